"""The queries about ratings and counts, in SQL that any database understands."""

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, Select, case, func, select

from tavolino.rating import Rating
from tavolino.store.ratings.contract import (
    Board,
    KeptRating,
    Named,
    Profile,
    Qualified,
    Ranked,
    RatedMatch,
    RatedSeat,
    RatedThen,
    ResultsOf,
    Tally,
    Unrated,
)
from tavolino.store.sql.queries import AnyRow, results_of
from tavolino.store.sql.schema import (
    accounts,
    days_played,
    people,
    profiles,
    rated_matches,
    rated_seats,
    ratings,
    records,
    tallies,
    unrated,
)

DAY = 24 * 3600
TALLY = [tallies.c[name] for name in Tally.__struct_fields__]
owners = people.alias("owner_of_program")
PROFILE = (
    select(people.c.id, people.c.name, people.c.since, profiles.c.public, profiles.c.hidden)
    .add_columns(accounts.c.owner, owners.c.name.label("owner_name"))
    .join_from(people, profiles, profiles.c.person_id == people.c.id)
    .outerjoin(accounts, accounts.c.person_id == people.c.id)
    .outerjoin(owners, owners.c.id == accounts.c.owner)
)
PROGRAMS = select(accounts.c.person_id).where(accounts.c.owner.is_not(None))
NAMES = (
    select(people.c.id, people.c.name, profiles.c.public, accounts.c.owner)
    .join_from(people, profiles, (profiles.c.person_id == people.c.id) & ~profiles.c.hidden, isouter=True)
    .outerjoin(accounts, accounts.c.person_id == people.c.id)
)


def next_unrated(connection: Connection) -> Unrated | None:
    """The number is read before the ratings: who reads older ratings than they should cannot write."""
    number = connection.execute(select(func.coalesce(func.max(rated_matches.c.number), 0))).scalar_one() + 1
    row = connection.execute(select(unrated).order_by(unrated.c.ended, unrated.c.record_id).limit(1)).first()
    if row is None:
        return None
    results = results_of(connection, row.record_id)
    people = {one.person for one in results if one.person}
    known = read_ratings_in(connection, row.game, people)
    before = rated_together(connection, row.game, people, row.ended - DAY)
    return Unrated(number, row.record_id, row.game, row.ended, tuple(results), known, before)


def rated_together(connection: Connection, game: str, some: Collection[str], since: int) -> int:
    """In the matches of one of them that ended since, those are counted where all the others played and nobody else."""
    if len(some) < 2:
        return 0
    own = select(rated_seats.c.number).where(rated_seats.c.person_id == min(some))
    found = select(rated_seats.c.number).join(rated_matches, rated_matches.c.number == rated_seats.c.number)
    found = found.where(rated_seats.c.number.in_(own), rated_seats.c.person_id.is_not(None))
    found = found.where(rated_matches.c.game == game, rated_matches.c.ended > since).group_by(rated_seats.c.number)
    theirs = func.sum(case((rated_seats.c.person_id.in_(some), 1), else_=0))
    found = found.having(theirs == len(some), func.count() == len(some))
    return int(connection.execute(select(func.count()).select_from(found.subquery())).scalar_one())


def read_rated_match(connection: Connection, record: str) -> RatedMatch | None:
    return next(matches_in(connection, with_seats().where(rated_matches.c.record_id == record)), None)


def read_rated_matches(connection: Connection) -> Iterator[RatedMatch]:
    yield from matches_in(connection, with_seats())


def with_seats() -> Select[Any]:
    found = select(rated_matches.c.record_id, rated_matches.c.game, rated_matches.c.ended, *rated_seats.c)
    found = found.join_from(rated_matches, rated_seats, rated_seats.c.number == rated_matches.c.number)
    return found.order_by(rated_matches.c.number, rated_seats.c.seat)


def matches_in(connection: Connection, found: Select[Any]) -> Iterator[RatedMatch]:
    for number, rows in groupby(connection.execute(found), key=lambda row: row.number):
        first, *others = rows
        seats = tuple(map(as_seat, (first, *others)))
        yield RatedMatch(number, first.record_id, first.game, first.ended, seats)


def as_seat(row: AnyRow) -> RatedSeat:
    before = Rating(row.before_value, row.before_deviation)
    after = Rating(row.after_value, row.after_deviation)
    return RatedSeat(row.seat, row.person_id, row.bot, row.place, before, after)


def read_ratings_in(connection: Connection, game: str, some: Collection[str]) -> dict[str, KeptRating]:
    found = select(ratings).where(ratings.c.game == game, ratings.c.person_id.in_(some))
    return {row.person_id: as_kept(row) for row in connection.execute(found)}


def read_ratings_of(connection: Connection, person: str) -> dict[str, KeptRating]:
    found = select(ratings).where(ratings.c.person_id == person).order_by(ratings.c.game)
    return {row.game: as_kept(row) for row in connection.execute(found)}


def as_kept(row: "Row[Any]") -> KeptRating:
    return KeptRating(Rating(row.value, row.deviation), row.matches, row.last)


def ratings_over_time(connection: Connection, person: str) -> list[RatedThen]:
    columns = (rated_matches.c.game, rated_matches.c.ended, rated_seats.c.after_value, rated_seats.c.after_deviation)
    found = select(*columns).join_from(rated_seats, rated_matches, rated_seats.c.number == rated_matches.c.number)
    found = found.where(rated_seats.c.person_id == person).order_by(rated_seats.c.number)
    return [RatedThen(game, ended, Rating(*rating)) for game, ended, *rating in connection.execute(found)]


def on_leaderboard(selected: Select[Any], game: str, who: Qualified) -> Select[Any]:
    """Whatever is selected of the ratings of those who are on a leaderboard."""
    joined = selected.join(profiles, profiles.c.person_id == ratings.c.person_id)
    program = ratings.c.person_id.in_(PROGRAMS)
    return joined.where(
        program if who.programs else ~program,
        ratings.c.game == game,
        ratings.c.matches >= who.matches,
        ratings.c.deviation <= who.deviation,
        ratings.c.last >= who.since,
        ~profiles.c.hidden,
    )


def read_leaderboard(connection: Connection, game: str, who: Qualified, first: int, most: int) -> list[Ranked]:
    columns = (*ratings.c, people.c.name, profiles.c.public, owners.c.name.label("owner"))
    found = on_leaderboard(select(*columns).select_from(ratings), game, who)
    found = found.join(people, people.c.id == ratings.c.person_id)
    found = found.outerjoin(accounts, accounts.c.person_id == ratings.c.person_id)
    found = found.outerjoin(owners, owners.c.id == accounts.c.owner)
    found = found.order_by(ratings.c.bound.desc(), ratings.c.person_id).offset(first).limit(most)
    return [Ranked(row.public, row.name, as_kept(row), row.owner or "") for row in connection.execute(found)]


def leaderboard_size(connection: Connection, game: str, who: Qualified) -> int:
    return int(connection.execute(on_leaderboard(select(func.count()).select_from(ratings), game, who)).scalar_one())


def place_on_leaderboard(connection: Connection, game: str, who: Qualified, person: str) -> int | None:
    own = on_leaderboard(select(ratings.c.bound).select_from(ratings), game, who).where(ratings.c.person_id == person)
    bound = connection.execute(own).scalar()
    if bound is None:
        return None
    better = on_leaderboard(select(func.count()).select_from(ratings), game, who)
    before = (ratings.c.bound > bound) | (ratings.c.person_id < person)
    return int(connection.execute(better.where(ratings.c.bound >= bound, before)).scalar_one())


def read_board(connection: Connection, game: str, who: Qualified, first: int, most: int, person: str | None) -> Board:
    return Board(
        lines=read_leaderboard(connection, game, who, first, most),
        size=leaderboard_size(connection, game, who),
        place=None if person is None else place_on_leaderboard(connection, game, who, person),
        programs=read_programs_board(connection, game, who, most),
    )


def read_programs_board(connection: Connection, game: str, who: Qualified, most: int) -> list[Ranked]:
    """Most places have no programs, and then there is nobody to look for."""
    some = connection.execute(PROGRAMS.limit(1)).first()
    return [] if some is None else read_leaderboard(connection, game, who._replace(programs=True), 0, most)


def read_profile(connection: Connection, person: str) -> Profile | None:
    return profile_in(connection, PROFILE.where(people.c.id == person))


def read_profile_named(connection: Connection, public: str) -> Profile | None:
    return profile_in(connection, PROFILE.where(profiles.c.public == public))


def profile_in(connection: Connection, found: Select[Any]) -> Profile | None:
    row = connection.execute(found).first()
    if row is None:
        return None
    owner = None if row.owner is None else row.owner_name or ""
    return Profile(row.id, row.name, row.since, row.public, row.hidden, owner)


def read_names(connection: Connection, some: Collection[str]) -> dict[str, Named]:
    found = connection.execute(NAMES.where(people.c.id.in_(some)))
    return {row.id: Named(row.name, row.public, row.owner is not None) for row in found}


def read_tallies(connection: Connection, person: str) -> list[Tally]:
    found = select(*TALLY).where(tallies.c.person_id == person)
    return [Tally(*row) for row in connection.execute(found.order_by(tallies.c.game, tallies.c.matches.desc()))]


def read_days(connection: Connection, person: str) -> dict[int, int]:
    found = select(days_played.c.day, days_played.c.matches).where(days_played.c.person_id == person)
    return {row.day: row.matches for row in connection.execute(found.order_by(days_played.c.day))}


def read_all_results(connection: Connection) -> Iterator[ResultsOf]:
    found = select(records.c.id, records.c.game, records.c.ended, records.c.rehearsal)
    for row in connection.execute(found.order_by(records.c.ended, records.c.id)).all():
        yield ResultsOf(*row, results_of(connection, row.id))
