// SPDX-License-Identifier: Apache-2.0
public import LudusCore

internal import AnswerMatching

extension ProblemTemplate {
  /// Something that differs from variant to variant of a template: a number or a text.
  ///
  /// ```swift
  /// let volume = ProblemTemplate.Variable("V", .range(from: 5, through: 50, step: 5), style: .exact)
  /// let salt = ProblemTemplate.Variable("salt", .texts(["NaCl", "KCl"]))
  /// let mass = try ProblemTemplate.Variable("M", .numbers([Fraction(5844, 100), Fraction(7455, 100)]), with: "salt")
  /// ```
  ///
  /// The last one goes with the salt: when that is the first, so is the mass.
  public struct Variable: Hashable, Sendable {
    /// The values that a variable can have.
    public enum Values: Hashable, Sendable {
      /// The numbers from the first on, by steps above 0, up to the last.
      case range(from: Fraction, through: Fraction, step: Fraction)
      /// These numbers.
      case numbers([Fraction])
      /// These texts, which may have markup where the text that they stand in has.
      case texts([String])
    }

    /// The most values that a variable can have.
    package static let maximumValues = 1_000_000

    /// The name in formulas and placeholders: a letter, and letters and digits behind it.
    public let name: String
    /// The values that it can have.
    public let values: Values
    /// The name of an earlier variable that it goes with, so that both take the value at the same
    /// position.
    public let companion: String?
    /// How a number is written.
    public let style: ProblemTemplate.NumberStyle

    /// Creates a variable; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - name: The name in formulas and placeholders: a letter, and letters and digits behind it.
    ///   - values: The values that it can have.
    ///   - companion: The name of an earlier variable that it goes with, which has as many values and
    ///     goes with none itself; nil to be drawn by itself.
    ///   - style: How a number is written.
    public init(
      _ name: String,
      _ values: Values,
      with companion: String? = nil,
      style: ProblemTemplate.NumberStyle = .exact
    ) {
      self.name = name
      self.values = values
      self.companion = companion
      self.style = style
    }

    /// How many values there are; nil for a range that is none, or has too many.
    var count: Int? {
      switch values {
      case .numbers(let numbers): return numbers.count
      case .texts(let texts): return texts.count
      case .range(let from, let through, let step):
        guard step > 0, from <= through,
          let steps = try? (Rational(through) - Rational(from)) / Rational(step),
          let whole = try? steps.numerator / steps.denominator,
          let count = Int(whole), count < Self.maximumValues
        else { return nil }
        return count + 1
      }
    }

    var isText: Bool {
      if case .texts = values { true } else { false }
    }

    /// The value at a position, which is one of ``count``.
    func value(at position: Int) throws(ExactArithmeticError) -> TemplateValue {
      switch values {
      case .numbers(let numbers): .number(Rational(numbers[position]))
      case .texts(let texts): .text(texts[position])
      case .range(let from, _, let step):
        .number(try Rational(from) + Rational(position) * Rational(step))
      }
    }
  }
}

/// The value of a name of a template in a variant.
enum TemplateValue: Hashable, Sendable {
  case number(Rational)
  case text(String)
}

/// In JSON a variable is an object with `name` and either `from`, `through` and `step`, or
/// `numbers`, or `texts`; where they are not the default, `with` and `style`.
extension ProblemTemplate.Variable: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let name = record.field("name", \.name)
    let from = record.field("from", \.from)
    let through = record.field("through", \.through)
    let step = record.field("step", \.step, default: TemplateNumber(1))
    let numbers = record.field("numbers", \.numbers)
    let texts = record.field("texts", \.texts)
    let companion = record.field("with", \.companion)
    let style = record.field("style", \.style, default: .exact)
    let values: Values
    switch try (from(), through(), numbers(), texts()) {
    case (let from?, let through?, nil, nil):
      values = .range(
        from: from.fraction,
        through: through.fraction,
        step: try step().fraction
      )
    case (nil, nil, let numbers?, nil): values = .numbers(numbers.map(\.fraction))
    case (nil, nil, nil, let texts?): values = .texts(texts)
    default:
      throw ContentError<ProblemFault>(faults: [
        LocatedFault(
          .malformed("expected either from and through, or numbers, or texts"),
          at: ContentPlace()
        )
      ])
    }
    return try ProblemTemplate.Variable(name(), values, with: companion(), style: style())
  }

  private var from: TemplateNumber? {
    if case .range(let from, _, _) = values { TemplateNumber(from) } else { nil }
  }

  private var through: TemplateNumber? {
    if case .range(_, let through, _) = values { TemplateNumber(through) } else { nil }
  }

  private var step: TemplateNumber {
    if case .range(_, _, let step) = values { TemplateNumber(step) } else { TemplateNumber(1) }
  }

  private var numbers: [TemplateNumber]? {
    if case .numbers(let numbers) = values { numbers.map(TemplateNumber.init) } else { nil }
  }

  private var texts: [String]? {
    if case .texts(let texts) = values { texts } else { nil }
  }
}
