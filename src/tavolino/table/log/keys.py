"""The keys of the last asks, by person, so that an ask that comes twice is carried out once."""

EACH = 64  # keys to remember of one person
PEOPLE = 32  # people to remember keys of


class Keys:
    def __init__(self) -> None:
        self.of: dict[str, dict[str, None]] = {}  # by person, both oldest first

    def has(self, person: str, key: str) -> bool:
        return key in self.of.get(person, ())

    def remember(self, person: str, key: str) -> None:
        own = self.of.pop(person, {})
        self.of[person] = own
        own[key] = None
        if len(own) > EACH:
            del own[next(iter(own))]
        if len(self.of) > PEOPLE:
            del self.of[next(iter(self.of))]

    def move(self, before: str, after: str) -> None:
        """The same person is on another device, and has another id there."""
        if before in self.of:
            self.of[after] = self.of.pop(before)
