"""W6 in Python with orjson: grades a stream of JSON lines as `ludus-bench W6` does, to compare with it.

    PEER_OUT=/tmp python3 w6.py /path/to/w6.jsonl

The items stand beside the responses in `w6.items.json`. Prints name, operations, the median of the CPU seconds and
the checksum of the output. Without orjson the standard library's json is used, and the name says so.
"""

import os
import re
import statistics
import sys
import tempfile
import time

try:
    import orjson as json
except ImportError:
    import json

PATH = sys.argv[1]
REPEATS = int(os.environ.get("PEER_REPEATS", 5))
OUTPUT = os.path.join(os.environ.get("PEER_OUT", tempfile.gettempdir()), "w6.out.python.jsonl")

BLANKS = re.compile("[ \t\r\n]+")
NUMBER = re.compile(r"[+-]?(?:[0-9]+[.,]?[0-9]*|[.,][0-9]+)\Z")
CAPITALS = [*range(0x41, 0x5B), *(code for code in range(0xC0, 0xDF) if code != 0xD7)]
FOLDED = {code: code + 32 for code in CAPITALS}


def choice(item):
    key = item["key"]
    return lambda response: 100 if response == key else 0


def check_all(item):
    key = frozenset(item["key"])

    def score(response):
        hits = sum(pick in key for pick in response)
        return max(0, 2 * hits - len(response)) * 100 // len(key)

    return score


def number(item):
    key, tolerance = item["key"], item["tol"]

    def score(response):
        text = response.strip(" \t")
        if not NUMBER.match(text):
            return 0
        return 100 if abs(float(text.replace(",", ".")) - key) <= tolerance else 0

    return score


def text(item):
    keys = frozenset(item["keys"])

    def score(response):
        words = BLANKS.sub(" ", response).strip(" ")
        return 100 if words.translate(FOLDED) in keys else 0

    return score


GRADERS = {"mc": choice, "ca": check_all, "num": number, "txt": text}


def run(graders):
    count = 0
    with open(PATH, "rb") as responses, open(OUTPUT, "w", encoding="utf-8", newline="\n") as output:
        for line in responses:
            answer = json.loads(line)
            learner, item = answer["learner"], answer["item"]
            grade = graders.get(item)
            if grade is None:
                rest = '"error":"unknown-item"'
            else:
                score = grade(answer["response"])
                rest = f'"score":{score},"correct":{"true" if score == 100 else "false"}'
            output.write(f'{{"learner":"{learner}","item":"{item}",{rest}}}\n')
            count += 1
    return count


def checksum(data):
    """The sum over the words of eight bytes, and over the length, of a mix of each with its place."""
    mask = 2**64 - 1
    words = memoryview(data + b"\0" * (-len(data) % 8)).cast("Q")
    total = 0
    for place, word in enumerate([*words, len(data)], start=1):
        z = (word + place * 0x9E3779B97F4A7C15) & mask
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & mask
        total += z ^ z >> 31
    return f"{total & mask:016x}"


def main():
    with open(os.path.join(os.path.dirname(PATH), "w6.items.json"), "rb") as file:
        graders = {item["id"]: GRADERS[item["type"]](item) for item in json.loads(file.read())}
    seconds = []
    operations = 0
    for _ in range(REPEATS):
        start = time.process_time()
        operations = run(graders)
        seconds.append(time.process_time() - start)
    with open(OUTPUT, "rb") as file:
        print(f"python_{json.__name__}", operations, statistics.median(seconds), checksum(file.read()))


main()
