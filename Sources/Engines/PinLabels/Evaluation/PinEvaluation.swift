// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Puts verdicts, diagnoses, corrections and credits of all pins together.
struct PinEvaluation {
  private let task: PinLabelTask
  private let answers: [Pin.ID: String]
  private let verdicts: [Pin.ID: LabelVerdict]
  private let repeats: RepeatedAnswers
  private let pins: [Pin.ID: Pin]

  /// - Parameters:
  ///   - task: The task.
  ///   - answers: The learner's answers.
  ///   - judgments: The judgment of each answer, in the order of the task's pins.
  init(_ task: PinLabelTask, answers: [Pin.ID: String], judgments: [LabelJudgment]) {
    self.task = task
    self.answers = answers
    verdicts = Dictionary(zip(task.pins, judgments.map(\.verdict))) { first, _ in first }
    repeats = RepeatedAnswers(zip(task.pins, judgments), scoring: task.scoring)
    pins = Dictionary(task.sheet.pins.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Judges the answers for good.
  ///
  /// - Parameter checks: The number of interim checks that found a wrong answer at each pin.
  /// - Returns: The judgment for the learner.
  /// - Throws: An error when a number gets too large.
  func judgment(checks: [Int]) throws(FractionError) -> PinJudgment {
    let outcomes = task.pins.map { pin -> (pin: Pin.ID, verdict: PinVerdict, credit: Fraction) in
      let verdict = verdicts[pin] ?? .unanswered
      let credit = repeats.forfeited.contains(pin) ? .zero : task.scoring.credit(for: verdict)
      return (pin, mark(verdict, credit), credit)
    }
    let credit = try task.scoring.credit(
      for: outcomes.map { ($0.verdict, $0.credit) },
      checks: checks,
      weights: task.pins.map(task.weights.weight)
    )
    return PinJudgment(outcomes, credit: credit)
  }

  /// Explains a judgment.
  func result(by judgment: PinJudgment) -> PinLabelResult {
    let cycles = cycles
    let outcomes = judgment.outcomes(of: task.pins) { answers[$0] != nil }
    var results: [Pin.ID: PinResult] = [:]
    for id in task.pins {
      guard let pin = pins[id], let verdict = verdicts[id], let outcome = outcomes[id] else {
        continue
      }
      results[id] = PinResult(
        verdict: outcome.verdict,
        answer: answers[id],
        correction: pin.correction(in: task.language),
        reason: verdict,
        diagnoses: outcome.verdict == .correct
          ? [] : diagnoses(of: id, verdict, cycle: cycles[id], duplicateOf: repeats.other[id]),
        credit: outcome.credit
      )
    }
    let credit = judgment.credit ?? .zero
    return PinLabelResult(
      order: task.pins,
      pins: results,
      credit: credit,
      mark: task.marks.mark(for: credit)
    )
  }

  private func mark(_ verdict: LabelVerdict, _ credit: Fraction) -> PinVerdict {
    switch verdict {
    case .correct: .correct
    case .unanswered: .unanswered
    case .wrong: credit > .zero ? .partial : .wrong
    }
  }

  private func diagnoses(
    of pin: Pin.ID,
    _ verdict: LabelVerdict,
    cycle: [Pin.ID]?,
    duplicateOf other: Pin.ID?
  ) -> [PinDiagnosis] {
    switch verdict {
    case .correct: return []
    case .unanswered: return [.empty]
    case .wrong(let mismatch):
      var found: [PinDiagnosis] = []
      if let cycle {
        let partner = cycle.first { $0 != pin } ?? pin
        found.append(cycle.count == 2 ? .swapped(with: partner) : .cycle(cycle))
      } else if let label = mismatch.otherPins.first {
        found.append(.labelOf(label))
      }
      if mismatch.isOtherSide { found.append(.wrongSide) }
      if let part = mismatch.otherPins.first(where: { task.wholes[$0] == pin }) {
        found.append(.partForWhole(part))
      }
      if let whole = task.wholes[pin], mismatch.otherPins.contains(whole) {
        found.append(.wholeForPart(whole))
      }
      switch mismatch.otherNumber {
      case .pluralForSingular: found.append(.pluralForSingular)
      case .singularForPlural: found.append(.singularForPlural)
      case nil: break
      }
      if let other { found.append(.duplicate(of: other)) }
      return found
    }
  }

  /// The exchange that each pin is part of: whose label each has, followed until it comes back.
  private var cycles: [Pin.ID: [Pin.ID]] {
    var labelOf: [Pin.ID: Pin.ID] = [:]
    for id in task.pins {
      guard case .wrong(let mismatch) = verdicts[id] else { continue }
      // Where several pins have the name, one that has the label of this pin makes a pair.
      let wrong = mismatch.otherPins.filter { verdicts[$0].map { !$0.isCorrect } ?? false }
      labelOf[id] = wrong.first { hasLabel(of: id, $0) } ?? wrong.first
    }
    var found: [Pin.ID: [Pin.ID]] = [:]
    for start in task.pins where found[start] == nil {
      var path = [start]
      var seen: Set<Pin.ID> = [start]
      while let next = labelOf[path[path.count - 1]], next != start, seen.insert(next).inserted {
        path.append(next)
      }
      guard path.count > 1, labelOf[path[path.count - 1]] == start else { continue }
      for pin in path { found[pin] = path }
    }
    return found
  }

  private func hasLabel(of pin: Pin.ID, _ other: Pin.ID) -> Bool {
    guard case .wrong(let mismatch) = verdicts[other] else { return false }
    return mismatch.otherPins.contains(pin)
  }
}

/// The result of a session, pin by pin.
public struct PinLabelResult: Hashable, Sendable {
  /// The pins that were asked for, in order.
  public let order: [Pin.ID]
  /// The outcome of each pin.
  public let pins: [Pin.ID: PinResult]
  /// The share of the possible credit that was earned, 0 to 1.
  public let credit: Fraction
  /// The mark, or nil when the credit is below the scale.
  public let mark: String?

  /// The number of pins that are correct; the learner reads "k of n".
  public var correctCount: Int { pins.values.count { $0.verdict == .correct } }
  /// The number of pins that were asked for.
  public var count: Int { order.count }

  /// The pins with a verdict, in order.
  public func pins(_ verdict: PinVerdict) -> [Pin.ID] {
    order.filter { pins[$0]?.verdict == verdict }
  }
}

/// The outcome of a pin.
public struct PinResult: Hashable, Sendable {
  /// The judgment of the answer, as the learner saw it.
  public let verdict: PinVerdict
  /// The learner's answer, or nil.
  public let answer: String?
  /// The label that is shown, in the learner's language where there is one, else the first.
  public let correction: PinLabel
  /// The reason the answer is correct or wrong by today's judgment.
  public let reason: LabelVerdict
  /// Further findings about the answer, in the order of ``PinDiagnosis``'s cases; empty for a
  /// correct answer.
  public let diagnoses: [PinDiagnosis]
  /// The credit for the answer, 0 to 1, before the policy of the whole.
  public let credit: Fraction

  /// Whether the learner is to see the correction with their own answer below it.
  public var needsCorrection: Bool { verdict != .correct }
}

/// The judgment of the answer for a pin.
public enum PinVerdict: String, Hashable, Sendable, JSONName {
  /// It is correct.
  case correct
  /// It is wrong but earns something, as the scoring says.
  case partial
  /// It is wrong.
  case wrong
  /// There is no answer.
  case unanswered
}

/// The kind of mistake that a learner made.
public enum PinDiagnosis: Hashable, Sendable {
  /// The labels of two pins are exchanged.
  case swapped(with: Pin.ID)
  /// The labels of three or more pins are moved around, each to the next of the list and the last
  /// to the first.
  case cycle([Pin.ID])
  /// The answer is the label of another pin.
  case labelOf(Pin.ID)
  /// It is the right structure of the other side.
  case wrongSide
  /// It is a part of the structure.
  case partForWhole(Pin.ID)
  /// It is the structure that the right one is part of.
  case wholeForPart(Pin.ID)
  /// It is the plural of the right name.
  case pluralForSingular
  /// It is the singular of the right name, which is a plural.
  case singularForPlural
  /// Another pin has the same answer: the one where it is correct, or earns a part, and keeps the
  /// credit; where it counts nowhere, the first other one.
  case duplicate(of: Pin.ID)
  /// There is no answer.
  case empty
}

extension PinDiagnosis {
  /// Returns a whole sentence for the learner about the mistake.
  ///
  /// ```swift
  /// PinDiagnosis.swapped(with: "p2").sentence(in: .english)   // "You swapped it with “p2”."
  /// ```
  ///
  /// - Parameters:
  ///   - phrasebook: The language of the sentence.
  ///   - name: A closure that names another pin to the learner; nil for its identifier.
  /// - Returns: A whole sentence.
  public func sentence(
    in phrasebook: Phrasebook,
    naming name: (Pin.ID) -> String? = { _ in nil }
  ) -> String {
    let (key, pins): (String, [Pin.ID]) =
      switch self {
      case .swapped(let pin): ("swapped", [pin])
      case .cycle(let pins): ("cycle", pins)
      case .labelOf(let pin): ("labelOf", [pin])
      case .wrongSide: ("wrongSide", [])
      case .partForWhole(let pin): ("partForWhole", [pin])
      case .wholeForPart(let pin): ("wholeForPart", [pin])
      case .pluralForSingular: ("pluralForSingular", [])
      case .singularForPlural: ("singularForPlural", [])
      case .duplicate(let pin): ("duplicate", [pin])
      case .empty: ("empty", [])
      }
    return pinSentences("diagnosis.\(key)", pins, in: phrasebook, naming: name)
  }
}

/// Answers that a learner gave for several pins, of which none may count more often than there are
/// structures of that name.
///
/// An answer is right only at pins that bear its name, so right ones never count too often. But a
/// policy may let an answer earn a part at other pins, for the wrong side or number: there it earns
/// nothing more once it has counted as often as the sheet has pins of that name, or once where it
/// has none. Right answers go first, then those that come first in the order of the task.
struct RepeatedAnswers {
  /// The pins whose answers earn nothing because they count elsewhere.
  private(set) var forfeited: Set<Pin.ID> = []
  /// For pins that are wrong, another one with the same answer: the one where it counts, if there
  /// is one.
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
