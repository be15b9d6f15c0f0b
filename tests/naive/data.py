"""The printed data of Metro (M1, M7, M9, M12-M17), typed off the rules a second time."""

Square = tuple[int, int]

# M11.3: also the order of the companies.
COLOURS: list[str] = ["yellow", "blue", "orange", "grey", "red", "brown", "green", "purple"]
PERCENTAGES: list[int] = [10, 20, 30, 40]

# M1.1
CENTRAL_SQUARES: list[Square] = [(3, 3), (3, 4), (4, 3), (4, 4)]

# M1.3: the exit port reached from an entrance port by a letter.
EXITS: dict[int, dict[str, int]] = {
    0: {"a": 5, "b": 3, "c": 7, "d": 1},
    2: {"a": 7, "b": 5, "c": 1, "d": 3},
    4: {"a": 1, "b": 7, "c": 3, "d": 5},
    6: {"a": 3, "b": 1, "c": 5, "d": 7},
}

# M1.4
TRACK_TILES: list[str] = [
    *["aacb", "cbaa", "acba", "baac", "aaaa"] * 4,
    *["cbcb", "bcbc"] * 3,
    *["cccc", "bbbb", "dacc", "cdac", "ccda", "accd", "dbba", "adbb", "badb", "bbad"] * 2,
    *["ddbc", "cddb", "bcdd", "dbcd", "adad", "dada", "dddd"] * 2,
]

# M1.6: number of players, then frame colour, then its stations.
FRAMES: dict[int, dict[int, list[int]]] = {
    2: {
        1: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
        2: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
    },
    3: {
        1: [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
        2: [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
        3: [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
    },
    4: {
        1: [4, 7, 11, 16, 20, 23, 27, 32],
        2: [3, 8, 12, 15, 19, 24, 28, 31],
        3: [1, 6, 10, 13, 18, 21, 25, 30],
        4: [2, 5, 9, 14, 17, 22, 26, 29],
    },
    5: {
        1: [1, 5, 10, 14, 22, 28],
        2: [6, 12, 18, 23, 27, 32],
        3: [3, 7, 15, 19, 25, 29],
        4: [2, 9, 13, 21, 26, 30],
        5: [4, 8, 11, 20, 24, 31],
    },
    6: {
        1: [1, 5, 10, 19, 27],
        2: [2, 11, 18, 25, 29],
        3: [4, 8, 14, 21, 26],
        4: [6, 15, 20, 24, 31],
        5: [3, 9, 13, 23, 30],
        6: [7, 12, 22, 28, 32],
    },
}

# M1.7
COMPANY_STATIONS: dict[str, list[int]] = {
    "yellow": [1, 10, 19, 28],
    "blue": [7, 14, 21, 32],
    "orange": [3, 12, 17, 26],
    "grey": [5, 16, 23, 30],
    "red": [8, 15, 22, 29],
    "brown": [2, 11, 20, 25],
    "green": [6, 13, 24, 31],
    "purple": [4, 9, 18, 27],
}

# M9.2
CENTRAL_RAIL_TILES: list[str] = ["aaaa", "aaaa", "bbbb", "cccc", "bcbc", "bcbc", "aacb", "aacb"]

# M10.3
REFUSABLE_TILE = "dddd"

# M12.1
PARIS_CARDS_EACH: dict[int, int] = {2: 6, 3: 4, 4: 3, 5: 2, 6: 2}

# M12.4
PARIS_CARDS: list[list[str]] = [
    ["grey", "orange", "purple", "blue"],
    ["yellow", "brown", "purple", "orange"],
    ["grey", "green", "brown", "purple"],
    ["green", "red", "blue", "brown"],
    ["red", "grey", "yellow", "green"],
    ["grey", "brown", "red", "orange"],
    ["grey", "blue", "yellow", "brown"],
    ["red", "blue", "purple", "green"],
    ["grey", "red", "purple", "yellow"],
    ["purple", "blue", "orange", "green"],
    ["yellow", "red", "orange", "blue"],
    ["orange", "yellow", "green", "brown"],
]

# M13.1
STOCKHOLM_TOKENS_EACH: dict[int, int] = {2: 3, 3: 2, 4: 2, 5: 1, 6: 1}

# M13.5
STOCKHOLM_VALUES: list[list[int]] = [
    [1, 2, 3, 4],
    [2, 4, 1, 3],
    [3, 1, 4, 2],
    [4, 3, 2, 1],
    [1, 3, 2, 4],
    [2, 1, 4, 3],
    [4, 2, 3, 1],
    [3, 4, 1, 2],
]

# M15.4
NEW_YORK_VALUES: list[int] = [4, 2, 1, 3, 2, 3, 1, 0]

# M16.1 and M16.4
ST_PETERSBURG_MONUMENTS: list[Square] = [(2, 2), (1, 1), (2, 5), (1, 6), (5, 2), (6, 1), (5, 5), (6, 6)]
ST_PETERSBURG_POINT_TILES: dict[str, list[int]] = {
    "yellow": [1, 2, 3, 4],
    "blue": [2, 2, 3, 3],
    "orange": [0, 3, 3, 4],
    "grey": [1, 1, 4, 4],
    "red": [0, 1, 4, 5],
    "brown": [0, 2, 3, 5],
    "green": [2, 2, 2, 4],
    "purple": [1, 3, 3, 3],
}

# M17.1: the four groups in the order in which they are filled.
BERLIN_GROUPS: list[list[Square]] = [
    [(1, 1), (1, 2), (2, 1), (2, 2)],
    [(1, 5), (1, 6), (2, 5), (2, 6)],
    [(5, 1), (5, 2), (6, 1), (6, 2)],
    [(5, 5), (5, 6), (6, 5), (6, 6)],
]
BERLIN_TICKETS_OF_A_COLOUR = 8

# M17.5
BERLIN_SIDES: dict[str, list[tuple[int, int]]] = {
    "A": [(5, 2), (5, 3), (6, 2), (6, 3), (6, 4), (7, 3), (7, 4), (8, 4)],
    "B": [(3, 1), (4, 1), (5, 2), (6, 3), (8, 3), (9, 4), (10, 5), (12, 6)],
}
