"""Judgements as the store keeps them."""

import zlib
from collections import defaultdict

import msgspec

from tavolino.coach import EFFORTS, METHOD, Judgement, mistakes_of
from tavolino.game import BadMessage
from tavolino.match import Record
from tavolino.store import JudgedMistake, JudgedSeat, KeptJudgement

RANKS = {name: rank for rank, name in enumerate(EFFORTS)}  # more effort, higher rank


def pack(judgement: Judgement) -> bytes:
    return zlib.compress(msgspec.json.encode(judgement), 6)


def unpack(body: bytes) -> Judgement | None:
    """None if there is nothing, or if another version of this program wrote it in a form that we do not know."""
    try:
        judgement = msgspec.json.decode(zlib.decompress(body), type=Judgement) if body else None
    except (msgspec.DecodeError, zlib.error):
        return None
    return judgement if judgement and judgement.method == METHOD else None


def kept(name: str, judgement: Judgement, made: int) -> KeptJudgement:
    if not judgement.complete:
        raise BadMessage("Only whole judgements are kept.")
    return KeptJudgement(name, judgement.method, RANKS[judgement.effort], made, pack(judgement))


def seats_of(record: Record, judgement: Judgement) -> tuple[JudgedSeat, ...]:
    """Those that one player played from the beginning to the end, as far as the record says."""
    changed = {seat for one in judgement.missing if one.code == "changed-hands" for seat in one.seats}
    mistakes = defaultdict(list)
    for one in mistakes_of(record, judgement):
        mistakes[one.seat].append(JudgedMistake(one.number, one.kind, one.verdict))
    own = [one for one in judgement.sums if one.seat not in changed]
    return tuple(JudgedSeat(one.seat, msgspec.json.encode(one), tuple(mistakes[one.seat])) for one in own)
