"""An evening at a table with friends: people come and go, play again, change the game, and talk."""

import re
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.glimpses import Glimpses
from web.player import PHONE
from web.test_together import act, on_turn, open_table, sit_down


def two_at_a_table(visit: Visit, **second: object) -> tuple[Page, Page, str]:
    """Anna, who opened the table, and Ben, in a match; with the table's address."""
    anna = visit("/")
    address = open_table(anna)
    ben = visit(address, **second)
    sit_down(ben, "Ben")
    anna.get_by_role("button", name="Start the match").click()
    expect(ben.get_by_role("region", name="The table: Twisted")).to_be_visible()
    return anna, ben, address


def play_out(address: str, *pages: Page) -> None:
    """Each page's own person acts by chance, without its buttons, until the match is over."""
    rng, table = Random(0), f"/api{address.replace('/table/', '/tables/')}"
    while True:
        for page in pages:
            update = page.request.get(table).json()
            if update["table"]["stage"] != "playing":
                return
            if legal := update["view"]["legal"]:
                ask = {"type": "act", "decision": update["decision"], "action": rng.choice(legal)}
                page.request.post(f"{table}/asks", data=ask)


def leave(page: Page) -> None:
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(re.compile("/$"))


def test_leaving_and_coming_back_are_told_and_moves_stay_with_those_who_made_them(visit: Visit) -> None:
    anna, ben, address = two_at_a_table(visit)
    if on_turn(anna, ben)[0] == anna:
        act(anna)
    act(ben)
    log = anna.get_by_role("complementary")
    expect(log).to_contain_text(re.compile("Ben (placed|twisted)"))
    toasts = Glimpses(anna, ".toast")
    leave(ben)
    toasts.expect("Ben left. A bot takes over: Gina")
    act(anna)
    expect(log).to_contain_text(re.compile("Gina .*(placed|twisted|took)"))
    expect(log).to_contain_text(re.compile("Ben (placed|twisted)"))

    ben.goto(address)
    expect(ben.get_by_text("You’re watching.")).to_be_visible()
    ben.get_by_role("button", name="Take over from Gina").click()
    expect(ben.locator(".toast")).to_contain_text(re.compile("You’re back. A bot made (one move|.* moves) for you"))
    toasts.expect("Ben is back.")
    for page, who in ((anna, "Ben"), (ben, "You")):
        page.reload()
        log = page.get_by_role("complementary")
        expect(log).to_contain_text(re.compile(f"{who} (placed|twisted)"))
        expect(log).to_contain_text(re.compile("Gina .*(placed|twisted|took)"))


def test_a_friend_who_comes_late_is_told_how_to_play(visit: Visit) -> None:
    anna, ben, address = two_at_a_table(visit)
    cleo = visit(address, **PHONE)
    expect(cleo.get_by_text("The table is full, so you’re watching.")).to_be_visible()
    expect(cleo.get_by_role("link", name="Open your own table")).to_be_visible()
    leave(ben)
    cleo.get_by_role("button", name="Take over from Gina").tap()
    anna.get_by_role("button", name="Yes", exact=True).click()
    expect(cleo.locator(".hand")).to_be_visible()
    expect(cleo.get_by_text("watching")).to_have_count(0)


def test_a_rematch_is_agreed_and_the_evening_has_a_score(visit: Visit) -> None:
    anna, ben, address = two_at_a_table(visit)
    play_out(address, anna, ben)
    expect(ben.get_by_text(re.compile("Anna . : . You"))).to_be_visible()
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_text("Waiting for Ben.")).to_be_visible()
    expect(ben.get_by_text("Anna would like a rematch.")).to_be_visible()
    expect(ben.get_by_text(re.compile("It starts in .* second"))).to_be_visible()
    ben.get_by_role("button", name="Not now").click()
    expect(anna.get_by_text("Not now: Ben.")).to_be_visible()
    expect(anna.get_by_text("It starts in")).to_have_count(0)
    ben.get_by_role("dialog").get_by_label("Say something").fill("Good game!")
    ben.keyboard.press("Enter")
    expect(anna.get_by_role("dialog")).to_contain_text("Good game!")
    ben.get_by_role("button", name="Ready").click()
    for page in (anna, ben):
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_text("Round 1 of 2")).to_be_visible()


def test_nobody_is_dragged_out_of_the_result_and_the_host_can_change_the_game(visit: Visit) -> None:
    anna, ben, address = two_at_a_table(visit)
    play_out(address, anna, ben)
    anna.get_by_role("button", name="Change the game or the seats").click()
    anna.get_by_role("button", name="Go to the table").click()
    anna.get_by_text("Change the game").click()
    anna.get_by_role("combobox", name="Game").select_option("qwinto")
    anna.get_by_role("button", name="Play this").click()
    expect(anna.get_by_role("heading", name="Qwinto")).to_be_visible()
    anna.get_by_role("button", name="Swap seats with Ben").click()
    expect(anna.get_by_role("listitem").first).to_contain_text("Ben")
    anna.get_by_role("button", name="Start the match").click()

    expect(ben.get_by_text("The next match has begun.")).to_be_visible()
    expect(ben.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    ben.get_by_role("button", name="Go to the table").click()
    for page in (anna, ben):
        expect(page.get_by_role("region", name="The table: Qwinto")).to_be_visible()


def test_alone_with_bots_another_match_is_one_click(visit: Visit) -> None:
    anna = visit("/")
    address = open_table(anna, bots="casual")
    expect(anna.locator(".hand")).to_be_visible()
    play_out(address, anna)
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_role("dialog")).to_have_count(0)
    expect(anna.locator(".hand")).to_be_visible()


def test_a_no_is_said_and_the_same_move_is_not_asked_about_again(visit: Visit) -> None:
    anna, ben, _ = two_at_a_table(visit)
    first, second = on_turn(anna, ben)
    act(first)
    first.get_by_role("button", name="Undo").click()
    name = "Ben" if second == ben else "Anna"
    expect(first.get_by_text(f"Asking {name} whether")).to_contain_text("so they get a say")
    toasts = Glimpses(first, ".toast")
    second.get_by_role("button", name="Refuse").click()
    toasts.expect(f"{name} said no")
    expect(first.get_by_role("complementary")).to_contain_text(f"{name} said no. The move stays.")
    first.get_by_role("button", name="Undo").click()
    expect(first.get_by_role("alert")).to_contain_text("You’ve already asked, and the answer was no.")


def test_the_invited_learn_the_game_and_come_back_to_their_seat(visit: Visit) -> None:
    anna = visit("/")
    ben = visit(open_table(anna), **PHONE)
    sit_down(ben, "Ben")
    ben.get_by_role("link", name=re.compile("Never played")).tap()
    expect(ben.get_by_role("link", name="Back to the table")).to_be_visible()
    expect(anna.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("is here")
    anna.get_by_role("button", name="Start the match").click()
    expect(ben.get_by_text("The match has begun!")).to_be_visible()
    ben.get_by_role("link", name="Back to the table").tap()
    expect(ben.locator(".hand")).to_be_visible()


def test_on_a_phone_a_dot_says_that_somebody_spoke_and_the_drawer_closes_beside_it(visit: Visit) -> None:
    anna, ben, _ = two_at_a_table(visit, **PHONE)
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Your turn")
    anna.keyboard.press("Enter")
    marked = ben.get_by_role("button", name="new in the chat")
    expect(marked).to_be_visible()
    marked.tap()
    ben.get_by_role("tab", name="Chat (1)").tap()
    expect(ben.get_by_text("Your turn", exact=True).last).to_be_visible()
    ben.touchscreen.tap(5, 400)
    expect(ben.get_by_role("tab", name="Chat")).to_have_count(0)
    expect(marked).to_have_count(0)
    ben.keyboard.press("l")
    expect(ben.get_by_role("tab", name="Chat")).to_be_visible()
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("tab", name="Chat")).to_have_count(0)


def test_the_lobby_says_what_applies_and_the_host_can_send_somebody_away(visit: Visit) -> None:
    anna = visit("/")
    ben = visit(open_table(anna))
    expect(anna.get_by_text("Anna (you)")).to_be_visible()
    expect(anna.get_by_label("Bot to add")).to_be_visible()
    anna.evaluate("() => { document.hasFocus = () => false; }")  # she looks at something else
    sit_down(ben, "Ben")
    expect(anna).to_have_title(re.compile("Ben sat down"))
    expect(anna.get_by_text("Everyone’s here. You can start.")).to_be_visible()
    expect(ben.get_by_text("Everyone’s here. The host starts the match.")).to_be_visible()
    expect(ben.get_by_role("button", name="Start the match")).to_have_count(0)
    expect(anna.get_by_label("Bot to add")).to_have_count(0)
    anna.get_by_label("Say something").fill("Welcome")
    anna.keyboard.press("Enter")
    expect(ben.get_by_label("Chat", exact=True).last).to_contain_text("Welcome")
    anna.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_table_without_hints_shows_no_button_for_them(visit: Visit) -> None:
    anna, ben, _ = two_at_a_table(visit)
    expect(anna.get_by_role("button", name="Undo")).to_be_visible()
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)
    leave(ben)
    expect(anna.get_by_role("button", name="Hint")).to_be_visible()


def test_when_time_runs_out_a_phone_says_so(visit: Visit) -> None:
    anna = visit("/with-friends/twisted", **PHONE)
    anna.get_by_text("More options").tap()
    anna.get_by_role("combobox", name=re.compile("Clock")).select_option("per move")
    anna.get_by_label("Seconds for a move").fill("3")
    anna.get_by_role("button", name="Open the table").tap()
    anna.wait_for_url(re.compile("/table/"))
    ben = visit(urlsplit(anna.url).path)
    sit_down(ben, "Ben")
    toasts = Glimpses(anna, ".toast")
    anna.get_by_role("button", name="Start the match").tap()
    toasts.expect("Time ran out: ")
