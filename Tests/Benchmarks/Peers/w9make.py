"""Writes the calendar or the workbook of W9, always the same: `w9make.py FILE [COUNT]`, where the name says which.

The calendar has 10,000 events, or that many, as school calendars have them: with a zone, a day or UTC, one in five repeated, folded descriptions
with escapes, and every third with an alarm. The workbook has 10,000 questions with three wrong options, points and an explanation,
and takes openpyxl to write.
"""
import random
import sys

EVENTS = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
chance = random.Random(9)


def workbook():
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["question", "answer", "wrong 1", "wrong 2", "wrong 3", "points", "explanation"])
    words = ["river", "bridge", "cell", "acid", "verse", "angle", "market", "treaty"]
    for index in range(EVENTS):
        options = [f"{word} {index}" for word in chance.sample(words, 4)]
        sheet.append([f"Which of them belongs to number {index}?", *options, index % 3 + 1, f"See page {chance.randint(1, 400)}."])
    book.save(sys.argv[1])
    sys.exit()


if sys.argv[1].endswith(".xlsx"):
    workbook()


def folded(line):
    parts = [line[:75]] + [line[start:start + 74] for start in range(75, len(line), 74)]
    return "\r\n ".join(parts)


lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ludus//W9//EN"]
for index in range(EVENTS):
    day = f"2026{chance.randint(1, 12):02}{chance.randint(1, 28):02}"
    begin = [f"DTSTART;TZID=Europe/Berlin:{day}T{chance.randint(8, 17):02}1500", f"DTSTART;VALUE=DATE:{day}", f"DTSTART:{day}T091500Z"][index % 3]
    words = " ".join(chance.choice(["essay", "chapter", "read\\, then write", "group work", "test\\; bring paper", "lab"]) for _ in range(12))
    lines += ["BEGIN:VEVENT", f"UID:{index}@school.example", "DTSTAMP:20260101T120000Z", begin, f"SUMMARY:Lesson {index}",
              f"DESCRIPTION:{words}", "CATEGORIES:School,Homework"]
    if index % 5 == 0:
        lines.append("RRULE:FREQ=WEEKLY;COUNT=12;BYDAY=MO,WE")
    if index % 3 == 0:
        lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "DESCRIPTION:soon", "END:VALARM"]
    lines.append("END:VEVENT")
lines.append("END:VCALENDAR")
with open(sys.argv[1], "w", newline="", encoding="utf-8") as file:
    file.write("".join(folded(line) + "\r\n" for line in lines))
