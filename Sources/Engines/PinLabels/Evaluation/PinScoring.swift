// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The rules by which answers earn credit.
///
/// ```swift
/// // The right structure of the other side earns a half.
/// let scoring = try PinScoring(.fractionCorrect, wrongSide: Fraction(1, 2))
/// ```
///
/// In JSON a policy is an object with its rule; all other keys have defaults:
/// `{"rule":"fractionCorrect","wrongSide":"1/2"}` or `{"penalty":"1/4","rule":"firstTry"}`.
public struct PinScoring: Hashable, Sendable {
  /// A rule for combining the credits of all pins into one.
  public enum Rule: Hashable, Sendable {
    /// The correct ones of all.
    case fractionCorrect
    /// The correct ones less the wrong ones, of all, and never below nothing. Unanswered pins cost
    /// nothing.
    case correctMinusWrong
    /// Everything if all pins are correct, else nothing.
    case allOrNothing
    /// Each pin that is correct earns its part less a penalty, 0 to 1, for each interim check that
    /// found a wrong answer there, and never less than nothing. A pin that was not answered yet
    /// loses nothing.
    case firstTry(penalty: Fraction)
  }

  /// The rule for combining the credits of the pins into one.
  public let rule: Rule
  /// The credit for the right structure of the other side, 0 to 1.
  public let wrongSide: Fraction
  /// The credit for the right name in another number, 0 to 1.
  public let otherNumber: Fraction

  /// Creates a policy.
  ///
  /// - Throws: Every fault.
  public init(
    _ rule: Rule = .fractionCorrect,
    wrongSide: Fraction = 0,
    otherNumber: Fraction = 0
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    if case .firstTry(let penalty) = rule { faults.add(credit: penalty, at: "penalty") }
    faults.add(credit: wrongSide, at: "wrongSide")
    faults.add(credit: otherNumber, at: "otherNumber")
    try faults.check()
    (self.rule, self.wrongSide, self.otherNumber) = (rule, wrongSide, otherNumber)
  }

  private init() { (rule, wrongSide, otherNumber) = (.fractionCorrect, .zero, .zero) }

  /// The share of correct answers among all, without credit for anything else.
  public static let standard = PinScoring()

  /// The credit for an answer before the rule of the whole.
  func credit(for verdict: LabelVerdict) -> Fraction {
    switch verdict {
    case .correct: .one
    case .unanswered: .zero
    case .wrong(let mismatch) where mismatch.isOtherSide: wrongSide
    case .wrong(let mismatch): mismatch.otherNumber == nil ? .zero : otherNumber
    }
  }

  /// The credit for some pins together, 0 to 1; 0 for none.
  ///
  /// - Parameters:
  ///   - outcomes: The outcome of each pin.
  ///   - checks: The number of interim checks that found a wrong answer at each pin, in the same
  ///     order.
  ///   - weights: The weight of each pin, in the same order.
  /// - Returns: The credit.
  /// - Throws: An error when a number gets too large.
  func credit(
    for outcomes: [(verdict: PinVerdict, credit: Fraction)],
    checks: [Int],
    weights: [Fraction]
  ) throws(FractionError) -> Fraction {
    if rule == .allOrNothing {
      return !outcomes.isEmpty && outcomes.allSatisfy { $0.verdict == .correct } ? .one : .zero
    }
    var (earned, all) = (Fraction.zero, Fraction.zero)
    for ((outcome, checks), weight) in zip(zip(outcomes, checks), weights) {
      var credit = outcome.credit
      if case .firstTry(let penalty) = rule {
        credit = max(.zero, try credit - penalty * Fraction(checks))
      } else if rule == .correctMinusWrong, outcome.verdict == .wrong {
        credit = try credit - .one
      }
      (earned, all) = (try earned + credit * weight, try all + weight)
    }
    return all > .zero ? max(.zero, try earned / all) : .zero
  }
}

extension PinScoring: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let rule = record.inline(\.rule)
    let wrongSide = record.field("wrongSide", \.wrongSide, default: .zero)
    let otherNumber = record.field("otherNumber", \.otherNumber, default: .zero)
    return try PinScoring(
      rule(or: .fractionCorrect),
      wrongSide: wrongSide(or: .zero),
      otherNumber: otherNumber(or: .zero)
    )
  }
}

extension PinScoring.Rule: JSONUnion {
  package static let kindKey = "rule"

  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("fractionCorrect", .fractionCorrect),
    JSONCase("correctMinusWrong", .correctMinusWrong),
    JSONCase("allOrNothing", .allOrNothing),
    JSONCase("firstTry", { .firstTry(penalty: $0) }, "penalty") {
      if case .firstTry(let penalty) = $0 { penalty } else { nil }
    },
  ]
}

extension PinScoring {
  /// The marks for credits, each with the least credit that it takes.
  ///
  /// ```swift
  /// PinScoring.MarkScale.standard.mark(for: try Fraction(3, 5))   // "passed"
  /// ```
  ///
  /// In JSON it is an array of its steps, the best first: `[{"from":"3/5","mark":"passed"}]`.
  public struct MarkScale: Hashable, Sendable {
    /// A mark and the least credit for it.
    public struct Step: Hashable, Sendable {
      /// The name of the mark.
      public let mark: String
      /// The least credit for it, 0 to 1.
      public let from: Fraction

      /// Creates a step.
      ///
      /// - Parameters:
      ///   - mark: The name of the mark, not empty.
      ///   - from: The least credit for it, 0 to 1.
      /// - Throws: Every fault.
      public init(_ mark: String, from: Fraction) throws(ContentError<SheetFault>) {
        var faults = FaultList()
        faults.add(title: mark, at: "mark")
        faults.add(credit: from, at: "from")
        try faults.check()
        self.init(name: mark, from: from)
      }

      fileprivate init(name: String, from: Fraction) { (mark, self.from) = (name, from) }
    }

    /// The steps, the best first.
    public let steps: [Step]

    /// Creates a scale.
    ///
    /// - Parameter steps: The steps, in any order.
    public init(_ steps: [Step]) {
      self.steps = steps.enumerated()
        .sorted { ($1.element.from, $0.offset) < ($0.element.from, $1.offset) }
        .map(\.element)
    }

    /// Returns the best mark whose least credit is reached, or nil when the credit is below all.
    public func mark(for credit: Fraction) -> String? {
      steps.first { $0.from <= credit }?.mark
    }

    /// "passed" from 60 %, otherwise "failed".
    public static let standard = PinScoring.MarkScale([
      Step(name: "passed", from: (try? Fraction(3, 5)) ?? .one), Step(name: "failed", from: .zero),
    ])
  }
}

extension PinScoring.MarkScale.Step: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let mark = record.field("mark", \.mark)
    let from = record.field("from", \.from)
    return try PinScoring.MarkScale.Step(mark(or: "-"), from: from(or: .zero))
  }
}

extension PinScoring.MarkScale: Codable {
  /// Reads steps in any order.
  ///
  /// - Throws: The faults of a step.
  public init(from decoder: any Decoder) throws {
    let elements = try decoder.singleValueContainer().decode([ListElement<Step>].self)
    self.init(
      try elements.enumerated().map { index, element in
        do {
          return try element.get()
        } catch let error as ContentError<SheetFault> {
          throw error.within(ContentPlace().index(index))
        }
      }
    )
  }

  /// Writes the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}
