/// Matches an answer that has the same value as an accepted one, however it is written.
///
/// ```swift
/// let square = try AlgebraMatcher("(x+1)^2")
/// square.verdict(for: "x^2 + 2x + 1").isRight   // true
/// square.verdict(for: "x^2 + 2x - 1")           // wrong: for x = 1 it is 2, and 4 is expected
///
/// let factored = try AlgebraMatcher("x^2 - 1", form: .factored)
/// factored.verdict(for: "(x-1)(x+1)").isRight   // true
/// ```
///
/// Rational functions are equal if they agree at random points modulo random primes, with a chance below
/// 2^-100 of an error; everything else is compared at many real points. The article on matching algebra says what
/// counts as equal. The points depend on nothing but the seed.
public struct AlgebraMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The form that an answer must have; any will do when it is nil.
  public let form: RequiredForm?
  /// How answers are written.
  public let notation: AlgebraMatcher.Notation
  /// What draws the points at which expressions are compared.
  public let seed: UInt64

  /// What each accepted answer says, in all readings.
  let statements: [[Statement]]
  /// The primes that the seed draws.
  let fields: [ModularField]

  /// The seed unless another one is given.
  public static let defaultSeed: UInt64 = 0x4C75_6475_7320_4D61
  private static let defaultFields = ModularField.fields(seed: defaultSeed)

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction.
  ///   - alternatives: Further answers that count.
  ///   - form: The form that an answer must have; any will do when it is nil.
  ///   - variables: The variables that may be used, of any length; any single letter when there are none.
  ///   - functions: The names that are functions where a bracket follows.
  ///   - decimalSeparator: What separates decimals.
  ///   - seed: What draws the points at which expressions are compared.
  /// - Throws: ``UnreadableExpression`` when an accepted answer cannot be read.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    form: RequiredForm? = nil,
    variables: [String] = [],
    functions: [String] = [],
    decimalSeparator: DecimalSeparator = .point,
    seed: UInt64 = AlgebraMatcher.defaultSeed
  ) throws(UnreadableExpression) {
    self.preferred = preferred
    self.alternatives = alternatives
    self.form = form
    self.seed = seed
    notation = AlgebraMatcher.Notation(
      variables: variables,
      functions: functions,
      decimalSeparator: decimalSeparator
    )
    statements = try ([preferred] + alternatives).map {
      [notation] text throws(UnreadableExpression) in
      try UnreadableExpression.readings(of: text, notation: notation)
    }
    fields = seed == Self.defaultSeed ? Self.defaultFields : ModularField.fields(seed: seed)
  }
}

extension AlgebraMatcher {
  /// How expressions are written: which names stand for themselves, and what separates decimals.
  public struct Notation: Hashable, Sendable {
    /// The variables that may be used, of any length; any single letter when there are none.
    ///
    /// A declared `e`, `pi` or `i` is a variable and no constant.
    public var variables: [String]
    /// The names that are functions where a bracket follows: `f(x)`.
    public var functions: [String]
    /// Which sign stands before the decimals of a number; with either of them any reading counts.
    public var decimalSeparator: DecimalSeparator

    /// Creates a notation.
    ///
    /// - Parameters:
    ///   - variables: The variables that may be used; any single letter when there are none.
    ///   - functions: The names that are functions where a bracket follows.
    ///   - decimalSeparator: What separates decimals.
    public init(
      variables: [String] = [],
      functions: [String] = [],
      decimalSeparator: DecimalSeparator = .point
    ) {
      self.variables = variables
      self.functions = functions
      self.decimalSeparator = decimalSeparator
    }
  }
}
