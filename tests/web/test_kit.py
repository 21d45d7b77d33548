"""The drawing kit: safe with any text, complete, and the same for the same name."""

import re
import xml.etree.ElementTree as ET

import pytest
from markupsafe import Markup

from touchline.web import kit
from touchline.web.clubs import CLUBS, seat_crest
from touchline.web.covers import cover
from touchline.web.qr import qr_code

HOSTILE = '"><script>alert(1)</script>'

DRAWINGS = {
    "icon": kit.icon("ball", label=HOSTILE),
    "crest": kit.crest("#fff", "#000", "disc", "sash", HOSTILE, HOSTILE, HOSTILE),
    "bust": kit.bust(HOSTILE, HOSTILE, HOSTILE, "hoops"),
    "portrait": kit.portrait("Luz Carrow", "yellow"),
    "die": kit.die(5, HOSTILE),
    "stars": kit.stars(3, 5),
    "jersey": kit.jersey(7, 3, True, HOSTILE, HOSTILE),
    "marks": kit.marks(400, 470, True, True),
    "pitch": kit.marks(105, 68, False),
    "cover": cover("best11", HOSTILE),
    "deck crest": seat_crest(None),
    "qr": qr_code("https://touchline.example/" + HOSTILE),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawing_is_well_formed_whatever_the_text(name: str) -> None:
    drawing = DRAWINGS[name]
    assert isinstance(drawing, Markup)
    assert "<script" not in drawing
    ET.fromstring(str(drawing))


def test_every_reference_is_in_the_sprite() -> None:
    sprite = str(kit.sprite())
    ET.fromstring(sprite)
    everything = "".join(map(str, DRAWINGS.values())) + "".join(str(seat_crest(n)) for n in range(6))
    everything += "".join(str(kit.bust(str(n), pattern="pin")) for n in range(200))
    wanted = set(re.findall(r'(?:href="|url\()#([\w-]+)', everything))
    assert wanted <= set(re.findall(r'id="([\w-]+)"', sprite))


def test_seats_differ_in_shape_not_only_in_colour() -> None:
    assert len({club.shape for club in CLUBS}) == len(CLUBS)


def test_a_name_always_has_the_same_face() -> None:
    assert kit.bust("Rook Adeyo") == kit.bust("Rook Adeyo") != kit.bust("Ebbe Lorn")


def test_unknown_icon_is_named() -> None:
    with pytest.raises(ValueError, match="no icon is called 'goal'"):
        kit.icon("goal")
