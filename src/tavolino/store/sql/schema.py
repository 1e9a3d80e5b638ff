"""The tables of the database. A change here needs a new step in migrations/versions; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()
Seconds = BigInteger().with_variant(Integer, "sqlite")  # whose integers have 64 bits anyway

people = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", Seconds, nullable=False),  # seconds since 1970, like all times in the database
)

devices = Table(
    "device",  # the browsers and programs of a person; a token is good as long as its device is here
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("since", Seconds, nullable=False),
    Column("seen", Seconds, nullable=False),
    Column("browser", Text, nullable=False, server_default=""),
    Column("system", Text, nullable=False, server_default=""),
    Column("name", Text, nullable=False, server_default=""),  # of a program
    Column("scope", Text, nullable=False, server_default="play"),
    Column("ends", Seconds),
    sqlite_with_rowid=False,
)

tables = Table(
    "game_table",  # TABLE is an SQL keyword
    metadata,
    Column("id", Text, primary_key=True),
    Column("opened", Seconds, nullable=False),
    Column("closed", Seconds, index=True),  # None while open
    Column("last_entry", Integer),  # the end of a closed table's log; for open tables see open_log
    Column("stage", Text),  # this and the next two are the summary; None: an older version wrote it
    Column("rules", Text, nullable=False, server_default=""),
    Column("awake", Boolean, nullable=False, server_default=false()),
    Column("seen", Seconds, nullable=False, server_default="0"),  # the uptime when somebody was last there
    Column("acted", Seconds),  # the uptime when the log last grew, as far as it was noted
    Column("event", Text, nullable=False, server_default=""),  # part of the summary, too
)

# Rows are appended, whatever table they belong to. Each points to the one before it in its log, so a log is read from
# the end. An index by table would touch a page for every table in play: commits would write ten times as much.
entries = Table(
    "entry",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),  # from 0, without gaps
    Column("previous", Integer),  # the id of the previous entry in the same log
    Column("body", LargeBinary, nullable=False),
)

open_logs = Table(
    "open_log",  # the end of each open table's log: small rows, close together, because they change all the time
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("length", Integer, nullable=False),
    Column("last_entry", Integer),
    sqlite_with_rowid=False,
)

owners = Table(
    "owner",  # one row: the program that opened the database last
    metadata,
    Column("epoch", Integer, primary_key=True),  # one more each time the database is opened
    Column("checked", LargeBinary, nullable=False),  # changes with every health check
    Column("uptime", Integer, nullable=False, server_default="0"),  # seconds that servers have used the database
)

# The fence. Entries are written as rows of this view, so that one statement checks and writes those of many tables.
# A migration that rebuilds `entry` or `open_log` drops trigger and view first and creates them again afterwards.
ADDITION = "CREATE VIEW addition (owner, table_id, number, body) AS SELECT NULL, NULL, NULL, NULL"
FENCE = """\
CREATE TRIGGER fence INSTEAD OF INSERT ON addition BEGIN
    INSERT INTO entry (table_id, number, previous, body)
        SELECT table_id, length, last_entry, NEW.body FROM open_log
        WHERE table_id = NEW.table_id AND length = NEW.number AND (SELECT epoch FROM owner) = NEW.owner;
    SELECT RAISE(ABORT, 'fenced') WHERE changes() = 0;
    UPDATE open_log SET length = length + 1, last_entry = last_insert_rowid() WHERE table_id = NEW.table_id;
END"""

seated = Table(
    "table_person",  # the people named in the log of a table
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

records = Table(
    "record",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", Seconds, nullable=False, index=True),
    Column("rehearsal", Boolean, nullable=False, server_default=false()),
    Column("body", LargeBinary, nullable=False),
)

results = Table(
    "result",  # how each seat of a recorded match did; several people may have played one seat in turn
    metadata,
    Column("id", Integer, primary_key=True),
    Column("record_id", Text, ForeignKey("record.id"), nullable=False, index=True),
    Column("seat", Integer),  # None in old records
    Column("name", Text, nullable=False),
    Column("person_id", Text, index=True),
    Column("bot", Text),
    Column("score", Integer),
    Column("place", Integer),
    Column("by_person", Boolean),
)

deals = Table(
    "deal",  # the public list: rows are added and never change
    metadata,
    Column("number", Integer, primary_key=True),  # from 0, without gaps
    Column("line", Text, nullable=False),  # with the hash of the line before
)

signing_keys = Table(
    "signing_key",
    metadata,
    Column("id", Integer, primary_key=True),  # the largest is the newest
    Column("value", LargeBinary, nullable=False),
    Column("made", Seconds, nullable=False),
)

bans = Table(
    "ban",
    metadata,
    Column("target", Text, primary_key=True),  # the id of a person, or a network
    Column("kind", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("ends", BigInteger),
    Column("why", Text, nullable=False),
)

slow_seats = Table(
    "slow_seat",  # the seats of slow matches, as the last commit left them
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("person_id", Text, index=True),
    Column("bot", Text),
    Column("turn", BigInteger),  # since when the match waits for them: milliseconds of the table's time
    Column("due", BigInteger, index=True),  # the uptime when their time is up
)

channels = Table(
    "channel",  # where people want notices
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("stop", Text, nullable=False, unique=True),
    Column("language", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("full_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
)

wishes = Table(
    "notice_wish",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

notices = Table(
    "notice",  # to be sent, or sent a while ago, so that none is sent twice
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("turn", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("ready", BigInteger, nullable=False, index=True),
    Column("sent", BigInteger),
    Column("taken", BigInteger),  # when a server took it
    Column("taker", Text),
)

push_keys = Table(
    "push_key",  # one row: by this key push services know the house
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("value", LargeBinary, nullable=False),
)

reports = Table(
    "report",  # what players told those who run the place about others
    metadata,
    Column("id", Text, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reported", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("chat", LargeBinary, nullable=False),
)

day_figures = Table(
    "day_figure",  # numbers of each day, which name nobody
    metadata,
    Column("day", Text, primary_key=True),  # 2026-05-01
    Column("what", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

accounts = Table(
    "account",  # of people who keep their name, and of their programs
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("folded", Text, nullable=False, unique=True),  # the name without what cannot be told apart at a glance
    Column("since", BigInteger, nullable=False),
    Column("owner", Text, index=True),  # of a program: the person it belongs to
    Column("code", LargeBinary),  # the salt and the slow hash of the recovery code
    Column("code_since", BigInteger),
)

passkeys = Table(
    "passkey",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),
    Column("place", Text, nullable=False),  # the name of the server that it is for
    Column("key", LargeBinary, nullable=False),  # the public half
    Column("uses", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
)

tickets = Table(
    "ticket",  # good once, and for some minutes
    metadata,
    Column("id", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("person_id", Text),
    Column("ends", BigInteger, nullable=False),
    Column("used", Text),  # the mark of the one who used it
)

merged = Table(
    "merged_person",  # guests who are part of an account by now: tokens and logs still name them
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),
)

unrated = Table(
    "unrated",  # finished matches that are to change ratings
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
)

rated_matches = Table(
    "rated_match",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("record_id", Text, nullable=False, unique=True),  # the record may be gone
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
)

rated_seats = Table(
    "rated_seat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, index=True),
    Column("bot", Text),
    Column("place", Integer, nullable=False),
    Column("before_value", Double, nullable=False),
    Column("before_deviation", Double, nullable=False),
    Column("after_value", Double, nullable=False),
    Column("after_deviation", Double, nullable=False),
)

ratings = Table(
    "rating",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("bound", Double, nullable=False),  # the order of a leaderboard
    Column("matches", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ix_rating_game_bound", "game", "bound"),
)

profiles = Table(
    "profile",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("public", Text, nullable=False, unique=True),  # its name in addresses
    Column("hidden", Boolean, nullable=False, server_default=false()),
)

tallies = Table(
    "tally",  # how often somebody has played what against whom; kept up to date by every match
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("against", Text, primary_key=True, index=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("recent", Integer, nullable=False),  # binary digits
    Column("best", Integer),
    Column("best_at", BigInteger),
    Column("best_record", Text),
    Column("first_won", BigInteger),
    Column("last", BigInteger, nullable=False),
)

days_played = Table(
    "day_played",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),  # since 1970, in UTC
    Column("matches", Integer, nullable=False),
)

contests = Table(
    "contest",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False, index=True),  # a person
    Column("listed", Boolean, nullable=False),
    Column("plan", LargeBinary, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("revealed", BigInteger, index=True),
    Column("rotation", LargeBinary),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
)

contest_people = Table(
    "contest_person",  # who takes part
    metadata,
    Column("contest_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True, index=True),
    Column("key", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("absence", Text, nullable=False),
)

contest_plays = Table(
    "contest_play",  # one deal at one table
    metadata,
    Column("contest_id", Text, primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("place", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger, index=True),
    Column("record_id", Text, nullable=False),
    Column("scores", LargeBinary, nullable=False),
)

house_keys = Table(
    "house_key",  # secrets of the house, made once
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

event_deals = Table(
    "event_deal",  # deals that were fixed in advance, the same for all who take part
    metadata,
    Column("event", Text, primary_key=True),  # daily/2026-11-19/COURSE
    Column("game", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("fixed", BigInteger, nullable=False),
    Column("fixed_by", Text, nullable=False),  # a number for this write, so that the public list gets one line
    Column("revealed", BigInteger),  # None: still secret
    Column("revealed_by", Text),
)

daily_days = Table(
    "daily_day",  # a course on a day
    metadata,
    Column("day", Text, primary_key=True),
    Column("course", Text, primary_key=True),
    Column("event", Text, nullable=False),
    Column("level", Text, nullable=False),  # of the bots
    Column("options", LargeBinary, nullable=False),
)

daily_tries = Table(
    "daily_try",  # the one counted try of a person at a course on a day
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("course", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("begun", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),  # when the result must be there to count
    Column("ended", BigInteger),  # None: not over
    Column("counted", Integer, nullable=False, server_default="0"),
    Column("score", Integer),
    Column("place", Integer),
    Column("record_id", Text),
    Column("signs", Text, nullable=False, server_default=""),
)
Index("daily_try_by_course", daily_tries.c.day, daily_tries.c.course, daily_tries.c.score)

daily_counts = Table(
    "daily_count",  # how many people have reached each score; it names nobody
    metadata,
    Column("day", Text, primary_key=True),
    Column("course", Text, primary_key=True),
    Column("score", Integer, primary_key=True, autoincrement=False),
    Column("number", BigInteger, nullable=False),
)

daily_bars = Table(
    "daily_bar",  # what the strongest bot makes of a deal: one row for each of its tries
    metadata,
    Column("day", Text, primary_key=True),
    Column("course", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("level", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("record_id", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),  # its record; kept under that id when the day is revealed
)

leases = Table(
    "lease",  # work that one of several servers does
    metadata,
    Column("work", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

ties = Table(
    "tie",  # what one person has said about another
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True, index=True),
    Column("kind", Text, primary_key=True),  # wants, declines, blocks, mutes
    Column("since", BigInteger, nullable=False),
)

invitations = Table(
    "invitation",
    metadata,
    Column("person_id", Text, primary_key=True),  # who invites
    Column("guest_id", Text, primary_key=True, index=True),
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
)

visibility = Table(
    "visibility",  # how a person wants to be found
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("invites", Text, nullable=False),  # who may invite them: mine, met, nobody
    Column("invisible", Boolean, nullable=False),
)

seekers = Table(
    "seeker",  # somebody who looks for others to play with, while they wait
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", BigInteger, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("fill", BigInteger),  # seconds until bots may take the other seats
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("rating", BigInteger),
    Column("party", Text, index=True),  # those who were found for each other
    Column("table_id", Text, nullable=False),
    Column("called", BigInteger),
    Column("came", Boolean, nullable=False),
)

pairing_turns = Table(
    "pairing_turn",  # one row: who paired people last, so that servers do it one after another
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", Text, nullable=False),
)

judgements = Table(
    "judgement",  # what the coach found out about a match
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("method", BigInteger, nullable=False),
    Column("effort_rank", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

judged_seats = Table(
    "judged_seat",  # the same in short, for the figures of whoever played the seat
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("seat", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

judged_mistakes = Table(
    "judged_mistake",  # a position to try again, for whoever played the seat
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("step", BigInteger, primary_key=True, autoincrement=False),  # of the replay, before the action
    Column("seat", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),  # in the game's words
    Column("verdict", Text, nullable=False),
)

practices = Table(
    "practice",  # how somebody does with a position of their own; without a row it was never tried
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("record_id", Text, primary_key=True, index=True),
    Column("step", BigInteger, primary_key=True, autoincrement=False),
    Column("in_a_row", BigInteger, nullable=False),  # how often it went well since it last did not
    Column("due", BigInteger, nullable=False),  # the day when it comes again: since 1970, in UTC
)

judging_jobs = Table(
    "judging_job",  # matches that the coach is to look at
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("effort_rank", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False, index=True),
    Column("holder", Text),  # the server that works on it
    Column("until", BigInteger, nullable=False),  # then another server may take it
    Column("done", BigInteger, nullable=False),
    Column("total", BigInteger, nullable=False),
    Column("found", LargeBinary, nullable=False),  # so far
)
