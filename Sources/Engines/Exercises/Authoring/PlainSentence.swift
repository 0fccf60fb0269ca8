// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
public import LudusCore
public import Spelling

/// A sentence without errors or gaps, from which tasks are made.
///
/// ```swift
/// let sentence = PlainSentence("Am Dienstag fliegen wir nach New York.")
/// // gaps for "ie", "ie" and "i"
/// let gaps = sentence.insertSentence(id: 2, training: .longI, helpIn: .german)
/// let errors = sentence.errorSentence(id: 3, training: .longI, using: &generator)
/// errors?.text                                                      // "Am Dinstag fliegen wir nach New York."
/// ```
public struct PlainSentence: Hashable, Sendable {
  /// A word of the sentence, a word with the mark behind it, or two words.
  private struct Unit: Hashable {
    /// The place where it begins, in grapheme clusters of the sentence.
    var start: Int
    /// The first place after it.
    var end: Int
    var text: String
    /// The parts of the sentence between blanks that it is in, counted from 0.
    var pieces: Range<Int>
  }

  /// The sentence.
  public let text: String
  /// The language of the sentence.
  public let language: Language
  private let words: [Unit]
  /// The parts of the sentence between blanks.
  private let pieces: [String]

  /// Takes a German sentence.
  public init(_ text: String) {
    self.init(text, language: .german)
  }

  /// Takes a sentence.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - language: Its language, whose rules say where mistakes are made.
  public init(_ text: String, language: Language) {
    self.text = text
    self.language = language
    // An apostrophe is none of the letters of German words, from which gaps are cut.
    let letters = Array(text)
    let joins = KnownSpellings.rules(of: language).categories.contains(.apostrophe)
    func isInWord(_ index: Int) -> Bool {
      if letters[index].isLetter { return true }
      guard joins, letters[index] == "'" || letters[index] == "’" else { return false }
      return index > 0 && letters[index - 1].isLetter && index + 1 < letters.count
        && letters[index + 1].isLetter
    }
    var words: [Unit] = []
    var piece = -1
    var isInPiece = false
    for (index, letter) in text.enumerated() {
      if letter.isWhitespace {
        isInPiece = false
        continue
      }
      piece += isInPiece ? 0 : 1
      isInPiece = true
      guard isInWord(index) else { continue }
      if let last = words.last, last.end == index {
        words[words.count - 1].text.append(letter)
        words[words.count - 1].end = index + 1
      } else {
        let pieces = piece..<piece + 1
        words.append(Unit(start: index, end: index + 1, text: String(letter), pieces: pieces))
      }
    }
    self.words = words
    pieces = text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The rules of the language.
  private var rules: any SpellingRules { KnownSpellings.rules(of: language) }

  /// The texts that an error of a category can be in: words, or two words that are written as one,
  /// or a word that has lost its mark.
  private func units(for category: SpellingCategory) -> [Unit] {
    switch category {
    case .wordBoundary:
      let whole = words.filter(isWhole)
      let pairs = zip(whole, whole.dropFirst()).filter {
        $0.end + 1 == $1.start && $0.pieces != $1.pieces
      }
      return words
        + pairs.map { first, second in
          Unit(
            start: first.start,
            end: second.end,
            text: "\(first.text) \(second.text)",
            pieces: first.pieces.lowerBound..<second.pieces.upperBound
          )
        }
    case .punctuation:
      let letters = Array(text)
      return words.filter(isWhole).compactMap { word in
        let isLast = word.end + 1 == letters.count
        guard word.end < letters.count, ",.;:!?".contains(letters[word.end]),
          isLast || letters[word.end + 1].isWhitespace, !isOptionalMark(behind: word)
        else { return nil }
        var unit = word
        unit.text.append(letters[word.end])
        unit.end += 1
        return unit
      }
    default: return words
    }
  }

  /// Whether a word is all between two blanks but marks, unlike the words of "Hund-Napf" and
  /// "Haus4".
  private func isWhole(_ word: Unit) -> Bool {
    let piece = pieces[word.pieces.lowerBound]
    return piece[piece.core] == word.text
  }

  /// Whether the mark behind a word may be left out, as a comma before "und".
  private func isOptionalMark(behind word: Unit) -> Bool {
    guard let next = words.first(where: { $0.start > word.end }) else { return false }
    return ["und", "oder", "sowie", "bzw"].contains(next.text.lowercased())
  }

  /// Returns an insert sentence with a gap at every place that a category could be misspelled at.
  ///
  /// - Parameters:
  ///   - id: The number of the sentence.
  ///   - category: The category to be trained.
  ///   - phrasebook: The language of the help; a gap has none where it would give the letters away.
  ///   - vocabulary: Words that exist. A gap is left out where other letters make one of them, for
  ///     then the sentence may be correct in two ways.
  /// - Returns: The sentence, or nil when it has no place like this.
  public func insertSentence(
    id: Int,
    training category: SpellingCategory,
    helpIn phrasebook: Phrasebook,
    vocabulary: Set<String> = []
  ) -> InsertSentence? {
    var gaps: [InsertSentence.Gap] = []
    for word in units(for: category).sorted(by: { $0.start < $1.start }) {
      let errors = rules.typicalErrors(in: word.text, of: category)
      for range in errors.map(\.range).uniqued where range.count <= InsertSentence.usualGapLength {
        let others = errors.filter { $0.range == range }
        guard !others.contains(where: { $0.isOtherWord(of: vocabulary) }) else { continue }
        // Only gaps that do not touch the one before can be written as the server does.
        if let last = gaps.last, last.start + last.length >= word.start + range.lowerBound {
          continue
        }
        let help = others[0].diagnosis.hints.first?.sentence(in: phrasebook)
        let isGivenAway =
          word.text.count > 5
          && (help ?? "").split { !$0.isLetter }.contains { $0 == word.text }
        gaps.append(
          InsertSentence.Gap(
            start: word.start + range.lowerBound,
            length: range.count,
            help: isGivenAway ? nil : help
          )
        )
      }
    }
    return try? InsertSentence(id: id, text: text, gaps: gaps)
  }

  /// Returns the sentence with typical errors put in.
  ///
  /// - Parameters:
  ///   - id: The number of the sentence.
  ///   - category: The category to be trained; its identifier is the reason of every error.
  ///   - count: The greatest number of words that are misspelled, each at one place.
  ///   - vocabulary: Words that exist; an error that makes one of them is not put in.
  ///   - generator: The source of randomness, which decides the errors.
  /// - Returns: The sentence, or nil when no word invites an error like this.
  public func errorSentence(
    id: Int,
    training category: SpellingCategory,
    count: Int = 1,
    vocabulary: Set<String> = [],
    using generator: inout some RandomNumberGenerator
  ) -> ErrorSentence? {
    var candidates: [(word: Unit, errors: [TypicalError])] = []
    for unit in units(for: category) where isAlone(unit) {
      let errors = rules.typicalErrors(in: unit.text, of: category).filter {
        !$0.isOtherWord(of: vocabulary)
      }
      if !errors.isEmpty {
        candidates.append((unit, errors))
      }
    }
    var chosen: [(word: Unit, input: String, reasons: [Justification.ID])] = []
    for (word, errors) in generator.shuffled(candidates) where chosen.count < count {
      guard !chosen.contains(where: { $0.word.pieces.overlaps(word.pieces) }) else { continue }
      let error = errors[generator.draw(below: errors.count)]
      chosen.append((word, error.misspelling, [category.rawValue]))
    }
    return errorSentence(id: id, misspellings: chosen)
  }

  /// Whether no blank is missing between a unit's words and others, as in "Hund-Napf".
  private func isAlone(_ unit: Unit) -> Bool {
    words.count { $0.pieces.overlaps(unit.pieces) } == unit.pieces.count
  }

  /// Returns the sentence with a child's own misspellings put in, as material made for this child.
  ///
  /// - Parameters:
  ///   - id: The number of the sentence.
  ///   - evidence: The words that the child wrote; the latest misspelling of each word is put in,
  ///     with the categories of its diagnosis as reasons.
  /// - Returns: The sentence, or nil when the child has misspelled none of its words.
  public func errorSentence(id: Int, from evidence: [SpellingEvidence]) -> ErrorSentence? {
    var inputs: [String: SpellingEvidence] = [:]
    for word in evidence
    where word.language == rules.language && word.kind == .written && !word.isCorrect
      && word.input.contains(where: \.isLetter)
    {
      if let known = inputs[word.target], known.date > word.date { continue }
      inputs[word.target] = word
    }
    var misspelled: [(word: Unit, input: String, reasons: [Justification.ID])] = []
    for word in words {
      // An error sentence takes all that blanks part off as one word, with one error.
      guard let evidence = inputs[word.text], misspelled.last?.word.pieces != word.pieces
      else { continue }
      misspelled.append((word, evidence.input, evidence.diagnosis.categories.map(\.rawValue)))
    }
    return errorSentence(id: id, misspellings: misspelled)
  }

  private func errorSentence(
    id: Int,
    misspellings: [(word: Unit, input: String, reasons: [Justification.ID])]
  ) -> ErrorSentence? {
    guard !misspellings.isEmpty else { return nil }
    let letters = Array(text)
    var result = ""
    var errors: [ErrorSentence.Misspelling] = []
    // How many letters are done, and by how many words those that follow have moved.
    var (done, shift) = (0, 0)
    for (word, input, reasons) in misspellings.sorted(by: { $0.word.start < $1.word.start }) {
      let count = input.split(whereSeparator: \.isWhitespace).count
      // An error sentence takes all that blanks part off as one word, such as "Hund-Napf".
      let piece = pieces[word.pieces.lowerBound]
      let isWhole = word.pieces.count > 1 || word.text.last?.isLetter == false
      errors.append(
        ErrorSentence.Misspelling(
          word: word.pieces.lowerBound + shift,
          length: count,
          correct: isWhole ? word.text : String(piece[piece.core]),
          reasons: reasons
        )
      )
      result += String(letters[done..<word.start]) + input
      done = word.end
      shift += count - word.pieces.count
    }
    result += String(letters[done...])
    return try? ErrorSentence(id: id, text: result, errors: errors)
  }
}

extension Array where Element: Hashable {
  /// The elements without those that came before.
  fileprivate var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
