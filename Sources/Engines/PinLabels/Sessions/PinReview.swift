// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The judgment that a learner saw, kept in the event so that it never changes.
///
/// In JSON its keys stand among those of the action:
/// `{"correct":["p1"],"credit":"1/2","kind":"submitted","partial":{"p2":"1/2"}}`.
public struct PinJudgment: Hashable, Sendable {
  /// The pins that are correct, in the order of the task.
  public let correct: [Pin.ID]
  /// The credit of pins that are not correct and yet worth something, 0 to 1; empty for an interim
  /// check.
  public let partial: [Pin.ID: Fraction]
  /// The credit for all pins together, 0 to 1; nil for an interim check, which gives no credit.
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

/// The pins that a learner should review, at growing intervals: a Leitner box of calendar days.
///
/// ```swift
/// var review = PinReview()
/// review.record(result, on: today)
/// let due = review.due(among: sheet.pins.map(\.id), on: tomorrow)
/// let task = PinLabelTask(sheet, pins: due, language: "la")
/// ```
///
/// A right answer on the day on which a pin is due, or later, moves it one box on; before that day
/// it changes nothing, because cramming is not spacing. Any other answer moves the pin to the first
/// box. The app knows the learner's day: a `CalendarDay`, which may begin at four in the morning.
///
/// The boxes are those of Sebastian Leitner, "So lernt man lernen" (1972); the numbers of days are
/// ours. In JSON it is an object:
/// `{"cards":{"p1":{"box":1,"due":"2026-11-25"}},"intervals":[1,3,7,21,60]}`.
public struct PinReview: Hashable, Sendable {
  /// The box and due day of a pin.
  public struct Card: Hashable, Sendable {
    /// The box, from 0.
    public let box: Int
    /// The first day on which the pin is due.
    public let due: CalendarDay
  }

  /// The days after which a pin of each box is due, each from 1 to 36,500.
  public let intervals: [Int]
  /// The pins that were answered.
  public private(set) var cards: [Pin.ID: Card] = [:]

  /// Creates empty boxes; intervals out of range become the nearest in it, and without any there is
  /// one of a day.
  public init(intervals: [Int] = [1, 3, 7, 21, 60]) {
    let days = intervals.map { min(max($0, 1), 36_500) }
    self.intervals = days.isEmpty ? [1] : days
  }

  /// Takes over a result of labeling: what is not correct is to be learned again.
  public mutating func record(_ result: PinLabelResult, on day: CalendarDay) {
    for pin in result.order {
      record(pin, isCorrect: result.pins[pin]?.verdict == .correct, on: day)
    }
  }

  /// Takes over a result of placing pins.
  public mutating func record(_ result: PlacementResult, on day: CalendarDay) {
    for pin in result.order {
      record(pin, isCorrect: result.pins[pin]?.verdict == .correct, on: day)
    }
  }

  /// Takes over an answer.
  public mutating func record(_ pin: Pin.ID, isCorrect: Bool, on day: CalendarDay) {
    let card = cards[pin]
    if isCorrect, let card, day < card.due { return }
    let box = isCorrect ? min((card?.box ?? 0) + 1, intervals.count - 1) : 0
    cards[pin] = Card(box: box, due: CalendarDay(clamping: day.number + intervals[box]))
  }

  /// Returns the pins that are due, the longest due first, then those that were never answered.
  public func due(among pins: [Pin.ID], on day: CalendarDay) -> [Pin.ID] {
    let known = pins.enumerated().compactMap { place, pin in
      cards[pin].flatMap { $0.due <= day ? (due: $0.due, place: place, pin: pin) : nil }
    }
    return known.sorted { ($0.due, $0.place) < ($1.due, $1.place) }.map(\.pin)
      + pins.filter { cards[$0] == nil }
  }
}

extension PinReview: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let intervals = record.field("intervals", \.intervals)
    let cards = record.field("cards", \.cards, default: [:])
    var review = PinReview(intervals: try intervals())
    let last = review.intervals.count - 1
    review.cards = try cards().mapValues { Card(box: min(max($0.box, 0), last), due: $0.due) }
    return review
  }
}

extension PinReview.Card: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let box = record.field("box", \.box)
    let due = record.field("due", \.due)
    return try PinReview.Card(box: box(), due: due())
  }
}
