"""One match of a contest, played by its bots."""

import hmac
from random import Random

from msgspec import Struct, structs

from tavolino.arena.contest import Contest
from tavolino.arena.deals import Fixture, Seating, deal_seed
from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.games import game_named
from tavolino.match import Match, record_of
from tavolino.match.options import exact_options


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """How one match went."""

    deal: int
    seating: Seating
    places: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    reason: str | None  # why it ended; None if it was broken off: then all share first place
    luck: tuple[float, ...] | None = None  # by seat: of deals and draws, as in `coach.luck`; None: not measured
    hidden: tuple[float, ...] | None = None  # likewise, of what the seats couldn't see

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.seating)


def play_match(contest: Contest, fixture: Fixture) -> Played:
    """Play a match. How it goes depends only on the contest and the fixture, in any process on any machine."""
    match = played_out(contest, fixture)
    return with_luck(contest, match, played_of(contest, fixture, match))


def played_out(contest: Contest, fixture: Fixture) -> Match:
    """The match itself, at its end or where it was broken off."""
    game = game_named(contest.game)
    seed = deal_seed(bytes.fromhex(contest.seed), fixture.deal)
    options = exact_options(game, contest.options)
    match = Match(game, options, fixture.seating, seed, [bytes(SIZE) for _ in fixture.seating])
    bots = [bot_named(name, game, rng_for(f"seat {seat}", seed, fixture)) for seat, name in enumerate(fixture.seating)]
    rng = rng_for("order", seed, fixture)
    while match.outcome is None and len(match.actions) != contest.longest:
        seat = rng.choice(list(match.legal()))  # if several may act, chance decides who is quicker
        match.act(seat, bots[seat].choose(match.view(seat)))
    return match


def played_of(contest: Contest, fixture: Fixture, match: Match) -> Played:
    outcome = match.outcome
    return Played(
        deal=fixture.deal,
        seating=fixture.seating,
        places=outcome.places if outcome else (1,) * contest.seats,
        scores=outcome.scores if outcome else match.game.score(match.state),
        actions=len(match.actions),
        reason=outcome.reason if outcome else None,
    )


def with_luck(contest: Contest, match: Match, played: Played) -> Played:
    """What was played, with its luck where the contest asks for it."""
    if match.outcome is None or not contest.adjusting:
        return played
    from tavolino.coach.luck import luck_of  # here, because the compiler may still be on its way at the start

    luck = luck_of(record_of(match), contest.adjusting)
    return structs.replace(played, luck=luck.chance, hidden=luck.hidden) if luck else played


def rng_for(purpose: str, seed: bytes, fixture: Fixture) -> Random:
    """A source of randomness that reveals nothing about the deal."""
    return Random(hmac.digest(seed, f"{purpose} of {' '.join(fixture.seating)}".encode(), "sha256"))
