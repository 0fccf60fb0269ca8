// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Verdict {
  /// Returns the reason as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .correct(let match): match.sentence(in: phrasebook)
    case .wrong(let mismatch): mismatch.sentence(in: phrasebook)
    case .notGradable(let notGradable): notGradable.sentence(in: phrasebook)
    case .undecided(let undecided): undecided.sentence(in: phrasebook)
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The reason as an English sentence.
  public var description: String { sentence(in: .english) }
}

extension Verdict.Match {
  /// Returns the reason as a sentence for the learner.
  package func sentence(in phrasebook: Phrasebook) -> String {
    guard let remark = remark?.sentence(in: phrasebook) else {
      return reasonSentence(in: phrasebook)
    }
    return phrasebook.say(
      "match.remarked",
      ["reason": "\(reasonSentence(in: phrasebook))", "remark": "\(remark)"]
    )
  }

  private func reasonSentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      let answer: [String: Sentence.Value] = ["answer": "\(accepted)"]
      return phrasebook.say("match.\(key)", values.merging(answer) { value, _ in value })
    }
    switch reason {
    case .exact, .normalized([]): return say("exact")
    case .normalized(let steps):
      return say("normalized", ["steps": "\(phrasebook.list(of: steps))"])
    case .inflected(let written, let expected):
      let difference = phrasebook.difference(written, from: expected)
      return say("inflected", ["difference": "\(difference)"])
    case .misspelled(let misspelling):
      return say("misspelled", ["slips": "\(phrasebook.list(of: misspelling.slips))"])
    case .equivalent: return say("equivalent")
    case .otherNotation: return say("otherNotation")
    case .withinTolerance: return say("withinTolerance")
    case .equivalentWhereDefined(let gap):
      return say("equivalentWhereDefined", ["example": "\(gap.sentence(in: phrasebook))"])
    case .other(let explanation): return explanation?.sentence(in: phrasebook) ?? say("exact")
    }
  }
}

extension Verdict.Mismatch {
  /// Returns the reason and the correction for the learner.
  package func sentence(in phrasebook: Phrasebook) -> String {
    let sentences = [slip?.sentence(in: phrasebook), reason.sentence(in: phrasebook)].compactMap(
      \.self
    )
    guard let reason = sentences.isEmpty ? nil : sentences.joined(separator: " ") else {
      return phrasebook.say("mismatch", ["answer": "\(expected)"])
    }
    return phrasebook.say("mismatch.because", ["answer": "\(expected)", "reason": "\(reason)"])
  }
}

extension Verdict.Mismatch.Reason {
  /// The reason as a sentence, or nil when there is nothing to say.
  fileprivate func sentence(in phrasebook: Phrasebook) -> String? {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      phrasebook.say("mismatch.\(key)", values)
    }
    switch self {
    case .different: return nil
    case .misspelledTooBadly: return say("misspelledTooBadly")
    case .noTolerance(let exemption): return phrasebook.say("exemption.\(exemption.key)")
    case .negation: return say("negation")
    case .otherAffix(let written, let expected):
      return say("otherAffix", ["difference": "\(phrasebook.difference(written, from: expected))"])
    case .inflection(let written, let expected):
      return say("inflection", ["difference": "\(phrasebook.difference(written, from: expected))"])
    case .letterCase: return say("letterCase")
    case .isAnotherTerm(let term): return say("isAnotherTerm", ["term": "\(term)"])
    case .isAsNearTo(let term): return say("isAsNearTo", ["term": "\(term)"])
    case .isAnotherWord(let word): return say("isAnotherWord", ["word": "\(word)"])
    case .differentWords: return say("differentWords")
    case .difference(let written, let expected):
      return say("difference", ["difference": "\(phrasebook.difference(written, from: expected))"])
    case .otherOrder: return say("otherOrder")
    case .unequal(let witness): return witness.sentence(in: phrasebook)
    case .number(let mismatch): return mismatch.sentence(in: phrasebook)
    case .own(let reason): return reason.value.sentence(in: phrasebook)
    case .algebra(let mismatch): return mismatch.sentence(in: phrasebook)
    case .form(let form): return form.sentence(in: phrasebook)
    case .otherKind(let kind):
      return say("otherKind", ["kind": "\(phrasebook.say("kind.\(kind.key)"))"])
    case .other(let explanation): return explanation?.sentence(in: phrasebook)
    }
  }
}

extension Verdict.NotGradable: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch reason {
    case .tooLong: phrasebook.say("tooLong")
    case .number(let fault): fault.sentence(in: phrasebook)
    case .expression(let fault): fault.sentence(in: phrasebook)
    case .own(let reason): reason.value.sentence(in: phrasebook)
    case .other(let explanation): explanation.sentence(in: phrasebook)
    }
  }

  /// The advice to the learner in English.
  public var description: String { sentence(in: .english) }
}

extension Verdict.Undecided {
  /// Returns the reason as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    phrasebook.say("undecided", ["answer": "\(expected)"])
  }
}

extension Verdict.Explanation {
  /// Returns the sentence in the language of the phrasebook, also where its author named a region
  /// with it, or else in English.
  package func sentence(in phrasebook: Phrasebook) -> String {
    let language = phrasebook.language
    if let sentence = sentences[language] { return sentence }
    let regional = sentences.keys.filter { $0.fallbacks.contains(language) }
    return sentences[regional.min { $0.rawValue < $1.rawValue } ?? .english] ?? ""
  }
}

// MARK: - Mathematics

extension Verdict.AlgebraMismatch {
  fileprivate func sentence(in phrasebook: Phrasebook) -> String {
    phrasebook.say("algebra.\(key)", values.mapValues { "\($0)" })
  }
}

extension Verdict.Witness {
  fileprivate func sentence(in phrasebook: Phrasebook) -> String {
    let place = values.sorted { $0.key < $1.key }.map { "\($0) = \($1)" }.joined(separator: ", ")
    return phrasebook.say(
      place.isEmpty ? "witness" : "witness.at",
      ["place": "\(place)", "answer": "\(answer)", "expected": "\(expected)"]
    )
  }
}

extension Verdict.NumberRemark {
  fileprivate func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .decimalMark(let written, let usual):
      phrasebook.say("remark.decimalMark", ["written": "\(written)", "usual": "\(usual)"])
    case .uncertainty(let uncertainty):
      phrasebook.say("remark.uncertainty", ["uncertainty": "\(uncertainty)"])
    }
  }
}

extension Verdict.NumberMismatch {
  fileprivate func sentence(in phrasebook: Phrasebook) -> String {
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
  /// How to write a number, as the end of a sentence: "with 3 decimal places".
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
  /// The sentence for an answer that has another form.
  fileprivate func sentence(in phrasebook: Phrasebook) -> String {
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
      let readings = readings.joined(separator: phrasebook.say("list.or"))
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
  package func sentence(in phrasebook: Phrasebook) -> String {
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
