"""Writes the lines of a row of W10: `w10make.py ROW FILE`, where ROW is choices, written or a kind of `ludus match`.

200,000 lines each, always the same. The responses are to the chemistry bank of the Examples, by 50,000 students: choices, or
written ones, of which a quarter are of one learner alone. The answers of
the kinds are given to forty accepted ones; half of them are like others', half are of one learner alone.
"""

import json
import pathlib
import random
import sys

LINES = 200_000
BANK = pathlib.Path(__file__).resolve().parents[3] / "Examples/Content/general-chemistry.json"
WORDS = """photosynthesis mitochondrion chlorophyll metamorphosis amphibian evaporation condensation precipitation
gravitation acceleration resistance conductor isotope electron catalyst equilibrium reduction oxidation parallelogram
hypotenuse perpendicular circumference denominator polynomial derivative parliament constitution revolution
monarchy republic colonialism industrialization renaissance reformation pharaoh hieroglyph aqueduct senator
gladiator""".split()
NUMBERS = ["9.81 m/s^2", "299792458 m/s", "6.022e23", "1.602e-19 C", "8.314 J/(mol K)", "3.14159", "2.718", "0.5", "3/4", "25 %",
           "100 km/h", "1000 kg/m^3", "12.5 cm", "4.18 kJ/(kg K)", "220 V", "1.5 A", "60 W", "101325 Pa", "273.15 K", "42"]
FORMULAS = ["H2O", "CO2", "H2SO4", "NaCl", "Ca(OH)2", "CH4 + 2 O2 -> CO2 + 2 H2O", "2 H2 + O2 -> 2 H2O", "SO4^2-", "NH4+",
            "N2 + 3 H2 <=> 2 NH3"]
DATES = ["1789-07-14", "1990-10-03", "1969-07-20", "1914", "19th century", "44 BC", "1945-05-08", "October 1517", "1066", "1815-06-18"]
EXPRESSIONS = ["(x+1)^2", "2x + 3", "sin(x)^2 + cos(x)^2", "1/(x+1)", "x^2 - 4", "sqrt(x)", "e^x", "a^2 + 2ab + b^2", "x(x-1)", "ln(x)"]


def slip(word, chance):
    """The word with a letter left out, doubled, changed or swapped with the next."""
    at = chance.randrange(1, len(word) - 1)
    return chance.choice([word[:at] + word[at + 1:], word[:at] + word[at] + word[at:], word[:at] + "e" + word[at + 1:],
                          word[:at] + word[at + 1] + word[at] + word[at + 2:]])


def answer(kind, chance):
    if kind in ("exact", "rough"):
        word = chance.choice(WORDS)
        others = [word, word.upper(), slip(word, chance), f"{word[:3]}{chance.randrange(10**6)}"]
        return word, chance.choice(others)
    if kind == "numeric":
        number = chance.choice(NUMBERS)
        unit = number.partition(" ")[2]
        return number, chance.choice([number, f"{chance.uniform(0, 1000):.4g} {unit}".strip(), f"{chance.uniform(0, 99):.5g}"])
    if kind == "chemical":
        formula = chance.choice(FORMULAS)
        return formula, chance.choice([formula, formula.replace("2", "3", 1), f"C{chance.randrange(1, 40)}H{chance.randrange(1, 80)}"])
    if kind == "date":
        date = chance.choice(DATES)
        day = f"{chance.randrange(1, 29)} {chance.choice(['May', 'June', 'July', 'October'])} {chance.randrange(1000, 2000)}"
        return date, chance.choice([date, day, str(chance.randrange(1000, 2000))])
    expression = chance.choice(EXPRESSIONS)
    return expression, chance.choice([expression, f"({expression}) + 0", f"{expression} + {chance.randrange(1, 10**4)}"])


def response(problem, chance):
    options = [option["id"] for option in problem.get("options", [])]
    kind = problem["kind"]
    if kind == "multipleChoice":
        return {"choice": chance.choice(options)}
    if kind == "checkAll":
        return {"choices": chance.sample(options, chance.randrange(1, len(options)))}
    accepted = chance.choice(problem["accepted"])
    return {"text": chance.choice([accepted, accepted, accepted.upper(), f"no {chance.randrange(10**5)}"])}


def main():
    row, path = sys.argv[1:]
    chance = random.Random(10)
    is_grading = row in ("choices", "written")
    if is_grading:
        found = []

        def collect(sets):
            for each in sets:
                found.extend(each.get("problems", []))
                collect(each.get("sets", []))

        collect(json.loads(BANK.read_text())["sets"])
        problems = [each for each in found if ("accepted" in each) == (row == "written")]
    with open(path, "w", encoding="utf-8") as file:
        for number in range(LINES):
            if is_grading:
                problem = chance.choice(problems)
                line = {"id": number, "student": f"s{chance.randrange(50_000)}", "problem": problem["id"], "response": response(problem, chance)}
            else:
                accepted, given = answer(row, chance)
                line = {"id": number, "kind": row, "accepted": [accepted], "input": given}
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


main()
