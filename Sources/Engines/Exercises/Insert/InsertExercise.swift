// SPDX-License-Identifier: Apache-2.0
internal import Spelling
public import LudusCore

/// Sentences with gaps to fill ("Einsetzen").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct InsertExercise: Hashable, Sendable {
  /// The description that a list of exercises shows.
  public let info: ExerciseInfo
  /// The settings.
  public let config: Config
  /// The sentences, each a task.
  public let sentences: [InsertSentence]

  /// Creates an exercise.
  public init(_ info: ExerciseInfo, config: Config = .standard, sentences: [InsertSentence]) {
    self.info = info
    self.config = config
    self.sentences = sentences
  }

  /// The settings of an insert exercise.
  ///
  /// In JSON a number of errors that is null stands for never, and missing keys are as in
  /// ``standard``.
  public struct Config: Policy {
    /// The numbers of wrong entries after which help can be shown.
    package static let helpRange = 0...1000

    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ExerciseFault

      /// The number of wrong entries in a gap after which its help is shown, up to 1000: 0 for at
      /// once, nil for never.
      public var helpAfterErrors: Int? = 1
      /// The share of a gap's credit that each wrong entry costs, from 0 to 1.
      public var penalty: Fraction = .part(1, of: 3)

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// Help after the first wrong entry, and a third of a gap's credit off for each wrong entry.
    public static let standard = Config()

    /// The credit that is left of a gap after some wrong entries: 1 - wrong entries · penalty, at
    /// least 0.
    func credit(after wrongCount: Int) -> Fraction {
      guard let cost = try? draft.penalty * Fraction(wrongCount),
        let rest = try? Fraction.one - cost
      else { return .zero }
      return max(rest, .zero)
    }
  }
}

extension InsertExercise: ExerciseContent {
  var taskCount: Int { sentences.count }

  var exercise: Exercise { .insert(self) }

  var texts: [String] { sentences.map(\.text) }

  func speaking(_ language: Language?) -> InsertExercise {
    InsertExercise(info.speaking(language), config: config, sentences: sentences)
  }

  func withTasks(_ range: Range<Int>) -> InsertExercise {
    InsertExercise(info, config: config, sentences: Array(sentences[range]))
  }

  func check(with checker: inout ExerciseChecker) {
    for (index, sentence) in sentences.enumerated() {
      let place = ContentPlace().key("sentences").index(index).key("gaps")
      for (index, gap) in sentence.gaps.enumerated() {
        if gap.length > InsertSentence.usualGapLength {
          checker.note(.warning, .longGap(gap.length), at: place.index(index))
        }
        if let other = sentence.otherWord(for: index, of: checker.vocabulary, rules) {
          checker.note(.error, .ambiguousGap(other), at: place.index(index))
        }
        if let given = sentence.given(by: gap.help ?? "", for: index) {
          checker.note(.warning, .helpGivesAway(given), at: place.index(index))
        }
      }
    }
  }

  func count(in places: inout PlaceCounter) {
    for sentence in sentences {
      for gap in sentence.gaps.indices {
        let range = sentence.rangeInWord(of: gap)
        let errors = rules.typicalErrors(in: sentence.word(of: gap)).filter { $0.range == range }
        for category in Set(errors.map(\.category)) { places.add(category) }
      }
    }
  }

  typealias Session = InsertSession
}

extension InsertSentence {
  /// Whether another word differs from the gap's word within the gap alone.
  private func word(of gap: Int, isFilledIn other: String) -> Bool {
    let marker = "\u{0}"
    let parts = word(of: gap, filledWith: marker).split(
      separator: Character(marker),
      omittingEmptySubsequences: false
    )
    guard parts.count == 2 else { return false }
    return other.hasPrefix(parts[0]) && other.hasSuffix(parts[1])
      && other.count >= parts[0].count + parts[1].count
  }

  /// A word that exists and that other letters in the gap make: those of typical errors at this
  /// place.
  fileprivate func otherWord(
    for gap: Int,
    of vocabulary: Set<String>,
    _ rules: any SpellingRules
  ) -> String? {
    guard !vocabulary.isEmpty else { return nil }
    let word = self.word(of: gap)
    return rules.typicalErrors(in: word).first { other in
      other.isOtherWord(of: vocabulary) && self.word(of: gap, isFilledIn: other.misspelling)
        && !gaps[gap].alternatives.contains {
          self.word(of: gap, filledWith: $0) == other.misspelling
        }
    }?.misspelling
  }

  /// The text that the help gives away; short words and single letters stand in help for other
  /// reasons.
  fileprivate func given(by help: String, for gap: Int) -> String? {
    let words = help.split { !$0.isLetter }.map(String.init)
    let (word, target) = (self.word(of: gap), self.target(of: gap))
    let isShort = word.count < (word.first?.isUppercase == true ? 4 : 6)
    if !isShort, words.contains(word) { return word }
    return target.count > 1 && words.contains(target) ? target : nil
  }
}

extension InsertExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let info = record.inline(\.info)
    let config = record.field("config", \.config, default: .standard)
    let sentences = record.field("sentences", \.sentences, default: [])
    return try InsertExercise(info(), config: config(), sentences: sentences())
  }
}

extension InsertExercise.Config: JSONPolicy {}

extension InsertExercise.Config.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.takeOtherKeys()
    values.value("help_after_errors", \.helpAfterErrors, in: InsertExercise.Config.helpRange)
    values.value("penalty", \.penalty) { (0...1).contains($0) ? nil : .noPart($0) }
  }
}

/// A sentence with gaps.
///
/// ```swift
/// let sentence = try InsertSentence(
///   id: 2,
///   text: "Am Dienstag fliegen wir nach New York.",
///   gaps: [.init(start: 4, length: 2, help: "Ist das i kurz oder lang?")])
/// sentence.target(of: 0)   // "ie"
/// sentence.word(of: 0)     // "Dienstag"
/// ```
///
/// In the server's JSON the keys of `gaps` are the offsets of letters, and neighboring ones form a
/// gap whose help stands at its first letter:
/// `{"id":2,"exercise_id":1,"text":"Am Dienstag ...","gaps":{"4":"Überlege ...","5":""}}`.
///
/// Two gaps side by side cannot be written that way. In our own form `gaps` is an array of objects:
/// `[{"start":4,"length":2,"help":"Überlege ..."},{"start":6}]`. The same is true of a gap with
/// other correct letters, `{"start":4,"length":2,"alternatives":["i"]}`, and of one into which
/// nothing belongs, `{"start":7,"length":0}`.
public struct InsertSentence: Hashable, Sendable, Identifiable {
  /// A gap in a sentence: letters for a child to write.
  public struct Gap: Hashable, Sendable {
    /// The beginning of the gap, counted from 0 in the grapheme clusters of the sentence.
    public let start: Int
    /// Its length in grapheme clusters; 0 for a gap into which nothing belongs.
    public let length: Int
    /// Other letters that are also correct, as in "aufwendig" and "aufwändig"; an empty string for
    /// none at all.
    public let alternatives: [String]
    /// The help for the child, or nil if there is none.
    public let help: String?

    /// Creates a gap.
    ///
    /// - Parameters:
    ///   - start: The place where it begins, counted from 0 in the grapheme clusters of the
    ///     sentence.
    ///   - length: Its length in grapheme clusters; 0 for a gap into which nothing belongs.
    ///   - help: The help for the child; an empty text is none.
    ///   - alternatives: Other letters that are correct as well; an empty text for none.
    public init(start: Int, length: Int = 1, help: String? = nil, alternatives: [String] = []) {
      self.start = start
      self.length = length
      self.alternatives = alternatives
      self.help = help.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// The usual maximum of letters in a gap; the content check reports longer ones.
  package static let usualGapLength = 3

  /// The number that the sentence has on the server.
  public let id: Int
  /// The exercise that the sentence belongs to; nil where its exercise lists it.
  public let exercise: ExerciseID?
  /// The whole sentence.
  public let text: String
  /// The gaps, from left to right.
  public let gaps: [Gap]
  /// The grapheme clusters of the sentence.
  private let letters: [Character]

  /// Creates a sentence.
  ///
  /// - Parameters:
  ///   - id: The number that the sentence has on the server.
  ///   - exercise: The exercise that the sentence belongs to.
  ///   - text: The whole sentence.
  ///   - gaps: The gaps in any order.
  /// - Throws: A fault for each gap that reaches beyond the sentence or into another gap, and for a
  ///   sentence without gaps.
  public init(
    id: Int,
    exercise: ExerciseID? = nil,
    text: String,
    gaps: [Gap]
  ) throws(ContentError<ExerciseFault>) {
    let letters = Array(text)
    let faults = Self.faults(of: gaps, in: letters)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.exercise = exercise
    self.text = text
    self.gaps = gaps.sorted { ($0.start, $0.length) < ($1.start, $1.length) }
    self.letters = letters
  }

  private static func faults(
    of gaps: [Gap],
    in letters: [Character]
  ) -> [LocatedFault<ExerciseFault>] {
    let place = ContentPlace().key("gaps")
    guard !letters.isEmpty else {
      return [LocatedFault(.emptyText, at: ContentPlace().key("text"))]
    }
    guard !gaps.isEmpty else { return [LocatedFault(.noGaps, at: place)] }
    // The gap that each letter is in.
    var owners = [Int?](repeating: nil, count: letters.count)
    var emptyGaps: Set<Int> = []
    var faults: [LocatedFault<ExerciseFault>] = []
    for (index, gap) in gaps.enumerated() {
      let place = place.index(index)
      guard (0...letters.count).contains(gap.length) else {
        faults.append(LocatedFault(.outOfRange(gap.length, expected: 0...letters.count), at: place))
        continue
      }
      let starts = 0...(letters.count - gap.length)
      guard starts.contains(gap.start) else {
        faults.append(LocatedFault(.outOfRange(gap.start, expected: starts), at: place))
        continue
      }
      let range = gap.start..<(gap.start + gap.length)
      if range.contains(where: { owners[$0] != nil })
        || range.isEmpty && !emptyGaps.insert(gap.start).inserted
      {
        faults.append(LocatedFault(.gapsOverlap, at: place))
      }
      for letter in range {
        owners[letter] = index
      }
    }
    for (index, gap) in gaps.enumerated()
    where gap.length == 0 && (1..<letters.count).contains(gap.start) {
      guard let owner = owners[gap.start], owner == owners[gap.start - 1] else { continue }
      faults.append(LocatedFault(.gapsOverlap, at: place.index(index)))
    }
    return faults
  }

  /// Whether nothing is correct in one of the gaps, so that any may be left empty.
  public var allowsEmptyGaps: Bool {
    gaps.contains { $0.length == 0 || $0.alternatives.contains("") }
  }

  /// Returns the letters that belong into a gap.
  ///
  /// - Precondition: The gap is one of the sentence's, counted from 0.
  public func target(of gap: Int) -> String {
    String(letters[range(of: gap)])
  }

  /// Returns the word that a gap is in, which is the letters around it.
  ///
  /// - Precondition: The gap is one of the sentence's, counted from 0.
  public func word(of gap: Int) -> String {
    String(letters[wordRange(of: gap)])
  }

  /// Returns the word that contains a gap, as it reads with other letters in that gap.
  ///
  /// - Precondition: The gap is one of the sentence's, counted from 0.
  public func word(of gap: Int, filledWith entry: String) -> String {
    let word = wordRange(of: gap)
    let gap = range(of: gap)
    return String(letters[word.lowerBound..<gap.lowerBound]) + entry
      + String(letters[gap.upperBound..<word.upperBound])
  }

  /// Returns where a gap is in its word, counted from 0 in grapheme clusters.
  func rangeInWord(of gap: Int) -> Range<Int> {
    let range = range(of: gap)
    let start = wordRange(of: gap).lowerBound
    return (range.lowerBound - start)..<(range.upperBound - start)
  }

  private func range(of gap: Int) -> Range<Int> {
    gaps[gap].start..<(gaps[gap].start + gaps[gap].length)
  }

  private func wordRange(of gap: Int) -> Range<Int> {
    func belongs(_ letter: Character) -> Bool { letter.isLetter || letter == "'" || letter == "’" }
    let gap = range(of: gap)
    let before = letters[..<gap.lowerBound].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
    let after = letters[gap.upperBound...].firstIndex { !belongs($0) } ?? letters.count
    return before..<after
  }
}

// MARK: - JSON

extension InsertSentence.Gap: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let start = record.field("start", \.start)
    let length = record.field("length", \.length, default: 1)
    let help = record.field("help", \.help)
    let alternatives = record.field("alternatives", \.alternatives, default: [])
    return try InsertSentence.Gap(
      start: start(),
      length: length(),
      help: help(),
      alternatives: alternatives()
    )
  }
}

extension InsertSentence: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let id = record.field("id", \.id)
    let exercise = record.field("exercise_id", \.exercise)
    let text = record.field("text", \.text)
    let gaps = record.field("gaps", \.gaps, as: JSONShape(read: { $0.gaps() }, write: GapList.init))
    return try InsertSentence(id: id(), exercise: exercise(), text: text(), gaps: gaps())
  }
}

/// The gaps of a sentence in either of the two forms.
private enum GapList: Codable {
  case gaps([InsertSentence.Gap])
  case helps([Int: String])

  init(_ gaps: [InsertSentence.Gap]) {
    let haveNeighbors = zip(gaps, gaps.dropFirst()).contains { $0.start + $0.length == $1.start }
    let haveMore = gaps.contains { $0.length == 0 || !$0.alternatives.isEmpty }
    guard !haveNeighbors, !haveMore else {
      self = .gaps(gaps)
      return
    }
    var helps: [Int: String] = [:]
    for gap in gaps {
      for offset in gap.start..<(gap.start + gap.length) {
        helps[offset] = offset == gap.start ? gap.help ?? "" : ""
      }
    }
    self = .helps(helps)
  }

  func gaps() -> [InsertSentence.Gap] {
    switch self {
    case .gaps(let gaps): return gaps
    case .helps(let helps):
      var gaps: [InsertSentence.Gap] = []
      for (offset, help) in helps.sorted(by: { $0.key < $1.key }) {
        if let last = gaps.last, last.start + last.length == offset {
          gaps[gaps.count - 1] = .init(start: last.start, length: last.length + 1, help: last.help)
        } else {
          gaps.append(.init(start: offset, help: help))
        }
      }
      return gaps
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let gaps = try? container.decode([InsertSentence.Gap].self) {
      self = .gaps(gaps)
      return
    }
    var helps: [Int: String] = [:]
    for (key, help) in try container.decode([String: String].self).sorted(by: { $0.key < $1.key }) {
      // Only as numbers are usually written, so that no offset can stand there twice.
      guard let offset = Int(key), offset >= 0, key == "\(offset)" else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\"\(key)\" is not an offset of a letter, expected 0, 1, 2 ..."
        )
      }
      helps[offset] = help
    }
    self = .helps(helps)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .gaps(let gaps): try container.encode(gaps)
    case .helps(let helps): try container.encode(helps)
    }
  }
}
