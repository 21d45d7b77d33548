build-late = La version { $build } n’a pas fini à temps.
build-silent = elle n’a rien affiché
build-broken = La version { $build } ne peut pas être mesurée : { $why }
build-none = Il n’y a pas de version compilée dans { $folder }. Compilez-la avec `python -m tools.compiled` dans une copie de travail de Touchline, ou nommez son dossier dans { $variable }.
build-old = La version compilée dans { $folder } vient d’autres sources. Compilez-la avec `python -m tools.compiled` dans une copie de travail de Touchline.
