"""`python -m tavolino`, for when the command is not on the path."""

import sys

from tavolino.cli import main

if __name__ == "__main__":
    sys.exit(main())
