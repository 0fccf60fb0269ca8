#!/usr/bin/env python3
"""Walks through the classroom in headless Chromium as people would: `browser.py PROGRAM [--pictures FOLDER] [--only NAME]`.

PROGRAM is the built `classroom`. Each walk has a copy of the demo class, or an empty class of its own. Needs Chromium, and playwright
from PyPI. Each walk is a function; the first that fails ends the run.
"""
import argparse
import json
import pathlib
import re
import shutil
import tempfile
import time
import urllib.error
import urllib.request

from playwright.sync_api import sync_playwright

import accessibility
import class_walks
import keyboard_walks
import language_checks
import own_class_walks
import room_walks
import security_checks
import upload_walks
from client import PASSPHRASE, Site
from steps import answer, begin_quiz, follow, person, play, press_until


def walk_quiz(browser, site, pictures):
    page = person(browser, site, "ada")
    pictures(page, "home")
    begin_quiz(page, site, "Every kind of problem", 20)
    address = page.url
    # It is skipped, and comes back when it is asked for.
    prompt = page.locator("#prompt").inner_text()
    page.get_by_role("button", name="Skip for now").click()
    assert page.locator("#prompt").inner_text() != prompt
    # Of many, one is chosen from a list; a few have a button each.
    assert page.locator(".others button").count() == 1
    page.get_by_label("Go to").select_option("1")
    follow(page, page.get_by_role("button", name="Go", exact=True))
    assert page.locator("#prompt").inner_text() == prompt
    pictures(page, "problem")
    # Another device goes on with it; what this one sends then is not taken, and it sees where the quiz stands.
    other = person(browser, site, "ada")
    other.goto(address)
    other.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Show the answer").click()
    assert "another device" in page.get_by_role("alert").inner_text()
    kinds = play(page)
    assert len(kinds) >= 5, kinds
    pictures(page, "summary")
    assert page.get_by_text("%").first.is_visible()
    assert not page.faults + other.faults, page.faults + other.faults


def walk_coming_in(browser, site, pictures):
    """A newcomer looks around as somebody of the demo, and sees what waits for them."""
    page = browser.new_context(locale="en-US", java_script_enabled=False).new_page()
    page.runs_scripts = False
    page.goto(site.address)
    pictures(page, "sign-in")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    follow(page, page.get_by_role("button", name="Look around as Ada"))
    page.get_by_role("heading", name="Hello, Ada").wait_for()
    for waiting in ("Challenge: Every kind of problem", "4 / 10", "Unit 2: Decisions"):
        assert waiting in page.locator("main").inner_text(), waiting
    # What is begun is found there until it is ended.
    page.goto(site.address + "/exercises")
    follow(page, page.get_by_role("button", name="Start: Langes i"))
    page.goto(site.address)
    follow(page, page.get_by_role("link", name="Langes i"))
    assert page.get_by_text("Langes i").count()


def walk_without_script(browser, site, pictures):
    page = person(browser, site, "ben", java_script_enabled=False)
    begin_quiz(page, site, "General chemistry", 5)
    play(page)
    page.goto(site.address + "/group")
    page.get_by_role("button", name="Take on: Tidy the shelf").click()
    page.get_by_role("button", name="Done: Tidy the shelf").click()
    assert page.get_by_text("Ben +8").count() == 1
    # A todo worth more than the rules allow is refused with the reason.
    page.get_by_label("Title").fill("Too much")
    page.locator("input[name=points]").fill("50")
    page.get_by_role("button", name="Create").click()
    assert page.get_by_role("button", name="Take on: Too much").count() == 1


def walk_by_keyboard(browser, site, pictures):
    page = person(browser, site, "cleo", viewport={"width": 320, "height": 640})
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip-link"
    begin_quiz(page, site, "General chemistry", 5)
    for _ in range(60):
        if "/summary" in page.url:
            break
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320, f"{page.url} is {width} wide"
        press_until(page, "Continue" if page.get_by_role("button", name="Continue").count() else "Show the answer")
    assert "/summary" in page.url


def walk_challenge(browser, site, pictures):
    ada, dora = person(browser, site, "ada"), person(browser, site, "dora")
    ada.goto(site.address + "/challenges")
    ada.get_by_label("Dora").check()
    ada.get_by_role("button", name="Challenge them").click()
    ada.get_by_role("button", name="Play").click()
    # Nobody looks first and plays then.
    ada.locator("#prompt").wait_for()
    assert not ada.get_by_role("button", name="Show the answer").count()
    play(ada)
    dora.goto(site.address + "/challenges")
    # Nothing of what was earned is sent before all have played.
    assert not re.search(r"\d+ / \d+", dora.locator("main").inner_text())
    dora.get_by_role("button", name="Accept").click()
    assert not re.search(r"\d+ / \d+", dora.content())
    dora.get_by_role("button", name="Play").click()
    play(dora)
    dora.goto(site.address + "/challenges")
    assert len(re.findall(r"\d+ / \d+|\d+\.\d+ / \d+", dora.locator("table").first.inner_text())) >= 2
    pictures(dora, "challenges")


def walk_group(browser, site, pictures):
    ben, cleo, kim = (person(browser, site, name) for name in ("ben", "cleo", "kim"))
    ben.goto(site.address + "/group")
    cleo.goto(site.address + "/group")
    cleo.get_by_label("Title").fill("Feed the fish")
    cleo.locator("input[name=points]").fill("7")
    cleo.get_by_role("button", name="Create").click()
    # The other page follows without being asked.
    ben.get_by_role("button", name="Take on: Feed the fish").click(timeout=10_000)
    ben.get_by_role("button", name="Done: Feed the fish").click()
    pictures(ben, "group")
    points = ben.locator("tr.me td.number").first.inner_text()
    kim.goto(site.address + "/group")
    kim.get_by_role("button", name="Undo: Feed the fish").click()
    # What it changes is told by names and titles.
    kim.get_by_text("Ben works on “Feed the fish” now.").wait_for()
    pictures(kim, "group-undone")
    ben.reload()
    assert int(ben.locator("tr.me td.number").first.inner_text()) == int(points) - 7
    ben.locator("main").get_by_role("link", name="Ben").first.click()
    assert ben.get_by_text("Where the points come from").count() == 1
    assert ben.locator("svg.plot").count() == 1
    assert re.search("“Feed the fish” of .* does not count: Kim ", ben.locator("main").inner_text()), ben.locator("main").inner_text()
    pictures(ben, "member")
    # What a todo is worth is asked for and voted on; a wrong vote is refused with the reason.
    cleo.goto(site.address + "/group")
    follow(cleo, cleo.get_by_role("button", name="Ask for its worth: Feed the fish"))
    cleo.get_by_label("Worth: Feed the fish").fill("9")
    follow(cleo, cleo.get_by_role("button", name="Vote: Feed the fish"))
    cleo.get_by_text("1 / 2 votes").wait_for()
    # What somebody does not do any more, others can take on.
    follow(ben, ben.get_by_role("link", name="← Group"))
    follow(ben, ben.get_by_role("button", name="Give back: Feed the fish"))
    follow(ben, ben.get_by_role("button", name="Take on: Feed the fish"))
    follow(ben, ben.get_by_role("button", name="Done: Feed the fish"))
    assert ben.get_by_role("button", name=re.compile("Penalty")).count() == 0
    # The administrator takes back what was wrongly earned, and ends the season, which then stands in the archive.
    kim.goto(site.address + "/group")
    pictures(kim, "group-administrator")
    follow(kim, kim.get_by_role("button", name="Penalty: Feed the fish, Ben"))
    ben.reload()
    assert int(ben.locator("tr.me td.number").first.inner_text()) == int(points) - 7
    follow(kim, kim.get_by_role("button", name="End the season"))
    kim.get_by_text("First:").first.wait_for()
    kim.get_by_label("Name").fill("Summer")
    follow(kim, kim.get_by_role("button", name="Open a season"))
    kim.get_by_text("Season: Summer").first.wait_for()
    assert not ben.faults + cleo.faults + kim.faults


def walk_pins(browser, site, pictures):
    page = person(browser, site, "ada")
    page.goto(site.address + "/pins")
    card = page.locator("section.card", has=page.get_by_role("heading", name="Bones of the hand"))
    card.locator("select").select_option("la")
    card.get_by_role("button", name="Name the pins").click()
    assert "scaphoideum" not in page.content() + page.request.get(page.url + "/overlay").text(), "a name is given away"
    page.locator("input[name^=labels]").first.fill("Os scaphoideum")
    page.get_by_role("button", name="Check").click()
    assert page.get_by_text("Right.").count() == 1
    page.get_by_role("button", name="Submit").click()
    pictures(page, "pins")
    assert page.get_by_text("1 / 14").count() == 1


def begin_placing(page, site):
    page.goto(site.address + "/pins")
    card = page.locator("section.card", has=page.get_by_role("heading", name="Bones of the hand"))
    card.locator("select").select_option("la")
    card.get_by_role("button", name="Place the names").click()
    page.wait_for_url(re.compile("/places/"))


def walk_placing(browser, site, pictures):
    page = person(browser, site, "ada")
    begin_placing(page, site)
    field = lambda name: page.get_by_role("group", name=re.compile(name))
    across = lambda name: field(name).get_by_label("across").input_value()
    assert page.request.get(page.url + "/overlay").status == 404, "the right places are given away"
    # By pointer: choose a name, press where it belongs, and drag it to a better place.
    page.locator(".picture-view").scroll_into_view_if_needed()
    image = page.locator(".picture-sheet").bounding_box()
    point = lambda x, y: (image["x"] + image["width"] * x / 100, image["y"] + image["height"] * y / 100)
    page.mouse.move(*point(30, 50))
    page.mouse.down()
    page.mouse.move(*point(41.8, 55), steps=4)
    page.mouse.up()
    assert abs(float(across("Os scaphoideum")) - 41.8) < 1, across("Os scaphoideum")
    # By keyboard: arrow keys move the marker, too.
    down = field("Os scaphoideum").get_by_label("down")
    down.fill("79")
    for _ in range(3):
        down.press("ArrowUp")
    assert down.input_value() == "79.3"
    field("Os lunatum").get_by_label("across").fill("1")
    field("Os lunatum").get_by_label("down").fill("1")
    pictures(page, "placing")
    follow(page, page.get_by_role("button", name="Check"))
    assert field("Os scaphoideum").get_by_text("Right.").count() == 1
    assert field("Os lunatum").get_by_text("Not right.").count() == 1
    # Larger, it scrolls inside of its frame.
    page.get_by_label("200 %").check()
    view = page.locator(".picture-view")
    assert view.evaluate("e => e.scrollWidth > e.clientWidth * 1.9")
    follow(page, page.get_by_role("button", name="Submit"))
    assert page.get_by_text("1 / 14").count() == 1
    assert "lunatum" in page.request.get(page.url + "/overlay").text()
    pictures(page, "placed")
    assert not page.faults, page.faults
    # The same without JavaScript.
    plain = person(browser, site, "ben", java_script_enabled=False)
    begin_placing(plain, site)
    plain.get_by_label("across").first.fill("41.8")
    plain.get_by_label("down").first.fill("79.3")
    plain.get_by_role("button", name="Submit").click()
    assert plain.get_by_text("1 / 14").count() == 1


def walk_exercises(browser, site, pictures):
    page = person(browser, site, "dora")

    def begin(name):
        page.goto(site.address + "/exercises")
        page.get_by_role("button", name=f"Start: {name}", exact=True).click()

    def press(name):
        page.get_by_role("button", name=name, exact=True).click()

    begin("Langes i")
    page.get_by_label("Gap 1").fill("ie")
    page.get_by_label("Gap 2").fill("i")
    press("Check")
    pictures(page, "exercise-gaps")
    assert page.locator(".cloze .correct").inner_text() == "ie"
    page.locator(".feedback.wrong").wait_for()
    page.get_by_label("Gap 2").fill("ie")
    press("Check")
    page.get_by_label("1 / 4").wait_for()
    begin("ä oder e, äu oder eu")
    press("laufen")
    page.locator(".feedback.wrong").wait_for()
    press("Meuse")
    page.get_by_label("Es gibt ein verwandtes Wort mit a oder au.").check()
    press("Answer")
    page.get_by_text("Mäuse").wait_for()
    pictures(page, "exercise-errors")
    begin("Merkwörter (leicht)")
    word = "".join(page.locator(".token").all_inner_texts()).strip()
    page.locator("button.token").first.click()
    press("Hide and write")
    page.locator("input[name^=inputs]").wait_for()
    assert word not in page.locator("main").inner_text(), "the word to remember is still there"
    page.locator("input[name^=inputs]").fill(word)
    press("Answer")
    page.get_by_label("1 / 6").wait_for()
    begin("Wortarten")
    page.get_by_text("Garten").wait_for()
    page.get_by_label("Verb").check()
    press("Check")
    page.get_by_role("button", name="Continue").wait_for()
    pictures(page, "exercise-match")
    press("Continue")
    begin("f oder v?")
    press("Spin the wheel")
    page.get_by_role("button", name="Listen").wait_for()
    assert "Vogel" not in page.content()
    heard = page.request.get(page.url + "/word").text()
    page.get_by_label("Your answer").fill(heard)
    press("Answer")
    page.locator("progress[value='1']").wait_for()
    assert not page.faults, page.faults


def walk_diary(browser, site, pictures):
    page = person(browser, site, "cleo")
    page.goto(site.address + "/diary")
    for kind, title in (("goal", "Read chapter three"), ("note", "Ask about acids")):
        page.get_by_label("Kind").select_option(kind)
        page.get_by_label("Title").fill(title)
        if kind == "goal":
            page.get_by_label("Due").fill("2099-05-04")
        page.get_by_role("button", name="Create").click()
        page.get_by_text(title).wait_for()
    page.get_by_role("button", name="Done: Read chapter three").click()
    pictures(page, "diary")
    page.get_by_text("25 XP").wait_for()
    # What is due is told until it was seen, and then not again. A day of reminders begins at ten.
    page.get_by_label("Kind").select_option("goal")
    page.get_by_label("Title").fill("Hand in the essay")
    page.get_by_label("Due").fill(time.strftime("%Y-%m-%d", time.localtime(time.time() - 36_000)))
    page.get_by_role("button", name="Create").click()
    told = page.get_by_text("Your goal “Hand in the essay” is due")
    told.wait_for()
    page.get_by_role("button", name="I have seen them").click()
    told.wait_for(state="detached")
    # A calendar program follows at a secret address, until it is revoked.
    page.get_by_role("button", name="Make a secret address").click()
    feed = site.address + page.locator("a[href^='/feeds/']").get_attribute("href")
    read = lambda address: urllib.request.urlopen(address).read().decode()
    assert "Hand in the essay" in read(feed)
    page.get_by_role("button", name="Make a secret address").click()
    fresh = site.address + page.locator("a[href^='/feeds/']").get_attribute("href")
    page.get_by_role("button", name="Revoke the address").click()
    for address in (feed, fresh, site.address + "/feeds/guess.ics"):
        try:
            read(address)
            raise AssertionError("a revoked address still answers")
        except urllib.error.HTTPError as error:
            assert error.code == 404, error.code
    # Entries of another calendar come in, once.
    calendar = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//school//EN", "BEGIN:VEVENT", "UID:trip@school.example",
                            "DTSTAMP:20260101T080000Z", "DTSTART;VALUE=DATE:20990607", "SUMMARY:Trip to the sea", "END:VEVENT",
                            "END:VCALENDAR", ""])
    for outcome in ("Trip to the sea: new.", "Trip to the sea: is already like this."):
        page.get_by_label("Entries of another calendar").fill(calendar)
        page.get_by_role("button", name="Take over").click()
        page.get_by_text(outcome).wait_for()
    page.get_by_label("Entries of another calendar").fill("no calendar")
    page.get_by_role("button", name="Take over").click()
    page.get_by_role("heading", name="Taken over").wait_for()
    pictures(page, "diary-calendar")
    file = page.request.get(site.address + "/diary/calendar.ics").text()
    assert file.startswith("BEGIN:VCALENDAR") and "Read chapter three" in file
    page.get_by_role("button", name="Reopen: Read chapter three").click()
    page.get_by_text("0 XP").wait_for()
    assert not page.faults, page.faults


def walk_teacher(browser, site, pictures):
    kim = person(browser, site, "kim")
    kim.goto(site.address + "/content")
    kim.get_by_label("or its text").fill("::Sky:: Which color is the sky? {=blue ~green}\n\n::Bad:: How much? {#3,5:0.1}\n")
    kim.locator("form[action='/content/check']").get_by_label("Title").fill("The sky")
    kim.get_by_role("button", name="Check").click()
    pictures(kim, "content")
    assert kim.locator(".source").count() >= 1 and "3,5" in kim.locator(".source").first.inner_text()
    # What cannot be used would be missing, which is asked first.
    kim.get_by_label("Publish although something is missing").check()
    kim.get_by_role("button", name="Publish").click()
    assert kim.get_by_role("link", name="The sky").count() == 1
    kim.goto(site.address + "/class")
    pictures(kim, "class")
    assert kim.get_by_role("row", name=re.compile("Ada")).count() == 1
    table = kim.request.get(site.address + "/class/answers.csv").text()
    assert table.lstrip("\ufeff").startswith("name,quiz,topic,problem,") and "\r\nAda," in table, table[:300]


def walk_account(browser, site, pictures):
    page = person(browser, site, "dora")
    page.goto(site.address + "/account")
    pictures(page, "account")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Save").first.click()
    assert page.get_by_role("heading", name="Sprache").count() == 1
    data = json.loads(page.request.get(site.address + "/account/data").text())
    assert data["account"]["id"] == "dora" and data["streams"] and data["streams"][0]["events"]
    page.get_by_role("button", name="Abmelden").click()
    assert "/sign-in" in page.url
    # A deleted account is gone with its words; what it did with others stays, without its name.
    cleo = person(browser, site, "cleo")
    cleo.goto(site.address + "/account")
    cleo.locator("form[action='/account/delete'] input[type=password]").fill(PASSPHRASE)
    cleo.get_by_role("button", name="Delete my account").click()
    ben = person(browser, site, "ben")
    ben.goto(site.address + "/group")
    assert "Cleo" not in ben.content() and "cleo" not in ben.content()


CONTROLS = """() => {
  const faults = []
  const shown = (e) => e.getClientRects().length && getComputedStyle(e).visibility !== "hidden"
  if (document.querySelectorAll("h1").length !== 1) faults.push("not one h1")
  for (const image of document.images) if (!image.hasAttribute("alt")) faults.push("an image without alternative text")
  // The colors of what has text of its own, upon the nearest ground that is not transparent.
  const parse = (color) => (color.match(/[\\d.]+/g) || []).map(Number)
  const light = ([r, g, b]) => [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)
  for (const e of document.querySelectorAll("main *, header *, footer")) {
    const text = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data.trim()).join("")
    if (!text || !shown(e) || e.closest("svg, option, [disabled]")) continue
    let opacity = 1, ground
    for (let f = e; f; f = f.parentElement) {
      opacity *= Number(getComputedStyle(f).opacity)
      const color = parse(getComputedStyle(f).backgroundColor)
      if (!ground && (color[3] ?? 1) > 0.99) ground = color
    }
    const over = ground || [255, 255, 255]
    const color = parse(getComputedStyle(e).color).slice(0, 3).map((c, i) => c * opacity + over[i] * (1 - opacity))
    const [a, b] = [light(color), light(over)].sort((x, y) => y - x)
    if ((a + 0.05) / (b + 0.05) < 4.5) faults.push(`contrast ${((a + 0.05) / (b + 0.05)).toFixed(2)}: ${text.slice(0, 40)}`)
  }
  return faults
}"""


def check_accessibility(browser, site, pictures):
    """Every page of a learner: one heading of the first level, names of all controls, contrast, focus, and 320 pixels."""
    page = person(browser, site, "ada")
    begin_quiz(page, site, "Every kind of problem", 20)
    quiz = page.url
    begin_placing(page, site)
    paths = ["/", "/quizzes", quiz, "/challenges", "/live", "/exercises", "/pins", page.url, "/group", "/group/members/ada", "/group/awards", "/diary", "/diary/week", "/diary/day",
             "/account"]
    for path in paths:
        page.goto(path if "://" in path else site.address + path)
        name = re.sub(r"/[\w-]{20,}", "/one", page.url.removeprefix(site.address)).strip("/").replace("/", "-") or "home"
        pictures(page, f"page-{name}")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            faults = page.evaluate(CONTROLS)
            assert not faults, f"{name} ({scheme}): {faults}"
        nameless = re.findall(r"^\s*- (?:button|link|textbox|combobox|checkbox|radio|spinbutton)(?: \[.*\])?:?$",
                              page.locator("body").aria_snapshot(), re.M)
        assert not nameless, f"{name}: {nameless}"
        page.set_viewport_size({"width": 320, "height": 640})
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320, f"{name} is {width} wide at 320"
        page.set_viewport_size({"width": 1280, "height": 900})
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") >= 2, f"{name}: focus is not seen"
    page.goto(site.address + "/account")
    page.locator("select[name=language]").select_option("de")
    follow(page, page.locator("form[action='/account/language'] button"))
    for path in paths:
        page.goto(path if "://" in path else site.address + path)
        name = re.sub(r"/[\w-]{20,}", "/one", page.url.removeprefix(site.address)).strip("/").replace("/", "-") or "home"
        pictures(page, f"page-de-{name}")


def check_security(browser, site, pictures):
    """What is not one's own is not there, and a form that was not made for its sender is refused."""
    ada, ben = person(browser, site, "ada"), person(browser, site, "ben")
    begin_quiz(ada, site, "Calculus", 5)
    for address in (ada.url, ada.url + "/summary"):
        assert ben.request.get(address).status == 404, address
    for address in ("/class", "/class/answers.csv", "/class/teams", "/class/live", "/class/papers", "/class/corrections", "/content"):
        assert ben.request.get(site.address + address).status == 403, address
    token = ben.locator("input[name=form]").first
    ben.goto(site.address + "/group")
    form = token.get_attribute("value")
    post = lambda page, path, **form: page.request.post(site.address + path, form=form, max_redirects=0).status
    assert post(ben, "/group/create", title="forged", points="5") == 403
    assert post(ada, "/group/create", title="forged", points="5", form=form) == 403
    assert post(ben, "/group/promote", member="ben", form=form) == 404
    script = "<script>document.title='owned'</script>"
    assert post(ben, "/group/create", title=script, points="5", form=form) == 303
    ben.goto(site.address + "/group")
    assert "owned" not in ben.title() and ben.get_by_text(script).count() == 1
    for path in ("/static/../../Package.swift", "/static/%2e%2e%2fWords%2fen.json", "/quizzes/..%2f..%2fetc"):
        assert ben.request.get(site.address + path).status in (400, 404), path
    stranger = browser.new_context().new_page()
    stranger.goto(site.address + "/sign-in")
    form = stranger.locator("input[name=form]").first.get_attribute("value")
    tries = [post(stranger, "/sign-in", name="kim", passphrase=f"guess {n}", form=form) for n in range(12)]
    assert tries[0] == 401 and tries[-1] == 429, tries
    for path in ("/", "/quizzes", "/group", "/account/data"):
        assert stranger.request.get(site.address + path, max_redirects=0).status == 303, path


def check_crash(browser, site, pictures):
    """What was acknowledged is there after the program was killed."""
    page = person(browser, site, "ada")
    for _ in range(3):
        begin_quiz(page, site, "General chemistry", 5)
        answer(page)
        shown = page.locator("main").inner_text()
        site.kill()
        site.start()
        page.reload()
        assert page.locator("main").inner_text() == shown


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--only", help="a part of the names of the walks to take")
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])

        def pictures(page, name):
            accessibility.check(page, name)
            if options.pictures is None:
                return
            options.pictures.mkdir(parents=True, exist_ok=True)
            for width in (1280, 390):
                for scheme in ("light", "dark"):
                    page.set_viewport_size({"width": width, "height": 900})
                    page.emulate_media(color_scheme=scheme)
                    page.screenshot(path=options.pictures / f"{name}-{width}-{scheme}.png", full_page=True)
            page.set_viewport_size({"width": 1280, "height": 900})

        walks = [walk_quiz, walk_coming_in, walk_without_script, walk_by_keyboard, walk_challenge, walk_group, walk_pins, walk_placing, walk_exercises, walk_diary,
                 walk_teacher, *class_walks.walks, *upload_walks.walks, *keyboard_walks.walks, check_accessibility, walk_account, check_security, check_crash, *security_checks.checks, *language_checks.checks]
        own = own_class_walks.walks + room_walks.walks
        walks += own
        walks = [walk for walk in walks if (options.only or "") in walk.__name__]
        assert walks, "no walk has this name"
        demo = pathlib.Path(folder) / "demo"
        demo.mkdir()
        Site(options.program, demo, "--demo").stop()
        # Each has a class of its own: one that ends the season leaves the others theirs.
        for walk in walks:
            start = time.time()
            place = pathlib.Path(folder) / walk.__name__
            if walk in own:
                place.mkdir()
                site = Site(options.program, place, "--teacher", "Kim", "--title", "Class 7b")
            else:
                site = Site(options.program, shutil.copytree(demo, place), "--demo")
            try:
                walk(browser, site, pictures)
                site.stop()
            finally:
                site.process.kill()
            for context in browser.contexts:
                context.close()
            print(f"{walk.__name__}: {time.time() - start:.1f} s", flush=True)
        browser.close()
    print(f"{len(walks)} passed, 0 failed")


if __name__ == "__main__":
    main()
