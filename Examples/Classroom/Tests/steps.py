"""What people do on many pages of the classroom, for the walks."""
import re

from client import PASSPHRASE


def sign_in(page, site, name):
    page.goto(site.address + "/sign-in")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(site.address + "/")


def person(browser, site, name, **options):
    """A page of somebody who has signed in. Whatever the browser complains about is a fault."""
    page = browser.new_context(locale="en-US", **options).new_page()
    page.set_default_timeout(10_000)
    page.runs_scripts = options.get("java_script_enabled", True)
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda message: message.type == "error" and "status of 4" not in message.text
            and page.faults.append(message.text))
    sign_in(page, site, name)
    return page


def follow(page, control):
    """Presses a control and waits for the page that it leads to."""
    with page.expect_navigation():
        control.click()


def answer(page):
    """Answers the problem on the page somehow, in whatever kind it is, and says which kind that was."""
    press = lambda: follow(page, page.get_by_role("button", name="Answer", exact=True))
    if page.locator("button.option:enabled").count():
        follow(page, page.locator("button.option:enabled").first)
        return "one by one"
    if page.locator("input[type=radio]").count():
        page.locator("input[type=radio]").first.check()
        press()
        return "choice"
    if page.locator("form.answer input[type=checkbox]").count():
        page.locator("form.answer input[type=checkbox]").first.check()
        press()
        return "check all"
    if page.locator(".sortable li").count():
        press()
        return "order"
    if page.locator(".pair select").count():
        for place, select in enumerate(page.locator(".pair select").all()):
            select.select_option(index=place + 1)
        press()
        return "pairs"
    if page.locator(".cloze input, .cloze select").count():
        for gap in page.locator(".cloze input").all():
            gap.fill("water")
        for gap in page.locator(".cloze select").all():
            gap.select_option(index=1)
        press()
        return "gaps"
    if page.locator("textarea").count():
        page.locator("textarea").fill("Because of the bonds between the molecules. " * 8)
        press()
        return "open"
    page.get_by_label("Your answer").fill("12")
    press()
    return "written"


def begin_quiz(page, site, title, count):
    page.goto(site.address + "/quizzes")
    card = page.locator("section.card", has=page.get_by_role("heading", name=title))
    # Of a single problem no number is asked for.
    if count > 1:
        card.locator("select").select_option(str(count))
    card.get_by_role("button", name="Start").click()
    assert re.search("/quizzes/[^/]+$", page.url), page.url


def play(page):
    """Plays to the end and returns the kinds of problems that there were."""
    kinds = set()
    for _ in range(200):
        if "/summary" in page.url:
            return kinds
        proceed = page.get_by_role("button", name="Continue")
        if proceed.count():
            follow(page, proceed)
            continue
        # All of a test was gone through.
        hand_in = page.get_by_role("button", name="Hand in", exact=True)
        if hand_in.count() and not page.locator("form.answer").count():
            follow(page, hand_in)
            continue
        kinds.add(answer(page))
        if page.get_by_role("alert").count():
            pass_over(page)
    raise AssertionError("the quiz does not end")


def pass_over(page):
    """Leaves a problem whose answer was refused: by looking at what is right, or, in a test, by leaving it out."""
    for name in ("Show the answer", "Skip for now"):
        if page.get_by_role("button", name=name).count():
            return follow(page, page.get_by_role("button", name=name))
    page.locator(".confirm > summary").first.click()
    follow(page, page.get_by_role("button", name="Yes, end it"))


def press_until(page, name):
    """Goes on with Tab until the control of a name has the focus, and presses it."""
    for _ in range(60):
        if page.evaluate("document.activeElement.innerText || ''").strip() == name:
            with page.expect_navigation():
                page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached by keyboard")
