// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension PinScoring {
  /// The marks that credits get: each from its least credit on.
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

    /// "passed" from 60 % on, else "failed".
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
