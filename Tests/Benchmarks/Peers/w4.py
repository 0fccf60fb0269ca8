"""W4 with numpy's own random numbers: the mean weight of what is drawn tells whether the draw is the same."""
import os
import sys

import numpy

from peer import measure

data = numpy.fromfile(sys.argv[1], dtype=numpy.uint8)
banks, size, drawn, draws = (int(n) for n in data[8:24].view("<u4"))
weights = data[32:].view("<u4").reshape(banks, size).astype(float)
chances = weights / weights.sum(axis=1, keepdims=True)
generator = numpy.random.default_rng(7)
limit = min(draws, int(os.environ.get("PEER_LIMIT", 2000)))


def work():
    return [generator.choice(size, drawn, replace=False, p=chances[d % banks]) for d in range(limit)]


measure("python_numpy", limit, work,
        lambda result: f"mean-weight-{numpy.mean([weights[d % banks][r].mean() for d, r in enumerate(result)]):.1f}")
