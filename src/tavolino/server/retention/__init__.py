"""How long records and people are kept, if the host has set an end."""
