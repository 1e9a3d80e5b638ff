"""`tavolino serve` in a house where an hour passes in ten seconds, so that quiet tables close while one looks."""

import sys

from tavolino.cli import main
from tavolino.server import house

house.HOUR = 10
house.SWEEP = 2

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
