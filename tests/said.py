"""`.venv/bin/python tests/said.py` writes said.json from the catalogues; read the difference before you commit it."""

import json

import msgspec

from tavolino.games import GAMES
from tavolino.words import LANGUAGES, Sentence, in_words, say
from test_told import CASES, FILE, NAMES, Case, event_in


def said_again(case: Case) -> Case:
    game = GAMES[case.game]
    told = game.tell(event_in(case), case.seats, game.table_options)
    assert told is None or isinstance(told, Sentence)
    said = {language: read(told, case.reader, language) for language in sorted(LANGUAGES)} if told else {}
    return msgspec.structs.replace(case, told=told, said=said)


def read(told: Sentence, reader: int | None, language: str) -> str:
    """As somebody at the table reads it, who is "you" there."""
    names = [say("you", language=language) if seat == reader else name for seat, name in enumerate(NAMES)]
    return in_words(told, names, language, reader)


def line(case: Case) -> str:
    return json.dumps(msgspec.to_builtins(case), ensure_ascii=False)


if __name__ == "__main__":
    FILE.write_text("[\n" + ",\n".join(line(said_again(case)) for case in CASES) + "\n]\n", encoding="utf-8")
