upkeep-database = A PostgreSQL database instead of the data folder.
upkeep-file = The backup.
backup-replace = Replace FILE if it is there.
move-database-source = A data folder, or the URL of a PostgreSQL database.
move-database-target = The same: an empty one.

backup-done = { $file }: { $tables }, checked.
backup-secrets = It holds the tables' secrets: keep it where only you can read it.
restored = { $folder }: { $tables } from { $file }.
restored-kept = What was there before is now { $file }.
moved = Copied and compared: { $what }.
moved-nothing = nothing, because there was nothing
moved-kept = The source was left as it is.
doctor-file = { $file }: { $tables }, { $rows } in their logs.
doctor-shared = { $size }; format { $format }. Backups: see `touchline backup --database`.
doctor-size = { $size }, and { $log } in the write-ahead log; { $free } free inside; format { $format }.
doctor-longest = The longest log is that of { $table }: { $rows }.
doctor-fault = The file is damaged: { $why }
doctor-damaged = Table { $table } is damaged: { $why }
doctor-shut = Table { $table } does not open: { $why }
doctor-restore = Stop the server, keep a copy of the folder, and put the last good backup in its place with `touchline restore FILE`. Without one, `sqlite3 FILE .recover` may save the content.
doctor-some = Only these tables are affected; all others can be played. An earlier backup may have them whole: restore it into another folder with --data and look there.
doctor-some-shared = Only these tables are affected; all others can be played. An earlier backup may have them whole: restore it into another database and look there.
doctor-well = All is well.
doctor-whole = Nothing is damaged.
doctor-tables = tables
backup-on-postgres =
    PostgreSQL has tools of its own for this; servers may run meanwhile.
    {"  "}copy:      pg_dump --format=custom --file=touchline.dump URL
    {"  "}check it:  pg_restore --list touchline.dump
    {"  "}bring it back into an empty database, with no server running:
    {"             "}pg_restore --no-owner --dbname=URL touchline.dump
    The copy holds the tables' secrets: keep it where only you can read it.
