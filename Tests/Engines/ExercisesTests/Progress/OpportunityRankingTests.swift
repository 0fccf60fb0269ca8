// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

/// The two tables of the second review: needless marks and split words had an error rate of 100 %.
struct OpportunityRankingTests {
  private static func evidence(_ target: String, _ input: String) -> SpellingEvidence {
    SpellingEvidence(target: target, input: input, date: second(0))
  }

  private static func record(_ learner: Int, _ words: [(String, String)]) throws -> ExerciseRecord {
    let exercise = try WheelExercise(
      ExerciseInfo(id: 1, name: "x"),
      words: words.map { HeardWord($0.0) }
    )
    var session = WheelSession(exercise)
    for (_, input) in words {
      try session.takeNext(at: second(0))
      if try !session.submit(input, at: second(0)) { try session.proceed(at: second(0)) }
    }
    return ExerciseRecord(.wheelOfFortune(session), of: Learner.ID("child \(learner)"))
  }

  /// Twenty children write four words: one "Fahr rad", eight "Hunt".
  @Test func theHeadlineOfAClassIsAboutWhatGoesWrongOften() throws {
    let records = try (0..<20).map { child in
      try Self.record(
        child,
        [
          ("Fahrrad", child == 0 ? "Fahr rad" : "Fahrrad"), ("Hund", child < 8 ? "Hunt" : "Hund"),
          ("Blume", "Blume"), ("Sommer", "Sommer"),
        ]
      )
    }
    let statistics = TeacherStatistics(records)
    let hardest = try #require(statistics.hardestCategory)
    #expect(hardest.category == .finalDevoicing)
    #expect(hardest.rate.errors == 8)
    #expect(statistics.categories.first?.category == .finalDevoicing)
    let boundary = try #require(statistics.categories.first { $0.category == .wordBoundary })
    #expect(boundary.rate == statistics.rate(of: .wordBoundary))
    #expect(boundary.rate.count == 20)
    #expect(boundary.rate.errors == 1)
    #expect(statistics.tally(in: Calendar(identifier: .gregorian)).hardestCategory == hardest)
  }

  @Test func noHeadlineNamesACategoryWithFewerThanTenPlaces() throws {
    let few = TeacherStatistics([try Self.record(1, [("Hund", "Hunt"), ("Berg", "Berk")])])
    #expect(few.categories.first != nil)
    #expect(few.hardestCategory == nil)
  }

  /// 200 times "Apfelbaum", 7 of them split, and 200 times "Hund", 20 of them "Hunt".
  @Test func aLearnerModelRanksBySureRates() {
    let split = (0..<200).map { Self.evidence("Apfelbaum", $0 < 7 ? "Apfel baum" : "Apfelbaum") }
    let final = (0..<200).map { Self.evidence("Hund", $0 < 20 ? "Hunt" : "Hund") }
    var model = LearnerModel()
    model.learn(from: split + final, at: second(0))
    #expect(model.estimates[0].category == .finalDevoicing)
    let boundary = model.estimate(for: .wordBoundary)
    #expect(boundary.opportunities == 200)
    #expect(boundary.errors == 7)
    #expect(boundary.errorRate < 0.05)
  }

  @Test(arguments: [
    ("Fahrrad", SpellingCategory.wordBoundary), ("Apfelbaum", .wordBoundary),
    ("zusammen", .wordBoundary), ("Blume", .lengthMark), ("Omas", .punctuation), ("kam", .doubling),
    ("will", .longI), ("Eltern", .umlautDerivation), ("froh", .umlautDots), ("Haus", .sharpS),
    ("Oma", .schwaR),
  ])
  func aPlaceWhereAMarkMayBePutWronglyIsAnOpportunity(word: String, category: SpellingCategory) {
    #expect(SpellingTarget(word).opportunities(for: category) >= 1)
  }

  @Test func theBoundsOfARateAreThoseOfWilson() throws {
    let statistics = TeacherStatistics(
      try (0..<10).map { try Self.record($0, [("Hund", $0 < 5 ? "Hunt" : "Hund")]) }
    )
    let rate = statistics.rate(of: .finalDevoicing)
    #expect(rate.count == 10)
    // Half of ten, by Wilson's formula with 1.645.
    #expect(abs(rate.interval.lowerBound - 0.2693) < 0.001)
    #expect(abs(rate.interval.upperBound - 0.7307) < 0.001)
  }
}

extension TeacherStatistics {
  fileprivate func rate(of category: SpellingCategory) -> Rate {
    guard let found = categories.first(where: { $0.category == category }) else {
      preconditionFailure("no place of \(category)")
    }
    return found.rate
  }
}
