play-browser = Open the page in the browser.
play-version = Say which Touchline this is.
play-editions = Where your editions of the games are; also TOUCHLINE_EDITIONS.
play-editions-default = the user's data folder
play-lang = The language in which everything is said, for example fr; otherwise that of the terminal.
no-language = --lang is one of: { $languages }.
