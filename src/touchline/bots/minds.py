"""What a game's folder knows about playing it well, as the bots use it.

`bot.py` of a game weighs options: quick, and good enough for a newcomer. A game without one tries each option
a few times instead. Where
a choice is made in many small steps, it may know several ways to make it: `styles(g, seat)` lists those that
differ and go with what was chosen so far, `in_style(g, seat, style, options)` is the next small step of one.
`OVERLOOKS` says how many options in a hundred the levels starter and squad overlook; one that is overlooked
costs more in some games than in others.

`outlook.py` weighs positions:

- `NAMES` and `parts(g, seat)`: what the seat's club promises at full time, by source (in words:
  `promise-NAME`), in points or whatever the game is won by. It may look at the whole world: in a search the
  world is an imagined one.
- `spread(g)`: how far the difference of two such promises is likely to be off; small near the end.
- `mark(g)`: how far the game is. It grows; a search looks ahead as far as the mark says.
- `BY_HEART`: questions that a search leaves to `weigh`, because it plans them better than trials would; or to
  `by_heart(g, seat, options, chance)`, where there is one that takes more care than a trial has time for: the
  level legend does. `ROUTINE`, if the level gaffer leaves more of them to `weigh`.
- `weigh` and `seasoned`, if experience counts for more in the game than trials can find out: how somebody
  weighs options who has played very often, for the first ideas of a search, and how a good player does, for
  those of the level gaffer; `styles`, if the former knows other ways to choose.
- `others(g, seat, options, chance)`, if rivals are not taken for such a player: how they weigh their options
  in a trial. With `KINDS` they may be of so many kinds, one in each world, and `others` is told which.
- `HORIZON`: after how many marks a search stops playing and looks at the promises instead; `FAR`, if the
  level legend looks farther ahead.
- `DOUBT`, if another than the usual one: the standard errors by which an option has to be better than the
  first idea. The better the ideas and the greater the luck, the more.
- `WIDTH` and `TRIALS`: how many options a search tries and how often, of the levels gaffer and legend;
  `PLAN_TRIALS`, if a choice of many steps, which is thought about once, gets more.

`beliefs.py`, if there is one, says what rivals are likely to have chosen in secret:

- `believe(w, seat, kind, chance)`: in a world that was dealt at random, rivals choose again as sensible
  managers of that kind would, or are asked again, if that comes to the same.
- `begun(g, seat)`: the world as it was before the first small step of the seat's choice, or None if the
  choice is a single step. From there a plan is made, once.
- `changes(g, seat, style)`: ways to choose that are like this one but for one thing. The best of the first
  ideas is compared with those in a second stage.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.util import find_spec
from math import exp
from typing import Any, Final

from touchline.bots import values
from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import Game, packages

DOUBT: Final = 0.5
OVERLOOKS: Final = (50, 15)  # options in a hundred, of the levels starter and squad
TRIES: Final = 12  # of each option, in a game that knows nothing about playing well
ALONE: Final = 50  # points that make a difference to who plays alone

Weigh = Callable[[Any, int, list[int], Chance], list[float]]
Others = Callable[[Any, int, list[int], Chance, int], list[float]]


@dataclass(frozen=True)
class Mind:
    """A game together with what its folder knows about playing it."""

    game: Game
    weigh: Weigh
    others: Others
    kinds: int
    believe: Callable[[Any, int, int, Chance], None]
    begun: Callable[[Any, int], Any]
    changes: Callable[[Any, int, int], list[int]]
    names: tuple[str, ...]
    parts: Callable[[Any, int], list[float]]
    spread: Callable[[Any], float]
    mark: Callable[[Any], int]
    styles: Callable[[Any, int], list[int]]
    in_style: Callable[[Any, int, int, list[int]], int]
    by_heart: frozenset[int]
    heart: Weigh
    horizon: int
    doubt: float
    width: int
    trials: int
    plan_trials: int
    tree: bool
    learned: frozenset[int]  # numbers of seats for which it has a network

    def plan_budget(self, seats: int) -> int:
        """Trials for a whole plan: the more rivals plan too, the longer each takes."""
        return self.plan_trials * 2 // max(2, seats)

    def chances(self, g: Any) -> list[float]:
        """The win chance of each seat in this world; at the end, its share of the win."""
        if g.seats == 1:  # nobody to beat: the more points the better
            return [1 / (1 + exp(-sum(self.parts(g, 0)) / ALONE))]
        if not g.unanswered:
            places = [score.place for score in self.game.scores(g)]
            winners = places.count(1)
            return [1 / winners if place == 1 else 0.0 for place in places]
        if g.seats in self.learned:
            learned, _ = values.playing(self, g)
            if learned:
                return learned.chances(self, g)
        promises = [sum(self.parts(g, seat)) for seat in range(g.seats)]
        most, spread = max(promises), self.spread(g)
        weights = [exp((promise - most) / spread) for promise in promises]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def _no_styles(g: Any, seat: int) -> list[int]:
    return []


def _in_no_style(g: Any, seat: int, style: int, options: list[int]) -> int:
    raise ValueError("a game without styles was asked for one")


def _believe_all(w: Any, seat: int, kind: int, chance: Chance) -> None:
    """A world as it was dealt is good enough."""


def _single_step(g: Any, seat: int) -> None:
    """No choice is made in several steps."""


def _no_changes(g: Any, seat: int, style: int) -> list[int]:
    return []


def _alike(weigh: Weigh) -> Others:
    """Rivals of one kind."""
    return lambda g, seat, options, chance, kind: weigh(g, seat, options, chance)


@cache
def can_look_ahead(game_id: str) -> bool:
    """Whether it also knows how to weigh positions, as a search needs it."""
    return find_spec(f"{packages()[game_id]}.outlook") is not None


def weigh(game: Game) -> Weigh:
    """How the game's heuristics weigh options, with the facts of its edition; without any, by trying them."""
    if find_spec(f"{game.package}.bot") is None:
        return partial(try_out, game)
    found: Weigh = game.module("bot").weigh
    return found


@cache
def overlooked(game: Game) -> tuple[int, int]:
    """How many options in a hundred the levels starter and squad overlook in a game."""
    bot = game.module("bot") if find_spec(f"{game.package}.bot") else None
    starter, squad = getattr(bot, "OVERLOOKS", OVERLOOKS)
    return starter, squad


def try_out(game: Game, g: Any, seat: int, options: list[int], chance: Chance) -> list[float]:
    """The share of wins of each option, where everybody plays on at random from here."""
    return [sum(_share(game, g, seat, option, chance) for _ in range(TRIES)) / TRIES for option in options]


def _share(game: Game, g: Any, seat: int, option: int, chance: Chance) -> float:
    world = g.clone()
    world.chance = seed_state(chance.rand(1 << 30))
    game.rules.apply(world, seat, option)
    game.rules.play_random(world, chance)
    places = [score.place for score in game.scores(world)]
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def by_hand(game: Game, seats: int, options: dict[str, Any]) -> str:
    """Why Legend weighs positions at such a table by hand, in one line; nothing where a network does."""
    return _by_hand(game, seats, tuple(sorted(options.items())))


@lru_cache(maxsize=1 << 8)
def _by_hand(game: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> str:
    return values.playing(mind(game), game.new(seats, 1, dict(options)))[1]


def mind(game: Game, *, seasoned: bool = False) -> Mind:
    """The mind of a game, with the facts of its edition; the best one, or a good player's."""
    return _mind(game, seasoned)


@cache  # which takes anything: those above say what it has to be
def _mind(game: Game, seasoned: bool) -> Mind:
    bot, outlook = game.module("bot"), game.module("outlook")
    beliefs = game.module("beliefs") if find_spec(f"{game.package}.beliefs") else None
    weigh = getattr(outlook, "weigh", bot.weigh)
    styles = getattr(bot, "styles", _no_styles)
    if seasoned:
        heart = weigh = getattr(outlook, "seasoned", weigh)
    else:
        heart = getattr(outlook, "by_heart", weigh)
        styles = getattr(outlook, "styles", styles)
    level = 0 if seasoned else 1
    routine = getattr(outlook, "ROUTINE", ()) if seasoned else ()
    far = outlook.HORIZON if seasoned else getattr(outlook, "FAR", outlook.HORIZON)
    kinds = getattr(outlook, "KINDS", 0)
    return Mind(
        game=game,
        weigh=weigh,
        others=outlook.others if kinds else _alike(getattr(outlook, "others", weigh)),
        kinds=kinds or 1,
        believe=getattr(beliefs, "believe", _believe_all),
        begun=_single_step if seasoned else getattr(beliefs, "begun", _single_step),
        changes=_no_changes if seasoned else getattr(beliefs, "changes", _no_changes),
        names=outlook.NAMES,
        parts=outlook.parts,
        spread=outlook.spread,
        mark=outlook.mark,
        styles=styles,
        in_style=getattr(bot, "in_style", _in_no_style),
        by_heart=frozenset([*outlook.BY_HEART, *routine]),
        heart=heart,
        horizon=far,
        doubt=getattr(outlook, "DOUBT", DOUBT),
        width=outlook.WIDTH[level],
        trials=outlook.TRIALS[level],
        plan_trials=getattr(outlook, "PLAN_TRIALS", outlook.TRIALS)[level],
        tree=getattr(outlook, "TREE", True),
        learned=frozenset() if seasoned else values.kept(game),
    )
