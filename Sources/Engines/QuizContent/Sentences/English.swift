// SPDX-License-Identifier: Apache-2.0
let englishSentences = [
  "option.true": "True",
  "option.false": "False",

  "template.noVariant": "No numbers were found for one of the problems.",
]
