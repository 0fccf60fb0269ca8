// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Answers that a learner gave for several pins, of which none may count more often than there are structures
/// of that name.
///
/// An answer is right only at pins that bear its name, so right ones never count too often. But a policy may let
/// an answer earn a part at other pins, for the wrong side or number: there it earns nothing more once it has
/// counted as often as the sheet has pins of that name, or once where it has none. Right answers go first, then
/// those that come first in the order of the task.
struct RepeatedAnswers {
  /// The pins whose answers earn nothing because they count elsewhere.
  private(set) var forfeited: Set<Pin.ID> = []
  /// For pins that are wrong, another one with the same answer: the one where it counts, if there is one.
  private(set) var other: [Pin.ID: Pin.ID] = [:]

  private struct Answer {
    let pin: Pin.ID
    let verdict: LabelVerdict
  }

  init(_ judgments: some Sequence<(Pin.ID, LabelJudgment)>, scoring: PinScoring) {
    for answers in Self.groups(judgments) where answers.count > 1 {
      settle(answers, scoring)
    }
  }

  private mutating func settle(_ answers: [Answer], _ scoring: PinScoring) {
    let right = answers.filter(\.verdict.isCorrect).map(\.pin)
    let wrong = answers.filter { !$0.verdict.isCorrect }
    let bearers = Set(right + wrong.flatMap(\.verdict.otherPins))
    var rest = max(bearers.count, 1) - right.count
    var counting = right
    for answer in wrong where scoring.credit(for: answer.verdict) > .zero {
      if rest > 0 {
        counting.append(answer.pin)
        rest -= 1
      } else {
        forfeited.insert(answer.pin)
      }
    }
    for answer in wrong where !counting.contains(answer.pin) {
      other[answer.pin] = counting.first ?? answers.map(\.pin).first { $0 != answer.pin }
    }
  }

  /// The answers that are the same by one of their names, in order.
  private static func groups(_ judgments: some Sequence<(Pin.ID, LabelJudgment)>) -> [[Answer]] {
    var groups: [[Answer]] = []
    var groupOfName: [String: Int] = [:]
    for (pin, judgment) in judgments where !judgment.names.isEmpty {
      let known = Set(judgment.names.compactMap { groupOfName[$0] }).sorted()
      let group = known.first ?? groups.count
      if group == groups.count { groups.append([]) }
      groups[group].append(Answer(pin: pin, verdict: judgment.verdict))
      for name in judgment.names where groupOfName[name] == nil { groupOfName[name] = group }
    }
    return groups
  }
}

extension LabelVerdict {
  /// The pins whose label a wrong answer is.
  fileprivate var otherPins: [Pin.ID] {
    if case .wrong(let mismatch) = self { mismatch.otherPins } else { [] }
  }
}
