"""Several people decide together: who joins, and what happens when a line breaks."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from support.cable import Cable
from support.running import Running
from web.conftest import Visit
from web.test_together import BROKEN, open_table, sit_down
from web.watch import Troubles


def test_a_newcomer_takes_over_a_bots_seat_only_when_the_other_says_yes(visit: Visit) -> None:
    anna = visit("/")
    link = open_table(anna, bots="casual")  # it begins, because nobody else is needed
    expect(anna.locator("[data-choice]")).not_to_have_count(0)
    ben = visit(link)
    ben.get_by_role("button", name=re.compile("Take over")).click()
    expect(anna.locator(".vote")).to_contain_text("would like to take over from Gina. Is that OK?")
    expect(ben.locator(".toast")).to_contain_text("We’re asking the players")
    anna.get_by_role("button", name="Yes", exact=True).click()
    expect(ben.locator("[data-choice]")).not_to_have_count(0)
    expect(ben.get_by_text("You’re watching.")).to_have_count(0)


def test_a_seat_counts_down_while_the_table_waits_for_a_broken_line(
    visit: Visit, server: Running, troubles: Troubles
) -> None:
    cable = Cable(urlsplit(server.url).port or 0)
    troubles.allow(BROKEN)
    troubles.hosts.add(urlsplit(cable.url).netloc)
    anna = visit("/")
    ben = visit(open_table(anna), base_url=cable.url)
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    expect(ben.locator("[data-choice]")).not_to_have_count(0)
    cable.pull()
    expect(anna.get_by_text(re.compile(r"connection lost, \d+ seconds left"))).to_be_visible()
    expect(anna.get_by_role("button", name=re.compile("bot"))).to_have_count(0)
    cable.plug_in()
    expect(anna.get_by_text(re.compile("connection lost"))).to_have_count(0, timeout=60_000)
    cable.close()
