// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
  /// - Parameter checks: How many interim checks found a wrong answer at each pin.
  /// - Returns: The judgment for the learner.
  /// - Throws: When a number gets too large.
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
