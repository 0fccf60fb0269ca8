"""A row of W10 in Python with orjson: `python3 w10.py ROW FILE`, where ROW is choices, written, exact or numeric.

A short program as a teacher would write it: no units, no tolerance, no reasons but two sentences. Writes the answers to standard
output.
"""

import pathlib
import re
import sys

import orjson

BANK = pathlib.Path(__file__).resolve().parents[3] / "Examples/Content/general-chemistry.json"
BLANKS = re.compile(r"\s+")
NUMBER = re.compile(r"\s*([+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)")


def problems(sets):
    for each in sets:
        yield from each.get("problems", [])
        yield from problems(each.get("sets", []))


def grader(problem):
    correct = frozenset(option["id"] for option in problem.get("options", []) if option.get("correct"))
    accepted = frozenset(text.casefold() for text in problem.get("accepted", []))

    def grade(response):
        if "choice" in response:
            return response["choice"] in correct
        if "choices" in response:
            return frozenset(response["choices"]) == correct
        return BLANKS.sub(" ", response["text"]).strip().casefold() in accepted

    return grade


def exact(line):
    return BLANKS.sub(" ", line["input"]).strip() in line["accepted"]


def numeric(line):
    given = NUMBER.match(line["input"])
    return given is not None and any(float(given[1]) == float(found[1]) for found in map(NUMBER.match, line["accepted"]) if found)


def main():
    row, path = sys.argv[1:]
    if row in ("choices", "written"):
        graders = {problem["id"]: grader(problem) for problem in problems(orjson.loads(BANK.read_bytes())["sets"])}
        judge = lambda line: graders[line["problem"]](line["response"])
    else:
        judge = exact if row == "exact" else numeric
    write = sys.stdout.buffer.write
    with open(path, "rb") as lines:
        for text in lines:
            line = orjson.loads(text)
            is_correct = judge(line)
            reason = "This is right." if is_correct else "This is wrong."
            write(orjson.dumps({"id": line["id"], "correct": is_correct, "reason": reason}) + b"\n")


main()
