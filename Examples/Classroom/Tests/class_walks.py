"""Walks through what a class sees of itself: awards, catching up, the days of a diary."""
import re

from steps import follow, person


def walk_awards(browser, site, pictures):
    eve, ada = person(browser, site, "eve"), person(browser, site, "ada")
    # Who came late reads why todos earn more, and how much each would.
    eve.goto(site.address + "/group")
    hint = eve.locator(".hint", has_text="You joined late").inner_text()
    assert re.search(r"count 2 times.*Now you have 0", hint), hint
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
    page.goto(site.address + "/diary")
    page.get_by_label("Title").fill("Exam of the course")
    page.get_by_label("Kind").select_option("event")
    page.get_by_label("Due").fill("2026-04-10")
    follow(page, page.get_by_role("button", name="Create"))
    page.goto(site.address + "/diary/week?from=2026-04-10")
    page.get_by_role("heading", name="Apr 6, 2026 – Apr 12, 2026").wait_for()
    friday = page.locator("section", has=page.get_by_role("heading", name=re.compile("Friday")))
    assert "Final exam" in friday.inner_text() and "Exam of the course" in friday.inner_text()
    assert "17:30" in friday.inner_text() and friday.locator(".past").count() == 2
    pictures(page, "diary-week")
    follow(page, page.get_by_role("link", name="Week after →"))
    page.get_by_role("heading", name="Apr 13, 2026 – Apr 19, 2026").wait_for()
    follow(page, page.get_by_role("link", name="← Week before"))
    follow(page, page.get_by_role("link", name=re.compile("Friday")))
    page.get_by_role("heading", name="Friday, April 10, 2026").wait_for()
    follow(page, page.get_by_role("button", name="Done: Exam of the course"))
    page.goto(site.address + "/diary/day?from=2026-04-10")
    page.get_by_text("✓ Exam of the course").wait_for()
    pictures(page, "diary-day")
    for address in ("0000-13-01", "soon", "9999-12-31", "0001-01-01"):
        status = page.request.get(site.address + "/diary/week?from=" + address).status
        assert status == (200 if address in ("9999-12-31", "0001-01-01") else 400), (address, status)
    assert not page.faults, page.faults


walks = [walk_awards, walk_agenda]
