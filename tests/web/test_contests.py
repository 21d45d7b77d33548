"""The pages of the day's match and of puzzles, as a browser without scripts uses them."""

from __future__ import annotations

import re

import httpx
import msgspec
import pytest

from tests.web.given import Served
from tests.web.test_french import RECORD
from tests.web.test_open import browser
from tests.web.test_routes import imported
from touchline.bots.puzzles import puzzles_of
from touchline.engine.game import find, known


def test_one_try_a_day_and_no_second(served: Served) -> None:
    with browser(served) as pia:
        assert "Match of the day" in pia.get("/").text
        begun = pia.post("/daily/best11/try", data={"name": "Pia"})
        assert re.fullmatch(r"/t/\w+", begun.url.path)
        assert pia.post("/daily/best11/try").url.path == begun.url.path
        assert f'href="{begun.url.path}"' in pia.get("/daily").text
        assert pia.get(f"{begun.url.path}/replay").status_code == 403
        with browser(served) as stranger:
            assert stranger.get(begun.url.path).status_code == 403
    assert httpx.post(f"{served.url}/daily/chess/try").status_code == 404
    assert httpx.get(f"{served.url}/daily/2020-13-01").status_code == 404
    told = httpx.get(f"{served.url}/api/daily").json()
    assert {one["game"] for one in told["games"]} == set(known())
    assert not any(one["secret"] for one in told["games"])


def test_end_of_a_try_leads_to_the_ranking_and_tells_nothing_of_the_deal(served: Served) -> None:
    visitor = served.visitor()
    at = imported(visitor, RECORD.read_text(encoding="utf-8"))
    table = served.table(at.rpartition("/")[2])
    assert table.match.secret.hex() in visitor.get(at).text
    table.header = msgspec.structs.replace(table.header, daily=served.tables.today())
    page = visitor.get(at).text
    assert f'href="/daily/{served.tables.today()}"' in page
    assert "after midnight UTC" in page
    for kept_back in (table.match.secret.hex(), f"{at}/rematch", f"{at}/replay", f"{at}/record"):
        assert kept_back not in page


@pytest.mark.parametrize("game_id", known())
def test_puzzle_is_put_answered_and_explained(served: Served, game_id: str) -> None:
    with browser(served) as pia:
        page = pia.get(f"/puzzles/{game_id}")
        puzzle = puzzles_of(find(game_id))[page.url.path.rpartition("/")[2]]
        assert "beyond" not in page.text
        assert str(round(100 * puzzle.asked.worth[0].chance)) + " % to win" not in page.text
        for worth in puzzle.asked.worth:
            assert f'value="{worth.option}"' in page.text
        second = puzzle.asked.worth[1].option
        told = pia.post(f"{page.url.path}/play", data={"option": second})
        assert told.url.path == page.url.path
        assert "Not the best" in told.text
        assert "160 imagined worlds" in told.text
        assert puzzle.asked.rules[0] in told.text
        assert pia.get(f"/puzzles/{game_id}").url.path != page.url.path
        assert "0 of 1 solved" in pia.get("/puzzles").text
        french = pia.get(page.url.path, params={"lang": "fr"}).text
        assert "Pas la meilleure" in french
        assert pia.post(f"{page.url.path}/play", data={"option": "no:such"}).status_code == 400


def test_puzzles_are_listed_without_answers(served: Served) -> None:
    told = httpx.get(f"{served.url}/api/puzzles", params={"game": "footmania"}).json()
    assert len(told) == 50
    assert set(told[0]) == {"id", "question", "options"}
    assert httpx.get(f"{served.url}/puzzles/chess").status_code == 404
    assert httpx.get(f"{served.url}/puzzles/best11/nothing").status_code == 404
