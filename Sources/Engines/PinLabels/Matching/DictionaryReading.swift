// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
internal import LudusCore
internal import WordDistances

/// The names that an answer is in the anatomical dictionary, found when they are asked for and once
/// for all pins.
///
/// It is a class so that what is found for one pin serves the others; it never leaves the judgment
/// of an answer.
final class DictionaryReading {
  /// The structures that an answer names in one way.
  struct Step {
    /// The layer that is needed; nil for the very name.
    let layer: LabelMatcher.Layer?
    let structures: Set<Int>
    /// Whether the answer is the name as a whole, if perhaps abbreviated.
    var isName = false
  }

  private let forms: TermForms
  private let readings: [String]
  private let allowances: Set<MatchingPolicy.Allowance>
  private var steps: [Language: [Step]] = [:]
  private var near: [Language: Set<Int>] = [:]
  private var sidelessReading: (side: BodySide, reading: DictionaryReading)??

  init(_ forms: TermForms, readings: [String], _ allowances: Set<MatchingPolicy.Allowance>) {
    (self.forms, self.readings, self.allowances) = (forms, readings, allowances)
  }

  /// The structures that the answer names in a language, the closest readings first.
  func steps(in language: Language) -> [Step] {
    if let known = steps[language] { return known }
    let found = NameIndex.names(in: language).map { steps(in: $0) } ?? []
    steps[language] = found
    return found
  }

  private func steps(in index: NameIndex) -> [Step] {
    let plain = Set(forms.standard.flatMap(index.structures(of:)))
    let written = Set(forms.expanded.flatMap(index.structures(of:))).subtracting(plain)
    var steps = [
      Step(layer: nil, structures: plain, isName: true),
      Step(layer: .abbreviation, structures: written, isName: true),
    ]
    if allowances.contains(.numerals) {
      let numbered = forms.standard.flatMap { index.structures(numbered: $0) }
      steps.append(Step(layer: .variant, structures: Set(numbered)))
    }
    if allowances.contains(.shortNames) {
      var short: Set<Int> = []
      // "Metacarpale 1" is "metacarpale I".
      let exchanged =
        allowances.contains(.numerals) ? forms.standard.compactMap(Numerals.exchanged) : []
      for key in (forms.standard + exchanged).unrepeated {
        let found = index.structures(withoutKind: key)
        if found.mayBeLeftOut || found.structures.count > 1 { short.formUnion(found.structures) }
        short.formUnion(index.structures(withoutOwner: key))
      }
      steps.append(Step(layer: .abbreviation, structures: short))
    }
    for names in TermNames.anatomical(in: index.language) {
      let ordered = (forms.standard + forms.expanded).unrepeated
        .prefix(AnswerReading.mostReadings).filter { $0.utf8.contains(UInt8(ascii: " ")) }
        .flatMap { names.names(reordering: $0) }
      steps.append(Step(layer: .wordOrder, structures: Set(ordered.flatMap(index.structures(of:)))))
    }
    return steps.filter { !$0.structures.isEmpty }
  }

  /// The structures that have a name in a language of which the answer may be a misspelling.
  func near(in language: Language) -> Set<Int> {
    if let known = near[language] { return known }
    var found: Set<Int> = []
    for names in TermNames.anatomical(in: language) {
      for reading in readings.prefix(Self.mostReadings)
      where 1...NearSpelling.longestName ~= reading.utf8.count {
        for neighbor in names.index.terms(within: NearSpelling.widest(of: reading), of: reading) {
          found.formUnion(names.structures(of: neighbor.term))
        }
      }
    }
    near[language] = found
    return found
  }

  private static let mostReadings = 4

  /// The name of a structure that is nearest to the answer.
  func name(of structure: Int, in language: Language) -> String? {
    let term = AnatomicalTerm.all[structure]
    let keys = forms.keys
    let names = term.names(in: language)
    let written = (names + term.abbreviations).first { keys.contains(NameIndex.key(of: $0)) }
    guard written == nil, let answer = forms.standard.first else { return written }
    let distances = EditMetric.optimalStringAlignment.distances(
      from: answer,
      to: names.map(NameIndex.key)
    )
    return zip(names, distances).min { $0.1 < $1.1 }?.0
  }

  /// The answer without its word for a side, and that side; nil without exactly one.
  var sideless: (side: BodySide, reading: DictionaryReading)? {
    if let known = sidelessReading { return known }
    var found: (side: BodySide, reading: DictionaryReading)?
    let parts = forms.keys.compactMap(BodySide.split)
    if let side = parts.first?.side, parts.allSatisfy({ $0.side == side }) {
      let texts = parts.map(\.rest).unrepeated
      found = (side, DictionaryReading(TermForms(texts, isLatin: true), readings: [], allowances))
    }
    sidelessReading = .some(found)
    return found
  }
}

/// A side of the body, as a word for it stands in a name.
enum BodySide: Sendable {
  case left
  case right

  /// The side that a normalized name says with one word, and the name without it; nil where it says
  /// none or several.
  static func split(_ key: String) -> (side: BodySide, rest: String)? {
    let words = TermText.parts(of: key)
    let sides = words.indices.filter { all[words[$0]] != nil }
    guard sides.count == 1, words.count > 1, let side = all[words[sides[0]]] else { return nil }
    var rest = words
    rest.remove(at: sides[0])
    return (side, rest.joined(separator: " "))
  }

  private static let all: [Substring: BodySide] = {
    var table: [Substring: BodySide] = [:]
    let words: [(BodySide, String)] = [
      (.right, "dexter dextra dextrum dextri dextrae right rechte rechter rechtes rechten"),
      (.left, "sinister sinistra sinistrum sinistri sinistrae left linke linker linkes linken"),
    ]
    for (side, words) in words {
      for word in words.split(separator: " ") { table[word] = side }
    }
    return table
  }()
}
