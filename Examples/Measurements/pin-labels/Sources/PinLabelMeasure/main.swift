// Measures how labels are matched on a table of anatomical terms.
//
//   swift run -c release --package-path Examples/Measurements/pin-labels PinLabelMeasure TERMS.tsv [TYPOS]
//
// The table has the columns id, latin, english, german, synonyms and latin_full, separated by tabs, after a
// line of headings. All Latin names are known. For each name: is each of TYPOS (20) random one-edit typos
// accepted for it, is any other name, are abbreviations understood both ways, is any name with a contrary
// word accepted? The generator has a fixed seed.

import Foundation
import PinLabels

struct Row {
  let id: String
  let latin: String
  let full: String
  let english: String
}

let arguments = CommandLine.arguments
guard arguments.count > 1, let table = try? String(contentsOfFile: arguments[1], encoding: .utf8)
else {
  print("usage: PinLabelMeasure TERMS.tsv [TYPOS]")
  exit(2)
}
let typosPerName = arguments.count > 2 ? Int(arguments[2]) ?? 20 : 20
let rows = table.split(separator: "\n").dropFirst().compactMap { line -> Row? in
  let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  guard cells.count > 5 else { return nil }
  return Row(id: cells[0], latin: cells[1], full: cells[5], english: cells[2])
}

func typo(of name: String, using generator: inout SeededGenerator) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyz")
  var characters = Array(name)
  while true {
    let place = generator.draw(below: characters.count)
    switch generator.draw(below: 4) {
    case 0: characters.insert(letters[generator.draw(below: 26)], at: place)
    case 1: characters.remove(at: place)
    case 2: characters[place] = letters[generator.draw(below: 26)]
    default:
      guard place + 1 < characters.count else { continue }
      characters.swapAt(place, place + 1)
    }
    let changed = String(characters)
    if changed != name, !changed.isEmpty { return changed }
    characters = Array(name)
  }
}

func matcher(_ names: [String], language: String, _ vocabulary: TermVocabulary) throws
  -> LabelMatcher
{
  let pins = try names.enumerated().map { index, name in
    try Pin(
      id: Pin.ID("\(index)"),
      at: ImagePoint(x: 1, y: 1),
      labels: [try PinLabel(id: PinLabel.ID("\(index)"), name, language: language)]
    )
  }
  return LabelMatcher(pins, language: language, vocabulary: vocabulary)
}

let clock = ContinuousClock()
for (title, language, names) in [
  ("Latin, written out", "la", rows.map(\.full)), ("Latin as printed", "la", rows.map(\.latin)),
  ("English", "en", rows.map { $0.english.isEmpty ? $0.full : $0.english }),
] {
  let known = TermVocabulary(rows.flatMap { [$0.full, $0.latin] })
  var judge: LabelMatcher?
  let making = try clock.measure { judge = try matcher(names, language: language, known) }
  guard let judge else { break }
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
        case .right: accepted += 1
        case .wrong(let mismatch):
          refusals[mismatch.reason.rawValue, default: 0] += 1
          if samples.count < 12 { samples.append("\(answer) for \(name): \(mismatch.reason)") }
        default: break
        }
      }
    }
  }
  let rate = Double(accepted) / Double(max(typos, 1)) * 100
  print(
    "\(title): \(accepted) of \(typos) typos accepted (\(rate) %), \(isName) typos are other names"
  )
  print("  refused: \(refusals.sorted { $0.key < $1.key })")
  print("  making the matcher \(making), judging \(time)")
  for sample in samples { print("    \(sample)") }
}

// Every name for every other: nothing is right but what is the same name.
let latin = try matcher(rows.map(\.full), language: "la", TermVocabulary(rows.map(\.latin)))
var wrongly: [String] = []
var pairs = 0
let crossing = clock.measure {
  for (index, row) in rows.enumerated() {
    // All pairs take long; a step that shares no factor with the count sees each name with very many others.
    for offset in stride(from: 1, to: rows.count, by: 97) {
      let other = rows[(index + offset) % rows.count].full
      pairs += 1
      if other != row.full, latin.verdict(for: other, at: Pin.ID("\(index)"))?.isRight == true {
        wrongly.append("\(other) for \(row.full)")
      }
    }
  }
}
print(
  "Other names: \(wrongly.count) of \(pairs) pairs accepted (\(crossing)) \(wrongly.prefix(10))"
)

// Contrary words, with nothing known but the name itself.
var (contraries, confused) = (0, [String]())
let opposites = [
  ("dexter", "sinister"), ("dextra", "sinistra"), ("dextrum", "sinistrum"),
  ("superior", "inferior"),
  ("superius", "inferius"), ("anterior", "posterior"), ("anterius", "posterius"),
  ("externus", "internus"),
  ("externa", "interna"), ("externum", "internum"), ("medialis", "lateralis"),
  ("mediale", "laterale"),
  ("major", "minor"), ("majus", "minus"), ("proximalis", "distalis"), ("dorsalis", "ventralis"),
  ("dorsalis", "palmaris"), ("profundus", "superficialis"), ("longus", "brevis"),
  ("abductor", "adductor"),
  ("flexor", "extensor"), ("supra", "infra"), ("inter", "intra"), ("antero", "postero"),
  ("ascendens", "descendens"), ("maximus", "minimus"), ("medius", "maximus"),
  ("radialis", "ulnaris"),
]
for row in rows {
  for (one, other) in opposites + opposites.map({ ($0.1, $0.0) }) where row.full.contains(one) {
    // "Interna" does not begin with "inter-".
    if one == "inter", row.full.contains("intern") { continue }
    let answer = row.full.replacingOccurrences(of: one, with: other)
    let alone = try matcher([row.full], language: "la", .empty)
    contraries += 1
    if alone.verdict(for: answer, at: "0")?.isRight == true {
      confused.append("\(answer) for \(row.full)")
    }
  }
}
print(
  "Contrary words, no other name known: \(confused.count) of \(contraries) accepted \(confused.prefix(10))"
)

var (short, expanded, first, back, shown) = (0, 0, 0, 0, [String]())
let written = try matcher(rows.map(\.latin), language: "la", .empty)
for (index, row) in rows.enumerated() where row.latin.lowercased() != row.full {
  short += 1
  let pin = Pin.ID("\(index)")
  let full = LatinTerms.expansions(of: row.full)[0]
  if LatinTerms.expansions(of: row.latin).first == full {
    first += 1
  } else {
    shown.append(row.latin)
  }
  if latin.verdict(for: row.latin, at: pin)?.isRight == true {
    expanded += 1
  } else {
    shown.append(row.latin)
  }
  if written.verdict(for: row.full, at: pin)?.isRight == true {
    back += 1
  } else {
    shown.append(row.full)
  }
}
print(
  "Abbreviations: \(short) rows; short for full \(expanded), full for short \(back), first expansion \(first)"
)
print("  \(shown.prefix(12))")
