"""experiment"""
import os
from cityboard.bots.metro.search import *
from cityboard.bots.metro.search import SEED
KEEP = int(os.environ.get("KEEP", "2"))
class Chief(FillSearch):
    def drawn(self, table, clock):
        tower = [(tile, count) for tile, count in enumerate(table.view.tower) if count]
        table.rng.shuffle(tower)
        groups = []; number = 0
        for tile, count in tower:
            lays = table.draws_of(tile)
            if groups and number + len(lays) > CHANGES: break
            groups.append((count, lays)); number += len(lays)
        every = sorted({lay for _, lays in groups for lay in lays}, key=lambda lay: (lay.at, lay.code))
        sums = dict.fromkeys(every, 0.0)
        for samples in clock.batches(DRAWING, len(every)):
            for lay, lead in zip(every, run(table, every, samples)[0], strict=True): sums[lay] += lead
        total = sum(count for count, _ in groups)
        self.groups = [(count / total, sorted(lays, key=lambda lay: -sums[lay])[:KEEP]) for count, lays in groups]
        self.sums = {}
        return [(c, lay) for c, lays in self.groups for lay in lays]
    def weigh(self, table, options, clock):
        alive, beaten = options, []
        stages = max(1, (len(options) - 1).bit_length())
        share = (1.0 - DRAWING * table.draws) / stages
        for _ in range(stages):
            lays = sorted({lay for option in alive for _, lay in option.lays}, key=lambda lay: (lay.at, lay.code))
            for samples in clock.batches(share, len(lays)):
                leads, squares = run(table, lays, samples)
                for lay, lead in zip(lays, leads):
                    self.sums[lay] = self.sums.get(lay, 0.0) + lead
                for option in alive:
                    option.trials += samples
            for option in alive:
                if len(option.lays) > 1:
                    option.lead = sum(c * max(self.sums[lay] for lay in ls) for c, ls in self.groups)
                else:
                    option.lead = self.sums[option.lays[0][1]]
            alive.sort(key=lambda option: -option.mean)
            half = (len(alive) + 1) // 2
            alive, beaten = alive[:half], alive[half:] + beaten
        return alive + beaten
    def options(self, table, clock):
        self.sums = {}
        return super().options(table, clock)
