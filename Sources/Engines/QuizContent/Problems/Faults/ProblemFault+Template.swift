// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension ProblemFault {
  /// Something that only a template can have wrong.
  package enum Template: Hashable, Sendable {
    /// Something about a name.
    case name(Name)
    /// Something about a variable and its values.
    case values(Values)
    /// Something about a formula or a constraint.
    case formula(Formula)
    /// Something about the variants, which shows when values are tried.
    case variant(Variant)

    /// Something that is wrong with names.
    package enum Name: Hashable, Sendable {
      /// It is not a letter with letters and digits behind it, or is too long.
      case invalid(String)
      /// It stands for two things.
      case duplicate(String)
      /// No variable and no formula has it.
      case unknown(String)
      /// A formula uses a variable that is a text, or a text is to be the answer or to have a sign.
      case textIsNoNumber(String)
    }

    /// Something that is wrong with variables.
    package enum Values: Hashable, Sendable {
      /// There is no variable, so that there is only one variant.
      case noVariables
      /// A variable has no value.
      case none
      /// A range ends before it begins, has a step that is not above 0, or too many numbers.
      case invalidRange(from: Fraction, through: Fraction, step: Fraction)
      /// A variable has more values than ``ProblemTemplate/Variable/maximumValues``.
      case tooMany(Int)
      /// A variable goes with none that stands before it and goes with none itself.
      case unknownCompanion(String)
      /// A variable has more or fewer values than the one that it goes with.
      case companionCount(Int, expected: Int)
      /// The digits of a style are out of range.
      case styleOutOfRange(ProblemTemplate.NumberStyle)
    }

    /// Something that is wrong with formulas and constraints.
    package enum Formula: Hashable, Sendable {
      /// A formula cannot be read.
      case unreadable(String, Verdict.ExpressionFault)
      /// Each of these formulas needs the next one, and the last the first.
      case cyclic([String])
      /// A formula is no calculation of a number.
      case notACalculation(String)
      /// A constraint is no comparison.
      case notAComparison(String)
    }

    /// Something that is wrong with variants.
    package enum Variant: Hashable, Sendable {
      /// A formula divides by 0 for these values, which no constraint excludes.
      case divisionByZero(String, example: String)
      /// A formula has no exact value for these values, which no constraint excludes.
      case notExact(String, example: String)
      /// A number is too large for these values, which no constraint excludes.
      case tooLarge(String, example: String)
      /// Of so many choices of values none meets all constraints; whether these were all choices.
      case constraintsNeverMet(tried: Int, all: Bool)
      /// Of so many choices of values none makes all options differ.
      case optionsNeverDiffer(tried: Int)
      /// The key cannot be used for these values.
      case unusableKey(String, example: String)
      /// The rounded answer is farther from the exact one than the tolerance for these values.
      case roundedBeyondTolerance(String, exact: String, example: String)
      /// A variant has a fault for these values.
      indirect case faulty(ProblemFault, example: String)
    }
  }
}

extension ProblemFault.Template: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .name(let fault): "\(fault)"
    case .values(let fault): "\(fault)"
    case .formula(let fault): "\(fault)"
    case .variant(let fault): "\(fault)"
    }
  }
}

extension ProblemFault.Template.Name: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .invalid(let name):
      "the name \"\(name)\", expected a letter with letters and digits behind it"
    case .duplicate(let name): "the name \"\(name)\" is taken already"
    case .unknown(let name): "there is no variable and no formula \"\(name)\""
    case .textIsNoNumber(let name): "\"\(name)\" is a text, expected a number"
    }
  }
}

extension ProblemFault.Template.Values: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    let maximum = ProblemTemplate.Variable.maximumValues
    return switch self {
    case .noVariables: "there are no variables, expected at least one"
    case .none: "there are no values, expected at least one"
    case .invalidRange(let from, let through, let step):
      "from \(from) through \(through) by \(step), expected a step above 0 and 1 to "
        + "\(maximum) numbers"
    case .tooMany(let count): "\(count) values, expected at most \(maximum)"
    case .unknownCompanion(let name):
      "\"\(name)\" is no variable before this one that is drawn by itself"
    case .companionCount(let count, let expected):
      "\(count) values, expected \(expected), as many as the variable that it goes with"
    case .styleOutOfRange:
      "the digits of the style are out of range, expected up to "
        + "\(ProblemTemplate.NumberStyle.maximumDigits)"
    }
  }
}

extension ProblemFault.Template.Formula: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .unreadable(let formula, let fault): "\"\(formula)\" cannot be read: \(fault)"
    case .cyclic(let names):
      "the formulas \(names.map { "\"\($0)\"" }.joined(separator: ", ")) need one another"
    case .notACalculation(let formula): "\"\(formula)\" is no calculation of a number"
    case .notAComparison(let formula):
      "\"\(formula)\" is no comparison, expected one such as a > b"
    }
  }
}

extension ProblemFault.Template.Variant: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .divisionByZero(let formula, let example):
      "\"\(formula)\" divides by 0 for \(example), which no constraint excludes"
    case .notExact(let formula, let example):
      "\"\(formula)\" is no fraction for \(example), which no constraint excludes"
    case .tooLarge(let formula, let example):
      "\"\(formula)\" is too large for \(example), which no constraint excludes"
    case .constraintsNeverMet(let tried, let all):
      "no choice of values meets all constraints, of \(all ? "all " : "")\(tried) that were tried"
    case .optionsNeverDiffer(let tried):
      "for no choice of values do all options differ, of \(tried) that were tried"
    case .unusableKey(let reason, let example): "the key cannot be used for \(example): \(reason)"
    case .roundedBeyondTolerance(let rounded, let exact, let example):
      "the answer \(rounded) is farther from \(exact) than the tolerance, for \(example)"
    case .faulty(let fault, let example): "for \(example): \(fault)"
    }
  }
}
