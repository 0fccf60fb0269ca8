// SPDX-License-Identifier: Apache-2.0

// A row of W10 in JavaScript: `node w10.mjs ROW FILE`, as w10.py does it.
import { readFileSync, writeSync } from "node:fs";

const [row, path] = process.argv.slice(2);
const number = /^\s*([+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)/;
const plain = (text) => text.replace(/\s+/g, " ").trim();

function grader(problem) {
  const correct = new Set((problem.options ?? []).filter((option) => option.correct).map((option) => option.id));
  const accepted = new Set((problem.accepted ?? []).map((text) => text.toLowerCase()));
  return ({ choice, choices, text }) => {
    if (choice !== undefined) return correct.has(choice);
    if (choices !== undefined) {
      const picked = new Set(choices);
      return picked.size === correct.size && choices.every((pick) => correct.has(pick));
    }
    return accepted.has(plain(text).toLowerCase());
  };
}

const graders = new Map();
function collect(sets) {
  for (const { problems = [], sets: inner = [] } of sets) {
    for (const problem of problems) graders.set(problem.id, grader(problem));
    collect(inner);
  }
}

const grade = (line) => graders.get(line.problem)(line.response);
const judges = {
  choices: grade,
  written: grade,
  exact: (line) => line.accepted.includes(plain(line.input)),
  numeric: (line) => {
    const given = number.exec(line.input);
    return given !== null && line.accepted.some((text) => Number(number.exec(text)?.[1]) === Number(given[1]));
  },
};

const bank = new URL("../../../Examples/Content/general-chemistry.json", import.meta.url);
collect(JSON.parse(readFileSync(bank, "utf8")).sets);
let piece = "";
for (const text of readFileSync(path, "utf8").split("\n")) {
  if (text === "") continue;
  const line = JSON.parse(text);
  const correct = judges[row](line);
  piece += JSON.stringify({ id: line.id, correct, reason: correct ? "This is right." : "This is wrong." }) + "\n";
  if (piece.length > 1 << 16) {
    writeSync(1, piece);
    piece = "";
  }
}
writeSync(1, piece);
