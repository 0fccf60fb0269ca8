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
    "match.normalized": "This is the accepted answer “{answer}” except for {steps}.",
    "match.inflected": "This is another form of “{answer}”: {difference}.",
    "match.misspelled": "This is “{answer}”; mind the spelling: {slips}.",
    "match.equivalent": "This has the same value as the accepted answer “{answer}”.",
    "match.otherNotation": "This is the accepted answer “{answer}”.",
    "match.withinTolerance": "This agrees with the accepted answer “{answer}”.",
    "match.equivalentWhereDefined":
      "This has the same value as the accepted answer “{answer}” where both are defined. "
      + "{example}",

    "match.remarked": "{reason} {remark}",

    // What two texts differ in.
    "step.spacing": "spacing",
    "step.compatibility": "special forms of characters",
    "step.toneNumbers": "the notation of tones",
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
    "mismatch.otherOrder": "The words are right, but in a different order.",
    "mismatch.differentWords": "Words are missing, extra or in a different order.",
    "exemption.number": "Numbers and signs must be exact.",
    "exemption.formula": "Formulae must be exact.",
    "exemption.romanNumeral": "Roman numerals must be exact.",
    "exemption.acronym": "Abbreviations must be exact.",
    "exemption.shortWord": "Words this short must be exact.",
    "exemption.fixedWord": "This word must be exact.",
    "exemption.syllables": "Words in this script must be exact.",
    "exemption.tooLong": "Answers this long must be exact.",
    "witness": "Your answer is {answer}, but {expected} is expected.",
    "witness.at": "For {place} your answer is {answer}, but {expected} is expected.",

    // Why an answer cannot be read.
    "tooLong": "This answer is too long to be read. Please write a shorter one.",
    "undecided":
      "It could not be decided whether this equals “{answer}”: a person has to look at it.",
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
