#!/usr/bin/env python3
"""What must not be lost or damaged in the classroom: `faults.py PROGRAM [TIMES]`.

Kills the program TIMES times (3 without it) while 50 clients play, fills its disk, and lets two devices act at once.
After each, every answer that was acknowledged is there, and every stream can be read.
"""
import http.client
import json
import pathlib
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from client import Client, Site

CLIENTS = 50
BANK = "general-chemistry"


def hidden(page, name):
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    return found and found.group(1)


class Player:
    """A learner who plays without a pause and keeps a list of what was acknowledged."""

    def __init__(self, site, name):
        self.client = Client(site)
        self.client.register(name)
        self.acknowledged = []  # (stream, number of the event, what the event must say)
        self.unforeseen = []
        self.quiz = None

    def step(self):
        if self.quiz is None:
            answer = self.client.post("/quizzes", bank=BANK, count="20")
            assert answer.status == 303, answer.status
            self.quiz = answer.location.removeprefix("/quizzes/")
            self.acknowledged.append((self.quiz, 1, {"kind": "started"}))
        answer = self.client.get("/quizzes/" + self.quiz)
        if answer.status == 303:
            self.quiz = None
            return
        page = answer.text
        seen = int(hidden(page, "seen"))
        options = re.findall(r'type="radio" name="choice" value="([^"]*)"', page)
        if "/proceed" in page:
            self.send("proceed", seen, {"kind": "proceeded"})
        elif options:
            choice = random.choice(options)
            self.send("answer", seen, {"kind": "answered"}, choice=choice)
        else:
            self.send("reveal", seen, {"kind": "revealed"})

    def send(self, command, seen, event, **fields):
        answer = self.client.post(f"/quizzes/{self.quiz}/{command}", seen=str(seen), **fields)
        if answer.status == 303:
            self.acknowledged.append((self.quiz, seen + 1, event))
        elif answer.status not in (409, 422):
            self.unforeseen.append(answer.status)

    def try_step(self):
        """A step that may be refused: the statuses that were not foreseen."""
        try:
            self.step()
        except AssertionError as error:
            self.unforeseen.append(error.args[0])
        statuses, self.unforeseen = self.unforeseen, []
        return statuses

    def play_until(self, end):
        while not end.is_set():
            try:
                self.step()
            except (OSError, http.client.HTTPException):
                # The program was killed while this one waited: nothing was acknowledged.
                return


def check(site, players):
    """Every acknowledged event is in the file at its place, no number is missing, and every stream can be replayed."""
    database = sqlite3.connect(f"file:{site.database}?mode=ro", uri=True)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert database.execute("PRAGMA foreign_key_check").fetchone() is None
    events = {}
    for stream, number, text in database.execute("SELECT stream, number, json FROM event ORDER BY stream, number"):
        events.setdefault(stream, []).append(json.loads(text))
        assert number == len(events[stream]), f"event {len(events[stream])} of {stream} is missing"
    database.close()
    count = 0
    for player in players:
        for stream, number, expected in player.acknowledged:
            event = events[stream][number - 1]
            assert all(event.get(key) == value for key, value in expected.items()), (stream, number, expected, event)
            count += 1
        for stream in {stream for stream, _, _ in player.acknowledged[-40:]}:
            answer = player.client.get(f"/quizzes/{stream}")
            assert answer.status in (200, 303), (stream, answer.status)
            if answer.status == 200:
                assert int(hidden(answer.text, "seen")) == len(events[stream])
        assert not player.unforeseen, player.unforeseen
    return count


def kill_under_load(site, times):
    players = [Player(site, f"player-{number}") for number in range(CLIENTS)]
    for time_number in range(times):
        end = threading.Event()
        threads = [threading.Thread(target=player.play_until, args=(end,)) for player in players]
        for thread in threads:
            thread.start()
        enough = sum(len(player.acknowledged) for player in players) + random.randint(50, 250)
        while sum(len(player.acknowledged) for player in players) < enough:
            assert any(thread.is_alive() for thread in threads), "all have stopped to play"
            time.sleep(random.uniform(0, 0.02))
        site.kill()
        end.set()
        for thread in threads:
            thread.join()
        site.start()
        count = check(site, players)
    print(f"killed {times} times under the load of {CLIENTS}: {count} acknowledged events, all there", flush=True)


def full_disk(program):
    """On a disk that gets full one is told, can still read, and finds everything that was acknowledged."""
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True)
        if mounted.returncode != 0:
            sys.exit("full disk: cannot be tried, because this user may not mount a small one")
        site = None
        try:
            site = Site(program, pathlib.Path(folder), "--demo", "--open-registration", errors=subprocess.DEVNULL)
            player = Player(site, "player")
            statuses = []
            for _ in range(4_000):
                statuses += player.try_step()
                if statuses.count(507) >= 5:
                    break
            assert statuses.count(507) >= 5, f"it was never told: {set(statuses)}"
            assert player.client.get("/quizzes").status == 200, "it cannot be read any more"
            count = check(site, [player])
            site.kill()
            # There is room again.
            subprocess.run(["mount", "-o", "remount,size=16m", folder], check=True)
            site.start()
            check(site, [player])
            before = len(player.acknowledged)
            for _ in range(10):
                player.step()
            assert len(player.acknowledged) > before, "it does not go on when there is room again"
            check(site, [player])
        finally:
            if site:
                site.kill()
            subprocess.run(["umount", folder], check=True)
    print(f"full disk: told, {count} acknowledged events, all there", flush=True)


def at_once(*actions):
    """The statuses of things that are done at the same moment."""
    barrier, statuses = threading.Barrier(len(actions)), []

    def run(action):
        barrier.wait()
        statuses.append(action().status)

    threads = [threading.Thread(target=run, args=(action,)) for action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(statuses)


def two_devices(site):
    """Two devices of one learner never count twice."""
    devices = [Client(site), Client(site)]
    for device in devices:
        device.sign_in("ada")
    address = devices[0].post("/quizzes", bank=BANK, count="20").location
    devices[1].get(address)
    for _ in range(20):
        page = devices[0].get(address)
        if page.status == 303:
            break
        seen = hidden(page.text, "seen")
        command = "proceed" if "/proceed" in page.text else "reveal"
        statuses = at_once(*(lambda device=device: device.post(f"{address}/{command}", seen=seen) for device in devices))
        assert statuses == [303, 409], statuses
        assert int(hidden(devices[1].get(address).text, "seen") or int(seen) + 2) <= int(seen) + 2
    points = lambda: int(re.search(r'<tr class="me">.*?class="number">(\d+)<', devices[0].get("/group").text, re.S).group(1))
    for _ in range(10):
        before = points()
        devices[0].post("/group/create", title="Once", points="5")
        board = devices[0].get("/group").text
        todo = re.findall(r'name="todo" value="([^"]*)"', board[: board.index("Take on: Once")])[-1]
        devices[0].post("/group/claim", todo=todo)
        at_once(*(lambda device=device: device.post("/group/complete", todo=todo) for device in devices))
        assert points() == before + 5, (before, points())
    print("two devices: nothing counts twice", flush=True)


def main():
    program, times = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3
    with tempfile.TemporaryDirectory() as folder:
        site = Site(program, pathlib.Path(folder), "--demo", "--open-registration")
        try:
            two_devices(site)
            kill_under_load(site, times)
            site.stop()
        finally:
            site.process.kill()
    full_disk(program)


if __name__ == "__main__":
    main()
