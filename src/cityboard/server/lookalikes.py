"""Names that look the same and are not: letters are compared by their shape, across alphabets."""
# ruff: noqa: RUF001

import unicodedata

JOINERS_AND_STYLES = dict.fromkeys([0x200C, 0x200D, 0xFE0F])
# Letters, and what each looks like; a bar stands for the look of capital I, small l and the digit one.
_PAIRS = [
    # Latin and signs
    ("Il1|ǀ∣0ıɑɡɩʼ’‘`´‐‑‒–—−", "||||||oiagi'''''------"),
    # Cyrillic
    ("АВЕКМНОРСТХУҮІЈЅԚԜԌѴӀӏ", "abekmhopctxyy|jsqwgv||"),
    ("аеорсухіјѕԁһԛԝѵүкмтпгёї", "aeopcyxijsdhqwvykmtnrëï"),
    # Greek
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "abezh|kmnoptyxc"),
    ("αγεηικνορτυχωϲϳ", "ayenikvoptuxwcj"),
    # Armenian
    ("ՕՏԼօսհոցզյ", "oslouhngqj"),
    # Cherokee
    ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏙᏚᏞᏟᏢᏦᏴ", "drtajewmhgzvslcpkb"),
    # Lisu
    ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyae|ou"),
]
_SHAPES = {ord(letter): shape for letters, shapes in _PAIRS for letter, shape in zip(letters, shapes, strict=True)}


def look_alike(one: str, other: str) -> bool:
    """Return whether two names look the same although they differ by more than capital letters."""
    return skeleton(one) == skeleton(other) and _folded(one) != _folded(other)


def skeleton(name: str) -> str:
    """Return what a name looks like: the same for all names that look alike."""
    seen = unicodedata.normalize("NFKC", name.translate(JOINERS_AND_STYLES).translate(_SHAPES))
    return unicodedata.normalize("NFKC", seen.translate(_SHAPES).casefold())


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
