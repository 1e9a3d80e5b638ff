"""Recovery codes: six words to write down, for those who have no passkey.

A word is two syllables that sound alike in every language, such as "tomira". Five words are drawn by chance, 76 bits
together; the sixth follows from them, so that a slip of the pen is found before anything is looked up.
"""

import hashlib
import hmac
import secrets
import unicodedata

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
ENDS = ("", "k", "l", "m", "n", "r", "s", "t")
SYLLABLES = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
WORDS = len(SYLLABLES) ** 2 * len(ENDS)  # 39,200: 15.2 bits each
DRAWN = 5
SALT = 16  # bytes
COST = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}  # 16 MB, some 50 ms


def new_code() -> str:
    drawn = [word(secrets.randbelow(WORDS)) for _ in range(DRAWN)]
    return " ".join([*drawn, check_of(drawn)])


def word(number: int) -> str:
    rest, end = divmod(number, len(ENDS))
    first, second = divmod(rest, len(SYLLABLES))
    return SYLLABLES[first] + SYLLABLES[second] + ENDS[end]


def check_of(drawn: list[str]) -> str:
    digest = hashlib.sha256(" ".join(drawn).encode()).digest()
    return word(int.from_bytes(digest) % WORDS)


def read_code(text: str) -> str | None:
    """A code as somebody typed it, with one space between words; None if there is a slip in it."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    letters = "".join(letter if letter.isalpha() else " " for letter in plain if not unicodedata.combining(letter))
    words = letters.split()
    return " ".join(words) if len(words) == DRAWN + 1 and words[-1] == check_of(words[:-1]) else None


def hashed(code: str) -> bytes:
    """What is stored of a code. Slow on purpose."""
    salt = secrets.token_bytes(SALT)
    return salt + hashlib.scrypt(code.encode(), salt=salt, **COST)


def fits(code: str, stored: bytes) -> bool:
    """Slow, too."""
    salt, digest = stored[:SALT], stored[SALT:]
    return hmac.compare_digest(hashlib.scrypt(code.encode(), salt=salt, **COST), digest)
