"""The messages about slow matches that wait for somebody, and about notices."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.store import ChannelKind
from tavolino.table.log.table import Stage

Language = Annotated[str, Meta(max_length=3)]
Zone = Annotated[str, Meta(max_length=60)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
Webhook: TypeAlias = Literal["plain", "ntfy", "discord", "matrix"]


class SlowPlayer(Struct, frozen=True):
    """A seat of a slow match."""

    name: str | None  # of the person; None: a bot's, or free
    bot: str | None  # the level of the bot that plays here
    awaited: bool  # the match waits for them


class SlowMatch(Struct, frozen=True):
    """A slow match in which you sit."""

    table: str  # as in its link
    game: str  # its name
    stage: Stage  # "lobby": it has not begun
    seat: int  # your own
    mine: bool  # it waits for you
    left: int | None  # seconds until the time for your move is up; None: it doesn't wait for you
    seats: tuple[SlowPlayer, ...]  # in their order


class MySlowMatches(Struct, frozen=True):
    """The slow matches in which you sit."""

    turns: int  # how many of them wait for you
    matches: tuple[SlowMatch, ...]  # the one with the least time left first


class MyChannel(Struct, frozen=True):
    """Where you get notices: a browser, or a webhook."""

    id: str  # to end it by
    kind: ChannelKind  # "push": a browser
    address: str  # of a webhook; empty for a browser
    browser: str  # Firefox; empty for a webhook, or if it is not known
    system: str  # Android
    this: bool  # the browser that is asking
    language: str  # of its notices
    since: int  # seconds since 1970
    failing: bool  # the last notice did not arrive


class NoticeWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to hear about slow matches, and when not."""

    turn: bool = True  # it is your turn
    late: bool = True  # a quarter of the time for your move is left
    began: bool = True  # a match began
    again: bool = True  # somebody would like to play again
    over: bool = True  # a match is over
    quiet_from: Minute | None = None  # minutes since midnight; null: no quiet hours
    quiet_to: Minute | None = None  # when they end
    zone: Zone = "UTC"  # of these hours: Europe/Rome


class MyNotices(Struct, frozen=True):
    """Where you get notices of slow matches, and which."""

    key: str  # by which push services know this server: `applicationServerKey`
    wishes: NoticeWishes  # what you want to hear
    channels: tuple[MyChannel, ...]  # the oldest first


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants notices: what its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=2000)]  # its address at its push service
    p256dh: Annotated[str, Meta(max_length=120)]  # its key
    auth: Annotated[str, Meta(max_length=40)]  # its secret
    language: Language  # of the notices
    zone: Zone = "UTC"  # where its clock is, if you haven't said so before


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """An address that wants notices."""

    kind: Webhook  # how it takes them
    address: Annotated[str, Meta(max_length=2000)]  # https://…
    language: Language  # of the notices
    zone: Zone = "UTC"  # where your clock is, if you haven't said so before


class MadeWebhook(Struct, frozen=True):
    """A new webhook."""

    id: str  # to end it by
    secret: str  # signs everything that is sent to it; nobody is told again


class NoticeTried(Struct, frozen=True):
    """What became of a notice to try a channel."""

    arrived: bool  # the other side has taken it


MESSAGES = (MadeWebhook, MyNotices, MySlowMatches, NewPush, NewWebhook, NoticeTried, NoticeWishes)
