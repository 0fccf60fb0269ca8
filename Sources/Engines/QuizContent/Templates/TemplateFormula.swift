// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension ProblemTemplate {
  /// A number of a template that follows from others.
  ///
  /// ```swift
  /// let concentration = ProblemTemplate.Formula("c2", "c1 V1 / V2", style: .significantFigures(3))
  /// ```
  ///
  /// A formula may use variables and other formulas, in any order. It is worked out exactly: sums,
  /// products, powers and roots, logarithms, factorials and absolute values whose results are
  /// fractions.
  public struct Formula: Hashable, Sendable {
    /// The name in formulas and placeholders: a letter, and letters and digits behind it.
    public let name: String
    /// How it follows, as `AlgebraMatcher` reads expressions.
    public let formula: String
    /// How the number is written.
    public let style: ProblemTemplate.NumberStyle

    /// Creates a formula; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - name: The name in formulas and placeholders: a letter, and letters and digits behind it.
    ///   - formula: How it follows from variables and other formulas.
    ///   - style: How the number is written.
    public init(_ name: String, _ formula: String, style: ProblemTemplate.NumberStyle = .exact) {
      self.name = name
      self.formula = formula
      self.style = style
    }
  }
}

/// In JSON a formula is an object with `name`, `formula` and, where it is not the default, `style`.
extension ProblemTemplate.Formula: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let name = record.field("name", \.name)
    let formula = record.field("formula", \.formula)
    let style = record.field("style", \.style, default: .exact)
    return try ProblemTemplate.Formula(name(), formula(), style: style())
  }
}

// MARK: - Constraints

extension ProblemTemplate {
  /// The conditions on the numbers of a variant.
  ///
  /// ```swift
  /// let constraints: [ProblemTemplate.Constraint] = ["V2 > V1", .whole("(a + b) / 2")]
  /// ```
  public enum Constraint: Hashable, Sendable {
    /// A comparison holds, such as `V2 > V1`, `0 < c < 1` or `a != b and a != c`.
    case holds(String)
    /// A formula gives a whole number.
    case whole(String)

    var formula: String {
      switch self {
      case .holds(let formula), .whole(let formula): formula
      }
    }
  }
}

extension ProblemTemplate.Constraint: ExpressibleByStringLiteral {
  /// Creates a comparison that must hold.
  public init(stringLiteral value: String) {
    self = .holds(value)
  }
}

/// In JSON a comparison is a string, and what must be whole an object: `{"whole":"(a + b) / 2"}`.
extension ProblemTemplate.Constraint: Codable {
  /// A formula that must give a whole number, as an object.
  private struct Whole: JSONRecord {
    let formula: String

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let formula = record.field("whole", \.formula)
      return try Whole(formula: formula())
    }
  }

  /// Reads a constraint.
  ///
  /// - Throws: `ContentError` for an object without the key `whole` or with others, a `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let comparison = try? value.decode(String.self) {
      self = .holds(comparison)
    } else if (try? decoder.container(keyedBy: JSONKey.self)) != nil {
      self = .whole(try Whole(from: decoder).formula)
    } else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: #"expected a comparison such as "a > b" or {"whole": "a / b"}"#
      )
    }
  }

  /// Writes the constraint.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .holds(let comparison):
      var container = encoder.singleValueContainer()
      try container.encode(comparison)
    case .whole(let formula):
      try Whole(formula: formula).encode(to: encoder)
    }
  }
}
