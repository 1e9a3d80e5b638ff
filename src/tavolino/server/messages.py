"""The HTTP messages other than asks and updates."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.events.contests.views import ContestLine
from tavolino.game import GameAction, GameEvent, GameOptions, GameView
from tavolino.lesson import Scene
from tavolino.match import Record
from tavolino.people.figures import Figures
from tavolino.server.circle.messages import MyCircle
from tavolino.server.coach.messages import MyDeck, MyPlay
from tavolino.server.daily.messages import MyTry
from tavolino.server.ratings.messages import Profile
from tavolino.server.reach.network import Kind
from tavolino.store import ChannelKind, Reason, Scope, What
from tavolino.table import Settings
from tavolino.table.runtime.views import TableView
from tavolino.words import PlainText, Sentence, Value

Name = Annotated[str, Meta(max_length=400)]  # what is wrong with one is said in words
Token = Annotated[str, Meta(min_length=1, max_length=500)]


class Fault(Struct, frozen=True, omit_defaults=True):
    """What went wrong, in one line."""

    reason: str  # in English
    message: str | None = None  # the key of the reason in the catalogues, to say it in another language
    values: dict[str, Value] = {}  # the values of its variables


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name  # how others will see you


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program."""

    name: Name  # of the program
    mine: bool = False  # it acts for you; otherwise it is a new guest
    scope: Scope = "play"  # read: it can only look
    days: Annotated[int, Meta(ge=1, le=3650)] = 365  # until it ends


class MyDevice(Struct, frozen=True):
    """A browser or a program that acts for you."""

    id: str  # to end it by
    this: bool  # the one that is asking
    browser: str  # Firefox; empty if it is not known
    system: str  # Android
    name: str  # of a program; empty: a browser
    scope: Scope  # read: it can only look
    since: int  # when it was first seen: seconds since 1970, to the hour, like the next one
    seen: int  # when it was last seen
    ends: int | None  # when the token of a program ends


class MyPasskey(Struct, frozen=True):
    """A passkey with which you can sign in."""

    id: str  # to remove it by
    place: str  # the name of the server that it works at
    browser: str  # in which it was made; empty if it is not known
    system: str  # Android
    since: int  # seconds since 1970, to the hour, like the next one
    used: int  # when it was last used


class MyAccount(Struct, frozen=True):
    """Whether your name is kept, and how you can come back."""

    name: str  # your own
    since: int | None  # when it was kept: seconds since 1970; None: you are a guest
    code: int | None  # when your recovery code was made; None: you have none
    passkeys: tuple[MyPasskey, ...]  # the oldest first
    passkeys_work: bool  # at the address you came by: over https, and by a name
    owner: str | None  # you are a program, and belong to somebody of this name


class MyProgram(Struct, frozen=True):
    """A program of yours, with a name of its own."""

    id: str  # to ask for it by
    name: str  # nobody else here has it
    since: int  # seconds since 1970
    tokens: tuple[MyDevice, ...]  # with which it plays, the last used first


class Me(Struct, frozen=True, omit_defaults=True):
    name: str | None  # None: the server doesn't know you yet
    kept: bool = False  # the name is yours alone: you have an account


class Place(Struct, frozen=True):
    """What the host says about this server."""

    version: str  # of Tavolino
    contact: str | None  # how to reach the host: an e-mail address or a web address
    source: str | None  # where the source code is
    name: str | None = None  # of the place; None: just Tavolino
    notice: str | None = None  # a line of Markdown for the home page
    imprint: bool = False  # there is such a page
    rules: bool = False  # the same for house rules


class HouseText(Struct, frozen=True):
    """A text of the host, or one that comes with the program."""

    text: str  # in Markdown
    language: str  # of the text


class MyTable(Struct, frozen=True):
    """A table at which you sit in a match that goes on, or wait for one."""

    table: TableView  # as everybody sees it
    seat: int  # your own
    awaited: tuple[int, ...]  # the seats that the match waits for
    idle: int  # seconds since something happened there


class Given(Struct, frozen=True):
    """A token: for a program that plays, or for a seat link."""

    token: str  # send it as `Authorization: Bearer TOKEN`, or as a seat link


class NetworkAddress(Struct, frozen=True):
    """An address by which other machines reach this server."""

    url: str  # http://192.168.1.23:8001
    kind: Kind  # what sort of network it is in; name: a name in the local network
    interface: str  # what the machine calls it: wlan0


class Network(Struct, frozen=True):
    """How other machines reach this server. Only the machine's own browser is told."""

    own: bool  # the asker is a browser on the machine that the server runs on
    open: bool = False  # other machines can come in
    door: bool = False  # and the asker may let them in, or shut them out
    addresses: tuple[NetworkAddress, ...] = ()  # the likely one first


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    settings: Settings  # what is played, and how
    bots: tuple[Annotated[str, Meta(max_length=40)] | None, ...] = ()  # the level of the bot in each seat; None: no bot


class UseSeatLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token  # out of the link


class GameFacts(Struct, frozen=True):
    name: str  # in addresses and settings
    title: str  # for people
    about: str  # one line in English; empty if the page has its own text
    seat_counts: tuple[int, ...]  # how many can play
    options: GameOptions  # with their default values
    option_schema: dict[str, Any]  # what they may be, as JSON Schema
    levels: tuple[str, ...]  # of the bots that can play it on this server
    lesson: bool  # whether there is one
    minutes: int | None = None  # how long a match takes, roughly
    difficulty: int | None = None  # 1 (easy), 2 (medium) or 3 (tricky) to learn
    first: bool = False  # newcomers should start with it


class GameLevels(Struct, frozen=True):
    """Which levels of a game's bots play at once, and which will in a moment: their search is being compiled."""

    game: str  # its name
    ready: tuple[str, ...]  # levels that play at once
    coming: tuple[str, ...]  # levels that are being compiled
    seconds: int  # about how long they take; 0 where none is coming


class Rules(Struct, frozen=True):
    """A rules page."""

    text: str  # in Markdown
    language: str  # of the text: English where there is no translation


class GameWords(Struct, frozen=True):
    """The words of a game that the page does not know."""

    text: str  # in Fluent; empty if the game has none
    language: str  # of the text, but for what is not translated


class Rehearse(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the deal of a record again."""

    seat: Annotated[int, Meta(ge=0, le=9)]  # your own; bots take the others
    step: Annotated[int, Meta(ge=0)] | None = None  # continue after this many actions; None: start from the deal
    level: Annotated[str, Meta(max_length=40)] = "casual"  # of the bots


class RecordLine(Struct, frozen=True):
    """One line of the list of finished matches."""

    id: str  # of the record
    ended: int  # seconds since 1970
    game: str  # its name
    seats: tuple[str, ...]  # the names, without the levels of bots
    scores: tuple[int, ...]  # by seat
    places: tuple[int, ...]  # by seat; 1 has won
    seat: int | None  # your own; None if it is not known
    rehearsal: bool  # a deal played again, which does not count
    bots: tuple[str | None, ...] = ()  # of the bot that played in each seat at the end: the weakest level it played
    left: bool = False  # you left before the end, so it does not count for you


class Mine(Struct, frozen=True):
    """What the server stores about a person's matches."""

    name: str  # your own
    figures: tuple[Figures, ...]  # by game
    matches: tuple[RecordLine, ...]  # newest first


class MyReport(Struct, frozen=True):
    """What you have told those who run this server about somebody."""

    made: int  # seconds since 1970
    name: str  # of the other person
    reason: Reason  # what it is about
    words: str  # your own, if any


class KeptChannel(Struct, frozen=True):
    """Where you want notices."""

    kind: ChannelKind  # push: a browser; the others are webhooks
    address: str  # where they are sent
    language: str  # of what is sent
    made: int  # seconds since 1970


class KeptNotices(Struct, frozen=True):
    """Where you want notices, which, and when not."""

    channels: tuple[KeptChannel, ...]  # the oldest first
    wishes: tuple[What, ...]  # what you want to hear of
    quiet_from: int | None  # minutes since midnight; None: no quiet hours
    quiet_to: int | None  # minutes since midnight
    zone: str  # of these hours


class KeptInvitation(Struct, frozen=True):
    """An invitation to you, or from you."""

    by: str  # the name of who invites
    guest: str  # the name of who is invited
    table: str  # as in its link
    game: str  # its name
    made: int  # seconds since 1970


class Everything(Struct, frozen=True):
    """Everything the server knows about a person."""

    name: str  # your own
    figures: tuple[Figures, ...]  # by game
    matches: tuple[RecordLine, ...]  # newest first
    devices: tuple[MyDevice, ...]  # your browsers and programs
    reports: tuple[MyReport, ...]  # what you have reported
    account: MyAccount  # whether your name is kept, and with what
    programs: tuple[MyProgram, ...]  # that belong to you
    profile: Profile  # your ratings, and what else is counted
    contests: tuple[ContestLine, ...]  # that you opened or take part in
    play: MyPlay  # how you play, as far as the coach has looked at it
    deck: MyDeck  # your mistakes, and how you do when you try them again
    tables: tuple[MyTable, ...]  # where you sit, the latest first
    daily: tuple[MyTry, ...]  # your tries at daily deals, the oldest first
    circle: MyCircle  # the people you know, those you keep away, and how you want to be found
    invitations: tuple[KeptInvitation, ...]  # to you and from you, the newest first
    notices: KeptNotices  # where and when you want them
    records: dict[str, Record]  # of your matches, by id


class Step(Struct, frozen=True):
    """One step of a replay, as one seat saw it."""

    action: str | None  # the action that led here
    events: tuple[GameEvent, ...]  # what happened then
    told: tuple[Sentence | PlainText, ...]  # the events in words
    view: GameView  # after it
    awaited: tuple[int, ...]  # the seats that the match is waiting for
    hands: tuple[GameView, ...] = ()  # the view of every seat, if all cards were asked for


class Lesson(Struct, frozen=True):
    """How to play a game, in scenes."""

    title: str  # of the game
    scenes: tuple[Scene, ...]  # in their order


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """An action to try in a lesson. Any action will do: the answer says what is wrong with it."""

    action: GameAction  # as in the scene's view, or not
