"""Live tables: seats, log, undo, clocks, storage."""
