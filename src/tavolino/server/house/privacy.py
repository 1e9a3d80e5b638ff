"""What every server keeps about people and for how long, in words: true for this program and these settings."""

from collections.abc import Iterator

from tavolino.server.settings import Settings
from tavolino.words import say

KEPT = (
    "privacy-person", "privacy-device", "privacy-account", "privacy-tables", "privacy-records", "privacy-ratings",
    "privacy-daily", "privacy-coach", "privacy-contests", "privacy-circle", "privacy-notices", "privacy-deals",
)  # fmt: skip
NOT_KEPT = ("privacy-chat", "privacy-address", "privacy-settings", "privacy-tracking")
SEEN = ("privacy-others", "privacy-profile", "privacy-links", "privacy-host")
YOURS = ("privacy-own", "privacy-devices", "privacy-hide", "privacy-delete", "privacy-backups")


def privacy_text(settings: Settings, language: str) -> str:
    """As Markdown."""
    return "\n\n".join(paragraphs(settings, language))


def paragraphs(settings: Settings, language: str) -> Iterator[str]:
    limits = settings.limits
    values: dict[str, int | float] = {
        "quiet": plain(limits.quiet_hours),
        "finished": plain(limits.finished_hours),
        "log": limits.log_days,
        "records": settings.record_days or 0,
        "people": settings.people_days or 0,
    }

    def bullets(*keys: str) -> str:
        return "\n".join(f"- {say(key, values, language)}" for key in keys)

    def part(key: str) -> str:
        return f"## {say(key, language=language)}"

    yield say("privacy-short", language=language)
    yield part("privacy-kept")
    yield bullets(*KEPT)
    yield part("privacy-not-kept")
    yield bullets(*NOT_KEPT)
    yield part("privacy-time")
    yield bullets(
        "privacy-time-tables",
        "privacy-time-records" if settings.record_days else "privacy-time-records-ever",
        "privacy-time-people" if settings.people_days else "privacy-time-people-ever",
        "privacy-time-account",
    )
    yield part("privacy-seen")
    yield bullets(*SEEN)
    yield part("privacy-yours")
    yield bullets(*YOURS)


def plain(hours: float) -> int | float:
    return int(hours) if hours == int(hours) else hours
