"""W5 with sympy: two expressions are equal when their difference simplifies to zero. The first 200 pairs."""
import os

import sympy
from sympy.parsing.sympy_parser import parse_expr

from peer import lines, measure

limit = int(os.environ.get("PEER_LIMIT", 200))
pairs = lines(limit)


def work():
    return [
        int(sympy.simplify(parse_expr(a.replace("^", "**")) - parse_expr(b.replace("^", "**"))) == 0)
        for _, _, a, b in pairs
    ]


measure("python_sympy", limit, work,
        lambda result: f"right-{sum((label == 'E') == bool(x) for (_, label, _, _), x in zip(pairs, result))}")
