"""Compares what managers believe of what is hidden with what is true, as distributions.

    python -m tools.beliefs [--games 40] [--seed 1]

Experienced managers play. Every so many decisions one of them imagines worlds, and what rivals hold or have
chosen in secret there is set beside the truth: as it is dealt at random, and as the game's `beliefs.py` says
where there is one. Prints the table and writes it into docs/bots.md.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, Final

from touchline.bots.minds import mind
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.game import find

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
PLACE: Final = re.compile(r"(<!-- beliefs -->\n).*?(<!-- end -->)", re.DOTALL)
EVERY: Final = 41  # decisions
WORLDS: Final = 4
COLUMNS: Final = ("game", "of a rival", "truths", "true: mean, quartiles", "dealt at random", "believed")
HEADING: Final = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"
Figure = Callable[[Any, int, int], list[float]]  # of a world: what a seat believes of another one


def sealed(g: Any, seat: int, other: int) -> list[float]:
    """What the bids on the table are worth, for whoever bids too."""
    state, cards = find("best11").module("state"), find("best11").module("cards")
    if g.open[seat] & 0xFF != state.BID or g.open[other]:
        return []
    return [float(sum(cards.WORTH[entry & 0xFF] for entry in g.bids[other]))]


def faces(g: Any, seat: int, other: int) -> list[float]:
    """Stars of footballers whose face is not known."""
    view, cards = find("footmania").module("view"), find("footmania").module("cards")
    return [float(cards.VALUE[card]) for card in g.squad[other] if not view.known_to(g, seat, card)]


def plus_cards(g: Any, seat: int, other: int) -> list[float]:
    """What plus cards in hand are worth, in stars."""
    keeping = find("footmania").module("tactics").keeping
    return [keeping(card) for card in g.plus_cards[other]]


def weapons(g: Any, seat: int, other: int) -> list[float]:
    """Stars that secret weapons move."""
    cards = find("superclub").module("changer_cards")
    return [float(cards.AMOUNT[card]) for card in g.weapons[other]]


def line_ups(g: Any, seat: int, other: int) -> list[float]:
    """Stars on a pitch that is not revealed yet."""
    view = find("superclub").module("view")
    if not view.is_setting(g) or g.open[other] or other not in view.playing(g):
        return []
    return [float(sum(g.stars[player] for player in g.pitch[other] if player >= 0))]


def objectives(g: Any, seat: int, other: int) -> list[float]:
    """How easy a secret Objective is, as a newcomer judges it."""
    cards, state, bot = (find("eleven").module(name) for name in ("cards", "state", "bot"))
    if g.objective[other] < 0 or g.objective_state[other] != state.SECRET:
        return []
    return [bot.EASE.get(g.objective[other] - cards.OBJECTIVE, 0.0)]


def tactic_cards(g: Any, seat: int, other: int) -> list[float]:
    """Tactic cards in hand that are not basic ones, of those that nobody has seen."""
    cards = find("eleven").module("cards")
    unseen = [card for card in g.tactics[other] if not g.shown >> card - cards.TACTIC & 1]
    return [float(card >= cards.TACTIC + cards.BASIC_TACTICS) for card in unseen]


FIGURES: Final[list[tuple[str, str, Figure]]] = [
    ("best11", "sealed bids, worth", sealed),
    ("eleven", "Objective, how easy", objectives),
    ("eleven", "Tactic cards unseen, share of better ones", tactic_cards),
    ("footmania", "footballers unseen, stars", faces),
    ("footmania", "plus cards, stars", plus_cards),
    ("superclub", "secret weapons, stars", weapons),
    ("superclub", "line-up not revealed, stars", line_ups),
]


def measure(game_id: str, games: int, seed: int) -> list[tuple[list[float], list[float], list[float]]]:
    """For each figure of a game: true, dealt at random, believed."""
    game, known = find(game_id), mind(find(game_id))
    wanted = [figure for of, _, figure in FIGURES if of == game_id]
    found: list[tuple[list[float], list[float], list[float]]] = [([], [], []) for _ in wanted]
    for number in range(games):
        g = game.new(2, seed_state(f"{seed}:{number}"), game.option_values({}, 2, bots_alone=True))
        game.rules.settle(g)
        chance, decisions = Chance(f"{seed}:{number}:managers"), 0
        while (seat := g.next_seat()) >= 0:
            options = game.rules.options(g, seat)
            decisions += 1
            for figure, (true, dealt, believed) in zip(wanted, found, strict=True):
                told = figure(g, seat, 1 - seat) if decisions % EVERY == 0 or figure is sealed else []
                true += told
                for world in range(WORLDS if told else 0):
                    w = game.redeal(g, seat, WORLDS * decisions + world)
                    dealt += figure(w, seat, 1 - seat)
                    luck = Chance(decisions + world)
                    known.believe(w, seat, world % known.kinds, luck)
                    believed += figure(answered(known, w, seat, world % known.kinds, luck), seat, 1 - seat)
            game.rules.apply(g, seat, best(options, known.weigh(g, seat, options, chance), chance))
    return found


def answered(known: Any, w: Any, seat: int, kind: int, luck: Chance) -> Any:
    """The world after rivals who are asked again have answered what they had answered."""
    rules, other = known.game.rules, 1 - seat
    asked = w.open[other] & 0xFF
    while asked and w.open[other] & 0xFF == asked and known.game.id == "best11":
        options = rules.options(w, other)
        rules.apply(w, other, best(options, known.others(w, other, options, luck, kind), luck))
    return w


def shape(figures: list[float]) -> str:
    """Mean and quartiles."""
    if len(figures) < 2:
        return "–"
    low, middle, high = quantiles(figures, n=4)
    return f"{fmean(figures):.2f} ({low:.4g}, {middle:.4g}, {high:.4g})"


def write(table: str) -> None:
    """The table of the page."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(PLACE.sub(rf"\g<1>{table}\g<2>", text), encoding="utf-8")


def main() -> None:
    """Print the table, and write it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = HEADING
    for game_id in dict.fromkeys(of for of, _, _ in FIGURES):
        names = [name for of, name, _ in FIGURES if of == game_id]
        for name, (true, dealt, believed) in zip(
            names, measure(game_id, asked.games, asked.seed), strict=True
        ):
            shapes = " | ".join(shape(each) for each in (true, dealt, believed))
            table += f"| {find(game_id).title} | {name} | {len(true)} | {shapes} |\n"
    print(table, end="")
    write(table)


if __name__ == "__main__":
    main()
