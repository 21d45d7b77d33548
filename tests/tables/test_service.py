# mypy: disable-error-code="arg-type, list-item"
"""A table from the first seat to the rematch, and everything that one may try there and may not."""

from __future__ import annotations

import msgspec
import pytest

from tests.tables.given_tables import Clock, answer, order, play_on, sat_down, scene, seats, sit
from touchline.engine import record
from touchline.engine.errors import Refused
from touchline.engine.game import Drafting
from touchline.tables import drafts
from touchline.tables.service import NewTable, NotAllowed, Pass, SeatSpec, Stale, TableError, Tables


async def refused(code: int, doing, *words: str) -> TableError:
    with pytest.raises(TableError) as caught:
        await doing
    assert caught.value.code == code
    for word in words:
        assert word in str(caught.value)
    return caught.value


# Sitting down


def test_host_plays_the_seats_here_and_links_play_their_own():
    async def play(tables: Tables):
        created = await tables.create(order("here", "link", "here", "link"))
        host = await tables.enter(created.table, created.host)
        assert (host.seats, host.host, host.watch) == ((0, 2), True, False)
        guest = await sat_down(tables, created.table, created.links[3])
        assert (guest.seats, guest.host, guest.watch) == ((3,), False, False)
        watcher = await tables.enter(created.table, created.watch)
        assert (watcher.seats, watcher.host, watcher.watch) == ((), False, True)
        assert sorted(created.links) == [1, 3]

    scene(play)


def test_wrong_link_and_wrong_table_say_what_to_do():
    async def play(tables: Tables):
        created = await tables.create(order("here", "link"))
        other = await tables.create(order("here", "here"))
        for token in (None, "", "x" * 22, "é", "\ud800", "x" * 5000, other.host, 7):
            await refused(403, tables.enter(created.table, token), "link")
        for table in ("nowhere", "", "é", "\ud800", "x" * 5000, "../../etc"):
            await refused(404, tables.enter(table, created.host), "There is no such table")
            await refused(404, tables.table(table), "There is no such table")

    scene(play)


def test_tokens_and_secret_are_not_in_the_store_as_plain_text(tmp_path):
    created = []

    async def play(tables: Tables):
        created.append(await tables.create(order("here", "link")))

    scene(play, tmp_path / "t.db")
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in (created[0].host, created[0].watch, *created[0].links.values()):
        # An invitation can be read out: 59 bits, of which a stranger may try a few a second.
        assert len(token) >= (12 if token in created[0].links.values() else 22)
        assert token.encode() not in data


BAD_ORDERS = {
    "unknown game": (NewTable("chess", seats("here", "here")), "There is no game 'chess'"),
    "one seat": (order("here"), "2 to 4"),
    "five seats": (order(*["here"] * 5), "2 to 4"),
    "no seats": (order(), "2 to 4"),
    "unknown option": (order("here", "here", options={"rain": True}), "has no option 'rain'"),
    "option of no kind": (order("here", "here", options={"shootout": "yes"}), "cannot be made"),
    "unknown kind": (order("here", "ghost"), "cannot be made"),
    "unknown bot": (NewTable("best11", [SeatSpec("here"), SeatSpec("bot", bot="hal")]), "It has: random"),
    "bot without a name": (NewTable("best11", [SeatSpec("here"), SeatSpec("bot")]), "no bot with that name"),
    "limit too short": (order("here", "here", limit=1), "5 to"),
    "negative limit": (order("here", "here", limit=-1), "5 to"),
    "limit of no kind": (order("here", "here", limit="ten"), "cannot be made"),
    "title too long": (order("here", "here", title="x" * 61), "at most 60"),
    "title with control characters": (order("here", "here", title="a\x1b[31m"), "cannot be shown"),
    "name too long": (NewTable("best11", [SeatSpec("here", "x" * 25), SeatSpec("here")]), "at most 24"),
    "name turns the text around": (
        NewTable("best11", [SeatSpec("here", "a\u202eb"), SeatSpec("here")]),
        "cannot be shown",
    ),
    "two of one name": (
        NewTable("best11", [SeatSpec("here", "Ana"), SeatSpec("here", "ANA")]),
        "Two managers are called",
    ),
    "not an order at all": ({"game": "best11"}, "cannot be made"),
    "an object": (object(), "cannot be made"),
}


@pytest.mark.parametrize("case", BAD_ORDERS)
def test_a_bad_order_makes_no_table(case):
    async def play(tables: Tables):
        new, words = BAD_ORDERS[case]
        await refused(400, tables.create(new), words)
        assert not await tables.listing()

    scene(play)


def test_seats_without_a_name_get_one_that_is_free():
    async def play(tables: Tables):
        new = NewTable(
            "best11",
            [
                SeatSpec("here", "  Manager 1 "),
                SeatSpec("here"),
                SeatSpec("bot", bot="greedy"),
                SeatSpec("link"),
            ],
        )
        created = await tables.create(new)
        table = await tables.table(created.table)
        assert table.names == ["Manager 1", "Manager 2", "Odo Brackett", "Manager 3"]

    scene(play)


def test_rename_is_for_the_own_seat_and_for_the_hosts_bots():
    async def play(tables: Tables):
        table, host, guests = await sit(tables, "here", "link", "bot")
        await tables.rename(guests[1], 1, "  Núria ")
        await tables.rename(host, 2, "Robo")
        assert table.names == ["Manager 1", "Núria", "Robo"]
        await refused(403, tables.rename(host, 1, "Mine"))
        await refused(403, tables.rename(guests[1], 2, "Mine"))
        for nowhere in (9, -1, True, 2.0, None, "2"):
            await refused(404, tables.rename(host, nowhere, "Mine"))
            await refused(404, tables.hand_over(host, nowhere, "random"))
        await refused(400, tables.rename(host, 0, "NÚRIA"), "choose another name")
        for name in ("", "   ", "x" * 25, "x" * 100_000, "a\nb", "a\x00", 5, None):
            await refused(400, tables.rename(host, 0, name), "name")

    scene(play)


# Playing


def test_a_whole_game_then_export_import_and_rematch():
    async def play(tables: Tables):
        table, host, guests = await sit(
            tables, "here", "here", "link", title="Friday", options={"shootout": True}, limit=600
        )
        everybody = Pass(table.id, (0, 1, 2))
        await refused(403, tables.export(host), "while the game is running")
        await refused(409, tables.rematch(host), "not over")
        assert table.secret_when_over == ""
        await tables.rename(host, 0, "Ana")
        assert await play_on(tables, everybody) > 100
        assert table.status == "over"
        await refused(410, tables.play(host, 0, "1-bid-0", ["bid:next"]), "over")
        await refused(410, tables.undo(host, 0), "over")
        await refused(410, tables.hand_over(host, 0, "greedy"), "over")

        text = await tables.export(guests[2])
        assert record.verify(text).true
        assert table.secret_when_over in text
        copy = await tables.import_record(text)
        again = await tables.table(copy.table)
        assert (again.status, again.names) == ("over", ["Ana", "Manager 2", "Manager 3"])
        assert again.match.digest() == table.match.digest()
        assert await tables.export(await tables.enter(copy.table, copy.watch)) == text

        await refused(403, tables.rematch(guests[2]), "host")
        await refused(404, tables.follow(guests[2]), "no rematch")
        created = await tables.rematch(host)
        await refused(409, tables.rematch(host), "already")
        assert table.rematch == created.table
        next_table = await tables.table(created.table)
        assert (next_table.names, next_table.title) == (["Ana", "Manager 2", "Manager 3"], "Friday")
        assert next_table.match.options["shootout"] == 1
        assert next_table.commitment != table.commitment
        way = await tables.follow(guests[2])
        assert (await tables.enter(way.table, way.links[2])).seats == (2,)
        assert (way.host, way.watch) == ("", "")
        way = await tables.follow(host)
        assert (await tables.enter(way.table, way.host)).host
        way = await tables.follow(Pass(table.id, watch=True))
        assert (await tables.enter(way.table, way.watch)).watch

    scene(play)


def test_refusals_change_nothing_and_say_why():
    async def play(tables: Tables):
        table, host, guests = await sit(tables, "here", "link", "here")
        heard = []
        tables.subscribe(table.id, lambda: heard.append(1))
        before = (table.match.digest(), table.last)
        seat = next(seat for seat in (0, 2) if table.decision_id(seat))
        now = table.decision_id(seat)
        option = table.match.options_of(seat)[0]
        illegal = await refused(422, tables.play(host, seat, now, ["bid:next"]))
        assert isinstance(illegal, NotAllowed)
        assert isinstance(illegal, Refused)
        assert illegal.rule.startswith("B11-")
        for bad in ("", "x", "nominate:", "nominate:fa_999", "\ud800", "x" * 100_000, 5, None, ["x"], {}):
            await refused(422, tables.play(host, seat, now, [bad]))
        for options in ([], None, "nominate:fa_001", [option] * 65, {"a": 1}):
            await refused(400, tables.play(host, seat, now, options))
        for stale in ("", None, 5, "0-bid-0", now + "x"):
            assert isinstance(await refused(409, tables.play(host, seat, stale, [option])), Stale)
        await refused(403, tables.play(host, 1, table.decision_id(1), [option]), "Manager 2")
        await refused(403, tables.play(guests[1], 0, now, [option]))
        await refused(403, tables.play(Pass(table.id, watch=True), seat, now, [option]))
        for nowhere in (-1, 3, 99, True, None, "0", 0.0):
            await refused(404, tables.play(host, nowhere, now, [option]), "no such seat")
        assert (table.match.digest(), table.last) == before
        assert not heard

    scene(play)


def test_the_same_answer_twice_counts_once():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here")
        seat = table.match.waiting()[0]
        now, option = table.decision_id(seat), table.match.options_of(seat)[0]
        await tables.play(host, seat, now, [option])
        await refused(409, tables.play(host, seat, now, [option]))
        assert table.match.count(seat) == 1

    scene(play)


async def to_the_bids(tables: Tables, host: Pass) -> int:
    """Play until sealed bids are asked for; the first seat that bids."""
    table = await tables.table(host.table)
    while True:
        seat = table.match.waiting()[0]
        option = table.match.options_of(seat)[0]
        if option.startswith("bid:"):
            return seat
        await answer(tables, host, seat, option)


def test_a_sequence_is_made_whole_or_not_at_all():
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here", "here")
        seat = await to_the_bids(tables, host)
        slots = len(table.match.view(seat).table.market)
        before = (table.match.digest(), table.last)
        await refused(422, tables.play(host, seat, table.decision_id(seat), ["bid:next", "bid:fa_999"]))
        assert (table.match.digest(), table.last) == before
        await answer(tables, host, seat, *["bid:next"] * slots)
        assert table.last == before[1] + 1
        assert table.match.state.sealed >> seat & 1

    scene(play)


def test_a_sequence_never_reaches_beyond_its_decision():
    """Else one could learn from a refusal what a choice brings to light, and then choose otherwise."""

    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here", "here")
        seat = await to_the_bids(tables, host)
        slots = len(table.match.view(seat).table.market)
        for other in table.match.waiting():
            before = table.match.digest()
            too_long = ["bid:next"] * slots + ["nominate:fa_001"]
            await refused(
                400, tables.play(host, other, table.decision_id(other), too_long), "ends this decision"
            )
            assert table.match.digest() == before
            await answer(tables, host, other, *["bid:next"] * slots)

    scene(play)


# Talk, drafts, listing


def test_talk_is_tidy_short_and_kept(tmp_path):
    path = tmp_path / "t.db"
    tokens = []

    async def play(tables: Tables):
        clock.now = 5000.0
        created = await tables.create(order("here", "link", "here"))
        tokens.append(created)
        host = await tables.enter(created.table, created.host)
        watch = await tables.enter(created.table, created.watch)
        await tables.say(host, "  good \n luck ")
        await tables.say(host, "<b>me too</b>", seat=2)
        await tables.say(watch, "ole")
        for text in ("", "  \n ", "x" * 301, "x" * 1_000_000, "a\x07", 5, None):
            await refused(400, tables.say(host, text), "message" if text else "")
        await refused(403, tables.say(host, "hi", seat=1))
        await refused(403, tables.say(watch, "hi", seat=0))
        await refused(404, tables.say(host, "hi", seat=-1))

    async def later(tables: Tables):
        table = await tables.table(tokens[0].table)
        assert [(t.seat, t.name, t.text, t.at) for t in table.talk] == [
            (0, "Manager 1", "good luck", 5000.0),
            (2, "Manager 3", "<b>me too</b>", 5000.0),
            (-1, "", "ole", 5000.0),
        ]

    clock = Clock()
    scene(play, path, clock=clock)
    scene(later, path)


def test_a_draft_is_kept_until_its_seat_decides():
    async def play(tables: Tables):
        table, host, guests = await sit(tables, "here", "link", "here")
        while table.game.question(table.match.state, 1) != table.game.drafting.question:
            seat = table.match.waiting()[0]
            await answer(tables, guests.get(seat, host), seat, table.match.options_of(seat)[0])
        decisions = [table.decision_id(seat) for seat in range(3)]
        await tables.draft(host, 0, decisions[0], "slot:2")
        await tables.draft(guests[1], 1, decisions[1], "slot:1")
        assert sorted(table.drafts) == [0, 1]
        await refused(403, tables.draft(host, 1, decisions[1], "slot:1"))
        await refused(409, tables.draft(host, 0, decisions[0] + "0", "slot:1"))
        await refused(422, tables.draft(host, 0, decisions[0], "x" * 5000))
        kept = table.drafts[1]
        await tables.play(host, 0, decisions[0], ["slot:1"])  # an edit too
        await tables.play(host, 0, decisions[0], ["seal"])
        assert table.drafts == {1: kept}

    scene(play)


def test_a_draft_has_a_size(monkeypatch: pytest.MonkeyPatch):
    async def play(tables: Tables):
        table, host, _ = await sit(tables, "here", "here")
        long = Drafting("bid", lambda *_: "x" * 5000, table.game.drafting.look, table.game.drafting.sequence)
        monkeypatch.setattr(drafts, "drafting_of", lambda *_: long)
        monkeypatch.setattr(drafts, "_type", lambda _: str)
        await refused(413, tables.draft(host, 0, table.decision_id(0), "slot:1"))
        assert table.drafts == {}

    scene(play)


def test_the_listing_tells_only_what_is_public():
    async def play(tables: Tables):
        created = await tables.create(order("here", "link", "bot", title="Friday"))
        await tables.create(order("here", "here"))
        host = await tables.enter(created.table, created.host)
        await tables.rename(host, 0, "Ana")
        cards = {card.id: card for card in await tables.listing()}
        card = cards[created.table]
        assert (card.game, card.title, card.status) == ("best11", "Friday", "playing")
        assert [(seat.name, seat.kind, seat.bot) for seat in card.seats] == [
            ("Ana", "here", ""),
            ("Manager 2", "link", ""),
            ("Odo Brackett", "bot", "random"),
        ]
        assert card.stage == "Tactical cards"
        wire = msgspec.json.encode(list(cards.values())).decode()
        table = await tables.table(created.table)
        secrets = [created.host, created.watch, *created.links.values(), table.match.secret.hex()]
        assert not [secret for secret in secrets if secret in wire]
        assert len(await tables.listing(1)) == 1
        assert len(await tables.listing(-5)) == 1

    scene(play)


# Records from outside


def unfinished() -> str:
    """The record of a game that was broken off."""
    from touchline.engine.game import find
    from touchline.engine.match import Match

    match = Match(find("best11"), 3, {}, b"s" * 32)
    for _ in range(20):
        seat = match.waiting()[0]
        match.play(seat, match.options_of(seat)[0])
    return record.write(match, ["Ana", "x" * 99, "ana"])


def test_an_unfinished_record_goes_on():
    async def play(tables: Tables):
        created = await tables.import_record(unfinished())
        host = await tables.enter(created.table, created.host)
        assert host.seats == (0, 1, 2)
        table = await tables.table(created.table)
        assert len(table.match.log) == 20
        assert table.names == ["Ana", "Manager 1", "Manager 2"]
        await play_on(tables, host)
        assert record.verify(await tables.export(host)).true

    scene(play)


def test_broken_records_make_no_table():
    async def play(tables: Tables):
        good = unfinished()
        lines = good.splitlines(keepends=True)
        for text, code, words in (
            ("", 400, "This is not a record: it is empty."),
            ("hello", 400, "This is not a record: it is some other text"),
            ("{}", 400, "This is not a record: it is JSON"),
            ("\ud800", 400, "This is not a record: it is not text."),
            ("[" * 100_000, 400, "This is not a record"),
            ("[" * 100_000 + good, 400, "line 1"),
            ("".join(lines[:-1]), 400, "cut off"),
            (good[:-40], 400, f"line {len(lines)}"),
            (good.replace('"n":7,', '"n":8,'), 400, "line 8"),
            ("x" * 4_000_001, 413, "larger than"),
            (b"bytes", 400, "text"),
            (None, 400, "text"),
        ):
            await refused(code, tables.import_record(text), words)
        assert not await tables.listing()

    scene(play)
