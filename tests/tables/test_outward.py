"""What goes out: to addresses outside alone, bounded in time and size, in the form that a receiver wants."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.tables.given_people import Received, a_receiver
from touchline.engine.errors import TouchlineError
from touchline.tables import outward, webpush
from touchline.tables.channels import Channels, pushed, short
from touchline.tables.mail import Letter, MailServer
from touchline.tables.notices import Notice
from touchline.tables.outward import NotSent, Outward, Post, outside
from touchline.tables.people import Address

NOTICE = Notice(
    "Your turn: <Best 11>", ("@everyone [x](https://evil.example)", "round 2"), "https://t/1", "tag"
)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "240.0.0.1", "255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fe80::1%eth0",
        "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1",
        "2002:7f00:1::", "2002:a00:1::", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2001:db8::1", "2001::1",
        "localhost", "",
    ],
)  # fmt: skip
def test_addresses_inside_are_none(address: str) -> None:
    assert not outside(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"])
def test_addresses_outside(address: str) -> None:
    assert outside(address)


def send(post: Post, **settings: object) -> None:
    asyncio.run(Outward(**settings).send(post))  # type: ignore[arg-type]


def found(*addresses: str) -> Callable[[str, int], object]:
    async def find(host: str, port: int) -> list[str]:
        return list(addresses)

    return find


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("93.184.216.34", "10.0.0.1"), ("::ffff:127.0.0.1",)])
def test_name_that_leads_inside_is_not_called(addresses: tuple[str, ...]) -> None:
    with a_receiver() as got:
        port = got.url.rpartition(":")[2]
        with pytest.raises(NotSent, match="closed network"):
            send(Post(f"http://hooks.example.org:{port}/", b"{}"), find=found(*addresses))
        assert not got


def test_connection_goes_to_the_address_that_was_checked() -> None:
    asked = []

    async def find(host: str, port: int) -> list[str]:  # what the name means changes from call to call
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["192.0.2.1"]

    with a_receiver() as got:
        port = got.url.rpartition(":")[2]
        send(Post(f"http://hooks.example.org:{port}/a?b=c", b"{}"), inside=True, find=find)
        ((path, headers, body),) = got
        assert (path, body, headers["host"]) == ("/a?b=c", b"{}", f"hooks.example.org:{port}")
    assert asked == ["hooks.example.org"]


def test_redirect_is_not_followed() -> None:
    with a_receiver() as got:
        got.answers = [(302, {"Location": got.url})]
        with pytest.raises(NotSent, match="302"):
            send(Post(got.url, b"{}"), inside=True)
        assert len(got) == 1


@pytest.mark.parametrize(("status", "gone"), [(410, True), (404, True), (500, False), (429, False)])
def test_refusal_says_whether_to_try_again(status: int, gone: bool) -> None:
    with a_receiver() as got:
        got.answers = [(status, {"Retry-After": "77"})]
        with pytest.raises(NotSent) as refused:
            send(Post(got.url, b"{}"), inside=True)
    assert (refused.value.gone, refused.value.again_in) == (gone, 77)


@contextmanager
def hostile(answer: bytes, more: bytes = b"") -> Iterator[str]:
    """Something that answers with anything but HTTP, again and again if there is more."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line, _ = server.accept()
            with line:
                try:
                    line.recv(4096)
                    line.sendall(answer)
                    while more or line.recv(4096):
                        line.sendall(more)
                except OSError:
                    pass

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}/"
        thread.join()


@pytest.mark.parametrize(
    ("answer", "more", "why"),
    [
        (b"SSH-2.0-OpenSSH\r\n\r\n", b"", "not a web server"),
        (b"HTTP/1.1 200 OK\r\nX: ", b"x" * 5000, "not a web server"),
        (b"", b"", "no answer within"),
        (b"HTTP/1.1 200 OK\r\nX", b"", "no answer within"),
    ],
)
def test_hostile_receiver_costs_little(
    answer: bytes, more: bytes, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outward, "TIMEOUT", 0.3)
    with hostile(answer, more) as url, pytest.raises(NotSent, match=why):
        send(Post(url, b"{}"), inside=True)


def test_nobody_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(NotSent, match="nobody answers"):
        send(Post(f"http://127.0.0.1:{port}/", b"{}"), inside=True)
    with pytest.raises(NotSent, match="nobody answers"):
        send(Post("https://hooks.example.org/", b"{}"), find=found())


def post_to(got: Received, kind: str, **address: str) -> object:
    channels = Channels(Outward(inside=True))
    asyncio.run(channels.send(kind, Address(**address), NOTICE, "", 0.0))  # type: ignore[arg-type]
    return got.json()[-1]


def test_chat_rooms_get_their_own_form_and_nothing_in_it_acts() -> None:
    with a_receiver() as got:
        discord = post_to(got, "discord", url=f"{got.url}/hook")
        assert discord["allowed_mentions"] == {"parse": []}
        assert r"\[x\]\(https\://evil.example\)" in discord["content"]
        assert discord["content"].endswith(NOTICE.url)
        slack = post_to(got, "slack", url=f"{got.url}/hook")
        assert "&lt;Best 11&gt;" in slack["text"]
        telegram = post_to(got, "telegram", url=f"{got.url}/bot1:x/sendMessage", to="-100")
        assert telegram["chat_id"] == "-100"
        assert "parse_mode" not in telegram  # type: ignore[operator]
        ntfy = post_to(got, "ntfy", url=f"{got.url}/sub/topic")
        assert (got[-1][0], ntfy["topic"], ntfy["click"]) == ("/sub/", "topic", NOTICE.url)
        assert ntfy["sequence_id"] == short("tag")
        own = post_to(got, "webhook", url=f"{got.url}/")
        assert own == {"title": NOTICE.title, "lines": list(NOTICE.lines), "url": NOTICE.url, "tag": "tag"}


# Web Push


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    private = int.from_bytes(webpush.unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    receiver = webpush.unb64(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    found = webpush.encrypted(
        b"When I grow up, I want to be a watermelon",
        receiver,
        webpush.unb64("BTBZMqHH6r4Tts7J_aSIgg"),
        webpush.unb64("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(private, webpush.CURVE),
    )
    assert webpush.b64(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_browser_can_read_a_push_notice_and_nobody_else() -> None:
    browser = ec.generate_private_key(webpush.CURVE)
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = bytes(range(16))
    signer = webpush.Signer(webpush.new_key(), "mailto:me@example.org")
    with a_receiver() as got:
        channels = Channels(Outward(inside=True), signer=signer)
        address = Address(url=f"{got.url}/push/1", p256dh=webpush.b64(point), auth=webpush.b64(auth))
        asyncio.run(channels.send("push", address, NOTICE, "", 1000.0))
        ((path, headers, body),) = got
    assert path == "/push/1"
    assert (headers["content-encoding"], len(headers["topic"])) == ("aes128gcm", 32)
    token, key = (part.strip().partition("=")[2] for part in headers["authorization"][6:].split(","))
    assert key == signer.public
    claims = json.loads(webpush.unb64(token.split(".")[1]))
    assert claims == {"aud": got.url, "exp": 1000 + webpush.SIGNED_FOR, "sub": "mailto:me@example.org"}
    salt, sender, sealed = body[:16], body[21:86], body[86:]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(webpush.CURVE, sender))
    secret = webpush._derived(shared, auth, b"WebPush: info\0" + point + sender, 32)
    content = webpush._derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = webpush._derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    told = json.loads(AESGCM(content).decrypt(nonce, sealed, None)[:-1])
    assert told["title"] == NOTICE.title
    assert told["url"] == NOTICE.url


def test_a_long_digest_fits_into_one_push_in_any_script() -> None:
    long = msgspec.structs.replace(
        NOTICE, lines=("木曜日の夜",) * 400, answer="https://play.example.org/n/" + "x" * 60
    )
    assert len(msgspec.json.encode(pushed(long))) <= webpush.MOST_BYTES


def test_keys_that_are_none() -> None:
    assert not webpush.usable("AAAA", "BTBZMqHH6r4Tts7J_aSIgg")
    assert not webpush.usable("é", "é")


# Letters


@contextmanager
def a_mail_server(refuses: bool = False) -> Iterator[tuple[int, list[str]]]:
    """A mail server on this machine: its port, and the letters that it took."""
    letters: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line, _ = server.accept()
            with line, line.makefile("rwb") as talk:

                def answer(text: str) -> None:
                    talk.write(f"{text}\r\n".encode())
                    talk.flush()

                answer("220 here")
                while said := talk.readline().decode().strip().upper():
                    if said == "DATA":
                        answer("354 go on")
                        text = b""
                        while not text.endswith(b"\r\n.\r\n"):
                            text += talk.readline()
                        letters.append(text.decode())
                        answer("250 taken")
                    elif said.startswith("RCPT") and refuses:
                        answer("550 nobody of that name")
                    else:
                        answer("221 bye" if said == "QUIT" else "250 well")
                        if said == "QUIT":
                            return

        thread = threading.Thread(target=serve)
        thread.start()
        yield server.getsockname()[1], letters
        thread.join()


LETTER = Letter(
    "ilse@example.org", "À vous de jouer", "Zum Spiel: https://t/1", "https://t/me/stop/x.y", "abc"
)


def test_letter_can_be_stopped_with_one_click() -> None:
    with a_mail_server() as (port, letters):
        MailServer.of(f"smtp://127.0.0.1:{port}", "touchline@example.org").send(LETTER)
    (letter,) = letters
    assert "List-Unsubscribe: <https://t/me/stop/x.y>" in letter
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in letter
    assert "Message-ID: <abc@example.org>" in letter


def test_mail_server_that_refuses_or_is_not_there() -> None:
    with a_mail_server(refuses=True) as (port, _), pytest.raises(NotSent, match="does not accept"):
        MailServer.of(f"smtp://127.0.0.1:{port}", "touchline@example.org").send(LETTER)
    with pytest.raises(NotSent, match="does not answer"):
        MailServer.of(f"smtp://127.0.0.1:{port}", "touchline@example.org").send(LETTER)


@pytest.mark.parametrize("url", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:y"])
def test_mail_server_that_is_named_wrongly(url: str) -> None:
    with pytest.raises(TouchlineError, match="Write the mail server like this"):
        MailServer.of(url, "touchline@example.org")


def test_sender_that_is_none() -> None:
    with pytest.raises(TouchlineError, match="--mail-from"):
        MailServer.of("smtp://mail.example.org", "")
