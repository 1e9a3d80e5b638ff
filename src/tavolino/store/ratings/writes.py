"""The writes of ratings and counts, in SQL that any database understands."""

from collections.abc import Iterator, Mapping, Sequence

from tavolino.store.ratings.contract import RECENT, KeptRating, RatedMatch, RatedSeat, ResultsOf
from tavolino.store.ratings.counting import counts, days
from tavolino.store.sql.write import Write

UNRATED = "INSERT INTO unrated (record_id, game, ended) VALUES (?, ?, ?)"
NOT_UNRATED = "DELETE FROM unrated WHERE record_id = ?"
RATED_MATCH = "INSERT INTO rated_match (number, record_id, game, ended) VALUES (?, ?, ?, ?)"
RATED_SEAT = """INSERT INTO rated_seat (number, seat, person_id, bot, place, before_value, before_deviation,
    after_value, after_deviation) SELECT ?, ?, (SELECT id FROM person WHERE id = ?), ?, ?, ?, ?, ?, ?"""
RATING = """INSERT INTO rating (person_id, game, value, deviation, bound, matches, last)
    SELECT id, ?, ?, ?, ?, ?, ? FROM person WHERE id = ?
    ON CONFLICT (person_id, game) DO UPDATE SET value = excluded.value, deviation = excluded.deviation,
    bound = excluded.bound, matches = excluded.matches, last = excluded.last"""  # not if they have been forgotten
NO_RATINGS = "DELETE FROM rating"
CORRECTED = """UPDATE rated_seat SET before_value = ?, before_deviation = ?, after_value = ?, after_deviation = ?
    WHERE number = ? AND seat = ?"""
PROFILE = """INSERT INTO profile (person_id, public) SELECT id, ? FROM person WHERE id = ? ON CONFLICT DO NOTHING"""
HIDDEN = "UPDATE profile SET hidden = ? WHERE person_id = ?"

NO_TALLIES = "DELETE FROM tally"
NO_DAYS = "DELETE FROM day_played"
BETTER = "excluded.best IS NOT NULL AND (tally.best IS NULL OR excluded.best > tally.best)"
ADDED = f"""ON CONFLICT (person_id, game, kind, against, seats) DO UPDATE SET
    matches = tally.matches + excluded.matches, wins = tally.wins + excluded.wins,
    losses = tally.losses + excluded.losses,
    best = CASE WHEN {BETTER} THEN excluded.best ELSE tally.best END,
    best_at = CASE WHEN {BETTER} THEN excluded.best_at ELSE tally.best_at END,
    best_record = CASE WHEN {BETTER} THEN excluded.best_record ELSE tally.best_record END,"""
AFTERWARDS = f"""recent = (tally.recent * 2 + excluded.recent) & {2**RECENT - 1},
    first_won = coalesce(tally.first_won, excluded.first_won), last = excluded.last"""
LATER = "excluded.last > tally.last"
EARLIER = "tally.first_won IS NULL OR excluded.first_won < tally.first_won"
SIDE_BY_SIDE = f"""recent = CASE WHEN {LATER} THEN excluded.recent ELSE tally.recent END,
    first_won = CASE WHEN {EARLIER} THEN excluded.first_won ELSE tally.first_won END,
    last = CASE WHEN {LATER} THEN excluded.last ELSE tally.last END"""
COLUMNS = """person_id, game, kind, against, seats, matches, wins, losses, recent, best, best_at, best_record,
    first_won, last"""
COUNTED = f"INSERT INTO tally ({COLUMNS}) VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?) {ADDED} {AFTERWARDS}"
ONE_MORE = "ON CONFLICT (person_id, day) DO UPDATE SET matches = day_played.matches + excluded.matches"
DAY_PLAYED = f"INSERT INTO day_played (person_id, day, matches) VALUES (?, ?, 1) {ONE_MORE}"

LESS_SURE_ONE = """rating.person_id = ? AND EXISTS
    (SELECT 1 FROM rating AS other WHERE other.person_id = ? AND other.game = rating.game{})"""
LESS_SURE = f"DELETE FROM rating WHERE {LESS_SURE_ONE}"
LESS_SURE_SEATS = f"""UPDATE rated_seat SET person_id = NULL WHERE person_id = ? AND number IN
    (SELECT number FROM rated_match WHERE game IN (SELECT game FROM rating WHERE {LESS_SURE_ONE}))"""
OWN_MOVED = f"""INSERT INTO tally ({COLUMNS}) SELECT {COLUMNS.replace("person_id", "?")} FROM tally
    WHERE person_id = ? {ADDED} {SIDE_BY_SIDE}"""
AGAINST_MOVED = f"""INSERT INTO tally ({COLUMNS}) SELECT {COLUMNS.replace("against", "?")} FROM tally
    WHERE kind = 'person' AND against = ? {ADDED} {SIDE_BY_SIDE}"""
DAYS_MOVED = f"""INSERT INTO day_played (person_id, day, matches) SELECT ?, day, matches FROM day_played
    WHERE person_id = ? {ONE_MORE}"""

FORGOTTEN = (
    "UPDATE rated_seat SET person_id = NULL WHERE person_id = ?",
    "DELETE FROM rating WHERE person_id = ?",
    "DELETE FROM profile WHERE person_id = ?",
    "DELETE FROM tally WHERE person_id = ?",
    "DELETE FROM tally WHERE kind = 'person' AND against = ?",
    "DELETE FROM day_played WHERE person_id = ?",
)


def count(match: ResultsOf) -> Iterator[Write]:
    for one in counts(match):
        yield Write(COUNTED, tuple(one))
    for day in days(match):
        yield Write(DAY_PLAYED, tuple(day))


def count_anew(some: Sequence[ResultsOf], *, first: bool) -> list[Write]:
    nothing = [Write(NO_TALLIES, ()), Write(NO_DAYS, ())] if first else []
    return [*nothing, *(write for match in some for write in count(match))]


def wait_for_rating(record: str, game: str, ended: int) -> Write:
    return Write(UNRATED, (record, game, ended))


def rate(match: RatedMatch, kept: Mapping[str, KeptRating], public: Mapping[str, str]) -> Iterator[Write]:
    """The number of the match comes first: it fails if another server has taken it. `public`: names for profiles."""
    yield Write(RATED_MATCH, (match.number, match.record, match.game, match.ended))
    yield Write(NOT_UNRATED, (match.record,))
    for one in match.seats:
        yield Write(RATED_SEAT, (match.number, one.seat, one.person, one.bot, one.place, *both(one)))
    for person in sorted(kept):
        yield rating(person, match.game, kept[person])
        yield profile(person, public[person])


def rating(person: str, game: str, kept: KeptRating) -> Write:
    value, deviation, bound = kept.rating.value, kept.rating.deviation, kept.rating.bound
    return Write(RATING, (game, value, deviation, bound, kept.matches, kept.last, person))


def both(seat: RatedSeat) -> tuple[float, float, float, float]:
    return seat.before.value, seat.before.deviation, seat.after.value, seat.after.deviation


def correct(ratings: Mapping[tuple[str, str], KeptRating], wrong: Sequence[RatedMatch]) -> Iterator[Write]:
    yield Write(NO_RATINGS, ())
    for (person, game), kept in sorted(ratings.items()):
        yield rating(person, game, kept)
    for match in wrong:
        for one in match.seats:
            yield Write(CORRECTED, (*both(one), match.number, one.seat))


def profile(person: str, public: str) -> Write:
    return Write(PROFILE, (public, person))


def hide(person: str, *, hidden: bool) -> Write:
    return Write(HIDDEN, (hidden, person))


def forget(person: str) -> list[Write]:
    return [Write(statement, (person,)) for statement in FORGOTTEN]


def merge(guest: str, account: str) -> list[Write]:
    """Of two ratings for one game the surer one stays, with its past. All counts are added."""
    return [*merge_ratings(guest, account), *merge_counts(guest, account)]


def merge_ratings(guest: str, account: str) -> Iterator[Write]:
    """The other rating's matches stay, for those who played them, too, but no longer count for anybody by name."""
    for one, other, condition in ((guest, account, " AND other.deviation <= rating.deviation"), (account, guest, "")):
        yield Write(LESS_SURE_SEATS.format(condition), (one, one, other))
        yield Write(LESS_SURE.format(condition), (one, other))
    yield Write("UPDATE rating SET person_id = ? WHERE person_id = ?", (account, guest))
    yield Write("UPDATE rated_seat SET person_id = ? WHERE person_id = ?", (account, guest))


def merge_counts(guest: str, account: str) -> Iterator[Write]:
    yield Write("DELETE FROM tally WHERE kind = 'person' AND person_id = ? AND against = ?", (guest, account))
    yield Write("DELETE FROM tally WHERE kind = 'person' AND person_id = ? AND against = ?", (account, guest))
    yield Write(OWN_MOVED, (account, guest))
    yield Write("DELETE FROM tally WHERE person_id = ?", (guest,))
    yield Write(AGAINST_MOVED, (account, guest))
    yield Write("DELETE FROM tally WHERE kind = 'person' AND against = ?", (guest,))
    yield Write(DAYS_MOVED, (account, guest))
    yield Write("DELETE FROM day_played WHERE person_id = ?", (guest,))
    own = "EXISTS (SELECT 1 FROM profile AS own WHERE own.person_id = ?)"
    yield Write(f"DELETE FROM profile WHERE person_id = ? AND {own}", (guest, account))
    yield Write("UPDATE profile SET person_id = ? WHERE person_id = ?", (account, guest))
