#!/usr/bin/env python3
"""Checks that another reader finds in exported calendars what the diary has.

    pip install icalendar python-dateutil
    swift build --package-path Examples --product ludus
    Tests/Measurements/icalendar/check_export.py Examples/.build/debug/ludus [SEED]

Plays the log of Examples/Content/diary and one of 300 random items, exports both with times on any clock and
in a zone, reads the files with the package `icalendar`, and compares with what `ludus diary replay` says:
the same names, titles, days, times and occurrences, and each alarm on the day of the reminder. Exit status 1
when anything differs.
"""

import datetime as dt
import json
import random
import subprocess
import sys
from pathlib import Path

import icalendar
from dateutil.rrule import rrulestr

ROOT = Path(__file__).resolve().parents[3]
CONTENT = ROOT / "Examples/Content/diary"
COURSES = str(CONTENT / "courses.json")


def run(ludus, command, log, *options):
    arguments = [ludus, "diary", command, "--courses", COURSES, "--zone", "Europe/Vienna", *options]
    done = subprocess.run(arguments, input=log.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode() + done.stdout.decode()[:500]
    return done.stdout


def random_log(seed):
    """Items of all kinds, with titles that have to be escaped and folded."""
    draw = random.Random(seed)
    pieces = ["a", "Z", ",", ";", ":", "\\", '"', "\n", "ü", "日", "🎓", " ", "BEGIN:VEVENT", "n", "^"]
    day = lambda: dt.date(2026, 1, 1) + dt.timedelta(days=draw.randrange(900))
    text = lambda: "".join(draw.choice(pieces) for _ in range(draw.randrange(40)))
    lines = []
    for index in range(300):
        due = day()
        item = {"id": f"i/{index}@", "title": f"T{text()}", "course": "coding"}
        item["kind"] = draw.choice(["event", "goal", "note"])
        if item["kind"] == "note":
            item["text"] = "SECRET"
        else:
            item["due"] = str(due)
            item["text"] = text()
            if draw.random() < 0.5:
                item["time"] = f"{draw.randrange(24):02}:{draw.randrange(60):02}"
            if draw.random() < 0.5:
                item["reminder"] = str(due - dt.timedelta(days=draw.randrange(-3, 40)))
        if item["kind"] == "event" and draw.random() < 0.5:
            every = draw.choice([{"days": 3}, {"weeks": 1}, {"weeks": 5}, {"months": 1}, {"months": 7}])
            until = due + dt.timedelta(days=draw.randrange(400))
            item["recurrence"] = {"every": every, "until": str(until)}
        lines.append({"id": f"e{index:03}", "at": 1772362800000 + index, "kind": "added", "item": item})
    return "".join(json.dumps(line) + "\n" for line in lines)


def name(item):
    """The name of an item in calendars."""
    escape = lambda text: text.replace("%", "%25").replace("/", "%2F").replace("@", "%40")
    if isinstance(item, dict):
        return f"{escape(item['course'])}/{escape(item['event'])}@learner.diary"
    return f"{escape(item)}@learner.diary"


def local(value):
    """Day and time of a value, on the clock that it is about."""
    if isinstance(value, dt.datetime):
        return str(value.date()), value.strftime("%H:%M")
    return str(value), None


def occurrences(component, start):
    """The days of an entry, by the rule as another library reads it."""
    if "RRULE" not in component:
        return [local(start)[0]]
    rule = component["RRULE"].to_ical().decode()
    # What UNTIL says in UTC is compared on the clock of the zone.
    until = component["RRULE"].get("UNTIL")[0]
    if isinstance(until, dt.datetime) and until.tzinfo is not None:
        until = until.astimezone(start.tzinfo)
    last = str(until)[:10].replace("-", "")
    parts = [part for part in rule.split(";") if not part.startswith("UNTIL")]
    first = dt.datetime.combine(dt.date.fromisoformat(local(start)[0]), dt.time())
    found = rrulestr(";".join(parts + [f"UNTIL={last}T235959"]), dtstart=first)
    return [str(each.date()) for each in found]


def alarm_day(component, start):
    """The day of the only alarm, or nothing."""
    alarms = component.walk("VALARM")
    assert len(alarms) <= 1
    if not alarms:
        return None
    if component.name == "VEVENT":
        assert len(component.alarms.times) == 1
    time = dt.datetime.combine(start, dt.time()) if not isinstance(start, dt.datetime) else start
    return str((time.replace(tzinfo=None) + alarms[0]["TRIGGER"].dt).date())


def check(ludus, log, *options):
    expected = {}
    *entries, _ = run(ludus, "replay", log).decode().splitlines()
    for entry in map(json.loads, entries):
        if "due" in entry:
            expected.setdefault(name(entry["item"]), []).append(entry)
    data = run(ludus, "export", log, *options)
    assert b"SECRET" not in data
    assert all(len(line) <= 75 for line in data.split(b"\r\n")), "a line is too long"
    calendar = icalendar.Calendar.from_ical(data)
    found = [each for each in calendar.walk() if each.name in ("VEVENT", "VTODO")]
    assert not calendar.errors and not any(each.errors for each in found)
    assert sorted(str(each["UID"]) for each in found) == sorted(expected), "other names"
    alarms = 0
    for component in found:
        entries = expected[str(component["UID"])]
        first = entries[0]
        start = component["DUE" if component.name == "VTODO" else "DTSTART"].dt
        assert component.name == ("VTODO" if first["kind"] == "goal" else "VEVENT")
        assert str(component["SUMMARY"]) == first["title"], (str(component["SUMMARY"]), first)
        assert local(start) == (first["due"], first.get("time")), (start, first)
        assert occurrences(component, start) == [entry["due"] for entry in entries], first
        assert alarm_day(component, start) == first.get("reminder"), first
        alarms += "reminder" in first
    print(f"{len(found)} entries with {alarms} alarms agree ({' '.join(options) or 'any clock'})")


def main():
    ludus = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for log in [(CONTENT / "log.jsonl").read_text(), random_log(seed)]:
        check(ludus, log)
        check(ludus, log, "--in-zone")


main()
