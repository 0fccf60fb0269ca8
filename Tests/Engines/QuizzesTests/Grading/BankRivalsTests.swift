// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Which terms of a bank are rivals is said by the bank, and holds in every quiz of it.
struct BankRivalsTests {
  private static func rough(_ answer: String) throws -> Problem {
    try Problem(
      id: Problem.ID(answer),
      prompt: "Which one?",
      kind: .roughMatch(RoughMatcher(answer, language: .english))
    )
  }

  private static func bank(_ rivals: ProblemBank.Rivals) throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      rivals: rivals,
      sets: [
        ProblemSet(id: "s", title: "S", problems: try ["rhythmical", "participle"].map(rough)),
        ProblemSet(id: "t", title: "T", problems: try ["rythmicall", "participel"].map(rough)),
      ]
    )
  }

  /// A learner who comes back reads the reasons that were given, also for an answer to a problem
  /// that was not drawn.
  @Test(arguments: ProblemBank.Rivals.allCases)
  func aStoredQuizGivesTheReasonsOfTheDrawnOne(rivals: ProblemBank.Rivals) throws {
    let answers = [
      "phenolphthalein", "12 moles", "Missouri", "Mississippi", "ethane", "ethene", "12",
    ]
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      terms: ["litmus"],
      rivals: rivals,
      sets: [ProblemSet(id: "s", title: "S", problems: answers.map(Self.rough))]
    )
    for bank in [bank, bank.knowing(Lexicon(words: ["phenol", "mission"]))] {
      forEachSeed(0..<15) { generator in
        let quiz = try Quiz(from: bank, Blueprint(count: 2), using: &generator)
        var stored = try decode(Quiz.self, json(quiz))
        if bank.lexicon.contains("phenol") {
          stored = stored.knowing(Lexicon(words: ["phenol", "mission"]))
        }
        for (item, other) in zip(quiz.items, stored.items) {
          for answer in answers + ["litmus", "phenol", "misisippi", "etane"] {
            let told = try item.evaluate(.text(answer))
            try #require(try other.evaluate(.text(answer)) == told)
          }
        }
      }
    }
  }

  /// The answer to a problem of another set is a misspelling of this one.
  @Test(arguments: [(ProblemBank.Rivals.bank, false), (.set, true), (.none, true)])
  func rivalsAreThoseOfTheBankOrOfTheSet(rivals: ProblemBank.Rivals, counts: Bool) throws {
    let bank = try Self.bank(rivals)
    for (asked, answer) in [("rhythmical", "rythmicall"), ("participle", "participel")] {
      #expect(try bank.evaluate(.text(answer), to: Problem.ID(asked)).isCorrect == counts)
      #expect(try (bank.grade(.text(answer), to: Problem.ID(asked)) == .one) == counts)
      for seed in 0..<6 as Range<UInt64> {
        let quiz = try drawn(Blueprint(count: 2), from: bank, seed: seed)
        let stored = try decode(Quiz.self, json(quiz))
        #expect(stored.rivals == rivals)
        for item in quiz.items + stored.items where item.problem.id.rawValue == asked {
          #expect(try item.evaluate(.text(answer)).isCorrect == counts)
        }
      }
    }
  }

  @Test func rivalsOfTheSameSetAreStoredWithTheItem() throws {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      rivals: .set,
      sets: [
        ProblemSet(id: "s", title: "S", problems: try ["rhythmical", "rythmicall"].map(Self.rough))
      ]
    )
    for seed in 0..<6 as Range<UInt64> {
      let quiz = try decode(Quiz.self, json(drawn(Blueprint(count: 1), from: bank, seed: seed)))
      let item = try #require(quiz.items.first)
      let other = item.problem.id == "rhythmical" ? "rythmicall" : "rhythmical"
      #expect(item.terms == [other])
      #expect(try !item.evaluate(.text(other)).isCorrect)
      try expectRoundTrip(quiz)
      var session = QuizSession(quiz)
      #expect(try !session.answer(.text(other), at: date(1)).isCorrect)
      try expectReplayEqualsLive(session)
    }
  }

  @Test func termsOfTheAuthorAreRivalsInAnyCase() throws {
    for rivals in ProblemBank.Rivals.allCases {
      let bank = try ProblemBank(
        id: "b",
        title: "B",
        terms: ["rythmicall"],
        rivals: rivals,
        sets: [ProblemSet(id: "s", title: "S", problems: [try Self.rough("rhythmical")])]
      )
      #expect(try !bank.evaluate(.text("rythmicall"), to: "rhythmical").isCorrect)
      let quiz = try drawn(Blueprint(count: 1), from: bank)
      #expect(try !quiz.items[0].evaluate(.text("rythmicall")).isCorrect)
      let knowing = try Self.bank(rivals).knowing(Lexicon(words: ["rhytmical"]))
      #expect(try !knowing.evaluate(.text("rhytmical"), to: "rhythmical").isCorrect)
    }
  }

  @Test func rivalsAreStored() throws {
    for rivals in ProblemBank.Rivals.allCases {
      let bank = try Self.bank(rivals)
      try expectRoundTrip(bank)
      #expect(try json(bank).contains("rivals") == (rivals != .bank))
    }
    #expect(try Self.bank(.set) != Self.bank(.none))
  }

  @Test func aPartOfAQuizIsJudgedByAllThatTheWholeKnows() throws {
    let quiz = try drawn(Blueprint(count: 4), from: Self.bank(.bank))
    for item in quiz.items {
      let part = quiz.keeping([item])
      let answer = item.problem.id.rawValue == "rhythmical" ? "rythmicall" : "rhythmical"
      #expect(try !part.items[0].evaluate(.text(answer)).isCorrect)
    }
  }
}
