// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// How sure a learner is of an answer, in certainty-based marking.
///
/// | certainty | correct | wrong | pays when an answer is correct more often than |
/// |---|---|---|---|
/// | ``low`` | +1 | 0 | never |
/// | ``mid`` | +2 | -2 | 2 times in 3 |
/// | ``high`` | +3 | -6 | 4 times in 5 |
///
/// So it pays to say how sure one really is.
///
/// Source: the scheme of A. R. Gardner-Medwin (University College London), as Moodle's behaviors with
/// certainty-based marking have it.
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

  /// Returns the mark that answers get on average which are all given this certainty and of which a share is
  /// correct.
  func average(forAccuracy accuracy: Fraction) throws(FractionError) -> Fraction {
    let right = try Fraction(markIfCorrect) * accuracy
    return try right + Fraction(markIfWrong) * (.one - accuracy)
  }
}
