// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The judgment that a learner saw: the event keeps it, so that it stays true.
///
/// In JSON its keys stand among those of the action:
/// `{"correct":["p1"],"credit":"1/2","kind":"submitted","partial":{"p2":"1/2"}}`.
public struct PinJudgment: Hashable, Sendable {
  /// The pins that are correct, in the order of the task.
  public let correct: [Pin.ID]
  /// The credit of pins that are not correct and yet worth something, 0 to 1; empty for an interim check.
  public let partial: [Pin.ID: Fraction]
  /// The credit for all pins together, 0 to 1; nil for an interim check, which gives none.
  public let credit: Fraction?

  init(correct: [Pin.ID], partial: [Pin.ID: Fraction] = [:], credit: Fraction? = nil) {
    (self.correct, self.partial, self.credit) = (correct, partial, credit)
  }

  /// The judgment of the outcomes of some pins.
  init(_ outcomes: [(pin: Pin.ID, verdict: PinVerdict, credit: Fraction)], credit: Fraction) {
    self.init(
      correct: outcomes.filter { $0.verdict == .correct }.map(\.pin),
      partial: Dictionary(
        outcomes.filter { $0.verdict == .partial }.map { ($0.pin, $0.credit) },
        uniquingKeysWith: { first, _ in first }
      ),
      credit: credit
    )
  }

  /// The verdict and credit of each of some pins.
  func outcomes(
    of pins: [Pin.ID],
    isAnswered: (Pin.ID) -> Bool
  ) -> [Pin.ID: (verdict: PinVerdict, credit: Fraction)] {
    let correct = Set(correct)
    let outcomes = pins.map { pin -> (Pin.ID, (verdict: PinVerdict, credit: Fraction)) in
      if correct.contains(pin) { return (pin, (.correct, .one)) }
      if let credit = partial[pin] { return (pin, (.partial, credit)) }
      return (pin, (isAnswered(pin) ? .wrong : .unanswered, .zero))
    }
    return Dictionary(outcomes) { first, _ in first }
  }
}

/// An action in a session with pins, whose judgment can be made anew without anything else.
protocol PinAction: JudgedAction where Judgment == PinJudgment {}

extension PinAction {
  /// Returns the new judgment.
  public static func regrade(_ old: PinJudgment, to new: PinJudgment) -> PinJudgment { new }
}

extension PinJudgment {
  fileprivate var partialIfAny: [Pin.ID: Fraction]? { partial.isEmpty ? nil : partial }
}

extension Fraction {
  /// Whether it can be a credit: from 0 to 1.
  var isCredit: Bool { (.zero ... .one).contains(self) }
}

extension JSONCase where Fault == SheetFault {
  /// A kind that takes a judgment, once it is made.
  init(
    _ name: String,
    judged make: @escaping @Sendable (PinJudgment?) -> Union,
    take: @escaping @Sendable (Union) -> PinJudgment??
  ) {
    self.init(name, take: take) { record in
      let correct = record.field("correct", \.?.correct)
      let partial = record.field("partial", \.?.partialIfAny)
      let credit = record.field("credit", \.?.credit)
      let credits = (partial.value ?? nil)?.values.map(\.self) ?? []
      if !(credits + [credit.value ?? nil].compactMap(\.self)).allSatisfy(\.isCredit) {
        record.note(.creditOutOfRange)
      }
      guard let pins = try correct() else { return make(nil) }
      return make(PinJudgment(correct: pins, partial: try partial() ?? [:], credit: try credit()))
    }
  }
}
