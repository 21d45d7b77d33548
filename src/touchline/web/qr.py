"""Links as QR codes, drawn as one path."""

import segno
from markupsafe import Markup

from touchline.engine.speech import by_language
from touchline.web.language import say


@by_language
def qr_code(link: str) -> Markup:
    """The QR code of a link, for phones at the same table."""
    rows = segno.make(link, error="m").matrix
    dots = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return Markup(
        '<svg class="qr" viewBox="-2 -2 {0} {0}" role="img" aria-label="{2}"'
        ' shape-rendering="crispEdges"><rect x="-2" y="-2" width="{0}" height="{0}" fill="#fff"/>'
        '<path d="{1}" fill="#14201a"/></svg>'
    ).format(len(rows) + 4, dots, say("draw-qr"))
