// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The parts of verdicts on numbers and expressions.
extension Verdict {
  /// Values at which an answer and the accepted one differ, so that anybody can check that they do.
  public struct Witness: Hashable, Sendable {
    /// The value of each variable, by its name; none for an answer without variables.
    public let values: [String: String]
    /// The value of the answer there.
    public let answer: String
    /// The value of the accepted answer there.
    public let expected: String

    package init(values: [String: String], answer: String, expected: String) {
      self.values = values
      self.answer = answer
      self.expected = expected
    }
  }

  /// Why a number does not count although its value could be right.
  public enum NumberMismatch: Hashable, Sendable {
    /// The unit measures something else, as meters do where seconds are expected.
    case otherDimension(written: String, expected: String)
    /// The unit measures the same, but another one is required.
    case otherUnit(written: String, expected: String)
    /// A unit is required and there is none.
    case unitMissing(expected: String)
    /// The value is right, but it is not written as required.
    case form(NumberRequirement)
  }

  /// The mistake that an answer in algebra or calculus was made with.
  ///
  /// ``Verdict/sentence(in:)`` explains it to the learner.
  public struct AlgebraMismatch: Hashable, Sendable {
    /// The name of its sentence.
    let key: String
    /// The values of the placeholders of that sentence.
    var values: [String: String] = [:]

    /// No constant of integration.
    package static let constantMissing = Self(key: "constantMissing")
    /// The constant of integration is not simply added, or there are several.
    package static let constantNotAdded = Self(key: "constantNotAdded")
    /// The argument of a logarithm can be negative.
    package static let logarithmWithoutAbsoluteValue = Self(key: "logarithmWithoutAbsoluteValue")
    /// The derivative of the answer is another function than the one to integrate.
    package static let otherDerivative = Self(key: "otherDerivative")
    /// The derivative where the antiderivative is asked.
    package static let derivedInstead = Self(key: "derivedInstead")
    /// The antiderivative where the derivative is asked.
    package static let integratedInstead = Self(key: "integratedInstead")
    /// The derivative of an inner function is missing.
    package static let chainRuleFactorMissing = Self(key: "chainRuleFactorMissing")
    /// A fraction is left that can be split.
    package static let notPartialFractions = Self(key: "notPartialFractions")
    /// A decimal that is rounded where the exact value is asked.
    package static let rounded = Self(key: "rounded")
    /// Two sides of a chain of equations that are not equal.
    package static let brokenChain = Self(key: "brokenChain")
    /// An end of an interval belongs to it, or does not, against what is expected.
    package static let endOfInterval = Self(key: "endOfInterval")
    /// Rows are columns.
    package static let transposed = Self(key: "transposed")
    /// The equations differ where a denominator is 0.
    package static let removablePoints = Self(key: "removablePoints")
    /// One of the solutions is missing.
    package static let solutionMissing = Self(key: "solutionMissing")
    /// There is a solution too many.
    package static let solutionTooMany = Self(key: "solutionTooMany")

    /// The first part of a vector or matrix that differs, counted from 1.
    package static func entry(_ place: String) -> Self {
      Self(key: "entry", values: ["place": place])
    }

    /// Variables that the accepted answer does not have.
    package static func otherLetters(_ letters: String) -> Self {
      Self(key: "otherLetters", values: ["letters": letters])
    }

    /// A row of the truth table that differs.
    package static func truth(_ row: String) -> Self {
      Self(key: "truth", values: ["row": row])
    }

    /// A solution that is none.
    package static func noSolution(_ point: String) -> Self {
      Self(key: "noSolution", values: ["point": point])
    }

    /// A solution that is missing.
    package static func missingSolution(_ point: String) -> Self {
      Self(key: "missingSolution", values: ["point": point])
    }

    /// A point of another name than this one.
    package static func otherPoint(_ name: String) -> Self {
      Self(key: "otherPoint", values: ["name": name])
    }

    /// A slip that explains the whole answer.
    package static func slip(_ name: String) -> Self { Self(key: "slip.\(name)") }
  }

  /// How a number was read that counts.
  package enum NumberRemark: Hashable, Sendable {
    /// The decimal mark is that of another language.
    case decimalMark(written: String, usual: String)
    /// The number has an uncertainty, which was not judged.
    case uncertainty(String)
  }

  /// The kind of statement that an answer makes, such as an equation.
  ///
  /// ``Verdict/sentence(in:)`` explains it to the learner.
  public struct StatementKind: Hashable, Sendable {
    /// The name of its part of a sentence.
    let key: String

    /// A number or formula.
    package static let expression = Self(key: "expression")
    /// Two sides that are equal.
    package static let equation = Self(key: "equation")
    /// Two sides of which one is greater, or that are not equal.
    package static let inequality = Self(key: "inequality")
    /// Several of them.
    package static let list = Self(key: "list")
    /// A point or an interval.
    package static let pair = Self(key: "pair")
  }
}

/// The form that an answer must have, apart from its value.
///
/// In JSON a form is its name, or for a completed square an object: `{"completedSquare": "x"}`.
public enum RequiredForm: Hashable, Sendable {
  /// No product or power of a sum is left: x² + 2x + 1.
  case expanded
  /// A product of factors that do not factor any further: 2(x − 1)(x + 3).
  case factored
  /// Nothing is left to put together or to cancel: no like terms, no 2/4, no x·x.
  case simplified
  /// Every fraction of integers is in lowest terms, and no root is below a fraction bar.
  case lowestTerms
  /// One fraction bar at most, with none above or below it.
  case singleFraction
  /// A square of something with the variable, and no variable elsewhere: 2(x − 1)² + 3.
  case completedSquare(variable: String)
  /// No decimal sign: fractions and roots instead.
  case noDecimals
  /// The form of the accepted answer, apart from the order of terms and factors and from signs.
  case likeAccepted
}

extension RequiredForm: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("expanded", .expanded),
    JSONTag("factored", .factored),
    JSONTag("simplified", .simplified),
    JSONTag("lowestTerms", .lowestTerms),
    JSONTag("singleFraction", .singleFraction),
    JSONTag("completedSquare", Self.completedSquare) {
      if case .completedSquare(let variable) = $0 { variable } else { nil }
    },
    JSONTag("noDecimals", .noDecimals),
    JSONTag("likeAccepted", .likeAccepted),
  ]
}

/// How a number must be written, whatever its value.
///
/// In JSON a requirement is its name, or an object such as `{"significantFigures": 3}`.
public enum NumberRequirement: Hashable, Sendable {
  /// With exactly so many significant figures; a zero at the end of an integer may count as one or
  /// not.
  case significantFigures(Int)
  /// With so many significant figures or more.
  case minimumSignificantFigures(Int)
  /// With exactly so many digits after the decimal point.
  case decimalPlaces(Int)
  /// In lowest terms and with a positive denominator, if it is a fraction at all.
  case lowestTerms
  /// As a fraction of two integers, improper or not.
  case fraction
  /// Not as a fraction or mixed number.
  case noFraction
  /// As a percentage.
  case percent
}

extension NumberRequirement: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("significantFigures", Self.significantFigures) {
      if case .significantFigures(let count) = $0 { count } else { nil }
    },
    JSONTag("minimumSignificantFigures", Self.minimumSignificantFigures) {
      if case .minimumSignificantFigures(let count) = $0 { count } else { nil }
    },
    JSONTag("decimalPlaces", Self.decimalPlaces) {
      if case .decimalPlaces(let count) = $0 { count } else { nil }
    },
    JSONTag("lowestTerms", .lowestTerms),
    JSONTag("fraction", .fraction),
    JSONTag("noFraction", .noFraction),
    JSONTag("percent", .percent),
  ]
}
