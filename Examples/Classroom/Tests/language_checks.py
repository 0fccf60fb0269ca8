"""Pages in German are German: no words of the English pages are on them, nor in what is said about posts that are refused."""
import html
import json
import pathlib
import re

from client import Client
from security_checks import Page, alone, crawl

CONTENT = (pathlib.Path(__file__).parents[2] / "Content" / "all-kinds.json").read_text()
WORDS = pathlib.Path(__file__).parents[1] / "Sources" / "Classroom" / "Resources" / "Words"


def german(site, name):
    client = Client(site)
    client.sign_in(name)
    assert client.post("/account/language", language="de").status == 303, "the language cannot be changed"
    return client


def english_in(text):
    """The words of English pages in a page."""
    english, other = (json.loads((WORDS / f"{tag}.json").read_text()) for tag in ("en", "de"))
    shown = html.unescape(re.sub(r"<[^>]*>", "\n", re.sub(r"(?s)<(textarea|style|script).*?</\1>", "", text)))
    lines = {line.strip() for line in shown.split("\n")}
    return sorted(value for key, value in english.items() if len(value) > 4 and value not in other.values() and value in lines
                  and value not in CONTENT and value not in ("English", "Spelling"))


def check_german(site):
    refused = []
    eve, kim = german(site, "eve"), german(site, "kim")
    quiz = eve.post("/quizzes", bank="all-kinds", count="20").location
    # One after the other, so that every kind is looked at.
    for _ in range(60):
        page = eve.get(quiz)
        if page.status == 303:
            break
        assert not english_in(page.text), english_in(page.text)
        form = next(form for form in Page(page.text).forms if re.search("/(answer|proceed)$", form["action"]))
        seen = form["fields"]["seen"]
        if form["action"].endswith("answer"):
            refused.append(eve.post(form["action"], seen=seen))
            if refused[-1].status != 422:
                refused.pop()
                continue
            eve.post(quiz + "/reveal", seen=seen)
        else:
            eve.post(form["action"], seen=seen)
    stranger = Client(site)
    stranger.site = site
    calendar = "BEGIN:VCALENDAR\nEND:VEVENT\nnothing\nBEGIN:VEVENT\nUID:1\nDTSTART:soon\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR"
    refused += [
        eve.post("/group/create", title="x", points="500"), eve.post("/group/create", title=" ", points="5"),
        eve.post("/group/claim", todo="demo-0"), eve.post("/group/complete", todo="demo-6"), eve.post("/group/close", season="Term"),
        eve.post("/group/penalize", member="ada", todo="demo-0"), eve.post("/group/vote", todo="demo-6", points="5"),
        eve.post("/diary/add", kind="goal", title="", course="coding", due="2099-01-01"), eve.post("/diary/add", kind="goal", title="x", course="coding"),
        eve.post("/diary/complete", item="unit-1"), eve.post("/diary/import", calendar=calendar, course="coding"),
        eve.post("/diary/add", kind="goal", title="x", course="coding", due="soon"),
        eve.post("/challenges", bank="calculus"), eve.post("/account/passphrase", passphrase="wrong", fresh="something else"),
        kim.post("/content/publish", format="gift", text="::A:: a {#3,5:0.1}"), kim.post("/content/check", format="gift", text="::A:: a {#3,5:0.1}"),
        kim.post("/content/check", format="bank", text="{,}"), kim.post("/content/pins/plant-cell/add", x="5", y="5", name=""),
        kim.post("/group/season", season="Term", weeks="99"), eve.get("/class"), eve.get("/nowhere"),
    ]
    for answer in refused:
        assert answer.status in (200, 400, 403, 404, 409, 422), (answer.status, answer.text[:300])
        assert not english_in(answer.text), english_in(answer.text)
    told = {html.unescape(text) for answer in refused for text in
            re.findall(r'role="alert">(.*?)</p>', answer.text) + re.findall(r'<section class="card" aria-live="polite"><h2>.*?</h2><ul>(.*?)</ul>', answer.text)
            + re.findall(r'<p class="(?:error|warning|hint)">(.*?)</p>', answer.text)}
    # What is wrong with content has a sentence of its own only in English.
    told = {text for text in told if "unusableQuestion" not in text and "content," not in text}
    for text in sorted(told):
        print("  " + re.sub(r"<[^>]*>", " ", text))
        assert not re.search(r"\b(the|this|must|cannot|expected|of|is not|please|there)\b", re.sub("<.*?>", " ", text), re.I), text
    pages = 0
    for client in (eve, kim):
        for path, answer in crawl(client).items():
            if "text/html" in (answer.headers.get("Content-Type") or ""):
                pages += 1
                assert not english_in(answer.text), (path, english_in(answer.text))
                assert '<html lang="de">' in answer.text, path
    print(f"  {pages} pages, {len(told)} sentences")


checks = [alone(check_german)]
