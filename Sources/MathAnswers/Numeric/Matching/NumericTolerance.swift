internal import LudusCore

/// How far a number may be from the accepted one, in the unit of the accepted one.
///
/// A `Double` means the decimal number as which it is written: 0.15 is fifteen hundredths and nothing else. All
/// limits are inclusive, and none is touched by rounding errors.
public enum NumericTolerance: Hashable, Sendable {
  /// Only the same value counts: 0.5 and 1/2, but not 0.333 and 1/3.
  case exact
  /// The difference is at most this number.
  case absolute(Double)
  /// The difference is at most this share of the accepted number, whatever its sign: 0.05 for five percent.
  case relative(Double)
  /// Both are the same when rounded to so many significant figures.
  ///
  /// A half is rounded away from 0, as at school.
  case significantFigures(Int)
  /// Both are the same when rounded to so many decimal places.
  ///
  /// A half is rounded away from 0, as at school.
  case decimalPlaces(Int)
}

/// A tolerance whose numbers have been read.
enum ToleranceRule: Hashable, Sendable {
  case absolute(Rational)
  case relative(Rational)
  case significantFigures(Int)
  case decimalPlaces(Int)

  /// Creates the rule of a tolerance, or nil when that makes no sense: below 0, or not a number.
  init?(_ tolerance: NumericTolerance) {
    switch tolerance {
    case .exact:
      self = .absolute(.zero)
    case .absolute(let width):
      // The description of a Double is the shortest decimal number that means it.
      guard width >= 0, let width = Rational(width.description) else { return nil }
      self = .absolute(width)
    case .relative(let share):
      guard share >= 0, let share = Rational(share.description) else { return nil }
      self = .relative(share)
    case .significantFigures(let figures):
      guard (1...NumberLexer.mostDigits).contains(figures) else { return nil }
      self = .significantFigures(figures)
    case .decimalPlaces(let places):
      guard (0...NumberLexer.mostDigits).contains(places) else { return nil }
      self = .decimalPlaces(places)
    }
  }

  /// Whether a number is near enough to the accepted one.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  func accepts(_ number: Rational, for accepted: Rational) throws(ExactArithmeticError) -> Bool {
    if number == accepted { return true }
    switch self {
    case .absolute(let width):
      return width.isZero ? false : try (number - accepted).magnitude <= width
    case .relative(let share):
      return try (number - accepted).magnitude <= share * accepted.magnitude
    case .significantFigures(let figures):
      return try number.rounded(significantFigures: figures)
        == accepted.rounded(significantFigures: figures)
    case .decimalPlaces(let places):
      return try number.rounded(decimalPlaces: places) == accepted.rounded(decimalPlaces: places)
    }
  }
}

/// In JSON a tolerance is "exact", or an object such as `{"relative":0.05}`.
extension NumericTolerance: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case absolute, relative, significantFigures, decimalPlaces
  }

  /// Reads a tolerance.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self), name == "exact" {
      self = .exact
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected \"exact\" or one of "
            + Key.allCases.map(\.rawValue).joined(separator: ", ")
        )
      )
    }
    self =
      switch key {
      case .absolute: .absolute(try container.decode(Double.self, forKey: key))
      case .relative: .relative(try container.decode(Double.self, forKey: key))
      case .significantFigures: .significantFigures(try container.decode(Int.self, forKey: key))
      case .decimalPlaces: .decimalPlaces(try container.decode(Int.self, forKey: key))
      }
  }

  /// Writes the tolerance.
  public func encode(to encoder: any Encoder) throws {
    if self == .exact {
      var container = encoder.singleValueContainer()
      try container.encode("exact")
      return
    }
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .exact: break
    case .absolute(let width): try container.encode(width, forKey: .absolute)
    case .relative(let share): try container.encode(share, forKey: .relative)
    case .significantFigures(let figures):
      try container.encode(figures, forKey: .significantFigures)
    case .decimalPlaces(let places): try container.encode(places, forKey: .decimalPlaces)
    }
  }
}
