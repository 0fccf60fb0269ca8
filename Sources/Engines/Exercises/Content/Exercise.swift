// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// An exercise of any format.
///
/// In JSON it is the object of its format with the name of its format:
/// `{"format":"keywords","id":1,"name":"Merkwörter (leicht)", ...}`.
///
/// ```swift
/// let exercise = Exercise.wheelOfFortune(
///   try WheelExercise(ExerciseInfo(id: 5, name: "f oder v?"), words: [HeardWord("Vogel")]))
/// var session = AnyExerciseSession(exercise)
/// ```
public enum Exercise: Hashable, Sendable, Identifiable {
  /// Misspelled words are found and explained.
  case errorLocations(ErrorLocationsExercise)
  /// Gaps are filled.
  case insert(InsertExercise)
  /// Words are read, hidden and written from memory, with a list to take them from.
  case keywords(KeywordsExercise, words: [String])
  /// Words are put into categories.
  case match(MatchExercise)
  /// Words are heard and written.
  case wheelOfFortune(WheelExercise)

  /// The names of the formats, as used in JSON.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Misspelled words are found and explained.
    case errorLocations
    /// Gaps are filled.
    case insert
    /// Words are read, hidden and written from memory.
    case keywords
    /// Words are put into categories.
    case match
    /// Words are heard and written.
    case wheelOfFortune
  }

  /// The content, by the protocol that all formats have in common.
  var content: any ExerciseContent {
    switch self {
    case .errorLocations(let exercise): exercise
    case .insert(let exercise): exercise
    case .keywords(let exercise, let words): KeywordsContent(settings: exercise, words: words)
    case .match(let exercise): exercise
    case .wheelOfFortune(let exercise): exercise
    }
  }
}

extension Exercise.Format: JSONName {
  /// The type of the content of this format.
  var content: any ExerciseContent.Type {
    switch self {
    case .errorLocations: ErrorLocationsExercise.self
    case .insert: InsertExercise.self
    case .keywords: KeywordsContent.self
    case .match: MatchExercise.self
    case .wheelOfFortune: WheelExercise.self
    }
  }
}

// MARK: - The same for all formats

extension Exercise {
  /// The name of the format.
  public var format: Format {
    func format<Content: ExerciseContent>(of content: Content) -> Format { Content.Session.format }
    return format(of: content)
  }

  /// The description that a list of exercises shows.
  public var info: ExerciseInfo { content.info }

  /// The identifier of the exercise.
  public var id: ExerciseID { info.id }

  /// The number of tasks in the exercise.
  public var taskCount: Int { content.taskCount }

  /// The language of its words: German where it names none, as all exercises of the first versions
  /// are.
  public var language: Language { info.language ?? .german }

  /// Returns a word with more than its text: a recording, a sentence, other spellings.
  ///
  /// - Parameter text: The word as it stands in the exercise.
  /// - Returns: The word as it is on the wheel or among the words to sort, with what the glossary
  ///   adds; the text alone for any other.
  public func heardWord(_ text: String) -> HeardWord { content.heardWord(text) }
}

extension Exercise.Format {
  /// The type of the sessions in which exercises of this format are done.
  public var session: any ExerciseSession.Type {
    func session<Content: ExerciseContent>(of content: Content.Type) -> any ExerciseSession.Type {
      Content.Session.self
    }
    return session(of: content)
  }
}

extension Exercise: JSONUnion {
  package static var kindKey: String { "format" }

  package static let cases: [JSONCase<Self, ExerciseFault>] = Format.allCases.map { format in
    func row<Content: ExerciseContent>(_ type: Content.Type) -> JSONCase<Self, ExerciseFault> {
      JSONCase(format.rawValue, inline: { (content: Content) in content.exercise }) {
        $0.content as? Content
      }
    }
    return row(format.content)
  }
}

extension Exercise {
  /// Returns the exercise with some of its tasks, for example those that are open to a child.
  ///
  /// ```swift
  /// let count = policy.openTaskCount(of: exercise.id, count: exercise.taskCount, to: progress)
  /// let open = exercise.withTasks(0..<count)
  /// ```
  ///
  /// - Parameter range: The tasks, counted from 0; tasks that do not exist are ignored.
  /// - Returns: The exercise with these tasks alone.
  public func withTasks(_ range: Range<Int>) -> Exercise {
    let range = range.clamped(to: 0..<taskCount)
    // A part of valid content is valid, so that nothing is thrown.
    return (try? content.withTasks(range).exercise) ?? self
  }
}

/// The exercises of an app, as found in a file or a download.
///
/// ```swift
/// let collection = try ExerciseCollection(json: data)   // lists every fault if the content is bad
/// collection.exercises.map(\.info.name)
/// collection[12]?.taskCount
/// ```
public struct ExerciseCollection: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  package static let version = 1

  /// The title above the list.
  public let title: String
  /// The language of the exercises that name none themselves.
  public let language: Language?
  /// The exercises in display order, those without a language of their own in that of the
  /// collection.
  public let exercises: [Exercise]

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - title: The title above the list.
  ///   - language: The language of the exercises that name none themselves.
  ///   - exercises: The exercises in display order.
  /// - Throws: A fault for each identifier that occurs twice.
  public init(
    title: String,
    language: Language? = nil,
    exercises: [Exercise]
  ) throws(ContentError<ExerciseFault>) {
    let faults = Self.faults(of: exercises)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.title = title
    self.language = language
    self.exercises = exercises.map { exercise in
      exercise.info.language == nil && language != nil
        ? exercise.content.speaking(language).exercise : exercise
    }
  }

  /// The exercises as they are stored, without the language that they have from the collection.
  private var storedExercises: [Exercise] {
    exercises.map { exercise in
      language != nil && exercise.info.language == language
        ? exercise.content.speaking(nil).exercise : exercise
    }
  }

  /// The exercise with an identifier, or nil for an unknown one.
  public subscript(id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  private static func faults(of exercises: [Exercise]) -> [LocatedFault<ExerciseFault>] {
    var known: Set<ExerciseID> = []
    return exercises.enumerated().compactMap { index, exercise in
      guard !known.insert(exercise.id).inserted else { return nil }
      let place = ContentPlace().key("exercises").index(index)
      return LocatedFault(.duplicateIdentifier("\(exercise.id)"), at: place)
    }
  }
}

extension ExerciseCollection: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    try record.version(version)
    let title = record.field("title", \.title)
    let language = record.field("language", \.language)
    let exercises = record.field("exercises", \.storedExercises)
    return try ExerciseCollection(title: title(), language: language(), exercises: exercises())
  }
}

/// The description of an exercise, as shown in a list of exercises.
///
/// In JSON its keys stand among those of the exercise:
/// `"id":1,"name":"Merkwörter (leicht)","description":"..."`.
public struct ExerciseInfo: Hashable, Sendable, Identifiable {
  /// The identifier of the exercise.
  public let id: ExerciseID
  /// The name.
  public let name: String
  /// The topic.
  public let description: String
  /// The language of the words, for the rules of spelling and for speech; nil for that of the
  /// collection, or for German.
  public let language: Language?
  /// More about words than their texts, in exercises whose words are texts alone.
  public let glossary: [HeardWord]

  /// Creates the description of an exercise.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - name: The name.
  ///   - description: The topic.
  ///   - language: The language of the words; nil for that of the collection, or for German.
  ///   - glossary: More about words than their texts: recordings, other correct
  ///     spellings, and sentences that show which of several words is meant.
  public init(
    id: ExerciseID,
    name: String,
    description: String = "",
    language: Language? = nil,
    glossary: [HeardWord] = []
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.language = language
    self.glossary = glossary
  }

  /// The description with another language.
  func speaking(_ language: Language?) -> ExerciseInfo {
    ExerciseInfo(
      id: id,
      name: name,
      description: description,
      language: language,
      glossary: glossary
    )
  }

  /// Returns a word with what the glossary adds to it, in the language of the exercise unless it
  /// has its own.
  public func word(_ word: HeardWord) -> HeardWord {
    let known = glossary.first { $0.text == word.text } ?? word
    let others = known.alternatives.filter { !word.alternatives.contains($0) }
    return HeardWord(
      word.text,
      audio: word.audio ?? known.audio,
      alternatives: word.alternatives + others,
      sentence: word.sentence ?? known.sentence,
      language: word.language ?? known.language ?? language
    )
  }
}

extension ExerciseInfo: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let id = record.field("id", \.id)
    let name = record.field("name", \.name)
    let description = record.field("description", \.description, default: "")
    let language = record.field("language", \.language)
    let glossary = record.field("glossary", \.glossary, default: [])
    return try ExerciseInfo(
      id: id(),
      name: name(),
      description: description(),
      language: language(),
      glossary: glossary()
    )
  }
}

/// A word or sentence that a child hears, spoken by the front end.
///
/// In JSON it is an object: `{"text":"Vogel","audio":"audio/01.m4a"}`,
/// `{"text":"their","sentence":"The children put on their shoes.","alternatives":[]}`.
public struct HeardWord: Hashable, Sendable {
  /// The word or sentence.
  public let text: String
  /// The place of a recording, or nil when the device speaks the word.
  public let audio: String?
  /// Other spellings that are as correct: "gray" for "grey".
  public let alternatives: [String]
  /// A sentence with the word, to be spoken behind it, which shows which of several that sound
  /// alike is meant;
  /// nil where none is needed.
  public let sentence: String?
  /// The language of the word, for the rules of spelling and for speech; nil for that of the
  /// exercise.
  public let language: Language?

  /// Creates a word.
  ///
  /// - Parameters:
  ///   - text: The word or sentence.
  ///   - audio: The place of a recording.
  ///   - alternatives: Other spellings that are as correct.
  ///   - sentence: A sentence with the word that shows which of several that sound alike is meant.
  ///   - language: The language of the word; nil for that of the exercise.
  public init(
    _ text: String,
    audio: String? = nil,
    alternatives: [String] = [],
    sentence: String? = nil,
    language: Language? = nil
  ) {
    self.text = text
    self.audio = audio
    self.alternatives = alternatives
    self.sentence = sentence
    self.language = language
  }

  /// Every correct spelling, that of the text first.
  public var spellings: [String] { [text] + alternatives.filter { $0 != text && !$0.isBlank } }

  /// Whether it has several words.
  var isSentence: Bool { text.split(whereSeparator: \.isWhitespace).count > 1 }
}

extension HeardWord: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let text = record.field("text", \.text)
    let audio = record.field("audio", \.audio)
    let alternatives = record.field("alternatives", \.alternatives, default: [])
    let sentence = record.field("sentence", \.sentence)
    let language = record.field("language", \.language)
    return try HeardWord(
      text(),
      audio: audio(),
      alternatives: alternatives(),
      sentence: sentence(),
      language: language()
    )
  }
}

/// The identifier of an exercise: its number on the server.
///
/// All other things have an `Identifier`, which is a string; in the server's JSON and in its log an
/// exercise has a number.
public struct ExerciseID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from a number, which may be any number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a number, which may be any number.
  public init(_ number: Int) {
    rawValue = number
  }
}

extension ExerciseID: ExpressibleByIntegerLiteral {
  /// Creates an identifier from a literal.
  public init(integerLiteral value: Int) {
    rawValue = value
  }
}

extension ExerciseID: Comparable {
  /// Whether one identifier's number is less than the other's.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExerciseID: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}

/// In JSON an identifier is a number.
extension ExerciseID: Codable {}

/// As dictionary keys, identifiers make a JSON object instead of an array of keys and values.
extension ExerciseID: CodingKeyRepresentable {}

/// A fault in the content of an exercise.
public enum ExerciseFault: ContentFault {
  /// A value that is missing or has a form that cannot be read.
  case malformed(String)
  /// There is nothing to read in a text that a child is to see.
  case emptyText
  /// A whole number is not in its range.
  case outOfRange(Int, expected: ClosedRange<Int>)
  /// A number is not in its range.
  case numberOutOfRange(Double, expected: ClosedRange<Double>)
  /// A sentence has no gap.
  case noGaps
  /// A gap starts inside another one.
  case gapsOverlap
  /// A word has two misspellings.
  case duplicateWord(Int)
  /// A misspelled word goes on in the next words, which belong to it.
  case splitWord(String, expected: Int)
  /// A misspelled word reads as the correct one does.
  case isNoError(String)
  /// An identifier that is already in use.
  case duplicateIdentifier(String)
  /// An identifier that refers to nothing.
  case unknownIdentifier(String)
  /// A word belongs to no category.
  case noCategories
  /// A number is not a fraction of a whole.
  case noPart(Fraction)
  /// The server says that it could not answer.
  case noSuccess
}

extension ExerciseFault: RangeFault, NumberRangeFault {}

extension ExerciseFault: CustomStringConvertible {
  /// The fault, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyText:
      "the text is empty"
    case .outOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .numberOutOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .noGaps:
      "the sentence has no gap"
    case .gapsOverlap:
      "the gap overlaps another one"
    case .duplicateWord(let word):
      "the word \(word) is misspelled twice"
    case .splitWord(let word, let expected):
      "\"\(word)\" is split, expected the length \(expected)"
    case .isNoError(let word):
      "\"\(word)\" stands there already"
    case .duplicateIdentifier(let identifier):
      "the identifier \"\(identifier)\" is taken already"
    case .unknownIdentifier(let identifier):
      "nothing has the identifier \"\(identifier)\""
    case .noCategories:
      "the word belongs to no category"
    case .noPart(let fraction):
      "\(fraction), expected a part from 0 to 1"
    case .noSuccess:
      "the server had no success"
    }
  }
}

extension ExerciseFault {
  /// Returns the faults of choices whose identifier occurs twice or whose text is blank.
  static func faults(
    of choices: [(id: String, text: String)],
    at key: String
  ) -> [LocatedFault<ExerciseFault>] {
    var known: Set<String> = []
    var faults: [LocatedFault<ExerciseFault>] = []
    for (index, choice) in choices.enumerated() {
      let place = ContentPlace().key(key).index(index)
      if !known.insert(choice.id).inserted {
        faults.append(LocatedFault(.duplicateIdentifier(choice.id), at: place))
      }
      if choice.text.isBlank {
        faults.append(LocatedFault(.emptyText, at: place))
      }
    }
    return faults
  }

  /// Throws the faults that there are.
  static func check(
    _ faults: [LocatedFault<ExerciseFault>?]
  ) throws(ContentError<ExerciseFault>) {
    let faults = faults.compactMap(\.self)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

extension LocatedFault<ExerciseFault>? {
  /// The fault of a number that is not in its range.
  static func outside(_ range: ClosedRange<Int>, _ number: Int, at key: String) -> Self {
    guard !range.contains(number) else { return nil }
    return LocatedFault(.outOfRange(number, expected: range), at: ContentPlace().key(key))
  }

  /// The fault of a fraction that is no part of a whole.
  static func noPart(_ fraction: Fraction, at key: String) -> Self {
    guard !(Fraction.zero...Fraction.one).contains(fraction) else { return nil }
    return LocatedFault(.noPart(fraction), at: ContentPlace().key(key))
  }

  /// The fault of a number that is not in its range, or is none.
  static func outside(_ range: ClosedRange<Double>, _ number: Double, at key: String) -> Self {
    guard !range.contains(number) else { return nil }
    return LocatedFault(.numberOutOfRange(number, expected: range), at: ContentPlace().key(key))
  }
}
