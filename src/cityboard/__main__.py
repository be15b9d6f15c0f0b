"""Run the command line as `python -m cityboard`."""

from cityboard.cli import main

if __name__ == "__main__":
    main()
