// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownSpellings
public import LudusCore
public import Spelling

/// Sentences with misspelled words to find and explain ("Fehlerstellen").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct ErrorLocationsExercise: Hashable, Sendable {
  /// The description that a list of exercises shows.
  public let info: ExerciseInfo
  /// The checklist from which a child chooses reasons, in display order.
  public let reasons: [Justification]
  /// The sentences, each a task.
  public let sentences: [ErrorSentence]

  /// Creates an exercise.
  ///
  /// - Throws: A fault for each reason that occurs twice or is blank, and for each that a sentence
  ///   uses but the checklist does not have.
  public init(
    _ info: ExerciseInfo,
    reasons: [Justification],
    sentences: [ErrorSentence]
  ) throws(ContentError<ExerciseFault>) {
    self.init(info, known: (reasons, sentences))
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private init(_ info: ExerciseInfo, known: (reasons: [Justification], sentences: [ErrorSentence]))
  {
    self.info = info
    (reasons, sentences) = known
  }

  private var faults: [LocatedFault<ExerciseFault>] {
    var faults = ExerciseFault.faults(of: reasons.map { ($0.id, $0.text) }, at: "reasons")
    let known = Set(reasons.map(\.id))
    for (index, sentence) in sentences.enumerated() {
      let place = ContentPlace().key("sentences").index(index).key("errors")
      for (index, error) in sentence.errors.enumerated() {
        for reason in error.reasons where !known.contains(reason) {
          faults.append(LocatedFault(.unknownIdentifier(reason), at: place.index(index)))
        }
      }
    }
    return faults
  }
}

extension ErrorLocationsExercise: ExerciseContent {
  var taskCount: Int { sentences.count }

  var exercise: Exercise { .errorLocations(self) }

  var texts: [String] { sentences.map { $0.text(correcting: Set($0.errors.map(\.word))) } }

  func speaking(_ language: Language?) -> ErrorLocationsExercise {
    ErrorLocationsExercise(info.speaking(language), known: (reasons, sentences))
  }

  func withTasks(_ range: Range<Int>) throws -> ErrorLocationsExercise {
    try ErrorLocationsExercise(info, reasons: reasons, sentences: Array(sentences[range]))
  }

  func check(with checker: inout ExerciseChecker) {
    if !sentences.isEmpty, sentences.allSatisfy(\.errors.isEmpty) {
      checker.note(.warning, .noErrors, at: ContentPlace().key("sentences"))
    }
    for (index, sentence) in sentences.enumerated() {
      let place = ContentPlace().key("sentences").index(index).key("errors")
      for (index, error) in sentence.errors.enumerated() {
        let shown = sentence.input(of: error)
        if error.reasons.isEmpty {
          checker.note(.warning, .noReason(shown), at: place.index(index))
        }
        if sentence.seemsSplit(error) {
          checker.note(.warning, .splitWord(error.correct), at: place.index(index))
        }
        let diagnosis = rules.diagnosis(of: shown, for: error.correct)
        let alternatives = info.word(HeardWord(error.correct)).alternatives
        if diagnosis.isOtherWord(of: checker.vocabulary) || alternatives.contains(shown) {
          checker.note(.warning, .misspellingExists(shown), at: place.index(index))
        }
      }
    }
  }

  func count(in places: inout PlaceCounter) {
    for sentence in sentences {
      for error in sentence.errors { places.find(error.correct, as: sentence.input(of: error)) }
    }
  }

  typealias Session = ErrorLocationsSession
}

extension ErrorSentence {
  /// Whether a misspelled word is nearer to its correct spelling together with the next word.
  fileprivate func seemsSplit(_ error: Misspelling) -> Bool {
    let next = error.words.upperBound
    guard words.indices.contains(next), self.error(of: next) == nil else { return false }
    let metric = EditMetric.optimalStringAlignment
    let alone = metric.distance(error.correct, input(of: error))
    return metric.distance(error.correct, "\(input(of: error)) \(word(next))") < alone
  }
}

extension ErrorLocationsExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let info = record.inline(\.info)
    let reasons = record.field("reasons", \.reasons)
    let sentences = record.field("sentences", \.sentences)
    return try ErrorLocationsExercise(info(), reasons: reasons(), sentences: sentences())
  }
}

/// A reason why a word is wrong, as listed in a checklist.
public struct Justification: Hashable, Sendable, Identifiable {
  /// The identifier of the reason within its exercise.
  public let id: String
  /// The text that the child reads.
  public let text: String

  /// Creates a reason.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

extension Justification: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let id = record.field("id", \.id)
    let text = record.field("text", \.text)
    return try Justification(id: id(), text: text())
  }
}

extension Justification {
  /// Returns a checklist whose reasons are categories of misspelling, in words for children.
  ///
  /// - Parameters:
  ///   - categories: The categories, in the order in which they are shown.
  ///   - language: The language of the misspelled words.
  ///   - phrasebook: The language of the checklist.
  ///   - namesTerms: Whether the names that teachers know stand behind the reasons in brackets.
  /// - Returns: A reason for each category, which has the category's identifier.
  public static func checklist(
    of categories: [SpellingCategory],
    language: Language = .german,
    in phrasebook: Phrasebook,
    namingTerms namesTerms: Bool = false
  ) -> [Justification] {
    let rules = KnownSpellings.rules(of: language)
    return categories.map { category in
      let label = rules.label(of: category, in: phrasebook) ?? category.rawValue
      let plain = rules.plainLabel(of: category, in: phrasebook) ?? category.rawValue
      return Justification(
        id: category.rawValue,
        text: plain + (namesTerms && label != plain ? " (\(label))" : "")
      )
    }
  }
}

/// A sentence in which some words are misspelled, or none, so that a child has to look closely.
///
/// Blanks separate its words, each of which is a button. Marks before and after a word, for example
/// a comma, are shown but do not belong to it.
///
/// ```swift
/// let sentence = try ErrorSentence(
///   id: 1, text: "Der hund bellt.", errors: [.init(word: 1, correct: "Hund", reasons: ["case"])])
/// sentence.words   // ["Der", "hund", "bellt"]
/// ```
///
/// A word that was split by mistake is several words of the sentence: "zu sammen" has the length 2.
/// A word that lost its comma or full stop has the mark in its correct spelling.
public struct ErrorSentence: Hashable, Sendable, Identifiable {
  /// A misspelled word.
  public struct Misspelling: Hashable, Sendable {
    /// The word, counted from 0 in the sentence; the first one of several.
    public let word: Int
    /// The number of words of the sentence that it spans: 2 for "zu sammen".
    public let length: Int
    /// The correct spelling.
    public let correct: String
    /// The reasons it is wrong; there may be none, one or several.
    public let reasons: [Justification.ID]

    /// Creates a misspelled word.
    ///
    /// - Parameters:
    ///   - word: The word, counted from 0 in the sentence; the first one of several.
    ///   - length: The number of words of the sentence that it spans: 2 for "zu sammen".
    ///   - correct: The correct spelling.
    ///   - reasons: The reasons why it is wrong; none, one or several.
    public init(word: Int, length: Int = 1, correct: String, reasons: [Justification.ID]) {
      self.word = word
      self.length = length
      self.correct = correct
      self.reasons = reasons
    }

    /// The words of the sentence that it is.
    var words: Range<Int> { word..<word + length }
  }

  /// The number of the sentence.
  public let id: Int
  /// The sentence as first shown.
  public let text: String
  /// The misspelled words, from left to right.
  public let errors: [Misspelling]
  /// The parts of the sentence between blanks.
  private let pieces: [String]

  /// Creates a sentence.
  ///
  /// - Parameters:
  ///   - id: The number of the sentence.
  ///   - text: The sentence as it is shown at first.
  ///   - errors: The misspelled words in any order.
  /// - Throws: A fault for each misspelling of a word that does not exist, has a misspelling
  ///   already, is correct as it stands, or goes on in the next word, and for a sentence without
  ///   words.
  public init(
    id: Int,
    text: String,
    errors: [Misspelling]
  ) throws(ContentError<ExerciseFault>) {
    self.id = id
    self.text = text
    self.errors = errors.sorted { $0.word < $1.word }
    pieces = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let faults = faults(of: errors)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private func faults(of errors: [Misspelling]) -> [LocatedFault<ExerciseFault>] {
    guard !pieces.isEmpty else { return [LocatedFault(.emptyText, at: ContentPlace().key("text"))] }
    let place = ContentPlace().key("errors")
    var faults: [LocatedFault<ExerciseFault>] = []
    var words: Set<Int> = []
    for (index, error) in errors.enumerated() {
      let range = 0...(pieces.count - 1)
      let fault: ExerciseFault? =
        if !range.contains(error.word) {
          .outOfRange(error.word, expected: range)
        } else if !(1...pieces.count - error.word).contains(error.length) {
          .outOfRange(error.length, expected: 1...(pieces.count - error.word))
        } else if !words.isDisjoint(with: error.words) {
          .duplicateWord(error.word)
        } else if error.correct.isBlank {
          .emptyText
        } else if error.correct == input(of: error) {
          .isNoError(error.correct)
        } else if let length = lengthOfSplitWord(of: error) {
          .splitWord(error.correct, expected: length)
        } else {
          nil
        }
      words.formUnion(fault == nil ? error.words : error.word..<error.word)
      if let fault {
        faults.append(LocatedFault(fault, at: place.index(index)))
      }
    }
    return faults
  }

  /// The words as they are shown at first, without the marks around them.
  public var words: [String] { pieces.indices.map(word) }

  /// Returns the word as it is shown at first, without the marks around it.
  ///
  /// - Precondition: The word is one of the sentence's, counted from 0.
  func word(_ index: Int) -> String {
    let core = pieces[index].core
    return String(pieces[index][core])
  }

  /// Returns a misspelled word as it is shown at first, with the blanks that split it.
  func input(of error: Misspelling) -> String {
    error.words.map(word).joined(separator: " ")
  }

  /// The number of words of which the letters are those of a correct spelling, where a misspelling
  /// names fewer.
  private func lengthOfSplitWord(of error: Misspelling) -> Int? {
    guard !error.correct.contains(where: \.isWhitespace) else { return nil }
    let correct = error.correct.lowercased()
    var joined = ""
    for (index, piece) in pieces[error.word...].enumerated() {
      joined += String(piece[piece.core]).lowercased()
      guard correct.hasPrefix(joined) else { return nil }
      if joined == correct { return index + 1 > error.length ? index + 1 : nil }
    }
    return nil
  }

  /// Returns the misspelling of a word, or nil when it is correct.
  public func error(of word: Int) -> Misspelling? {
    errors.first { $0.words.contains(word) }
  }

  /// Returns the sentence with some of its misspelled words corrected.
  ///
  /// - Parameter words: The words to take.
  /// - Returns: The sentence, its blanks as single spaces.
  public func text(correcting words: Set<Int>) -> String {
    var pieces = pieces
    // From the right, so that words that become one do not move those still to come.
    for error in errors.reversed() where words.contains(error.word) {
      let (first, last) = (pieces[error.word], pieces[error.words.upperBound - 1])
      // An author may have written the marks around the word with the correction.
      let (before, behind) = (first[..<first.core.lowerBound], last[last.core.upperBound...])
      let corrected =
        (error.correct.hasPrefix(before) ? "" : before) + error.correct
        + (error.correct.hasSuffix(behind) ? "" : error.correct.tail(behind))
      pieces.replaceSubrange(error.words, with: [String(corrected)])
    }
    return pieces.joined(separator: " ")
  }
}

extension String {
  /// The marks behind a correction: its own mark at the end takes the place of the first of them.
  fileprivate func tail(_ behind: Substring) -> Substring {
    func endsSentence(_ character: Character?) -> Bool {
      character.map(".,;:!?…".contains) ?? false
    }
    return endsSentence(last) && endsSentence(behind.first) ? behind.dropFirst() : behind
  }

  /// The range of a word among the marks around it; all of it where there are only marks.
  var core: Range<Index> {
    func belongs(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    guard let first = firstIndex(where: belongs), let last = lastIndex(where: belongs) else {
      return startIndex..<endIndex
    }
    return first..<index(after: last)
  }
}

extension ErrorSentence: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let id = record.field("id", \.id)
    let text = record.field("text", \.text)
    let errors = record.field("errors", \.errors, default: [])
    return try ErrorSentence(id: id(), text: text(), errors: errors())
  }
}

extension ErrorSentence.Misspelling: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let word = record.field("word", \.word)
    let length = record.field("length", \.length, default: 1)
    let correct = record.field("correct", \.correct)
    let reasons = record.field("reasons", \.reasons)
    return try ErrorSentence.Misspelling(
      word: word(),
      length: length(),
      correct: correct(),
      reasons: reasons()
    )
  }
}
