// SPDX-License-Identifier: Apache-2.0
public import Spelling
public import LudusCore
public import LudusFoundation
internal import NumericMethods

/// Words to memorize ("Merkwörter"): read them, hide them, write them from memory.
///
/// ```swift
/// let exercise = try KeywordsExercise(json: data)   // as the server sends it, without its envelope
/// var session = KeywordsSession(exercise, words: ["ängstlich", "schreien"])
/// ```
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct KeywordsExercise: Hashable, Sendable {
  /// The description that a list of exercises shows.
  public let info: ExerciseInfo
  /// The settings.
  public let config: Config

  /// Creates an exercise.
  public init(_ info: ExerciseInfo, config: Config) {
    self.info = info
    self.config = config
  }

  /// Returns how many rounds a number of words makes, of which the last may be shorter.
  package func rounds(of wordCount: Int) -> Int {
    let (rounds, rest) = min(wordCount, config.wordsCount)
      .quotientAndRemainder(dividingBy: config.wordsPerRound)
    return max(rounds, 0) + (rest > 0 ? 1 : 0)
  }

  /// Draws the words of a session from a list, in random order and each at most once.
  ///
  /// - Parameters:
  ///   - words: Words to choose from.
  ///   - generator: The source of randomness.
  /// - Returns: As many words as the exercise has, or all of them in another order when there are
  ///   fewer.
  public func drawWords(
    from words: [String],
    using generator: inout some RandomNumberGenerator
  ) -> [String] {
    Array(generator.shuffled(words).prefix(config.wordsCount))
  }
}

/// An exercise with the list that its words are taken from.
struct KeywordsContent: Hashable, Sendable {
  let settings: KeywordsExercise
  let words: [String]
}

extension KeywordsContent: ExerciseContent {
  var info: ExerciseInfo { settings.info }

  var taskCount: Int { settings.rounds(of: words.count) }

  var exercise: Exercise { .keywords(settings, words: words) }

  var texts: [String] { words }

  func speaking(_ language: Language?) -> KeywordsContent {
    let settings = KeywordsExercise(info.speaking(language), config: self.settings.config)
    return KeywordsContent(settings: settings, words: words)
  }

  func withTasks(_ rounds: Range<Int>) -> KeywordsContent {
    let size = settings.config.wordsPerRound
    let used = words.prefix(settings.config.wordsCount)
    let part = used.dropFirst(rounds.lowerBound * size).prefix(rounds.count * size)
    return KeywordsContent(settings: settings, words: Array(part))
  }

  func check(with checker: inout ExerciseChecker) {
    let place = ContentPlace().key("words")
    checker.checkRepeats(words, at: place)
    let expected = settings.config.wordsCount
    if words.count != expected {
      checker.note(.warning, .wordCount(words.count, expected: expected), at: place)
    }
  }

  func count(in places: inout PlaceCounter) {
    words.prefix(settings.config.wordsCount).forEach { places.write(HeardWord($0)) }
  }

  func session(spelling: SpellingPolicy, context: LogEntry.Context) -> KeywordsSession {
    KeywordsSession(settings, words: words, spelling: spelling, context: context)
  }
}

extension KeywordsContent: JSONRecord {
  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let settings = record.inline(\.settings)
    let words = record.field("words", \.words)
    for (index, word) in (words.value ?? []).enumerated() where word.isBlank {
      record.note(.emptyText, at: ContentPlace().key("words").index(index))
    }
    return try KeywordsContent(settings: settings(), words: words())
  }
}

extension KeywordsExercise: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let info = record.inline(\.info)
    let config = record.field("config", \.config)
    return try KeywordsExercise(info(), config: config())
  }
}

extension KeywordsExercise {
  /// The settings of a keywords exercise, under the names used by the server.
  ///
  /// ```swift
  /// // Six words, two at a time, each pair to be read for twenty seconds.
  /// let config = try KeywordsExercise.Config(wordsCount: 6) {
  ///   $0.wordsPerRound = 2
  ///   $0.timeRead = 20
  /// }
  /// ```
  ///
  /// In JSON the number of words is required; all other keys have defaults.
  public struct Config: Policy {
    /// The number of words that are possible.
    package static let wordsRange = 1...1000
    /// The number of seconds that a time limit can have; 0 stands for none.
    package static let secondsRange = 0...86_400

    /// The values as variables, not yet checked.
    public struct Draft: PolicyDraft {
      /// The type of the faults of values.
      public typealias Fault = ExerciseFault

      /// The total number of words.
      public var wordsCount: Int
      /// The number of them that are shown at a time; the last round may be shorter.
      public var wordsPerRound: Int = 1
      /// Whether letters can be marked as difficult; then at least one in each round has to be.
      public var charsClickable: Bool = false
      /// Whether wrong words are shown next to the correct ones after they were submitted.
      public var showWrongInput: Bool = true
      /// The number of seconds for which the words can be read, 0 for as long as the child wants.
      public var timeRead: Int = 0
      /// The number of seconds in which to write, 0 for as long as the child wants.
      public var timeWrite: Int = 0
      /// The number of seconds for which wrong words are shown, 0 for as long as the child wants.
      public var timeWrongInput: Int = 0

      /// Creates a draft with defaults for all other values.
      public init(wordsCount: Int) {
        self.wordsCount = wordsCount
      }
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// Creates the policy.
    ///
    /// - Throws: Every fault of the values, with its place.
    public init(
      wordsCount: Int,
      _ change: (inout Draft) -> Void = { _ in }
    ) throws(ContentError<ExerciseFault>) {
      try self.init(Draft(wordsCount: wordsCount), change)
    }
  }
}

extension KeywordsExercise.Config: JSONPolicy {}

extension KeywordsExercise.Config.Draft: DeclaredDraft {
  package static var start: Self { Self(wordsCount: 0) }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.takeOtherKeys()
    values.required("words_count", \.wordsCount, in: KeywordsExercise.Config.wordsRange)
    values.value("words_per_round", \.wordsPerRound, in: KeywordsExercise.Config.wordsRange)
    values.value("chars_clickable", \.charsClickable)
    values.value("show_wrong_input", \.showWrongInput)
    values.value("time_read", \.timeRead, in: KeywordsExercise.Config.secondsRange)
    values.value("time_write", \.timeWrite, in: KeywordsExercise.Config.secondsRange)
    values.value("time_wrong_input", \.timeWrongInput, in: KeywordsExercise.Config.secondsRange)
  }
}

extension KeywordsSession {
  /// The inputs of a round, compared with its words.
  ///
  /// The order in which words are written does not matter: each one that is correct counts for its
  /// target. The rest is compared with the targets that remain so that the differences are
  /// smallest in sum. A word that was left out does not shift the others.
  public struct Check: Hashable, Sendable {
    /// A word to write.
    public struct Word: Hashable, Sendable {
      /// The word that was to be written.
      public let target: String
      /// The correct spelling of the word that the input is nearest to.
      let nearest: String
      /// The input for it; nil where nothing was written.
      public let input: String?
      /// Whether that is correct.
      public let isCorrect: Bool
      /// The diagnosis of the input, without what is forgiven; it has no places where the input is
      /// correct or nothing was written.
      public let diagnosis: SpellingDiagnosis
    }

    /// The words of the round in display order.
    public let words: [Word]
    /// The inputs beyond that.
    public let surplus: [String]

    /// Compares a verdict with the words that were to be written.
    ///
    /// - Parameters:
    ///   - verdict: The verdict on each target.
    ///   - inputs: The inputs in any order; blank texts count as not written.
    ///   - targets: The word that was to be written.
    ///   - spelling: The rules for which spelling counts as correct.
    init(
      _ verdict: KeywordsSession.Action.Verdict,
      on inputs: [String],
      of targets: [HeardWord],
      _ spelling: SpellingPolicy
    ) {
      words = zip(targets, verdict).map { word, verdict in
        let target = word.text
        let spelling = spelling.speaking(word.language)
        let nearest = verdict.input.flatMap { spelling.target($0, among: word.spellings) } ?? target
        return Word(
          target: target,
          nearest: nearest,
          input: verdict.input,
          isCorrect: verdict.isCorrect,
          diagnosis: spelling.diagnosis(
            of: verdict.input ?? target,
            for: nearest,
            isCorrect: verdict.isCorrect
          )
        )
      }
      surplus = verdict.surplus(of: inputs)
    }

    /// Whether every word was written correctly.
    public var isCorrect: Bool { words.allSatisfy(\.isCorrect) && surplus.isEmpty }

    /// The incorrect inputs, in the order of the words, followed by the surplus ones.
    public var wrongInputs: [String] {
      words.filter { !$0.isCorrect }.compactMap(\.input) + surplus
    }
  }
}

extension KeywordsSession.Action.Verdict {
  /// Judges the inputs of a round.
  ///
  /// - Parameters:
  ///   - inputs: The inputs in any order; blank texts count as not written.
  ///   - targets: The word that was to be written.
  ///   - spelling: The rules for which spelling counts as correct.
  /// - Complexity: O(*n*³) for *n* words that are all wrong.
  init(_ inputs: [String], of targets: [HeardWord], _ spelling: SpellingPolicy = .standard) {
    var written: [String?] = Array<String?>(repeating: nil, count: targets.count)
    var isCorrect = Array<Bool>(repeating: false, count: targets.count)
    var rest: [String] = []
    for input in inputs where !input.isBlank {
      let place = targets.indices.first {
        written[$0] == nil && spelling.accepts(input, for: targets[$0])
      }
      if let place {
        written[place] = input
        isCorrect[place] = true
      } else {
        rest.append(input)
      }
    }
    let open = targets.indices.filter { written[$0] == nil }
    for (place, input) in zip(open, rest.assigned(to: open.map { targets[$0].text })) {
      written[place] = input.map { rest[$0] }
    }
    self = targets.indices.map {
      KeywordsSession.Action.WordVerdict(input: written[$0], isCorrect: isCorrect[$0])
    }
  }

  /// The inputs beyond the words, in their order.
  func surplus(of inputs: [String]) -> [String] {
    var used = compactMap(\.input)
    return inputs.filter { input in
      guard !input.isBlank else { return false }
      guard let place = used.firstIndex(of: input) else { return true }
      used.remove(at: place)
      return false
    }
  }
}

extension [String] {
  /// Returns which of these inputs each target gets, if any, so that the edits are fewest in sum.
  fileprivate func assigned(to targets: [String]) -> [Int?] {
    func distance(_ input: Int, _ target: Int) -> Int {
      EditMetric.optimalStringAlignment.distance(self[input], targets[target])
    }
    guard count <= targets.count else {
      return MinimumCostAssignment(rows: targets.count, columns: count) { distance($1, $0) }.columns
    }
    let assignment = MinimumCostAssignment(rows: count, columns: targets.count, cost: distance)
    var taken: [Int?] = Array<Int?>(repeating: nil, count: targets.count)
    for (input, target) in assignment.columns.enumerated() {
      taken[target] = input
    }
    return taken
  }
}
