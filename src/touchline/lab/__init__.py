"""Many games at once: tournaments, and how fair the games are."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class _Lab(ModuleType):
    """This package is also what `touchline.lab(…)` calls, because both have the same name."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        from touchline import api

        return api.lab(*args, **kwargs)


sys.modules[__name__].__class__ = _Lab
