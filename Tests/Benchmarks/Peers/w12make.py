"""Makes the log of W12: `w12make.py MEMBERS FILE [EVENTS]`, the same for the same numbers.

A line is an event: identifier, milliseconds since 1970, kind, number of the member, todo, points, days until it repeats.
Kinds: F founded, J joined, S series of seasons of a week opened, C todo created, L claimed, D done. In the first morning
all join and 2,400 spare todos are made, which the timed commands claim. Then 140 evenings follow with an event each
4 seconds: 50 daily todos and new ones, of which up to three are under way.
"""
import sys

MASK = (1 << 64) - 1
ORIGIN = 1_736_121_600  # Monday, 6 January 2025
DAYS, SPARE, DAILY = 140, 2400, 50


class SplitMix:
    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = self.state + 0x9E3779B97F4A7C15 & MASK
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return ((z ^ z >> 31) >> 32) * bound >> 32


def log(members, count):
    events, random, number = [], SplitMix(12), 0

    def add(kind, by, seconds, todo="", points=0, days=0):
        events.append((f"e{len(events):06}", (ORIGIN + seconds) * 1000, kind, by, todo, points, days))

    add("F", 0, 0)
    for member in range(1, members):
        add("J", member, member)
    add("S", 0, 20_000)
    for spare in range(SPARE):
        add("C", 0, 20_001 + spare, f"s{spare:05}", 7)
    for daily in range(DAILY):
        add("C", 0, 30_000 + daily, f"d{daily:02}", daily % 10 + 1, 1)
    a_day, day = (count - len(events)) // DAYS, 0
    while len(events) < count - 2:
        waiting, pending, made = [f"d{daily:02}" for daily in range(DAILY)], [], 0
        while made < a_day and len(events) < count - len(pending) or pending:
            now = day * 86_400 + 64_800 + made * 4
            ends = made >= a_day - len(pending) or len(events) >= count - len(pending) - 2
            if len(pending) == 3 or ends and pending:
                todo, worker = pending.pop(0)
                add("D", worker, now, todo)
                made += 1
                continue
            if ends:
                break
            worker = random.below(members)
            while any(worker == other for _, other in pending):
                worker = random.below(members)
            if waiting and random.below(4) == 0:
                todo = waiting.pop(0)
            else:
                todo = f"t{number:06}"
                number += 1
                points = random.below(20) + 1
                add("C", random.below(members), now, todo, points)
                made += 1
            add("L", worker, day * 86_400 + 64_800 + made * 4, todo)
            made += 1
            pending.append((todo, worker))
        day += 1
    return events


def main():
    members, path = int(sys.argv[1]), sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 100_000
    with open(path, "w", encoding="utf-8") as file:
        file.writelines("\t".join(map(str, event)) + "\n" for event in log(members, count))


if __name__ == "__main__":
    main()
