// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

/// A language belongs to content, and everything that is said of a misspelling is said by its
/// rules.
struct ExerciseLanguageTests {
  @Test func theLanguageOfACollectionIsThatOfExercisesWithoutOne() throws {
    let words = [HeardWord("Haus"), HeardWord("maison", language: .french)]
    let german = Exercise.wheelOfFortune(
      try WheelExercise(ExerciseInfo(id: 1, name: "a", language: .german), words: words)
    )
    let none = Exercise.wheelOfFortune(
      try WheelExercise(ExerciseInfo(id: 2, name: "b"), words: words)
    )
    let collection = try ExerciseCollection(
      title: "t",
      language: .french,
      exercises: [german, none]
    )
    #expect(collection.exercises.map(\.language) == [.german, .french])
    #expect(collection[1]?.heardWord("maison").language == .french)
    #expect(collection[1]?.heardWord("Haus").language == .german)
    let text = String(decoding: try collection.json(), as: UTF8.self)
    #expect(text.components(separatedBy: #""language":"fr""#).count == 4)
    #expect(try ExerciseCollection(json: Data(text.utf8)) == collection)
    // Content of the first versions has no language and stays as it was.
    let old = try ExerciseCollection(title: "t", exercises: [none])
    #expect(old.exercises[0].language == .german)
    #expect(old.exercises[0].info.language == nil)
  }

  @Test(arguments: Exercise.Format.allCases.filter { $0 != .errorLocations })
  func aLanguageWithoutRulesHasVerdictAndLettersAndNoHint(format: Exercise.Format) throws {
    var generator = SeededGenerator(seed: 1)
    let policy = SpellingPolicy(language: .spanish)
    let session = try format.sample.play(["ventana"], ["bentana"], policy, &generator)
    let mistake = try #require(session.base.mistakes.first)
    let diagnosis = try #require(mistake.diagnosis)
    #expect(diagnosis.places.map(\.target) == ["v"])
    #expect(diagnosis.hints == [])
    #expect(session.base.evidence.allSatisfy { $0.language == .spanish })
    var model = LearnerModel(language: .spanish)
    model.learn(from: session.base.evidence, at: second(100))
    #expect(model.estimates == [])
    #expect(TeacherStatistics([ExerciseRecord(session, of: "a")]).categories == [])
    #expect(TeacherStatistics([ExerciseRecord(session, of: "a")]).words.map(\.word) == ["ventana"])
  }

  @Test func theWordOfAnotherLanguageIsJudgedByItsRules() throws {
    let words = [HeardWord("école", language: .french), HeardWord("Hund")]
    var session = WheelSession(try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: words))
    for (index, input) in ["ecole", "Hunt"].enumerated() {
      let date = second(Double(index))
      try session.takeNext(at: date)
      try session.submit(input, at: date)
      try session.proceed(at: date)
    }
    #expect(
      session.mistakes.compactMap(\.diagnosis).map(\.categories) == [[.accent], [.finalDevoicing]]
    )
    let statistics = TeacherStatistics([
      ExerciseRecord(.wheelOfFortune(session), of: "a")
    ])
    #expect(Set(statistics.categories.map(\.language)) == [.german, .french])
    var french = LearnerModel(language: .french)
    french.learn(from: session.evidence, at: second(9))
    #expect(french.estimate(for: .accent).errors == 1)
    #expect(french.estimate(for: .finalDevoicing).opportunities == 0)
    try expectRoundTrip(french)
    try expectRoundTrip(AnyExerciseSession.wheelOfFortune(session))
    try expectRoundTrip(statistics.tally(in: Calendar(identifier: .gregorian)))
  }

  @Test(arguments: [Language.english, .french])
  func materialIsMadeInTheLanguage(language: Language) throws {
    let text =
      language == .english ? "My friend has a beautiful knife." : "L'école est très grande."
    let category: SpellingCategory = language == .english ? .ieEi : .accent
    let sentence = PlainSentence(text, language: language)
    let insert = try #require(
      sentence.insertSentence(id: 1, training: category, helpIn: .english)
    )
    #expect(insert.gaps.allSatisfy { $0.help?.isEmpty == false })
    var generator = SeededGenerator(seed: 3)
    let wrong = try #require(
      sentence.errorSentence(id: 2, training: category, using: &generator)
    )
    #expect(wrong.text != text)
    let checklist = Justification.checklist(of: [category], language: language, in: .german)
    #expect(checklist[0].text != category.rawValue)
    let exercise = Exercise.insert(
      InsertExercise(ExerciseInfo(id: 1, name: "x", language: language), sentences: [insert])
    )
    #expect(ExerciseProfile(of: exercise)[category] == insert.gaps.count)
    try expectRoundTrip(ExerciseProfile(of: exercise))
  }

  @Test func aHeardHomophoneNeedsASentence() throws {
    func checks(_ word: HeardWord) throws -> [ExerciseCheck.Finding] {
      let info = ExerciseInfo(id: 1, name: "x", language: .english)
      return Exercise.wheelOfFortune(try WheelExercise(info, words: [word])).checks().map(\.finding)
    }
    #expect(try checks(HeardWord("their")) == [.noSentence("their")])
    #expect(try checks(HeardWord("their", sentence: "They lost their dog.")) == [])
    #expect(try checks(HeardWord("house")) == [])
  }
}
