"""Walks through what a class sees of itself: awards, catching up, the days of a diary, and what its teacher sees."""
import datetime
import json
import re

from steps import answer, begin_quiz, follow, person


def walk_awards(browser, site, pictures):
    eve, ada = person(browser, site, "eve"), person(browser, site, "ada")
    # Who came late reads why todos earn more, and how much each would.
    eve.goto(site.address + "/group")
    hint = eve.locator(".hint", has_text="You joined late").inner_text()
    assert re.search(r"count 2 times.*You have 0 now", hint), hint
    card = eve.locator("article", has=eve.get_by_role("heading", name="Tidy the shelf"))
    promised = card.locator(".badge").inner_text()
    assert promised == "8 + 5", promised
    pictures(eve, "catching-up")
    ada.goto(site.address + "/group")
    assert not ada.get_by_text("You joined late").count() and not ada.get_by_text("8 + 5").count()
    follow(eve, eve.get_by_role("button", name="Take on: Tidy the shelf"))
    follow(eve, eve.get_by_role("button", name="Done: Tidy the shelf"))
    eve.goto(site.address + "/group/members/eve")
    row = eve.get_by_role("row", name=re.compile("Tidy the shelf")).inner_text()
    assert "bonus 5" in row and "13" in row, row
    pictures(eve, "member-late")
    # What everybody can reach, and who has.
    follow(ada, ada.get_by_role("link", name="Achievements").first)
    helping = ada.locator("section", has=ada.get_by_role("heading", name="Helping hand"))
    assert "Eve, " in helping.inner_text() and "Tier 2" in helping.inner_text()
    pictures(ada, "awards")
    kim = person(browser, site, "kim")
    kim.goto(site.address + "/group")
    follow(kim, kim.get_by_role("button", name="Undo: Tidy the shelf"))
    assert not eve.faults + ada.faults, eve.faults + ada.faults


def walk_agenda(browser, site, pictures):
    page = person(browser, site, "eve")
    # The final exam of the demo is 27 days ahead.
    exam = datetime.date.today() + datetime.timedelta(days=27)
    monday = exam - datetime.timedelta(days=exam.weekday())
    short = lambda day: f"{day.day} {day:%B} {day.year}"
    week = lambda first: f"{short(first)} – {short(first + datetime.timedelta(days=6))}"
    page.goto(site.address + "/diary")
    page.get_by_label("Title").fill("Exam of the course")
    page.get_by_label("Kind").select_option("event")
    page.get_by_label("Due").fill(f"{exam}")
    follow(page, page.get_by_role("button", name="Create"))
    page.goto(site.address + f"/diary/week?from={exam}")
    page.get_by_role("heading", name=week(monday)).wait_for()
    day = page.locator("section", has=page.get_by_role("heading", name=re.compile(f"{exam:%A}")))
    assert "Final exam" in day.inner_text() and "Exam of the course" in day.inner_text()
    assert "17:30" in day.inner_text() and day.locator(".past").count() == 0
    pictures(page, "diary-week")
    follow(page, page.get_by_role("link", name="Week after →"))
    page.get_by_role("heading", name=week(monday + datetime.timedelta(days=7))).wait_for()
    follow(page, page.get_by_role("link", name="← Week before"))
    follow(page, page.get_by_role("link", name=re.compile(f"{exam:%A}")))
    page.get_by_role("heading", name=f"{exam:%A}, {exam.day} {exam:%B} {exam.year}").wait_for()
    follow(page, page.get_by_role("button", name="Done: Exam of the course"))
    page.goto(site.address + f"/diary/day?from={exam}")
    page.get_by_text("✓ Exam of the course").wait_for()
    pictures(page, "diary-day")
    for address in ("0000-13-01", "soon", "9999-12-31", "0001-01-01"):
        status = page.request.get(site.address + "/diary/week?from=" + address).status
        assert status == (200 if address in ("9999-12-31", "0001-01-01") else 400), (address, status)
    assert not page.faults, page.faults


def answer_open(page, site):
    """Plays a quiz of every kind until a text was written for each open question; returns how many there were."""
    begin_quiz(page, site, "Every kind of problem", 20)
    written = 0
    for _ in range(200):
        if "/summary" in page.url:
            return written
        proceed = page.get_by_role("button", name="Continue")
        if proceed.count():
            follow(page, proceed)
        elif page.locator("textarea").count():
            written += 1
            answer(page)
        else:
            follow(page, page.get_by_role("button", name="Show the answer"))
    raise AssertionError("the quiz does not end")


def walk_grading(browser, site, pictures):
    eve, kim = person(browser, site, "eve"), person(browser, site, "kim")
    kim.goto(site.address + "/class")
    before = int(kim.get_by_role("link", name="Grading: ").inner_text().removeprefix("Grading: "))
    written = 0
    for _ in range(8):
        written += answer_open(eve, site)
        quiz = eve.url
        if eve.get_by_text("Why does ice float on water?").count():
            break
    assert written >= 1
    kim.goto(site.address + "/class")
    follow(kim, kim.get_by_role("link", name=f"Grading: {before + written}"))
    pictures(kim, "grading")
    section = lambda: kim.locator("section.grade", has=kim.get_by_text("Why does ice float on water?")).first
    if section().count():
        # A level that is missing is asked for, and what was entered is still there.
        section().get_by_label("says that ice is lighter").check()
        section().get_by_label("Comment").fill("Think of <b>density</b>.")
        follow(kim, section().get_by_role("button", name=re.compile("Enter the grade")))
        kim.get_by_role("alert").wait_for()
        assert section().get_by_label("says that ice is lighter").is_checked()
        section().get_by_label("explains that by the open lattice").check()
        follow(kim, section().get_by_role("button", name=re.compile("Enter the grade")))
        written -= 1
        eve.goto(quiz)
        result = eve.locator("section.result", has=eve.get_by_text("Why does ice float on water?")).inner_text()
        assert "3 / 4" in result and "says that ice is lighter (1 / 2)" in result and "Think of <b>density</b>." in result, result
        pictures(eve, "summary-graded")
    for _ in range(before + written):
        first = kim.locator("section.grade").first
        if first.get_by_label("Percent of the points").count():
            first.get_by_label("Percent of the points").fill("50")
        for criterion in first.locator("fieldset").all():
            criterion.locator("input").last.check()
        follow(kim, first.get_by_role("button", name=re.compile("Enter the grade")))
    kim.get_by_text("Nothing waits for a grade.").wait_for()
    # A grade is mended.
    kim.locator("details.card > summary").first.click()
    again = kim.locator("details.card section.grade").first
    again.get_by_label("Comment").fill("Read once more.")
    follow(kim, again.get_by_role("button", name=re.compile("Enter the grade")))
    assert kim.get_by_text("Read once more.").count() == 1
    assert eve.request.get(site.address + "/class/grading").status == 403
    assert not eve.faults + kim.faults, eve.faults + kim.faults


def walk_class_figures(browser, site, pictures):
    kim = person(browser, site, "kim")
    kim.goto(site.address + "/class")
    # Too few learn in the demo for the figures of single problems to be drawn.
    assert kim.locator("svg.chart").count() == 1
    row = kim.get_by_role("row", name=re.compile("^Dora")).inner_text()
    assert "clearly" in row or "perhaps" in row, row
    assert "⚠" not in kim.get_by_role("row", name=re.compile("^Ada")).inner_text()
    pictures(kim, "class-figures")
    chosen = kim.locator("a[href^='/class/problems/']").first
    name = chosen.locator("xpath=..").locator(".muted").inner_text()
    follow(kim, chosen)
    # In the table the bank stands before it.
    kim.get_by_role("heading", name=name.split(" · ")[-1], exact=True).wait_for()
    for address in kim.request.get(site.address + "/class").text().split('href="/class/problems/')[1:]:
        kim.goto(site.address + "/class/problems/" + address.split('"')[0])
        if kim.locator("svg.chart").count():
            break
    assert kim.locator("tbody tr").count() >= 2
    pictures(kim, "class-problem")
    assert kim.request.get(site.address + "/class/problems/none").status == 404
    # Records of all that was done, the same each time.
    read = lambda: kim.request.get(site.address + "/class/statements.json")
    assert read().headers["content-disposition"].startswith("attachment")
    statements = json.loads(read().text())
    actors = {statement["actor"]["account"]["name"] for statement in statements}
    assert {"ada", "ben", "cleo", "dora"} <= actors, actors
    assert all(statement["actor"]["account"]["homePage"] == site.address for statement in statements)
    assert len({statement["id"] for statement in statements}) == len(statements) > 100
    assert [s["id"] for s in json.loads(read().text())] == [s["id"] for s in statements]
    ben = person(browser, site, "ben")
    assert ben.request.get(site.address + "/class/statements.json").status == 403
    assert not kim.faults, kim.faults


walks = [walk_awards, walk_agenda, walk_grading, walk_class_figures]
