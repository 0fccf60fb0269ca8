// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// The parts of verdicts on numbers and expressions.
extension Verdict {
  /// The reason a number does not count although its value may be right.
  public enum NumberMismatch: VerdictReason {
    /// The unit measures something else, as meters do where seconds are expected.
    case otherDimension(written: String, expected: String)
    /// The unit measures the same, but another one is required.
    case otherUnit(written: String, expected: String)
    /// A unit is required and there is none.
    case unitMissing(expected: String)
    /// The value is right, but it is not written as required.
    case form(NumberRequirement)
  }

  /// The mistake behind a wrong answer in algebra or calculus.
  ///
  /// `Verdict.sentence(in:)` explains it to the learner.
  public struct AlgebraMismatch: VerdictReason {
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
    /// There is one solution too many.
    package static let solutionTooMany = Self(key: "solutionTooMany")

    /// One of several statements is said to be enough, and all hold.
    package static let orForAnd = Self(key: "orForAnd")
    /// All of several statements are said to hold, and one is enough.
    package static let andForOr = Self(key: "andForOr")

    /// A letter in the other case, which is another quantity.
    package static func otherCase(_ written: String, _ expected: String) -> Self {
      Self(key: "otherCase", values: ["written": written, "expected": expected])
    }

    /// Something true that does not have this unknown alone on one side.
    package static func notSolved(_ name: String) -> Self {
      Self(key: "notSolved", values: ["name": name])
    }

    /// A word of a language where a formula is asked for.
    package static func word(_ word: String) -> Self { Self(key: "word", values: ["word": word]) }

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

  /// A remark on the reading of a number that counts.
  package enum NumberRemark: VerdictReason {
    /// The decimal mark is that of another language.
    case decimalMark(written: String, usual: String)
    /// The number has an uncertainty, which was not judged.
    case uncertainty(String)
  }

  /// The kind of statement that an answer makes, such as an equation.
  ///
  /// `Verdict.sentence(in:)` explains it to the learner.
  public struct StatementKind: VerdictReason {
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
public enum RequiredForm: VerdictReason {
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

/// A requirement on the written form of a number, whatever its value.
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

/// The reasons numbers and expressions cannot be read.
extension Verdict {
  /// The reason a number cannot be judged, and the remedy.
  package enum NumberFault: Error, VerdictReason {
    /// Nothing is written.
    case empty
    /// The text is no number.
    case notANumber
    /// A character or word cannot stand where it stands; the offset counts Unicode scalars from 0.
    case unexpected(String, offset: Int)
    /// Something is missing at the end.
    case incomplete
    /// A point or comma stands where it separates nothing: the sign that stands before decimals,
    /// and where.
    case separator(String, decimalMark: String, offset: Int)
    /// A number has too many digits or too high an exponent.
    case outOfRange
    /// Something is divided by 0.
    case divisionByZero
    /// There are too many parts or too many brackets in one another.
    case tooComplicated
    /// The number has to be worked out first, as in 2 + 3.
    case calculation
    /// The separators can be understood in several ways, of which some are correct and some are
    /// wrong.
    case ambiguous(readings: [String])
    /// “ms” has a negative exponent and would be correct for meters per second, which it is not by
    /// the SI.
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

  /// The reason an expression cannot be read, and where it goes wrong.
  public struct ExpressionFault: Error, VerdictReason {
    /// The reason it cannot be read.
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

    /// The position: the number of characters before it.
    package let position: Int
    /// The reason it cannot be read.
    package let reason: Reason

    package init(position: Int, reason: Reason) {
      self.position = position
      self.reason = reason
    }
  }
}

// MARK: - As reasons of verdicts

extension Verdict.Mismatch.Reason {
  /// The number has another unit, or is not written as required.
  public static func number(_ mismatch: Verdict.NumberMismatch) -> Self {
    .own(Verdict.OwnReason(mismatch))
  }

  /// A test of algebra or calculus names what is wrong with the answer.
  public static func algebra(_ mismatch: Verdict.AlgebraMismatch) -> Self {
    .own(Verdict.OwnReason(mismatch))
  }

  /// The answer is equal, but not in the form that is asked for.
  public static func form(_ form: RequiredForm) -> Self { .own(Verdict.OwnReason(form)) }

  /// Another kind of answer is expected.
  public static func otherKind(_ kind: Verdict.StatementKind) -> Self {
    .own(Verdict.OwnReason(kind))
  }
}

extension Verdict.Mismatch {
  /// The mistake that explains the answer, where one does.
  package var slip: Verdict.AlgebraMismatch? { cause?.value as? Verdict.AlgebraMismatch }
}

extension Verdict.NotGradable.Reason {
  /// The number cannot be judged.
  package static func number(_ fault: Verdict.NumberFault) -> Self {
    .own(Verdict.OwnReason(fault))
  }

  /// The expression cannot be read.
  package static func expression(_ fault: Verdict.ExpressionFault) -> Self {
    .own(Verdict.OwnReason(fault))
  }
}

// MARK: - Sentences

extension Phrasebook {
  /// Returns a sentence about a number or an expression, or a part of one.
  fileprivate func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
    mathSentences(Sentence(key, values), in: self)
  }
}

extension Verdict.StatementKind {
  /// Returns the sentence for an answer of another kind.
  public func sentence(in phrasebook: Phrasebook) -> String {
    phrasebook.say("otherKind", ["kind": "\(phrasebook.say("kind.\(key)"))"])
  }
}

extension Verdict.AlgebraMismatch {
  /// Returns the reason as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    phrasebook.say("algebra.\(key)", values.mapValues { "\($0)" })
  }
}

extension Verdict.NumberRemark {
  package func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .decimalMark(let written, let usual):
      phrasebook.say("remark.decimalMark", ["written": "\(written)", "usual": "\(usual)"])
    case .uncertainty(let uncertainty):
      phrasebook.say("remark.uncertainty", ["uncertainty": "\(uncertainty)"])
    }
  }
}

extension Verdict.NumberMismatch {
  /// Returns the reason as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ values: [String: Sentence.Value]) -> String {
      phrasebook.say("number.\(key)", values)
    }
    return switch self {
    case .otherDimension(let written, let expected):
      say("otherDimension", ["written": "\(written)", "expected": "\(expected)"])
    case .otherUnit(let written, let expected):
      say("otherUnit", ["written": "\(written)", "expected": "\(expected)"])
    case .unitMissing(let expected): say("noUnit", ["expected": "\(expected)"])
    case .form(let requirement): say("form", ["form": "\(requirement.phrase(in: phrasebook))"])
    }
  }
}

extension NumberRequirement {
  /// Returns the required form of a number, as the end of a sentence: "with 3 decimal places".
  package func phrase(in phrasebook: Phrasebook) -> String {
    switch self {
    case .significantFigures(let count):
      phrasebook.say("requirement.significantFigures", ["count": .count(count)])
    case .minimumSignificantFigures(let count):
      phrasebook.say("requirement.minimumSignificantFigures", ["count": .count(count)])
    case .decimalPlaces(let count):
      phrasebook.say("requirement.decimalPlaces", ["count": .count(count)])
    case .lowestTerms: phrasebook.say("requirement.lowestTerms")
    case .fraction: phrasebook.say("requirement.fraction")
    case .noFraction: phrasebook.say("requirement.noFraction")
    case .percent: phrasebook.say("requirement.percent")
    }
  }
}

extension RequiredForm {
  /// Returns the sentence for an answer that has another form.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .expanded: phrasebook.say("form.expanded")
    case .factored: phrasebook.say("form.factored")
    case .simplified: phrasebook.say("form.simplified")
    case .lowestTerms: phrasebook.say("form.lowestTerms")
    case .singleFraction: phrasebook.say("form.singleFraction")
    case .completedSquare(let variable):
      phrasebook.say("form.completedSquare", ["variable": "\(variable)"])
    case .noDecimals: phrasebook.say("form.noDecimals")
    case .likeAccepted: phrasebook.say("form.likeAccepted")
    }
  }
}

extension Verdict.NumberFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  package func sentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      phrasebook.say("number.\(key)", values)
    }
    switch self {
    case .empty: return say("empty")
    case .notANumber: return say("notANumber")
    case .unexpected(let text, let offset):
      return say("unexpected", ["text": "\(text)", "place": .count(offset + 1)])
    case .incomplete: return say("incomplete")
    case .separator(let mark, let decimalMark, _):
      return say("separator", ["mark": "\(mark)", "decimalMark": "\(decimalMark)"])
    case .outOfRange: return say("outOfRange")
    case .divisionByZero: return say("divisionByZero")
    case .tooComplicated: return say("tooComplicated")
    case .calculation: return say("calculation")
    case .ambiguous(let readings):
      let readings = readings.joined(separator: answerSentences("list.or", in: phrasebook))
      return say("ambiguous", ["readings": "\(readings)"])
    case .ambiguousUnit: return say("ambiguousUnit")
    case .bracketsNeeded: return say("bracketsNeeded")
    case .unknownUnit(let unit, let suggestion?):
      return say("unknownUnit.suggestion", ["unit": "\(unit)", "suggestion": "\(suggestion)"])
    case .unknownUnit(let unit, nil): return say("unknownUnit", ["unit": "\(unit)"])
    case .otherUnitMeant(let unit, let suggestion):
      return say("otherUnitMeant", ["unit": "\(unit)", "suggestion": "\(suggestion)"])
    case .unitMissing: return say("unitMissing")
    case .unitNotExpected(let unit): return say("unitNotExpected", ["unit": "\(unit)"])
    case .percentSignMissing: return say("percentSignMissing")
    case .unlikeUnits: return say("unlikeUnits")
    }
  }

  package var description: String { sentence(in: .english) }
}

extension Verdict.ExpressionFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      // A place that no answer has must not overflow.
      let place = ["place": Sentence.Value.count(position == .max ? .max : position + 1)]
      return phrasebook.say("expression.\(key)", values.merging(place) { value, _ in value })
    }
    switch reason {
    case .empty: return say("empty")
    case .unexpected(let found, let expected):
      let expected = expected.phrase(in: phrasebook)
      return say(
        found.isEmpty ? "unexpectedEnd" : "unexpected",
        ["found": "\(found)", "expected": "\(expected)"]
      )
    case .missingOperator: return say("missingOperator")
    case .unclosed(let bracket): return say("unclosed", ["bracket": "\(bracket)"])
    case .numberOrProduct(let text): return say("numberOrProduct", ["text": "\(text)"])
    case .unknownVariable(let name): return say("unknownVariable", ["name": "\(name)"])
    case .unknownCommand(let name): return say("unknownCommand", ["name": "\(name)"])
    case .sumNotWrittenOut(let sign): return say("sumNotWrittenOut", ["name": "\(sign)"])
    case .nestedTooDeeply(let limit): return say("nestedTooDeeply", ["limit": .count(limit)])
    case .tooComplex(let limit): return say("tooComplex", ["limit": .count(limit)])
    }
  }

  /// The reason as an English sentence.
  public var description: String { sentence(in: .english) }
}

extension Verdict.ExpressionFault.Expectation {
  fileprivate func phrase(in phrasebook: Phrasebook) -> String {
    switch self {
    case .operand: phrasebook.say("expected.operand")
    case .operation: phrasebook.say("expected.operation")
    case .sign(let sign): phrasebook.quoted(sign)
    case .end: phrasebook.say("expected.end")
    }
  }
}
