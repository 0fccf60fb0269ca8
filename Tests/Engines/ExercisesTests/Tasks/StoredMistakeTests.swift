// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import Testing

@testable import Exercises

/// Mistakes and statistics outlive the session that they are of.
struct StoredMistakeTests {
  private func wheel(
    _ words: [HeardWord],
    writing inputs: [String],
    by policy: SpellingPolicy = .standard
  ) throws -> WheelSession {
    let exercise = try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: words)
    var session = WheelSession(exercise, spelling: policy)
    for (index, input) in inputs.enumerated() {
      let date = second(Double(index))
      try session.takeNext(at: date)
      if try !session.submit(input, at: date) { try session.proceed(at: date) }
    }
    return session
  }

  @Test func aMistakeIsStoredWithItsTexts() throws {
    let mistakes = try wheel([HeardWord("Hund")], writing: ["Hunt"]).mistakes
    try expectJSON(
      mistakes,
      #"[{"at":1560709957000,"input":"Hunt","kind":"wrongSpelling","place":0,"spelled":{"input":"Hunt","target":"Hund"},"target":"Hund","task":0}]"#
    )
    let read = try decode([Mistake].self, json(mistakes))
    #expect(read[0].diagnosis?.categories == [.finalDevoicing])
    #expect(read[0].sentence(in: .german) == mistakes[0].sentence(in: .german))
  }

  @Test func whatWasForgivenStaysForgiven() throws {
    let policy = SpellingPolicy(forgiven: [.letterCase])
    let mistakes = try wheel([HeardWord("Hund")], writing: ["hunt"], by: policy).mistakes
    #expect(mistakes[0].diagnosis?.categories == [.finalDevoicing])
    try expectJSON(
      mistakes[0],
      #"{"at":1560709957000,"input":"hunt","kind":"wrongSpelling","place":0,"spelled":{"input":"hunt","spelling":{"forgiven":["case"]},"target":"Hund"},"target":"Hund","task":0}"#
    )
  }

  @Test(arguments: [
    ("fr", "école", "ecole", SpellingCategory.accent), ("en", "knife", "nife", .silentLetter),
  ])
  func aMistakeKeepsItsLanguage(
    language: String,
    target: String,
    input: String,
    category: SpellingCategory
  ) throws {
    let word = HeardWord(target, language: Language(language))
    let mistakes = try wheel([word], writing: [input]).mistakes
    let read = try decode([Mistake].self, json(mistakes))
    #expect(read == mistakes && read[0].diagnosis?.categories == [category])
    #expect(read[0].diagnosis?.language == Language(language))
  }

  /// In an exercise with gaps the letters are the answer, and the word is what is diagnosed.
  @Test func aGapKeepsTheDiagnosisOfItsWord() throws {
    let sentence = try InsertSentence(
      id: 1,
      text: "Der Tiger",
      gaps: [.init(start: 5, length: 1)]
    )
    var session = InsertSession(
      InsertExercise(ExerciseInfo(id: 1, name: "x"), sentences: [sentence])
    )
    try session.fill(gap: 0, with: "ie", at: second(0))
    try session.submit(at: second(0))
    let mistake = try #require(session.mistakes.first)
    let read = try decode(Mistake.self, json(mistake))
    #expect(read == mistake && read.input == "ie" && read.target == "i")
    #expect(read.diagnosis?.target.text == "Tiger" && read.diagnosis?.input == "Tieger")
  }

  /// Mistakes of every format, with and without a diagnosis, and the statistics of them.
  @Test(arguments: Exercise.Format.allCases)
  func mistakesAndStatisticsOfEveryFormatAreStored(format: Exercise.Format) {
    forEachSeed(0..<8) { generator in
      var child = Child([.longI: 0.5, .finalDevoicing: 0.5], seed: generator.next())
      let words = ["Dienstag", "Hund", "Biene", "Wald"]
      let inputs = words.map { generator.draw(below: 5) == 0 ? "xyz" : child.write($0) }
      let policies = [
        SpellingPolicy.standard, SpellingPolicy(forgiven: [.letterCase, .longI]),
        SpellingPolicy(text: TextPolicy(ignoresCase: true)),
      ]
      let policy = policies[generator.draw(below: policies.count)]
      let session = try format.sample.play(words, inputs, policy, &generator)
      for mistake in session.base.mistakes { try expectRoundTrip(mistake) }
      let statistics = TeacherStatistics([ExerciseRecord(session, of: "a")])
      try expectRoundTrip(statistics)
      let read = try decode(TeacherStatistics.self, json(statistics))
      try #require(read.words == statistics.words && read.categories == statistics.categories)
      try #require(read.gaps == statistics.gaps && read.times == statistics.times)
      try #require(read.learningCurves == statistics.learningCurves)
    }
  }

  @Test(arguments: [
    (#"{}"#, "task: this key is missing"),
    (
      #"{"task":-1,"kind":"missedWord","input":"","at":0}"#,
      "task: -1, expected 0 to 9223372036854775807"
    ),
    (
      #"{"task":0,"place":-2,"kind":"missedWord","input":"","at":0}"#,
      "place: -2, expected 0 to 9223372036854775807"
    ),
    (
      #"{"task":0,"kind":"wrongSpelling","input":"x","at":0,"spelled":{"input":"x"}}"#,
      "spelled.target: this key is missing"
    ),
  ])
  func aMalformedMistakeIsRefused(text: String, fault: String) {
    let faults = contentFaults(ExerciseFault.self) { _ = try decode(Mistake.self, text) }
    #expect(faults.contains(fault), "\(faults)")
  }

  @Test func anUnknownKindIsRefused() {
    let text = #"{"task":0,"kind":"sneezed","input":"","at":0}"#
    #expect(throws: ContentError<ExerciseFault>.self) { try decode(Mistake.self, text) }
  }
}
