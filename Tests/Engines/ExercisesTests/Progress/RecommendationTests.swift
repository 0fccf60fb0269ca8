// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

@Suite struct RecommendationTests {
  private static func keywords(_ id: ExerciseID, _ words: [String]) throws -> Exercise {
    .keywords(
      KeywordsExercise(
        ExerciseInfo(id: id, name: "x"),
        config: try KeywordsExercise.Config(wordsCount: words.count)
      ),
      words: words
    )
  }

  private static func exercises() throws -> [Exercise] {
    [
      try keywords(1, ["Sommer", "Wasser", "Himmel", "Bett"]),
      try keywords(2, ["Dienstag", "Spiel", "Tier", "Brief"]),
      try keywords(3, ["Hund", "Wald", "Berg", "Kind"]),
      try keywords(4, ["Uhr", "Zahn", "Sohn", "Stuhl"]),
    ]
  }

  @Test(
    arguments: [
      (SpellingCategory.doubling, 1), (.longI, 2), (.finalDevoicing, 3), (.lengthMark, 4),
    ] as [(SpellingCategory, ExerciseID)]
  )
  func aWeakCategoryGetsItsExerciseRecommended(weak: SpellingCategory, exercise: ExerciseID) throws
  {
    let exercises = try Self.exercises()
    let words = exercises.flatMap { exercise in
      if case .keywords(_, let words) = exercise { words } else { [String]() }
    }
    for seed in 0..<10 {
      var child = Child([weak: 0.6], seed: UInt64(seed))
      var model = LearnerModel()
      model.learn(from: child.evidence(words + words), at: second(1e9))
      let first = try #require(model.recommendations(among: exercises).first)
      #expect(first.exercise.id == exercise)
      #expect(first.need.category == weak)
      #expect(first.places >= 3)
      for phrasebook in Phrasebook.all {
        let name = Justification.checklist(of: [weak], in: phrasebook)[0].text
        #expect(first.sentence(in: phrasebook).contains(name))
      }
    }
  }

  @Test func whatWasDoneLatelyComesLast() throws {
    let exercises = try Self.exercises()
    var model = LearnerModel()
    model.learn(
      from: [SpellingEvidence(target: "Sommer", input: "Somer", date: second(0))],
      at: second(1e9)
    )
    #expect(model.recommendations(among: exercises)[0].exercise.id == 1)
    let later = model.recommendations(among: exercises, recent: [1])
    #expect(later.last?.exercise.id == 1)
    #expect(later.count == 4)
  }

  @Test func aKnownWeaknessComesBeforeWhatNothingIsKnownOf() throws {
    // Of the places in whole words few are the weak ones, and the gaps are all of another kind.
    let words = try Self.keywords(1, ["Dienstag", "Tiger"])
    let gaps = Exercise.insert(
      InsertExercise(
        ExerciseInfo(id: 2, name: "x"),
        sentences: [
          try InsertSentence(
            id: 1,
            text: "Die Straße",
            gaps: [InsertSentence.Gap(start: 8, length: 1)]
          )
        ]
      )
    )
    var model = LearnerModel()
    // Of a child of whom nothing is known, nothing is claimed, and the given order stays.
    for exercises in [[words, gaps], [gaps, words]] {
      let unknown = model.recommendations(among: exercises)
      #expect(unknown.map(\.exercise) == exercises)
      #expect(unknown[0].benefit == unknown[1].benefit)
      #expect(unknown[0].sentence(in: .german).contains("wissen wir noch nicht"))
      #expect(unknown[0].sentence(in: .english).contains("you have not yet shown"))
    }
    let target = "Spiel"
    model.learn(
      from: (0..<10).map {
        SpellingEvidence(target: target, input: "Spil", date: second(Double($0)))
      },
      at: second(10)
    )
    let all = model.recommendations(among: [gaps, words])
    #expect(all.map(\.exercise.id) == [1, 2])
    #expect(all[0].need.category == .longI)
    #expect(all[0].benefit > all[1].benefit)
    #expect(all[0].sentence(in: .english).contains("of 100 such places go wrong"))
  }

  @Test func aCategoryThatWasNeverSeenComesBeforeOneThatIsMastered() throws {
    let exercises = try Self.exercises()
    var model = LearnerModel()
    let right = Array(repeating: ["Sommer", "Wasser", "Himmel", "Bett"], count: 3).flatMap(\.self)
    var child = Child([:], seed: 1)
    model.learn(from: child.evidence(right), at: second(1e9))
    let all = model.recommendations(among: exercises)
    #expect(all[0].need.opportunities == 0)
    #expect(all[0].sentence(in: .english).contains("you have not yet shown"))
    let doubling = try #require(all.last)
    #expect(doubling.exercise.id == 1)
    #expect(model.estimate(for: .doubling).opportunities == 12)
  }

  @Test(arguments: [(words: 8, wrong: 2, isUnseen: false), (words: 400, wrong: 48, isUnseen: true)])
  func whatWasNeverSeenGetsItsTurnWhenMuchElseIsKnown(words: Int, wrong: Int, isUnseen: Bool) throws
  {
    let exercises = try Self.exercises()
    var model = LearnerModel()
    model.learn(
      from: (0..<words).map {
        SpellingEvidence(target: "Sommer", input: $0 < wrong ? "Somer" : "Sommer", date: second(0))
      },
      at: second(0)
    )
    #expect(model.estimate(for: .doubling).errorRate > model.policy.expectedErrorRate)
    let first = model.recommendations(among: exercises)[0]
    #expect((first.exercise.id != 1) == isUnseen)
    #expect((first.need.opportunities == 0) == isUnseen)
  }

  @Test func anExerciseThatTrainsNothingIsNotRecommended() throws {
    let drag = Exercise.match(
      try MatchExercise(
        ExerciseInfo(id: 9, name: "x"),
        way: .drag,
        categories: [MatchExercise.Category(id: "n", title: "Nomen")],
        words: [MatchExercise.Word(HeardWord("Sommer"), categories: ["n"])]
      )
    )
    #expect(LearnerModel().recommendations(among: [drag]).isEmpty)
  }

  @Test func everyFormatTellsWhatItTrains() throws {
    let insert = Exercise.insert(
      InsertExercise(
        ExerciseInfo(id: 1, name: "x"),
        sentences: [
          try InsertSentence(
            id: 1,
            text: "Der Dienstag",
            gaps: [InsertSentence.Gap(start: 5, length: 2)]
          )
        ]
      )
    )
    #expect(ExerciseProfile(of: insert)[.longI] == 1)
    let errors = Exercise.errorLocations(
      try ErrorLocationsExercise(
        ExerciseInfo(id: 1, name: "x"),
        reasons: [],
        sentences: [
          try ErrorSentence(
            id: 1,
            text: "Der hund",
            errors: [.init(word: 1, correct: "Hund", reasons: [])]
          )
        ]
      )
    )
    #expect(ExerciseProfile(of: errors)[.letterCase] == 1)
    #expect(ExerciseProfile(of: errors).total == 1)
    let wheel = Exercise.wheelOfFortune(
      try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: [HeardWord("Sommer")])
    )
    #expect(ExerciseProfile(of: wheel)[.doubling] == 1)
    let write = Exercise.match(
      try MatchExercise(
        ExerciseInfo(id: 9, name: "x"),
        way: .write,
        categories: [MatchExercise.Category(id: "n", title: "Nomen")],
        words: [MatchExercise.Word(HeardWord("Sommer"), categories: ["n"])]
      )
    )
    #expect(ExerciseProfile(of: write) == ExerciseProfile(of: wheel))
  }
}
