"""Walks through a class of one's own, which begins empty: a teacher who knows nothing of the tool fills it, and learners come in.

Each has its own file, begun with `--teacher`; nothing of the demo is in it.
"""
import base64
import csv
import io
import json
import re
import sqlite3
import subprocess
import urllib.request

from client import Client
from steps import follow
from upload_walks import CONTENT, file, png

OWN = "quite my own words"


def one_time(site, name="Kim"):
    """A passphrase for once, as whoever runs the site makes it at a terminal."""
    command = [site.command[0], "passphrase", name, "--database", str(site.database)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return re.search(r"passphrase (\S+),", output).group(1)


def enter(page, site, name, passphrase, fresh=OWN):
    """Signs in, for the first time with what stands on paper."""
    page.goto(site.address + "/sign-in")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Passphrase").fill(passphrase)
    follow(page, page.get_by_role("button", name="Sign in"))
    if "/account/first" in page.url:
        # Nothing else is open before.
        page.goto(site.address + "/group")
        assert "/account/first" in page.url, page.url
        page.get_by_label("New passphrase").fill(fresh)
        follow(page, page.get_by_role("button", name="Save"))
    assert page.url == site.address + "/", page.url


def newcomer(browser, **options):
    page = browser.new_context(locale="en-US", **options).new_page()
    page.set_default_timeout(10_000)
    page.runs_scripts = options.get("java_script_enabled", True)
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda message: message.type == "error" and "status of 4" not in message.text
            and page.faults.append(message.text))
    return page


def teacher(browser, site, **options):
    page = newcomer(browser, **options)
    enter(page, site, "kim", one_time(site))
    return page


def add_people(page, site, *names):
    """Adds a list of names and returns the passphrases on the slips."""
    page.goto(site.address + "/class/people")
    page.get_by_label("Names").fill("\n".join(names))
    follow(page, page.get_by_role("button", name="Add"))
    slips = page.locator(".slips li").all_inner_texts()
    return {slip.splitlines()[0]: re.search(r"Passphrase: (\S+)", slip).group(1) for slip in slips}


def publish(page, site, title, text, kind="gift", replaces=None):
    page.goto(site.address + "/content")
    form = page.locator("form[action='/content/check']")
    form.get_by_label("Format").select_option(kind)
    form.get_by_label("Title").fill(title)
    form.get_by_label("or its text").fill(text)
    if replaces:
        form.get_by_label("In place of").select_option(label=replaces)
    follow(page, form.get_by_role("button", name="Publish"))


def play_one(page, site, title, option):
    """Plays the one question of a bank."""
    page.goto(site.address + "/quizzes")
    card = page.locator("section.card", has=page.get_by_role("heading", name=title))
    follow(page, card.get_by_role("button", name="Start"))
    page.get_by_label(option, exact=True).check()
    follow(page, page.get_by_role("button", name="Answer", exact=True))
    follow(page, page.get_by_role("button", name="Continue"))
    assert "/summary" in page.url, page.url


def walk_own_class(browser, site, pictures):
    """A teacher sets the class up, three learners learn, are graded and looked at, and one leaves."""
    kim = teacher(browser, site)
    pictures(kim, "own-home-empty")
    # It is called as the class, and has nothing that is for learners or for the demo.
    assert kim.locator(".brand").inner_text() == "Class 7b" and kim.title().endswith("· Class 7b"), kim.title()
    for word in ("Ludus Classroom", "My todos", "What would you like to do?"):
        assert word not in kim.locator("body").inner_text(), word
    assert not kim.get_by_role("heading", name="Repeat").count()
    steps = kim.locator(".steps li")
    assert steps.count() == 4 and kim.locator(".steps .done").count() == 0
    # People: a list, printed; a name that looks like one that is taken is refused.
    follow(kim, steps.nth(0).get_by_role("link"))
    slips = add_people(kim, site, "Ada", "Ben O'Neil", "Zoë \U0001F98A", "\u0410da")
    assert list(slips) == ["Ada", "Ben O'Neil", "Zoë \U0001F98A"], slips
    assert kim.get_by_text("looks like one that is").count() and kim.get_by_label("Names").input_value() == "\u0410da"
    pictures(kim, "own-people")
    kim.emulate_media(media="print")
    assert kim.locator(".slips").is_visible() and not kim.locator("form").first.is_visible()
    kim.emulate_media(media="screen")
    # Content: two files whose questions have the same name.
    publish(kim, site, "Sums", "::Q1:: 1+1? {=two ~three}\n")
    publish(kim, site, "Capitals", "::Q1:: Capital of France? {=Paris ~Lyon}\n")
    publish(kim, site, "Essays", "::Q1:: Why does ice float? {}\n")
    # A course with a date, and rules.
    kim.goto(site.address + "/class/courses")
    kim.get_by_text("New date").click()
    form = kim.locator("form[action='/class/courses/add']")
    form.get_by_label("Title").fill("Test on acids")
    form.get_by_label("Due").fill("2099-05-04")
    form.get_by_label("Time").fill("08:00")
    follow(kim, form.get_by_role("button", name="Add"))
    kim.get_by_text("Test on acids").first.wait_for()
    pictures(kim, "own-courses")
    kim.goto(site.address + "/class/rules")
    kim.get_by_label("Points for a right answer").fill("2")
    follow(kim, kim.get_by_role("button", name="Save"))
    pictures(kim, "own-rules")
    kim.goto(site.address)
    assert kim.locator(".steps").count() == 0
    # A learner comes in with the slip, and has a diary, a group and points for learning.
    ada = newcomer(browser)
    enter(ada, site, "ADA", slips["Ada"])
    pictures(ada, "own-home-learner")
    ada.goto(site.address + "/diary")
    assert ada.get_by_text("Test on acids").count()
    ada.get_by_label("Kind").select_option("goal")
    ada.get_by_label("Title").fill("Read chapter three")
    ada.get_by_label("Due").fill("2099-05-01")
    follow(ada, ada.get_by_role("button", name="Create"))
    ada.get_by_text("Read chapter three").wait_for()
    play_one(ada, site, "Sums", "two")
    play_one(ada, site, "Capitals", "Lyon")
    assert ada.locator("main").inner_text().count("Paris") == 1, "the right answer is said twice"
    ada.goto(site.address)
    assert "1 day in a row" in ada.locator("main").inner_text(), ada.locator("main").inner_text()
    assert not ada.locator("a[href='/exercises'].tile").count(), "there is no exercise to do"
    ada.goto(site.address + "/group")
    assert not ada.get_by_role("heading", name="Done lately").count()
    small = ada.evaluate("""() => [...document.querySelectorAll("main a, main button, main summary")]
        .filter((e) => e.getClientRects().length && e.getBoundingClientRect().height < 24).map((e) => e.innerText)""")
    assert not small, f"too low to be pressed: {small}"
    assert ada.locator("tr.me td.number").first.inner_text() == "2"
    assert not ada.get_by_text("9223372036854775807").count() and not ada.get_by_text("Kim").count()
    # A todo is worth what the rules let, and earns when somebody else has confirmed it.
    points = ada.locator("input[name=points]")
    assert points.get_attribute("max") == "50"
    ada.get_by_label("Title").fill("Sweep")
    points.fill("30")
    follow(ada, ada.get_by_role("button", name="Create"))
    follow(ada, ada.get_by_role("button", name="Take on: Sweep"))
    follow(ada, ada.get_by_role("button", name="Done: Sweep"))
    assert ada.locator("tr.me td.number").first.inner_text() == "2"
    ben = newcomer(browser)
    enter(ben, site, "ben o\u2019neil", slips["Ben O'Neil"])
    ben.goto(site.address + "/group")
    follow(ben, ben.get_by_role("button", name="Confirm: Sweep"))
    ada.reload()
    assert ada.locator("tr.me td.number").first.inner_text() == "32"
    play_one(ben, site, "Sums", "three")
    # An essay is graded, and the reason is there.
    ben.goto(site.address + "/quizzes")
    card = ben.locator("section.card", has=ben.get_by_role("heading", name="Essays"))
    assert not card.locator("select, input[type=checkbox]").count(), "of one problem nothing can be chosen"
    follow(ben, card.get_by_role("button", name="Start"))
    assert not ben.get_by_text("Go to").count(), "there is no other problem"
    assert ben.get_by_role("heading", name="Why does ice float?").count() == 1
    ben.locator("textarea").fill("It is lighter than water.")
    follow(ben, ben.get_by_role("button", name="Answer", exact=True))
    # The feedback has the focus, so that nobody passes it over.
    assert ben.evaluate("document.activeElement.className").startswith("feedback")
    follow(ben, ben.get_by_role("button", name="Continue"))
    kim.goto(site.address + "/class")
    pictures(kim, "own-class")
    follow(kim, kim.get_by_role("link", name="Grading: 1"))
    kim.get_by_label("Percent").fill("80")
    follow(kim, kim.get_by_role("button", name=re.compile("Enter the grade")))
    # Three questions called Q1 are three, in the table of problems, of answers, and of one learner.
    kim.goto(site.address + "/class")
    table = kim.locator("table").last.inner_text()
    for prompt in ("1+1?", "Capital of France?", "Why does ice float?"):
        assert table.count(prompt) == 1, table
    assert "Sums · Q1" in table and "Capitals · Q1" in table, table
    body = kim.request.get(site.address + "/class/answers.csv").body().decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(body)))
    answers = {(row["name"], row["quiz"]): (row["answer"], row["percent"]) for row in rows}
    assert answers == {("Ada", "Sums"): ("two", "100"), ("Ada", "Capitals"): ("Lyon", "0"), ("Ben O'Neil", "Sums"): ("three", "0"),
                       ("Ben O'Neil", "Essays"): ("It is lighter than water.", "80")}, answers
    follow(kim, kim.get_by_role("link", name="Ada"))
    kim.locator("summary").first.click()
    assert "Answer: Lyon" in kim.locator("main").inner_text()
    pictures(kim, "own-learner")
    # A wrong key is mended, and what was answered is judged anew.
    publish(kim, site, "Sums", "::Q1:: 1+1? {~two =three}\n", replaces="Sums")
    assert "2 quizzes were judged anew, 2 answers" in kim.get_by_role("alert").inner_text(), kim.get_by_role("alert").inner_text()
    body = kim.request.get(site.address + "/class/answers.csv").body().decode("utf-8-sig")
    assert {row["percent"] for row in csv.DictReader(io.StringIO(body)) if row["quiz"] == "Sums" and row["name"] == "Ada"} == {"0"}
    # Records name people by the address of the site, whatever address somebody writes.
    request = urllib.request.Request(site.address + "/class/statements.json", headers={
        "Host": "evil.example", "Cookie": "; ".join(f"{c['name']}={c['value']}" for c in kim.context.cookies())})
    assert b"evil.example" not in urllib.request.urlopen(request).read()
    # Content is withdrawn, and deleted.
    kim.goto(site.address + "/content")
    follow(kim, kim.get_by_role("link", name="Capitals"))
    pictures(kim, "own-item")
    follow(kim, kim.get_by_role("button", name="Do not offer it any more"))
    ada.goto(site.address + "/quizzes")
    assert not ada.get_by_role("heading", name="Capitals").count()
    # Ada leaves: nothing of her is left, and whoever takes her name is somebody else.
    kim.goto(site.address + "/class/people")
    follow(kim, kim.get_by_role("link", name="Ada"))
    pictures(kim, "own-person")
    kim.locator("summary", has_text="Remove from the class").click()
    follow(kim, kim.get_by_role("button", name="Remove for good"))
    assert not kim.get_by_role("link", name="Ada").count()
    ada.goto(site.address + "/group")
    assert "/sign-in" in ada.url
    slips = add_people(kim, site, "Ada")
    other = newcomer(browser)
    enter(other, site, "Ada", slips["Ada"])
    data = json.loads(other.request.get(site.address + "/account/data").body())
    assert data["streams"] == [] or all(stream["kind"] == "diary" for stream in data["streams"]), data
    other.goto(site.address + "/group")
    assert other.locator("tr.me td.number").first.inner_text() == "0"
    assert not kim.faults + ada.faults + ben.faults, kim.faults + ada.faults + ben.faults


def walk_code_on_the_wall(browser, site, pictures):
    """The door is open for as long as the teacher says, to those who know the code."""
    kim = teacher(browser, site, java_script_enabled=False)
    pupil = newcomer(browser, java_script_enabled=False)
    assert pupil.request.get(site.address + "/register").status == 404
    kim.goto(site.address + "/class/people")
    follow(kim, kim.get_by_role("button", name="Open with a new code"))
    code = kim.locator(".big code").inner_text()
    assert re.search(r"at /register, until [^.]*\.$", kim.locator("p", has_text="/register").inner_text())
    pupil.goto(site.address + "/sign-in")
    follow(pupil, pupil.get_by_role("link", name="Create an account"))
    for typed, status in (("WRONG234", 422), (f" {code[:4].lower()} {code[4:]}", 200)):
        pupil.get_by_label("Class code").fill(typed)
        pupil.get_by_label("Name").fill("Cleo")
        pupil.get_by_label("Passphrase").fill(OWN)
        follow(pupil, pupil.get_by_role("button", name="Create an account"))
        assert (pupil.url == site.address + "/") == (status == 200), pupil.url
    pupil.goto(site.address + "/group")
    assert pupil.locator("tr.me").count() == 1, "whoever comes is no member"
    follow(kim, kim.get_by_role("button", name="Close it now"))
    assert newcomer(browser).request.get(site.address + "/register").status == 404
    # Nobody guesses the code.
    follow(kim, kim.get_by_role("button", name="Open with a new code"))
    stranger = Client(site)
    stranger.get("/register")
    tries = [stranger.post("/register", name=f"bot {n}", passphrase=OWN, code=f"GUESS{n:03}").status for n in range(205)]
    assert set(tries) == {422} and "too often" in stranger.post("/register", name="bot", passphrase=OWN, code=code).text, tries


def walk_own_refresh(browser, site, pictures):
    """What others do reaches the lists of a page, and no form that somebody has touched."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada", "Ben")
    ada, ben = newcomer(browser), newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    enter(ben, site, "Ben", slips["Ben"])
    ada.goto(site.address + "/group")
    ben.goto(site.address + "/group")
    ada.get_by_label("Title").fill("Half a thou")
    ada.locator("input[name=points]").focus()
    for title in ("Sweep", "Water the plants"):
        ben.get_by_label("Title").fill(title)
        ben.locator("input[name=points]").fill("5")
        follow(ben, ben.get_by_role("button", name="Create"))
        ada.get_by_role("heading", name=title).wait_for()
        assert ada.get_by_label("Title").input_value() == "Half a thou"
        assert ada.evaluate("document.activeElement.name") == "points"
    # The focus of a button stays on it.
    ada.get_by_role("button", name="Take on: Sweep").focus()
    ben.get_by_label("Title").fill("Third")
    ben.locator("input[name=points]").fill("5")
    follow(ben, ben.get_by_role("button", name="Create"))
    ada.get_by_role("heading", name="Third").wait_for()
    assert ada.evaluate("document.activeElement.getAttribute('aria-label')") == "Take on: Sweep"
    assert not ada.faults + ben.faults


def walk_own_attacks(browser, site, pictures):
    """A class that somebody guesses at, sends deep files to and reloads at odd addresses goes on."""
    kim = teacher(browser, site)
    add_people(kim, site, "Ada")
    stranger = Client(site)
    stranger.get("/sign-in")
    tries = [stranger.post("/sign-in", name="kim", passphrase=f"guess {n}").status for n in range(30)]
    assert tries[0] == 401 and tries[-1] == 429, tries
    # The teacher, at the same address, comes in with a new device, and with one that knows her.
    fresh = Client(site)
    fresh.get("/sign-in")
    assert fresh.post("/sign-in", name="kim", passphrase=OWN).status == 303
    form = kim.locator("form[action='/account/sign-out']")
    kim.goto(site.address + "/account")
    follow(kim, form.get_by_role("button", name="Sign out"))
    enter(kim, site, "Kim", OWN)
    # Refused input stands at an address that can be loaded.
    for path in ("/group/create", "/diary/add", "/diary/feed", "/content/check", "/content/pins", "/challenges/x/accept", "/account/passphrase",
                 "/account/name", "/account/delete", "/class/people/open", "/class/courses/add", "/class/grading/x", "/places"):
        answer = kim.request.get(site.address + path, max_redirects=0)
        assert answer.status == 303, (path, answer.status)
    # Reloading it sends nothing again.
    kim.goto(site.address + "/account")
    form = kim.locator("form[action='/account/name']")
    form.locator("input[name=name]").fill("<b>")
    follow(kim, form.get_by_role("button"))
    assert kim.get_by_role("alert").count() == 1 and kim.url.endswith("/account/name"), kim.url
    sent = []
    kim.on("request", lambda request: sent.append(request.method))
    kim.reload()
    assert kim.get_by_role("alert").count() == 0 and kim.url == site.address + "/account", kim.url
    assert "POST" not in sent, sent
    deep = "<quiz>" + "<a>" * 100_000
    for kind, text in (("moodle-xml", deep), ("qti", deep), ("bank", "[" * 200_000)):
        kim.goto(site.address + "/content")
        form = kim.locator("form[action='/content/check']")
        form.get_by_label("Format").select_option(kind)
        form.get_by_label("File").set_input_files(file("deep", text))
        follow(kim, form.get_by_role("button", name="Check"))
        assert urllib.request.urlopen(site.address + "/health", timeout=2).status == 200
    # What is the same for everybody sets no cookie.
    for path in ("/health", "/static/style.css"):
        assert "Set-Cookie" not in urllib.request.urlopen(site.address + path).headers, path


def check_own_damage(browser, site, pictures):
    """An event of the group that cannot be read takes its part out of pages, and a page says what mends it."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada")
    ada = newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    site.kill()
    with sqlite3.connect(site.database) as database:
        database.execute("UPDATE event SET json = 'x' WHERE stream = 'class' AND number = 2")
    database.close()
    site.start()
    for page in (ada, kim):
        assert page.goto(site.address + "/").status == 200
        assert page.goto(site.address + "/group").status == 503
        assert "classroom check --set-aside" in page.locator("main").inner_text()
    ada.goto(site.address + "/")
    assert "classroom check --set-aside" in ada.locator("main").inner_text()
    site.kill()
    command = [site.command[0], "check", "--set-aside", "--database", str(site.database)]
    assert subprocess.run(command, capture_output=True).returncode == 0
    site.start()
    assert ada.goto(site.address + "/group").status == 200


def walk_test(browser, site, pictures):
    """A test is set for one learner: nothing is judged before it is handed in, and results come when it is over."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada", "Ben")
    publish(kim, site, "Numbers", "".join(f"::N{n}:: {n}+1? {{={n + 1} ~{n + 2}}}\n\n" for n in range(3)))
    kim.goto(site.address + "/class/assignments")
    form = kim.locator("form[action='/class/assignments']")
    form.get_by_label("Title").fill("Test on sums")
    form.get_by_label("Problems").fill("3")
    form.get_by_label("Minutes").fill("20")
    form.get_by_label("A test: nothing is judged").check()
    form.get_by_label("Show results only after the end").check()
    form.locator("summary").click()
    form.get_by_label("Ada").check()
    follow(kim, form.get_by_role("button", name="Assign"))
    kim.get_by_role("heading", name="Test on sums").wait_for()
    pictures(kim, "own-assignments")
    ada, ben = newcomer(browser), newcomer(browser)
    enter(ben, site, "Ben", slips["Ben"])
    assert not ben.get_by_text("Test on sums").count()
    enter(ada, site, "Ada", slips["Ada"])
    follow(ada, ada.get_by_role("button", name="Start: Test on sums"))
    address = ada.url
    pictures(ada, "own-test")
    for number in range(3):
        assert not ada.get_by_role("button", name="Show the answer").count()
        right = str(int(ada.locator("#prompt").inner_text().split("+")[0]) + 1)
        ada.get_by_label(right, exact=True).check()
        follow(ada, ada.get_by_role("button", name="Answer", exact=True))
        assert not ada.get_by_text(re.compile("Right|Not right")).count(), ada.locator("main").inner_text()
    pictures(ada, "own-test-ready")
    # One is gone back to, and answered otherwise.
    follow(ada, ada.get_by_role("button", name="Go to 2"))
    wrong = str(int(ada.locator("#prompt").inner_text().split("+")[0]) + 2)
    ada.get_by_label(wrong, exact=True).check()
    follow(ada, ada.get_by_role("button", name="Answer", exact=True))
    follow(ada, ada.get_by_role("button", name="Hand in"))
    shown = lambda: ada.locator("main").inner_text()
    assert "It is handed in" in shown() and "%" not in shown(), shown()
    ada.goto(site.address + "/quizzes")
    assert "67" not in shown() and not ada.get_by_role("button", name="Start: Test on sums").count(), shown()
    kim.reload()
    assert "67 %" in kim.locator("main").inner_text(), kim.locator("main").inner_text()
    follow(kim, kim.get_by_role("button", name="End it now: Test on sums"))
    ada.goto(address)
    assert "67 %" in shown() and "Right answer" in shown(), shown()
    # The teacher decides otherwise about one answer, and the learner reads why.
    follow(kim, kim.get_by_role("link", name="Ada"))
    for summary in ("Answers", "Decide otherwise"):
        kim.locator("details:not([open]) > summary", has_text=summary).nth(0 if summary == "Answers" else 1).click()
    form = kim.locator("form[action$='/decide']:visible")
    form.get_by_label("Percent").fill("100")
    form.get_by_label("Why?").fill("The question could be read both ways.")
    follow(kim, form.get_by_role("button", name="Save"))
    ada.reload()
    assert "100 %" in shown() and "The question could be read both ways." in shown(), shown()
    assert not kim.faults + ada.faults + ben.faults, kim.faults + ada.faults


def walk_own_images(browser, site, pictures):
    """The image of a question that was brought in is seen, and so is no other file of it."""
    image = base64.b64encode(png(40, 30)).decode()
    text = f"""<quiz><question type="shortanswer"><name><text>Cat</text></name><questiontext format="html">
      <text><![CDATA[<p>What is this? <img src="@@PLUGINFILE@@/cat.png" alt="an animal"></p>]]></text>
      <file name="cat.png" path="/" encoding="base64">{image}</file></questiontext>
      <answer fraction="100"><text>cat</text></answer></question></quiz>"""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada")
    publish(kim, site, "Animals", text, kind="moodle-xml")
    ada = newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    ada.goto(site.address + "/quizzes")
    follow(ada, ada.get_by_role("button", name="Start"))
    seen = ada.locator("#prompt img")
    assert seen.get_attribute("alt") == "an animal"
    assert seen.evaluate("image => image.naturalWidth") == 40, "the image is not loaded"
    address = seen.get_attribute("src")
    assert ada.request.get(site.address + address + "x").status == 404
    assert newcomer(browser).request.get(site.address + address, max_redirects=0).status == 303
    assert not ada.faults, ada.faults


def check_own_pages(browser, site, pictures):
    """Every page of a teacher, in both languages, light and dark, and at 320 pixels."""
    from browser import CONTROLS
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada")
    publish(kim, site, "Sums", "::Q1:: 1+1? {=two ~three}\n")
    ada = newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    play_one(ada, site, "Sums", "two")
    kim.goto(site.address + "/content")
    item = kim.get_by_role("link", name="Sums").get_attribute("href")
    kim.goto(site.address + "/class/people")
    person = kim.get_by_role("link", name="Ada").get_attribute("href")
    paths = ["/", "/content", item, "/class", "/class/people", person, person.replace("people", "learners"), "/class/courses", "/class/rules",
             "/class/assignments", "/class/grading", "/class/teams", "/class/live", "/class/papers", "/class/corrections", "/account"]
    for language in ("en", "de"):
        kim.goto(site.address + "/account")
        kim.locator("select[name=language]").select_option(language)
        follow(kim, kim.locator("form[action='/account/language'] button"))
        for path in paths:
            kim.goto(site.address + path)
            assert kim.locator("html").get_attribute("lang") == language
            name = path.strip("/").split("/")[:2]
            pictures(kim, f"teacher-{language}-{'-'.join(name) or 'home'}")
            for scheme in ("light", "dark"):
                kim.emulate_media(color_scheme=scheme)
                faults = kim.evaluate(CONTROLS)
                assert not faults, (path, language, scheme, faults)
            kim.set_viewport_size({"width": 320, "height": 640})
            width = kim.evaluate("document.documentElement.scrollWidth")
            assert width <= 320, f"{path} is {width} wide at 320"
            kim.set_viewport_size({"width": 1280, "height": 900})


def walk_corrections(browser, site, pictures):
    """A wrong key is mended for all, first seen, then done; a problem is taken out and comes back; learners read why."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada", "Ben")
    publish(kim, site, "Sums", "::Q1:: 1+1? {=two ~three}\n")
    ada, ben = newcomer(browser), newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    enter(ben, site, "Ben", slips["Ben"])
    play_one(ada, site, "Sums", "three")
    play_one(ben, site, "Sums", "two")
    kim.goto(site.address + "/class")
    follow(kim, kim.get_by_role("link", name="1+1?"))
    form = kim.locator("form[action$='/correct']")
    form.get_by_label("This answer is right, too:").check()
    form.get_by_label("Option").select_option(label="three")
    form.get_by_label("Why?").fill("In base two it is written so.")
    follow(kim, form.get_by_role("button", name="See what changes"))
    shown = kim.locator("tbody").inner_text()
    assert "Ada" in shown and "0 / 1" in shown and "1 / 1" in shown and "Ben" not in shown, shown
    pictures(kim, "own-correction")
    ada.goto(site.address)
    assert not ada.get_by_text("Changed results").count(), "a look changes something"
    follow(kim, kim.get_by_role("button", name="Correct it for all"))
    assert kim.get_by_text("In base two it is written so.").count() == 1
    ada.goto(site.address)
    pictures(ada, "own-news")
    follow(ada, ada.get_by_role("link", name=re.compile("Sums was corrected")))
    result = ada.locator("main").inner_text()
    assert "100 %" in result and "In base two it is written so." in result, result
    ada.goto(site.address)
    ben.goto(site.address)
    assert not ada.get_by_text("Changed results").count() and not ben.get_by_text("Changed results").count()
    # Taken out, it counts for nobody, and the table says so.
    form.get_by_label("It is taken out and counts for nobody").check()
    form.get_by_label("Why?").fill("Nobody could know.")
    follow(kim, form.get_by_role("button", name="See what changes"))
    follow(kim, kim.get_by_role("button", name="Correct it for all"))
    assert kim.get_by_text("No answer to it counts.").count() == 1
    table = lambda: list(csv.DictReader(io.StringIO(kim.request.get(site.address + "/class/answers.csv").body().decode("utf-8-sig"))))
    assert [(row["counts"], row["reason of a decision"]) for row in table()] == [("no", "Nobody could know.")] * 2, table()
    # A second time is refused in words.
    form.get_by_label("It is taken out and counts for nobody").check()
    form.get_by_label("Why?").fill("Again.")
    follow(kim, form.get_by_role("button", name="See what changes"))
    assert kim.get_by_role("alert").count() == 1, kim.locator("main").inner_text()
    kim.goto(site.address + "/class/corrections")
    pictures(kim, "own-corrections")
    first = kim.locator("section.card").first
    first.locator("summary").click()
    first.get_by_label("Why?").fill("It could be known.")
    follow(kim, first.locator("form button"))
    assert kim.get_by_text("taken back").count() == 1
    assert [row["counts"] for row in table()] == ["yes", "yes"], table()
    assert {row["name"]: row["percent"] for row in table()} == {"Ada": "100", "Ben": "100"}, table()
    assert ada.request.get(site.address + "/class/corrections").status == 403
    assert not kim.faults + ada.faults + ben.faults, kim.faults + ada.faults + ben.faults


def walk_papers(browser, site, pictures):
    """Papers are drawn in versions, printed with names and keys, and are the same a second time."""
    kim = teacher(browser, site)
    add_people(kim, site, "Ada", "Ben")
    publish(kim, site, "Numbers", "".join(f"::N{n}:: {n}+1? {{={n + 1} ~{n + 2} ~{n + 3}}}\n\n" for n in range(6)))
    kim.goto(site.address + "/class/papers")
    form = kim.locator("form[action='/class/papers']")
    form.get_by_label("Title").fill("Sums on paper")
    form.get_by_label("Problems").fill("4")
    follow(kim, form.get_by_role("button", name="Draw them"))
    kim.get_by_role("heading", name="Sums on paper").wait_for()
    assert "A, B" in kim.locator("main").inner_text()
    pictures(kim, "own-papers")
    address = kim.url
    for name, part in (("papers", "Sums on paper"), ("named", "Ada"), ("keys", "Sums on paper"), ("answers", "Sums on paper"), ("solutions", "Sums on paper"), ("list", "Ben")):
        kim.goto(f"{address}/{name}")
        assert part in kim.locator("body").inner_text(), name
        # Its style sheet is the one that the browser lets through.
        assert kim.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)" and kim.locator("header").count(), name
        assert kim.evaluate("getComputedStyle(document.querySelector('header')).display") == "flex", name
        pictures(kim, f"printed-{name}")
        text = kim.request.get(f"{address}/{name}").text()
        assert text == kim.request.get(f"{address}/{name}").text() and "<script" not in text
    assert not kim.faults, kim.faults
    ada = newcomer(browser)
    assert ada.request.get(address, max_redirects=0).status == 303
    # From an assignment the form has its figures.
    kim.goto(site.address + "/class/assignments")
    form = kim.locator("form[action='/class/assignments']")
    form.get_by_label("Title").fill("Sums & more")
    form.get_by_label("Problems").fill("3")
    follow(kim, form.get_by_role("button", name="Assign"))
    follow(kim, kim.get_by_role("link", name="On paper: Sums & more"))
    form = kim.locator("form[action='/class/papers']")
    assert form.get_by_label("Title").input_value() == "Sums & more" and form.get_by_label("Problems").input_value() == "3"
    kim.go_back()
    follow(kim, kim.get_by_role("link", name="Results: Sums & more"))
    assert kim.get_by_role("row", name=re.compile("Ada")).count() == 1
    pictures(kim, "own-results")


def walk_live_round(browser, site, pictures):
    """A round is played with a code on the wall: one question for all, nothing shown before it is over, and a restart in between."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada", "Ben")
    publish(kim, site, "Numbers", "".join(f"::N{n}:: {n}+1? {{={n + 1} ~{n + 2}}}\n\n" for n in range(2)))
    kim.goto(site.address + "/class/live")
    form = kim.locator("form[action='/class/live']")
    form.get_by_label("Problems").fill("2")
    form.get_by_label("Seconds for a question").fill("600")
    follow(kim, form.get_by_role("button", name="Begin a round"))
    code = kim.locator("code.wall").inner_text()
    pictures(kim, "live-waiting")
    ada, ben = newcomer(browser), newcomer(browser)
    for page, name in ((ada, "Ada"), (ben, "Ben")):
        enter(page, site, name, slips[name])
        page.goto(site.address + "/live")
        page.get_by_label("The code on the wall").fill("NOTACODE")
        follow(page, page.get_by_role("button", name="Take part"))
        page.get_by_role("alert").wait_for()
        page.get_by_label("The code on the wall").fill(code.lower())
        follow(page, page.get_by_role("button", name="Take part"))
        page.get_by_text("You are in.").wait_for()
    kim.get_by_role("heading", name="Players: 2").wait_for()
    follow(kim, kim.get_by_role("button", name="First question"))
    # It comes to those who wait by itself.
    ada.locator("#prompt").wait_for()
    ben.locator("#prompt").wait_for()
    pictures(ada, "live-question")
    right = str(int(ada.locator("#prompt").inner_text().split("+")[0]) + 1)
    wrong = str(int(right) + 1)
    ada.get_by_label(right, exact=True).check()
    follow(ada, ada.get_by_role("button", name="Answer", exact=True))
    ada.get_by_text("Your answer has arrived.").wait_for()
    kim.get_by_text("1 / 2 have answered").wait_for()
    for page in (ada, ben, kim):
        shown = page.locator("main").inner_text()
        assert "Right answer" not in shown and "✓" not in shown, shown
    # Ben has picked one and does not send it; the program is ended meanwhile.
    ben.get_by_label(wrong, exact=True).check()
    site.kill()
    site.start()
    kim.reload()
    pictures(kim, "live-open")
    follow(kim, kim.get_by_role("button", name="End this question"))
    assert "Right answer" in kim.locator("main").inner_text()
    pictures(kim, "live-results")
    # His answer comes too late, and he is shown why.
    if ben.get_by_role("button", name="Answer", exact=True).count():
        follow(ben, ben.get_by_role("button", name="Answer", exact=True))
    ben.goto(ben.url.split("/answer")[0])
    assert "You did not answer." in ben.locator("main").inner_text(), ben.locator("main").inner_text()
    ada.reload()
    shown = ada.locator("main").inner_text()
    assert "Right." in shown and f"Right answer: {right}" in shown.replace("\n", " "), shown
    pictures(ada, "live-judged")
    follow(kim, kim.get_by_role("button", name="Next question"))
    ada.reload()
    ada.locator("input[type=radio]").first.wait_for()
    kim.locator("summary", has_text="End the round").click()
    follow(kim, kim.get_by_role("button", name="End it now"))
    ada.reload()
    ada.get_by_text("The round is over.").wait_for()
    assert ada.locator("tr.me td").first.inner_text() == "1"
    # Right answers earn in the group, and the code opens nothing any more.
    ada.goto(site.address + "/group")
    assert ada.locator("tr.me td.number").first.inner_text() == "1"
    ada.goto(site.address + "/live")
    ada.get_by_label("The code on the wall").fill(code)
    follow(ada, ada.get_by_role("button", name="Take part"))
    ada.get_by_role("alert").wait_for()
    assert ada.request.get(site.address + "/class/live").status == 403
    # The class sees how the problem worked.
    kim.goto(site.address + "/class")
    assert kim.locator("a[href^='/class/problems/']").count() == 1, kim.locator("main").inner_text()


def walk_teams(browser, site, pictures):
    """A group within the class has an assignment and a leaderboard of its own."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada", "Ben", "Cleo")
    publish(kim, site, "Sums", "::Q1:: 1+1? {=two ~three}\n")
    kim.goto(site.address + "/class/teams")
    form = kim.locator("form[action='/class/teams']")
    form.get_by_label("Title").fill("Table 1")
    form.get_by_label("Ada").check()
    form.get_by_label("Ben").check()
    follow(kim, form.get_by_role("button", name="Create"))
    assert "Ada, Ben" in kim.locator("main").inner_text()
    pictures(kim, "own-teams")
    kim.goto(site.address + "/class/assignments")
    form = kim.locator("form[action='/class/assignments']")
    form.get_by_label("Title").fill("For table 1")
    form.locator("summary").click()
    form.get_by_label("Table 1").check()
    follow(kim, form.get_by_role("button", name="Assign"))
    assert "Table 1" in kim.locator("section.card").first.inner_text()
    ada, cleo = newcomer(browser), newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    enter(cleo, site, "Cleo", slips["Cleo"])
    assert ada.get_by_role("heading", name="For table 1").count() == 1
    assert not cleo.get_by_role("heading", name="For table 1").count()
    play_one(cleo, site, "Sums", "two")
    play_one(ada, site, "Sums", "three")
    ada.goto(site.address + "/group")
    rank = lambda page: page.locator("tr.me td").first.inner_text()
    assert rank(ada) == "2" and ada.get_by_role("row", name=re.compile("Cleo")).count() == 1
    follow(ada, ada.get_by_role("link", name="Table 1"))
    assert rank(ada) == "1" and not ada.get_by_role("row", name=re.compile("Cleo")).count()
    pictures(ada, "own-team-leaderboard")
    cleo.goto(site.address + "/group")
    assert not cleo.get_by_role("link", name="Table 1").count()
    assert not kim.faults + ada.faults + cleo.faults


def walk_languages_of_content(browser, site, pictures):
    """Texts have the language of their bank, right answers stand as people write them, and the table is sorted by links."""
    bank = {"version": 1, "id": "mots", "title": "As in the file", "language": "fr", "sets": [{"id": "s", "title": "S", "problems": [
        {"id": "a", "prompt": "Combien font 1 + 1 ?", "kind": "multipleChoice", "options": [
            {"id": "1", "text": "deux", "correct": True}, {"id": "2", "text": "trois"}]}]}]}
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada")
    publish(kim, site, "Mots", json.dumps(bank), kind="bank")
    publish(kim, site, "Sums", "::Q1:: 1+1? {=two ~three}\n")
    ada = newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    ada.goto(site.address + "/quizzes")
    card = ada.locator("section.card", has=ada.get_by_role("heading", name="Mots"))
    follow(ada, card.get_by_role("button", name="Start"))
    assert ada.locator("#prompt").get_attribute("lang") == "fr"
    # It is called as on the shelf, and not as its file says.
    assert ada.get_by_role("heading", name="Mots", exact=True).count() == 1 and "As in the file" not in ada.content()
    group = ada.get_by_role("group", name="Your answer")
    assert group.get_attribute("lang") == "fr" and group.get_by_role("radio").count() == 2
    assert ada.locator("html").get_attribute("lang") == "en"
    pictures(ada, "french-question")
    ada.get_by_label("trois", exact=True).check()
    follow(ada, ada.get_by_role("button", name="Answer", exact=True))
    follow(ada, ada.get_by_role("button", name="Continue"))
    play_one(ada, site, "Sums", "two")
    publish(kim, site, "Mots", (CONTENT / "mots.json").read_text(), kind="exercises")
    ada.goto(site.address + "/exercises")
    assert {card.get_attribute("lang") for card in ada.locator("main article").all()} == {"fr"}
    kim.goto(site.address + "/class")
    texts = lambda: kim.locator("a[href^='/class/problems/']").all_inner_texts()
    assert texts() == ["1+1?", "Combien font 1 + 1 ?"], texts()
    follow(kim, kim.get_by_role("link", name=re.compile("^Facility")))
    assert texts() == ["Combien font 1 + 1 ?", "1+1?"], texts()
    assert kim.locator("th[aria-sort]").inner_text().startswith("Facility")
    assert not kim.faults + ada.faults


walks = [walk_corrections, walk_papers, walk_live_round, walk_teams, walk_languages_of_content, walk_own_class, walk_own_images, check_own_pages, walk_test, walk_code_on_the_wall, walk_own_refresh, walk_own_attacks, check_own_damage]
