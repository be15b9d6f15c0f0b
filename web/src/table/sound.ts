// A few short synthesized tones, and a vibration.

import { settings } from "../turn/settings.svelte";

export type Sound = "turn" | "move" | "score" | "over";

interface Tone {
    pitch: number;
    after: number;
    length: number;
    loud: number;
}

const tone = (pitch: number, after: number, length = 0.18, loud = 0.12): Tone => ({ pitch, after, length, loud });
const TONES: Record<Sound, Tone[]> = {
    turn: [tone(587, 0), tone(880, 0.14, 0.3)],
    move: [tone(196, 0, 0.07, 0.16)],
    score: [tone(659, 0, 0.1), tone(784, 0.08, 0.1), tone(988, 0.16, 0.22)],
    over: [tone(523, 0, 0.5), tone(659, 0.12, 0.5), tone(784, 0.24, 0.7)],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
    // Before the first gesture a browser plays no sound; nothing is queued for later either.
    if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    void context.resume();
    for (const one of TONES[name]) play(context, one);
}

const BUZZ = [60, 80, 60];

// On the viewer's turn, a device that can vibrate does, if that is wanted; browsers allow it only after a gesture.
export function vibrate(): void {
    if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
}

function play(audio: AudioContext, { pitch, after, length, loud }: Tone): void {
    const begin = audio.currentTime + after;
    const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(begin);
    voice.stop(begin + length);
}
