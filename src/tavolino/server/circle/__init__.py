"""The people whom somebody knows, over HTTP."""
