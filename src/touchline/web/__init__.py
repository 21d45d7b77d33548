"""Pages, live updates and the HTTP interface: everything that a browser sees."""
