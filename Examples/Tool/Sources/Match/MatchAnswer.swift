// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation
import Languages

/// What `ludus match` says to a line.
struct MatchAnswer: LineAnswer {
  enum Name: String {
    case exact, normalized, rough, equivalent, wrong, notGradable, undecided
  }

  /// Nil when the answer is neither right nor wrong.
  private let correct: Bool?
  private let verdict: Name
  /// The accepted answer that was matched.
  private var matched: String?
  /// The accepted answer that a wrong one comes nearest to.
  private var nearest: String?
  /// The number of slips.
  private var distance: Int?
  private var slips: [SlipAnswer]?
  /// The other term that a misspelled answer came nearest to.
  private var rival: String?
  private var witness: [String: String]?
  private let reason: String

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - phrasebook: The language of the reason.
  init(_ verdict: Verdict, reasonIn phrasebook: Phrasebook) {
    reason = verdict.sentence(in: phrasebook)
    switch verdict {
    case .correct(let match):
      correct = true
      self.verdict = Name(match.reason)
      matched = match.accepted
      switch match.reason {
      case .exact, .normalized, .other: distance = 0
      case .misspelled(let misspelling):
        distance = misspelling.slips.count
        slips = misspelling.slips.map(SlipAnswer.init)
        rival = misspelling.rival
      case .inflected, .equivalent, .equivalentWhereDefined, .otherNotation, .withinTolerance: break
      }
    case .wrong(let mismatch):
      correct = false
      self.verdict = .wrong
      nearest = mismatch.nearest
      if case .unequal(let difference) = mismatch.reason {
        witness = difference.values.merging(
          ["input": difference.answer, "expected": difference.expected]
        ) { _, side in side }
      }
      if case .misspelledTooBadly(let misspelling) = mismatch.reason {
        // The slips would only say that it is another word.
        distance = misspelling.slips.count
      }
    case .notGradable:
      correct = nil
      self.verdict = .notGradable
    case .undecided:
      correct = nil
      self.verdict = .undecided
    }
  }

  /// `correct` is written even when it is null, so that no script takes what is missing for wrong.
  func object(by encoder: JSONEncoder) throws -> [UInt8] {
    var object = JSONObjectText()
    object.add("correct", orNull: correct)
    object.add("distance", distance)
    object.add("matched", matched)
    object.add("nearest", nearest)
    object.add("reason", reason)
    object.add("rival", rival)
    object.add("slips", encoded: try slips.map { [UInt8](try encoder.encode($0)) })
    object.add("verdict", verdict.rawValue)
    object.add("witness", witness)
    return object.closed()
  }
}

extension MatchAnswer.Name {
  fileprivate init(_ reason: Verdict.Match.Reason) {
    self =
      switch reason {
      case .exact, .other: .exact
      case .normalized: .normalized
      case .inflected, .misspelled: .rough
      case .equivalent, .equivalentWhereDefined, .otherNotation, .withinTolerance: .equivalent
      }
  }
}

/// A slip as it is written: `at` counts characters of the accepted answer after normalization.
private struct SlipAnswer: Encodable {
  let kind: Verdict.Slip.Kind
  let at: Int
  let input: String
  let target: String

  init(_ slip: Verdict.Slip) {
    kind = slip.kind
    at = slip.offset
    input = slip.written
    target = slip.expected
  }
}
