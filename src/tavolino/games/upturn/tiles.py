"""The tiles of Upturn."""

from typing import Literal, TypeAlias

ActionTile: TypeAlias = Literal["up", "down", "updown", "skip1", "skip2", "joker"]
Tile: TypeAlias = int | ActionTile

ACTION_TILES: dict[ActionTile, int] = {"up": 6, "down": 6, "updown": 6, "skip1": 3, "skip2": 3, "joker": 2}  # U-C1
TWINS = (11, 22, 33, 44, 55, 66, 77, 88, 99)  # U-C2

NUMBERS = (
    1, 2, 3, 4, 6, 7, 8, 9,
    11, 12, 13, 14, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 27, 28, 29,
    31, 32, 33, 34, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 47, 48, 49,
    51, 52, 53, 54, 55, 57, 58, 59,
    61, 62, 63, 64, 66, 67, 68, 69,
    71, 72, 73, 74, 76, 77, 78, 79,
    81, 82, 83, 84, 86, 87, 88, 89,
    91, 92, 93, 94, 96, 97, 98, 99,
)  # U-C3  # fmt: skip
PENALTIES = (1, 7, 17, 21, 27, 31, 37, 41, 47, 51, 57, 61, 67, 71, 81, 87, 91, 97)  # U-C4


def all_tiles(numbers: tuple[int, ...]) -> list[Tile]:
    actions: list[Tile] = [tile for tile, count in ACTION_TILES.items() for _ in range(count)]
    return [*numbers, *actions]


def is_number(tile: Tile) -> bool:
    return isinstance(tile, int)


def fault_of_set(numbers: tuple[int, ...], penalties: tuple[int, ...]) -> str | None:
    """What is wrong with a set of tiles that somebody owns; None if nothing is: U-C5."""
    if strays := sorted(number for number in numbers if not 1 <= number <= 99):
        return f"tiles are numbered 1 to 99, not {strays[0]}"
    if twice := twice_in(numbers):
        return f"the number {twice} is there twice"
    if len(numbers) != len(NUMBERS):
        return f"a set has {len(NUMBERS)} numbers, not {len(numbers)}"
    if missing := [twin for twin in TWINS if twin not in numbers]:
        return f"the twin {missing[0]} is missing from the numbers"
    if twice := twice_in(penalties):
        return f"the penalty tile {twice} is there twice"
    if twins := [tile for tile in penalties if tile in TWINS]:
        return f"{twins[0]} is a twin and cannot be a penalty tile"
    if outside := [tile for tile in penalties if tile not in numbers]:
        return f"the penalty tile {outside[0]} is not among the numbers"
    return None


def twice_in(numbers: tuple[int, ...]) -> int | None:
    return next((number for index, number in enumerate(numbers) if number in numbers[:index]), None)
