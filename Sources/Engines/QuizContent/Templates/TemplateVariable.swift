// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore
internal import MathAnswers

extension ProblemTemplate {
  /// Something that varies between the variants of a template: a number or a text.
  ///
  /// ```swift
  /// let volume = ProblemTemplate.Variable("V", .range(from: 5, through: 50, step: 5), style: .exact)
  /// let salt = ProblemTemplate.Variable("salt", .texts(["NaCl", "KCl"]))
  /// let mass = try ProblemTemplate.Variable("M", .numbers([Fraction(5844, 100), Fraction(7455, 100)]), with: "salt")
  /// ```
  ///
  /// The last one goes with the salt: when that is the first, so is the mass.
  public struct Variable: Hashable, Sendable {
    /// The possible values of a variable.
    public enum Values: Hashable, Sendable {
      /// The numbers from the first up to the last, in steps above 0.
      case range(from: Fraction, through: Fraction, step: Fraction)
      /// These numbers.
      case numbers([Fraction])
      /// These texts, which may have markup if the surrounding text has.
      case texts([String])
    }

    /// The most values that a variable can have.
    package static let maximumValues = 1_000_000

    /// The name in formulas and placeholders: a letter, and letters and digits behind it.
    public let name: String
    /// The values that it can have.
    public let values: Values
    /// The name of an earlier variable with which it is paired: both take the value at the same
    /// position.
    public let companion: String?
    /// The style in which a number is written.
    public let style: ProblemTemplate.NumberStyle

    /// Creates a variable; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - name: The name in formulas and placeholders: a letter, and letters and digits behind it.
    ///   - values: The values that it can have.
    ///   - companion: The name of an earlier variable that it goes with, which has as many values
    ///     and goes with none itself; nil to be drawn by itself.
    ///   - style: The style in which a number is written.
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

    /// The number of values; nil for a range that is none, or has too many.
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
      case .numbers(let numbers): .number(RealNumber(Rational(numbers[position])))
      case .texts(let texts): .text(texts[position])
      case .range(let from, _, let step):
        .number(RealNumber(try Rational(from) + Rational(position) * Rational(step)))
      }
    }
  }
}

/// The value of a name of a template in a variant.
enum TemplateValue: Hashable, Sendable {
  case number(RealNumber)
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

/// A number as templates write it in JSON: an integer, a decimal number, or a text such as "0.05"
/// or "1/3".
struct TemplateNumber: Codable, Equatable {
  let fraction: Fraction

  init(_ fraction: Fraction) {
    self.fraction = fraction
  }

  /// Reads a number; a decimal one means the digits that are written.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      fraction = Fraction(integer)
      return
    }
    // The description of a Double is the shortest decimal number that means it.
    let text =
      (try? container.decode(String.self)) ?? (try? container.decode(Double.self))?.description
    guard let number = text.flatMap({ Rational($0) }), let fraction = Fraction(number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a number or a text such as \"0.05\" or \"1/3\""
      )
    }
    self.fraction = fraction
  }

  /// Writes an integer, or a text with a decimal number or a fraction.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if fraction.isInteger {
      try container.encode(fraction.numerator)
    } else {
      try container.encode(
        try ProblemTemplate.NumberStyle.exact.text(for: Rational(fraction), mark: ".")
      )
    }
  }
}

extension Rational {
  /// Creates the same number.
  init(_ fraction: Fraction) {
    // A fraction never has the denominator 0.
    let quotient = try? Rational(BigInteger(fraction.numerator), BigInteger(fraction.denominator))
    self = quotient ?? .zero
  }
}

extension ProblemTemplate {
  /// The style in which a template writes a number.
  ///
  /// Rounding goes to the nearest number, a half away from 0, as at school.
  public enum NumberStyle: Hashable, Sendable {
    /// As it is: 3, 0.25, and 10/3 where no decimal number of up to 12 places is the same; √5 and
    /// 3π/2 for roots and multiples of π.
    ///
    /// Other numbers that are no fraction need a style that rounds.
    case exact
    /// As an integer or a fraction in lowest terms: 1/4; roots and multiples of π as by ``exact``.
    case fraction
    /// With so many decimals, 0 to 30: 0.30 with 2.
    case decimalPlaces(Int)
    /// With so many significant figures, 1 to 30: 0.0120 with 3; very large and small numbers as by
    /// ``scientific(_:)``.
    case significantFigures(Int)
    /// With up to so many significant figures, 1 to 30, and no zeros behind the last one: 3.3, and
    /// 3.33 for 10/3 with 3.
    case atMostFigures(Int)
    /// As a number between 1 and 10 with so many figures, 1 to 30, times a power of ten: 1.20 ×
    /// 10⁻².
    case scientific(Int)

    /// The most decimals, or figures, that are written.
    static let maximumDigits = 30
    private static let maximumExactPlaces = 12

    /// Whether the digits are in range.
    var isPossible: Bool {
      switch self {
      case .exact, .fraction: true
      case .decimalPlaces(let places): (0...Self.maximumDigits).contains(places)
      case .significantFigures(let figures), .atMostFigures(let figures),
        .scientific(let figures):
        (1...Self.maximumDigits).contains(figures)
      }
    }

    /// Writes any number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - name: Its name, for the failure.
    ///   - mark: The decimal separator.
    /// - Returns: The text.
    /// - Throws: The reason it cannot be written.
    func text(
      for number: RealNumber,
      _ name: String,
      mark: String
    ) throws(TemplateWriter.Failure) -> String {
      let rounded: Rational?
      do throws(ExactArithmeticError) {
        if let rational = number.rational { return try text(for: rational, mark: mark) }
        switch self {
        case .exact, .fraction: rounded = nil
        case .decimalPlaces(let places): rounded = try number.rounded(decimalPlaces: places)
        case .significantFigures(let figures), .atMostFigures(let figures),
          .scientific(let figures):
          rounded = try number.rounded(significantFigures: figures)
        }
        if let rounded { return try text(for: rounded, mark: mark) }
      } catch {
        throw .tooLarge
      }
      switch self {
      case .exact, .fraction:
        guard case .closed(let form) = number else { throw .notExact(name) }
        return form.description
      case .decimalPlaces, .significantFigures, .atMostFigures, .scientific: throw .tooFine(name)
      }
    }

    /// Writes a fraction.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - mark: The decimal separator.
    /// - Returns: The text.
    /// - Throws: `ExactArithmeticError` when a number on the way is too long.
    func text(for number: Rational, mark: String) throws(ExactArithmeticError) -> String {
      switch self {
      case .exact:
        for places in 0...Self.maximumExactPlaces
        where try (number * Rational.powerOfTen(places)).isInteger {
          return try Self.decimal(number, places: places, mark: mark)
        }
        return number.description
      case .fraction:
        return number.description
      case .decimalPlaces(let places):
        return try Self.decimal(number.rounded(decimalPlaces: places), places: places, mark: mark)
      case .significantFigures(let figures):
        let rounded = try number.rounded(significantFigures: figures)
        let exponent = rounded.decimalExponent ?? 0
        guard (-5...5).contains(exponent) || (0..<figures).contains(exponent) else {
          return try Self.scientific(rounded, figures: figures, mark: mark)
        }
        return try Self.decimal(rounded, places: max(0, figures - 1 - exponent), mark: mark)
      case .atMostFigures(let figures):
        let rounded = try number.rounded(significantFigures: figures)
        let exponent = rounded.decimalExponent ?? 0
        let digits = try rounded * Rational.powerOfTen(figures - 1 - exponent)
        let zeros = digits.numerator.description.reversed().prefix { $0 == "0" }.count
        let needed = max(1, figures - (rounded.isZero ? figures : zeros))
        return try Self.significantFigures(max(needed, 1 + min(max(exponent, 0), figures - 1)))
          .text(for: rounded, mark: mark)
      case .scientific(let figures):
        let rounded = try number.rounded(significantFigures: figures)
        return try Self.scientific(rounded, figures: figures, mark: mark)
      }
    }

    /// Writes a number that has no more decimals than these.
    private static func decimal(
      _ number: Rational,
      places: Int,
      mark: String
    ) throws(ExactArithmeticError) -> String {
      let digits = try (number * Rational.powerOfTen(places)).numerator.magnitude.description
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      let sign = number.isNegative ? "-" : ""
      let decimals = places > 0 ? mark + padded.suffix(places) : ""
      return sign + padded.dropLast(places) + decimals
    }

    private static func scientific(
      _ number: Rational,
      figures: Int,
      mark: String
    ) throws(ExactArithmeticError) -> String {
      let exponent = number.decimalExponent ?? 0
      let mantissa = try number * Rational.powerOfTen(-exponent)
      return try decimal(mantissa, places: figures - 1, mark: mark) + " × 10"
        + superscript(exponent)
    }

    private static func superscript(_ number: Int) -> String {
      String(
        number.description.map { character in
          character == "-" ? "⁻" : Array("⁰¹²³⁴⁵⁶⁷⁸⁹")[character.wholeNumberValue ?? 0]
        }
      )
    }
  }
}

/// In JSON a style is "exact", "fraction", or an object such as `{"decimalPlaces":2}`.
extension ProblemTemplate.NumberStyle: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("exact", .exact),
    JSONTag("fraction", .fraction),
    JSONTag("decimalPlaces", Self.decimalPlaces) {
      if case .decimalPlaces(let places) = $0 { places } else { nil }
    },
    JSONTag("significantFigures", Self.significantFigures) {
      if case .significantFigures(let figures) = $0 { figures } else { nil }
    },
    JSONTag("atMostFigures", Self.atMostFigures) {
      if case .atMostFigures(let figures) = $0 { figures } else { nil }
    },
    JSONTag("scientific", Self.scientific) {
      if case .scientific(let figures) = $0 { figures } else { nil }
    },
  ]
}
