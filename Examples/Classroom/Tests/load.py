#!/usr/bin/env python3
"""How many requests a second the classroom serves, and how long they take: `load.py PROGRAM [CLIENTS] [SECONDS] [--events COUNT]`,
or how long each page takes in an old class: `load.py PROGRAM --years COUNT`.

PROGRAM is the built `classroom`, best with `-c release`. As many clients as said, all at once and each with a connection
that it keeps, ask for one page again and again: home, the leaderboard, and the next step of a quiz. The clients take their
part of the same processor. What failed is
what was told to come again, with 503. Then one client takes on a todo of the class and gives it back, until its history has COUNT events more.

With `--years`, a class of its own has 30 learners who have played 170 quizzes of 20 problems a week for so many school years of 40
weeks, which are copies of one that was played. Every page is asked for after somebody has played on, ten times.
"""
import argparse
import asyncio
import hashlib
import json
import pathlib
import random
import re
import sqlite3
import subprocess
import tempfile
import time

from client import Client, Site

LEARNERS = ("ada", "ben", "cleo", "dora", "eve")


class Connection:
    """A connection that is kept, with a cookie and the token of forms."""

    def __init__(self, site, client):
        self.site, self.cookie, self.form = site, client.cookie, client.form
        self.reader = self.writer = None

    async def ask(self, method, path, body=""):
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.site.port, limit=1 << 20)
        self.writer.write((f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\n"
                           f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode())
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.I)
        content = await self.reader.readexactly(int(length.group(1)) if length else 0)
        return int(head[9:12]), head, content


async def page(connection, path):
    status, _, _ = await connection.ask("GET", path)
    return 1, status == 200


async def step(connection):
    """The next step of a quiz: an answer or going on. A page that is looked at in between counts as a request of its own."""
    if getattr(connection, "quiz", None) is None:
        status, head, _ = await connection.ask("POST", "/quizzes", f"form={connection.form}&bank=general-chemistry&count=20")
        if status != 303:
            return 1, False
        connection.quiz = re.search(rb"location: (\S+)", head, re.I).group(1).decode()
        return 1, status == 303
    status, _, content = await connection.ask("GET", connection.quiz)
    if status == 303:
        connection.quiz = None
        return 1, True
    if status != 200:
        return 1, False
    seen = re.search(rb'name="seen" value="(\d+)"', content).group(1).decode()
    command = "proceed" if b"/proceed" in content else "answer" if b'type="radio"' in content else "reveal"
    status, _, _ = await connection.ask("POST", f"{connection.quiz}/{command}", f"form={connection.form}&seen={seen}&choice=k0")
    return 2, status == 303


async def measure(connections, seconds, work):
    """Requests a second, and how long one took at the median, the 99th percentile and the most; what failed."""
    times, failed, end = [], 0, time.perf_counter() + seconds

    async def run(connection):
        nonlocal failed
        while time.perf_counter() < end:
            start = time.perf_counter()
            count, is_right = await work(connection)
            times.extend([(time.perf_counter() - start) / count] * count)
            failed += not is_right

    start = time.perf_counter()
    await asyncio.gather(*(run(connection) for connection in connections))
    took = time.perf_counter() - start
    times.sort()
    place = lambda part: times[min(int(len(times) * part), len(times) - 1)] * 1000
    return f"{len(times) / took:7.0f} requests/s   p50 {place(0.5):6.0f} ms   p99 {place(0.99):6.0f} ms   {failed} failed"


async def grow(connection, count):
    """How long a command and the page took at the beginning and at the end of so many events."""
    async def timed(method, path, body=""):
        start = time.perf_counter()
        status, _, _ = await connection.ask(method, path, body)
        assert status == (303 if method == "POST" else 200), (path, status)
        return (time.perf_counter() - start) * 1000

    commands, pages, shown = [], [], min(200, count // 2)
    for number in range(count):
        if number < shown or number >= count - shown:
            pages.append(await timed("GET", "/group"))
        command = "release" if number % 2 else "claim"
        commands.append(await timed("POST", f"/group/{command}", f"form={connection.form}&todo=demo-6"))
    middle = lambda times: sorted(times)[len(times) // 2]
    for name, times in (("a command", commands), ("the page", pages)):
        print(f"{name:12} p50 {middle(times[:shown]):6.2f} ms at first   {middle(times[-shown:]):6.2f} ms after {count} events")


PUPILS, A_WEEK, WEEKS, PROBLEMS = 30, 170, 40, 20
DAY = 86_400_000


def play(client, bank):
    """Plays a quiz to its end, some answers of it right, and returns its stream."""
    quiz = client.post("/quizzes", bank=bank, count=str(PROBLEMS)).location
    assert quiz.startswith("/quizzes/"), quiz
    while True:
        page = client.get(quiz)
        if page.status == 303:
            return quiz.removeprefix("/quizzes/")
        seen = re.search(r'name="seen" value="(\d+)"', page.text).group(1)
        options = re.findall(r'type="radio" name="choice" value="([^"]*)"', page.text)
        command = "proceed" if "/proceed" in page.text else "answer"
        client.post(f"{quiz}/{command}", seen=seen, choice=random.choice(options) if options else "")


def school(site):
    """A class of its own with learners and a bank; its teacher, and the learners."""
    output = subprocess.run([site.command[0], "passphrase", "Kim", "--database", str(site.database)], check=True, capture_output=True, text=True).stdout
    kim = Client(site)
    kim.get("/sign-in")
    kim.post("/sign-in", name="Kim", passphrase=re.search(r"passphrase (\S+),", output).group(1))
    kim.get("/account/first")
    kim.post("/account/first", fresh="learn-and-play")
    kim.get("/account")
    text = "".join(f"::P{n}:: How much is {n} + {n}? {{={2 * n} ~{2 * n + 1} ~{2 * n + 2} ~{2 * n + 3}}}\n\n" for n in range(1, 201))
    assert kim.post("/content/publish", format="gift", title="Sums", text=text).status == 303
    learners = []
    for number in range(PUPILS):
        client = Client(site)
        client.register(f"Learner {number + 1}")
        learners.append(client)
    return kim, learners


def grow_old(path, pattern, count):
    """Copies a quiz so many times, over the learners and the days before."""
    database = sqlite3.connect(path)
    accounts = [row[0] for row in database.execute("SELECT id FROM account WHERE role = 'learner' ORDER BY name")]
    title, content = database.execute("SELECT title, json FROM stream JOIN content ON digest = content WHERE stream.id = ?", (pattern,)).fetchone()
    content = bytes(content).decode()
    events = [bytes(row[0]).decode() for row in database.execute("SELECT json FROM event WHERE stream = ? ORDER BY number", (pattern,))]
    times = [json.loads(event)["at"] for event in events]
    pieces = [re.split(rf'(?<="at":){at}(?=[,}}])', event) for event, at in zip(events, times)]
    assert all(len(parts) == 2 for parts in pieces), events[0]
    # The bodies of the triggers would be run for each of some million rows.
    triggers = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        database.execute(f"DROP TRIGGER {name}")
    span = count / A_WEEK * 7 * DAY
    for index in range(count):
        # A school year's days, from the first to yesterday.
        shift = int(span * (count - index) / count) + DAY
        name, account = f"copy-{index}", accounts[index % len(accounts)]
        text = content.replace(pattern, name)
        digest = hashlib.sha256(text.encode()).hexdigest()
        database.execute("INSERT INTO content VALUES (?, ?)", (digest, text.encode()))
        database.execute("INSERT INTO stream (id, kind, owner, title, content, createdAt) VALUES (?, 'quiz', ?, ?, ?, ?)",
                         (name, account, title, digest, (times[0] - shift) / 1000))
        database.executemany("INSERT INTO event VALUES (?, ?, ?, ?)", (
            (name, place + 1, f"{before}{at - shift}{after}".encode(), (at - shift) / 1000)
            for place, ((before, after), at) in enumerate(zip(pieces, times))))
    database.execute("INSERT OR REPLACE INTO activity SELECT id, 1000000 FROM account")
    for _, sql in triggers:
        database.execute(sql)
    database.commit()
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def old_class(program, years, folder):
    """How long every page takes, first and again, in a class that has played for so many school years."""
    site = Site(program, folder, "--teacher", "Kim", "--open-registration")
    try:
        kim, learners = school(site)
        ada, ben = learners[:2]
        bank = re.search(r'name="bank" value="([^"]+)"', ada.get("/quizzes").text).group(1)
        pattern = play(ada, bank)
        site.stop()
        count = int(years * WEEKS * A_WEEK)
        start = time.perf_counter()
        grow_old(site.database, pattern, count)
        size = pathlib.Path(site.database).stat().st_size >> 20
        print(f"{count} quizzes of {PROBLEMS} problems, {size} MB, made in {time.perf_counter() - start:.0f} s", flush=True)
        start = time.perf_counter()
        site.start()
        print(f"starts in {time.perf_counter() - start:.1f} s", flush=True)

        def timed(client, path):
            start = time.perf_counter()
            answer = client.get(path)
            assert answer.status == 200, (path, answer.status)
            return (time.perf_counter() - start) * 1000

        pupil = re.search(r'href="(/class/people/[^"]+)">Learner 2<', kim.get("/class/people").text).group(1)
        member = re.search(r'href="(/group/members/[^"]+)"', ben.get("/").text).group(1)
        pages = [(ben, path) for path in ("/", "/quizzes", "/challenges", "/group", member, "/exercises", "/pins", "/diary", "/account")]
        pages += [(kim, path) for path in ("/", "/content", "/class/people", pupil, pupil.replace("people", "learners"), "/class", "/class?weeks=52", "/class/assignments",
                                           "/class/grading", "/class/teams", "/class/live", "/class/papers", "/class/corrections", "/group")]
        name = lambda client, path: ("teacher " if client is kim else "learner ") + re.sub(r"/[\w%-]{20,}", "/ID", path)
        first = {name(client, path): timed(client, path) for client, path in pages}
        times = {}
        for _ in range(10):
            play(ada, bank)
            for client, path in pages:
                times.setdefault(name(client, path), []).append(timed(client, path))
        print(f"{'page':28} {'first':>9} {'median':>9} {'most':>9}")
        for page, taken in times.items():
            print(f"{page:28} {first[page]:6.0f} ms {sorted(taken)[5]:6.0f} ms {max(taken):6.0f} ms", flush=True)
        print(f"{memory(site)} MB of memory")
    finally:
        site.process.kill()


def memory(site):
    with open(f"/proc/{site.process.pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) // 1024


async def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("clients", type=int, nargs="?", default=200)
    parser.add_argument("seconds", type=float, nargs="?", default=10)
    parser.add_argument("--events", type=int, default=0)
    parser.add_argument("--years", type=float)
    options = parser.parse_args()
    if options.years is not None:
        with tempfile.TemporaryDirectory() as folder:
            return old_class(options.program, options.years, folder)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(options.program, folder, "--demo")
        try:
            signed = []
            for name in LEARNERS:
                client = Client(site)
                client.sign_in(name)
                signed.append(client)
            connections = [Connection(site, signed[number % len(signed)]) for number in range(options.clients)]
            works = {"home": lambda connection: page(connection, "/"), "leaderboard": lambda connection: page(connection, "/group"), "quiz": step}
            print(f"{options.clients} clients, {memory(site)} MB before")
            for name, work in works.items():
                print(f"{name:12} {await measure(connections, options.seconds, work)}   {memory(site)} MB", flush=True)
            if options.events:
                await grow(connections[0], options.events)
                print(f"{memory(site)} MB after")
        finally:
            site.process.kill()


asyncio.run(main())
