"""People over HTTP: who somebody is, their devices and matches."""
