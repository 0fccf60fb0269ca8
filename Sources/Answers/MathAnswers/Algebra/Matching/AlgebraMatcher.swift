// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Matches an answer that has the same value as an accepted one, however it is written.
///
/// ```swift
/// let square = try AlgebraMatcher("(x+1)^2")
/// square.verdict(for: "x^2 + 2x + 1").isCorrect   // true
/// square.verdict(for: "x^2 + 2x - 1")           // wrong: for x = 1 it is 2, and 4 is expected
///
/// let factored = try AlgebraMatcher("x^2 - 1", form: .factored)
/// factored.verdict(for: "(x-1)(x+1)").isCorrect   // true
/// ```
///
/// Rational functions are equal if they agree at random points modulo random primes, with a chance below
/// 2^-100 of an error; everything else is compared at many real points. The article on matching algebra says what
/// counts as equal. The points depend on nothing but the seed.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those of the keys `form`,
/// `test`, `variables`, `functions`, `decimalSeparator`, `domain`, `positive`, `ignoringRemovablePoints`,
/// `allowsLeadingVariable`, `tolerance` and `seed` (16 hexadecimal digits) that are not as in the initializer:
/// `{"accepted": ["(x-1)(x+1)"], "form": "factored"}`.
public struct AlgebraMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The form that an answer must have; any will do when it is nil.
  public let form: RequiredForm?
  /// How an answer is compared with the accepted ones.
  public let test: Test
  /// How answers are written.
  public let notation: AlgebraMatcher.Notation
  /// The numbers that letters stand for, and the differences that do not matter.
  public let comparison: AlgebraMatcher.Comparison
  /// The seed for the points at which expressions are compared.
  public let seed: UInt64

  /// The statements that each accepted answer makes, in all readings.
  let statements: [[Statement]]
  let preparedTest: PreparedTest
  let rules: ComparisonRules

  /// The seed unless another one is given.
  public static let standardSeed: UInt64 = ComparisonRules.standardSeed

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction.
  ///   - alternatives: Further answers that count.
  ///   - form: The form that an answer must have; any will do when it is nil.
  ///   - test: How an answer is compared with the accepted ones.
  ///   - variables: The variables that may be used, of any length; any single letter when there are none.
  ///   - functions: The names that are functions where a bracket follows.
  ///   - decimalSeparator: The sign before decimals.
  ///   - domain: The numbers that letters stand for.
  ///   - positive: The variables that stand for positive numbers.
  ///   - ignoringRemovablePoints: Whether an equation counts that differs only where a denominator is 0.
  ///   - allowsLeadingVariable: Whether `x = 11` counts for 11, and 11 for `x = 11`.
  ///   - tolerance: How far a number may be from an exact value that is accepted; for the test `equivalent`.
  ///   - seed: The seed for the points at which expressions are compared.
  /// - Throws: Every accepted answer that cannot be read, a function of the test that cannot, and a tolerance out of
  ///   range.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    form: RequiredForm? = nil,
    test: Test = .equivalent,
    variables: [String] = [],
    functions: [String] = [],
    decimalSeparator: DecimalSeparator = .point,
    domain: Domain = .real,
    positive: [String] = [],
    ignoringRemovablePoints: Bool = false,
    allowsLeadingVariable: Bool = true,
    tolerance: NumericMatcher.Tolerance = .exact,
    seed: UInt64 = AlgebraMatcher.standardSeed
  ) throws(ContentError<MathFault>) {
    self.preferred = preferred
    self.alternatives = alternatives
    self.form = form
    self.test = test
    self.seed = seed
    notation = AlgebraMatcher.Notation(
      variables: variables,
      functions: functions,
      decimalSeparator: decimalSeparator
    )
    comparison = AlgebraMatcher.Comparison(
      domain: domain,
      positive: positive,
      ignoringRemovablePoints: ignoringRemovablePoints,
      allowsLeadingVariable: allowsLeadingVariable,
      tolerance: tolerance
    )
    let reading = notation.reading
    let accepted = [preferred] + alternatives
    var statements: [[Statement]] = []
    var propositions: [Proposition] = []
    var faults: [LocatedFault<MathFault>] = []
    let rule = ToleranceRule(tolerance)
    if rule == nil {
      faults.append(
        LocatedFault(.toleranceOutOfRange(tolerance), at: ContentPlace().key("tolerance"))
      )
    }
    for (index, text) in accepted.enumerated() {
      do {
        if test == .logic {
          propositions.append(try Self.proposition(text))
        } else {
          statements.append(try Self.readings(of: text, notation: reading))
        }
      } catch {
        let fault = MathFault.unreadable(
          String(text.prefix(256)),
          Verdict.NotGradable(.expression(error))
        )
        faults.append(LocatedFault(fault, at: ContentPlace().key("accepted").index(index)))
      }
    }
    do {
      preparedTest = try PreparedTest(test, propositions: propositions, notation: reading)
    } catch {
      let function = test.calculus?.function ?? ""
      let fault = MathFault.unreadable(
        String(function.prefix(256)),
        Verdict.NotGradable(.expression(error))
      )
      throw ContentError(faults: faults + [LocatedFault(fault, at: ContentPlace().key("test"))])
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.statements = statements
    rules = ComparisonRules(
      seed: seed,
      isComplex: domain == .complex,
      positive: positive,
      ignoresRemovablePoints: ignoringRemovablePoints,
      allowsLeadingVariable: allowsLeadingVariable,
      tolerance: tolerance == .exact || test != .equivalent ? nil : rule
    )
  }

  /// Reads an accepted answer.
  private static func readings(
    of text: String,
    notation: ExpressionNotation
  ) throws(Verdict.ExpressionFault) -> [Statement] {
    let limit = Verdict.maximumAnswerLength
    guard text.utf8.count <= limit else {
      throw Verdict.ExpressionFault(position: 0, reason: .tooComplex(limit: limit))
    }
    return try Statement.readings(of: text, notation: notation)
  }

  /// Reads a proposition, for the test `logic`.
  static func proposition(_ text: String) throws(Verdict.ExpressionFault) -> Proposition {
    guard let proposition = Proposition(text) else {
      let found = String(text.prefix(24))
      throw Verdict.ExpressionFault(
        position: 0,
        reason: .unexpected(found: found, expected: .operand)
      )
    }
    return proposition
  }
}

extension AlgebraMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, MathFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let form = record.field("form", \.form)
    let test = record.field("test", \.test, default: .equivalent)
    let variables = record.field("variables", \.notation.variables, default: [])
    let functions = record.field("functions", \.notation.functions, default: [])
    let decimalSeparator = record.field(
      "decimalSeparator",
      \.notation.decimalSeparator,
      default: .point
    )
    let domain = record.field("domain", \.comparison.domain, default: .real)
    let positive = record.field("positive", \.comparison.positive, default: [])
    let ignoresRemovablePoints = record.field(
      "ignoringRemovablePoints",
      \.comparison.ignoringRemovablePoints,
      default: false
    )
    let allowsLeadingVariable = record.field(
      "allowsLeadingVariable",
      \.comparison.allowsLeadingVariable,
      default: true
    )
    let tolerance = record.field("tolerance", \.comparison.tolerance, default: .exact)
    let seed = record.field("seed", \.seed, as: .hexadecimal, default: standardSeed)
    let (preferred, alternatives) = try accepted()
    return try AlgebraMatcher(
      preferred,
      alternatives: alternatives,
      form: try form(),
      test: try test(),
      variables: try variables(),
      functions: try functions(),
      decimalSeparator: try decimalSeparator(),
      domain: try domain(),
      positive: try positive(),
      ignoringRemovablePoints: try ignoresRemovablePoints(),
      allowsLeadingVariable: try allowsLeadingVariable(),
      tolerance: try tolerance(),
      seed: try seed()
    )
  }
}

extension JSONShape where Value == UInt64, Raw == String {
  /// A number as up to 16 hexadecimal digits.
  fileprivate static var hexadecimal: JSONShape {
    JSONShape(
      read: { digits in
        if let number = UInt64(digits, radix: 16) { return number }
        let fault = JSONFault.malformed("expected up to 16 hexadecimal digits")
        throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
      },
      write: \.hexadecimal
    )
  }
}

extension AlgebraMatcher {
  /// How expressions are written: which names stand for themselves, and what separates decimals.
  public struct Notation: Hashable, Sendable {
    /// The variables that may be used, of any length; any single letter when there are none.
    ///
    /// A declared `e`, `pi` or `i` is a variable and no constant.
    public let variables: [String]
    /// The names that are functions where a bracket follows: `f(x)`.
    public let functions: [String]
    /// Which sign stands before the decimals of a number; with either of them any reading counts.
    public let decimalSeparator: DecimalSeparator

    /// The same, as the reader of expressions has it.
    var reading: ExpressionNotation {
      let decimalMark: ExpressionNotation.DecimalMark =
        switch decimalSeparator {
        case .point: .point
        case .comma: .comma
        case .either: .either
        }
      return ExpressionNotation(
        variables: variables,
        functions: functions,
        decimalMark: decimalMark
      )
    }
  }
}
