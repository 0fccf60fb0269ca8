// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension DateMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the accepted answer that it is, or within which it lies; wrong with what differs or is
  ///   missing; not gradable when it is no date, when the calendar does not have it, or when it can be read in
  ///   several ways of which some are right and some are wrong.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one; what is longer than
  ///   ``/AnswerMatching/Verdict/maximumAnswerLength`` is not read.
  public func verdict(for answer: String) -> Verdict {
    if let target = targets.first(where: { $0.text == answer }) {
      return .correct(Verdict.Match(accepted: target.text, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    }
    let readings: [DateReading]
    do {
      readings = try DateReading.readings(of: answer, in: language, order: readingOrder)
    } catch {
      return .notGradable(Verdict.NotGradable(.date(error)))
    }
    let outcomes = readings.map { (reading: $0, outcome: outcome(of: $0)) }
    let likely = outcomes.filter { !$0.reading.isUnlikely }
    switch (likely.isEmpty ? outcomes : likely).map(\.outcome).combined(from: readings) {
    case .correct(let reason, let target):
      return .correct(Verdict.Match(accepted: target.text, reason: reason))
    case .notGradable(let fault): return .notGradable(Verdict.NotGradable(.date(fault)))
    case .wrong where outcomes.contains { $0.reading.isUnlikely && !$0.outcome.isWrong }:
      return .notGradable(Verdict.NotGradable(.date(.ambiguous)))
    case .wrong(let reason, let target):
      return .wrong(
        Verdict.Mismatch(
          answer: answer,
          expected: preferred,
          nearest: target.text,
          reason: .date(reason)
        )
      )
    }
  }

  /// Judges one reading: right if any accepted answer counts it, else by the one that it comes closest to.
  private func outcome(of reading: DateReading) -> DateOutcome {
    // There is at least one accepted answer.
    var best = outcome(of: reading, for: targets[0])
    for target in targets.dropFirst() where !best.isCorrect {
      let outcome = outcome(of: reading, for: target)
      if best.closeness < outcome.closeness { best = outcome }
    }
    return best
  }

  private func outcome(of reading: DateReading, for target: AcceptedDate) -> DateOutcome {
    let rule = DateRule(precision: precision, tolerance: tolerance)
    let comparison: DateRule.Result
    switch (reading.last, target.last) {
    case (nil, nil): comparison = rule.compare(reading.first, with: target.first)
    case (let last?, let end?):
      comparison = rule.compare((reading.first, last), with: (target.first, end))
    case (let last?, nil): comparison = rule.compare((reading.first, last), with: target.first)
    case (nil, let end?): comparison = rule.compare(reading.first, with: (target.first, end))
    }
    return DateOutcome(comparison, target)
  }
}

/// The result for an answer, with the accepted one that decides.
enum DateOutcome {
  case correct(Verdict.Match.Reason, AcceptedDate)
  case wrong(Verdict.DateMismatch, AcceptedDate)
  case notGradable(Verdict.DateFault)

  init(_ result: DateRule.Result, _ target: AcceptedDate) {
    switch result {
    case .same: self = .correct(.otherNotation, target)
    case .within: self = .correct(.withinTolerance, target)
    case .wrong(let reason): self = .wrong(reason, target)
    case .notGradable(let fault): self = .notGradable(fault)
    }
  }

  var isCorrect: Bool { if case .correct = self { true } else { false } }
  var isWrong: Bool { if case .wrong = self { true } else { false } }

  /// Whether a period was read where a date is expected, or the reverse.
  fileprivate var isOfOtherKind: Bool {
    switch self {
    case .wrong(.periodExpected, _), .wrong(.singleDateExpected, _): true
    case .correct, .notGradable, .wrong: false
    }
  }

  /// The higher, the more it helps to know this rather than what came of another reading or accepted answer.
  fileprivate var closeness: Int {
    switch self {
    case .correct: 4
    case .notGradable: 3
    case .wrong(.otherDate, _): 0
    case .wrong(.periodExpected, _), .wrong(.singleDateExpected, _): 1
    case .wrong: 2
    }
  }
}

extension [DateOutcome] {
  /// The result for an answer that can be read in several ways.
  fileprivate func combined(from readings: [DateReading]) -> DateOutcome {
    // There is at least one reading.
    let best = dropFirst().reduce(self[0]) { $0.closeness < $1.closeness ? $1 : $0 }
    // Nobody asked for a month writes a period: 1904-08 is what the problem asks for.
    guard best.isCorrect, contains(where: { !$0.isCorrect && !$0.isOfOtherKind }) else {
      return best
    }
    let dates = readings.filter { !$0.isUnlikely }.map(\.first)
    let isOpenOrder = dates.allSatisfy { $0.day != nil && $0.month != nil }
    return .notGradable(isOpenOrder ? .ambiguousOrder : .ambiguous)
  }
}
