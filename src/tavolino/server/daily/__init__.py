"""The daily deal over HTTP."""
