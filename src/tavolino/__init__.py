"""Three number games at one table: Twisted, Qwinto (the card game) and Upturn."""

__version__ = "0.2.0"
