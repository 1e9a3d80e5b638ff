"""The host's texts, read once when the server starts."""

from tavolino import __version__
from tavolino.server.house.privacy import privacy_text
from tavolino.server.messages import HouseText, Place
from tavolino.server.settings import Settings
from tavolino.server.settings.read import TEXTS
from tavolino.server.settings.texts import read_texts


class HouseTexts:
    def __init__(self, settings: Settings) -> None:
        """Raises BadMessage if a file cannot be read."""
        self.settings = settings
        house = settings.house
        given = {name: getattr(house, name) for name in TEXTS}
        self.texts = {name: read_texts(text, house.language) for name, text in given.items() if text is not None}

    @property
    def title(self) -> str:
        """What the place is called."""
        return self.settings.house.name or "Tavolino"

    def place(self, language: str) -> Place:
        settings, notice = self.settings, self.text("notice", language)
        return Place(
            version=__version__,
            contact=settings.contact,
            source=settings.source,
            name=settings.house.name,
            notice=notice.text.strip() if notice else None,
            imprint="imprint" in self.texts,
            rules="rules" in self.texts,
        )

    def page(self, name: str, language: str) -> tuple[HouseText, ...]:
        """The texts of a page, one below the other; none if the host has not written any."""
        own = self.text(name, language)
        texts = (own,) if own else ()
        if name != "privacy" or (own and self.settings.house.privacy_alone):
            return texts
        return HouseText(privacy_text(self.settings, language), language), *texts

    def text(self, name: str, language: str) -> HouseText | None:
        """In this language if the host has translated it."""
        found = self.texts.get(name)
        if found is None:
            return None
        chosen = language if language in found else self.settings.house.language
        return HouseText(found[chosen], chosen)
