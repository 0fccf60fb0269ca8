// SPDX-License-Identifier: Apache-2.0

/// Why numbers and expressions cannot be read.
extension Verdict {
  /// Why a number cannot be judged, and what to do about it.
  package enum NumberFault: Error, Hashable, Sendable {
    /// Nothing is written.
    case empty
    /// The text is no number.
    case notANumber
    /// A character or word cannot stand where it stands; the offset counts Unicode scalars from 0.
    case unexpected(String, offset: Int)
    /// Something is missing at the end.
    case incomplete
    /// A point or comma stands where it separates nothing: the sign that stands before decimals, and where.
    case separator(String, decimalMark: String, offset: Int)
    /// A number has too many digits or too high an exponent.
    case outOfRange
    /// Something is divided by 0.
    case divisionByZero
    /// There are too many parts or too many brackets in one another.
    case tooComplicated
    /// The number has to be worked out first, as in 2 + 3.
    case calculation
    /// The separators can be understood in several ways, of which some are correct and some are wrong.
    case ambiguous(readings: [String])
    /// “ms” has a negative exponent and would be correct for meters per second, which it is not by the SI.
    case ambiguousUnit
    /// A blank stands for times behind a division, as in J/mol K.
    case bracketsNeeded
    /// There is no unit of this name; perhaps another one was meant.
    case unknownUnit(String, suggestion: String?)
    /// The unit is written with the sign of another one; that which was probably meant.
    case otherUnitMeant(String, suggestion: String)
    /// A unit is missing.
    case unitMissing
    /// A unit stands where a bare number is expected.
    case unitNotExpected(String)
    /// The number would be right as a percentage.
    case percentSignMissing
    /// Quantities of different dimensions, or temperatures with zeros of their own, are added.
    case unlikeUnits
  }

  /// Why an expression cannot be read, and where.
  public struct ExpressionFault: Error, Hashable, Sendable {
    /// Why it cannot be read.
    package enum Reason: Hashable, Sendable {
      /// There is nothing to read.
      case empty
      /// Something stands where something else is needed.
      case unexpected(found: String, expected: Expectation)
      /// Two numbers stand side by side, and it is open what is meant.
      case missingOperator
      /// A bracket or bar is not closed.
      case unclosed(String)
      /// This is a number with a power of ten or a product with e.
      case numberOrProduct(String)
      /// A variable is none of the declared ones.
      case unknownVariable(String)
      /// A word or TeX command is none of those that are read.
      case unknownCommand(String)
      /// A sum or product with this sign is not one from a whole number to another.
      case sumNotWrittenOut(String)
      /// Brackets, powers or signs are nested more deeply than this.
      case nestedTooDeeply(limit: Int)
      /// There are more numbers, variables and operators than this, or a longer number.
      case tooComplex(limit: Int)
    }

    /// The kinds of signs that could stand at a place.
    package enum Expectation: Hashable, Sendable {
      /// A number, a variable or a bracket.
      case operand
      /// An operator such as `+`.
      case operation
      /// This sign.
      case sign(String)
      /// The end of the answer.
      case end
    }

    /// Where it is: the number of characters before it.
    package let position: Int
    /// Why it cannot be read.
    package let reason: Reason

    package init(position: Int, reason: Reason) {
      self.position = position
      self.reason = reason
    }
  }
}
