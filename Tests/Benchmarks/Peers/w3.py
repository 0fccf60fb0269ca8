"""W3 with polars and with numpy: totals, levels and counts of 10 M events."""
import sys

import numpy
import polars

from peer import mix, measure, G, MASK

data = numpy.fromfile(sys.argv[1], dtype=numpy.uint8)
players, groups, count = (int(n) for n in data[8:20].view("<u4"))
offset = 24
needed = data[offset:offset + 800].view("<i8"); offset += 800
total_limits = data[offset:offset + 96].view("<i8"); offset += 96
count_limits = data[offset:offset + 64].view("<i8"); offset += 64
group = data[offset:offset + 4 * players].view("<u4"); offset += 4 * players
events = data[offset:].view(numpy.dtype([("player", "<u4"), ("points", "<i2"), ("kind", "<u2")]))
player, points, kind = (numpy.ascontiguousarray(events[name]) for name in ("player", "points", "kind"))
frame = polars.DataFrame({"player": player, "points": points.astype("i8"), "kind": kind})


def results(totals, counts):
    levels = numpy.where(totals <= 0, 0, numpy.searchsorted(needed, totals, side="right") - 1)
    masks = numpy.zeros(players, dtype="i8")
    for bit, limit in enumerate(total_limits):
        masks |= (totals >= limit).astype("i8") << bit
    for number, limit in enumerate(count_limits):
        masks |= (counts[number] >= limit).astype("i8") << (12 + number)
    sums = numpy.zeros(groups, dtype="i8")
    numpy.add.at(sums, group, totals)
    return totals, levels, masks, sums


def with_numpy():
    totals = numpy.bincount(player, weights=points, minlength=players).astype("i8")
    counts = numpy.bincount(kind.astype("i8") * players + player, minlength=8 * players).reshape(8, players)
    return results(totals, counts)


def with_polars():
    table = frame.group_by("player").agg(
        polars.col("points").sum(), *[(polars.col("kind") == number).sum().alias(f"k{number}") for number in range(8)])
    who = table["player"].to_numpy()
    totals, counts = numpy.zeros(players, dtype="i8"), numpy.zeros((8, players), dtype="i8")
    totals[who] = table["points"].to_numpy()
    for number in range(8):
        counts[number][who] = table[f"k{number}"].to_numpy()
    return results(totals, counts)


def check(result):
    totals, levels, masks, sums = (part.astype("u8") for part in result)
    values = numpy.concatenate([numpy.column_stack([totals, levels, masks]).ravel(), sums])
    with numpy.errstate(over="ignore"):
        z = values + numpy.arange(1, len(values) + 1, dtype="u8") * numpy.uint64(G)
        z ^= z >> numpy.uint64(30); z *= numpy.uint64(0xBF58476D1CE4E5B9)
        z ^= z >> numpy.uint64(27); z *= numpy.uint64(0x94D049BB133111EB)
        z ^= z >> numpy.uint64(31)
        return f"{int(z.sum()) & MASK:016x}"


measure("python_numpy", count, with_numpy, check)
measure("python_polars", count, with_polars, check)
