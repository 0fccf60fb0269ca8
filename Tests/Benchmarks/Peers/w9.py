"""W9 with readers in Python: of GIFT, Moodle XML, statements of xAPI, calendars and workbooks.

usage: w9.py FILE: the name of the file says its format. The checksum is the number of things that were read. lxml, json and
openpyxl read the tree or the cells of a file alone and know no question and no statement; tincan builds statements and checks little of them.
"""
import json
import pathlib
import sys

from peer import measure

path = sys.argv[1]
count = 10_000
if path.endswith(".gift"):
    from pygiftparser import parser

    def read():
        with open(path, encoding="utf-8") as file:
            return parser.parseFile(file)

    measure("python_pygiftparser", count, read, lambda questions: f"questions-{len(questions)}")
elif path.endswith(".xml"):
    import lxml.etree
    import moodle_xml_parser.parser

    measure("python_moodle_xml_parser", count, lambda: moodle_xml_parser.parser.parse_file(path),
            lambda questions: f"questions-{sum(map(len, questions.values()))}")
    measure("python_lxml_tree", count, lambda: lxml.etree.parse(path),
            lambda tree: f"questions-{len(tree.findall('question[name]'))}")
elif path.endswith(".json"):
    import tincan

    data = pathlib.Path(path).read_bytes()
    measure("python_tincan", count, lambda: [tincan.Statement(each) for each in json.loads(data)],
            lambda statements: f"statements-{len(statements)}")
    measure("python_json_tree", count, lambda: json.loads(data), lambda statements: f"statements-{len(statements)}")
elif path.endswith(".xlsx"):
    import openpyxl

    def read():
        return list(openpyxl.load_workbook(path, read_only=True, data_only=True).active.values)

    measure("python_openpyxl_cells", count, read, lambda rows: f"rows-{len(rows)}")
else:
    import icalendar

    data = pathlib.Path(path).read_bytes()
    measure("python_icalendar", count, lambda: icalendar.Calendar.from_ical(data),
            lambda calendar: f"events-{len(calendar.walk('VEVENT'))}")
