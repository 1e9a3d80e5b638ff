"""What profiles and leaderboards say."""

from msgspec import Struct

from tavolino.people.streaks import MomentKind


class RatingNow(Struct, frozen=True):
    points: int  # 1500 is the bot "club"; 200 points more win three matches of four
    give_or_take: int  # in 19 of 20 cases the right number is no further away
    sure: bool  # False: after so few matches, the points say hardly anything yet
    matches: int  # rated ones
    last: int  # when the last one ended: seconds since 1970


class RatingThen(Struct, frozen=True):
    """A rating after a match."""

    at: int  # seconds since 1970
    points: int  # as in the rating now
    give_or_take: int  # likewise


class BotRating(Struct, frozen=True):
    """How strong a bot is, measured in the arena. Matches with people do not change it."""

    bot: str  # its level
    points: int  # as those of people
    give_or_take: int  # likewise


class AgainstLevel(Struct, frozen=True):
    """Matches in which all the others were bots of one level."""

    level: str  # of the bots
    seats: int  # at the table; an even share of the wins is one in so many
    matches: int  # that count: not those one left, and no rehearsals
    wins: int  # first places


class AgainstPerson(Struct, frozen=True):
    name: str  # of the other person
    profile: str | None  # the name of theirs in addresses; None if they hide it, or have none
    program: bool  # it is a program
    matches: int  # together
    ahead: int  # how often you came before them
    behind: int  # how often they came before you


class GameProfile(Struct, frozen=True):
    """What somebody has reached in one game."""

    game: str  # its name
    matches: int  # with others
    wins: int  # first places in those
    alone: int  # solo matches
    best_alone: int | None  # the best score of those
    rating: RatingNow | None  # None: no rated match yet
    over_time: tuple[RatingThen, ...]  # the oldest first; of a long past, only some
    levels: tuple[AgainstLevel, ...]  # the strongest last
    bots: tuple[BotRating, ...]  # the weakest first, to compare


class BestMoment(Struct, frozen=True):
    kind: MomentKind  # "best alone": the best solo match; "first win": the first win over the strongest level so far
    game: str  # its name
    level: str | None  # of the bots that were beaten
    points: int | None  # the score of the solo match
    at: int  # seconds since 1970
    record: str | None  # the id of its record


class ReadyFor(Struct, frozen=True):
    """A level has become easy."""

    game: str  # its name
    level: str  # that is won against often
    next: str  # the level to try
    wins: int  # of the last matches against the level
    matches: int  # how many those are


class DayPlayed(Struct, frozen=True):
    day: str  # 2026-05-01, in UTC
    matches: int  # that ended then


class Profile(Struct, frozen=True):
    """What somebody has reached. Only they themselves see whom they played with."""

    id: str  # its name in addresses
    name: str  # of the person
    owner: str | None  # it is a program, and belongs to somebody of this name
    own: bool  # it is yours
    hidden: bool  # nobody else can see it, and you are on no leaderboard
    since: int  # when the person first came: seconds since 1970
    matches: int  # that count
    streak: int  # days in a row with a match, until today or yesterday
    longest_streak: int  # the most days in a row so far
    days: tuple[DayPlayed, ...]  # with a match, of the last twelve weeks
    games: tuple[GameProfile, ...]  # that were played
    moments: tuple[BestMoment, ...]  # the newest first
    people: tuple[AgainstPerson, ...] = ()  # those with whom you played most; only in your own
    ready: tuple[ReadyFor, ...] = ()  # only in your own


class ProfileWish(Struct, frozen=True, forbid_unknown_fields=True):
    hidden: bool  # hide it from everybody else


class LeaderboardLine(Struct, frozen=True):
    place: int  # 1 is the first
    id: str  # of the profile
    name: str  # of the person
    points: int  # as in a profile
    give_or_take: int  # likewise
    matches: int  # rated ones
    own: bool  # it is you


class ProgramLine(Struct, frozen=True):
    """A program of somebody, among the bots."""

    id: str  # of its profile
    name: str  # its own
    owner: str  # the name of the person it belongs to; empty if they have gone
    points: int  # as in a profile
    give_or_take: int  # likewise
    matches: int  # rated ones


class Leaderboard(Struct, frozen=True):
    """The strongest people at a game, in the order of what they are at least worth: their points less the doubt."""

    game: str  # its name
    size: int  # how many people are on it
    lines: tuple[LeaderboardLine, ...]  # from the place that was asked for
    mine: LeaderboardLine | None  # your own, wherever it is
    bots: tuple[BotRating, ...]  # the strongest first
    programs: tuple[ProgramLine, ...]  # people's programs, the strongest first; their matches do change their points
    matches: int  # rated ones that it takes to be on it
    days: int  # and the last of them is no longer ago
