// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of verdicts.
let answerSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.answers,
  spanish: Spanish.answers,
  italian: Italian.answers,
  portuguese: Portuguese.answers,
  dutch: Dutch.answers,
  czech: Czech.answers,
  russian: Russian.answers
)

extension Language {
  /// Returns a text in quotes.
  package func quoted(_ text: String) -> String { say("quoted", ["text": "\(text)"]) }

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
      return say(answerSentences.table(in: .english)[key] == nil ? "step.articles" : key)
    }
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    let others = parts.dropLast().joined(separator: ", ")
    return say("list.and", ["others": "\(others)", "last": "\(last)"])
  }
}
