"""Leagues and cups: who meets whom, who stands where, and a season that runs to its end by itself."""

from __future__ import annotations

import asyncio
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from tests.tables.given_people import SECRET, SOON, Post, sent
from tests.tables.given_tables import Clock, FakePool, scene
from touchline.tables import league as rules
from touchline.tables.clocks import DAY, Clock as TableClock
from touchline.tables.doors import hashed
from touchline.tables.errors import TableError
from touchline.tables.league import Entrant, Fixture, Kind, League
from touchline.tables.leagues import person_of
from touchline.tables.people import Settings
from touchline.tables.service import Pass, Tables
from touchline.tables.sqlite import SqliteStore

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Elke", "Finn", "Gus", "Hana", "Ivo")


def a_league(kind: Kind, count: int, **more: object) -> League:
    """A league with so many managers."""
    entrants = [Entrant(name, f"key of {name}") for name in NAMES[:count]]
    return League("Sunday", "best11", kind, "host", "code", entrants=entrants, **more)  # type: ignore[arg-type]


def played(league: League) -> tuple[League, list[list[Fixture]]]:
    """A league played to its end; at every table the entrant with the lower number wins."""
    for _ in range(50):
        found = rules.next_round(league)
        if not found:
            return league, league.played
        done = [
            one
            if one.over
            else Fixture(one.entrants, places=[1 + (n != min(one.entrants)) for n in one.entrants])
            for one in found
        ]
        league = rules.msgspec.structs.replace(league, played=[*league.played, done])
    raise AssertionError


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 9])
def test_round_robin_has_everybody_meet_once(count: int) -> None:
    league, rounds = played(a_league("round_robin", count))
    met = [tuple(sorted(one.entrants)) for fixtures in rounds for one in fixtures if len(one.entrants) == 2]
    assert sorted(met) == list(combinations(range(count), 2))
    assert len(rounds) == rules.rounds(league)
    for fixtures in rounds:
        assert sorted(n for one in fixtures for n in one.entrants) == list(range(count))
    table = rules.standings(league)
    assert [one.entrant for one in table] == list(range(count))
    assert table[0].points == 3 * (count - 1)


@pytest.mark.parametrize(("count", "seats"), [(4, 2), (5, 2), (8, 2), (9, 2), (7, 3), (9, 4)])
def test_swiss_seats_everybody_and_nobody_twice_with_the_same(count: int, seats: int) -> None:
    league, rounds = played(a_league("swiss", count, seats=seats, rounds=3))
    assert len(rounds) == 3
    for fixtures in rounds:
        assert sorted(n for one in fixtures for n in one.entrants) == list(range(count))
        assert all(len(one.entrants) <= seats for one in fixtures)
    if seats == 2:
        met = [frozenset(one.entrants) for fixtures in rounds for one in fixtures]
        assert len(set(met)) == len(met)  # byes too
    points = [one.points for one in rules.standings(league)]
    assert all(a >= b for a, b in pairwise(points))


@pytest.mark.parametrize("count", [2, 3, 5, 6, 8, 9])
def test_cup_has_one_winner(count: int) -> None:
    league, rounds = played(a_league("knockout", count))
    assert rules.survivors(league) == [0]
    assert rules.standings(league)[0].entrant == 0
    assert sum(len(one.entrants) == 2 for fixtures in rounds for one in fixtures) == count - 1
    assert len(rounds) == rules.rounds(league)


def test_who_stays_away_twice_is_out() -> None:
    league = a_league("round_robin", 4)
    for number in range(2):
        found = [Fixture(one.entrants, f"{number} {one.entrants}") for one in rules.next_round(league)]
        league = rules.msgspec.structs.replace(league, played=[*league.played, found])
        for one in found:
            absent = [at for at, n in enumerate(one.entrants) if n == 2]
            league = rules.with_result(league, one.table, [1, 2], absent)
    assert league.entrants[2].out
    (walked,) = [one for one in rules.next_round(league) if 2 in one.entrants]
    assert walked.over
    assert walked.places[walked.entrants.index(2)] == 2
    lost = next(one for one in rules.standings(league) if one.entrant == 2)
    assert (lost.points, lost.lost) == (0, 2)


# Run by the tables


QUICK = TableClock(each=6 * 3600)


async def settle(tables: Tables) -> None:
    """Let bots and leagues do what they have begun."""
    for _ in range(3000):
        await asyncio.sleep(0)
        running = [task for task in tables.hall._running if not task.done()]
        if not running and not any(table.bots_at_work for table in tables.hall._open.values()):
            return
        await asyncio.sleep(0.0005)


async def to_the_end(tables: Tables, clock: Clock, league_id: str, idle: set[int]) -> League:
    """Days pass; whoever is not idle answers, the clocks do the rest."""
    for _ in range(200):
        league, status = await tables.leagues.league(league_id)
        if status == "over":
            return league
        for fixture in league.current:
            table = await tables.table(fixture.table) if not fixture.over else None
            for seat, who in enumerate(fixture.entrants if table else []):
                assert table is not None
                if who in idle or table.bot(seat) or not table.decision_id(seat):
                    continue
                option = table.match.options_of(seat)[-1]
                await tables.play(Pass(table.id, (seat,)), seat, table.decision_id(seat), [option])
        clock.now += 7 * 3600
        for fixture in league.current:
            if not fixture.over:
                await tables._clocks.expire(fixture.table)
        await settle(tables)
        await tables.leagues.advance(league_id)
        await settle(tables)
    raise AssertionError("the league did not end")


async def an_entry(tables: Tables, kind: Kind, count: int) -> tuple[str, list[str]]:
    """A league with its entrants' tokens."""
    new = League("Sunday", "best11", kind, "", "", most=count, clock=QUICK, days=2)
    made = await tables.leagues.create(new)
    tokens = [(await tables.leagues.join(made.id, name)).token for name in NAMES[:count]]
    return made.id, tokens


@pytest.mark.parametrize("kind", ["round_robin", "knockout"])
def test_league_runs_to_its_end_without_anybodys_hand(kind: Kind) -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        league_id, tokens = await an_entry(tables, kind, 3)
        league, status = await tables.leagues.league(league_id)
        assert status == "running"
        fixture = next(one for one in league.current if one.table)
        table = await tables.table(fixture.table)
        first = league.entrants[fixture.entrants[0]]
        token = next(token for token in tokens if hashed(token) == first.key)
        assert (await tables.admit(table.id, [token])).seats == (0,)
        idle = {next(n for n, one in enumerate(league.entrants) if one.name == "Cleo")}
        league = await to_the_end(tables, clock, league_id, idle)
        done = [one for fixtures in league.played for one in fixtures]
        absent = [one.entrants[at] for one in done for at in one.absent]
        assert all(one.over for one in done)
        assert set(absent) <= idle
        assert idle <= set(absent) or kind == "knockout"

    scene(play, clock=clock, pool=FakePool(), pause=0)


def test_round_ends_at_its_deadline_though_nobody_plays() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        new = League("Sunday", "best11", "round_robin", "", "", most=2, clock=TableClock(), days=2)
        made = await tables.leagues.create(new)
        for name in NAMES[:2]:
            await tables.leagues.join(made.id, name)
        clock.now += 2 * DAY + 1
        await tables.leagues.advance(made.id)
        await settle(tables)
        await tables.leagues.advance(made.id)
        league, status = await tables.leagues.league(made.id)
        assert status == "over"
        assert league.played[0][0].absent == [0, 1]
        assert [one.points for one in rules.standings(league)] == [0, 0]

    scene(play, clock=clock, pool=FakePool(), pause=0)


def test_whoever_agrees_to_end_a_game_was_there() -> None:
    async def play(tables: Tables) -> None:
        league_id, _ = await an_entry(tables, "knockout", 2)
        league, _ = await tables.leagues.league(league_id)
        for seat in range(2):
            await tables.finish(Pass(league.current[0].table, (seat,)), seat, True)
        await settle(tables)
        await tables.leagues.advance(league_id)
        league, status = await tables.leagues.league(league_id)
        assert status == "over"
        assert league.played[0][0].absent == []

    scene(play, clock=Clock(), pool=FakePool(), pause=0)


def test_round_ends_by_itself_after_days_and_calls_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchline.tables.leagues.LONGEST", 0.005)
    monkeypatch.setattr("touchline.tables.leagues.AGAIN", 0.005)
    clock, post = Clock(), Post()

    async def play(tables: Tables) -> None:
        await tables.calling.save(SECRET, Settings(origin="https://play.example.org"))
        await tables.calling.add_webhook(SECRET, "webhook", {"url": "https://hooks.example.org/x"})
        new = League("Sunday", "best11", "round_robin", "", "", most=2, clock=TableClock(), days=7)
        made = await tables.leagues.create(new)
        for name, secret in zip(NAMES[:2], (SECRET, ""), strict=True):
            await tables.leagues.join(made.id, name, person=person_of(secret))
        clock.now += SOON
        await sent(tables)
        clock.now += 6 * DAY
        for _ in range(3):  # once, however often it looks
            await asyncio.sleep(0.02)
            await sent(tables)
        told = [one.title for _, one in post.arrived]
        assert told.count("The round ends soon: Best 11") == 1
        clock.now += DAY
        await settle(tables)
        for _ in range(200):
            await asyncio.sleep(0.005)
            if (await tables.leagues.league(made.id))[1] == "over":
                break
        assert (await tables.leagues.league(made.id))[1] == "over"

    scene(play, clock=clock, pool=FakePool(), pause=0, channels=post)


def test_restart_makes_the_tables_that_were_to_be_made(tmp_path: Path) -> None:
    path, clock, kept = tmp_path / "tables.sqlite3", Clock(), {}

    async def begin(tables: Tables) -> None:
        kept["id"], _ = await an_entry(tables, "round_robin", 2)
        kept["table"] = (await tables.leagues.league(kept["id"]))[0].current[0].table

    async def go_on(tables: Tables) -> None:
        await tables.resume()
        assert all(seat.claimed for seat in (await tables.table(kept["table"])).seats)

    scene(begin, path, clock=clock, pool=FakePool(), pause=0)
    with SqliteStore.open(path) as store:  # as if the server had died before it made the table
        store.delete(kept["table"]).result(10)
    scene(go_on, path, clock=clock, pool=FakePool(), pause=0)


def test_what_does_not_fit_is_refused() -> None:
    async def play(tables: Tables) -> None:
        leagues = tables.leagues
        for wrong in (
            {"most": 1},
            {"seats": 3},
            {"days": 0},
            {"title": " "},
            {"game": "chess"},
            {"stand_in": "nobody"},
        ):
            words = {
                "title": "Sunday",
                "game": "best11",
                "kind": "round_robin",
                "host": "",
                "code": "",
            } | wrong
            with pytest.raises(TableError):
                await leagues.create(League(**words))  # type: ignore[arg-type]
        made = await leagues.create(League("Sunday", "best11", "swiss", "", "", open=False, most=3))
        with pytest.raises(TableError, match="code"):
            await leagues.join(made.id, "Ada")
        ada = await leagues.join(made.id, "Ada", made.code)
        with pytest.raises(TableError, match="two managers"):
            await leagues.begin(made.id, made.token)
        with pytest.raises(TableError, match="called Ada"):
            await leagues.join(made.id, "Ada", made.code)
        with pytest.raises(TableError, match="organiser"):
            await leagues.begin(made.id, ada.token)
        await leagues.leave(made.id, ada.token, 0)
        assert (await leagues.league(made.id))[0].entrants == []
        with pytest.raises(TableError, match="no such league"):
            await leagues.league("nowhere")

    scene(play, pool=FakePool(), pause=0)
