"""W1 with rapidfuzz for Python."""
from rapidfuzz.distance import OSA

from peer import lines, measure

pairs = lines()
measure("python_rapidfuzz", len(pairs), lambda: [OSA.distance(a, b, score_cutoff=3) for a, b in pairs])
