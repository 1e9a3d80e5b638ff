"""Accessibility as far as a machine can judge it: axe-core, in light and in dark."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

FILE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SETTLED = """() => Promise.allSettled([
    document.fonts.ready,
    ...document.getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
])"""
RUN = """async ([part, rules]) => {
    const only = rules.length ? { runOnly: rules } : {};
    return (await axe.run(part, { resultTypes: ["violations"], ...only })).violations;
}"""
WEARS = "(scheme) => (document.documentElement.dataset.theme ?? scheme) === scheme"
OF_COLOUR = ("color-contrast", "link-in-text-block")  # the others find the same in either scheme


def axe(page: Page, part: str = "html") -> None:
    """Nothing that axe would complain about, in either scheme; the page is left as it was found.

    `part`: only this, where the rest of the page was looked at before.
    """
    if not FILE.exists():
        pytest.fail("The page's test packages are missing: './tavolino test' installs them.")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(FILE.read_text(encoding="utf-8"))  # the pages' policy allows no script tag
    for landmark in ("main", "h1"):
        page.locator(landmark).first.wait_for(state="attached")  # the inner pages' script may still be on its way
    found = {scheme: complaints(page, scheme, part) for scheme in SCHEMES}
    page.emulate_media(color_scheme="null")
    assert not any(found.values()), "\n".join(f"{scheme}: {line}" for scheme in SCHEMES for line in found[scheme])


def complaints(page: Page, scheme: Literal["light", "dark"], part: str) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(WEARS, arg=scheme)  # the page hears of it a moment later
    page.evaluate(SETTLED)
    violations: list[dict[str, Any]] = page.evaluate(RUN, [part, OF_COLOUR if scheme == "dark" else ()])
    return [
        f"{violation['id']}: {violation['help']}: {' | '.join(node['html'] for node in violation['nodes'])}"
        for violation in violations
    ]
