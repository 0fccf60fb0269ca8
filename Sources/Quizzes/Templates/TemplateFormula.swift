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
