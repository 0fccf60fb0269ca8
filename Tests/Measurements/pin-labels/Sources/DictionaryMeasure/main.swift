// SPDX-License-Identifier: Apache-2.0

// Measures whether the dictionary of anatomical names works for the student.
//
//   swift run -c release --package-path Tests/Measurements/pin-labels DictionaryMeasure [STEP]
//
// Each structure of the dictionary, or each STEPth, is a pin alone on its sheet with one of its
// names as its only label.
//
// - How many of all ordered pairs of names of a structure in one language are accepted, one as the
//   label and the other as the answer?
// - How many learners who write the usual German or English name of a structure are right at a pin
//   with its Latin name?
// - How many names of other structures are accepted? For each pin all names in its language are
//   tried that are near one of its names or share a word with it, and 200 others; names that the two
//   structures share do not count.
//
// The exit status is 1 when less than 98 % of the pairs or of the learners are right, or a name of
// another structure is accepted.

import Foundation
import PinLabels
import WordDistances

let step = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 1
guard step > 0, CommandLine.arguments.count <= 2 else {
  print("usage: DictionaryMeasure [STEP]")
  exit(2)
}
let terms = AnatomicalTerm.all
let languages: [Language] = ["la", "en", "de"]
let places = Array(stride(from: 0, to: terms.count, by: step))
var isBelow = false

/// Prints a figure, and whether it is what is demanded.
@MainActor
func report(_ text: String, isMet: Bool, _ samples: [String] = []) {
  print("\(isMet ? "met  " : "BELOW") \(text)")
  let every = max(samples.count / 15, 1)
  for index in Swift.stride(from: 0, to: samples.count, by: every) {
    print("        \(samples[index])")
  }
  if !isMet { isBelow = true }
}

/// A matcher for one pin with one label.
func matcher(_ name: String, _ language: Language, learner: Language) throws -> LabelMatcher {
  let label = try PinLabel(id: "l", name, language: language)
  let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: [label])
  return LabelMatcher([pin], language: learner)
}

func percent(_ part: Int, of all: Int) -> String {
  let tenths = all == 0 ? 0 : Int((Double(part) / Double(all) * 1000).rounded())
  return "\(tenths / 10).\(tenths % 10) %"
}

// MARK: Names of one structure

var (allPairs, allAccepted) = (0, 0)
for language in languages {
  var (pairs, accepted) = (0, 0)
  var refused: [String] = []
  for place in places {
    let names = terms[place].names(in: language)
    guard names.count > 1 else { continue }
    for label in names {
      let judge = try matcher(label, language, learner: language)
      for answer in names where answer != label {
        pairs += 1
        if judge.verdict(for: answer, at: "p")?.isCorrect == true {
          accepted += 1
        } else {
          refused.append("\(answer) for \(label)")
        }
      }
    }
  }
  (allPairs, allAccepted) = (allPairs + pairs, allAccepted + accepted)
  report(
    "names of one structure, \(language): \(accepted) of \(pairs) pairs accepted, "
      + percent(accepted, of: pairs),
    isMet: true,
    refused
  )
}
report(
  "names of one structure: \(allAccepted) of \(allPairs) pairs accepted, "
    + percent(allAccepted, of: allPairs),
  isMet: Double(allAccepted) >= 0.98 * Double(allPairs)
)

// MARK: Latin labels, and learners of another language

for learner in ["de", "en"] as [Language] {
  var (pins, accepted) = (0, 0)
  var refused: [String] = []
  for place in places {
    guard let answer = terms[place].names(in: learner).first else { continue }
    pins += 1
    let judge = try matcher(terms[place].latin[0], "la", learner: learner)
    if judge.verdict(for: answer, at: "p")?.isCorrect == true {
      accepted += 1
    } else {
      refused.append("\(answer) for \(terms[place].latin[0])")
    }
  }
  report(
    "Latin label, the learner writes the \(learner) name: \(accepted) of \(pins) accepted, "
      + percent(accepted, of: pins),
    isMet: Double(accepted) >= 0.98 * Double(pins),
    refused
  )
}

// MARK: Names of other structures

for (language, learner) in [("la", "la"), ("en", "en"), ("de", "de"), ("la", "de"), ("la", "en")]
  as [(Language, Language)]
{
  var owners: [String: Set<Int>] = [:]
  var byWord: [Substring: [Int]] = [:]
  var names: [(text: String, place: Int)] = []
  for (place, term) in terms.enumerated() {
    for text in term.names(in: learner) + (learner == language ? [] : term.names(in: language)) {
      owners[text.lowercased(), default: []].insert(place)
      for word in Set(text.lowercased().split(separator: " ")) where word.count > 4 {
        byWord[word, default: []].append(names.count)
      }
      names.append((text, place))
    }
  }
  let index = TermIndex(Set(names.map { $0.text.lowercased() }).sorted())
  var generator = SeededGenerator(seed: 5)
  var (pairs, wrongly) = (0, [String]())
  for place in places {
    guard let label = terms[place].names(in: language).first else { continue }
    let judge = try matcher(label, language, learner: learner)
    var candidates: Set<String> = []
    for own in terms[place].names(in: language) + terms[place].names(in: learner) {
      for neighbor in index.terms(within: 3, of: own.lowercased()).prefix(40) {
        candidates.insert(neighbor.term)
      }
      for word in own.lowercased().split(separator: " ") {
        for other in (byWord[word] ?? []).prefix(40) {
          candidates.insert(names[other].text.lowercased())
        }
      }
    }
    for _ in 0..<200 {
      candidates.insert(names[generator.draw(below: names.count)].text.lowercased())
    }
    for answer in candidates.sorted() where owners[answer]?.contains(place) == false {
      pairs += 1
      if judge.verdict(for: answer, at: "p")?.isCorrect == true {
        wrongly.append("\(answer) for \(label)")
      }
    }
  }
  report(
    "names of other structures, \(language) for a learner of \(learner): \(wrongly.count) of \(pairs) "
      + "accepted",
    isMet: wrongly.isEmpty,
    wrongly
  )
}
exit(isBelow ? 1 : 0)
