"""Grades 200,000 responses with Spark and with `ludus` alone, and expects the same: `test.py LUDUS`.

In a second run a process of `ludus` is killed in the middle, which must change nothing. Then the job is run for text and for
Parquet.
"""

import collections
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

import pyarrow.parquet
from pyspark.sql import SparkSession

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
os.environ["PYTHONPATH"] = sys.path[0] + os.pathsep + os.environ.get("PYTHONPATH", "")
os.environ["PYSPARK_PYTHON"] = sys.executable
from ludus_spark import Ludus  # noqa: E402

LINES = 200_000
BANK = pathlib.Path(__file__).resolve().parents[1] / "Content/general-chemistry.json"
PROGRAM = os.path.abspath(sys.argv[1])


def problems(sets):
    for each in sets:
        yield from each.get("problems", [])
        yield from problems(each.get("sets", []))


def responses():
    chance = random.Random(4)
    choices = [each for each in problems(json.loads(BANK.read_text())["sets"]) if each["kind"] == "multipleChoice"]
    for number in range(LINES):
        problem = chance.choice(choices)
        pick = chance.choice(problem["options"])["id"]
        line = {"id": number, "student": f"s{chance.randrange(3000)}", "problem": problem["id"], "response": {"choice": pick}}
        # Some lines cannot be used.
        if number % 5000 == 17:
            line["problem"] = "none"
        yield "nonsense" if number % 5000 == 18 else json.dumps(line)


def alone(*arguments, lines):
    run = subprocess.run([PROGRAM, *arguments], input="\n".join(lines).encode(), stdout=subprocess.PIPE, check=False)
    assert run.returncode == 1, run.returncode
    return run.stdout.decode().splitlines()


def without_place(rows):
    """The rows as objects in some order; the number of a faulty line is that of a task in Spark."""
    objects = [json.loads(row) for row in rows]
    for each in objects:
        if "error" in each:
            each.pop("line", None)
    return collections.Counter(json.dumps(each, sort_keys=True) for each in objects)


def expect_same(name, found, expected):
    assert found == expected, f"{name}: {sum((found - expected).values())} rows differ, as {list((found - expected))[:2]} " \
        f"instead of {list(expected - found)[:2]}"
    print(f"seen {name}: {sum(found.values())} rows", flush=True)


def submitted(source, target):
    """Runs the job as its README says, once more over what it wrote before."""
    here = pathlib.Path(__file__).resolve().parent
    submit = [str(pathlib.Path(sys.executable).parent / "spark-submit"), "--master", "local[2]", "--conf", "spark.ui.enabled=false",
              "--conf", f"spark.local.dir={folder}", "--py-files", str(here / "ludus_spark.py"), str(here / "grade.py"),
              "--ludus", PROGRAM, "--bank", str(BANK), source, target]
    for _ in range(2):
        run = subprocess.run(submit, stderr=subprocess.PIPE, check=False)
        assert run.returncode == 0, run.stderr.decode()[-2000:]


def kill_one(folder, killed):
    """Kills the first process of the program that runs from a folder of this test."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                if os.readlink(f"/proc/{process}/exe").startswith(folder):
                    os.kill(int(process), signal.SIGKILL)
                    killed.append(process)
                    return
            except OSError:
                continue
        time.sleep(0.01)


with tempfile.TemporaryDirectory() as folder:
    folder = os.path.realpath(folder)
    lines = list(responses())
    file = pathlib.Path(folder, "responses.txt")
    file.write_text("\n".join(lines) + "\n")
    grades = without_place(alone("quiz", "grade", "--bank", BANK, lines=lines))
    items = without_place(alone("quiz", "statistics", "--json", "--bank", BANK, lines=lines))
    # Two cores; a task may fail three times.
    spark = SparkSession.builder.master("local[2,4]").config("spark.local.dir", folder) \
        .config("spark.sql.shuffle.partitions", 4).config("spark.ui.enabled", "false") \
        .config("spark.ui.showConsoleProgress", "false") \
        .config("spark.sql.files.maxPartitionBytes", "4m").getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    ludus = Ludus(spark, PROGRAM)
    text = spark.read.text(str(file))

    def graded():
        return without_place(row.answer for row in ludus.grade(text, BANK).select("answer").collect())

    start = time.monotonic()
    expect_same("grades", graded(), grades)
    print(f"{LINES / (time.monotonic() - start):.0f} lines a second", flush=True)
    killed = []
    killer = threading.Thread(target=kill_one, args=(folder, killed))
    killer.start()
    expect_same("grades after a killed process", graded(), grades)
    killer.join()
    assert killed, "no process was killed"
    table = ludus.statistics(text, BANK).collect()
    expect_same("statistics", without_place(row.row for row in table), items)
    text.repartition(4).write.parquet(f"{folder}/responses.parquet")
    spark.stop()
    # The job for text and for Parquet, each of which is run again over its output.
    submitted(str(file), f"{folder}/grades")
    written = [line for part in pathlib.Path(folder, "grades").glob("part-*") for line in part.read_text().splitlines()]
    expect_same("grades of the job for text", without_place(written), grades)
    submitted(f"{folder}/responses.parquet", f"{folder}/grades.parquet")
    table = pyarrow.parquet.read_table(f"{folder}/grades.parquet").to_pylist()
    expect_same("grades of the job for Parquet", without_place(row["answer"] for row in table), grades)
    assert collections.Counter(row["value"] for row in table) == collections.Counter(lines)
