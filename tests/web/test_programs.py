"""The Bot menu with somebody's program in it."""

from playwright.sync_api import expect

from support.programs import keeper, own_name, own_socket, program_of, until, willing
from support.running import Running
from web.axe import axe
from web.conftest import Visit


def test_a_program_is_called_from_the_bot_menu_and_declines_then_comes(visit: Visit, server: Running) -> None:
    owner, name = own_name("Ottilie"), own_name("Rosalind")
    anna, program = visit("/"), program_of(keeper(server, owner), name)
    anna.request.post("/api/me", data={"name": "Anna"})
    opened = anna.request.post("/api/tables", data={"settings": {"game": "twisted", "seats": 2}}).json()
    table = opened["table"]["id"]
    anna.request.post(f"/api/tables/{table}/asks", data={"type": "sit", "seat": 0})
    with willing(program, "twisted") as live:
        anna.goto(f"/table/{table}")
        menu = anna.get_by_label("Bot to add")
        menu.select_option(f"{name}, program of {owner}")
        axe(anna)
        anna.get_by_role("button", name="Add a bot").click()
        expect(anna.get_by_text(f"calling {name} …")).to_be_visible()
        until(live, lambda news: news["invited"])
        live.ask("decline", table=table)
        expect(anna.get_by_text(f"{name} has declined")).to_be_visible()
        anna.get_by_role("button", name="Add a bot").click()
        until(live, lambda news: news["invited"])
        program.ask(table, "sit", seat=1)
        expect(anna.get_by_text(f"program of {owner}", exact=True)).to_be_visible()
        expect(anna.get_by_role("button", name="Start the match")).to_be_enabled()
    with own_socket(program) as again:
        assert again.next()["tables"][0]["table"] == table
