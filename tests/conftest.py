"""The tests are about the games of the house, whatever else is installed here."""

from tavolino.games import GAMES, HOUSE

for name in GAMES.keys() - HOUSE.keys():
    del GAMES[name]
