"""Every route and every message, with whatever a machine can think of: no answer is an error of ours."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from starlette.routing import Mount, Route
from websockets.exceptions import ConnectionClosed

from tests.web.given import Visitor, a_server
from touchline.web import routes_new, routes_pages, routes_seats, routes_tables
from touchline.web.routes_api import description
from touchline.web.security import Limits

pytestmark = pytest.mark.slow

EXAMPLES = 20
LONG = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
MANY = 10_000.0
FREE = Limits(
    tables_at_once=MANY, imports_at_once=MANY, seats_at_once=MANY, talk_at_once=MANY, hellos_at_once=MANY,
    messages_at_once=MANY, faults=10_000,
)  # fmt: skip
OURS = {500, 502, 504}  # 503 and 507 say what to do; nobody fills the disk here


@pytest.fixture(scope="module")
def host() -> Iterator[Visitor]:
    """The host of a table, who plays one of its seats, at a server that does not count."""
    with a_server(FREE) as served:
        made = served.a_table("here", "link")
        visitor = served.visitor(made.table, made.host)
        visitor.timeout = 60.0
        yield visitor


@pytest.fixture(scope="module")
def api(host: Visitor) -> Any:
    """The schema of the API, as the server tells it."""
    schemathesis = pytest.importorskip("schemathesis")
    return schemathesis.openapi.from_url(f"{host.served.url}/api/openapi.json")


def operations() -> list[tuple[str, str]]:
    """Every operation of the API, but for the one whose answer never ends."""
    paths = description()["paths"]
    return [(path, method) for path in paths for method in paths[path] if not path.endswith("/events")]


@pytest.mark.parametrize(("path", "method"), operations())
def test_api_has_an_answer_to_everything(host: Visitor, api: Any, path: str, method: str) -> None:
    operation = api[path][method.upper()]
    token = next(iter(host.cookies.values()))
    dice = random.Random(path)

    @LONG
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and dice.random() < 0.8:
            case.path_parameters["table"] = host.table_id
        headers = {"Authorization": f"Bearer {token}"} if dice.random() < 0.8 else {}
        said = case.call(base_url=f"{host.served.url}/api", headers=headers, timeout=60)
        assert said.status_code not in OURS, (said.status_code, said.text[:500], case.as_curl_command())
        if said.status_code >= 400:
            assert "json" in said.headers["content-type"][0], said.headers

    ask()


PAGES = [
    (route.path, method)
    for route in (*routes_new.ROUTES, *routes_pages.ROUTES, *routes_seats.ROUTES, *routes_tables.ROUTES)
    if isinstance(route, Route) and not isinstance(route, Mount)
    for method in sorted((route.methods or set()) - {"HEAD"})
]
WORDS = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["", "0", "1", "-1", "best11", "bot", "random", "seal", "9" * 5000, "\0", "../..", "💥"]),
    st.integers().map(str),
)
FIELDS = st.sampled_from(
    [
        "seat",
        "decision",
        "option",
        "op",
        "name",
        "text",
        "game",
        "title",
        "limit",
        "token",
        "link",
        "record",
        "code",
        "bots",
        "at",
        "yes",
        "lang",
        "q",
        "seats",
        "kind.0",
        "bot.0",
        "name.0",
        "phrase",
        "only",
        "on",
        "out",
        "coach",
        "private",
        "edition",
        "after",
        "page",
    ]
)


@pytest.mark.parametrize(("path", "method"), PAGES)
def test_pages_have_an_answer_to_everything(host: Visitor, path: str, method: str) -> None:
    @LONG
    @given(
        fields=st.dictionaries(FIELDS, WORDS, max_size=6),
        part=st.text(st.characters(codec="utf-8"), min_size=1, max_size=12),
    )
    def ask(fields: dict[str, str], part: str) -> None:
        filled = path.replace("{table}", host.table_id).replace("{game}", "best11")
        for name in ("{token}", "{name}", "{seat}"):
            filled = filled.replace(name, quote(part, safe=""))
        sent: dict[str, Any] = {"params": fields} if method == "GET" else {"data": fields}
        sent["headers"] = {"Origin": host.served.url}
        said = host.request(method, filled, **sent)
        assert said.status_code not in OURS, (said.status_code, said.text[:500])

    ask()


KINDS = st.sampled_from(["hello", "play", "draft", "undo", "undo/answer", "hint", "talk", "screen", "", "?"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
NAMES = st.sampled_from(["decision", "option", "op", "text", "n", "layout", "yes", "seat", "t"])


def test_live_line_has_an_answer_to_every_message(host: Visitor) -> None:
    @LONG
    @given(st.lists(st.tuples(KINDS, st.dictionaries(NAMES, VALUES, max_size=4)), min_size=1, max_size=8))
    def talk(said: list[tuple[str, dict[str, Any]]]) -> None:
        with host.line() as line:
            try:
                for kind, fields in said:
                    line.say(**{"t": kind} | fields)
            except ConnectionClosed:
                return  # it had enough
        assert host.get(host.at).status_code == 200

    talk()


def test_server_is_well_after_all_that(host: Visitor) -> None:
    assert host.get("/healthz").status_code == 200
    seat = host.table.match.waiting()
    assert seat == [] or host.get(host.at).status_code == 200
