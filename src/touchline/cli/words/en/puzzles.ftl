puzzles-count = How many puzzles.
puzzles-to = Write them here; puzzles that the file has are kept and counted.
puzzles-workers = How many workers; 0 is one for each core.
puzzles-minutes = Stop after this many minutes, with what was found; 0 is never.

puzzles-made = { $puzzles } from { $games }: decisions looked at { $looked }, candidates { $candidates }, confirmed { $confirmed }; { $seconds } s of CPU time.
