"""W9 with readers in Python: pygiftparser for GIFT; for Moodle XML moodle-xml-parser, and lxml's tree alone, which knows no question.

usage: w9.py FILE: the name of the file says its format. The checksum is the number of questions.
"""
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
else:
    import lxml.etree
    import moodle_xml_parser.parser

    measure("python_moodle_xml_parser", count, lambda: moodle_xml_parser.parser.parse_file(path),
            lambda questions: f"questions-{sum(map(len, questions.values()))}")
    measure("python_lxml_tree", count, lambda: lxml.etree.parse(path),
            lambda tree: f"questions-{len(tree.findall('question[name]'))}")
