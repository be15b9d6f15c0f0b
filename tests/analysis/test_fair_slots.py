"""Slots are given out in turn: to every origin, and within one to every person."""

import asyncio

import pytest

from cityboard.analysis.fair_slots import Customer, FairSlots, FullError


def queued(slots: FairSlots, served: list[str], origin: str, person: str, name: str) -> asyncio.Task[None]:
    """Let someone wait for a slot and record when they were served."""

    async def wait() -> None:
        async with slots.slot(Customer(origin, person)):
            served.append(name)

    return asyncio.create_task(wait())


async def order(*waiting: tuple[str, str, str]) -> list[str]:
    """Return in which order those are served who came in another order while the only slot was taken."""
    slots, served = FairSlots(1, 1000, 1000), list[str]()
    async with slots.slot(Customer("", "")):
        tasks = [queued(slots, served, *one) for one in waiting]
        await asyncio.sleep(0)
        assert served == []
    await asyncio.gather(*tasks)
    return served


def test_every_origin_gets_a_turn_before_any_gets_a_second() -> None:
    crowd = [("crowd", f"person {number}", f"crowd {number}") for number in range(40)]
    served = asyncio.run(order(*crowd, ("home", "ann", "ann"), ("school", "bob", "bob")))
    assert served[:3] == ["crowd 0", "ann", "bob"]
    assert served[3:] == [f"crowd {number}" for number in range(1, 40)]


def test_within_an_origin_every_person_gets_a_turn_before_any_gets_a_second() -> None:
    greedy = [("home", "ann", f"ann {number}") for number in range(4)]
    served = asyncio.run(order(*greedy, ("home", "bob", "bob 0"), ("home", "bob", "bob 1")))
    assert served == ["ann 0", "bob 0", "ann 1", "bob 1", "ann 2", "ann 3"]


def test_the_number_of_those_who_wait_is_limited_in_total_and_per_origin() -> None:
    async def scene() -> None:
        slots, served = FairSlots(1, 3, 2), list[str]()
        async with slots.slot(Customer("", "")):
            tasks = [queued(slots, served, "home", f"person {number}", str(number)) for number in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(FullError):
                await queued(slots, served, "home", "ann", "too many of one origin")
            tasks.append(queued(slots, served, "school", "bob", "2"))
            await asyncio.sleep(0)
            with pytest.raises(FullError):
                await queued(slots, served, "office", "cem", "too many in all")
        await asyncio.gather(*tasks)
        assert sorted(served) == ["0", "1", "2"]

    asyncio.run(scene())


def test_giving_up_waiting_leaves_no_trace_and_loses_no_slot() -> None:
    async def scene() -> None:
        slots, served = FairSlots(1, 2, 2), list[str]()
        async with slots.slot(Customer("", "")):
            for _ in range(5):
                with pytest.raises(TimeoutError):
                    async with slots.slot(Customer("home", "ann"), 0.0):
                        pass
            given_up = queued(slots, served, "home", "ann", "ann")
            await asyncio.sleep(0)
        given_up.cancel()  # just when the slot is given to them
        await asyncio.gather(given_up, return_exceptions=True)
        await queued(slots, served, "home", "bob", "bob")
        assert served == ["bob"]
        assert (slots._free, slots._waiting, slots._counts.total()) == (1, {}, 0)

    asyncio.run(scene())


def test_one_who_gives_up_just_before_their_turn_is_skipped() -> None:
    async def scene() -> None:
        slots, served = FairSlots(1, 9, 9), list[str]()
        async with slots.slot(Customer("", "")):
            waiting = [queued(slots, served, "home", name, name) for name in ("ann", "bob", "cem")]
            await asyncio.sleep(0)
            waiting[0].cancel()
            waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == ["bob"]
        assert (slots._free, slots._waiting, slots._counts.total()) == (1, {}, 0)

    asyncio.run(scene())


def test_as_many_work_at_a_time_as_there_are_slots() -> None:
    async def scene() -> None:
        slots, working, most = FairSlots(3, 100, 100), 0, 0

        async def work() -> None:
            nonlocal working, most
            async with slots.slot(Customer("home", "ann")):
                working += 1
                most = max(most, working)
                await asyncio.sleep(0)
                working -= 1

        await asyncio.gather(*(work() for _ in range(20)))
        assert (working, most) == (0, 3)

    asyncio.run(scene())


def test_slots_are_idle_while_all_of_them_are_free() -> None:
    async def test() -> None:
        slots = FairSlots(2, 10, 10)
        assert slots.is_idle
        async with slots.slot(Customer("", "")):
            assert not slots.is_idle
        assert slots.is_idle

    asyncio.run(test())
