// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// What else an answer could mean: the other terms of a bank, of a quiz, and of its author.
struct VocabularyTests {
  private static let pairs = [
    ("transcription", "translation"), ("ethane", "ethene"), ("Missouri", "Mississippi"),
    ("mitosis", "meiosis"),
  ]

  private static func rough(_ answer: String) throws -> Problem {
    try Problem(
      id: Problem.ID(answer),
      prompt: "Which one?",
      kind: .roughMatch(RoughMatcher(answer, language: .english))
    )
  }

  private static func bank(terms: [String] = []) throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      terms: terms,
      sets: [
        ProblemSet(
          id: "s",
          title: "S",
          problems: pairs.flatMap { [$0.0, $0.1] }.map(rough)
        )
      ]
    )
  }

  private func isCorrect(_ answer: String, for item: Problem.ID, in quiz: Quiz) throws -> Bool {
    let item = try #require(quiz.items.first { $0.problem.id == item })
    var session = QuizSession(try Quiz(id: "one", items: [item], terms: quiz.terms))
    let feedback = try session.answer(.text(answer), at: date(1))
    try expectReplayEqualsLive(session)
    #expect(session.verify() == [])
    return feedback.isCorrect
  }

  @Test func noTermOfABankIsTakenForAnother() throws {
    let bank = try Self.bank()
    let terms = Self.pairs.flatMap { [$0.0, $0.1] }
    for asked in terms {
      for answer in terms {
        let evaluation = try bank.evaluate(.text(answer), to: Problem.ID(asked))
        #expect(evaluation.isCorrect == (asked == answer), "\(answer) for \(asked)")
        let credit = try bank.grade(.text(answer), to: Problem.ID(asked))
        #expect((credit == .one) == (asked == answer))
      }
    }
    #expect(try bank.evaluate(.text("transscription"), to: "transcription").isCorrect)
  }

  /// A quiz with one of the two asks for it alone, and is stored without the bank.
  @Test func aQuizKnowsTheTermsOfTheBankItWasDrawnFrom() throws {
    let bank = try Self.bank(terms: ["transcriptome"])
    for seed in 0..<8 as Range<UInt64> {
      let drawn = try drawn(Blueprint(count: 1), from: bank, seed: seed)
      try expectRoundTrip(drawn)
      let stored = try decode(Quiz.self, json(drawn))
      let asked = stored.items[0].problem.id
      let rival = Self.pairs.compactMap { pair in
        pair.0 == asked.rawValue ? pair.1 : pair.1 == asked.rawValue ? pair.0 : nil
      }
      let other = try #require(rival.first)
      for quiz in [drawn, stored] {
        var session = QuizSession(quiz)
        #expect(try !session.answer(.text(other), at: date(1)).isCorrect, "\(other) for \(asked)")
        #expect(session.verify() == [])
        try expectReplayEqualsLive(session)
        var right = QuizSession(quiz)
        #expect(try right.answer(.text(asked.rawValue), at: date(1)).isCorrect)
      }
      if asked == "transcription" {
        #expect(stored.terms.contains("transcriptome"))
      }
    }
  }

  @Test func aQuizMadeByHandKnowsItsOwnTermsAndThoseOfItsAuthor() throws {
    let item = Quiz.Item(try Self.rough("transcription"), set: "s", setTitle: "S")
    func answer(_ text: String, _ quiz: Quiz) throws -> Bool {
      var session = QuizSession(quiz)
      return try session.answer(.text(text), at: date(1)).isCorrect
    }
    let plain = try Quiz(id: "q", items: [item])
    #expect(try answer("transkription", plain))
    let words = plain.knowing(Lexicon(words: ["transkription"]))
    #expect(try !answer("transkription", words))
    #expect(words == plain)
    #expect(try !answer("transkription", Quiz(id: "q", items: [item], terms: ["transkription"])))
    let other = Quiz.Item(try Self.rough("transkription"), set: "s", setTitle: "S")
    #expect(try !answer("transkription", Quiz(id: "q", items: [item, other])))
    let problem = try Self.rough("transcription")
    let lexicon = Lexicon(terms: ["transkription"])
    #expect(try problem.evaluate(.text("transkription")).isCorrect)
    #expect(try !problem.evaluate(.text("transkription"), knowing: lexicon).isCorrect)
    #expect(try problem.grade(.text("transkription"), knowing: lexicon) == 0)
  }

  @Test func aLexiconOfTheAuthorReachesQuizzesOfTheBank() throws {
    let bank = try Self.bank().knowing(Lexicon(words: ["ethanes", "ethyne"]))
    #expect(try !bank.evaluate(.text("ethyne"), to: "ethane").isCorrect)
    let only = try Blueprint(count: 8)
    let quiz = try drawn(only, from: bank)
    let item = try #require(quiz.items.first { $0.problem.id == "ethane" })
    #expect(try !item.evaluate(.text("ethyne")).isCorrect)
    #expect(bank == (try Self.bank()))
  }

  /// Terms stand in many forms elsewhere in a course: these are no other words.
  @Test func anotherFormOfTheAnswerStaysRight() throws {
    let choice = try Problem(
      id: "choice",
      prompt: "Which?",
      kind: .multipleChoice([.correct("a", "cells"), .wrong("b", "the 2nd law")])
    )
    let problems = [try Self.rough("cell"), try Self.rough("second law"), choice]
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
    for (asked, answer) in [("cell", "cells"), ("second law", "2nd law")] {
      let alone = try Self.rough(asked).evaluate(.text(answer)).isCorrect
      #expect(try bank.evaluate(.text(answer), to: Problem.ID(asked)).isCorrect == alone)
      #expect(alone, "\(answer) for \(asked)")
    }
  }

  @Test func gapsKnowTheTermsToo() throws {
    let task = ClozeTask(
      "First [[1]], then [[2]].",
      gaps: [
        ClozeTask.Gap("1", .roughMatch(RoughMatcher("transcription", language: .english))),
        ClozeTask.Gap("2", .roughMatch(RoughMatcher("translation", language: .english))),
      ]
    )
    let problem = try Problem(id: "p", prompt: "Fill in.", kind: .cloze(task))
    var session = QuizSession(
      try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")])
    )
    let feedback = try session.answer(
      .gaps(["1": "translation", "2": "transcription"]),
      at: date(1)
    )
    #expect(feedback.parts.map(\.credit) == [0, 0])
  }

  @Test func termsOfABankAreStored() throws {
    let bank = try Self.bank(terms: ["x"])
    try expectRoundTrip(bank)
    #expect(try json(bank).contains(#""terms":["x"]"#))
    #expect(try !json(Self.bank()).contains("terms"))
    #expect(bank != (try Self.bank()))
  }
}
