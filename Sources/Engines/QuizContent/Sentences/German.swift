// SPDX-License-Identifier: Apache-2.0
let germanSentences = [
  "option.true": "Wahr",
  "option.false": "Falsch",

  "template.noVariant": "Für eine der Aufgaben wurden keine Zahlen gefunden.",
]
