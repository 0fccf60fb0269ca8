"""What must not be possible, tried by somebody who writes requests by hand."""
import contextlib
import html.parser
import json
import pathlib
import re
import tempfile
import time

from client import PASSPHRASE, Client, Site

CONTENT = pathlib.Path(__file__).parents[2] / "Content"
SCRIPT = "\"'><script>document.title='owned'</script><img src=x onerror=alert(1)>"


@contextlib.contextmanager
def fresh(site):
    """A site of its own, on which nobody has done anything."""
    with tempfile.TemporaryDirectory() as folder:
        own = Site(site.command[0], folder, "--demo")
        try:
            yield own
        finally:
            own.process.kill()
            own.process.wait()


class Page(html.parser.HTMLParser):
    """The forms and links of a page, and what could run in it."""

    def __init__(self, text):
        super().__init__()
        self.forms, self.links, self.running, self.form = [], set(), [], None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.running += [f"<{tag} {name}>" for name in values if name.startswith("on") or name == "style"]
        self.running += [f"<{tag} {value}>" for value in values.values() if (value or "").strip().lower().startswith("javascript:")]
        if tag == "script" and values != {"type": "module", "src": "/static/site.js"}:
            self.running.append("<script>")
        if tag == "img" and values.get("src") == "x":
            self.running.append("<img>")
        if tag == "a" and (values.get("href") or "").startswith("/"):
            self.links.add(values["href"])
        if tag == "form":
            self.form = {"action": values.get("action", ""), "fields": {}, "texts": [], "isPost": values.get("method") == "post"}
            self.forms.append(self.form)
        if self.form and tag in ("input", "textarea", "select", "button") and values.get("name"):
            kind = values.get("type", "text") if tag == "input" else tag
            if kind in ("text", "textarea", "search"):
                self.form["texts"].append(values["name"])
            elif kind == "number":
                self.form["fields"][values["name"]] = values.get("value") or values.get("min") or "1"
            elif kind == "date":
                self.form["fields"][values["name"]] = "2099-05-04"
            elif kind != "file":
                self.form["fields"].setdefault(values["name"], values.get("value") or "")
            self.select = values["name"] if tag == "select" else None
        if self.form and tag == "option" and getattr(self, "select", None) and not self.form["fields"].get(self.select):
            self.form["fields"][self.select] = values.get("value", "")

    def handle_endtag(self, tag):
        if tag == "form":
            self.form = None


def crawl(client, start=("/",), avoid="^/(group/changes|account/data|static)|calendar.ics|export|answers.csv|statements.json|/sign-out|from="):
    """Every page that can be reached by links, with what came back."""
    seen, waiting = {}, list(start)
    while waiting and len(seen) < 400:
        path = waiting.pop()
        if path in seen or re.search(avoid, path):
            continue
        answer = client.get(path)
        seen[path] = answer
        if "text/html" in (answer.headers.get("Content-Type") or ""):
            waiting += Page(answer.text).links
        if answer.location.startswith("/"):
            waiting.append(answer.location)
    return seen


def check_script_in_every_field(site):
    """A script in every text field of every form, of a learner and a teacher, comes out as text, on every page."""
    sent = set()
    eve = Client(site)
    eve.sign_in("eve")
    # A quiz draws 20 of the 41 problems: another one, until one asked for a word in a gap and a summary repeats what was typed.
    isRepeated = False
    for _ in range(20):
        if isRepeated and any("gaps[k0]" in texts for _, texts in sent):
            break
        quiz = eve.post("/quizzes", bank="all-kinds", count="20").location
        for _ in range(200):
            page = eve.get(quiz)
            if page.status == 303:
                break
            assert not Page(page.text).running, Page(page.text).running
            form = next(form for form in Page(page.text).forms if re.search("/(answer|proceed)$", form["action"]))
            fields = {**form["fields"], **{text: SCRIPT + " and why that is so in some more words than one" for text in form["texts"]}}
            fields.pop("form", None)
            if eve.post(form["action"], **fields).status == 422 or not form["texts"]:
                eve.post(quiz + ("/proceed" if "/proceed" in page.text else "/reveal"), seen=fields["seen"])
            sent |= {("/quizzes/ID/answer", tuple(form["texts"]))} if form["texts"] else set()
        summary = eve.get(quiz + "/summary").text
        assert not Page(summary).running, Page(summary).running
        isRepeated = isRepeated or "&lt;script&gt;document" in summary
    for name in ("eve", "kim"):
        client = Client(site)
        client.sign_in(name)
        for _ in range(2):
            for path, answer in crawl(client).items():
                for form in Page(answer.text).forms:
                    if not form["isPost"] or not form["texts"] or re.search("account/(delete|passphrase)", form["action"]):
                        continue
                    key = (re.sub(r"[\w-]{20,}", "ID", form["action"]), tuple(form["texts"]))
                    if key in sent:
                        continue
                    sent.add(key)
                    fields = {**form["fields"], **{text: SCRIPT for text in form["texts"]}}
                    fields.pop("form", None)
                    got = client.post(form["action"], **fields)
                    assert got.status in (200, 303, 400, 403, 404, 409, 415, 422), (key, got.status)
                    assert not Page(got.text).running, (key, Page(got.text).running)
    fields = {field for _, texts in sent for field in texts}
    assert {"title", "text", "comment", "name", "calendar", "alternativeText", "gaps[k0]"} <= fields, fields
    shown = set()
    for name in ("ada", "eve", "kim"):
        client = Client(site)
        client.sign_in(name)
        for path, answer in crawl(client).items():
            assert not Page(answer.text).running, (name, path, Page(answer.text).running)
            if "&lt;script&gt;document" in answer.text:
                shown.add(re.sub(r"[\w-]{20,}", "ID", path))
    assert len(shown) >= 6, shown
    print("  " + ", ".join(sorted(action for action, _ in sent)))
    print(f"  {len(sent)} forms; shown as text on {', '.join(sorted(shown))}")


def check_forged_events(site):
    """What a page does not offer is not taken, and changes nothing."""
    eve, ada = Client(site), Client(site)
    eve.sign_in("eve")
    ada.sign_in("ada")
    begin = eve.post("/quizzes", bank="general-chemistry", count="5")
    quiz = begin.location
    seen = lambda: re.search(r'name="seen" value="(\d+)"', eve.get(quiz).text).group(1)
    eve.get("/diary")
    before = json.loads(eve.get("/account/data").text)
    forged = {"kind": "answered", "credit": 1, "judgment": {"credit": 1, "decided": True}, "earned": 100}
    tries = [
        ("POST", f"{quiz}/answer", {"seen": seen(), "choice": "k99", **{key: json.dumps(value) for key, value in forged.items()}}),
        ("POST", f"{quiz}/graded", {"seen": seen(), "credit": "100"}),
        ("POST", f"{quiz}/answered", {"seen": seen(), "event": json.dumps(forged)}),
        ("POST", f"{quiz}/back", {"seen": seen(), "choice": "k99"}),
        ("POST", f"{quiz}/answer", {"seen": "-1", "choice": "k0"}),
        ("POST", f"{quiz}/answer", {"seen": "999999", "choice": "k0"}),
        ("POST", f"/class/grading{quiz.removeprefix('/quizzes')}", {"problem": "x", "credit": "100"}),
        ("POST", "/group/award", {"member": "eve", "points": "1000"}),
        ("POST", "/group/penalize", {"member": "ada", "todo": "demo-0"}),
        ("POST", "/group/void", {"event": "demo-0"}),
        ("POST", "/group/complete", {"todo": "demo-0"}),
        ("POST", "/group/season", {"season": "mine", "weeks": "1"}),
        ("POST", "/group/close", {"season": "Term"}),
        ("POST", "/diary/complete", {"item": "unit-1"}),
        ("POST", "/content/publish", {"format": "gift", "text": "::A:: a {=a}", "title": "mine"}),
        ("POST", "/content/pins/plant-cell/delete", {"pin": "wall"}),
    ]
    for method, path, fields in tries:
        got = eve.post(path, **fields)
        assert 400 <= got.status < 500, (path, fields, got.status)
    # JSON of an event, and a form of somebody else.
    for body in (json.dumps(forged), json.dumps({**forged, "form": eve.form})):
        got = eve.request("POST", f"{quiz}/answer", body)
        assert got.status == 403, got.status
    assert ada.post(f"{quiz}/answer", seen=seen(), choice="k0").status == 404
    got = eve.get("/account/data")
    assert got.status == 200, (got.status, got.location)
    after = json.loads(got.text)
    events = lambda data: {stream["id"]: len(stream["events"]) for stream in data["streams"]}
    assert events(before) == events(after), "a forged event was taken"


def check_leaks(site):
    """No page of a learner says what is right before it was answered, nor what somebody else has scored in a challenge."""
    eve = Client(site)
    eve.sign_in("eve")
    problems = {}

    def collect(value):
        if isinstance(value, dict):
            if {"kind", "id", "prompt"} <= value.keys():
                problems[value["id"]] = value
            for part in value.values():
                collect(part)
        elif isinstance(value, list):
            for part in value:
                collect(part)

    collect(json.loads((CONTENT / "all-kinds.json").read_text()))
    known = {name for problem in problems.values() for part in ("options", "items", "left", "right") for name in
             (entry["id"] for entry in problem.get(part, []) if isinstance(entry, dict) and "id" in entry)}
    known = {name for name in known if not name.isdigit()}
    assert len(known) > 50
    looked = set()
    for _ in range(6):
        quiz = eve.post("/quizzes", bank="all-kinds", count="20").location
        for _ in range(60):
            page = eve.get(quiz)
            if page.status == 303:
                break
            if "/answer" in page.text:
                values = set(re.findall(r'value="([^"]*)"', page.text)) - {""}
                assert not values & known, f"the name of an option is on the page: {values & known}"
                prompt = re.search(r'id="prompt"[^>]*>(.*?)</div>', page.text, re.S).group(1)
                assert "sampleAnswer" not in page.text and 'class="option correct' not in page.text and "option missed" not in page.text
                plain = lambda text: re.sub(r"<[^>]*>", "", text).strip()
                for name, problem in problems.items():
                    asked = problem["prompt"] if isinstance(problem["prompt"], str) else problem["prompt"].get("markup", "")
                    if asked != plain(prompt) and not (problem["kind"] == "cloze" and asked and asked in plain(page.text)):
                        continue
                    looked.add(problem["kind"])
                    main = re.search(r"<main.*</main>", page.text, re.S).group(0)
                    for accepted in problem.get("accepted", []) + [problem.get("sampleAnswer"), problem.get("explanation")]:
                        if isinstance(accepted, str) and len(accepted) > 4 and accepted.lower() not in asked.lower():
                            assert accepted.lower() not in plain(main).lower(), (name, accepted)
                    for option in problem.get("options", []):
                        if isinstance(option, dict) and isinstance(option.get("feedback"), str):
                            assert option["feedback"] not in main, (name, option["feedback"])
            seen = re.search(r'name="seen" value="(\d+)"', page.text).group(1)
            eve.post(quiz + ("/proceed" if "/proceed" in page.text else "/reveal"), seen=seen)
    assert len(looked) >= 8, looked
    # A challenge: dora plays, and until ben has played nothing that is sent to him tells how she did.
    dora, ben = Client(site), Client(site)
    dora.sign_in("dora")
    ben.sign_in("ben")
    assert dora.post("/challenges", **{"players[]": "ben", "bank": "general-chemistry", "count": "5"}).status in (303, 422)
    page = dora.get("/challenges").text
    form = next((f for f in Page(page).forms if re.search("challenges/.*/start", f["action"])), None)
    assert form, [f["action"] for f in Page(page).forms]
    quiz = dora.post(form["action"]).location
    for _ in range(40):
        page = dora.get(quiz)
        if page.status == 303:
            break
        seen = re.search(r'name="seen" value="(\d+)"', page.text).group(1)
        # Nobody looks first and plays then.
        dora.post(quiz + "/reveal", seen=seen)
        assert 'class="feedback' not in dora.get(quiz).text, "an answer is shown before the end"
        dora.post(quiz + "/answer", seen=seen, **{"choice": "k0", "text": "1", "gaps[k0]": "1", "choices[]": "k0"})
        if f'name="seen" value="{seen}"' in dora.get(quiz).text:
            dora.post(quiz + "/submit", seen=seen)
    token = quiz.removeprefix("/quizzes/")
    pages = crawl(ben)
    pages["/account/data"] = ben.get("/account/data")
    pages["/diary/calendar.ics"] = ben.get("/diary/calendar.ics")
    for path, answer in pages.items():
        everything = answer.text + str(answer.headers)
        assert token not in everything, f"{path} names the quiz of somebody else"
        if path.startswith("/challenges"):
            assert not re.search(r"\d+ / \d+", answer.text), f"{path} tells a score"
    assert ben.get(quiz).status == 404 and ben.get(quiz + "/summary").status == 404
    print(f"  kinds looked at: {', '.join(sorted(looked))}; {len(pages)} pages of the other player")


def check_sign_in_tries(site):
    """Many tries from an address: few of a name are looked at, and whoever has a name comes in meanwhile."""
    ada, thief = Client(site), Client(site)
    ada.sign_in("ada")
    thief.get("/sign-in")
    statuses, start = {}, time.time()
    for number in range(300):
        name = "kim" if number % 2 else f"user{number}"
        status = thief.post("/sign-in", name=name, passphrase=f"guess {number}").status
        statuses[status] = statuses.get(status, 0) + 1
    took = time.time() - start
    assert set(statuses) == {401, 429} and statuses[401] <= 158, statuses
    assert thief.post("/sign-in", name="kim", passphrase=PASSPHRASE).status == 429
    Client(site).sign_in("kim")
    assert ada.get("/").status == 200
    print(f"  {statuses} in {took:.1f} s")


def check_refusals(site):
    """What cannot be done is refused with a page, and nothing is stored that breaks others."""
    ada, kim = Client(site), Client(site)
    ada.sign_in("ada")
    kim.sign_in("kim")
    of_nothing = {"players[]": "ben", "bank": "general-chemistry", "count": "0"}
    assert ada.post("/challenges", **of_nothing).status == 422
    assert ada.post("/pins", sheet="hand-bones", language="no tag").status == 400
    assert ada.post("/places", sheet="hand-bones", language="no tag").status == 400
    # The only administrator of the class cannot leave it.
    assert kim.post("/account/delete", passphrase=PASSPHRASE).status == 422
    assert kim.get("/account").status == 200 and ada.get("/").status == 200


def alone(check):
    """The check on a fresh site, in the form that the runner of walks takes."""
    def walk(browser, site, pictures):
        with fresh(site) as own:
            check(own)
    walk.__name__ = check.__name__
    return walk


checks = [alone(check) for check in (check_leaks, check_forged_events, check_script_in_every_field, check_sign_in_tries, check_refusals)]
