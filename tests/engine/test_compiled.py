"""Pure and compiled, the same seeds give the same games, decision by decision."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.compiled import QUICK_GAME
from touchline.engine.game import known

GAMES = 192  # in all, spread over the variants of a game; fewer of those with thousands of decisions

OTHERS = [pytest.param(game, marks=pytest.mark.slow) for game in known() if game != QUICK_GAME]

# Plays seeded random games of every variant and prints the digest of each, with all options and states on
# the way and some observations mixed in; of very long games every fourth variant and some states. Runs in
# both builds.
PLAY = """
import hashlib, json, sys
import msgspec
from touchline.api import is_compiled
from touchline.engine import chance, encoder, pen, rules, state
from touchline.engine.actions import actions_of
from touchline.bots.minds import mind
from touchline.bots.search import search
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.variants import variants
from touchline.engine.game import find
from touchline.engine.match import Match

def digest_of(game, seats, options, seed):
    g = game.new(seats, seed_state(seed), options)
    game.rules.settle(g)
    dice = Chance(seed)
    digest = hashlib.sha256()
    decisions = 0
    ids = actions_of(game).ids
    rows = encoder.encoder_of(game, seats)
    while g.unanswered:
        seat = g.next_seat()
        choices = game.rules.options(g, seat)
        if decisions % (8 * game.sample) == 0:
            digest.update(rows.row(g, seat))
            assert game.rules.course(g, None, None).legal(seat, ids) == [ids[option] for option in choices]
        game.rules.apply(g, seat, choices[dice.rand(len(choices))])
        digest.update(msgspec.json.encode(choices))
        if decisions % game.sample == 0 or not g.unanswered:
            digest.update(msgspec.json.encode(g.dump()))
        decisions += 1
    twin = game.new(seats, seed_state(seed), options)
    game.rules.settle(twin)
    game.rules.play_random(twin, Chance(seed))
    assert twin.dump() == g.dump()
    return digest.hexdigest()

def refereed(game, seats, options):
    match = Match(game, seats, options, b"secret")
    dice = Chance("order")
    while not match.over:
        waiting = match.waiting()
        seat = waiting[dice.rand(len(waiting))]
        choices = match.options_of(seat)
        match.play(seat, choices[dice.rand(len(choices))])
    return [match.digest(), [score.total for score in match.scores]]

def thought(game):  # what Legend's mind finds with few trials, in positions of one game
    legend, chance = mind(game), Chance("thought")
    g = game.new(2, seed_state("thought"), game.option_values({}, 2))
    game.rules.settle(g)
    found = []
    while (seat := g.next_seat()) >= 0 and len(found) < 12:
        sight = Sight.of(game, g, seat, chance.rand(1 << 30))
        if chance.rand(12) == 0:
            found.append(search(sight, chance, legend, 6))
        values = legend.weigh(sight.world, seat, sight.options, chance)
        game.rules.apply(g, seat, best(sight.options, values, chance))
    return found

game = find(sys.argv[1])
tables = variants(game)[:: 1 if game.sample == 1 else 4]
each = max(2, int(sys.argv[2]) // len(tables) // game.sample)
seen = {}
for seats, options in tables:
    name = f"{seats} {options}"
    seen[name] = [digest_of(game, seats, options, f"{name}:{n}") for n in range(each)]
    seen[name] += refereed(game, seats, options)
seen["thought"] = thought(game)
of_the_game = [game.module(name) for name in ("state", "encoder", "outlook", "bot", "redeal")]
modules = [module.__file__ for module in (chance, pen, rules, state, *of_the_game)]
print(json.dumps({"compiled": is_compiled(), "pen": encoder.PEN.__name__, "modules": modules, "seen": seen}))
"""


def run(program: str, package: Path, *words: str) -> str:
    """What the program prints with the package in this folder."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", program, *words],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def play(folder: Path, game: str) -> dict[str, Any]:
    """What the package in this folder sees."""
    seen: dict[str, Any] = json.loads(run(PLAY, folder, game, str(GAMES)))
    return seen


@pytest.mark.timeout(1500)  # the first one compiles
@pytest.mark.parametrize(
    "game",
    [QUICK_GAME, *(pytest.param(game, marks=pytest.mark.slow) for game in known() if game != QUICK_GAME)],
)
def test_same_seeds_give_the_same_games_pure_and_compiled(game: str, compiled_package: Path) -> None:
    pure = play(Path(__file__).parents[2] / "src", game)
    compiled = play(compiled_package, game)
    assert not pure["compiled"]
    assert all(module.endswith(".py") for module in pure["modules"])
    assert compiled["compiled"]
    assert all(module.endswith((".so", ".pyd")) for module in compiled["modules"])
    assert all(Path(module).is_relative_to(compiled_package) for module in compiled["modules"])
    assert (pure["pen"], compiled["pen"]) == ("Pen", "QuickPen")
    assert len(pure["seen"]) > 1
    assert pure["seen"] == compiled["seen"]


WITHOUT_LIBRT = """
import sys
sys.modules["librt.strings"] = None
import touchline
from touchline.engine import encoder
assert touchline.is_compiled() and encoder.PEN.__name__ == "Pen"
table = touchline.new("best11", seats=2, seed=1)
assert len(touchline.encoder("best11", seats=2).observe(table, 0)) == 1545
"""


@pytest.mark.timeout(1500)
def test_compiled_package_observes_without_librt(compiled_package: Path) -> None:
    run(WITHOUT_LIBRT, compiled_package)


# Editions are copies of the sources, which cannot derive from compiled classes: they bring their own.
EDITION = """
from touchline.api import is_compiled
from touchline.bots.arena import play_game
from touchline.engine import earlier, editions
from touchline.engine.check import check_game
from touchline.engine.game import find, known, packages

assert is_compiled()
compiled = [id for id in known() if not find(id).module("state").__file__.endswith(".py")]
assert compiled
for id in compiled:
    game = find(id)
    editions.create(game.package, id, "same")
    same = find(f"{id}@same")
    assert same.module("cards").__file__.endswith(".py"), same.module("cards").__file__
    for bot in ("random", "greedy"):
        table = [bot] * game.seats[0]
        assert play_game(same.spec, table, 5) == play_game(id, table, 5), (id, bot)
    same.module("page")
    for version in earlier.versions(packages()[id]):
        kept = play_game(f"{id}~{version}", ["random"] * 2, 5)
        assert kept.failures == [] and kept.decisions > 20, (id, version)
assert check_game(find("best11@same"), 2).failures == []
"""


@pytest.mark.timeout(1500)
def test_editions_play_in_the_compiled_package(compiled_package: Path, shelf: Path) -> None:
    run(EDITION, compiled_package)


# Compiled states cannot be pickled; tables, decisions and options travel all the same, of editions too.
TRAVEL = """
import copy, pickle
import touchline
from touchline.engine import editions
from touchline.engine.game import find

assert touchline.is_compiled()
editions.create(find("best11").package, "best11", "same")
for game in ("best11", "best11@same"):
    table = touchline.new(game, seats=3, seed=7)
    for again in (lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy):
        sent = again(table)
        assert sent.record == table.record
        assert again(table.decisions) == sent.decisions
        assert again(table.decisions[0].options[0]).label == sent.decisions[0].options[0].label
    legal = table.legal(table.turn)
    for seat, id in ((0, None), (None, 0), (9, 0), (table.turn, 10**6), (table.turn, 0)):
        try:
            table.play_id(seat, id)
        except touchline.TouchlineError:
            assert table.legal(table.turn) == legal and not table.log
        else:
            raise AssertionError((seat, id))
"""


@pytest.mark.timeout(1500)
def test_tables_travel_from_the_compiled_package(compiled_package: Path, shelf: Path) -> None:
    run(TRAVEL, compiled_package)
