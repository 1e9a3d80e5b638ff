"""The coach over HTTP: judgements of finished matches, made in the background."""
