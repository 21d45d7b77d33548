"""Games as tables: what was played, decision by decision, and the cards that it was played with."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import touchline
from touchline.engine.errors import TouchlineError
from touchline.engine.game import known


def test_many_games_are_the_games_of_play() -> None:
    run = touchline.play_many("best11", ["greedy", "random"], games=10, seed=3, workers=2, trajectories=True)
    again = touchline.play_many("best11", ["greedy", "random"], games=10, seed=3, workers=1)
    assert run.games.equals(again.games)
    assert run.seats.equals(again.seats)
    assert run.games.column_names == ["game", "seed", "decisions", "winners", "best", "margin"]
    assert run.games["game"].to_pylist() == list(range(10))
    table = touchline.play("best11", ["greedy", "random"], seed=3, number=7)
    seats = run.seats.slice(14, 2).to_pylist()
    assert [row["score"] for row in seats] == [score.total for score in table.scores]
    assert [row["bot"] for row in seats] == ["greedy", "random"]
    for row, score in zip(seats, table.scores, strict=True):
        assert sum(row[name] for name in row if name.startswith("points_")) == score.total
    assert run.open(7).record == table.record
    assert sum(run.games["decisions"].to_pylist()) == run.trajectories.num_rows


def test_trajectories_replay_the_game() -> None:
    run = touchline.play_many("best11", ["random"] * 3, games=2, workers=1, trajectories=True)
    space, table = touchline.actions("best11"), run.open(1).clone()
    steps = [row for row in run.trajectories.to_pylist() if row["game"] == 1]
    assert [row["ply"] for row in steps] == list(range(len(steps)))
    table.match.replay([])
    table = touchline.Table(table.match, table.names)
    for row in steps:
        assert table.decisions[table.waiting.index(row["seat"])].question == row["question"]
        assert table.legal(row["seat"]) == row["legal"]
        assert space.text(row["chosen"]) == row["action"]
        assert row["seconds"] >= 0
        table.play_id(row["seat"], row["chosen"])
    assert table.over


def test_lab_gives_its_tables() -> None:
    found = touchline.lab("best11", ["greedy", "random"], games=4, workers=1)
    assert set(found.tables) == {"games", "seats", "things", "decisions", "cards"}
    assert touchline.lab("best11", ["greedy", "random"], games=4, workers=1).games.equals(found.games)
    for number in range(4):
        scores = [row["score"] for row in found.seats.to_pylist() if row["game"] == number]
        assert [score.total for score in found.open(number).scores] == scores


def test_tables_are_written_and_opened(tmp_path: Path) -> None:
    run = touchline.play_many("best11", ["random"] * 2, games=3, workers=1, trajectories=True)
    folder = run.write(tmp_path / "new" / "run")
    files = {path.name for path in folder.iterdir()}
    assert files == {"games.parquet", "seats.parquet", "trajectories.parquet", "cards.parquet"}
    assert pq.read_table(folder / "trajectories.parquet").num_rows == run.trajectories.num_rows
    assert run.seats.to_pandas()["win"].sum() == pytest.approx(3)


def test_wrong_words_are_refused() -> None:
    run = touchline.play_many("best11", ["random"] * 2, games=1, workers=1)
    with pytest.raises(AttributeError, match=r"no table 'trajectories'. It has: games, seats, cards"):
        _ = run.trajectories
    with pytest.raises(TouchlineError, match="no game 1; games are 0 to 0"):
        run.open(1)
    with pytest.raises(TouchlineError, match="at least one game"):
        touchline.play_many("best11", ["random"] * 2, games=0)
    with pytest.raises(TouchlineError, match="managers, not 1"):
        touchline.play_many("best11", ["random"], games=1)


def test_cards_have_their_facts() -> None:
    content = touchline.content("best11")
    card = content.cards["fa_010"]
    assert (card.base, card.kind, card.positions) == (4, "free_agents", card.facts["positions"])
    assert len(content.of("free_agents")) == 101
    with pytest.raises(AttributeError, match=r"free_agents have no 'price'. They have: colour"):
        _ = card.price
    with pytest.raises(TouchlineError, match="no card 'x'; ids are fa_001 to"):
        content.cards["x"]
    with pytest.raises(TouchlineError, match=r"There are no dragons. There are: free_agents"):
        content.of("dragons")
    assert pickle.loads(pickle.dumps(card)).base == copy.deepcopy(card).base == 4


@pytest.mark.parametrize("game", known())
def test_every_card_of_a_game_is_a_row(game: str) -> None:
    content = touchline.content(game)
    assert content.table.num_rows == len(content.cards) > 30
    assert content.table.column_names[:2] == ["card", "kind"]
