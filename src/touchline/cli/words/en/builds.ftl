build-late = The { $build } build did not finish in time.
build-silent = it printed nothing
build-broken = The { $build } build cannot be measured: { $why }
build-none = There is no compiled build in { $folder }. Build it with `python -m tools.compiled` in a checkout of Touchline, or name its folder in { $variable }.
build-old = The compiled build in { $folder } was made from other sources. Build it with `python -m tools.compiled` in a checkout of Touchline.
