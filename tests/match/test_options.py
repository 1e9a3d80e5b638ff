"""Options as people type them and as records hold them: everything wrong is named in one line."""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, get_args, get_origin

import pytest
from msgspec import to_builtins
from msgspec.structs import asdict, fields

from match import begun, every_game, refused
from tavolino.cli.options import read_options
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match.options import changed_options, exact_options, options_as_json
from tavolino.testing.options import some_options

FIELDS = [(game, field.name) for game in GAMES.values() for field in fields(type(game.table_options))]
every_option = pytest.mark.parametrize(("game", "key"), FIELDS, ids=[f"{game.name} {key}" for game, key in FIELDS])


def typed(value: Any) -> str:
    """A value as a person types it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


# All games


@every_game
def test_without_a_change_the_options_stay_as_they_are(game: AnyGame) -> None:
    for start in (game.table_options, game.simulation_options):
        assert read_options(game, start, []) == start
        assert changed_options(game, start, {}) == start


@every_game
def test_options_come_back_as_they_are_typed_and_as_json(game: AnyGame) -> None:
    for start in (game.table_options, game.simulation_options):
        values = asdict(start)
        pairs = [f"{key}={typed(value)}" for key, value in values.items()]
        assert read_options(game, game.table_options, pairs) == start
        assert changed_options(game, game.table_options, values) == start


@every_game
@pytest.mark.parametrize("pair", ["", " ", "=", "=1", "rounds", "two words", "\n"])
def test_an_option_without_key_or_value_is_refused(game: AnyGame, pair: str) -> None:
    with refused("KEY=VALUE", repr(pair)):
        read_options(game, game.table_options, [pair])


@every_game
@pytest.mark.parametrize("key", ["colour", "Rounds", " rounds", "rounds ", "__class__", "é", "🎲", "a\nb", "--"])
def test_an_unknown_option_is_refused_with_those_that_there_are(game: AnyGame, key: str) -> None:
    offered = [field.name for field in fields(type(game.table_options))] or ["none"]
    with refused(game.title, f"no option {key!r}", *offered):
        read_options(game, game.table_options, [f"{key}=1"])


@every_option
def test_an_option_given_twice_is_refused(game: AnyGame, key: str) -> None:
    pair = f"{key}={typed(getattr(game.table_options, key))}"
    with refused(f"Option {key} is given twice."):
        read_options(game, game.table_options, [pair, pair])


@every_option
@pytest.mark.parametrize("value", ["nonsense", "1;2", "½", "١", "null", "[1]", "1 2", "-", "1=2", "a\nb", "\t", "tru"])
def test_a_value_of_the_wrong_kind_is_refused(game: AnyGame, key: str, value: str) -> None:
    with refused(f"Option {key} must be ", repr(value)):
        read_options(game, game.table_options, [f"{key}={value}"])


@every_option
@pytest.mark.parametrize("value", [None, 1.5, {}, {"a": 1}, [[]], [None], ["x"], b"x", "x", -1, float("nan")], ids=repr)
def test_a_json_value_of_the_wrong_kind_is_refused(game: AnyGame, key: str, value: Any) -> None:
    with refused(f"Option {key} must be "):
        changed_options(game, game.table_options, {key: value})


@every_option
def test_a_refused_option_leaves_the_start_untouched(game: AnyGame, key: str) -> None:
    before = asdict(game.table_options)
    with refused():
        read_options(game, game.table_options, [f"{key}=nonsense"])
    assert asdict(game.table_options) == before


# The options of one game


@pytest.mark.parametrize(
    "value", ["0", "-1", "1.5", "", " 2", "+2", "1_0", "0x2", "007", "true", "infinity", "21", "9" * 5000]
)
def test_rounds_are_a_whole_number_from_one_to_twenty(value: str) -> None:
    game = GAMES["twisted"]
    with refused("Option rounds must be a whole number, 1 to 20"):
        read_options(game, game.table_options, [f"rounds={value}"])


@pytest.mark.parametrize("value", [True, 0, -3, "0"])
def test_rounds_in_a_record_are_a_whole_number_from_one(value: Any) -> None:
    game = GAMES["twisted"]
    with refused("Option rounds must be a whole number, 1 or more"):
        exact_options(game, {"rounds": value, "expert": False})


def test_rounds_in_a_record_may_be_more_than_a_table_allows_now() -> None:
    game = GAMES["twisted"]
    assert exact_options(game, {"rounds": 1000, "expert": False}).rounds == 1000


@every_game
def test_every_whole_number_has_a_smallest_and_a_largest_value(game: AnyGame) -> None:
    for field in fields(type(game.table_options)):
        if isinstance(getattr(game.table_options, field.name), int) and field.type is not bool:
            assert get_origin(field.type) is Annotated
            _, meta = get_args(field.type)
            assert meta.ge is not None
            assert meta.le is not None


@pytest.mark.parametrize("value", ["yes", "on", "2", "", "truefalse"])
def test_expert_is_true_or_false(value: str) -> None:
    game = GAMES["twisted"]
    with refused("Option expert must be true or false"):
        read_options(game, game.table_options, [f"expert={value}"])


@pytest.mark.parametrize("value", ["", "AUTO", "auto ", "caught,auto", "never"])
def test_call_is_one_of_four_words(value: str) -> None:
    game = GAMES["upturn"]
    with refused("Option call must be caught or strict or auto or late"):
        read_options(game, game.table_options, [f"call={value}"])


# An owner's own tiles: U-C5

NUMBERS: tuple[int, ...] = GAMES["upturn"].table_options.numbers
PENALTIES: tuple[int, ...] = GAMES["upturn"].table_options.penalties
SPARE = next(number for number in range(1, 100) if number not in NUMBERS)


def exchanged(old: int, new: int) -> tuple[int, ...]:
    return tuple(new if number == old else number for number in NUMBERS)


BROKEN_SETS: dict[str, tuple[dict[str, Sequence[int]], str]] = {
    "no numbers": ({"numbers": ()}, "80 numbers, not 0"),
    "79 numbers": ({"numbers": NUMBERS[:1] + NUMBERS[2:]}, "80 numbers, not 79"),
    "81 numbers": ({"numbers": (*NUMBERS, SPARE)}, "80 numbers, not 81"),
    "a number twice": ({"numbers": exchanged(2, 3)}, "the number 3 is there twice"),
    "81 with one twice": ({"numbers": (*NUMBERS, 99)}, "the number 99 is there twice"),
    "a nought": ({"numbers": exchanged(2, 0)}, "1 to 99, not 0"),
    "a hundred": ({"numbers": exchanged(2, 100)}, "1 to 99, not 100"),
    "below nought": ({"numbers": exchanged(2, -2)}, "1 to 99, not -2"),
    "a huge number": ({"numbers": exchanged(2, 10**30)}, f"1 to 99, not {10**30}"),
    "without a penalty tile": ({"numbers": exchanged(7, SPARE)}, "the penalty tile 7 is not among the numbers"),
    "a penalty tile twice": ({"penalties": (1, 7, 7)}, "the penalty tile 7 is there twice"),
    "a twin as penalty tile": ({"penalties": (1, 7, 44)}, "44 is a twin"),
    "a penalty tile that is not there": (
        {"penalties": (1, SPARE)},
        f"the penalty tile {SPARE} is not among the numbers",
    ),
    "a penalty tile out of range": ({"penalties": (1, 100)}, "the penalty tile 100 is not among the numbers"),
    "both wrong": ({"numbers": exchanged(2, 0), "penalties": (44,)}, "1 to 99, not 0"),
    **{
        f"without {twin}": ({"numbers": exchanged(twin, SPARE)}, f"the twin {twin} is missing")
        for twin in range(11, 100, 11)
    },
}


@pytest.mark.parametrize(("changes", "words"), BROKEN_SETS.values(), ids=BROKEN_SETS)
def test_a_set_of_tiles_against_u_c5_is_refused_and_the_fault_named(
    changes: dict[str, tuple[int, ...]], words: str
) -> None:
    game = GAMES["upturn"]
    with refused(game.title, words):
        read_options(game, game.table_options, [f"{key}={typed(value)}" for key, value in changes.items()])
    with refused(game.title, words):
        changed_options(game, game.table_options, {key: list(value) for key, value in changes.items()})


@pytest.mark.parametrize("value", ["1,,2", ",", "1,", ",1", "1;2", "1,2.5", "1,two", "1 2"])
def test_a_list_of_tiles_is_whole_numbers_with_commas(value: str) -> None:
    game = GAMES["upturn"]
    for key in ("numbers", "penalties"):
        with refused(f"Option {key} must be whole numbers with commas between them", repr(value)):
            read_options(game, game.table_options, [f"{key}={value}"])


def test_an_owner_plays_with_their_own_tiles_u_c5() -> None:
    game, numbers = GAMES["upturn"], exchanged(7, SPARE)
    penalties = tuple(tile for tile in PENALTIES if tile != 7)
    options = read_options(game, game.table_options, [f"numbers={typed(numbers)}", f"penalties={typed(penalties)}"])
    assert (options.numbers, options.penalties) == (numbers, penalties)
    tiles = [tile for tile in game.cards(begun(game, 2, options).state) if isinstance(tile, int)]
    assert sorted(tiles) == sorted(numbers)


def test_spaces_after_the_commas_of_a_list_do_not_matter() -> None:
    game = GAMES["upturn"]
    assert read_options(game, game.table_options, ["penalties=1, 7, 17"]).penalties == (1, 7, 17)


def test_a_set_may_have_no_penalty_tiles() -> None:
    game = GAMES["upturn"]
    assert read_options(game, game.table_options, ["penalties="]).penalties == ()


# Options of chance


@every_game
def test_options_of_chance_are_options_and_reach_every_choice(game: AnyGame) -> None:
    rng = Random(1)
    tried = [some_options(game.table_options, rng) for _ in range(100)]
    for options in tried:
        assert changed_options(game, game.table_options, to_builtins(options)) == options
    for key, value in asdict(game.table_options).items():
        if not isinstance(value, tuple):
            assert len({getattr(options, key) for options in tried}) > 1


def test_text_that_is_no_text_is_refused_like_any_other() -> None:
    game = GAMES["twisted"]
    with refused("Option rounds must be a whole number"):
        read_options(game, game.table_options, ["rounds=\udcff"])


@pytest.mark.parametrize("value", ["2", 2.0, None, [2]])
def test_a_record_names_every_option_by_its_json_value(value: object) -> None:
    game = GAMES["twisted"]
    assert exact_options(game, {"rounds": 3, "expert": True}).rounds == 3
    with refused("Option expert", "is missing"):
        exact_options(game, {"rounds": 3})
    with refused("Option rounds must be a whole number"):
        exact_options(game, {"rounds": value, "expert": True})


def test_a_record_from_before_an_option_was_there_has_the_value_that_all_had_then() -> None:
    game = GAMES["upturn"]
    values = options_as_json(game.table_options)
    del values["handing"]
    assert exact_options(game, values).handing == "unseen"
