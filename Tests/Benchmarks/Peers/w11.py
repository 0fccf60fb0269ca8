"""W11 with PyPI fsrs, the first 20,000 reviews, and with fsrs-rs-python, which knows no dates: the first 200,000 as states alone."""
import os
import struct
import sys
from datetime import datetime, timedelta, timezone

from peer import measure

with open(sys.argv[1], "rb") as file:
    data = file.read()
_, PER_PROBLEM = struct.unpack_from("<II", data, 8)
LIMIT = int(os.environ.get("PEER_LIMIT", 200_000))
START = datetime(2026, 1, 1, tzinfo=timezone.utc)


def reviews(limit):
    return list(struct.iter_unpack("<II", data[16:16 + 8 * limit]))


def scheduled(given):
    from fsrs import Card, Rating, Scheduler
    scheduler = Scheduler(learning_steps=(timedelta(seconds=60), timedelta(seconds=600)), relearning_steps=(timedelta(seconds=600),),
                          enable_fuzzing=False)
    ratings, dues = [None, Rating.Again, Rating.Hard, Rating.Good, Rating.Easy], []
    for index, (wait, rating) in enumerate(given):
        if index % PER_PROBLEM == 0:
            card, date = Card(card_id=1, due=START), START
        date += timedelta(seconds=wait)
        card, _ = scheduler.review_card(card, ratings[rating], date)
        dues.append(round(card.due.timestamp()))
    return dues


def states(given):
    import fsrs_rs_python
    model, names, state = fsrs_rs_python.FSRS(list(fsrs_rs_python.DEFAULT_PARAMETERS)), [None, "again", "hard", "good", "easy"], None
    count = 0
    for index, (wait, rating) in enumerate(given):
        if index % PER_PROBLEM == 0:
            state = None
        state = getattr(model.next_states(state, 0.9, wait // 86_400), names[rating]).memory
        count += 1
    return count


for name, limit, work, check in (("python_fsrs", LIMIT // 10, scheduled, None), ("fsrs_rs_python", LIMIT, states, lambda count: f"states-{count}")):
    given = reviews(limit)
    try:
        measure(name, limit, lambda: work(given), *([check] if check else []))
    except ImportError:
        print(f"left out: {name} is not installed", file=sys.stderr)
