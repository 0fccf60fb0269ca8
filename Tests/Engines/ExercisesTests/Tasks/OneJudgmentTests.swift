// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import Testing

@testable import Exercises

/// What the rules of a session forgive counts nowhere: the judgment of an input feeds everything.
@Suite struct OneJudgmentTests {
  private static let swiss = SpellingPolicy(text: TextPolicy(acceptsSwissSpelling: true))
  private static let caseless = SpellingPolicy(text: TextPolicy(ignoresCase: true))

  private static func wheel(_ words: [String], _ policy: SpellingPolicy) throws -> WheelSession {
    let exercise = try WheelExercise(
      ExerciseInfo(id: 1, name: "x"),
      words: words.map { HeardWord($0) }
    )
    return WheelSession(exercise, spelling: policy)
  }

  @Test(arguments: [
    (swiss, "Straße", "Strasse"), (caseless, "Hund", "hund"), (.standard, "Haus", "Haus."),
    (SpellingPolicy(forgiven: [.letterCase]), "Hund", "hund"),
    (SpellingPolicy(forgiven: [.doubling]), "Sommer", "Somer"),
    (SpellingPolicy(text: swiss.text, forgiven: [.letterCase]), "Straße", "strasse."),
  ])
  func whatIsForgivenIsNotLearnt(policy: SpellingPolicy, word: String, input: String) throws {
    var session = try Self.wheel([word], policy)
    try session.takeNext(at: second(0))
    #expect(try session.submit(input, at: second(1)))
    #expect(session.mistakes.isEmpty)
    #expect(session.evidence.map(\.isCorrect) == [true])
    #expect(session.evidence[0].diagnosis.places.isEmpty)
    let statistics = TeacherStatistics([ExerciseRecord(.wheelOfFortune(session), of: "a")])
    #expect(statistics.words.map(\.rate.errors) == [0])
    #expect(statistics.words[0].misspellings.isEmpty)
    #expect(statistics.categories.allSatisfy { $0.rate.errors == 0 })
    #expect(statistics.figures[0].rate.errors == 0)
    var model = LearnerModel()
    model.learn(from: session.evidence, at: second(1e9))
    #expect(model.estimates.allSatisfy { $0.errors == 0 })
  }

  @Test(arguments: [
    (caseless, "Hund", "hunt", [SpellingCategory.finalDevoicing]),
    (SpellingPolicy(forgiven: [.letterCase]), "Hund", "hunt", [.finalDevoicing]),
    (swiss, "Straße", "Schtrasse", [.specialGrapheme]),
    (.standard, "Hund", "Hunt!", [.finalDevoicing]),
    (.standard, "Leas", "Lea's", [.punctuation]),
  ])
  func aWrongWordCountsForWhatIsNotForgivenAlone(
    policy: SpellingPolicy,
    word: String,
    input: String,
    categories: [SpellingCategory]
  ) throws {
    var session = try Self.wheel([word], policy)
    try session.takeNext(at: second(0))
    #expect(try !session.submit(input, at: second(1)))
    #expect(session.mistakes.map(\.diagnosis?.categories) == [categories])
    var model = LearnerModel()
    model.learn(from: session.evidence, at: second(1e9))
    #expect(model.estimates.filter { $0.errors > 0 }.map(\.category) == categories)
  }

  @Test func aCategoryThatDoesNotCountIsNotPassedEither() {
    let evidence = ["Hund", "hund"].map {
      SpellingEvidence(target: "Hund", input: $0, spelling: Self.caseless, date: second(0))
    }
    var model = LearnerModel()
    model.learn(from: evidence, at: second(1e9))
    #expect(model.estimate(for: .letterCase).opportunities == 0)
    #expect(model.estimate(for: .finalDevoicing).opportunities == 2)
  }

  @Test(arguments: [
    ("Dienstag", 1, 2, "i", [SpellingCategory.longI], true),
    ("Dienstag", 1, 2, "a", [.longI], false), ("Hund", 3, 1, "t", [.finalDevoicing], true),
    ("Erst du, dann ich", 7, 1, ";", [], false), ("Geht's", 4, 1, "’", [], true),
  ])
  func aGapIsJudgedByItsWord(
    text: String,
    start: Int,
    length: Int,
    entry: String,
    forgiven: [SpellingCategory],
    isCorrect: Bool
  ) throws {
    let sentence = try InsertSentence(
      id: 1,
      text: text,
      gaps: [.init(start: start, length: length)]
    )
    let exercise = InsertExercise(ExerciseInfo(id: 1, name: "x"), sentences: [sentence])
    var session = InsertSession(exercise, spelling: SpellingPolicy(forgiven: forgiven))
    try session.fill(gap: 0, with: entry, at: second(0))
    #expect(try session.submit(at: second(0)) == [isCorrect])
    #expect(session.mistakes.isEmpty == isCorrect)
    #expect(session.mistakes.allSatisfy { $0.diagnosis?.places.isEmpty == false })
    #expect(session.evidence.map(\.isCorrect) == [isCorrect])
  }

  @Test func aForgivenReasonIsNeitherDemandedNorWrong() throws {
    var session = ErrorLocationsSession(
      try Self.errors([("Hund", "hunt")]),
      spelling: SpellingPolicy(forgiven: [.letterCase])
    )
    try session.tap(word: 0, at: second(0))
    #expect(try session.submit(["final-devoicing"], at: second(1)).isCorrect)
    #expect(session.mistakes.isEmpty)
    var swiss = ErrorLocationsSession(
      try Self.errors([("Straße", "Strasse")]),
      spelling: Self.swiss
    )
    try swiss.tap(word: 0, at: second(0))
    #expect(try swiss.submit([], at: second(1)).isCorrect)
    #expect(swiss.mistakes.isEmpty)
  }

  // MARK: Property

  @Test func whatIsForgivenIsNeverCounted() {
    forEachSeed(0..<10) { generator in
      let policy = Self.policy(&generator)
      for format in Exercise.Format.allCases {
        try Self.check(try Self.play(format, policy, &generator), policy)
      }
    }
  }

  private static let words = [
    "Straße", "Hund", "Sommer", "Fußball", "Dienstag", "geht's", "Vogel", "Bäume", "weiß", "und",
  ]

  /// The errors that are typical of each word and do not split it, which take long to find.
  private static let errors = Dictionary(
    uniqueKeysWithValues: words.map { word in
      (word, TypicalError.errors(in: word).map(\.misspelling).filter { !$0.contains(" ") })
    }
  )

  private static func policy(_ generator: inout SeededGenerator) -> SpellingPolicy {
    SpellingPolicy(
      text: TextPolicy(
        ignoresCase: generator.draw(below: 2) == 0,
        ignoresMarks: generator.draw(below: 3) > 0,
        acceptsSwissSpelling: generator.draw(below: 2) == 0
      ),
      forgiven: SpellingCategory.allCases.filter { _ in generator.draw(below: 4) == 0 }
    )
  }

  /// Something that a child may write for a word, with differences that some policies forgive.
  private static func input(_ word: String, _ generator: inout SeededGenerator) -> String {
    var input = word
    let errors = Self.errors[word] ?? []
    if generator.draw(below: 2) == 0, !errors.isEmpty {
      input = errors[generator.draw(below: errors.count)]
    }
    if generator.draw(below: 3) == 0 { input = input.lowercased() }
    if generator.draw(below: 3) == 0 { input = input.replacingOccurrences(of: "ß", with: "ss") }
    if generator.draw(below: 4) == 0 { input += "." }
    return input
  }

  private static func play(
    _ format: Exercise.Format,
    _ policy: SpellingPolicy,
    _ generator: inout SeededGenerator
  ) throws -> AnyExerciseSession {
    let words = generator.shuffled(Self.words)
    let inputs = words.map { input($0, &generator) }
    let info = ExerciseInfo(id: 1, name: "x")
    switch format {
    case .wheelOfFortune:
      var session = try wheel(words, policy)
      for (word, input) in zip(words, inputs) {
        try session.takeNext(at: second(0))
        let isCorrect = try session.submit(input, at: second(0))
        try #require(isCorrect == policy.accepts(input, for: word))
        if !isCorrect { try session.proceed(at: second(0)) }
      }
      return .wheelOfFortune(session)
    case .keywords:
      let config = try KeywordsExercise.Config(wordsCount: 10) { $0.wordsPerRound = 10 }
      var session = KeywordsSession(
        KeywordsExercise(info, config: config),
        words: words,
        spelling: policy
      )
      try session.hide(at: second(0))
      try session.submit(inputs, at: second(0))
      return .keywords(session)
    case .match:
      let exercise = try MatchExercise(
        info,
        way: .write,
        categories: [.init(id: "a", title: "A")],
        words: words.map { .init(HeardWord($0), categories: ["a"]) }
      )
      var session = MatchSession(exercise, spelling: policy)
      for input in inputs {
        try session.fill("a", with: input, at: second(0))
        if try session.submit(at: second(0))["a"] != .correct { try session.proceed(at: second(0)) }
      }
      return .match(session)
    case .insert:
      // The gap is the whole word, so that a word's rules are a gap's.
      let sentences = try words.map {
        try InsertSentence(id: 1, text: $0, gaps: [.init(start: 0, length: $0.count)])
      }
      var session = InsertSession(InsertExercise(info, sentences: sentences), spelling: policy)
      for (word, input) in zip(words, inputs) {
        try session.fill(gap: 0, with: input, at: second(0))
        if try session.submit(at: second(0)) == [false] {
          try session.fill(gap: 0, with: word, at: second(0))
          try session.submit(at: second(0))
        }
      }
      return .insert(session)
    case .errorLocations:
      let errors = zip(words, inputs).filter { $0 != $1 && !$1.hasSuffix(".") }
      var session = ErrorLocationsSession(try Self.errors(errors), spelling: policy)
      for _ in errors {
        try session.tap(word: 0, at: second(0))
        let ticked = SpellingCategory.allCases.map(\.rawValue).filter { _ in
          generator.draw(below: 8) == 0
        }
        try session.submit(ticked, at: second(0))
        try session.proceed(at: second(0))
      }
      return .errorLocations(session)
    }
  }

  /// Sentences of a misspelled word each, with all categories as reasons.
  private static func errors(_ errors: [(String, String)]) throws -> ErrorLocationsExercise {
    let sentences = try errors.map { word, input in
      let categories = SpellingDiagnosis(target: word, input: input).categories
      return try ErrorSentence(
        id: 1,
        text: input,
        errors: [.init(word: 0, correct: word, reasons: categories.map(\.rawValue))]
      )
    }
    return try ErrorLocationsExercise(
      ExerciseInfo(id: 1, name: "x"),
      reasons: Justification.checklist(of: SpellingCategory.allCases, in: .german),
      sentences: sentences
    )
  }

  private static func check(_ session: AnyExerciseSession, _ policy: SpellingPolicy) throws {
    let base = session.base
    let uncounted = policy.uncountedCategories
    for mistake in base.mistakes {
      if let target = mistake.target, mistake.diagnosis != nil {
        try #require(!policy.accepts(mistake.input, for: target))
      }
      try #require(mistake.diagnosis?.categories.contains(where: uncounted.contains) != true)
      let reasons = Justification.checklist(of: uncounted, in: .german).map(\.text)
      try #require(!reasons.contains(mistake.input) && !reasons.contains(mistake.target ?? ""))
    }
    for evidence in base.evidence where session.exercise.format != .errorLocations {
      try #require(evidence.isCorrect == policy.accepts(evidence.input, for: evidence.target))
      try #require(evidence.isCorrect == evidence.tallies.allSatisfy { $0.errors == 0 })
    }
    try #require(base.mistakes.isEmpty == base.evidence.allSatisfy(\.isCorrect))
    let wrong = base.mistakes.filter { $0.diagnosis != nil }
    let statistics = TeacherStatistics([ExerciseRecord(session, of: "a")])
    if session.exercise.format != .errorLocations {
      try #require(statistics.words.map(\.rate.errors).reduce(0, +) == wrong.count)
      try #require(statistics.figures.map(\.rate.errors) == [wrong.count])
      let inputs = base.log.filter { $0.state == .checked }.flatMap(\.inputErrors.userInputs)
      try #require(inputs.sorted() == wrong.map(\.input).sorted())
    }
    try #require(!statistics.categories.map(\.category).contains(where: uncounted.contains))
    var model = LearnerModel()
    model.learn(from: base.evidence, at: second(1e9))
    for category in uncounted {
      try #require(model.estimate(for: category).opportunities == 0)
    }
  }
}
