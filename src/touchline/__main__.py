"""python -m touchline is the command line."""

from touchline.cli import main

if __name__ == "__main__":
    main()
