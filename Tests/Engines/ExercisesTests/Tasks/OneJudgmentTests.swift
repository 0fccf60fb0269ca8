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
      try ErrorLocationsExercise.misspelled([("Hund", "hunt")]),
      spelling: SpellingPolicy(forgiven: [.letterCase])
    )
    try session.tap(word: 0, at: second(0))
    #expect(try session.submit(["final-devoicing"], at: second(1)).isCorrect)
    #expect(session.mistakes.isEmpty)
    var swiss = ErrorLocationsSession(
      try ErrorLocationsExercise.misspelled([("Straße", "Strasse")]),
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
      forgiven: SpellingCategory.german.filter { _ in generator.draw(below: 4) == 0 }
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
    return try format.sample.play(words, inputs, policy, &generator)
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
