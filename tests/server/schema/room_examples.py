"""What a person says to the server about their account, others, contests and the daily deal, for the examples."""

from typing import TYPE_CHECKING

from support.authenticator import Authenticator
from support.outside import PushBrowser
from support.programs import keeper, program_of, willing
from support.running import Guest

if TYPE_CHECKING:
    from server.schema.examples import Noted

SHORT = {"name": "Friday", "game": "twisted", "seats": 2, "deals": 1, "hours": 2, "options": {"rounds": 1}}


def visit_rooms(anna: "Noted", record: str) -> None:
    meet_people(anna, record)
    call_program(anna)
    play_events(anna)
    want_notices(anna)
    anna.send("post", "/api/me/profile", {"hidden": False})
    anna.send("get", "/api/leaderboards/{name}", name="twisted")
    keep_account(anna)


def meet_people(anna: "Noted", record: str) -> None:
    """Somebody at one table, who wants to know her, too."""
    ben, hers = anna.server.guest("Ben"), Guest(anna.server, anna.headers["Authorization"].removeprefix("Bearer "))
    table = hers.open("qwinto", 2)
    for seat, guest in enumerate((hers, ben)):
        guest.ask(table, "sit", seat=seat)
    whom = {"table": table, "seat": 1}
    anna.send("post", "/api/me/circle/standing", whom)
    anna.send("post", "/api/me/circle/people", whom)
    ben.post("/api/me/circle/people", {"table": table, "seat": 0})
    anna.send("post", "/api/me/circle/invitations", {"whom": whom, "table": table})
    ben.post("/api/me/circle/invitations", {"whom": {"table": table, "seat": 0}, "table": table})
    anna.send("post", "/api/me/circle/marks", {"whom": whom, "mark": "mute", "on": True})
    anna.send("post", "/api/me/circle/wishes", {"invites": "met", "invisible": False})
    anna.send("post", "/api/me/circle/reports", {"whom": whom, "reason": "rude", "words": "He shouts."})
    for path in ("/api/me/circle", "/api/me/news"):
        anna.send("get", path)
    anna.send("post", "/api/me/circle/standing", {"record": record, "seat": 5})
    anna.send("post", "/api/me/queue", {"game": "qwinto", "seats": 2, "fill": 60})
    for path in ("/api/me/queue", "/api/queue"):
        anna.send("get", path)
    anna.send("delete", "/api/me/queue")


def call_program(anna: "Noted") -> None:
    """A program of somebody else, to a table of hers."""
    hers = Guest(anna.server, anna.headers["Authorization"].removeprefix("Bearer "))
    table = hers.open("twisted", 2)
    hers.ask(table, "sit", seat=0)
    with willing(program_of(keeper(anna.server, "Olga"), "Rosetta"), "twisted", tables=4):
        [program] = anna.send("get", "/api/tables/{name}/programs", name=table).json()
        anna.send("post", "/api/tables/{name}/calls", {"program": program["id"], "seat": 1}, name=table)


def want_notices(anna: "Noted") -> None:
    """Of a slow match that she opens. Nothing is sent to these addresses: they are only looked at."""
    hers = Guest(anna.server, anna.headers["Authorization"].removeprefix("Bearer "))
    hers.ask(hers.open("twisted", 2, clock={"type": "days", "days": 2}), "sit", seat=0)
    browser = PushBrowser().subscription("https://9.9.9.9/push/1")
    anna.send("post", "/api/me/notices/push", {**browser, "zone": "Europe/Rome"})
    webhook = {"kind": "plain", "address": "https://9.9.9.9/hook", "language": "en"}
    anna.send("post", "/api/me/notices/webhooks", webhook)
    wishes = {"late": False, "quiet_from": 22 * 60, "quiet_to": 8 * 60, "zone": "Europe/Rome"}
    anna.send("post", "/api/me/notices/wishes", wishes)
    for path in ("/api/me/notices", "/api/me/slow"):
        anna.send("get", path)


def play_events(anna: "Noted") -> None:
    contest = anna.send("post", "/api/contests", SHORT).json()["id"]
    anna.send("post", "/api/contests/{name}/asks", {"type": "join"}, name=contest)
    anna.send("get", "/api/contests/{name}", name=contest)
    anna.send("get", "/api/me/contests")
    while not anna.server.http.get("/api/daily").json()["courses"]:  # they are being prepared
        pass
    day = anna.send("get", "/api/daily").json()["day"]
    anna.send("post", "/api/daily/{course}", {"pace": "usual"}, course="twisted")
    anna.send("get", "/api/daily/{course}/{day}", course="twisted", day=day)
    anna.send("get", "/api/daily/{course}/{day}/plays", course="twisted", day=day)


def keep_account(anna: "Noted") -> None:
    """As browsers do: with cookies, at a name for which there can be passkeys."""
    http, origin = anna.server.http, anna.server.url.replace("127.0.0.1", "localhost")
    anna.headers = {"Host": origin.removeprefix("http://")}
    http.post("/api/me", json={"name": "Cleo"}, headers=anna.headers)
    code = anna.send("post", "/api/me/account/code").json()["code"]
    key, asked = Authenticator("localhost", origin), anna.send("post", "/api/me/account/passkeys/options").json()
    anna.send("post", "/api/me/account/passkeys", {"credential": key.create(asked["options"])})
    anna.send("get", "/api/me/account")
    program = anna.send("post", "/api/programs", {"name": "Cleo's bot"}).json()["id"]
    anna.send("post", "/api/programs/{program}/tokens", {"name": "Cellar", "days": 90}, program=program)
    anna.send("get", "/api/programs")
    device = anna.send("post", "/api/me/account/device-code").json()["code"]
    asked = anna.send("post", "/api/sign-in/passkey/options").json()
    anna.send("post", "/api/sign-in/passkey", {"credential": key.get(asked["options"])})
    anna.send("post", "/api/sign-in/device-code", {"code": device})
    anna.send("post", "/api/sign-in/device-code", {"code": device})
    http.cookies.clear()
    http.post("/api/me", json={"name": "Dora"}, headers=anna.headers)
    http.post("/api/tables", json={"settings": {"game": "twisted", "seats": 2}}, headers=anna.headers)
    signed = anna.send("post", "/api/sign-in/code", {"name": "Cleo", "code": code}).json()
    anna.send("post", "/api/me/bring", {"token": signed["bring"]["token"]})
    http.cookies.clear()
