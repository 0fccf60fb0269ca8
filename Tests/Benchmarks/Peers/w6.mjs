// SPDX-License-Identifier: Apache-2.0

// W6 in JavaScript: grades a stream of JSON lines as `ludus-bench W6` does, to compare with it.
//
//   PEER_OUT=/tmp node w6.mjs /path/to/w6.jsonl
//
// The items stand beside the responses in `w6.items.json`. Prints name, operations, the median of the CPU seconds
// (user and system; JavaScript compiles and collects on other threads, which count) and the checksum of the output.
import { openSync, readFileSync, writeSync, closeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const path = process.argv[2];
const repeats = Number(process.env.PEER_REPEATS ?? 5);
const output = join(process.env.PEER_OUT ?? tmpdir(), "w6.out.node.jsonl");

/** Trims, joins runs of blanks and folds the case of A-Z and of U+00C0 to U+00DE except U+00D7. */
function normalized(text) {
  return text
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/^ | $/g, "")
    .replace(/[A-Z\u00C0-\u00D6\u00D8-\u00DE]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 32));
}

const graders = {
  mc: ({ key }) => (response) => (response === key ? 100 : 0),
  ca: ({ key }) => {
    const right = new Set(key);
    return (response) => {
      let net = 0;
      for (const pick of response) net += right.has(pick) ? 1 : -1;
      return Math.floor((Math.max(0, net) * 100) / key.length);
    };
  },
  num: ({ key, tol }) => (response) => {
    const text = response.replace(/^[ \t]+|[ \t]+$/g, "");
    if (!/^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/.test(text)) return 0;
    return Math.abs(Number(text.replace(",", ".")) - key) <= tol ? 100 : 0;
  },
  txt: ({ keys }) => {
    const accepted = new Set(keys);
    return (response) => (accepted.has(normalized(response)) ? 100 : 0);
  },
};

const items = JSON.parse(readFileSync(join(dirname(path), "w6.items.json"), "utf8"));
const gradersByItem = new Map(items.map((item) => [item.id, graders[item.type](item)]));

function run() {
  const file = openSync(output, "w");
  const lines = readFileSync(path, "utf8").split("\n");
  let piece = "";
  let count = 0;
  for (const line of lines) {
    if (line === "") continue;
    const { learner, item, response } = JSON.parse(line);
    const grade = gradersByItem.get(item);
    if (grade === undefined) {
      piece += `{"learner":"${learner}","item":"${item}","error":"unknown-item"}\n`;
    } else {
      const score = grade(response);
      piece += `{"learner":"${learner}","item":"${item}","score":${score},"correct":${score === 100}}\n`;
    }
    count += 1;
    if (piece.length > 1 << 20) {
      writeSync(file, piece);
      piece = "";
    }
  }
  writeSync(file, piece);
  closeSync(file);
  return count;
}

/** The sum over the output's words of eight bytes, and over its length, of a mix of each with its place. */
function checksum(bytes) {
  const mask = (1n << 64n) - 1n;
  const golden = 0x9e3779b97f4a7c15n;
  let [sum, place] = [0n, 0n];
  const add = (word) => {
    place += 1n;
    let z = (word + place * golden) & mask;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    sum = (sum + (z ^ (z >> 31n))) & mask;
  };
  const padded = Buffer.alloc(Math.ceil(bytes.length / 8) * 8);
  bytes.copy(padded);
  for (let offset = 0; offset < padded.length; offset += 8) add(padded.readBigUInt64LE(offset));
  add(BigInt(bytes.length));
  return sum.toString(16).padStart(16, "0");
}

const seconds = [];
let operations = 0;
for (let repeat = 0; repeat < repeats; repeat += 1) {
  const start = process.cpuUsage();
  operations = run();
  const { user, system } = process.cpuUsage(start);
  seconds.push((user + system) / 1e6);
}
seconds.sort((a, b) => a - b);
console.log("node", operations, seconds[repeats >> 1], checksum(readFileSync(output)));
