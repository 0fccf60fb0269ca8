// SPDX-License-Identifier: Apache-2.0

/// The sentences of matchers of dates in German.
let germanSentences: [String: String] = [
  "malformed": "Das ist nicht lesbar: {reason}.",
  "unreadable": "Die richtige Antwort „{answer}“ ist nicht lesbar. {reason}",
  "toleranceOutOfRange": "Eine Toleranz ist von 0 bis {maximum} Tage oder Jahre.",
  "notAsExact": "Die richtige Antwort „{answer}“ ist nicht so genau, wie Antworten sein müssen.",
]
