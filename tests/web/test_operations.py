"""What whoever runs a server needs: health, figures, names, logs."""

from __future__ import annotations

import json
import logging
import re
import time
from concurrent.futures import Future

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.web.given import Served, a_server
from touchline.engine.errors import TouchlineError
from touchline.tables.store import StoreFull
from touchline.web import logs
from touchline.web.hosts import Hosts, origin_of

PUBLIC = "https://play.example.org"


# Health


def test_health_is_that_the_store_can_be_written(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with a_server() as server:
        store = server.tables.hall.store
        probes = []

        def probe() -> Future[None]:
            probes.append(1)
            found: Future[None] = Future()
            if len(probes) > 1:
                found.set_exception(StoreFull("There is no space left. Free some."))
            else:
                found.set_result(None)
            return found

        monkeypatch.setattr(store, "probe", probe)
        for _ in range(5):
            server.tables._probed = time.monotonic()  # a busy machine may need longer than the second
            assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}
        assert len(probes) == 1  # asked often, it is tried once a second
        server.tables._probed -= 10
        ill = httpx.get(f"{server.url}/healthz")
        assert ill.status_code == 507
        assert "no space left" in ill.text


def test_health_writes(served: Served) -> None:
    served.tables._probed -= 10
    assert httpx.get(f"{served.url}/healthz").json() == {"ok": True}
    (row,) = served.tables.hall.store._read("SELECT at FROM health")  # type: ignore[attr-defined]
    assert abs(row[0] - time.time()) < 60


# Damage


def test_damaged_table_breaks_no_page_but_its_own() -> None:
    with a_server() as served:
        well, bad = served.a_table(), served.a_table()
        for table in (well, bad):
            assert served.visitor(table.table, table.links[1]).answer(1).status_code == 303
        writer = served.tables.hall.store._writer  # type: ignore[attr-defined]
        statement = "UPDATE entries SET entry = x'7b22646f223a2270ff' WHERE table_id = ?"
        writer.submit(lambda db: db.execute(statement, (bad.table,))).result(10)
        served.tables.hall._open.clear()
        visitor = served.visitor(bad.table, bad.host)
        visitor.cookies.set(f"touchline-table-{well.table}", well.host)
        for _ in range(2):
            assert visitor.get("/").status_code == 200
            assert httpx.get(f"{served.url}/api/tables").status_code == 200
            page = visitor.get(f"/t/{bad.table}")
            assert page.status_code == 500
            assert "damaged and was set aside" in page.text
            assert "no other table is touched" in page.text
            assert "Traceback" not in page.text
        listed = [card["id"] for card in httpx.get(f"{served.url}/api/tables").json()]
        assert listed == [well.table]
        assert visitor.get(f"/t/{well.table}").status_code == 200


# Figures


def test_figures_are_in_the_text_format(served: Served) -> None:
    made = served.a_table()
    guest = served.visitor(made.table, made.links[1])
    guest.answer(1)
    with guest.line():
        text = httpx.get(f"{served.url}/metrics").text
    line = re.compile(r'(# (HELP|TYPE) touchline_\w+ .+|touchline_\w+(\{(\w+="[^"]*",?)+\})? [0-9.e+-]+)')
    assert all(line.fullmatch(each) for each in text.splitlines())
    figures = dict(each.rsplit(" ", 1) for each in text.splitlines() if not each.startswith("#"))
    assert float(figures['touchline_rows_total{kind="play"}']) >= 1
    assert figures['touchline_live_lines{who="seated"}'] != "0"
    assert float(figures["touchline_resident_memory_bytes"]) > 10_000_000
    count = figures['touchline_request_seconds_count{status="2xx"}']
    assert figures['touchline_request_seconds_bucket{status="2xx",le="+Inf"}'] == count
    for name in ("open_tables", "write_queue", "write_seconds_sum", 'thought_queue{lane="bots"}'):
        assert f"touchline_{name}" in figures
    for secret in (made.table, made.host, made.links[1]):
        assert secret not in text


def test_figures_are_for_this_machine_alone_unless_told() -> None:
    for headers in ({"X-Forwarded-For": "203.0.113.7"}, {"Host": "play.example.org"}):
        with a_server() as closed:
            assert httpx.get(f"{closed.url}/metrics", headers=headers).status_code == 404
        with a_server(open_metrics=True) as opened:
            assert httpx.get(f"{opened.url}/metrics", headers=headers).status_code == 200


# Names


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8011", True),
        ("127.0.0.1", True),
        ("192.168.0.7:8011", True),
        ("[::1]:8011", True),
        ("raspberry:8011", True),
        ("raspberry.local", True),
        ("play.example.org", True),
        ("PLAY.example.org.:443", True),
        ("a.friends.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_only_names_that_are_ours_are_answered(host: str, allowed: bool) -> None:
    assert Hosts(["*.friends.example"], PUBLIC).allows(host) is allowed
    assert Hosts().allows(host)


def test_other_names_get_nothing() -> None:
    with a_server(hosts=Hosts([], PUBLIC)) as served:
        table = served.a_table()
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        for path in ("/", "/api/tables", f"/t/{table.table}", "/healthz"):
            answer = httpx.get(served.url + path, headers=evil)
            assert answer.status_code == 421
            assert "--allow-host" in answer.text
        assert httpx.post(f"{served.url}/play/best11", headers=evil).status_code == 421
        assert httpx.get(served.url).status_code == 200


def test_proxy_may_call_us_by_another_name() -> None:
    with a_server(hosts=Hosts([], PUBLIC)) as served:
        table = served.a_table()
        host = served.visitor(table.table, table.host)
        form = {"text": "Hello"}
        for origin, status in ((PUBLIC, 303), ("https://evil.example", 403)):
            assert host.post(f"{host.at}/talk", data=form, headers={"Origin": origin}).status_code == status
        with host.line(origin=PUBLIC):
            pass
        with pytest.raises(InvalidStatus), host.line(origin="https://evil.example"):
            pass
        made = host.post("/new", data={"game": "best11", "seat-0-who": "here", "seat-1-who": "link"})
        assert all("Secure" in cookie for cookie in made.headers.get_list("set-cookie"))
        own = {"Cookie": "; ".join(each.split(";")[0] for each in made.headers.get_list("set-cookie"))}
        page = httpx.get(served.url + made.headers["location"], headers=own).text
        assert re.search(rf"{PUBLIC}/t/\w+/s/", page)
        assert served.address not in page


@pytest.mark.parametrize(
    "url", ["play.example.org", "ftp://x.org", "https://", "https://x.org/a", "http://x:y"]
)
def test_public_address_must_be_one(url: str) -> None:
    with pytest.raises(TouchlineError, match="scheme and name"):
        Hosts([], url)


def test_origin_is_as_browsers_send_it() -> None:
    assert origin_of("HTTPS://Play.Example.org:443/") == PUBLIC
    assert origin_of("http://[::1]:8011") == "http://[::1]:8011"


# Logs


def test_every_request_has_a_name(served: Served) -> None:
    found = [httpx.get(f"{served.url}/robots.txt").headers["x-request-id"] for _ in range(2)]
    assert len(set(found)) == 2
    given = httpx.get(f"{served.url}/robots.txt", headers={"X-Request-Id": "from-the-proxy.1"})
    assert given.headers["x-request-id"] == "from-the-proxy.1"
    evil = httpx.get(f"{served.url}/robots.txt", headers={"X-Request-Id": "x" * 200})
    assert len(evil.headers["x-request-id"]) == 12


def test_log_has_time_and_request_and_no_secret(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    made = served.a_table()
    with caplog.at_level(logging.INFO, "touchline.access"):
        link = f"{served.url}/t/{made.table}/s/{made.host}?key={made.host}"
        request = httpx.get(link).headers["x-request-id"]
    (record,) = [each for each in caplog.records if each.name == "touchline.access"]
    record.request = request
    line = logs.Lines().format(record)
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO touchline.access \[\w+\]: GET /t/", line)
    told = json.loads(logs.Json().format(record))
    assert (told["request"], told["status"], told["path"]) == (request, 303, f"/t/{made.table}/s/…")
    assert told["time"].endswith("Z")
    assert made.host not in line + json.dumps(told)
