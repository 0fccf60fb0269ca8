// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore
public import QuizContent

/// The reason for the credit of a response, or of part of one.
///
/// ```swift
/// GradeReason.wrongChoice("b").sentence(in: .english)   // "Option “b” is not right."
/// ```
public enum GradeReason: Hashable, Sendable {
  // MARK: Picked

  /// The correct option was picked.
  case correctChoice
  /// This wrong option was picked.
  case wrongChoice(AnswerOption.ID)
  /// This option was picked, which is not the correct one but worth something.
  case partlyCorrectChoice(AnswerOption.ID, Fraction)
  /// All correct options were picked, and no wrong one before that.
  case allCorrectPicked
  /// Only correct options were picked, but not yet all.
  case correctSoFar(found: Int, of: Int)
  /// This wrong option was picked before all correct ones were.
  case wrongPick(AnswerOption.ID)
  /// The picks were graded together.
  case picks(GradeReason.PickTally, by: CheckAllFormula)
  /// The picks were graded together by their weights, whose sum can be outside of 0...1.
  case weightedPicks(GradeReason.PickTally, sum: Fraction)

  // MARK: Written

  /// The text is an accepted one.
  case matched(Verdict.Match)
  /// The text is not an accepted one.
  case mismatched(Verdict.Mismatch)
  /// The text is one that the author expects, with this credit.
  case expectedAnswer(Fraction)
  /// The text is to be graded by a person.
  case awaitsGrade
  /// A person found these points of the most there are, by a rubric or one criterion of it.
  case rubric(points: Int, of: Int)

  // MARK: Put in order, matched, filled in

  /// So many of what the formula counts are correct in the order.
  case order(correct: Int, of: Int, by: OrderingTask.Formula)
  /// So many pairs, or gaps, are correct.
  case parts(correct: Int, of: Int, by: PartsFormula)
  /// Whether an item is in its place.
  case place(Bool)
  /// Whether an item is directly followed by the correct one.
  case next(Bool)
  /// This many others are on the right side of an item.
  case sides(correct: Int, of: Int)
  /// This many of its predecessors come before an item.
  case predecessors(correct: Int, of: Int)
  /// Whether an item is matched with the correct one.
  case pair(Bool)

  // MARK: Said by a session

  /// A person graded the text.
  case graded
  /// A person decided after the quiz what the answer is worth.
  case amended
  /// The problem was taken out of the quiz after it was answered.
  case doesNotCount
  /// The credit is the one that was given when the learner answered; today's grading would give
  /// another.
  case recorded
  /// The answer is not correct, and what is correct is not shown yet, as the learner can try again.
  case incorrect
  /// The answer is kept, and judged when the quiz is submitted.
  case awaitsSubmission

  // MARK: Not answered

  /// The learner gave up and had the correct answer shown.
  case revealed
  /// The time was up before there was an answer that counts.
  case timeOver
  /// The learner has not answered.
  case unanswered
}

extension GradeReason {
  /// The choices in a check-all problem, counted.
  public struct PickTally: Hashable, Sendable {
    /// The number of correct options that were picked.
    public let hits: Int
    /// The number of wrong options that were picked.
    public let wrong: Int
    /// The number of correct options.
    public let correct: Int
    /// The number of options that are shown.
    public let options: Int

    /// The range of counts; none of them is larger than the number of options of a problem.
    private static let range = 0...1_000_000_000

    /// Creates a tally.
    ///
    /// No count is below 0 or above a thousand million; one that is counts as the nearest of these.
    public init(hits: Int, wrong: Int, correct: Int, options: Int) {
      func bounded(_ count: Int) -> Int {
        min(max(count, Self.range.lowerBound), Self.range.upperBound)
      }
      self.hits = bounded(hits)
      self.wrong = bounded(wrong)
      self.correct = bounded(correct)
      self.options = bounded(options)
    }

    /// The number of options that are judged wrong: picked though wrong, or correct but not picked.
    public var errors: Int { wrong + correct - hits }
  }
}

// MARK: - Sentences

extension GradeReason {
  /// Returns the reason as a sentence in which options are named by their identifiers.
  ///
  /// Learners do not know these: ``Feedback/sentence(in:)`` and ``sentence(in:about:)`` name
  /// options by their texts.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: A sentence with a full stop.
  public func sentence(in phrasebook: Phrasebook) -> String {
    sentence(in: phrasebook) { phrasebook.quoted($0.rawValue) }
  }

  /// Returns the reason as a sentence.
  ///
  /// - Parameters:
  ///   - phrasebook: The learner's language.
  ///   - name: A closure that names an option to the learner, who may know it by a letter or by its
  ///     text.
  /// - Returns: A sentence with a full stop.
  public func sentence(
    in phrasebook: Phrasebook,
    naming name: (AnswerOption.ID) -> String
  ) -> String {
    switch self {
    case .matched(let match): match.sentence(in: phrasebook)
    case .mismatched(let mismatch): mismatch.sentence(in: phrasebook)
    default: quizSentences(sentence(naming: name), in: phrasebook)
    }
  }

  /// Returns the reason as a sentence in which the options of a problem, or of its gaps, are named
  /// by their texts.
  ///
  /// - Parameters:
  ///   - phrasebook: The learner's language.
  ///   - problem: The problem that was answered.
  /// - Returns: A sentence with a full stop.
  public func sentence(in phrasebook: Phrasebook, about problem: Problem) -> String {
    sentence(in: phrasebook) { problem.kind.text(of: $0, in: phrasebook) }
  }

  private func sentence(naming name: (AnswerOption.ID) -> String) -> Sentence {
    func option(_ key: String, _ option: AnswerOption.ID) -> Sentence {
      Sentence(key, ["option": .text(name(option))])
    }
    return switch self {
    case .correctChoice: "reason.correctChoice"
    case .wrongChoice(let wrong): option("reason.wrongChoice", wrong)
    case .partlyCorrectChoice(let partly, let weight):
      Sentence(
        "reason.partlyCorrectChoice",
        ["option": .text(name(partly)), "weight": "\(weight)"]
      )
    case .allCorrectPicked: "reason.allCorrectPicked"
    case .correctSoFar(let found, let all): .share("reason.correctSoFar", found, of: all)
    case .wrongPick(let wrong): option("reason.wrongPick", wrong)
    case .picks(let picks, let formula): picks.sentence(by: formula)
    case .weightedPicks(let picks, let sum): picks.sentence(ofWeights: sum)
    case .matched, .mismatched: "reason.incorrect"
    case .expectedAnswer(let credit):
      Sentence("reason.expectedAnswer", ["credit": "\(credit)"])
    case .awaitsGrade: "reason.awaitsGrade"
    case .rubric(let points, let all):
      Sentence("reason.rubric", ["points": .count(points), "all": .count(all)])
    case .order(let correct, let all, let formula):
      correct == all ? "order.all" : .share("order.\(formula.rawValue)", correct, of: all)
    case .parts(let correct, let all, .allOrNothing) where correct == all:
      Sentence("parts.all", ["all": .count(all)])
    case .parts(let correct, let all, let formula):
      .share("parts.\(formula.rawValue)", correct, of: all)
    case .place(let isCorrect): isCorrect ? "part.place" : "part.notPlace"
    case .next(let isCorrect): isCorrect ? "part.next" : "part.notNext"
    case .sides(let correct, let all): .share("part.sides", correct, of: all)
    case .predecessors(let correct, let all): .share("part.predecessors", correct, of: all)
    case .pair(let isCorrect): isCorrect ? "part.pair" : "part.notPair"
    case .graded: "reason.graded"
    case .amended: "reason.amended"
    case .doesNotCount: "reason.doesNotCount"
    case .recorded: "reason.recorded"
    case .incorrect: "reason.incorrect"
    case .awaitsSubmission: "reason.awaitsSubmission"
    case .revealed: "reason.revealed"
    case .timeOver: "reason.timeOver"
    case .unanswered: "reason.unanswered"
    }
  }
}

extension ProblemKind {
  /// The text of an option in quotes; its name where the text has nothing to read.
  fileprivate func text(of option: AnswerOption.ID, in phrasebook: Phrasebook) -> String {
    let text = allOptions.lazy.compactMap { $0[id: option] }.first?.text
    guard let text, !text.plainText.isInvisible else {
      return phrasebook.quoted(option.rawValue)
    }
    return phrasebook.quoted(text.plainText)
  }
}

extension GradeReason: CustomStringConvertible {
  /// The reason as an English sentence in which options are named by their identifiers.
  public var description: String { sentence(in: .english) }
}

extension Sentence {
  /// A sentence about some of all.
  fileprivate static func share(_ key: String, _ found: Int, of all: Int) -> Sentence {
    Sentence(key, ["found": .count(found), "all": .count(all)])
  }
}

extension GradeReason.PickTally {
  fileprivate func sentence(by formula: CheckAllFormula) -> Sentence {
    guard errors > 0 else { return "picks.all" }
    return switch formula {
    case .netCorrect where wrong > 0: sentence("picks.netCorrect")
    case .eachOption: sentence("picks.eachOption")
    case .coverage: sentence("picks.coverage")
    case .halves where CheckAllFormula.isGuess(self): sentence("picks.guess")
    case .halves: sentence("picks.halves")
    case .incremental, .allOrNothing, .weighted, .netCorrect: sentence("picks.some")
    }
  }

  fileprivate func sentence(ofWeights sum: Fraction) -> Sentence {
    guard errors > 0 else { return "picks.all" }
    return sentence(sum < 0 ? "picks.negativeWeights" : "picks.weights", sum: sum)
  }

  private func sentence(_ key: String, sum: Fraction? = nil) -> Sentence {
    Sentence(
      key,
      [
        "hits": .count(hits), "correct": .count(correct), "wrong": .count(wrong),
        "options": .count(options), "errors": .count(errors), "judged": .count(options - errors),
        "picked": .count(hits + wrong), "sum": .text(sum.map { "\($0)" } ?? ""),
      ]
    )
  }
}
