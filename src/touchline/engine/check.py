"""check_game: plays many random games of a game and checks every promise of the engine.

For every number of seats and every set of options with which bots may play alone (a spread, where there are
very many), at every decision: there are options, they are unique, survive the trip through text and are in
the action space; a copy is equal and independent; load(dump()) is the same; cards and money are conserved;
nothing was drawn by chance without saying so. For each seat, worlds dealt again give byte-equal views,
options, reasons and observations, they follow from what the seat knows and the seed alone, and no log line
names a card that the seat may not know. Hostile options are refused with a rule and change nothing.
Simultaneous answers in any order give the same state; what a seat starts without being asked leaves the
others' questions alone. Replaying the log gives the same state, its record is true, scores are explained by
their parts, and the game ends within its bound. What a viewer may not know has no effect on anything that it
receives (`check_secrets`).

A game that takes thousands of decisions is looked at in samples (`Game.sample`), once each of its questions
has been looked at a few times.

A game that does not pass is not a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from touchline.engine import record, views
from touchline.engine.actions import actions_of
from touchline.engine.chance import Chance
from touchline.engine.check_secrets import (
    Broken,
    Reception,
    Told,
    check_numbers,
    check_twins,
    check_unnoticed,
    difference,
    received,
)
from touchline.engine.encoder import encoder_of, has_encoder
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.game import Game
from touchline.engine.match import Match
from touchline.engine.rules import ANY
from touchline.engine.state import State
from touchline.engine.variants import variants

HOSTILE = ("", ":", "x", "pass:pass", "\x00", "nominate", "é:é", "a" * 500, "0", "-1", "null")
FAMILIAR = 5  # once a question has been looked at this often, samples are enough


@dataclass
class Report:
    """What was played and what was found."""

    games: int = 0
    decisions: int = 0
    redeals: int = 0
    leaks: int = 0
    hostile: int = 0
    interleavings: int = 0
    aside: int = 0
    twins: int = 0  # pairs of worlds that went on side by side
    unnoticed: int = 0  # decisions after which a viewer who noticed nothing was asked what had changed
    failures: list[str] = field(default_factory=list)


def check_game(
    game: Game,
    games: int,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
    sample: int | None = None,
) -> Report:
    """Play this many random games, spread over all variants, and report what does not hold.

    One decision in `sample` is looked at, in place of the game's own number.
    """
    report, looked_at = Report(), Counter[str]()  # at which questions, and how often
    tables = variants(game)
    for number in range(games):
        seats, options = tables[number % len(tables)]
        where = f"game {number} (seed {seed}, {seats} seats, {_chosen(game, options)})"
        try:
            chance = Chance(f"{seed}:{number}")
            _check_one(game, seats, options, chance, report, sample or game.sample, looked_at)
        except Broken as broken:
            report.leaks += isinstance(broken, Told)
            report.failures.append(f"{where}: {broken}")
        except Exception as error:  # any error here is the fault of the game that is being checked
            at = extract_tb(error.__traceback__)[-1]
            place = f"{Path(at.filename).name}, line {at.lineno}"
            report.failures.append(f"{where}: {type(error).__name__} in {place}: {error}")
        report.games += 1
        if progress:
            progress(number + 1, games)
    return report


def _chosen(game: Game, options: dict[str, int]) -> str:
    """The options that are not as usual, in words."""
    plain = game.plain_options(options)
    chosen = [
        option.id if plain[option.id] is True else f"{option.id}={options[option.id]}"
        for option in game.options
        if options[option.id] != option.default
    ]
    return f"options {', '.join(chosen)}" if chosen else "no options"


def _check_one(
    game: Game,
    seats: int,
    options: dict[str, int],
    chance: Chance,
    report: Report,
    sample: int,
    looked_at: Counter[str],
) -> None:
    secret = f"{chance.rand(1 << 30)}".encode()
    match = Match(game, seats, options, secret)
    # A generator of its own: watching must not change what is played.
    eyes = Chance(f"{secret.decode()}: who looks on")
    shunned = game.check_avoids if game.check_avoids and chance.rand(2) else ()
    while not match.over:
        g = match.state
        waiting = match.waiting()
        if not waiting:
            raise Broken("the game is not over and nobody has to decide; a step must ask or end the game")
        if len(match.log) > game.bound:
            raise Broken(f"the game did not end within {game.bound} decisions")
        questions = {game.question(g, seat) for seat in waiting}
        is_familiar = all(looked_at[question] >= FAMILIAR for question in questions)
        if sample > 1 and is_familiar and chance.rand(sample):
            seat = waiting[chance.rand(len(waiting))]
            match.play(seat, _choice(match, seat, shunned, chance))
            continue
        looked_at.update(questions)
        for seat in waiting:
            _check_options(game, g, seat)
        _check_state(game, g)
        seat = waiting[chance.rand(len(waiting))]
        _check_hostile(match, seat, waiting, chance, report)
        if len(waiting) > 1 and chance.rand(4) == 0:
            _check_order(match, waiting, chance, report)
        _check_side(match, chance, eyes, report)
        viewer = eyes.rand(match.seats + 1) - 1
        world, seen = _check_worlds(match, viewer, chance, report)
        option = _choice(match, seat, shunned, chance)
        report.twins += check_twins(match, seat, option, viewer, world, seen, eyes)
        _check_play(match, seat, option, received(match, viewer, seen), eyes, report)
    report.decisions += len(match.log)
    _check_end(match, eyes)


def _choice(match: Match, seat: int, shunned: tuple[str, ...], chance: Chance) -> str:
    """An option, all equally likely, except those to be avoided."""
    codec, choices = match.game.codec, match.game.rules.options(match.state, seat)
    if shunned:
        choices = [option for option in choices if codec.verbs[option & 0xFF] not in shunned] or choices
    return codec.text(choices[chance.rand(len(choices))])


def _check_state(game: Game, g: State) -> None:
    """Copies, dumps and conservation."""
    before = g.dump()
    copy = g.clone()
    if copy.dump() != before:
        raise Broken("clone() differs from its original; generate the state's methods again")
    seat = copy.next_seat()
    game.rules.apply(copy, seat, game.rules.options(copy, seat)[0])
    if g.dump() != before:
        raise Broken("playing on a clone changed the original; a field is shared")
    data = msgspec.json.decode(msgspec.json.encode(before))
    loaded = game.load(data)
    if loaded.dump() != before:
        raise Broken("load(dump()) differs from the state")
    if any(game.rules.options(loaded, s) != game.rules.options(g, s) for s in range(g.seats)):
        raise Broken("a loaded state lists other options")
    wrong = game.conserved(g)
    if wrong:
        raise Broken(wrong)


def _check_options(game: Game, g: State, seat: int) -> None:
    """At least two (one where it is always asked), all different, and the same after a trip through text."""
    options = game.rules.options(g, seat)
    asked = g.open[seat]
    rules, question = game.rules, asked & 0xFF
    is_choice = len(options) > 1 or rules.unlisted[question](g, seat, asked >> 8, ANY)
    if not options or (rules.skips[question] and not is_choice):
        raise Broken(f"seat {seat} is asked with {len(options)} options; the referee answers those itself")
    _check_words(game, g, seat, options)
    _check_words(game, g, seat, game.rules.side_options(g, seat))
    legal = set(options)
    for option in game.tempting(g, seat):
        rule, reason = game.why(g, seat, option)
        if option not in legal and not (rule and reason):
            raise Broken(f"{game.codec.text(option)} is refused without a rule or a reason")
    for option in options:
        if option not in actions_of(game).ids:
            raise Broken(f"{game.codec.text(option)} is legal, but missing in the game's actions.py")


def _check_words(game: Game, g: State, seat: int, options: list[int]) -> None:
    """Options are all different, survive the trip through text, and have a label."""
    if len(set(options)) != len(options):
        raise Broken(f"seat {seat} has the same option twice")
    for option in options:
        text = game.codec.text(option)
        if game.codec.number(text) != option:
            raise Broken(f"option {text} does not survive the trip through text")
        if not game.label(g, seat, option).label:
            raise Broken(f"option {text} has no label")


def _check_worlds(match: Match, seat: int, chance: Chance, report: Report) -> tuple[Any, bytes]:
    """A redealt world looks exactly the same to its seat: the world, and what the seat sees."""
    game, g = match.game, match.state
    seed = chance.rand(1 << 30)
    world = game.redeal(g, seat, seed)
    report.redeals += 1
    wrong = game.conserved(world)
    if wrong:
        raise Broken(f"redeal for seat {seat}: {wrong}")
    ours, theirs = (views.to_json(views.look(game, w, seat)) for w in (g, world))
    if ours != theirs:
        raise Told(
            f"seat {seat} can tell a redealt world from the true one: its view leaks something hidden, "
            f"{difference(ours, theirs)}"
        )
    if seat >= 0:
        _check_numbers(game, g, world, seat, report)
    for other in range(g.seats):
        if world.open[other] and not game.rules.options(world, other):
            raise Broken(f"redeal for seat {seat} leaves seat {other} without an option")
    elsewhere = game.redeal(world, seat, seed + 1)
    again, once = game.redeal(elsewhere, seat, seed).dump(), world.dump()
    if again != once:
        fields = ", ".join(name for name in once if once[name] != again[name])
        raise Told(
            f"redeal for seat {seat} with the same seed deals another world from one that looks the same: "
            f"{fields}; sort what is dealt again, or a bot can work back to the true cards"
        )
    return world, ours


def _check_numbers(game: Game, g: State, world: State, seat: int, report: Report) -> None:
    """What a learner in this seat is shown is the same in both worlds."""
    if not has_encoder(game):
        return
    encoder = encoder_of(game, g.seats)
    ours, theirs = encoder.row(g, seat), encoder.row(world, seat)
    if ours != theirs:
        told = [name for name, a, b in zip(encoder.names, ours, theirs, strict=True) if a != b]
        raise Told(
            f"seat {seat} can tell a redealt world from the true one: the game's encoder.py leaks something "
            f"hidden in {', '.join(told[:5])}"
        )


def _check_hostile(match: Match, seat: int, waiting: list[int], chance: Chance, report: Report) -> None:
    """An option that is not legal is refused with a rule, and changes nothing."""
    before = match.digest()
    legal = match.options_of(seat)
    codec = match.game.codec
    random_text = (
        f"{codec.verbs[chance.rand(len(codec.verbs))]}:{codec.things[chance.rand(len(codec.things))]}"
    )
    idle = [s for s in range(match.seats) if s not in waiting]
    tries = [(seat, random_text), (seat, HOSTILE[chance.rand(len(HOSTILE))])]
    tries += [(idle[0], legal[0])] if idle else []
    for who, option in tries:
        if _allowed(match, who, option):
            continue
        try:
            match.play(who, option)
        except Refused as refused:
            if not refused.rule or not refused.reason:
                raise Broken(f"{option!r} was refused without a rule") from refused
        except TouchlineError as error:
            raise Broken(f"{option!r} was refused without a rule: {error}") from error
        else:
            raise Broken(f"seat {who} could play {option!r}, which is not legal")
        report.hostile += 1
    if match.digest() != before:
        raise Broken("a refused option changed the state")


def _allowed(match: Match, seat: int, text: str) -> bool:
    """Whether the seat may play this after all: listed, legal though not listed, or a side option."""
    rules, option = match.game.rules, match.game.codec.number(text)
    return option is not None and (
        rules.allows(match.state, seat, option) or rules.side_allows(match.state, seat, option)
    )


def _check_side(match: Match, chance: Chance, eyes: Chance, report: Report) -> None:
    """What a seat starts without being asked changes nobody's question, and draws on no chance."""
    able = [seat for seat in range(match.seats) if match.side_options_of(seat)]
    if not able:
        return
    seat = able[chance.rand(len(able))]
    choices = match.side_options_of(seat)
    before = match.state.dump()
    option = choices[chance.rand(len(choices))]
    with _unnoticed(match, seat, option, None, eyes, report):
        match.play(seat, option)
    after = match.state.dump()
    report.aside += 1
    if any(before[name] != after[name] for name in ("open", "chance", "pool", "agenda")):
        raise Broken(f"{option}, started without being asked, changes more than the seat's own things")


def _check_order(match: Match, waiting: list[int], chance: Chance, report: Report) -> None:
    """Each open lane takes one random answer, in two orders: the state is the same."""
    choice = {s: match.options_of(s)[chance.rand(len(match.options_of(s)))] for s in waiting}
    ends = []
    for order in (waiting, waiting[::-1]):
        copy = match.clone()
        for seat in order:
            copy.play(seat, choice[seat])
        ends.append(copy.state.dump())
    report.interleavings += 1
    if ends[0] != ends[1]:
        changed = [name for name in ends[0] if ends[0][name] != ends[1][name]]
        raise Broken(f"simultaneous answers in another order give another state: {', '.join(changed)}")


def _check_play(match: Match, seat: int, option: str, got: Reception, eyes: Chance, report: Report) -> None:
    """Make the decision; chance and hidden cards come to light only where the game says so."""
    game = match.game
    before = match.state.clone()
    copy = match.state.clone()
    copy.pool = 0  # chance stays as it is, unless something draws on it
    game.rules.apply(
        copy, seat, next(o for o in game.rules.options(copy, seat) if game.codec.text(o) == option)
    )
    if copy.chance != match.state.chance and copy.marks == match.state.marks:
        raise Broken(f"{option} drew on chance, but no step said reveal(): it could be undone")
    with _unnoticed(match, seat, option, got, eyes, report):
        match.play(seat, option)
    names = [f"seat {s}" for s in range(match.seats)]
    for other in range(-1, match.seats):
        heard = match.heard(other, len(match.told) - 1)[0]
        if any(event.kind in game.hides_again for event in heard):
            continue
        hidden = set(game.secrets(match.state, other)) if heard else set()
        for event in heard:
            line = game.sentence(event, other, names)
            if not line or not event.rule:
                raise Broken(f"event {event.kind} has no sentence or no rule")
            if event.private and other != seat and not _about(event.args, other):
                raise Broken(f"seat {other} hears a private event that is not about it: {line}")
            named = [name for name in hidden if name in line]
            named = named and [name for name in game.secrets(before, other) if name in named]
            if named:
                raise Told(f"the log tells seat {other} of {', '.join(named)}: {line}")


@contextmanager
def _unnoticed(
    match: Match, seat: int, option: str, got: Reception | None, eyes: Chance, report: Report
) -> Iterator[None]:
    """What the seat does now leaves no trace for another viewer, unless it hears or sees something: for the
    one that has `got` something before, or for any."""
    if got is None or got.viewer == seat:
        viewer = [other for other in range(-1, match.seats) if other != seat][eyes.rand(match.seats)]
        got = received(match, viewer)
    yield
    report.unnoticed += check_unnoticed(got, match, option)


def _about(args: list[int], seat: int) -> bool:
    return bool(args) and args[0] == seat


def _check_end(match: Match, eyes: Chance) -> None:
    """Scores are explained; a viewer's log has no gaps; the record is true: its log gives the same state."""
    check_numbers(match, eyes.rand(match.seats + 1) - 1)
    for score in match.scores:
        if score.total != sum(score.parts.values()):
            raise Broken(f"seat {score.seat} scores {score.total}, but its parts are {score.parts}")
    if min(score.place for score in match.scores) != 1:
        raise Broken("nobody is first")
    verdict = record.verify(record.write(match, [f"Manager {s + 1}" for s in range(match.seats)]))
    if not verdict.true:
        raise Broken(f"the record of a game is not true: {verdict.message}")
