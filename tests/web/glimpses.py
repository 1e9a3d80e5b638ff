"""What a page shows for a moment only: a word over a seat, "Link copied", a sentence for those who listen."""

from playwright.sync_api import Error, Page

COLLECT = """(selector) => {
    const seen = [];
    const known = new Map();
    const look = () => {
        for (const one of document.querySelectorAll(selector)) {
            if (known.get(one) !== one.textContent) seen.push(one.textContent);
            known.set(one, one.textContent);
        }
    };
    look();
    seen.length = 0; // what is there already does not count
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return seen;
}"""
SHOWN = "([seen, pattern]) => seen.some((text) => new RegExp(pattern).test(text))"


class Glimpses:
    """Everything new that is shown in these places from now on, however soon it is gone again."""

    def __init__(self, page: Page, selector: str) -> None:
        self.page = page
        self.selector = selector
        self.seen = page.evaluate_handle(COLLECT, selector)

    def expect(self, pattern: str) -> None:
        """Sooner or later a text is shown in which this regular expression is found."""
        try:
            self.page.wait_for_function(SHOWN, arg=[self.seen, pattern])
        except Error as fault:
            seen = self.seen.json_value()
            raise AssertionError(f"{self.selector} never showed {pattern!r}, but {seen}") from fault
