"""What a host can set, and where it is read from: a file, the environment and the command line."""

from tavolino.server.settings.kinds import Network
from tavolino.server.settings.read import read_settings
from tavolino.server.settings.settings import House, Settings

__all__ = ["House", "Network", "Settings", "read_settings"]
