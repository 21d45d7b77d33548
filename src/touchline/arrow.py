"""pyarrow for those who make tables of figures, or a sentence that says how to install it.

It is larger than everything else that Touchline needs, and only the lab and `touchline.play_many` use it.
"""

from __future__ import annotations

from touchline.engine.errors import TouchlineError

try:
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq
except ImportError as error:
    raise TouchlineError("Tables of figures need pyarrow: pip install 'touchline[lab]'.") from error

__all__ = ["pa", "pc", "pq"]
