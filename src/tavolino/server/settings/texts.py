"""A host's text: in the settings themselves, or in a Markdown file with translations beside it."""

from pathlib import Path

from tavolino.game import BadMessage
from tavolino.words.catalogue import LANGUAGES

ENDING = ".md"
LONGEST = 100_000  # letters


def is_file_name(text: str) -> bool:
    return text.endswith(ENDING) and "\n" not in text


def read_texts(text: str, language: str) -> dict[str, str]:
    """By language. Next to imprint.md there may be imprint.de.md; raises BadMessage if a file cannot be read."""
    if not is_file_name(text):
        return {language: text}
    file = Path(text)
    found = {code: file.with_suffix(f".{code}{ENDING}") for code in LANGUAGES}
    return {code: read(one) for code, one in found.items() if one.is_file()} | {language: read(file)}


def read(file: Path) -> str:
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as fault:
        raise BadMessage(f"the file {file} cannot be read: {fault.strerror}.") from None
    except UnicodeDecodeError:
        raise BadMessage(f"the file {file} is not in UTF-8.") from None
    if not text.strip() or len(text) > LONGEST:
        raise BadMessage(f"the file {file} {'is too long' if text.strip() else 'is empty'}.")
    return text
