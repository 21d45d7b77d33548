"""Recovery phrases: words that a person can write down, and that give a seat back."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

_TEXT: Final = """
acorn amber anchor apple april apron arrow autumn bacon badge baker balcony bamboo banana banner
barrel basket beach beacon beaver bell bench berry bicycle birch biscuit blanket blossom boat bonnet
bottle boulder breeze brick bridge broom bucket butter button cabin cactus camel camera candle canoe
canvas carpet carrot castle cedar cellar chalk cherry chess chimney cider circus clay clover coach
cobweb coffee comet copper coral corner cotton cousin cradle crane crayon cricket crown cushion
daisy dancer december desert diamond dolphin donkey doorbell dragon drum eagle easel echo eleven elm
ember engine evening falcon feather fence ferry fiddle finger flag flute forest fossil fountain fox
freckle friday frost galaxy garden garlic giant ginger glacier glove goat goose granite grape guitar
hammer hammock harbour harvest hazel hedge helmet heron hill honey horse hotel igloo indigo ink
island ivory jacket jelly jigsaw jungle kettle kitchen kite ladder lagoon lantern lemon lettuce lily
lizard lobster lullaby magnet mango maple marble market meadow melon mirror mitten monday monkey
morning mosaic moss mountain muffin museum mustard nectar needle nest nickel nutmeg oak oasis ocean
olive onion orchard otter owl oyster paddle palace panda paper parrot parsley pebble pencil pepper
piano pigeon pillow pirate planet plum pocket pony poppy potato pumpkin puppet quarry quilt rabbit
radio rainbow raven ribbon river robin rocket rose saddle saffron sailor salmon sandal saturn scarf
school seashell shadow shed silver sketch snail snow sofa spider spoon squirrel star stone summer
sunday swan tango teapot thimble thunder tiger timber tomato tower train trumpet tulip tunnel turtle
umbrella valley velvet
"""
WORDS: Final = tuple(_TEXT.split())
COUNT: Final = 8  # of 256 words each: 64 bits
LONGEST: Final = 200


def new() -> str:
    """A phrase that nobody can guess."""
    return " ".join(secrets.choice(WORDS) for _ in range(COUNT))


def hashed(phrase: object) -> str:
    """The form in which a phrase is kept, however it was typed; "" if it can be none."""
    if not isinstance(phrase, str) or len(phrase) > LONGEST:
        return ""
    words = re.findall(r"[a-z]+", phrase.lower())
    if len(words) != COUNT:
        return ""
    return hashlib.sha256(f"phrase {' '.join(words)}".encode()).hexdigest()
