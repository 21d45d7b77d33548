"""Non-interference: what a viewer may not know has no effect on what reaches it, not even *that* it happened.

Two questions are asked of a match. Does a decision of which a viewer hears and sees nothing leave everything
that it receives as it was: view, options, log lines with their numbers, undo? And do two worlds that look the
same to a viewer go on looking the same after the same decision? Both worlds are run in slow motion, step by
step: what a rule brings to light may differ, as it is told, but whether a seat is asked may not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.engine import transcript, views
from touchline.engine.chance import Chance
from touchline.engine.events import LEARNT, Heard, heard_by
from touchline.engine.game import Game
from touchline.engine.match import Match
from touchline.engine.rules import ANY
from touchline.engine.state import State


class Broken(Exception):
    """A promise that does not hold."""


class Told(Broken):
    """A viewer can tell what it may not know."""


@dataclass(frozen=True)
class Reception:
    """Everything that a viewer (-1: a spectator) receives of a match besides the log."""

    viewer: int
    view: bytes
    undo: str
    own: tuple[object, ...]  # what the names of its decisions and its clock are made of

    def differs(self, other: Reception) -> str:
        """In which of its parts it is not the same, and how; nothing if it is."""
        if self.view != other.view:
            return f"its view, {difference(self.view, other.view)}"
        if self.undo != other.undo:
            return f"undo, {self.undo!r} against {other.undo!r}"
        return "" if self.own == other.own else f"its own decisions, {self.own} against {other.own}"


def received(match: Match, viewer: int, seen: bytes = b"") -> Reception:
    """What the viewer receives now; `seen` is its view, where that is known already."""
    undo = match.undo(viewer) if viewer >= 0 else None
    word = "none" if undo is None else "ask" if undo.consent else "at once"
    own = (match.lane(viewer), match.count(viewer)) if viewer >= 0 else ()
    return Reception(viewer, seen or views.to_json(match.view(viewer)), word, own)


def check_unnoticed(before: Reception, match: Match, option: str) -> bool:
    """After a decision: whether the viewer noticed nothing; if so, all that it receives is as it was."""
    viewer = before.viewer
    after = received(match, viewer)
    if match.heard(viewer, len(match.told) - 1)[0] or after.view != before.view:
        return False
    changed = before.differs(after)
    if changed:
        raise Told(f"{option} passes unnoticed by seat {viewer} and yet changes what it receives: {changed}")
    return True


def check_numbers(match: Match, viewer: int) -> None:
    """The lines of a viewer's log are numbered without a gap."""
    names = [f"seat {seat}" for seat in range(match.seats)]
    numbers = {line.decision for line in transcript.told(match, names, viewer)} | {0}
    if numbers != set(range(len(numbers))):
        gap = min(set(range(len(numbers))) - numbers)
        raise Told(f"the log of seat {viewer} has no line {gap}, but later ones: somebody decided unheard")


class SlowMotion:
    """A world that goes on step by step, as one viewer perceives it."""

    def __init__(self, game: Game, g: Any, viewer: int) -> None:
        self.game, self.g, self.viewer = game, g, viewer
        self.heard: list[Heard] = []
        # The question that was put last, or answered by the referee because there was one answer.
        self.put = ""
        self.marks = g.marks
        g.events = []

    def asks(self) -> bool:
        """Whether somebody is asked, or about to be."""
        return bool(self.g.fresh or self.g.unanswered)

    def step(self) -> bool:
        """Do the next small thing; False if there is none because somebody has to answer, or all is done."""
        rules, g = self.game.rules, self.g
        if g.fresh:
            self._put(g.fresh.pop())
        elif g.unanswered:
            return False
        else:
            if g.answered or g.sealed:
                g.close_lanes()
            if not g.agenda:
                return False
            entry = g.agenda.pop()
            rules.steps[entry & 0xFF](g, entry >> 8)
        self._listen()
        return True

    def answer(self, seat: int, option: int) -> None:
        """The seat answers; what follows from that is left to the steps."""
        g = self.g
        asked = g.open[seat]
        g.open[seat] = 0
        g.unanswered -= 1
        g.choices[seat] = []
        self.game.rules.answer[asked & 0xFF](g, seat, asked >> 8, option)
        self._listen()

    def settle(self) -> SlowMotion:
        """Go on until somebody has to answer."""
        while self.step():
            pass
        return self

    def look(self) -> bytes:
        """What the viewer sees."""
        return views.to_json(views.look(self.game, self.g, self.viewer))

    def glance(self) -> bytes:
        """What the viewer would see between two steps, when the table may not be fit to be looked at."""
        try:
            return self.look()
        except (LookupError, ValueError, AssertionError):
            return b""

    def _put(self, seat: int) -> None:
        rules, g = self.game.rules, self.g
        asked = g.open[seat]
        number, arg = asked & 0xFF, asked >> 8
        options = rules.legal[number](g, seat, arg)
        skipped = len(options) == 1 and rules.skips[number] and not rules.unlisted[number](g, seat, arg, ANY)
        question = self.game.questions[number]
        self.put = f"seat {seat} is {'not ' if skipped else ''}asked {question!r}"
        if skipped:
            g.open[seat] = 0
            g.unanswered -= 1
            rules.answer[number](g, seat, arg, options[0])
        else:
            g.choices[seat] = options

    def _listen(self) -> None:
        told = [heard_by(event, self.viewer) for event in self.g.events if event.kind != LEARNT]
        self.heard += [heard for heard in told if heard]
        self.g.events = []


def twin(game: Game, g: State, viewer: int, seed: int) -> Any:
    """A world that looks the same to the viewer, with the same dice to come; None where there is none.

    Between two steps the game may not be at a place from which a world can be dealt.
    """
    try:
        world = game.redeal(g, viewer, seed)
        if not _same_dice(game, g, world) or game.conserved(world):
            return None
        same = views.look(game, g, viewer) == views.look(game, world, viewer)
    except (LookupError, StopIteration, ValueError, AssertionError):
        return None
    return world if same else None


def _same_dice(game: Game, g: State, world: Any) -> bool:
    """Give a world the same dice to come; False if it cannot go on beside the true one."""
    world.chance, world.pool = g.chance, g.pool
    world.fresh = [seat for seat in g.fresh if world.open[seat]]
    if any(getattr(world, name) != getattr(g, name) for name in game.prepared):
        return False
    return bool(world.unanswered == world.seats - world.open.count(0))


def check_twins(
    match: Match, seat: int, option: str, viewer: int, world: Any, seen: bytes, chance: Chance
) -> int:
    """Play the decision in slow motion, and beside it a world that looks the same to a viewer: dealt before
    the decision (`world`), or, as often, somewhere on the way to the next question. Returns how many."""
    game, g = match.game, match.state
    number = game.codec.number(option)
    assert number is not None
    before = seen if viewer != seat else b""

    def decided(world: Any) -> SlowMotion:
        film = SlowMotion(game, world, viewer)
        film.answer(seat, number)
        return film

    fits = _same_dice(game, g, world)
    if (
        chance.rand(2)
        and fits
        and world.open[seat] == g.open[seat]
        and number in game.rules.options(world, seat)
    ):
        return _Twins(decided(g.clone()), decided(world), before, option).compare()
    hidden = _differing(g, world) if fits else set()
    end = decided(g.clone())
    moments = 0
    while end.step():
        moments += 1
    if not moments:
        return 0
    true = decided(g.clone())
    for _ in range(chance.rand(moments)):
        true.step()
    other = twin(game, true.g, viewer, chance.rand(1 << 30))
    if other is None:
        return 0
    dealt = _differing(true.g, other)
    if dealt <= hidden or dealt <= hidden | _differing(
        end.g, twin(game, end.g, viewer, chance.rand(1 << 30))
    ):
        false = SlowMotion(game, other, viewer)
        false.heard, false.marks = true.heard.copy(), other.marks - (true.g.marks - true.marks)
        return _Twins(true, false, before, option).compare()
    return 0


def _differing(g: State, world: Any) -> set[tuple[str, int]]:
    """What is dealt again: fields, and the seats where a field has an entry for each.

    Between two steps only what is hidden before the decision or at the next question may be dealt again; if
    more was, it was no moment to deal.
    """
    if world is None:
        return set()
    found = set()
    ours: dict[str, Any] = g.dump()
    theirs: dict[str, Any] = world.dump()
    for name in ours.keys() - {"marks", "chance", "pool"}:
        one, two = ours[name], theirs[name]
        if one != two:
            each = isinstance(one, list) and isinstance(two, list) and len(one) == len(two) == g.seats
            found |= {(name, n) for n in range(g.seats) if one[n] != two[n]} if each else {(name, -1)}
    return found


@dataclass
class _Twins:
    """Two worlds that looked the same to a viewer; what it saw before the decision, b"" if that was its."""

    true: SlowMotion
    other: SlowMotion
    before: bytes
    option: str

    def compare(self) -> int:
        """Go on until somebody is asked, or the rules tell the viewer in which world it is."""
        true, other = self.true, self.other
        marks, more = (true.marks, other.marks), (True, True)
        while more != (False, False):
            if true.heard != other.heard or (self._revealed(marks) and true.glance() != other.glance()):
                return 1
            marks = true.g.marks, other.g.marks
            same = true.asks() == other.asks()
            if same:
                true.put = other.put = ""
                more = true.step(), other.step()
            if not same or true.put != other.put:
                self._asked_in_one()
                return 1
        return self._at_the_question()

    def _revealed(self, marks: tuple[int, int]) -> bool:
        return (self.true.g.marks, self.other.g.marks) != marks

    def _same(self) -> bool:
        return self.true.heard == self.other.heard and self.true.look() == self.other.look()

    def _at_the_question(self) -> int:
        if self._same() or self._revealed((self.true.marks, self.other.marks)):
            return 1
        raise Told(
            f"after {self.option} seat {self.true.viewer} can tell two worlds apart that looked the same, "
            f"and nothing was revealed: {difference(self.true.look(), self.other.look())}"
        )

    def _asked_in_one(self) -> None:
        """Somebody is asked in one world and not in the other: the viewer may not notice, but for a wait that
        the ledger cannot hide."""
        put = [world.put for world in (self.true, self.other)]
        worlds = [world.settle() for world in (self.true, self.other)]
        if self._same() or any(self._nothing_new(world) for world in worlds):
            return
        one, two = (then or world.put or "nobody is asked" for then, world in zip(put, worlds, strict=True))
        if any(
            f"asked {question!r}" in asked for question in self.true.game.waited_for for asked in (one, two)
        ):
            return
        raise Told(
            f"after {self.option} seat {self.true.viewer} can tell two worlds apart that looked the same: in "
            f"one {one}, in the other {two}; put the question in both (`always_ask`), or hide that it is put"
        )

    def _nothing_new(self, world: SlowMotion) -> bool:
        """Whether the viewer sees what it saw before, as if the decision were still being thought about."""
        return not world.heard and world.look() == self.before


def difference(ours: bytes, theirs: bytes) -> str:
    """Where two views begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), 0)
    one, two = (text[max(0, at - 60) : at + 40].decode(errors="replace") for text in (ours, theirs))
    return f"{one!r} against {two!r}"
