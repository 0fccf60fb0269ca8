// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// A fault in the content of a ``NumericMatcher`` or an ``AlgebraMatcher``.
public enum MathFault: ContentFault {
  /// The JSON is missing something or has a form that cannot be read.
  case malformed(String)
  /// An accepted answer cannot be read as a number, an interval or an expression.
  case unreadable(String, Verdict.NotGradable)
  /// The tolerance is negative or not finite, or asks for too few or too many figures or decimal
  /// places.
  case toleranceOutOfRange(NumericMatcher.Tolerance)
  /// No number can be written as required.
  case requirementOutOfRange(NumberRequirement)
  /// The policy demands a unit and this accepted answer has none.
  case unitMissing(String)
  /// The policy demands no unit and this accepted answer has one.
  case unitNotExpected(String)
}

extension MathFault: CustomStringConvertible {
  /// Returns what is wrong as a sentence for authors.
  public func sentence(in phrasebook: Phrasebook) -> String {
    words.wording.text(in: phrasebook) { mathSentences($0, in: phrasebook) }
  }

  /// The fault in English, for developers.
  public var description: String { words.description }

  private var words: (description: String, wording: Wording) {
    switch self {
    case .malformed(let reason): (reason, Wording("malformed", ["reason": "\(reason)"]))
    case .unreadable(let answer, let fault):
      (
        "the accepted answer \"\(answer)\" cannot be read: \(fault)",
        Wording { phrasebook, say in
          let reason = fault.sentence(in: phrasebook)
          return say(Sentence("unreadable", ["answer": "\(answer)", "reason": "\(reason)"]))
        }
      )
    case .toleranceOutOfRange(let tolerance):
      (
        "the tolerance \(tolerance) is impossible",
        Wording("toleranceOutOfRange", ["tolerance": "\(tolerance)"])
      )
    case .requirementOutOfRange(let requirement):
      (
        "no number can be written \(requirement.phrase(in: .english))",
        Wording { phrasebook, say in
          let form = requirement.phrase(in: phrasebook)
          return say(Sentence("requirementOutOfRange", ["form": "\(form)"]))
        }
      )
    case .unitMissing(let answer):
      (
        "the accepted answer \"\(answer)\" has no unit, expected one",
        Wording("unitMissing", ["answer": "\(answer)"])
      )
    case .unitNotExpected(let answer):
      (
        "the accepted answer \"\(answer)\" has a unit, expected none",
        Wording("unitNotExpected", ["answer": "\(answer)"])
      )
    }
  }
}

/// The sentences of matchers of numbers and expressions for authors.
package let mathSentences = SentenceCatalog(
  "math",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "toleranceOutOfRange": "The tolerance {tolerance} is impossible.",
    "requirementOutOfRange": "No number can be written {form}.",
    "unitMissing": "The accepted answer “{answer}” needs a unit.",
    "unitNotExpected": "The accepted answer “{answer}” must not have a unit.",

    // About answers.
    "remark.decimalMark": "“{written}” was read as the decimal mark, which is “{usual}” here.",
    "remark.uncertainty": "The uncertainty of {uncertainty} was not judged.",
    "otherKind": "This should be {kind}.",
    "kind.expression": "an expression",
    "kind.equation": "an equation",
    "kind.inequality": "an inequality",
    "kind.list": "a list of answers",
    "kind.pair": "a point or an interval",
    "algebra.constantMissing": "The constant of integration is missing.",
    "algebra.constantNotAdded":
      "Add one constant of integration with its own letter, as in + C.",
    "algebra.logarithmWithoutAbsoluteValue":
      "The argument of a logarithm must not be negative: write ln|x|, also in every other logarithm.",
    "algebra.derivedInstead": "This is the derivative, but the antiderivative is asked for.",
    "algebra.integratedInstead": "This is an antiderivative, but the derivative is asked for.",
    "algebra.otherDerivative":
      "Differentiate your answer: the result is not the function to be integrated.",
    "algebra.otherLetters": "The accepted answer has no {letters}.",
    "algebra.chainRuleFactorMissing":
      "The factor of the chain rule is missing: the derivative of the inner function.",
    "algebra.notPartialFractions": "The value is right, but a fraction can still be split.",
    "algebra.rounded": "This is rounded, but the exact value is asked for.",
    "algebra.brokenChain": "Two sides of an equals sign in your chain are not equal.",
    "algebra.endOfInterval":
      "An endpoint is included where it should not be, or left out where it should be included.",
    "algebra.transposed": "Rows and columns are swapped.",
    "algebra.noSolution": "{point} is not a solution.",
    "algebra.missingSolution": "The solution {point} is missing.",
    "algebra.removablePoints": "The equations are the same except where a denominator is 0.",
    "algebra.otherPoint": "The point {name} is asked for.",
    "algebra.solutionMissing": "A solution is missing.",
    "algebra.solutionTooMany": "There is one solution too many.",
    "algebra.orForAnd":
      "“or” says that one of them is enough: write “and”, because all of them hold.",
    "algebra.andForOr":
      "“and” says that all of them hold: write “or”, because one of them is enough.",
    "algebra.otherCase":
      "“{written}” and “{expected}” stand for different things here: mind the capitals.",
    "algebra.notSolved": "This is true, but not solved for {name}.",
    "algebra.word": "“{word}” is a word: write numbers, letters and signs.",
    "algebra.entry": "The first entry that differs is number {place}.",
    "algebra.truth": "The two differ for {row}.",
    "algebra.slip.sign": "The sign is wrong.",
    "algebra.slip.reciprocal": "This is the reciprocal of what is expected.",
    "algebra.slip.factorTwo": "You are off by a factor of 2.",
    "algebra.slip.powerOfTen": "You are off by a power of ten.",
    "algebra.slip.bracket": "A factor must multiply every term in the bracket.",
    "algebra.slip.binomial": "The square of a sum has a middle term: (a + b)² = a² + 2ab + b².",
    "algebra.slip.termSign": "The sign of one term is wrong.",
    "algebra.slip.degrees": "Radians and degrees are mixed up.",
    "form.expanded": "The value is right, but it should be expanded.",
    "form.factored": "The value is right, but it should be factored completely.",
    "form.simplified": "The value is right, but it can be simplified.",
    "form.lowestTerms": "The value is right, but a fraction can be reduced.",
    "form.singleFraction": "The value is right, but it should be a single fraction.",
    "form.completedSquare":
      "The value is right, but the square should be completed for {variable}.",
    "form.noDecimals": "The value is right, but it should be written without decimals.",
    "form.likeAccepted": "The value is right, but it should be written in another form.",
    "number.otherDimension": "“{written}” does not measure what “{expected}” measures.",
    "number.otherUnit": "The unit must be “{expected}”, not “{written}”.",
    "number.noUnit": "The unit “{expected}” is missing.",
    "number.form": "The value is right, but write it {form}.",
    "requirement.significantFigures":
      "with {count, plural, one {# significant figure} other {# significant figures}}",
    "requirement.minimumSignificantFigures": "with at least {count} significant figures",
    "requirement.decimalPlaces":
      "with {count, plural, one {# decimal place} other {# decimal places}}",
    "requirement.lowestTerms": "as a fraction in lowest terms",
    "requirement.fraction": "as a fraction",
    "requirement.noFraction": "without a fraction",
    "requirement.percent": "as a percentage",
    "number.empty": "Write a number.",
    "number.notANumber": "This is not a number: write something like 3.14.",
    "number.unexpected":
      "“{text}”, character {place}, cannot be read: write a number such as 3.14.",
    "number.incomplete": "Something is missing at the end.",
    "number.separator":
      "“{mark}” separates groups of three digits: before decimals write “{decimalMark}”, as in "
      + "3{decimalMark}14.",
    "number.outOfRange": "This number has too many digits or too high an exponent to be read.",
    "number.divisionByZero": "Nothing can be divided by 0: check the number below the line.",
    "number.tooComplicated": "This is too complicated: write a single number.",
    "number.calculation": "Work it out and write the result as a single number.",
    "number.ambiguous":
      "This is ambiguous, it could be {readings}: write a whole number without separators, and "
      + "a decimal number with a zero at the end.",
    "number.ambiguousUnit": "“ms⁻¹” could mean m/s or 1/ms: write the unit with a slash.",
    "number.bracketsNeeded": "Write brackets around what you divide by, as in J/(mol K).",
    "number.unknownUnit": "There is no unit “{unit}”: write its symbol, as in 5 kg.",
    "number.unknownUnit.suggestion": "There is no unit “{unit}”: did you mean “{suggestion}”?",
    "number.otherUnitMeant": "“{unit}” stands for another unit: did you mean “{suggestion}”?",
    "number.unitMissing": "A unit is missing: write it after the number, as in 5 kg.",
    "number.unitNotExpected": "Write the number without “{unit}”.",
    "number.percentSignMissing": "Write the percent sign if you mean percent.",
    "number.unlikeUnits": "These units cannot be added: write a single number with its unit.",
    "expression.empty": "There is nothing to read: write an expression.",
    "expression.unexpected":
      "“{found}” at character {place} does not fit: {expected} is needed there.",
    "expression.unexpectedEnd":
      "The end at character {place} does not fit: {expected} is needed there.",
    "expression.missingOperator": "Write * for times between the numbers at character {place}.",
    "expression.unclosed":
      "“{bracket}” at character {place} is not closed: close it or remove it.",
    "expression.numberOrProduct":
      "“{text}” could be a power of ten or a product with e: write * for times, or the number without e.",
    "expression.unknownVariable":
      "“{name}” at character {place} is an unknown variable: use only those in the question.",
    "expression.unknownCommand":
      "“{name}” at character {place} is not known here: write it another way.",
    "expression.sumNotWrittenOut":
      "“{name}” at character {place} can be read only from one whole number to another, as from "
      + "k = 1 to 10.",
    "expression.nestedTooDeeply":
      "This is nested too deeply: use at most {limit} brackets within one another.",
    "expression.tooComplex": "This is too long to be read: write at most {limit} terms.",
    "expected.operand": "a number, a variable or a bracket",
    "expected.operation": "an operator such as +",
    "expected.end": "the end",
  ]
)
