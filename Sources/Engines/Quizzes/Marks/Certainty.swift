// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A learner's certainty of an answer, for certainty-based marking.
///
/// | certainty | correct | wrong | pays when an answer is correct more often than |
/// |---|---|---|---|
/// | ``low`` | +1 | 0 | never |
/// | ``mid`` | +2 | -2 | 2 times in 3 |
/// | ``high`` | +3 | -6 | 4 times in 5 |
///
/// So it pays to say how sure one really is.
///
/// Source: the scheme of A. R. Gardner-Medwin (University College London), as Moodle's behaviors
/// with certainty-based marking have it.
public enum Certainty: String, Hashable, Sendable, JSONName {
  /// No more than a guess may be correct.
  case low
  /// The answer is rather correct than wrong.
  case mid
  /// The answer is correct.
  case high

  /// The mark for a correct answer.
  public var markIfCorrect: Int {
    switch self {
    case .low: 1
    case .mid: 2
    case .high: 3
    }
  }

  /// The mark for a wrong answer.
  public var markIfWrong: Int {
    switch self {
    case .low: 0
    case .mid: -2
    case .high: -6
    }
  }

  /// Returns the mark for an answer.
  ///
  /// An answer that is correct in part gets that share of the mark of a correct one.
  ///
  /// - Parameter credit: The credit of the answer, from 0 to 1.
  /// - Returns: The mark, from -6 to 3.
  /// - Throws: `FractionError.overflow` when the exact mark does not fit.
  public func mark(for credit: Fraction) throws(FractionError) -> Fraction {
    credit == .zero ? Fraction(markIfWrong) : try Fraction(markIfCorrect) * credit
  }

  /// Returns the mark that answers get on average which are all given this certainty and of which a
  /// share is correct.
  func average(forAccuracy accuracy: Fraction) throws(FractionError) -> Fraction {
    let right = try Fraction(markIfCorrect) * accuracy
    return try right + Fraction(markIfWrong) * (.one - accuracy)
  }
}

extension QuizSummary {
  /// A report on a learner's certainty-based marks, next to the normal score.
  ///
  /// ```swift
  /// if let report = session.summary.certainty {
  ///   report.mark         // the sum of the certainty marks
  ///   report.accuracy     // the share that was correct
  ///   report.bonus        // what knowing how sure one may be is worth
  /// }
  /// ```
  ///
  /// Each judged answer counts once, whatever its points. The bonus is a tenth of the difference
  /// between the average mark and the one that the best single certainty would have brought for as
  /// many correct answers: learners who are sure of what is correct and not of what is wrong gain,
  /// and those who are sure of what is wrong lose.
  ///
  /// Source: certainty-based marking of A. R. Gardner-Medwin (University College London), whose
  /// bonus is added to the accuracy, as in Moodle's reports.
  public struct CertaintyReport: Hashable, Sendable {
    /// The answers given with one level of certainty.
    public struct Row: Hashable, Sendable {
      /// The learner's certainty.
      public let certainty: Certainty
      /// The number of answers that were judged.
      public let count: Int
      /// The number of them that earned the full credit.
      public let correctCount: Int
      /// The sum of their certainty marks.
      public let mark: Fraction
    }

    /// A row for each certainty, from low to high.
    public let rows: [Row]
    /// The number of answers that were judged, at least 1.
    public let count: Int
    /// The sum of the certainty marks, from -6 to 3 for each answer.
    public let mark: Fraction
    /// The mark per answer.
    public let average: Fraction
    /// The credit per answer, from 0 to 1.
    public let accuracy: Fraction
    /// The mark per answer that the best single certainty would have brought for this accuracy.
    public let expectedAverage: Fraction
    /// A tenth of what the average is above the expected one; negative below it.
    public let bonus: Fraction
    /// The accuracy and the bonus together.
    public let accuracyWithBonus: Fraction

    /// Creates the report on judged answers, or nil when there are none.
    init?(on answers: [(certainty: Certainty, credit: Fraction)]) throws(FractionError) {
      guard !answers.isEmpty else { return nil }
      var rows: [Row] = []
      for certainty in Certainty.allCases {
        let credits = answers.filter { $0.certainty == certainty }.map(\.credit)
        var mark = Fraction.zero
        for credit in credits {
          mark = try mark + certainty.mark(for: credit)
        }
        let correct = credits.count { $0 == .one }
        rows.append(
          Row(certainty: certainty, count: credits.count, correctCount: correct, mark: mark)
        )
      }
      self.rows = rows
      count = answers.count
      mark = try rows.map(\.mark).sum()
      average = try mark / Fraction(count)
      accuracy = try answers.map(\.credit).sum() / Fraction(count)
      var expected = Fraction.zero
      for certainty in Certainty.allCases {
        expected = max(expected, try certainty.average(forAccuracy: accuracy))
      }
      expectedAverage = expected
      bonus = try (average - expected) * Fraction(1, 10)
      accuracyWithBonus = try accuracy + bonus
    }
  }
}

extension QuizSummary.CertaintyReport: CustomStringConvertible {
  /// The report in a line, as in "mark 4 for 3 answers, accuracy 2/3, bonus 1/15, together 11/15".
  public var description: String {
    "mark \(mark) for \(count) answers, accuracy \(accuracy), bonus \(bonus), "
      + "together \(accuracyWithBonus)"
  }
}
