"""Two words say which browser somebody uses; what is not known stays empty."""

import pytest

from tavolino.server.people.user_agent import browser_and_system

MOZILLA = "Mozilla/5.0"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0"


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (f"{MOZILLA} (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", ("Firefox", "Android")),
        (f"{MOZILLA} (Linux; Android 10; K) {CHROME} Mobile Safari/537.36", ("Chrome", "Android")),
        (f"{MOZILLA} (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36 Edg/142.0.0.0", ("Edge", "Windows")),
        (f"{MOZILLA} (X11; CrOS x86_64 14541.0.0) {CHROME} Safari/537.36", ("Chrome", "ChromeOS")),
        (
            f"{MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1",
            ("Safari", "iPhone"),
        ),
        (f"{MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/142.0 Safari/604.1", ("Chrome", "iPad")),
        (
            f"{MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605.1.15",
            ("Safari", "Mac"),
        ),
        ("python-httpx/0.28", ("", "")),
        ("", ("", "")),
    ],
)
def test_a_browser_and_its_system_are_recognised(said: str, found: tuple[str, str]) -> None:
    assert browser_and_system(said) == found
