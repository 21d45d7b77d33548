"""A seat is its owner's: links are used up, keys change, move and are recovered, and hosts have limits."""

from __future__ import annotations

import random
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from tests.tables.given_tables import Clock, answer, order, play_on, sat_down, scene, sit, until
from touchline.tables import phrases
from touchline.tables.doors import HOST, MOST_DEVICES, Note, hashed
from touchline.tables.entries import decode
from touchline.tables.service import Pass, TableError, Tables
from touchline.tables.sitting import FREE_AFTER, MOST_CHANGES, TICKET_FOR
from touchline.tables.store import hash_token
from touchline.tables.table import Table


async def refused(code: int, doing: Awaitable[Any], *words: str) -> None:
    with pytest.raises(TableError) as caught:
        await doing
    assert caught.value.code == code
    for word in words:
        assert word in str(caught.value)


def rows(tables: Tables, table_id: str) -> list[Any]:
    return [decode(entry) for _, entry in tables._hall.store.entries(table_id)]


# Sitting down


def test_first_who_sits_down_has_the_seat_and_the_link_dies() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        link = created.links[1]
        table = await tables.table(created.table)
        invited = await tables.enter(created.table, link)
        assert (invited.seats, invited.invited) == ((), (1,))
        now, option = table.decision_id(1), table.match.options_of(1)[0]
        await refused(403, tables.play(invited, 1, now, [option]), "Sit down")
        assert not table.seats[1].claimed
        assert table.last == 0  # looking claims nothing

        made = await tables.sit(created.table, link, "Cleo")
        assert (made.seat, table.names[1], table.seats[1].claimed) == (1, "Cleo", True)
        assert table.doors.notes == [Note(1, 0, "sat", "Cleo")]
        guest = await tables.enter(created.table, made.token)
        assert guest.seats == (1,)
        await tables.play(guest, 1, now, [option])

        # The host's copy is dead: to sit down, to enter, to play.
        await refused(403, tables.sit(created.table, link), "used already")
        await refused(403, tables.enter(created.table, link), "used already")
        host = await tables.admit(created.table, [created.host, link])
        assert host.seats == (0,)
        await refused(403, tables.undo(host, 1))

    scene(play)


def test_bad_name_takes_no_seat() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        for name in ("Маnager 1", "x" * 30, "a\u202eb", "The Host", 7):
            doing = tables.sit(created.table, created.links[1], name)  # type: ignore[arg-type]
            if isinstance(name, str):
                await refused(400, doing)
            else:
                await doing
        table = await tables.table(created.table)
        assert table.names[1] == "Manager 2"

    scene(play)


@pytest.mark.parametrize("token", [None, "", "x" * 22, "é", "\ud800", "x" * 5000, 7, {}, ["x"]])
def test_what_is_no_link_is_refused(token: Any) -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        await refused(403, tables.sit(created.table, token), "link")
        await refused(403, tables.sit(created.table, created.watch), "link")
        await refused(403, tables.sit(created.table, created.host), "link")
        await refused(403, tables.recover(created.table, token), "phrase")
        await refused(404, tables.sit("nowhere", created.links[1]))

    scene(play)


def test_seats_are_the_same_after_a_restart_and_no_secret_is_stored(tmp_path: Path) -> None:
    told: list[Any] = []

    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link", "link"))
        made = await tables.sit(created.table, created.links[1], "Cleo")
        guest = await tables.enter(created.table, made.token)
        ticket, phrase = await tables.ticket(guest, 1), await tables.phrase(guest, 1)
        second = await tables.sit(created.table, created.links[2])
        link = await tables.free(await tables.enter(created.table, second.token), 2)
        host = await tables.enter(created.table, created.host)
        await tables.mute(host, 1, True)
        link = await tables.invite(host, 2)
        table = await tables.table(created.table)
        told.extend([created, made, ticket, phrase, link, second, table.doors.notes])

    async def later(tables: Tables) -> None:
        created, made, ticket, phrase, link, second, notes = told
        table = await tables.table(created.table)
        assert table.doors.notes == notes
        assert [note.what for note in notes] == ["sat", "sat", "left", "muted"]
        assert table.names[1] == "Cleo"
        guest = await tables.enter(created.table, made.token)
        assert guest.seats == (1,)
        await refused(403, tables.say(guest, "Hello"), "muted")
        for dead in (created.links[1], created.links[2], second.token, ticket):
            await refused(403, tables.enter(created.table, dead))
        assert (await tables.sit(created.table, link)).seat == 2
        assert (await tables.recover(created.table, phrase)).seat == 1
        await refused(403, tables.enter(created.table, made.token))

    scene(play, tmp_path / "t.db")
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    created, made, ticket, phrase, link, second, _ = told
    for secret in (created.host, *created.links.values(), made.token, ticket, phrase, link, second.token):
        assert secret.encode() not in data
    scene(later, tmp_path / "t.db")


def test_table_of_an_earlier_release_keeps_its_links_until_somebody_sits_down(tmp_path: Path) -> None:
    told: list[Any] = []

    async def earlier(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        again = hash_token("second"), created.table, "seat", 1, 1.0  # as a rematch gave them
        added = "INSERT INTO links (token_hash, table_id, kind, seat, created) VALUES (?, ?, ?, ?, ?)"
        tables._hall.store._write(added, *again).result(10)
        told.append(created)

    async def later(tables: Tables) -> None:
        (created,) = told
        assert (await tables.enter(created.table, "second")).invited == (1,)
        guest = await sat_down(tables, created.table, created.links[1])
        table = await tables.table(created.table)
        await answer(tables, guest, 1, table.match.options_of(1)[0])
        await refused(403, tables.sit(created.table, "second"))
        host = await tables.enter(created.table, created.host)
        await answer(tables, host, 0, table.match.options_of(0)[0])

    scene(earlier, tmp_path / "t.db")
    scene(later, tmp_path / "t.db")


def test_who_sits_down_plays_on_for_the_bot() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        host = await tables.enter(created.table, created.host)
        table = await tables.table(created.table)
        table._seats[1].seen -= 60
        tables._pool.allowed = 0  # type: ignore[attr-defined]
        await tables.hand_over(host, 1, "random")
        await tables.sit(created.table, created.links[1])
        assert table.bot(1) == ""
        again = await tables.sit(
            created.table, await tables.ticket(host, HOST)
        )  # one more device of the host
        assert (await tables.enter(created.table, again.token)).host

    scene(play)


# The owner


def test_changed_lock_signs_out_the_other_devices_at_once() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        made = await tables.sit(created.table, created.links[1])
        first = await tables.enter(created.table, made.token)
        ticket = await tables.ticket(first, 1)
        other = await tables.sit(created.table, ticket)
        second = await tables.enter(created.table, other.token)
        await refused(403, tables.sit(created.table, ticket), "used")
        table = await tables.table(created.table)
        option = table.match.options_of(1)[0]
        await answer(tables, second, 1, option)  # both play
        await tables.undo(first, 1)

        changed = await tables.change_lock(second, 1)
        for void in (first, second):  # a pass that somebody still holds is void
            await refused(403, tables.play(void, 1, table.decision_id(1), [option]))
            await refused(403, tables.ticket(void, 1))
            assert table.allowed(void) != void
        assert (await tables.enter(created.table, changed.token)).seats == (1,)
        assert [note.what for note in table.doors.notes] == ["sat"]  # who is where is nobody's business

    scene(play)


def test_ticket_is_good_for_a_while_and_moves_the_seat() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        made = await tables.sit(created.table, created.links[1])
        owner = await tables.enter(created.table, made.token)
        late = await tables.ticket(owner, 1)
        clock.now += TICKET_FOR + 1
        await refused(403, tables.sit(created.table, late))
        old = await tables.ticket(owner, 1)
        ticket = await tables.ticket(owner, 1)
        await refused(403, tables.sit(created.table, old))
        assert await tables.invited_to(created.table, ticket) == (1, True)
        moved = await tables.sit(created.table, ticket, only=True)
        assert (await tables.enter(created.table, moved.token)).seats == (1,)
        await refused(403, tables.enter(created.table, made.token))

    scene(play, clock=clock)


def test_recovery_phrase_brings_the_seat_back_once() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        made = await tables.sit(created.table, created.links[1])
        owner = await tables.enter(created.table, made.token)
        old = await tables.phrase(owner, 1)
        phrase = await tables.phrase(owner, 1)
        assert len(phrase.split()) == phrases.COUNT
        changed = await tables.change_lock(owner, 1)  # the phrase stays
        for wrong in (old, "", "one two", phrase + " acorn", "x " * 500):
            await refused(403, tables.recover(created.table, wrong), "words")
        sloppy = "  " + phrase.upper().replace(" ", "-\n ") + ". "
        back = await tables.recover(created.table, sloppy)
        assert (back.seat, (await tables.enter(created.table, back.token)).seats) == (1, (1,))
        await refused(403, tables.enter(created.table, changed.token))
        await refused(403, tables.recover(created.table, phrase))
        host = await tables.enter(created.table, created.host)
        assert (await tables.recover(created.table, await tables.phrase(host, HOST))).seat == HOST
        await refused(403, tables.enter(created.table, created.host))

    scene(play)


def test_strangers_guests_and_hosts_have_no_say_over_anothers_lock() -> None:
    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link", "link")
        for who in (host, guests[2], Pass(table.id), Pass(table.id, watch=True)):
            for act in (tables.change_lock, tables.ticket, tables.phrase):
                await refused(403, act(who, 1))
        for act in (tables.change_lock, tables.ticket, tables.phrase):
            await refused(403, act(guests[1], HOST))
            await refused(403, act(host, 0), "host’s key")
            await refused(404, act(host, 99))
        for who in (guests[2], Pass(table.id)):
            for doing in (
                tables.free(who, 1),
                tables.invite(who, HOST),
                tables.mute(who, 1, True),
                tables.remove(who, 1, True),
            ):
                await refused(403, doing, "host")
        assert len(rows(tables, table.id)) == 2  # both sat down, and nothing else happened

    scene(play)


def test_locks_and_devices_have_a_bound() -> None:
    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link")
        for _ in range(MOST_DEVICES - 1):
            await tables.sit(table.id, await tables.ticket(guests[1], 1))
        await refused(429, tables.sit(table.id, await tables.ticket(guests[1], 1)), "devices")
        for _ in range(MOST_CHANGES - table.doors[1].changes):
            await tables.phrase(guests[1], 1)
        await refused(429, tables.phrase(guests[1], 1), "the limit")
        await tables.mute(host, 1, True)  # the host is not held up by that
        for turn in range(MOST_CHANGES - table.doors[HOST].changes):
            await tables.mute(host, 1, bool(turn % 2))
        await refused(429, tables.mute(host, 1, 1 not in table.doors.muted), "the limit")

    scene(play)


# The host


def test_host_frees_a_seat_whose_owner_has_left() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        made = await tables.sit(created.table, created.links[1], "Cleo")
        host = await tables.enter(created.table, created.host)
        owner = await tables.enter(created.table, made.token)
        phrase = await tables.phrase(owner, 1)
        leave = await tables.present(owner)
        clock.now += FREE_AFTER + 1
        await refused(409, tables.free(host, 1), "less than 10 minutes")  # the page is open
        leave()
        await refused(409, tables.free(host, 1), "less than 10 minutes")
        clock.now += FREE_AFTER - 1
        await refused(409, tables.free(host, 1))
        clock.now += 2
        link = await tables.free(host, 1)
        table = await tables.table(created.table)
        assert table.doors.notes[-1] == Note(1, 0, "freed", "Cleo")
        await refused(403, tables.enter(created.table, made.token))
        await refused(403, tables.recover(created.table, phrase))
        await refused(409, tables.free(host, 1), "Nobody sits")
        await tables.sit(created.table, link, "Dora")
        assert table.doors.notes[-2:] == [Note(1, 0, "freed", "Cleo"), Note(1, 0, "sat", "Dora")]
        await refused(409, tables.free(host, 0), "screen")

    scene(play, clock=clock)


def test_owner_gives_the_seat_up_and_the_host_invites_somebody_else() -> None:
    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await refused(409, tables.invite(host, 1), "sat down")
        assert await tables.free(guests[1], 1) == ""
        assert table.doors.notes[-1].what == "left"
        await refused(403, tables.undo(guests[1], 1))
        old = await tables.invite(host, 1)
        link = await tables.invite(host, 1)
        await refused(403, tables.sit(table.id, old))
        assert (await tables.sit(table.id, link)).seat == 1

    scene(play)


def test_removed_manager_is_replaced_by_a_bot_whose_seat_nobody_gets() -> None:
    clock = Clock()

    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        made = await tables.sit(created.table, created.links[1])
        guest = await tables.enter(created.table, made.token)
        phrase, ticket = await tables.phrase(guest, 1), await tables.ticket(guest, 1)
        host = await tables.enter(created.table, created.host)
        table = await tables.table(created.table)
        tables._pool.allowed = 0  # type: ignore[attr-defined]
        await tables.remove(host, 1, True)
        await tables.remove(host, 1, True)
        assert (table.bot(1), table.seats[1].removed) == ("captain", True)
        for doing in (tables.come_back(guest, 1), tables.enter(created.table, made.token)):
            await refused(403, doing)
        await refused(403, tables.recover(created.table, phrase), "removed you")
        await refused(403, tables.sit(created.table, ticket))
        clock.now += 2 * FREE_AFTER
        await refused(409, tables.free(host, 1), "removed")  # nor does the host get to see the cards
        await refused(409, tables.invite(host, 1))
        await refused(409, tables.remove(host, 0, True))
        await tables.remove(host, 1, False)
        await tables.come_back(await tables.enter(created.table, made.token), 1)
        assert [note.what for note in table.doors.notes] == ["sat", "removed", "returned"]

    scene(play, clock=clock)


def test_muted_people_play_on_and_say_nothing() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link"))
        host = await tables.enter(created.table, created.host)
        guest = await sat_down(tables, created.table, created.links[1])
        watcher = await tables.enter(created.table, created.watch)
        table = await tables.table(created.table)
        await tables.mute(host, 1, True)
        await tables.mute(host, HOST, True)
        for who in (guest, watcher):
            await refused(403, tables.say(who, "Hello"), "muted")
        await tables.say(host, "Hello")
        await answer(tables, guest, 1, table.match.options_of(1)[0])
        await tables.mute(host, 1, False)
        await tables.say(guest, "Thanks")
        assert [said.text for said in table.talk] == ["Hello", "Thanks"]
        assert [(note.seat, note.what) for note in table.doors.notes[1:]] == [
            (1, "muted"),
            (-1, "muted"),
            (1, "unmuted"),
        ]
        await refused(409, tables.mute(host, 0, True))

    scene(play)


@pytest.mark.parametrize("luck", range(4))
def test_replay_gives_the_same_doors_whatever_happened(tmp_path: Path, luck: int) -> None:
    dice, told = random.Random(luck), []

    def state(table: Table) -> object:
        doors = table.doors
        return doors._doors, doors.watch, doors.muted, doors.notes, table.names, [s.bot for s in table.seats]

    async def play(tables: Tables) -> None:
        tables._pool.allowed = 0  # type: ignore[attr-defined]
        created = await tables.create(order("here", "link", "link"))
        table = await tables.table(created.table)
        tokens = [created.host, created.watch, *created.links.values()]
        sayings = ["one two three"]
        for _ in range(200):
            alive = [token for token in tokens if table.doors.admit(table.id, [hashed(token)]).known]
            who, seat = await tables.admit(table.id, [dice.choice(alive)]), dice.choice((-1, 0, 1, 2))
            table._seats[seat].seen -= dice.choice((0, FREE_AFTER + 1))
            token, on = dice.choice(tokens[-6:]), dice.random() < 0.5
            act = dice.choice(
                (
                    lambda: tables.sit(table.id, token, only=on),  # noqa: B023 - used at once
                    lambda: tables.change_lock(who, seat),  # noqa: B023
                    lambda: tables.ticket(who, seat),  # noqa: B023
                    lambda: tables.phrase(who, seat),  # noqa: B023
                    lambda: tables.recover(table.id, dice.choice(sayings)),
                    lambda: tables.free(who, seat),  # noqa: B023
                    lambda: tables.invite(who, seat),  # noqa: B023
                    lambda: tables.mute(who, seat, on),  # noqa: B023
                    lambda: tables.remove(who, seat, on),  # noqa: B023
                )
            )
            try:
                made: Any = await act()
            except TableError:
                continue
            if isinstance(made, str):
                (sayings if " " in made else tokens).append(made)
            elif made is not None:
                tokens.append(made.token)
        told.extend((table.id, state(table)))
        assert len(table.doors.notes) > 5

    async def later(tables: Tables) -> None:
        assert state(await tables.table(told[0])) == told[1]

    scene(play, tmp_path / "t.db")
    scene(later, tmp_path / "t.db")


# Private tables and rematches


def test_private_table_is_in_no_list_and_shows_nothing_without_a_link() -> None:
    async def play(tables: Tables) -> None:
        open_one = await tables.create(order("here", "link"))
        hidden = [await tables.create(order("here", "link", private=True)) for _ in range(3)]
        assert [card.id for card in await tables.listing(2)] == [open_one.table]
        created = hidden[0]
        await refused(403, tables.admit(created.table, []), "private")
        await refused(403, tables.admit(created.table, ["x" * 22]), "private")
        for token in (created.host, created.watch, created.links[1]):
            assert (await tables.admit(created.table, [token])).known
        host = await tables.enter(created.table, created.host)
        watcher = await tables.enter(created.table, created.watch)
        link = await tables.invite(host, HOST)  # whoever watched is out
        table = await tables.table(created.table)
        assert table.allowed(watcher) != watcher
        await refused(403, tables.admit(created.table, [created.watch]), "private")
        assert (await tables.admit(created.table, [link])).watch

    scene(play)


def test_owners_follow_to_the_rematch_and_nobody_else_gets_their_seats() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "link", "link", private=True))
        table = await tables.table(created.table)
        host = await tables.enter(created.table, created.host)
        guests = {seat: await sat_down(tables, table.id, created.links[seat]) for seat in (1, 2)}
        phone = await tables.sit(table.id, await tables.ticket(guests[1], 1))
        await play_on(tables, Pass(table.id, (0, 1, 2)))
        again = await tables.rematch(host)
        assert (await tables.table(again.table)).header.private
        way = await tables.follow(guests[1])
        assert (await tables.enter(again.table, way.links[1])).seats == (1,)
        second = await tables.follow(await tables.enter(table.id, phone.token))  # the same owner's phone
        assert (await tables.enter(again.table, second.links[1])).seats == (1,)
        await tables.sit(again.table, again.links[2])  # somebody took this seat by its link
        late = await tables.follow(guests[2])
        assert late.links == {}
        assert (await tables.enter(again.table, late.watch)).watch

    scene(play)


def test_bots_and_seats_here_need_no_link() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(order("here", "here", "bot"))
        assert created.links == {}
        table = await tables.table(created.table)
        assert all(seat.claimed for seat in table.seats)
        host = await tables.enter(created.table, created.host)
        assert host.seats == (0, 1)
        assert await play_on(tables, host, 2) == 2
        await refused(409, tables.invite(host, 2))
        await until(lambda: table.match.count(2) > 0)

    scene(play)
