"""Names that cannot be told apart at a glance count as one: an account's name must not be imitated."""

import unicodedata

SILENT = ("Z", "P", "C", "M")  # categories that hardly show: spaces, punctuation, invisible signs, loose accents
CYRILLIC = ("авекмнорстухіјѕһԁԛԝь", "abekmhopctyxijshdqwb")
GREEK = ("αβεζηικμνορτυχϲ", "abezhikmvoptyxc")
DIGITS = ("i1|ı0", "llllo")
# After casefolding, so a letter is here also for the look of its capital.
ALIKE = [str.maketrans(*letters) for letters in (CYRILLIC, GREEK, DIGITS)]


def folded(name: str) -> str:
    """Two names with the same result look alike, such as "Mara" and "mara." or one with Cyrillic letters in it."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    composed = unicodedata.normalize("NFC", plain)
    found = "".join(letter for letter in composed if unicodedata.category(letter)[0] not in SILENT) or composed
    for alike in ALIKE:
        found = found.translate(alike)
    return found
