// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
package import LudusCore

extension AlgebraMatcher {
  /// The test that compares an answer with the accepted ones.
  ///
  /// In JSON a test is its name, or an object:
  /// `{"antiderivative": {"of": "x^2", "in": "x", "constant": "required"}}`,
  /// `{"upToConstant": {"in": "x"}}`, `{"partialFractions": "x"}`, `{"upToRenaming": ["x"]}`.
  public indirect enum Test: Hashable, Sendable {
    /// Equal in value, however it is written.
    case equivalent
    /// Equal but for a constant, which may be left out unless it is required.
    case upToConstant(Calculus?)
    /// An antiderivative of a function.
    case antiderivative(Calculus)
    /// The derivative of a function.
    case derivative(Calculus)
    /// Equal, and a sum of partial fractions in this variable.
    case partialFractions(variable: String)
    /// Written alike, apart from the order of terms and factors.
    case upToOrder
    /// Written alike.
    case identical
    /// Equal when letters are exchanged one for one, apart from those that are kept.
    case upToRenaming(keeping: [String])
    /// A system of equations with the same solutions; decided for linear systems.
    case system
    /// A proposition with the same truth table: letters with "not", "and", "or", "xor", "implies"
    /// and "iff".
    case logic
  }

  /// The function to differentiate or integrate, and its variable.
  ///
  /// In JSON it is an object with the key `in` and those of `of`, `parameters` and `constant` that
  /// are not as in the initializer.
  public struct Calculus: Hashable, Sendable {
    /// The variable.
    public let variable: String
    /// The function as its author writes it; nil when the accepted answer says it.
    public let function: String?
    /// Other names of the function, which are no constants of integration.
    public let parameters: [String]
    /// Whether a constant of integration must be there, and logarithms have absolute values where
    /// the accepted answer has.
    public let requiresConstant: Bool

    /// Creates what a test is about.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - function: The function as its author writes it; nil when the accepted answer says it.
    ///   - parameters: Other names, which are no constants of integration.
    ///   - requiresConstant: Whether a constant of integration must be there.
    public init(
      in variable: String,
      of function: String? = nil,
      parameters: [String] = [],
      requiresConstant: Bool = false
    ) {
      self.variable = variable
      self.function = function
      self.parameters = parameters
      self.requiresConstant = requiresConstant
    }
  }
}

extension AlgebraMatcher.Test: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("equivalent", .equivalent),
    JSONTag("upToConstant", .upToConstant(nil)),
    JSONTag("upToConstant", { .upToConstant($0) }) {
      if case .upToConstant(let task) = $0 { task } else { nil }
    },
    JSONTag("antiderivative", Self.antiderivative) {
      if case .antiderivative(let task) = $0 { task } else { nil }
    },
    JSONTag("derivative", Self.derivative) {
      if case .derivative(let task) = $0 { task } else { nil }
    },
    JSONTag("partialFractions", Self.partialFractions) {
      if case .partialFractions(let variable) = $0 { variable } else { nil }
    },
    JSONTag("upToOrder", .upToOrder),
    JSONTag("identical", .identical),
    JSONTag("upToRenaming", .upToRenaming(keeping: [])),
    JSONTag("upToRenaming", Self.upToRenaming) {
      if case .upToRenaming(let kept) = $0 { kept } else { nil }
    },
    JSONTag("system", .system),
    JSONTag("logic", .logic),
  ]
}

extension AlgebraMatcher.Calculus: JSONRecord {
  package static func form(_ record: inout Record<Self, MathFault>) throws -> Self {
    let variable = record.field("in", \.variable)
    let function = record.field("of", \.function)
    let parameters = record.field("parameters", \.parameters, default: [])
    let constant = record.field("constant", \.policy, default: .free)
    return AlgebraMatcher.Calculus(
      in: try variable(),
      of: try function(),
      parameters: try parameters(),
      requiresConstant: try constant() == .required
    )
  }

  private enum Policy: String, CaseIterable, JSONName {
    case free, required
  }

  private var policy: Policy { requiresConstant ? .required : .free }
}

extension AlgebraMatcher.Test {
  /// The function and variable of a test of calculus.
  var calculus: AlgebraMatcher.Calculus? {
    switch self {
    case .upToConstant(let task): task
    case .antiderivative(let task), .derivative(let task): task
    default: nil
    }
  }
}

extension AlgebraMatcher {
  /// A test with what it needs to know, read from the texts of its author.
  enum PreparedTest: Hashable, Sendable {
    case plain(Test)
    indirect case calculus(Test, CalculusTask)
    case logic([Proposition])

    /// - Throws: The reason the function of a test of calculus cannot be read.
    init(
      _ test: Test,
      propositions: [Proposition],
      notation: ExpressionNotation
    ) throws(Verdict.ExpressionFault) {
      guard let task = test.calculus else {
        self = test == .logic ? .logic(propositions) : .plain(test)
        return
      }
      let function = try task.function.map { text throws(Verdict.ExpressionFault) in
        try Statement.readings(of: text, notation: notation)[0]
      }
      let prepared = CalculusTask(
        function: function,
        variable: ExpressionNotation.canonical(task.variable),
        parameters: task.parameters.map(ExpressionNotation.canonical),
        requiresConstant: task.requiresConstant
      )
      self = .calculus(test, prepared)
    }

    /// Judges an answer by the test.
    func outcome(_ pair: StatementPair) -> TaskOutcome {
      switch self {
      case .calculus(.antiderivative, let task): pair.isAntiderivative(task)
      case .calculus(.derivative, let task): pair.isDerivative(task)
      case .calculus(_, let task): pair.isEqualUpToConstant(task)
      case .plain(.upToConstant): pair.isEqualUpToConstant(nil)
      case .plain(.partialFractions(let variable)):
        pair.isPartialFractions(in: ExpressionNotation.canonical(variable))
      case .plain(.upToOrder): pair.isEqualUpToOrder()
      case .plain(.identical): pair.isIdentical()
      case .plain(.upToRenaming(let kept)):
        pair.isEqualUpToRenaming(keeping: kept.map(ExpressionNotation.canonical))
      case .plain(.system): pair.isSameSystem()
      case .plain, .logic: .undecided
      }
    }
  }
}
