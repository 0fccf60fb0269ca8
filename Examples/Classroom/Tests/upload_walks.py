"""Walks of a teacher who brings content in: questions in every format, exercises, pin sheets with their images."""
import io
import json
import pathlib
import re
import struct
import zipfile
import zlib

from steps import begin_quiz, follow, person

CONTENT = pathlib.Path(__file__).parents[2] / "Content"

QUESTIONS = {
    "gift": "::Sky:: Which color is the sky? {=blue ~green}\n",
    "moodle-xml": '<quiz><question type="shortanswer"><name><text>Sky</text></name><questiontext format="html"><text>Which '
                  'color is the sky?</text></questiontext><answer fraction="100"><text>blue</text></answer></question></quiz>',
    "aiken": "Which color is the sky?\nA. blue\nB. green\nANSWER: A\n",
    "numbered-list": "1. Which color is the sky?\n*a. blue\nb. green\n",
    "cloze": "The sky is {1:SHORTANSWER:=blue}.\n",
    "csv": "question,answer,wrong\nWhich color is the sky?,blue,green\n",
    "tsv": "question\tanswer\twrong\nWhich color is the sky?\tblue\tgreen\n",
    "anki": "#separator:tab\nWhich color is the sky?\tblue\n",
    "json-lines": '{"question": "Which color is the sky?", "answer": "blue"}\n',
}

QTI = """<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="sky" title="Sky" adaptive="false" timeDependent="false">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>Which color is the sky?</prompt>
<simpleChoice identifier="A">blue</simpleChoice><simpleChoice identifier="B">green</simpleChoice></choiceInteraction></itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>"""

H5P = {
    "h5p.json": json.dumps({"title": "Sky", "language": "en", "mainLibrary": "H5P.TrueFalse", "embedTypes": ["div"], "license": "U",
                            "preloadedDependencies": [{"machineName": "H5P.TrueFalse", "majorVersion": 1, "minorVersion": 8}]}),
    "content/content.json": json.dumps({"question": "<p>The sky is blue.</p>", "correct": "true"}),
}


def png(width, height):
    """An image of one color."""
    chunk = lambda name, data: struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = (b"\0" + b"\xdd\xe6\xf5" * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def packed(files):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return target.getvalue()


def file(name, content):
    return {"name": name, "mimeType": "application/octet-stream", "buffer": content if isinstance(content, bytes) else content.encode()}


def send(page, site, kind, name, content, button, title=None, image=None):
    page.goto(site.address + "/content")
    form = page.locator("form[action='/content/check']")
    form.get_by_label("Format").select_option(kind)
    form.get_by_label("File").set_input_files(file(name, content))
    if title:
        form.get_by_label("Title").fill(title)
    if image:
        form.get_by_label("Image of a pin sheet").set_input_files(file("image.png", image))
    follow(page, form.get_by_role("button", name=button))


def walk_uploads(browser, site, pictures):
    kim = person(browser, site, "kim", java_script_enabled=False)
    for kind, text in QUESTIONS.items():
        send(kim, site, kind, f"sky.{kind}", text, "Check")
        assert kim.get_by_role("heading", name="1 entry found").count(), (kind, kim.locator("main").inner_text())
        # The text stands in the form, so that it is published as it was checked, or mended.
        follow(kim, kim.get_by_role("button", name="Publish"))
        assert kim.get_by_text("sky Problems: 1").count(), kind
    packages = {"qti": packed({"imsmanifest.xml": "<manifest/>", "sky.xml": QTI}), "h5p": packed(H5P)}
    for kind, content in {**packages, "qti": QTI}.items():
        send(kim, site, kind, "sky.zip", content, "Publish", title=f"Sky by {kind}")
        assert kim.get_by_text(f"Sky by {kind} Problems: 1").count(), (kind, kim.locator("main").inner_text())
    send(kim, site, "qti", "sky.zip", packages["qti"], "Check")
    # It need not be chosen again to be published, and is not there any more then.
    assert kim.get_by_role("heading", name="1 entry found").count(), kim.locator("main").inner_text()
    assert "sky.zip" in kim.locator(".hint").inner_text()
    kim.get_by_label("Title").first.fill("Sky once more")
    follow(kim, kim.get_by_role("button", name="Publish"))
    assert kim.get_by_text("Sky once more Problems: 1").count(), kim.locator("main").inner_text()
    follow(kim, kim.get_by_role("button", name="Check"))
    assert not kim.locator("input[name=kept]").count(), "what is published is still kept"
    # Faults are shown at line and column.
    send(kim, site, "gift", "bad.gift", "::A:: Sky? {=blue ~green}\n\n::Bad:: How much? {#3,5:0.1}\n", "Check")
    assert "3,5" in kim.locator(".source code").last.inner_text()
    assert re.search(r"line 3, column \d+", kim.locator(".source").last.inner_text()), kim.locator(".source").last.inner_text()
    # What would be lost is not published before somebody says that it may be.
    send(kim, site, "gift", "half.gift", "::A:: Sky? {=blue ~green}\n\n::Bad:: How much? {#3,5:0.1}\n", "Publish", title="Half the sky")
    assert "Not everything in the file would arrive" in kim.get_by_role("alert").inner_text(), kim.locator("main").inner_text()
    pictures(kim, "content-losses")
    kim.get_by_label("Publish although something is missing").check()
    follow(kim, kim.get_by_role("button", name="Publish"))
    assert kim.get_by_text("Half the sky Problems: 1").count(), kim.locator("main").inner_text()
    bank = json.loads((CONTENT / "calculus.json").read_text())
    send(kim, site, "bank", "bank.json", json.dumps(bank).replace('"kind"', '"knid"', 1), "Check")
    assert re.search(r"line 1, column \d{2,}", kim.locator(".source").first.inner_text())
    pictures(kim, "content-faults")
    send(kim, site, "bank", "bank.json", json.dumps(bank), "Publish", title="Calculus again")
    assert kim.get_by_text("Calculus again").count()
    # What the other format cannot hold is named before there is a file.
    follow(kim, kim.locator(".row", has_text="Calculus again").get_by_role("link", name="GIFT"))
    kim.get_by_role("heading", name="What gets lost").wait_for()
    assert re.search(r"Problems: 1\b", kim.locator("main li").first.inner_text()), kim.locator("main").inner_text()
    pictures(kim, "export-losses")
    with kim.expect_download() as download:
        kim.get_by_role("link", name="Download it all the same").click()
    assert download.value.suggested_filename == "questions.gift"
    for name, content in (("evil.zip", packed({"../../etc/passwd": "x"})), ("cut.zip", packages["h5p"][:60]), ("x", b"\0" * 1000)):
        send(kim, site, "h5p", name, content, "Publish")
        assert kim.get_by_role("alert").inner_text() == "There is no question in it that can be used.", name
    assert kim.request.post(site.address + "/content/check", multipart={"form": "guess", "format": "gift"}).status == 403
    # What was published is played by a learner.
    eve = person(browser, site, "eve")
    begin_quiz(eve, site, "Sky by qti", 1)
    assert eve.locator("#prompt").inner_text() == "Which color is the sky?"


def walk_exercise_upload(browser, site, pictures):
    kim, eve = person(browser, site, "kim"), person(browser, site, "eve")
    collection = json.loads((CONTENT / "spelling.json").read_text())
    collection["exercises"] = collection["exercises"][:1]
    name = collection["exercises"][0]["name"]
    collection["exercises"][0]["name"] = "Neue Übung"
    send(kim, site, "exercises", "more.json", json.dumps(collection), "Publish", title="More spelling")
    assert kim.get_by_text("More spelling Spelling: 1").count(), kim.locator("main").inner_text()
    eve.goto(site.address + "/exercises")
    assert eve.get_by_role("heading", name=name).count() == 1
    follow(eve, eve.get_by_role("button", name="Start: Neue Übung"))
    eve.get_by_role("heading", name="Neue Übung").wait_for()
    assert not kim.faults + eve.faults, kim.faults + eve.faults


def walk_pin_upload(browser, site, pictures):
    kim, eve = person(browser, site, "kim"), person(browser, site, "eve")
    image = png(400, 300)
    # A sheet of our own, whose image is twice as small: its pins follow.
    sheet = (CONTENT / "plant-cell.json").read_text()
    send(kim, site, "sheet", "cell.json", sheet, "Publish", title="Cell of ours")
    assert "needs its image" in kim.get_by_role("alert").inner_text()
    send(kim, site, "sheet", "cell.json", sheet, "Publish", title="Cell of ours", image=b"<svg/>")
    assert "neither PNG nor JPEG" in kim.get_by_role("alert").inner_text()
    send(kim, site, "sheet", "cell.json", sheet, "Publish", title="Cell of ours", image=png(600, 450))
    assert kim.get_by_text("cell wall").count(), kim.locator("main").inner_text()
    overlay = kim.request.get(kim.url + "/overlay").text()
    assert 'viewBox="0 0 600 450"' in overlay and "cell wall" not in overlay, overlay[:200]
    # Marks that another program has set.
    annotations = {"images": [{"id": 1, "file_name": "a.png", "width": 400, "height": 300}], "categories": [{"id": 1, "name": "cat", "keypoints": ["nose", "tail"], "skeleton": []}],
                   "annotations": [{"id": 1, "image_id": 1, "category_id": 1, "keypoints": [50, 60, 2, 300, 200, 2], "num_keypoints": 2, "bbox": [40, 50, 300, 200], "area": 60000, "iscrowd": 0}]}
    send(kim, site, "annotations", "cat.json", json.dumps(annotations), "Publish", title="The cat", image=image)
    assert kim.get_by_text("nose").count(), kim.locator("main").inner_text()
    # An image on which pins are set, by pointer and by keyboard.
    kim.goto(site.address + "/content")
    form = kim.locator("form[action='/content/pins']")
    form.get_by_label("Title").fill("The flag")
    form.get_by_label("What is to be seen").fill("A flag of one color.")
    form.get_by_label("Image (PNG or JPEG)").set_input_files(file("flag.png", b"GIF89a"))
    follow(kim, form.get_by_role("button", name="Create"))
    assert "no image that browsers show" in kim.locator("main").inner_text()
    kim.goto(site.address + "/content")
    form.get_by_label("Title").fill("The flag")
    form.get_by_label("What is to be seen").fill("A flag of one color.")
    form.get_by_label("Image (PNG or JPEG)").set_input_files(file("flag.png", image))
    follow(kim, form.get_by_role("button", name="Create"))
    box = kim.locator("[data-point]").bounding_box()
    kim.mouse.click(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    assert abs(float(kim.get_by_label("across").input_value()) - 25) < 1 and abs(float(kim.get_by_label("down").input_value()) - 50) < 1
    kim.keyboard.type("the pole")
    kim.keyboard.press("Enter")
    kim.get_by_text("the pole (en)").wait_for()
    for field, value in (("across", "75.5"), ("down", "20"), ("Name", "the <b>cloth</b>")):
        kim.get_by_label(field, exact=False).first.fill(value)
    follow(kim, kim.get_by_role("button", name="Set the pin"))
    assert kim.get_by_text("the <b>cloth</b> (en)").count() == 1
    pictures(kim, "content-pins")
    follow(kim, kim.get_by_role("button", name="Delete: the <b>cloth</b> (en)"))
    assert not kim.get_by_text("cloth").count()
    for who, address in ((eve, kim.url), (eve, kim.url + "/image"), (eve, kim.url + "/overlay")):
        assert who.request.get(address).status == 403, address
    # A learner names it.
    eve.goto(site.address + "/pins")
    card = eve.locator("article, section, form", has=eve.get_by_text("The flag")).last
    follow(eve, card.get_by_role("button", name=re.compile("Name the pins")).first)
    assert eve.request.get(eve.url + "/image").headers["content-type"] == "image/png"
    eve.locator("input[name^=labels]").first.fill("the pole")
    follow(eve, eve.get_by_role("button", name="Submit"))
    assert eve.get_by_text("1 / 1").count()
    pictures(eve, "pins-uploaded")
    assert not eve.faults, eve.faults


walks = [walk_uploads, walk_exercise_upload, walk_pin_upload]
