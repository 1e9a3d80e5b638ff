"""The web page, and what chats show of its links."""
