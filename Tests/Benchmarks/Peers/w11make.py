"""Writes the reviews of W11: `w11make.py FILE [COUNT]`.

100,000 problems, or that many, with 10 reviews each, always the same: "W11SR001", u32 problems, u32 reviews of each, and for each review u32 seconds
since the one before and u32 rating, little-endian. One in six is forgotten; waits are minutes in the beginning and after one that is, and
then days that grow.
"""
import random
import struct
import sys

PROBLEMS, REVIEWS = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000, 10
chance = random.Random(11)
with open(sys.argv[1], "wb") as file:
    file.write(b"W11SR001" + struct.pack("<II", PROBLEMS, REVIEWS))
    for _ in range(PROBLEMS):
        days, steps = 1.0, 2
        for index in range(REVIEWS):
            if index == 0:
                wait = 0
            elif steps:
                wait = chance.randrange(60, 1200)
            else:
                wait = int(days * 86_400 * chance.uniform(0.7, 1.5))
            rating = chance.choices([1, 2, 3, 4], [17, 10, 60, 13])[0]
            if rating == 1:
                days, steps = max(1.0, days / 4), 1
            elif steps:
                steps -= 1
            else:
                days = min(days * 2.2, 2000)
            file.write(struct.pack("<II", wait, rating))
