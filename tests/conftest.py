"""The tests are about the built-in games, whatever else is installed here."""

from tavolino.games import BUILT_IN, GAMES

for name in GAMES.keys() - BUILT_IN.keys():
    del GAMES[name]
