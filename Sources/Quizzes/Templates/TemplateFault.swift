public import AnswerMatching
public import LudusCore

extension ProblemTemplate {
  /// What can be wrong with a template, beside what can be wrong with any problem.
  public enum Fault: Hashable, Sendable {
    /// There is no variable, so that there is only one variant.
    case noVariables
    /// A name is not a letter with letters and digits behind it, or is too long.
    case invalidName(String)
    /// A name stands for two things.
    case repeatedName(String)
    /// A variable has no value.
    case noValues
    /// A range ends before it begins, has a step that is not above 0, or too many numbers.
    case invalidRange(from: Fraction, through: Fraction, step: Fraction)
    /// A variable has more values than ``ProblemTemplate/Variable/mostValues``.
    case tooManyValues(Int)
    /// A variable goes with none that stands before it and goes with none itself.
    case unknownCompanion(String)
    /// A variable has more or fewer values than the one that it goes with.
    case companionCount(Int, expected: Int)
    /// The digits of a style are out of range.
    case styleOutOfRange(ProblemTemplate.NumberStyle)
    /// A formula cannot be read.
    case unreadable(String, Verdict.ExpressionFault)
    /// No variable and no formula has this name.
    case unknownName(String)
    /// A formula uses a variable that is a text, or a text is to be the answer or to have a sign.
    case textIsNoNumber(String)
    /// Each of these formulas needs the next one, and the last the first.
    case cyclicFormulas([String])
    /// A formula is no calculation of a number.
    case notACalculation(String)
    /// A constraint is no comparison.
    case notAComparison(String)
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
    indirect case faultOfVariant(ProblemFault, example: String)
    /// The number of variants in a quiz is not in ``ProblemTemplate/variantsRange``.
    case variantsOutOfRange(Int)
  }
}

extension ProblemTemplate.Fault: CustomStringConvertible {
  /// What is wrong, for authors.
  public var description: String {
    switch self {
    case .noVariables: "there are no variables, expected at least one"
    case .invalidName(let name):
      "the name \"\(name)\", expected a letter with letters and digits behind it"
    case .repeatedName(let name): "the name \"\(name)\" is taken already"
    case .noValues: "there are no values, expected at least one"
    case .invalidRange(let from, let through, let step):
      "from \(from) through \(through) by \(step), expected a step above 0 and 1 to "
        + "\(ProblemTemplate.Variable.mostValues) numbers"
    case .tooManyValues(let count):
      "\(count) values, expected at most \(ProblemTemplate.Variable.mostValues)"
    case .unknownCompanion(let name):
      "\"\(name)\" is no variable before this one that is drawn by itself"
    case .companionCount(let count, let expected):
      "\(count) values, expected \(expected), as many as the variable that it goes with"
    case .styleOutOfRange:
      "the digits of the style are out of range, expected up to \(ProblemTemplate.NumberStyle.mostDigits)"
    case .unreadable(let formula, let fault): "\"\(formula)\" cannot be read: \(fault)"
    case .unknownName(let name): "there is no variable and no formula \"\(name)\""
    case .textIsNoNumber(let name): "\"\(name)\" is a text, expected a number"
    case .cyclicFormulas(let names):
      "the formulas \(names.map { "\"\($0)\"" }.joined(separator: ", ")) need one another"
    case .notACalculation(let formula): "\"\(formula)\" is no calculation of a number"
    case .notAComparison(let formula):
      "\"\(formula)\" is no comparison, expected one such as a > b"
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
    case .faultOfVariant(let fault, let example): "for \(example): \(fault)"
    case .variantsOutOfRange(let count):
      "\(count) variants, expected \(ProblemTemplate.variantsRange.lowerBound) to "
        + "\(ProblemTemplate.variantsRange.upperBound)"
    }
  }
}

extension ProblemTemplate {
  /// Why a template gives no variant.
  public enum DrawError: Error, Hashable, Sendable {
    /// So many choices of values were drawn, and none met all constraints.
    case noVariant(of: ProblemTemplate.ID, tries: Int)
  }
}

extension ProblemTemplate.DrawError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .noVariant(let template, let tries):
      "none of \(tries) choices of values for the template \"\(template)\" meets its constraints"
    }
  }
}
