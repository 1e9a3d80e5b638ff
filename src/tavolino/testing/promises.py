"""Every promise of the contract, tested on matches of all kinds."""

from tavolino import parts
from tavolino.game import part_of, rules_page
from tavolino.match import record_of, replay
from tavolino.plain import plain_view
from tavolino.testing.checks import check, check_cards, check_same_cards, check_telling, expect, same
from tavolino.testing.kinds import Kind, Promise, cards, chosen, play_some
from tavolino.testing.lessons import teaches_by_the_rules
from tavolino.testing.secrecy import (
    imagines_worlds_that_differ,
    shows_nobody_what_is_hidden,
    tells_nobody_what_is_hidden,
    would_be_caught_telling,
)

LONGEST = 2000  # actions that sensible players may need


def holds_after_any_number_of_actions(kind: Kind) -> None:
    for match, _ in kind.matches("any number", 150):
        check(match)


def holds_at_every_step(kind: Kind) -> None:
    for noise in (0.0, 0.3):
        rng = kind.rng("every step", noise)
        match = kind.new_match(rng)
        at_first = cards(match)
        for _ in range(200):
            check(match)
            check_cards(match, at_first)
            if match.outcome:
                break
            match.act(*chosen(match, rng, noise))


def is_the_same_again_from_its_record(kind: Kind) -> None:
    for match, _ in kind.matches("again", 300):
        again = replay(record_of(match, reveal=True), game=kind.game)
        there, here = (match.game.trace(one.state) for one in (match, again))
        same(there, here, "the same secret and actions give the same match")
        for seat in match.seats:
            same(match.view(seat), again.view(seat), f"a replay gives seat {seat} the same view")


def imagines_worlds_that_can_be_played(kind: Kind) -> None:
    rng, game = kind.rng("imagined play"), kind.game
    match = kind.new_match(rng)
    play_some(match, rng, 0.2, 20)
    state = game.imagine(match.view(0), rng)
    for _ in range(500):
        able = [seat for seat in match.seats if game.legal(state, seat)]
        if not able:
            break
        seat = rng.choice(able)
        game.apply(state, seat, game.sensible(game.view(state, seat), rng))
    check_same_cards(cards(match), game.cards(state), "no card is lost or made in an imagined world")


def ends_with_an_outcome_it_knows(kind: Kind) -> None:
    rng = kind.rng("outcome")
    match = kind.new_match(rng)
    play_some(match, rng, 0.0, LONGEST)
    expect(match.outcome is not None, "sensible players finish a match")
    assert match.outcome is not None
    expect(match.outcome.reason in kind.game.end_reasons, "an outcome has a reason that the game knows")
    expect(len(match.outcome.scores) == len(match.outcome.places) == kind.seats, "every seat has a score and a place")
    expect(min(match.outcome.places) == 1, "somebody is first")


def tells_everything_in_one_line(kind: Kind) -> None:
    rng = kind.rng("tell")
    match = kind.new_match(rng)
    for _ in range(200):
        if match.outcome:
            break
        check_telling(match, match.act(*chosen(match, rng, 0.3)))


def lays_out_its_zones(kind: Kind) -> None:
    for match, _ in kind.matches("zones", 60):
        for seat in (None, *match.seats):
            for zone in plain_view(match.game, match.state, seat).zones:
                expect(zone.seat is None or zone.seat in match.seats, f"a zone belongs to a real seat: {zone.title}")
                expect(len(zone.actions) in (0, len(zone.cards)), f"a zone has an action for each card: {zone.title}")
                ours = all(isinstance(action, match.game.action_type) for action in zone.actions)
                expect(ours, f"touching a card asks for an action of the game: {zone.title}")


def has_parts_that_keep_their_contracts(kind: Kind) -> None:
    for part in parts.ALL:
        part_of(kind.game, part)  # raises if something is wrong with it


def explains_every_refusal_by_its_rules_page(kind: Kind) -> None:
    """An action that was legal before, but is not now, is refused with a clause that is in RULES.md."""
    rng, (page, _) = kind.rng("refusals"), rules_page(kind.game)
    match, offered = kind.new_match(rng), []
    for _ in range(150):
        legal = match.legal()
        offered += [rng.choice(actions) for actions in legal.values()]
        for seat in match.seats:
            action = rng.choice(offered)
            if action not in legal.get(seat, []):
                refusal = kind.game.why_not(match.state, seat, action)
                expect(refusal.clause in page, f"the rules page has the clause {refusal.clause}")
                expect(bool(refusal.reason.strip()), "a refusal has a reason")
        if match.outcome:
            break
        match.act(*chosen(match, rng, 0.3))


PROMISES: tuple[Promise, ...] = (
    holds_after_any_number_of_actions,
    holds_at_every_step,
    is_the_same_again_from_its_record,
    shows_nobody_what_is_hidden,
    tells_nobody_what_is_hidden,
    would_be_caught_telling,
    imagines_worlds_that_differ,
    imagines_worlds_that_can_be_played,
    ends_with_an_outcome_it_knows,
    tells_everything_in_one_line,
    lays_out_its_zones,
    has_parts_that_keep_their_contracts,
    explains_every_refusal_by_its_rules_page,
    teaches_by_the_rules,
)
