"""Grades lines of text, JSON Lines or Parquet with `ludus`.

    spark-submit --py-files ludus_spark.py grade.py --bank bank.json [--ludus PROGRAM] [--statistics] IN OUT

IN is a file or folder: *.parquet with a column "value" that has a response a row, anything else text with one a line.
OUT becomes a folder in the same form. With --statistics it has a line for each problem instead of each response.
"""

import argparse

from pyspark.sql import SparkSession

from ludus_spark import Ludus

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--bank", required=True, help="the problem bank, a JSON file")
parser.add_argument("--ludus", default="ludus", help="the program")
parser.add_argument("--statistics", action="store_true", help="count the answers of each problem")
parser.add_argument("input")
parser.add_argument("output")
arguments = parser.parse_args()

spark = SparkSession.builder.appName("ludus").getOrCreate()
is_parquet = arguments.input.rstrip("/").endswith(".parquet")
lines = (spark.read.parquet if is_parquet else spark.read.text)(arguments.input)
ludus = Ludus(spark, arguments.ludus)
if arguments.statistics:
    rows = ludus.statistics(lines, arguments.bank).select("row")
else:
    rows = ludus.grade(lines, arguments.bank)
    rows = rows if is_parquet else rows.select("answer").dropna()
# What a task writes counts once it is complete, so one that is run again leaves nothing twice.
writer = rows.write.mode("overwrite")
writer.parquet(arguments.output) if is_parquet else writer.text(arguments.output)
spark.stop()
