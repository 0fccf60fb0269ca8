#!/usr/bin/env python3
"""How many requests a second the classroom serves, and how long they take: `load.py PROGRAM [CLIENTS] [SECONDS] [--events COUNT]`.

PROGRAM is the built `classroom`, best with `-c release`. As many clients as said, all at once and each with a connection
that it keeps, ask for one page again and again: home, the leaderboard, and the next step of a quiz. The clients take their
part of the same processor. What failed is
what was told to come again, with 503. Then one client takes on a todo of the class and gives it back, until its history has COUNT events more.
"""
import argparse
import asyncio
import re
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


def memory(site):
    with open(f"/proc/{site.process.pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) // 1024


async def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("clients", type=int, nargs="?", default=200)
    parser.add_argument("seconds", type=float, nargs="?", default=10)
    parser.add_argument("--events", type=int, default=0)
    options = parser.parse_args()
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
