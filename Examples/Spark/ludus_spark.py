"""Grades, matches and counts lines of JSON on a Spark cluster, with the program `ludus` in every task.

    ludus = Ludus(spark, "ludus")
    ludus.grade(spark.read.text("responses/"), "bank.json")      # the lines, with a column "answer"
    ludus.statistics(spark.read.text("responses/"), "bank.json")  # a row for each problem

Lines are the column "value" of a DataFrame, as `spark.read.text` gives it. What a line cannot be used for stands in
its answer as {"id":...,"error":"..."}, and never fails the job. A task that fails is run again and gives the same rows.
"""

import os
import re
import subprocess
import threading

import pyarrow
from pyspark import SparkFiles
from pyspark.sql import functions, types

# Answers name the line of their own task, which says nothing about the whole.
_TASK_LINE = re.compile(r',"line":[0-9]+\}$')
_BLANK = re.compile(r"[ \t\r\n]*\Z")


class Ludus:
    """The program, shipped to the workers of a session."""

    def __init__(self, spark, program):
        self.spark = spark
        self.program = self._ship(program)

    def grade(self, lines, bank, *options):
        """Adds a column "answer" with what `ludus quiz grade` says about the column "value"."""
        return self._answer(lines, ["quiz", "grade", *options], {"--bank": bank})

    def match(self, lines, *options):
        """Adds a column "answer" with what `ludus match` says about the column "value"."""
        return self._answer(lines, ["match", *options], {})

    def statistics(self, lines, bank=None, partitions=None):
        """A row of JSON for each problem, and one for each line that could not be used, in the column "row".

        With a bank the lines are responses as `grade` takes them, of which a student's first to a problem counts;
        without one they are answers of a log. The answers of a learner come into one partition.
        """
        learner = functions.coalesce(
            functions.get_json_object("value", "$.student"), functions.get_json_object("value", "$.learner")
        )
        # Shuffling loses the order, by which the first responses count.
        ordered = lines.select("value", functions.monotonically_increasing_id().alias("number"))
        keys = (partitions, learner) if partitions else (learner,)
        parted = ordered.repartition(*keys).sortWithinPartitions("number").select("value")
        run = Run(self.program, ["quiz", "statistics", "--partial"], {"--bank": self._ship(bank)} if bank else {})
        schema = types.StructType([types.StructField("row", types.StringType())])
        partial = parted.mapInArrow(run.collect, schema).persist()
        is_error = functions.get_json_object("row", "$.error").isNotNull()
        merge = Run(self.program, ["quiz", "statistics", "--merge"], {})
        counts = partial.filter(~is_error).rdd.map(lambda row: row.row)
        merged = counts.mapPartitions(lambda rows: [merge.lines(rows, "--partial")]).treeReduce(
            lambda left, right: merge.lines(left + right, "--partial")
        )
        rows = self.spark.createDataFrame([(row,) for row in merge.lines(merged, "--json")], schema)
        return rows.unionAll(partial.filter(is_error))

    def _answer(self, lines, arguments, files):
        shipped = {option: self._ship(path) for option, path in files.items()}
        run = Run(self.program, [*arguments, "--jobs", "1"], shipped)
        schema = types.StructType([*lines.schema.fields, types.StructField("answer", types.StringType())])
        return lines.mapInArrow(run.answer, schema)

    def _ship(self, path):
        """Sends a file to the workers, and returns the name by which they know it."""
        path = os.path.abspath(path)
        self.spark.sparkContext.addFile(path)
        return os.path.basename(path)


class Run:
    """A command of the program, with files that were shipped."""

    def __init__(self, program, arguments, files):
        self.program = program
        self.arguments = arguments
        self.files = files

    def start(self, *options):
        program = SparkFiles.get(self.program)
        if not os.access(program, os.X_OK):
            os.chmod(program, 0o755)
        files = [part for option, name in self.files.items() for part in (option, SparkFiles.get(name))]
        return subprocess.Popen(
            [program, *self.arguments, *files, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def answer(self, batches):
        """Gives each batch with the answers to its lines. Batches are answered while others are read."""
        with Process(self.start()) as process:
            for batch in batches:
                values = [line and line.replace("\n", " ") for line in batch.column("value").to_pylist()]
                asked = [line for line in values if line is not None and not _BLANK.match(line)]
                answers = iter(process.ask(asked))
                column = [
                    None if line is None or _BLANK.match(line) else _TASK_LINE.sub("}", next(answers))
                    for line in values
                ]
                yield pyarrow.RecordBatch.from_arrays(
                    [*batch.columns, pyarrow.array(column, pyarrow.string())], [*batch.schema.names, "answer"]
                )

    def collect(self, batches):
        """Gives what the program writes once it has read all lines."""
        lines = (line for batch in batches for line in batch.column("value").to_pylist() if line is not None)
        rows = [_TASK_LINE.sub("}", row) for row in self.lines(line.replace("\n", " ") for line in lines)]
        yield pyarrow.RecordBatch.from_arrays([pyarrow.array(rows, pyarrow.string())], ["row"])

    def lines(self, lines, *options):
        """Returns what the program writes for lines, without their ends."""
        with Process(self.start(*options)) as process:
            return process.finish(lines)


class Process:
    """A running program that is written to and read from at the same time, so that neither waits for the other."""

    def __init__(self, process):
        self.process = process

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind:
            self.process.kill()
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        status = self.process.wait()
        # 1 says that lines could not be used, which their answers say too. Anything else fails the task.
        if not kind and status not in (0, 1):
            raise RuntimeError(f"ludus ended with status {status}")

    def ask(self, lines):
        """Returns the answer to each line."""
        writer = threading.Thread(target=self._write, args=(lines,))
        writer.start()
        answers = [self.process.stdout.readline() for _ in lines]
        writer.join()
        if answers and not answers[-1].endswith(b"\n"):
            raise RuntimeError("ludus ended before it had answered every line")
        return [answer.decode().rstrip("\n") for answer in answers]

    def finish(self, lines):
        """Writes lines, and returns all that comes after them."""
        writer = threading.Thread(target=self._write, args=(lines, True))
        writer.start()
        output = self.process.stdout.read()
        writer.join()
        return output.decode().splitlines()

    def _write(self, lines, ending=False):
        try:
            for line in lines:
                self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            if ending:
                self.process.stdin.close()
        except BrokenPipeError:
            # The program has ended; its status says why.
            pass
