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
    guard let remark = remark?.value.sentence(in: phrasebook) else {
      return reasonSentence(in: phrasebook)
    }
    return phrasebook.say(
      "match.remarked",
      ["reason": "\(reasonSentence(in: phrasebook))", "remark": "\(remark)"]
    )
  }

  private func reasonSentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      let answer: [String: Sentence.Value] = ["answer": "\(writing(accepted, in: phrasebook))"]
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
    let answer = writing(expected, in: phrasebook)
    let sentences = [
      cause?.value.sentence(in: phrasebook),
      reason.sentence(in: phrasebook) { writing($0, in: phrasebook) },
    ]
    .compactMap(
      \.self
    )
    guard let reason = sentences.isEmpty ? nil : sentences.joined(separator: " ") else {
      return phrasebook.say("mismatch", ["answer": "\(answer)"])
    }
    return phrasebook.say("mismatch.because", ["answer": "\(answer)", "reason": "\(reason)"])
  }
}

extension Verdict.Mismatch.Reason {
  /// The reason as a sentence in which accepted answers are written for people, or nil when there
  /// is nothing to say.
  fileprivate func sentence(
    in phrasebook: Phrasebook,
    writing written: (String) -> String
  ) -> String? {
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
    case .unequal(let witness): return witness.sentence(in: phrasebook, writing: written)
    case .own(let reason): return reason.value.sentence(in: phrasebook)
    case .other(let explanation): return explanation?.sentence(in: phrasebook)
    }
  }
}

extension Verdict.NotGradable: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch reason {
    case .tooLong: phrasebook.say("tooLong")
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
    phrasebook.say("undecided", ["answer": "\(writing(expected, in: phrasebook))"])
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

extension Verdict.Witness {
  fileprivate func sentence(
    in phrasebook: Phrasebook,
    writing written: (String) -> String = { $0 }
  ) -> String {
    let place = values.sorted { $0.key < $1.key }.map { "\($0) = \($1)" }.joined(separator: ", ")
    return phrasebook.say(
      place.isEmpty ? "witness" : "witness.at",
      ["place": "\(place)", "answer": "\(answer)", "expected": "\(written(expected))"]
    )
  }
}
