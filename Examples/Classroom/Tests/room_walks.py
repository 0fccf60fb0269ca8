"""Walks through an own class: what ends by itself or early, teachers who stand in for each other, parents, files, languages."""
import json
import re

from language_checks import WORDS
from own_class_walks import add_people, enter, newcomer, play_one, publish, teacher
from steps import follow
from upload_walks import QTI, file, packed

LANGUAGES = ("en", "de", "fr", "es", "it", "pt", "nl", "cs", "ru")


def walk_ended_early(browser, site, pictures):
    """What was answered before a quiz was ended counts, is graded, and is corrected with all others."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada", "Ben")
    essay = "::E:: Why does ice float? {}\n\n"
    publish(kim, site, "Ice", essay + "".join(f"::N{n}:: {n}+1? {{={n + 1} ~{n + 2}}}\n\n" for n in range(4)))
    ada = newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    ada.goto(site.address + "/quizzes")
    follow(ada, ada.get_by_role("button", name="Start"))
    # The essay and one sum are answered, the sum wrongly; then it is ended.
    wrong = None
    for _ in range(5):
        prompt = ada.locator("#prompt").inner_text()
        if "ice" in prompt:
            ada.locator("textarea").fill("It is lighter than water.")
        elif wrong is None:
            wrong = prompt
            ada.get_by_label(str(int(prompt.split("+")[0]) + 2), exact=True).check()
        else:
            follow(ada, ada.get_by_role("button", name="Skip for now"))
            continue
        follow(ada, ada.get_by_role("button", name="Answer", exact=True))
        follow(ada, ada.get_by_role("button", name="Continue"))
        if wrong and "ice" in prompt:
            break
    for _ in range(5):
        if ada.locator("textarea").count():
            ada.locator("textarea").fill("It is lighter than water.")
            follow(ada, ada.get_by_role("button", name="Answer", exact=True))
            follow(ada, ada.get_by_role("button", name="Continue"))
    ada.locator("summary", has_text="End the quiz").click()
    follow(ada, ada.get_by_role("button", name="Yes, end it"))
    address = ada.url
    assert "/summary" in address and ada.get_by_text("Not answered.").count() >= 3
    # It waits for a grade, and gets it.
    kim.goto(site.address + "/class")
    follow(kim, kim.get_by_role("link", name="Grading: 1"))
    kim.get_by_label("Percent").fill("100")
    follow(kim, kim.get_by_role("button", name=re.compile("Enter the grade")))
    ada.goto(address)
    assert "1 / 5" in ada.locator("main").inner_text(), ada.locator("main").inner_text()
    # A correction for all reaches it.
    kim.goto(site.address + "/class")
    follow(kim, kim.get_by_role("link", name=wrong))
    form = kim.locator("form[action$='/correct']")
    form.get_by_label("All points for everybody who answered it").check()
    form.get_by_label("Why?").fill("It was hard to read.")
    follow(kim, form.get_by_role("button", name="See what changes"))
    assert "Ada" in kim.locator("tbody").inner_text() and not kim.get_by_text("Quizzes that were ended").count()
    follow(kim, kim.get_by_role("button", name="Correct it for all"))
    ada.goto(address)
    assert "2 / 5" in ada.locator("main").inner_text(), ada.locator("main").inner_text()
    pictures(ada, "summary-ended-early")
    assert not kim.faults + ada.faults, kim.faults + ada.faults


def walk_left_open(browser, site, pictures):
    """A quiz that a learner leaves is handed in when its assignment is over, though nobody comes back to it."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada")
    publish(kim, site, "Sums", "".join(f"::N{n}:: {n}+1? {{={n + 1} ~{n + 2}}}\n\n" for n in range(2)))
    kim.goto(site.address + "/class/assignments")
    form = kim.locator("form[action='/class/assignments']")
    form.get_by_label("Title").fill("Homework")
    form.get_by_label("Problems").fill("2")
    follow(kim, form.get_by_role("button", name="Assign"))
    ada = newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    follow(ada, ada.get_by_role("button", name="Start: Homework"))
    right = str(int(ada.locator("#prompt").inner_text().split("+")[0]) + 1)
    ada.get_by_label(right, exact=True).check()
    follow(ada, ada.get_by_role("button", name="Answer", exact=True))
    kim.reload()
    assert "begun" in kim.locator("table").inner_text()
    follow(kim, kim.get_by_role("button", name="End it now: Homework"))
    assert "50 %" in kim.locator("table").inner_text(), kim.locator("table").inner_text()
    # What was right earns, as if it had been handed in.
    ada.goto(site.address + "/group")
    assert ada.locator("tr.me td.number").first.inner_text() == "1"
    ada.goto(site.address)
    assert not ada.get_by_text("1 / 2").count(), ada.locator("main").inner_text()
    assert not kim.faults + ada.faults, kim.faults + ada.faults


def walk_second_teacher(browser, site, pictures):
    """A second teacher ends a live round whose host is not there."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Lou", "Ada")
    kim.goto(site.address + "/class/people")
    follow(kim, kim.get_by_role("link", name="Lou"))
    kim.locator("summary", has_text="Make a teacher too").click()
    follow(kim, kim.get_by_role("button", name="Make a teacher too"))
    publish(kim, site, "Sums", "::Q1:: 1+1? {=two ~three}\n")
    kim.goto(site.address + "/class/live")
    follow(kim, kim.get_by_role("button", name="Begin a round"))
    address = kim.url
    lou, ada = newcomer(browser), newcomer(browser)
    enter(lou, site, "Lou", slips["Lou"])
    enter(ada, site, "Ada", slips["Ada"])
    lou.goto(address)
    assert not lou.get_by_role("button", name="First question").count()
    assert lou.get_by_text("Every teacher can end it.").count() == 1
    pictures(lou, "live-of-another")
    lou.locator("summary", has_text="End the round").click()
    follow(lou, lou.get_by_role("button", name="End it now"))
    kim.reload()
    assert not kim.get_by_role("button", name="First question").count() and not kim.locator("code.wall").count()
    assert ada.request.post(address + "/end", form={}).status == 403
    assert not kim.faults + lou.faults, kim.faults + lou.faults


def walk_parents(browser, site, pictures):
    """Parents read how a learner is doing at a secret address, which the learner or a teacher makes, and ends."""
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada", "Ben")
    publish(kim, site, "Sums", "::Q1:: 1+1? {=two ~three}\n")
    kim.goto(site.address + "/class/courses")
    kim.get_by_text("New date").click()
    form = kim.locator("form[action='/class/courses/add']")
    form.get_by_label("Title").fill("Test on acids")
    form.get_by_label("Due").fill("2099-05-04")
    follow(kim, form.get_by_role("button", name="Add"))
    kim.goto(site.address + "/class/assignments")
    form = kim.locator("form[action='/class/assignments']")
    form.get_by_label("Title").fill("Homework")
    follow(kim, form.get_by_role("button", name="Assign"))
    ada, ben = newcomer(browser), newcomer(browser, java_script_enabled=False)
    enter(ada, site, "Ada", slips["Ada"])
    enter(ben, site, "Ben", slips["Ben"])
    play_one(ada, site, "Sums", "two")
    ada.goto(site.address + "/diary")
    ada.get_by_label("Kind").select_option("note")
    ada.get_by_label("Title").fill("My secret thought")
    follow(ada, ada.get_by_role("button", name="Create"))
    # Nothing is there before somebody chose it.
    ada.goto(site.address + "/account")
    follow(ada, ada.get_by_role("link", name="Make it, or revoke it"))
    assert not ada.get_by_role("button", name="Revoke the address").count()
    follow(ada, ada.get_by_role("button", name="Make a secret address"))
    pictures(ada, "parents-link")
    address = site.address + ada.locator("a[href^='/parents/']").get_attribute("href")
    mother = newcomer(browser)
    mother.goto(address)
    shown = mother.locator("main").inner_text()
    for part in ("Ada", "Sums", "100 %", "Homework", "not begun", "Test on acids", "4 May 2099", "1 point"):
        assert part in shown, (part, shown)
    assert "secret thought" not in mother.content() and "Ben" not in shown and "two" not in shown
    assert not mother.locator("form").count() and not mother.locator("nav").count()
    answer = mother.request.get(address)
    assert answer.headers["cache-control"] == "no-store" and answer.headers["x-robots-tag"] == "noindex" and "set-cookie" not in answer.headers
    pictures(mother, "parents")
    mother.set_viewport_size({"width": 320, "height": 640})
    assert mother.evaluate("document.documentElement.scrollWidth") <= 320
    # Reading is all that the address is for.
    assert mother.request.post(address).status in (403, 404, 405)
    assert newcomer(browser).request.get(site.address + "/parents/guess").status == 404
    # The teacher makes another one, which ends the first; the learner sees that there is one, and ends it.
    kim.goto(site.address + "/class/people")
    follow(kim, kim.get_by_role("link", name="Ada"))
    follow(kim, kim.get_by_role("button", name="Make a secret address"))
    second = site.address + kim.locator("a[href^='/parents/']").get_attribute("href")
    assert mother.request.get(address).status == 404 and mother.request.get(second).status == 200
    ada.goto(site.address + "/account/parents")
    follow(ada, ada.get_by_role("button", name="Revoke the address"))
    assert mother.request.get(second).status == 404
    # Somebody else's is not theirs, and teachers have none.
    assert ben.request.post(site.address + "/account/parents/revoke", form={}).status == 403
    assert kim.request.get(site.address + "/account/parents").status == 403
    # Whoever leaves takes it along.
    ben.goto(site.address + "/account/parents")
    follow(ben, ben.get_by_role("button", name="Make a secret address"))
    address = site.address + ben.locator("a[href^='/parents/']").get_attribute("href")
    assert mother.request.get(address).status == 200
    kim.goto(site.address + "/class/people")
    follow(kim, kim.get_by_role("link", name="Ben"))
    kim.locator("summary", has_text="Remove from the class").click()
    follow(kim, kim.get_by_role("button", name="Remove for good"))
    assert mother.request.get(address).status == 404
    assert not kim.faults + ada.faults + mother.faults


def walk_checked_file(browser, site, pictures):
    """What a teacher has looked at is published without being chosen again, mended, or replaced by another file."""
    kim = teacher(browser, site)
    kim.goto(site.address + "/content")
    form = kim.locator("form[action='/content/check']")
    form.get_by_label("Format").select_option("qti")
    form.get_by_label("File", exact=True).set_input_files(file("sky.zip", packed({"imsmanifest.xml": "<manifest/>", "sky.xml": QTI})))
    follow(kim, form.get_by_role("button", name="Check"))
    assert "sky.zip" in form.locator(".hint").inner_text()
    pictures(kim, "content-kept")
    # Without a title it is refused, and is still there.
    form.get_by_label("Title").fill(" ")
    follow(kim, form.get_by_role("button", name="Publish"))
    assert "Give it a title" in kim.get_by_role("alert").inner_text() and "sky.zip" in form.locator(".hint").inner_text()
    form.get_by_label("Title").fill("The sky")
    follow(kim, form.get_by_role("button", name="Publish"))
    assert kim.get_by_role("link", name="The sky").count() == 1 and not form.locator(".hint").count()
    # A table in an older encoding cannot stand in a field of text: it is kept, too.
    form.get_by_label("Format").select_option("gift")
    form.get_by_label("File", exact=True).set_input_files(file("old.gift", "::G:: Größe? {=groß}\n".encode("cp1252")))
    follow(kim, form.get_by_role("button", name="Check"))
    assert "old.gift" in form.locator(".hint").inner_text(), kim.locator("main").inner_text()
    form.get_by_label("or its text").fill("::A:: Another? {=yes ~no}\n")
    follow(kim, form.get_by_role("button", name="Check"))
    assert "Another?" in kim.locator("main").inner_text() and not form.locator("input[name=kept]").count()
    assert not kim.faults, kim.faults


def check_nine_languages(browser, site, pictures):
    """Every page of a teacher and of a learner, of parents and of strangers, in nine languages: each has its own words alone."""
    from browser import CONTROLS
    tables = {tag: json.loads((WORDS / f"{tag}.json").read_text()) for tag in LANGUAGES}
    kim = teacher(browser, site)
    slips = add_people(kim, site, "Ada")
    publish(kim, site, "Σ", "::Q1:: 1+1? {=2 ~3}\n")
    kim.goto(site.address + "/class/assignments")
    form = kim.locator("form[action='/class/assignments']")
    form.get_by_label("Title").fill("Π")
    follow(kim, form.get_by_role("button", name="Assign"))
    ada = newcomer(browser)
    enter(ada, site, "Ada", slips["Ada"])
    play_one(ada, site, "Σ", "2")
    ada.goto(site.address + "/account/parents")
    follow(ada, ada.get_by_role("button", name="Make a secret address"))
    parents = ada.locator("a[href^='/parents/']").get_attribute("href")
    kim.goto(site.address + "/class/people")
    member = kim.get_by_role("link", name="Ada").get_attribute("href")
    kim.goto(site.address + "/content")
    item = kim.get_by_role("link", name="Σ").get_attribute("href")
    pages = {
        ada: ["/", "/quizzes", "/challenges", "/exercises", "/pins", "/live", "/group", "/group/awards", "/diary", "/diary/week", "/account", "/account/parents"],
        kim: ["/", "/content", item, "/class", "/class/people", member, member.replace("people", "learners"), "/class/courses", "/class/rules",
              "/class/assignments", "/class/grading", "/class/teams", "/class/live", "/class/papers", "/class/corrections"],
    }
    for tag in LANGUAGES:
        own = tables[tag]
        # Sentences that stand in one other language alone: none of them is on a page of this one.
        others = {text for other in LANGUAGES if other != tag for text in tables[other].values() if len(text) > 12} - set(own.values())
        stranger = browser.new_context(locale=tag).new_page()
        stranger.runs_scripts, stranger.faults = True, []
        for page, paths in {**pages, stranger: ["/sign-in", parents]}.items():
            if page is not stranger:
                page.goto(site.address + "/account")
                page.locator("select[name=language]").select_option(tag)
                follow(page, page.locator("form[action='/account/language'] button"))
            for path in paths:
                page.goto(site.address + path)
                assert page.locator("html").get_attribute("lang") == tag, (tag, path)
                shown = page.locator("body").inner_text()
                foreign = sorted(text for text in others if text in shown)
                assert not foreign, (tag, path, foreign)
                assert not page.evaluate(CONTROLS), (tag, path, page.evaluate(CONTROLS))
                page.set_viewport_size({"width": 320, "height": 640})
                width = page.evaluate("document.documentElement.scrollWidth")
                assert width <= 320, f"{tag}: {path} is {width} wide at 320"
                page.set_viewport_size({"width": 1280, "height": 900})
        ada.goto(site.address + "/")
        pictures(ada, f"home-{tag}")
        for word in ("home", "quizzes", "group", "whatToDo"):
            assert own[word] in ada.locator("body").inner_text(), (tag, word)
        stranger.context.close()
    assert not kim.faults + ada.faults, kim.faults + ada.faults


walks = [walk_ended_early, walk_left_open, walk_second_teacher, walk_parents, walk_checked_file, check_nine_languages]
