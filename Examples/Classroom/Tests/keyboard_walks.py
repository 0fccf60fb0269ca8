"""Every kind of problem, answered right with nothing but a keyboard; and pairs without JavaScript."""
import json
import pathlib
import re

from steps import follow, person

CONTENT = pathlib.Path(__file__).parents[2] / "Content"
MONTHS = "January February March April May June July August September October November December".split()


def collect(value):
    """The problems in a bank."""
    if isinstance(value, dict):
        if {"kind", "id", "prompt"} <= value.keys():
            return [value]
        value = value.values()
    return [problem for part in value for problem in collect(part)] if not isinstance(value, (str, int, float, type(None))) else []


def plain(text):
    """What of a text is read: without its emphasis, and up to a formula."""
    return (text if isinstance(text, str) else text["markup"]).replace("*", "").split("$")[0].strip()


def written(accepted):
    date = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", accepted)
    return f"{int(date.group(3))} {MONTHS[int(date.group(2)) - 1]} {date.group(1)}" if date else accepted


class Keyboard:
    """Somebody without a pointer."""

    def __init__(self, page):
        self.page = page

    def press(self, key, count=1):
        for _ in range(count):
            self.page.keyboard.press(key)

    def reach(self, is_there):
        """Goes on with Tab until the control that has the focus is the one."""
        for _ in range(80):
            if self.page.evaluate(f"(() => {{ const e = document.activeElement; return Boolean({is_there}) }})()"):
                assert self.page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") >= 1, "the focus is not seen"
                return
            self.press("Tab")
        raise AssertionError(f"cannot be reached by keyboard: {is_there}")

    def send(self, key="Enter"):
        with self.page.expect_navigation():
            self.press(key)

    def button(self, name):
        self.reach(f"e.tagName === 'BUTTON' && e.innerText.trim() === {json.dumps(name)}")
        self.send()

    def choose(self, select, text):
        """Chooses in a list by its arrow keys."""
        self.reach(f"e.name === {json.dumps(select)}")
        index = self.page.evaluate(f"[...document.activeElement.options].findIndex((o) => o.text === {json.dumps(text)})")
        assert index >= 0, f"{text} is not offered"
        self.press("Home")
        self.press("ArrowDown", index)
        assert self.page.evaluate("document.activeElement.selectedOptions[0].text") == text


def answer_right(page, problem):
    keys = Keyboard(page)
    kind = problem["kind"]
    if kind == "multipleChoice":
        right = next(plain(option["text"]) for option in problem["options"] if option.get("correct"))
        keys.reach("e.type === 'radio'")
        for _ in problem["options"]:
            keys.press("ArrowDown")
            if page.evaluate("document.activeElement.closest('label').innerText.trim()") == right:
                break
        keys.send()
    elif kind == "checkAll":
        rights = [plain(option["text"]) for option in problem["options"] if option.get("correct")]
        for right in rights:
            if page.locator("button.option").count():
                keys.reach(f"e.matches('button.option') && e.querySelector('span').innerText.trim() === {json.dumps(right)}")
                keys.send()
            else:
                keys.reach(f"e.type === 'checkbox' && e.closest('label').innerText.trim() === {json.dumps(right)}")
                keys.press("Space")
        if page.get_by_role("button", name="Answer", exact=True).count():
            keys.button("Answer")
    elif kind == "ordering":
        # Whoever takes another place moves there, and the others move on.
        for place, entry in enumerate(problem["items"]):
            item = next(item for item in page.locator(".sortable li").all()
                        if item.locator("label > span").inner_text() == plain(entry["text"]))
            name = item.locator("select").get_attribute("name")
            page.evaluate("document.querySelector('.sortable select').focus()")
            keys.choose(name, str(place + 1))
        keys.button("Answer")
    elif kind == "matching":
        texts = {entry["id"]: plain(entry["text"]) for entry in problem["left"] + problem["right"]}
        for index, pair in enumerate(page.locator(".pair").all()):
            left = pair.locator("span").first.inner_text()
            name = next(entry["id"] for entry in problem["left"] if texts[entry["id"]] == left)
            keys.choose(f"pairs[k{index}]", texts[problem["pairs"][name]])
        keys.button("Answer")
    elif kind == "cloze":
        for index, gap in enumerate(problem["gaps"]):
            options = gap.get("options")
            if options:
                keys.choose(f"gaps[k{index}]", next(plain(option["text"]) for option in options if option.get("correct")))
            else:
                keys.reach(f"e.name === 'gaps[k{index}]'")
                page.keyboard.type(written(gap["accepted"][0]))
        keys.button("Answer")
    elif kind == "openResponse":
        keys.reach("e.tagName === 'TEXTAREA'")
        page.keyboard.type(problem["sampleAnswer"])
        keys.button("Answer")
    else:
        # The field has the focus when the page opens.
        assert page.evaluate("document.activeElement.name") == "text"
        page.keyboard.type(written(problem["accepted"][0]))
        keys.send()


def walk_kinds_by_keyboard(browser, site, pictures):
    page = person(browser, site, "eve")
    problems = collect(json.loads((CONTENT / "all-kinds.json").read_text()))
    answered, missing = {}, {problem["kind"] for problem in problems}
    for title in ("Multiple choice", "Check all that apply", "Written answers", "Putting in order", "Matching", "Texts with gaps",
                  "Open responses", "Formulae and dates"):
        page.goto(site.address + "/quizzes")
        card = page.locator("section.card", has=page.get_by_role("heading", name="Every kind of problem"))
        card.get_by_label(title).check()
        card.locator("select").select_option("20" if title in ("Written answers", "Formulae and dates") else "5")
        follow(page, card.get_by_role("button", name="Start"))
        for _ in range(60):
            if "/summary" in page.url:
                break
            if page.get_by_role("button", name="Continue").count():
                Keyboard(page).button("Continue")
                continue
            prompt = page.locator("#prompt").inner_text().strip()
            shown = [problem for problem in problems if prompt.startswith(plain(problem["prompt"])) and plain(problem["prompt"])]
            if prompt == "Fill the gaps.":
                words = page.locator(".cloze").inner_text()
                shown = [problem for problem in shown if plain({"markup": problem["text"]["markup"].split("[[")[0]}) in words]
            assert shown, prompt
            problem = max(shown, key=lambda problem: len(plain(problem["prompt"])))
            kind = problem["kind"]
            if kind in missing:
                pictures(page, f"kind-{kind}")
                page.reload()
                missing.remove(kind)
            answer_right(page, problem)
            mood = page.locator(".feedback").last.get_attribute("class")
            assert ("waiting" if kind == "openResponse" else "correct") in mood, (problem["id"], page.locator("main").inner_text())
            answered[kind] = answered.get(kind, 0) + 1
    assert not missing, missing
    print("  " + ", ".join(f"{count} {kind}" for kind, count in sorted(answered.items())))
    assert not page.faults, page.faults


def walk_pairs_by_form(browser, site, pictures):
    """Pairs are made by lists alone, and what was entered is there again when something is missing."""
    page = person(browser, site, "eve", java_script_enabled=False, viewport={"width": 390, "height": 800})
    problems = [problem for problem in collect(json.loads((CONTENT / "all-kinds.json").read_text())) if problem["kind"] == "matching"]
    page.goto(site.address + "/quizzes")
    card = page.locator("section.card", has=page.get_by_role("heading", name="Every kind of problem"))
    card.get_by_label("Matching").check()
    follow(page, card.get_by_role("button", name="Start"))
    prompt = page.locator("#prompt").inner_text().strip()
    problem = next(problem for problem in problems if plain(problem["prompt"]) == prompt)
    texts = {entry["id"]: plain(entry["text"]) for entry in problem["left"] + problem["right"]}
    selects = page.locator(".pair select").all()
    # Every list offers all partners, and the control is named by what it is about.
    for pair in page.locator(".pair").all():
        left = pair.locator("span").first.inner_text()
        assert page.get_by_label(left).count() == 1, left
        assert sorted(pair.locator("option").all_inner_texts()[1:]) == sorted(texts[entry["id"]] for entry in problem["right"])
    left = {texts[entry["id"]]: entry["id"] for entry in problem["left"]}
    for pair in page.locator(".pair").all():
        name = left[pair.locator("span").first.inner_text()]
        pair.locator("select").select_option(label=texts[problem["pairs"][name]])
    follow(page, page.get_by_role("button", name="Answer", exact=True))
    assert page.locator(".feedback.correct").count() == 1, page.locator("main").inner_text()
    assert len(selects) == len(problem["left"])


walks = [walk_kinds_by_keyboard, walk_pairs_by_form]
