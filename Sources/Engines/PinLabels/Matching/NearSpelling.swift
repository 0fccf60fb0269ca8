// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
internal import AnswerMatching
internal import WordDistances

/// Whether an answer that is no known name is a misspelling of a label of a pin, and of nothing
/// else.
struct NearSpelling {
  enum Outcome {
    case accepted(LabelTarget.Term, edits: Int)
    case refused(LabelVerdict.Rejected.Reason)
  }

  /// Names longer than this must be right to the letter.
  static let longestName = 200
  private static let metric = EditMetric.optimalStringAlignment

  private let text: String
  private let readings: [String]
  private let target: LabelTarget

  init(_ answer: AnswerReading, _ target: LabelTarget) {
    text = answer.text
    readings = answer.readings.filter { 1...Self.longestName ~= $0.utf8.count }
      .prefix(AnswerReading.mostReadings).map { $0 }
    self.target = target
  }

  private struct Candidate {
    let term: LabelTarget.Term
    let expected: TermKey
    let written: TermKey
    let edits: Int
  }

  var outcome: Outcome {
    guard let candidate = nearest else { return .refused(.different) }
    if let reason = refusal(of: candidate) { return .refused(reason) }
    // Where only the full stop of an abbreviation was misplaced, no letter is.
    return .accepted(candidate.term, edits: max(candidate.edits, 1))
  }

  /// The accepted name with the fewest edits within what its length allows, the first of several.
  private var nearest: Candidate? {
    var best: (edits: Int, place: Int, written: String)?
    for written in readings {
      let limit = best?.edits ?? Self.mostEdits
      let found = target.nearNames.terms(within: limit, of: written).first {
        $0.distance <= Self.limit(for: $0.term)
      }
      guard let found, let place = target.nearTerms[found.term]?.place else { continue }
      if let best, (best.edits, best.place) <= (found.distance, place) { continue }
      best = (found.distance, place, written)
    }
    guard let best, let name = target.nearTerms[target.nearNames.terms[best.place]] else {
      return nil
    }
    return Candidate(
      term: target.terms[name.term],
      expected: TermKey(target.nearNames.terms[best.place]),
      written: TermKey(best.written),
      edits: best.edits
    )
  }

  /// The number of edits that are allowed in the longest names.
  private static let mostEdits = 4

  /// Returns the number of edits that are allowed in a name or a word.
  private static func limit(for text: String) -> Int { limit(forCount: text.count) }

  /// Returns the greatest number of edits between a text and any name that it is taken for.
  static func widest(of text: String) -> Int { limit(forCount: text.count + mostEdits) }

  private static func limit(forCount count: Int) -> Int {
    switch count {
    case ...1: 0
    case ...6: 1
    case ...12: 2
    case ...24: 3
    default: mostEdits
    }
  }

  /// Names of so many letters have to be exact where a policy says so.
  private static let shortName = 5

  private func refusal(of candidate: Candidate) -> LabelVerdict.Rejected.Reason? {
    if !target.allowsSlipsInShortNames, candidate.edits > 0,
      candidate.expected.text.count <= Self.shortName
    {
      return .shortName
    }
    if isOrdinary(candidate) { return .anotherWord }
    // A contrary word is told as such, even when the name with it is known besides.
    for contrary in ContraryWords.contraries(of: candidate.expected.words)
    where !target.keys.contains(contrary.name) {
      let limit = candidate.edits
      guard let edits = Self.metric.distance(candidate.written.text, contrary.name, within: limit)
      else {
        continue
      }
      // Words like "intrachondral" need not exist.
      if !contrary.isWord, edits > 0, edits == candidate.edits,
        !contrary.name.split(separator: " ").allSatisfy({ isKnown(String($0), candidate) })
      {
        continue
      }
      guard edits < candidate.edits || edits == 0 else { return .ambiguous }
      if contrary.isOpposite { return .contrary }
      return candidate.expected.words.count > 1 ? .anotherWord : .different
    }
    for written in readings {
      for names in candidate.term.surroundings {
        // Names that nobody has put on the sheet are rivals if they are nearer.
        let limit = candidate.edits - (names.isAnatomical ? 1 : 0)
        guard limit > 0 else { continue }
        let neighbors = names.index.terms(within: limit, of: written)
        let isRivaled = neighbors.contains {
          !target.isOwn($0.term, in: names) && !isOtherNumber($0.term, candidate)
        }
        if isRivaled { return .ambiguous }
      }
    }
    return isSpellingOnly(candidate) ? nil : .anotherWord
  }

  /// Whether the answer is a single word that is another one of every day or a form of it, in the
  /// learner's language or that of the name.
  private func isOrdinary(_ candidate: Candidate) -> Bool {
    let (written, expected) = (candidate.written.words, candidate.expected.words)
    guard written.count == 1, expected.count == 1, !target.words.contains(written[0]) else {
      return false
    }
    let languages = (target.ownLanguages + [candidate.term.label.language.base]).unrepeated
    // Forms are known by their marks, which a normalized word lacks.
    let words = (
      Self.word(in: text, normalized: written[0]),
      Self.word(in: candidate.term.label.text, normalized: expected[0])
    )
    return languages.contains { language in
      OrdinaryWords.contains(written[0], in: language)
        || language.has(words.0, insteadOf: words.1)
        // With one slip it is rather a misspelling: "Oberarmkochen" for "Oberarmknochen".
        || candidate.edits > 1
          && OrdinaryWords.isOtherCompound(written[0], of: expected[0], in: language)
    }
  }

  /// Returns a word of a text as it is written there, by its normalized form; that form itself where
  /// the text has it only in parts.
  private static func word(in text: String, normalized: String) -> String {
    let word = text.split(whereSeparator: \.isWhitespace).first {
      TermText.normalized(String($0)) == normalized
    }
    return word.map { String($0.filter(\.isLetter)) } ?? normalized
  }

  /// Whether no word, number or letter of the answer is another one.
  private func isSpellingOnly(_ candidate: Candidate) -> Bool {
    let (written, expected) = (candidate.written.words, candidate.expected.words)
    let joined = (written.joined(), expected.joined())
    if joined.0 == joined.1 { return true }
    if isOtherNumber(candidate) { return false }
    guard written.count == expected.count else {
      return written.filter(\.isFixedWord).sorted() == expected.filter(\.isFixedWord).sorted()
        && Self.metric.distance(joined.0, joined.1, within: 1) != nil
    }
    return zip(written, expected).enumerated().allSatisfy { position, words in
      words.0 == words.1 || isSlip(words.0, for: words.1, at: position, of: candidate)
    }
  }

  /// Whether the answer is a plural and the name a singular, or the other way round.
  private func isOtherNumber(_ candidate: Candidate) -> Bool {
    let (written, expected) = (candidate.written.words, candidate.expected.words)
    // In Latin the noun comes first: "angulus mandibula" is no other number of "angulus
    // mandibulae".
    if candidate.term.label.language.isLatin {
      if written.first == expected.first { return false }
      // Nor is "papilla filiformes" for "papillae filiformes".
      if written.dropFirst() == expected.dropFirst(),
        NumberForms.isPluralByAdjective(expected) || NumberForms.isSingularByAdjective(expected)
      {
        return false
      }
    }
    let isPlural = NumberForms.isPlural(written, of: expected)
    guard isPlural || NumberForms.isPlural(expected, of: written) else { return false }
    if isPlural, isRegularPlural(written, of: candidate) { return true }
    // The ending of a Latin noun that stands alone says all.
    if candidate.term.label.language.isLatin, written.count == 1, expected.count == 1,
      NumberForms.isLatinPlural(written[0], of: expected[0])
        || NumberForms.isLatinPlural(expected[0], of: written[0])
    {
      return true
    }
    // A word that only lacks its last letter is none.
    return zip(written, expected).allSatisfy { $0 == $1 || isKnown($0, candidate) }
  }

  /// Whether the last word has the ending with which living languages make a plural of it.
  private func isRegularPlural(_ written: [String], of candidate: Candidate) -> Bool {
    let expected = candidate.expected.words
    guard written.dropLast() == expected.dropLast(), let word = expected.last,
      isKnown(word, candidate)
    else { return false }
    switch candidate.term.label.language.base {
    case .english: return written.last?.hasSuffix("s") == true && !word.hasSuffix("s")
    case .german: return true
    default: return false
    }
  }

  /// Whether a name is the plural of the candidate's or its singular: "bonse" is a slip of "bones"
  /// that is as near to "bone".
  private func isOtherNumber(_ name: String, _ candidate: Candidate) -> Bool {
    let (words, expected) = (TermText.words(of: name), candidate.expected.words)
    return NumberForms.isPlural(words, of: expected) || NumberForms.isPlural(expected, of: words)
  }

  /// Whether a word is another known word than the expected one, and no other form of it.
  private func isAnother(_ word: String, than expected: String, _ candidate: Candidate) -> Bool {
    if target.words.contains(word) { return false }
    // "Pericranium" need not be known to be no "pericardium".
    let rests = CombiningForms.remainders(word, expected)
    if rests.contains(where: { isKnown($0, candidate) && $0 != $1 }) { return true }
    guard candidate.term.label.language.isLatin else {
      // "Vagina" is a slip of "vaginal", "macula" of "macular", and no other word.
      return isKnown(word, candidate) && ![word + "l", word + "r", word + "c"].contains(expected)
    }
    guard let stem = WordEndings.stem(ofLatin: word) else { return isKnown(word, candidate) }
    return stem != WordEndings.stem(ofLatin: expected)
      && (isKnown(word, candidate)
        || candidate.term.surroundings.contains { $0.hasStem(stem) })
  }

  /// Whether another word of the language makes no name with the other words, so that it is a slip
  /// of one letter.
  ///
  /// With all names known "ossa olecrani" can only be a slip of "fossa olecrani". The anatomical
  /// vocabulary does not have all: there no name may have the word at its place, as "anal" in
  /// "optic anal".
  private func isOnlySlip(_ written: String, at position: Int, of candidate: Candidate) -> Bool {
    guard candidate.edits == 1 else { return false }
    switch candidate.term.knowledge {
    case .unknown: return false
    case .listed: return true
    case .anatomical:
      let (words, language) = (candidate.expected.words, candidate.term.label.language)
      let isHead = TermForms.isHead(at: position, of: words, isLatin: language.isLatin)
      return words.count > 1
        && !candidate.term.surroundings.contains {
          $0.hasWord(written, in: language, asHead: isHead)
        }
    }
  }

  private func isKnown(_ word: String, _ candidate: Candidate) -> Bool {
    LatinNoun.forms.contains(word)
      || candidate.term.surroundings.contains {
        $0.hasWord(word, in: candidate.term.label.language)
      }
  }

  private func isSlip(
    _ written: String,
    for expected: String,
    at position: Int,
    of candidate: Candidate
  ) -> Bool {
    if candidate.term.isAbbreviated(with: expected) {
      return isSlip(written, forAbbreviation: expected, at: position, of: candidate)
    }
    // The number of a nerve in brackets may be misspelled, but is no other number.
    if expected.isFixedWord {
      return !written.isFixedWord && candidate.term.hasInBrackets(expected)
        && Self.metric.distance(written, expected, within: 1) != nil
    }
    if written.isFixedWord,
      written.count > 1 || LatinAbbreviation.all[written] != nil
        || written.isNumber
    {
      return false
    }
    // Only behind the noun: the first word's ending tells one from several.
    if position > 0, WordEndings.differInGender(written, expected) { return true }
    // "Caput femur": behind the noun another case of the word is a slip.
    if position > 0, candidate.term.label.language.isLatin,
      WordEndings.isNominative(written, ofGenitive: expected)
    {
      return true
    }
    if isAnother(written, than: expected, candidate),
      !isOnlySlip(written, at: position, of: candidate)
    {
      return false
    }
    if CombiningForms.differ(written, expected) { return false }
    if Self.metric.distance(written, expected, within: Self.limit(for: expected)) != nil {
      return true
    }
    // The same of "caput humerus", whose stem is that of the genitive.
    let stem = WordEndings.stem(ofLatin: expected)
    return position > 0 && candidate.term.label.language.isLatin && stem != nil
      && stem == WordEndings.stem(ofLatin: written)
  }
}

extension NearSpelling {
  /// Whether a word is an abbreviation of a label but for one letter.
  ///
  /// So "x. radialis", ". radialis" and "nx. radialis" are "n. radialis", but not "a. radialis",
  /// since that is another abbreviation; "r. dorsales" is "rr. dorsales", because one branch would
  /// be "dorsalis". That no other known name is as near has been made sure of before.
  private func isSlip(
    _ written: String,
    forAbbreviation expected: String,
    at position: Int,
    of candidate: Candidate
  ) -> Bool {
    guard candidate.edits == 1 || expected.count > 2, !written.isNumber,
      Self.metric.distance(written, expected, within: 1) != nil
    else { return false }
    if LatinAbbreviation.all[written] != nil {
      return position == 0 && expected == written + written.suffix(1)
        && NumberForms.isPluralByAdjective(candidate.expected.words)
    }
    // Where the noun belongs nobody means a number: "vi. pubica" is a vein.
    return !written.isNumeral || position == 0
  }
}

extension LabelTarget.Term {
  /// Whether a word of the label is only in its brackets.
  fileprivate func hasInBrackets(_ word: String) -> Bool {
    let bare = TermText.normalized(TermText.withoutBrackets(label.text))
    return !TermText.words(of: bare).contains(word)
  }

  /// Whether a word of the label is abbreviated in this way, with its full stop.
  fileprivate func isAbbreviated(with short: String) -> Bool {
    label.language.isLatin && LatinAbbreviation.all[short] != nil
      && label.text.lowercased().split(whereSeparator: \.isWhitespace).contains("\(short).")
  }
}

extension String {
  /// Whether a word must be right to the letter: a single letter, a number, a Roman numeral.
  fileprivate var isFixedWord: Bool {
    count < 2 || isNumber || isNumeral
  }

  fileprivate var isNumeral: Bool { Self.numerals.contains(self) }

  fileprivate var isNumber: Bool { utf8.contains { (0x30...0x39) ~= $0 } }

  private static let numerals: Set<String> = [
    "ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii", "va", "vb", "vc",
  ]
}
