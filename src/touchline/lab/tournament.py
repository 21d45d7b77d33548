"""Seat-balanced tournaments of bots: who is stronger, by how much, and how sure that is.

`lab.schedule` says who plays whom, `lab.fleet` has it played, `lab.results` writes it down. The figures
are made from all games in the order of the schedule, so they do not depend on how many workers there were
or how often the run was stopped. Times do, and are kept apart. (A bot with a budget in milliseconds does
what it can in that time; only one with a budget in iterations gives the same games again.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec.structs import asdict

from touchline import __version__
from touchline.bots.arena import play_game
from touchline.bots.asking import LOSE, Care
from touchline.bots.levels import BEST
from touchline.bots.minds import by_hand
from touchline.bots.registry import get
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find
from touchline.lab import fleet
from touchline.lab.intervals import share_interval
from touchline.lab.ratings import rate
from touchline.lab.results import Played, Setup, opened
from touchline.lab.schedule import Fixture, fixtures, games_per_deal
from touchline.lab.timing import Times

Job = tuple[Setup, Fixture]
LOSERS = Care(LOSE)  # a bot that fails loses the game, and the tournament goes on
SHOWN = 3  # failures of a bot that the figures tell in full


def set_up(
    game: str,
    bots: list[str],
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    care: Care = LOSERS,
) -> Setup:
    """A tournament, checked: game (with its edition), bots, seats and options exist and go together."""
    found = find(game)
    found.check_seats(seats)
    if seats < 2:
        raise TouchlineError("A solo game has nobody to beat: a tournament needs at least two seats.")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise TouchlineError("Name two or more different bots: --bots greedy,random.")
    for name in bots:
        get(name, game)
    care.check()
    chosen = found.chosen_options(found.option_values(options or {}, seats, bots_alone=True))
    return Setup(
        found.spec,
        found.edition,
        found.rules_version,
        list(bots),
        seats,
        chosen,
        seed,
        __version__,
        care.on_failure,
        float(care.seconds),
    )


def play(
    setup: Setup,
    games: int,
    *,
    out: Path | None = None,
    on: str = "cores",
    workers: int = 0,
    address: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
    say: Callable[[str], None] = lambda text: None,
) -> dict[str, Any]:
    """Play at least this many games, in whole rounds, less those in the file; the figures of them all."""
    if games < 1:
        raise TouchlineError("A tournament has at least one game.")
    fleet.check(on, workers, address)  # before a file is made
    wanted = fixtures(setup.bots, setup.seats, games, setup.seed)
    with opened(out, setup, say) if out else nullcontext() as results:
        played = {(game.deal, game.seating): game for game in (results.played if results else [])}
        missing = [(setup, game) for game in wanted if (game.deal, game.seating) not in played]
        done = len(wanted) - len(missing)
        progress(done)
        for _, game in fleet.run(play_fixture, missing, on=on, workers=workers, address=address):
            if results:
                results.add(game)
            played[game.deal, game.seating] = game
            done += 1
            progress(done)
    return figures(setup, [(game, played[game.deal, game.seating]) for game in wanted])


def play_fixture(job: Job) -> Played:
    """Play one game, and note how long each bot thought."""
    setup, fixture = job
    if (__version__, find(setup.game).rules_version) != (setup.version, setup.rules_version):
        raise TouchlineError(
            f"A worker has Touchline {__version__}, this tournament is one of {setup.version}. "
            "Install the same version on all machines."
        )
    times = {bot: Times() for bot in fixture.bots}
    result = play_game(
        setup.game,
        list(fixture.bots),
        fixture.seed,
        setup.options,
        watch=lambda seat, seconds: times[fixture.bots[seat]].add(seconds),
        care=setup.care,
    )
    return Played(
        fixture.deal,
        fixture.seating,
        result.scores,
        result.places,
        result.decisions,
        times,
        result.failures,
    )


Game = tuple[Fixture, Played]


def figures(setup: Setup, games: list[Game]) -> dict[str, Any]:
    """What the games show: share of wins and rating of each bot, with intervals; wins by seat; times."""
    deals = [list(deal) for _, deal in groupby(games, lambda game: game[0].deal)]
    standings = [[list(zip(f.bots, p.places, strict=True)) for f, p in deal] for deal in deals]
    ratings = rate(setup.bots, standings)
    rows = []
    for bot in setup.bots:
        rating = ratings[bot]
        rows.append(
            {
                "bot": bot,
                **_shares(bot, deals),
                "rating": round(rating.rating, 1),
                "rating_low": _rounded(rating.low),
                "rating_high": _rounded(rating.high),
            }
        )
    wins = [_wins(played) for _, played in games]
    return {
        **find(setup.game).facts,
        "version": setup.version,
        "seats": setup.seats,
        "bots": setup.bots,
        "options": setup.options,
        "seed": setup.seed,
        "games": len(games),
        "deals": len(deals),
        "games_per_deal": games_per_deal(setup.bots, setup.seats),
        "decisions": sum(played.decisions for _, played in games),
        "shared_wins": sum(played.places.count(1) > 1 for _, played in games),
        "by_bot": rows,
        "by_seat": [
            {
                "seat": seat,
                "wins": round(sum(won[seat] for won in wins), 2),
                "share": round(fmean(won[seat] for won in wins), 4),
            }
            for seat in range(setup.seats)
        ],
        "weighed": {BEST: _weighed(setup)} if BEST in setup.bots else {},
        "timing": {bot: _times(bot, games) for bot in setup.bots},
        "failures": {bot: failed for bot in setup.bots if (failed := _failures(bot, games))},
    }


def _weighed(setup: Setup) -> str:
    """By what Legend weighed positions: a network, or why it was the hand-made outlook."""
    game = find(setup.game)
    why = by_hand(game, setup.seats, game.option_values(setup.options, setup.seats, bots_alone=True))
    return f"by hand: {why}" if why else "by a network"


def _failures(bot: str, games: list[Game]) -> dict[str, Any]:
    """In how many games the bot failed, in which ways, and the first ones in full."""
    found = [
        (number, failure)
        for number, (_, played) in enumerate(games)
        for failure in played.failures
        if failure.bot == bot
    ]
    if not found:
        return {}
    return {
        "games": len({number for number, _ in found}),
        "kinds": dict(Counter(failure.kind for _, failure in found)),
        "first": [{"game": number, **asdict(failure)} for number, failure in found[:SHOWN]],
    }


def _shares(bot: str, deals: list[list[Game]]) -> dict[str, Any]:
    """A bot's share of the wins in the games in which it took part, beside that of an equal among equals."""
    own = [deal for deal in deals if bot in deal[0][0].bots]
    games = [game for deal in own for game in deal]
    expected = [fmean(f.bots.count(bot) / len(f.bots) for f, _ in deal) for deal in own]
    won = [fmean(_won(bot, *game) for game in deal) for deal in own]
    usual = fmean(expected)
    # In line-ups that are not quite equal a bot has more seats in some deals: that is no luck.
    low, high = share_interval([w - e + usual for w, e in zip(won, expected, strict=True)])
    scores = [score for f, p in games for name, score in zip(f.bots, p.scores, strict=True) if name == bot]
    return {
        "games": len(games),
        "wins": round(sum(_won(bot, *game) for game in games), 2),
        "share": round(fmean(won), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "expected": round(usual, 4),
        "mean_score": round(fmean(scores), 2),
    }


def _wins(played: Played) -> list[float]:
    """By seat: those who share the victory share the win."""
    winners = played.places.count(1)
    return [(place == 1) / winners for place in played.places]


def _won(bot: str, fixture: Fixture, played: Played) -> float:
    return sum(share for name, share in zip(fixture.bots, _wins(played), strict=True) if name == bot)


def _times(bot: str, games: list[Game]) -> dict[str, Any]:
    total = Times()
    for _, played in games:
        if bot in played.times:
            total.merge(played.times[bot])
    return total.figures()


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)
