"""What every peer in Python shares: the checksum, the clock and the line that is printed."""
import os
import statistics
import sys
import time

G, MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


def mix(z):
    z ^= z >> 30
    z = z * 0xBF58476D1CE4E5B9 & MASK
    z ^= z >> 27
    z = z * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


def checksum(values):
    return sum(mix((value + index * G) & MASK) for index, value in enumerate(values, 1)) & MASK


def lines(operations=None):
    """The lines of the workload's file, each as its fields."""
    with open(sys.argv[1], encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file][:operations]


def measure(name, operations, work, check=lambda result: f"{checksum(result):016x}"):
    """Runs the work a few times and prints name, operations, median CPU seconds and checksum."""
    seconds = []
    for _ in range(int(os.environ.get("PEER_REPEATS", 3))):
        start = time.process_time()
        result = work()
        seconds.append(time.process_time() - start)
    print(name, operations, f"{statistics.median(seconds):.6f}", check(result))
