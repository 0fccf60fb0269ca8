"""W8 with difflib, whose scripts need not be the shortest, on the first 20,000 pairs, and with rapidfuzz for Python."""
from difflib import SequenceMatcher

from rapidfuzz.distance import Levenshtein

from peer import lines, measure

pairs = lines()
few = pairs[:20_000]


def count(scripts):
    return f"operations-{sum(map(len, scripts))}"


measure("python_rapidfuzz", len(pairs), lambda: [Levenshtein.editops(a, b).as_list() for a, b in pairs], count)
measure("python_difflib", len(few),
        lambda: [SequenceMatcher(None, a, b, autojunk=False).get_opcodes() for a, b in few], count)
