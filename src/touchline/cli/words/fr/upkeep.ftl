upkeep-database = Une base PostgreSQL à la place du dossier de données.
upkeep-file = La sauvegarde.
backup-replace = Remplacer FILE s’il est là.
move-database-source = Un dossier de données, ou l’URL d’une base PostgreSQL.
move-database-target = De même : une base ou un dossier vide.

backup-done = { $file } : { $tables }, vérifiées.
backup-secrets = Elle contient les secrets des tables : gardez-la là où vous seul pouvez la lire.
restored = { $folder } : { $tables } de { $file }.
restored-kept = Ce qui était là s’appelle maintenant { $file }.
moved = Copié et comparé : { $what }.
moved-nothing = rien, car il n’y a rien
moved-kept = L’original est resté tel quel.
doctor-file = { $file } : { $tables }, { $rows } dans leurs journaux.
doctor-shared = { $size } ; format { $format }. Sauvegardes : voir `touchline backup --database`.
doctor-size = { $size }, et { $log } dans le journal d’écriture ; { $free } libres à l’intérieur ; format { $format }.
doctor-longest = Le plus long journal est celui de { $table } : { $rows }.
doctor-fault = Le fichier est endommagé : { $why }
doctor-damaged = La table { $table } est endommagée : { $why }
doctor-shut = La table { $table } ne s’ouvre pas : { $why }
doctor-restore = Arrêtez le serveur, gardez une copie du dossier, et remettez la dernière bonne sauvegarde avec `touchline restore FILE`. Sans sauvegarde, `sqlite3 FILE .recover` peut sauver le contenu.
doctor-some = Seules ces tables sont touchées ; toutes les autres se jouent. Une sauvegarde plus ancienne les a peut-être entières : restaurez-la dans un autre dossier avec --data et regardez là.
doctor-some-shared = Seules ces tables sont touchées ; toutes les autres se jouent. Une sauvegarde plus ancienne les a peut-être entières : restaurez-la dans une autre base et regardez là.
doctor-well = Tout va bien.
doctor-whole = Rien n’est endommagé.
doctor-tables = tables
backup-on-postgres =
    PostgreSQL a ses propres outils pour cela ; des serveurs peuvent tourner pendant ce temps.
    {"  "}copier :    pg_dump --format=custom --file=touchline.dump URL
    {"  "}vérifier :  pg_restore --list touchline.dump
    {"  "}remettre dans une base vide, sans serveur en marche :
    {"             "}pg_restore --no-owner --dbname=URL touchline.dump
    La copie contient les secrets des tables : gardez-la là où vous seul pouvez la lire.
