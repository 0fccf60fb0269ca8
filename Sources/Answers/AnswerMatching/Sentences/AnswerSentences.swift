// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of verdicts.
package let answerSentences = SentenceCatalog(
  "answers",
  english: [
    "list.and": "{others} and {last}",
    "list.or": " or ",
    "letters.missing": "“{expected}” is missing",
    "letters.needless": "“{written}” does not belong there",
    "letters.replaced": "“{written}” instead of “{expected}”",
    "slip.joined": "two words are written as one",
    "slip.split": "one word is written as two",

    // The accepted answer that was matched.
    "match.exact": "This is the accepted answer “{answer}”.",
    "match.normalized": "This is the accepted answer “{answer}” but for {steps}.",
    "match.inflected": "This is another form of “{answer}”: {difference}.",
    "match.misspelled": "This is “{answer}”; mind the spelling: {slips}.",
    "match.equivalent": "This has the same value as the accepted answer “{answer}”.",
    "match.otherNotation": "This is the accepted answer “{answer}”.",
    "match.withinTolerance": "This agrees with the accepted answer “{answer}”.",
    "match.equivalentWhereDefined":
      "This has the same value as the accepted answer “{answer}” where both are defined. "
      + "{example}",

    "match.remarked": "{reason} {remark}",
    "remark.decimalMark": "“{written}” was read as the decimal mark, which is “{usual}” here.",
    "remark.uncertainty": "The uncertainty of {uncertainty} was not judged.",

    // What two texts differ in.
    "step.spacing": "spacing",
    "step.compatibility": "special forms of characters",
    "step.umlauts": "the spelling of umlauts",
    "step.sharpS": "the spelling of ß",
    "step.diacritics": "marks on letters",
    "step.caseFolding": "upper and lower case",
    "step.quotes": "the form of quotes",
    "step.dashes": "the form of dashes",
    "step.punctuation": "punctuation",
    "step.hyphens": "hyphens",
    "step.englishArticles": "an English article",
    "step.germanArticles": "a German article",
    "step.frenchArticles": "a French article",
    "step.spanishArticles": "a Spanish article",
    "step.italianArticles": "an Italian article",
    "step.portugueseArticles": "a Portuguese article",
    "step.dutchArticles": "a Dutch article",
    "step.articles": "an article",
    "step.conjunctions": "the sign for “and”",
    "step.numerals": "the notation of numbers",

    // Why an answer does not count.
    "mismatch": "The accepted answer is “{answer}”.",
    "mismatch.because": "{reason} The accepted answer is “{answer}”.",
    "mismatch.misspelledTooBadly": "This is too far from what is expected.",
    "mismatch.negation": "This says the opposite.",
    "mismatch.otherAffix": "This is another word: {difference}.",
    "mismatch.inflection": "This is another form of the word: {difference}.",
    "mismatch.letterCase": "Upper and lower case matter here.",
    "mismatch.isAnotherTerm": "“{term}” is something else.",
    "mismatch.isAsNearTo": "This could just as well mean “{term}”.",
    "mismatch.isAnotherWord": "“{word}” is another word.",
    "mismatch.difference": "There is a difference: {difference}.",
    "mismatch.otherOrder": "The words are right, but in another order.",
    "mismatch.differentWords": "Words are missing, too many or in another order.",
    "mismatch.otherKind": "Here {kind} is expected.",
    "exemption.number": "Numbers and signs must be exact.",
    "exemption.formula": "Formulae must be exact.",
    "exemption.romanNumeral": "Roman numerals must be exact.",
    "exemption.acronym": "Abbreviations must be exact.",
    "exemption.shortWord": "Words this short must be exact.",
    "exemption.fixedWord": "This word must be exact.",
    "exemption.syllables": "Words in this script must be exact.",
    "exemption.tooLong": "Answers this long must be exact.",
    "kind.expression": "an expression",
    "kind.equation": "an equation",
    "kind.inequality": "an inequality",
    "kind.list": "a list of answers",
    "kind.pair": "a point or an interval",
    "algebra.constantMissing": "The constant of integration is missing.",
    "algebra.constantNotAdded":
      "Add one constant of integration with a letter of its own, as in + C.",
    "algebra.logarithmWithoutAbsoluteValue":
      "The argument of a logarithm must not be negative: write ln|x|, also in every other logarithm.",
    "algebra.derivedInstead": "This is the derivative, but the antiderivative is asked for.",
    "algebra.integratedInstead": "This is an antiderivative, but the derivative is asked for.",
    "algebra.otherDerivative":
      "Differentiate your answer: that does not give the function that is to be integrated.",
    "algebra.otherLetters": "The accepted answer has no {letters}.",
    "algebra.chainRuleFactorMissing":
      "The factor of the chain rule is missing: the derivative of the inner function.",
    "algebra.notPartialFractions": "The value is right, but a fraction can still be split.",
    "algebra.rounded": "This is rounded, but the exact value is asked for.",
    "algebra.brokenChain": "Two sides of an equals sign in your chain are not equal.",
    "algebra.endOfInterval":
      "An end belongs to the set where it should not, or is left out where it should not be.",
    "algebra.transposed": "Rows and columns have changed places.",
    "algebra.noSolution": "{point} is not a solution.",
    "algebra.missingSolution": "The solution {point} is missing.",
    "algebra.removablePoints": "The equations are the same except where a denominator is 0.",
    "algebra.otherPoint": "The point {name} is asked for.",
    "algebra.solutionMissing": "A solution is missing.",
    "algebra.solutionTooMany": "There is a solution too many.",
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
    "witness": "Your answer is {answer}, but {expected} is expected.",
    "witness.at": "For {place} your answer is {answer}, but {expected} is expected.",
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

    // Why an answer cannot be read.
    "tooLong": "This answer is too long to be read. Please write a shorter one.",
    "undecided": "Whether this equals “{answer}” could not be decided: a person has to look at it.",
    "number.empty": "Write a number.",
    "number.notANumber": "This is not a number: write for example 3.14.",
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
    "number.ambiguousUnit": "“ms⁻¹” could mean m/s or 1/ms: write the unit with a stroke.",
    "number.bracketsNeeded": "Write brackets around what you divide by, as in J/(mol K).",
    "number.unknownUnit": "There is no unit “{unit}”: write its symbol, as in 5 kg.",
    "number.unknownUnit.suggestion": "There is no unit “{unit}”: did you mean “{suggestion}”?",
    "number.otherUnitMeant": "“{unit}” stands for another unit: did you mean “{suggestion}”?",
    "number.unitMissing": "A unit is missing: write it behind the number, as in 5 kg.",
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
      "“{bracket}” at character {place} is not closed: close it or take it away.",
    "expression.numberOrProduct":
      "“{text}” could be a power of ten or a product with e: write * for times, or the number without e.",
    "expression.unknownVariable":
      "“{name}” at character {place} is an unknown variable: use only those of the question.",
    "expression.unknownCommand":
      "“{name}” at character {place} is not known here: write it in another way.",
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

extension Phrasebook {
  /// Returns a sentence of verdicts, or a part of one.
  func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
    answerSentences(Sentence(key, values), in: self)
  }

  /// Says how some written letters differ from the expected ones.
  func difference(_ written: String, from expected: String) -> String {
    let key =
      written.isEmpty ? "missing" : expected.isEmpty ? "needless" : "replaced"
    return say("letters.\(key)", ["written": "\(written)", "expected": "\(expected)"])
  }

  func list(of slips: [Verdict.Slip]) -> String {
    slips.map { slip in
      guard slip.kind == .wordSpacing else { return difference(slip.written, from: slip.expected) }
      return say(slip.written.isEmpty ? "slip.joined" : "slip.split")
    }.joined(separator: ", ")
  }

  func list(of steps: [NormalizationStep]) -> String {
    let parts = steps.map { step in
      // The articles of a language that no sentence speaks of are just articles.
      let key = "step.\(step.rawValue)"
      return say(answerSentences.english[key] != nil ? key : "step.articles")
    }
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    let others = parts.dropLast().joined(separator: ", ")
    return say("list.and", ["others": "\(others)", "last": "\(last)"])
  }
}
