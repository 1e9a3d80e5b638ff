"""Which browser on which system, in two words out of what browsers say about themselves. Nothing else of it is kept."""

BROWSERS = {  # in this order, because most of them also call themselves Chrome and Safari
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


def browser_and_system(user_agent: str) -> tuple[str, str]:
    """Each is empty if it is not known."""
    return first_in(user_agent, BROWSERS), first_in(user_agent, SYSTEMS)


def first_in(text: str, names: dict[str, str]) -> str:
    return next((name for mark, name in names.items() if mark in text), "")
