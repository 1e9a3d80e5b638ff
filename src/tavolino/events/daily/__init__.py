"""The daily deal: every day and course one deal, the same for everybody, with one counted try."""
