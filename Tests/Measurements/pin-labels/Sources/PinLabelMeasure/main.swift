// SPDX-License-Identifier: Apache-2.0

// Measures how labels are matched on a table of anatomical terms.
//
//   swift run -c release --package-path Tests/Measurements/pin-labels PinLabelMeasure TERMS.tsv
//   [TYPOS [STEP [PAIRS]]]
//
// The table has the columns id, latin, english, german, synonyms and latin_full, separated by tabs,
// after a line of headings. For each name, with all names known: is each of TYPOS (20) random
// one-edit typos accepted for it, is any other name of the table (all pairs, or those of each
// PAIRSth structure), are abbreviations understood both ways, is any name with a contrary word
// accepted? The same for each name, or each STEPth, alone on its sheet with nothing given by the
// author. How many of all names are wrongly accepted on 1,000 sheets, or the STEPth part, of twelve
// neighbors that the vocabulary does not have? The generator has a fixed seed. The exit status is 1
// when a figure is below what is demanded: 99.5 % of the typos, 99.4 % of those of English names
// among all others and of abbreviated Latin ones, 99.2 % of those of German names alone, and of all
// else no exception.

import Foundation
import PinLabels

let arguments = CommandLine.arguments
let numbers = arguments.dropFirst(2).compactMap(Int.init)
guard arguments.count > 1, let table = TermTable(path: arguments[1]), !table.rows.isEmpty,
  numbers.count == arguments.count - 2, numbers.count <= 3, numbers.allSatisfy({ $0 > 0 })
else {
  print("usage: PinLabelMeasure TERMS.tsv [TYPOS [STEP [PAIRS]]]")
  exit(2)
}
let typosPerName = numbers.first ?? 20
let stepAlone = numbers.count > 1 ? numbers[1] : 1
let stepOfPairs = numbers.count > 2 ? numbers[2] : 1
let rows = table.rows
let clock = ContinuousClock()
var isBelow = false

/// Prints a figure, and whether it is what is demanded.
@MainActor
func report(_ text: String, isMet: Bool, _ samples: [String] = []) {
  print("\(isMet ? "met  " : "BELOW") \(text)")
  for sample in samples.prefix(12) { print("        \(sample)") }
  if !isMet { isBelow = true }
}

/// A matcher for a pin per structure, whose identifier is its number.
func matcher(
  _ names: [[String]],
  language: Language,
  _ vocabulary: TermVocabulary = .anatomical
) throws -> LabelMatcher {
  let pins = try names.enumerated().map { index, names in
    try Pin(
      id: Pin.ID("\(index)"),
      at: ImagePoint(x: 1, y: 1),
      labels: names.enumerated().map { number, name in
        try PinLabel(id: PinLabel.ID("\(index)-\(number)"), name, language: language)
      }
    )
  }
  return LabelMatcher(pins, language: language, vocabulary: vocabulary)
}

/// How many random slips of each name are accepted for it.
@MainActor
func measureTypos(
  _ title: String,
  _ names: [String],
  language: Language,
  demanded: Double
) throws {
  let listed =
    language == "en" ? rows.map(\.english) : rows.flatMap { [$0.full, $0.latin] }
  let known = TermVocabulary(listed, language: language).union(.anatomical)
  let judge = try matcher(names.map { [$0] }, language: language, known)
  let printed = Set(names.map { $0.lowercased() })
  var (typos, accepted, isName) = (0, 0, 0)
  var refusals: [String: Int] = [:]
  var samples: [String] = []
  var generator = SeededGenerator(seed: 11)
  let time = clock.measure {
    for (index, name) in names.enumerated() {
      for _ in 0..<typosPerName {
        let answer = typo(of: name, using: &generator)
        if printed.contains(answer.lowercased()) {
          isName += 1
          continue
        }
        typos += 1
        switch judge.verdict(for: answer, at: Pin.ID("\(index)")) {
        case .correct: accepted += 1
        case .wrong(let mismatch):
          refusals[mismatch.reason.rawValue, default: 0] += 1
          samples.append("\(answer) for \(name): \(mismatch.reason)")
        default: break
        }
      }
    }
  }
  let rate = Double(accepted) / Double(max(typos, 1)) * 100
  let step = max(samples.count / 12, 1)
  report(
    "typos, \(title): \(rate) % of \(typos) accepted, \(isName) are other names, "
      + "refused \(refusals.sorted { $0.key < $1.key }), \(time / max(typos, 1)) each",
    isMet: rate >= demanded,
    stride(from: 0, to: samples.count, by: step).map { samples[$0] }
  )
}

/// Whether any name is accepted for a structure that does not have it, of all pairs.
///
/// - Parameters:
///   - title: What the names are.
///   - names: The names of each structure; all of them are tried.
///   - language: Their language.
///   - identities: For each name of each structure, what is the same for the same name.
/// - Throws: A name that cannot be a label.
@MainActor
func measurePairs(
  _ title: String,
  _ names: [[String]],
  language: Language,
  identities: [[String]]
) throws {
  let judge = try matcher(names, language: language)
  let owned = identities.map(Set.init)
  var (pairs, wrongly, missing) = (0, [String](), [String]())
  let time = clock.measure {
    for index in stride(from: 0, to: names.count, by: stepOfPairs) {
      let structure = names[index]
      for (name, identity) in zip(structure, identities[index]) {
        pairs += names.count - 1
        let accepting = judge.pins(accepting: name).compactMap { Int($0.rawValue) }
        if !accepting.contains(index) { missing.append(name) }
        for other in accepting where other != index && !owned[other].contains(identity) {
          wrongly.append("\(name) for \(structure[0] == name ? "" : "…")\(names[other][0])")
        }
      }
    }
  }
  report(
    "other names, \(title): \(wrongly.count) of \(pairs) pairs accepted, "
      + "\(missing.count) names not their own (\(time))",
    isMet: wrongly.isEmpty && missing.isEmpty,
    wrongly + missing
  )
}

// The first matcher of a language makes its vocabulary.
for language: Language in ["la", "en", "de"] {
  let time = try clock.measure { _ = try matcher([["Ilium"]], language: language) }
  print("the vocabulary of \(language): ready after \(time)")
}

try measureTypos("Latin, written out", rows.map(\.full), language: "la", demanded: 99.5)
// A letter makes another abbreviation of "m.", "r." and "rr.".
try measureTypos("Latin as printed", rows.map(\.latin), language: "la", demanded: 99.4)
// An English plural is one letter away from its singular, which is another word and not accepted
// for it.
try measureTypos("English", rows.map(\.english), language: "en", demanded: 99.4)

/// What is the same for a name with and without the number of a nerve in brackets.
func identity(_ name: String) -> String {
  let start = name.firstIndex(of: "[") ?? name.endIndex
  return name[..<start].lowercased().split(separator: " ").joined(separator: " ")
}

/// How the names of a language fare on their own pin, alone on its sheet, with nothing given by the
/// author.
///
/// - Parameters:
///   - title: What the names are.
///   - name: The name of a row; those that are the same to their identity are one.
///   - language: Their language.
///   - demanded: The share of the typos that must be accepted, in percent.
/// - Throws: A name that cannot be a label.
@MainActor
func measureAlone(
  _ title: String,
  _ name: (TermTable.Row) -> String,
  language: Language,
  demanded: Double
) throws {
  let rows = rows.filter { !name($0).isEmpty }
  let names = rows.map(name)
  let identities = names.map(identity)
  // Names of one structure in the dictionary count for each other.
  var structures: [String: Set<Int>] = [:]
  for (place, term) in AnatomicalTerm.all.enumerated() {
    for name in term.names(in: language) {
      structures[identity(name), default: []].insert(place)
    }
  }
  let known = identities.map { structures[$0] ?? [] }
  var (pairs, wrongly) = (0, [String]())
  var (typos, accepted) = (0, 0)
  var refusals: [String: Int] = [:]
  var samples: [String] = []
  var generator = SeededGenerator(seed: 12)
  let time = try clock.measure {
    // A short list is tried whole.
    let step = min(stepAlone, max(names.count / 250, 1))
    for index in stride(from: 0, to: names.count, by: step) {
      let name = names[index]
      let judge = try matcher([[name]], language: language)
      for (other, answer) in names.enumerated()
      where identities[other] != identities[index] && !rows[other].isTwin(of: rows[index])
        && known[other].isDisjoint(with: known[index])
      {
        pairs += 1
        if judge.verdict(for: answer, at: "0")?.isCorrect == true {
          wrongly.append("\(answer) for \(name)")
        }
      }
      for _ in 0..<typosPerName {
        let answer = typo(of: name, using: &generator)
        typos += 1
        switch judge.verdict(for: answer, at: "0") {
        case .correct: accepted += 1
        case .wrong(let mismatch):
          refusals[mismatch.reason.rawValue, default: 0] += 1
          samples.append("\(answer) for \(name): \(mismatch.reason)")
        default: break
        }
      }
    }
  }
  report(
    "alone, \(title): \(wrongly.count) of \(pairs) other names accepted (\(time))",
    isMet: wrongly.isEmpty,
    wrongly
  )
  let rate = Double(accepted) / Double(max(typos, 1)) * 100
  let step = max(samples.count / 12, 1)
  report(
    "alone, \(title): \(rate) % of \(typos) typos accepted, refused \(refusals.sorted { $0.key < $1.key })",
    isMet: rate >= demanded,
    stride(from: 0, to: samples.count, by: step).map { samples[$0] }
  )
}

try measureAlone("Latin", \.full, language: "la", demanded: 99.5)
try measureAlone("English", \.english, language: "en", demanded: 99.5)
// One letter makes other words of short German names, which are no misspellings: "Hut" of "Haut",
// "lieb" of "Leib", "kaut" of "Haut".
try measureAlone("German", \.german, language: "de", demanded: 99.2)

/// Whether a sheet of twelve neighbors whose names the vocabulary does not have takes a name of the
/// table for one of them that does not have it.
///
/// - Parameters:
///   - title: What the names are.
///   - names: The names in the order of the table, in which neighbors stand together.
///   - language: Their language.
/// - Throws: A name that cannot be a label.
@MainActor
func measureSheets(_ title: String, _ names: [String], language: Language) throws {
  let known = Set(AnatomicalTerm.all.flatMap { $0.names(in: language) }.map(identity))
  let names = names.map(identity)
  let strangers = names.filter { !known.contains($0) }
  var generator = SeededGenerator(seed: 13)
  var (pairs, wrongly) = (0, [String]())
  let sheets = max(1000 / stepAlone, 1)
  let time = try clock.measure {
    for _ in 0..<sheets {
      let start = generator.draw(below: max(strangers.count - 12, 1))
      let sheet = Array(strangers[start...].prefix(12))
      let judge = try matcher(sheet.map { [$0] }, language: language)
      for answer in names {
        pairs += sheet.count
        for pin in judge.pins(accepting: answer).compactMap({ Int($0.rawValue) })
        where sheet[pin] != answer {
          wrongly.append("\(answer) for \(sheet[pin])")
        }
      }
    }
  }
  let share = Double(wrongly.count) / Double(max(pairs, 1)) * 100
  report(
    "\(sheets) sheets of twelve of \(strangers.count) names outside the vocabulary, \(title): "
      + "\(share) % of \(pairs) wrong names accepted (\(time))",
    isMet: share <= 0.005,
    wrongly
  )
}

try measureSheets("Latin", rows.map(\.full), language: "la")
try measureSheets("English", rows.map(\.english), language: "en")

let full = rows.map { identity($0.full) }
try measurePairs(
  "Latin, written out",
  rows.map { [$0.full] },
  language: "la",
  identities: full.map { [$0] }
)
try measurePairs(
  "Latin as printed",
  rows.map { [$0.latin] },
  language: "la",
  identities: full.map { [$0] }
)
try measurePairs(
  "English",
  rows.map { [$0.english] },
  language: "en",
  identities: rows.map { [identity($0.english)] }
)
try measurePairs(
  "Latin with synonyms",
  rows.map { [$0.latin, $0.full] + $0.synonyms },
  language: "la",
  identities: zip(rows, full).map { row, full in
    [full, full] + row.synonyms.map { identity(LatinTerms.expansions(of: identity($0))[0]) }
  }
)

// Contrary words, with nothing known but the name itself.
var (contraries, confused) = (0, [String]())
for row in rows {
  let alone = try matcher([[row.full]], language: "la")
  for (one, other) in opposites + opposites.map({ ($0.1, $0.0) }) where row.full.contains(one) {
    // "Interna" does not begin with "inter-".
    if one == "inter", row.full.contains("intern") { continue }
    let answer = row.full.replacingOccurrences(of: one, with: other)
    contraries += 1
    if alone.verdict(for: answer, at: "0")?.isCorrect == true {
      confused.append("\(answer) for \(row.full)")
    }
  }
}
report(
  "contrary words, no other name known: \(confused.count) of \(contraries) accepted",
  isMet: confused.isEmpty,
  confused
)

// Abbreviations both ways.
let written = try matcher(rows.map { [$0.full] }, language: "la")
let abbreviated = try matcher(rows.map { [$0.latin] }, language: "la")
var (short, expanded, back, first, shown) = (0, 0, 0, 0, [String]())
for (index, row) in rows.enumerated() where row.latin.lowercased() != row.full {
  short += 1
  let pin = Pin.ID("\(index)")
  let isExpanded = written.verdict(for: row.latin, at: pin)?.isCorrect == true
  let isShortened = abbreviated.verdict(for: row.full, at: pin)?.isCorrect == true
  if LatinTerms.expansions(of: row.latin).first == row.full { first += 1 }
  if isExpanded { expanded += 1 } else { shown.append("\(row.latin) for \(row.full)") }
  if isShortened { back += 1 } else { shown.append("\(row.full) for \(row.latin)") }
}
report(
  "abbreviated names: of \(short), short for full \(expanded), full for short \(back) "
    + "(the first expansion is the full name: \(first))",
  isMet: expanded == short && back == short,
  shown
)
var unknown: [String] = []
for row in table.abbreviations {
  let known = LatinTerms.expansions(of: row.short)
  for full in row.expansions {
    if !known.contains(full) { unknown.append("\(row.short) is not \(full)") }
    let alone = try matcher([[row.short]], language: "la")
    if alone.verdict(for: full, at: "0")?.isCorrect != true {
      unknown.append("\(full) is not \(row.short)")
    }
  }
}
report(
  "abbreviations: \(table.abbreviations.count) known, both ways but \(unknown.count)",
  isMet: unknown.isEmpty,
  unknown
)
exit(isBelow ? 1 : 0)
