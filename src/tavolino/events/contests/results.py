"""What the tables of a contest have led to: standings, and each deal side by side.

A deal is shown side by side when nobody can play it any more: in rotating seats when its round is over at all tables,
with bots when the contest is over. Until then everybody sees standings only, which say nothing about a card.
"""

from collections.abc import Mapping, Sequence

from msgspec import structs

from tavolino.events.contests.scoring import Compared, Held, Total, places, ranked, totals, wins_with_fewest
from tavolino.events.contests.sureness import Sureness, sureness
from tavolino.events.contests.views import ContestStanding, DealLine, DealResults
from tavolino.store import Contest, Play
from tavolino.store.contests.contract import Measure

NOTHING = Total(0, 0.0, 0.0, 0)


def seating(contest: Contest, play: Play) -> tuple[str, ...]:
    """By seat, the key of who plays a deal at a table; empty: a bot."""
    rotation = contest.rotation
    if rotation is None:
        own = own_seat(contest, play.deal)
        return tuple(play.place if seat == own else "" for seat in range(contest.plan.seats))
    return tuple(rotation.who(number, play.deal) for number in rotation.rounds[play.deal][int(play.place)])


def own_seat(contest: Contest, deal: int) -> int:
    """Where everybody sits who plays a deal alone with bots."""
    return deal % contest.plan.seats


def held(contest: Contest, plays: Sequence[Play]) -> list[Held]:
    """Everything that has been played to the end. What was not played counts for nothing."""
    return [
        Held(play.deal, seat, "" if one.bot else who, one.score)
        for play in plays
        for seat, (who, one) in enumerate(zip(seating(contest, play), play.scores, strict=False))
        if who or contest.rotation is not None  # alone with bots, only the person is compared
    ]


def standings(
    found: Mapping[str, Sequence[Compared]], everybody: Sequence[str], measure: Measure
) -> tuple[tuple[ContestStanding, ...], float | None]:
    """The best first, then those without a place; and how sure it is that the first one is the best."""
    sums = totals(found)
    order = ranked(sums, measure)
    sure = sure_of(order, found, measure)
    place = places(order, sums, measure)
    rest = [who for who in everybody if who not in place]
    rest.sort(key=lambda who: -sums.get(who, NOTHING).deals)
    lines = []
    for number, who in enumerate([*order, *rest]):
        one = sums.get(who, NOTHING)
        better = sure.ahead[number] if sure and number < len(sure.ahead) else None
        low, high = sure.spans[number] if sure and number < len(order) else (None, None)
        if measure == "matchpoints" and low is not None and high is not None:
            low, high = max(0.0, low), min(100.0, high)
        standing = ContestStanding(who, place.get(who), one.deals, one.percent, one.ahead, one.points, better)
        lines.append(structs.replace(standing, low=low, high=high))
    return tuple(lines), sure.best if sure else None


def sure_of(order: Sequence[str], found: Mapping[str, Sequence[Compared]], measure: Measure) -> Sureness | None:
    def value(one: Compared) -> float:
        return one.percent if measure == "matchpoints" else one.ahead

    return sureness(order, {who: {one.deal: value(one) for one in found[who]} for who in order})


def open_deals(contest: Contest, plays: Sequence[Play]) -> list[int]:
    """The deals that nobody can play any more."""
    if contest.ended is not None:
        return [*range(contest.plan.deals)]
    if contest.plan.form == "bots":
        return []
    going = {play.deal for play in plays if play.ended is None}
    return [deal for deal in range(contest.round) if deal not in going and any(play.deal == deal for play in plays)]


def side_by_side(
    contest: Contest, plays: Sequence[Play], found: Mapping[str, Sequence[Compared]], *, fewest: bool
) -> tuple[DealResults, ...]:
    shares = {(who, one.deal, one.seat): one.percent for who, deals in found.items() for one in deals}
    sign = 1 if fewest else -1
    results = []
    for deal in open_deals(contest, plays):
        lines = [
            DealLine(
                one.who, one.seat, one.score, shares.get((one.who, deal, one.seat)), number, shown_record(contest, play)
            )
            for number, play in enumerate(tables_of(plays, deal))
            for one in held(contest, [play])
        ]
        if any(line.who for line in lines):
            lines.sort(key=lambda line: (line.seat, sign * line.score, line.table))
            results.append(DealResults(deal, tuple(lines)))
    return tuple(results)


def tables_of(plays: Sequence[Play], deal: int) -> list[Play]:
    """In rotating seats in the order of their numbers."""
    return sorted((play for play in plays if play.deal == deal), key=lambda play: (len(play.place), play.place))


def shown_record(contest: Contest, play: Play) -> str:
    return play.record if contest.revealed is not None else ""


def fewest_win(plays: Sequence[Play]) -> bool:
    return wins_with_fewest([(one.score, one.place) for one in play.scores] for play in plays)
