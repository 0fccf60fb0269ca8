"""The classroom while it runs, and somebody who uses it without a browser."""
import http.client
import pathlib
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

PASSPHRASE = "learn-and-play"


class Site:
    """The program while it runs."""

    def __init__(self, program, folder, *options, errors=None):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = pathlib.Path(folder) / "site.sqlite"
        self.command = [program, "--database", str(self.database), "--port", str(self.port), *options]
        self.errors = errors
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=self.errors)
        for _ in range(600):
            try:
                urllib.request.urlopen(self.address + "/health").read()
                return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        raise SystemExit("the classroom does not start")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(timeout=20) == 0, "SIGTERM does not end it in an orderly way"


class Answer:
    """What came back for a request."""

    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.location = response.headers.get("Location", "")
        self.body = response.read()

    @property
    def text(self):
        return self.body.decode(errors="replace")


class Client:
    """A connection that keeps its cookie, and sends it with the token of forms."""

    def __init__(self, site):
        self.site, self.cookie, self.form, self.connection = site, None, None, None

    def request(self, method, path, body=None):
        for attempt in (0, 1):
            fresh = self.connection is None
            if fresh:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.site.port, timeout=60)
            headers = {"Cookie": self.cookie} if self.cookie else {}
            if body is not None:
                headers["Content-Type"] = "application/x-www-form-urlencoded"
            try:
                self.connection.request(method, path, body, headers)
                answer = Answer(self.connection.getresponse())
                break
            except (OSError, http.client.HTTPException):
                self.connection.close()
                self.connection = None
                # A connection that was kept may have been closed since; what was sent twice must not count twice.
                if fresh or method == "POST" or attempt:
                    raise
        set_cookie = answer.headers.get("Set-Cookie")
        if set_cookie:
            self.cookie = set_cookie.split(";")[0]
        token = re.search(r'name="form" value="([0-9a-f]+)"', answer.text) if method == "GET" else None
        if token:
            self.form = token.group(1)
        return answer

    def get(self, path):
        return self.request("GET", path)

    def post(self, path, **fields):
        return self.request("POST", path, urllib.parse.urlencode({"form": self.form or "", **fields}, doseq=True))

    def enter(self, path, name):
        self.get(path)
        answer = self.post(path, name=name, passphrase=PASSPHRASE)
        assert answer.status == 303, (path, name, answer.status)
        self.get("/account")

    def sign_in(self, name):
        self.enter("/sign-in", name)

    def register(self, name):
        self.enter("/register", name)
