// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Matches an answer with the same value as an accepted one, however it is written.
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
/// Rational functions are equal if they agree at random points modulo random primes, with a chance
/// below 2^-100 of an error; everything else is compared at many real points. The article on
/// matching algebra says what counts as equal. The points depend on nothing but the seed.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those
/// of the keys `form`, `test`, `variables`, `functions`, `decimalSeparator`, `domain`, `positive`,
/// `ignoringRemovablePoints`, `allowsLeadingVariable`, `allowsRearrangement`, `tolerance`,
/// `language` and `seed` (16 hexadecimal digits) that are not as in the initializer:
/// `{"accepted": ["(x-1)(x+1)"], "form": "factored"}`.
public struct AlgebraMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The form that an answer must have; any will do when it is nil.
  public let form: RequiredForm?
  /// The test that compares an answer with the accepted ones.
  public let test: Test
  /// The notation of answers.
  public private(set) var notation: AlgebraMatcher.Notation
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
  ///   - test: The test that compares an answer with the accepted ones.
  ///   - variables: The variables that may be used, of any length; any single letter when there are
  ///     none.
  ///   - functions: The names that are functions where a bracket follows.
  ///   - decimalSeparator: The sign before decimals; nil for that of the language, or a point where
  ///     none is known. A language with a comma allows for both.
  ///   - domain: The numbers that letters stand for.
  ///   - positive: The variables that stand for positive numbers.
  ///   - ignoringRemovablePoints: Whether an equation counts that differs only where a denominator
  ///     is 0.
  ///   - allowsLeadingVariable: Whether `x = 11` counts for 11, and 11 for `x = 11`.
  ///   - allowsRearrangement: Whether a law counts that is solved for another of its quantities, as
  ///     I = U/R for U = R·I; nil for where the accepted answer is a formula of physics: a law of
  ///     products and powers, or of at least four letters.
  ///   - tolerance: The tolerance between a number and an exact value that is accepted; for the
  ///     test `equivalent`.
  ///   - seed: The seed for the points at which expressions are compared.
  ///   - language: The language of the answers.
  /// - Throws: Every accepted answer that cannot be read, a function of the test that cannot, and a
  ///   tolerance out of range.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    form: RequiredForm? = nil,
    test: Test = .equivalent,
    variables: [String] = [],
    functions: [String] = [],
    decimalSeparator: DecimalSeparator? = nil,
    domain: Domain = .real,
    positive: [String] = [],
    ignoringRemovablePoints: Bool = false,
    allowsLeadingVariable: Bool = true,
    allowsRearrangement: Bool? = nil,
    tolerance: NumericMatcher.Tolerance = .exact,
    seed: UInt64 = AlgebraMatcher.standardSeed,
    language: Language? = nil
  ) throws(ContentError<MathFault>) {
    self.preferred = preferred
    self.alternatives = alternatives
    self.form = form
    self.test = test
    self.seed = seed
    notation = AlgebraMatcher.Notation(
      variables: variables,
      functions: functions,
      style: NumberStyle(decimalSeparator, in: language)
    )
    comparison = AlgebraMatcher.Comparison(
      domain: domain,
      positive: positive,
      ignoringRemovablePoints: ignoringRemovablePoints,
      allowsLeadingVariable: allowsLeadingVariable,
      allowsRearrangement: allowsRearrangement,
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
          statements.append(try Self.readings(ofAccepted: text, notation: notation))
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
      allowsRearrangement: allowsRearrangement,
      tolerance: tolerance == .exact || test != .equivalent ? nil : rule
    )
  }

  /// Reads an accepted answer, which may have either mark where none is declared.
  private static func readings(
    ofAccepted text: String,
    notation: Notation
  ) throws(Verdict.ExpressionFault) -> [Statement] {
    var (point, either) = (notation.reading, notation.reading)
    (point.decimalMark, either.decimalMark) = (.point, .either)
    guard !notation.style.isDeclared else {
      return try readings(of: text, notation: notation.reading)
    }
    do {
      return try readings(of: text, notation: point)
    } catch {
      guard text.contains(","), let readings = try? readings(of: text, notation: either) else {
        throw error
      }
      return readings
    }
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

extension AlgebraMatcher {
  /// Returns the matcher with the language of what it is part of, where it has none of its own, or
  /// without it again; nil where nothing changes or an accepted answer cannot be read in it.
  package func speaking(_ new: Language?, insteadOf old: Language?) -> AlgebraMatcher? {
    guard notation.language == old, new != old else { return nil }
    // Few accepted answers depend on the language.
    if !accepted.contains(where: { $0.contains(",") }), test.calculus?.function == nil {
      var copy = self
      copy.notation.style = NumberStyle(notation.declaredSeparator, in: new)
      return copy
    }
    return try? AlgebraMatcher(
      preferred,
      alternatives: alternatives,
      form: form,
      test: test,
      variables: notation.variables,
      functions: notation.functions,
      decimalSeparator: notation.declaredSeparator,
      domain: comparison.domain,
      positive: comparison.positive,
      ignoringRemovablePoints: comparison.ignoringRemovablePoints,
      allowsLeadingVariable: comparison.allowsLeadingVariable,
      allowsRearrangement: comparison.allowsRearrangement,
      tolerance: comparison.tolerance,
      seed: seed,
      language: new
    )
  }
}

extension AlgebraMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, MathFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let form = record.field("form", \.form)
    let test = record.field("test", \.test, default: .equivalent)
    let variables = record.field("variables", \.notation.variables, default: [])
    let functions = record.field("functions", \.notation.functions, default: [])
    let decimalSeparator = record.field("decimalSeparator", \.notation.declaredSeparator)
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
    let allowsRearrangement = record.field(
      "allowsRearrangement",
      \.comparison.allowsRearrangement
    )
    let tolerance = record.field("tolerance", \.comparison.tolerance, default: .exact)
    let language = record.field("language", \.notation.language)
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
      allowsRearrangement: try allowsRearrangement(),
      tolerance: try tolerance(),
      seed: try seed(),
      language: try language()
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
  /// The notation of expressions: the names declared for them, and the decimal separator.
  public struct Notation: Hashable, Sendable {
    /// The variables that may be used, of any length; any single letter when there are none.
    ///
    /// A declared `e`, `pi` or `i` is a variable and no constant.
    public let variables: [String]
    /// The names that are functions where a bracket follows: `f(x)`.
    public let functions: [String]
    /// The style in which numbers are written.
    fileprivate(set) var style: NumberStyle

    /// The sign before the decimals of a number; with either of them any reading counts.
    public var decimalSeparator: DecimalSeparator { style.separator }

    /// The same as far as it is declared.
    public var declaredSeparator: DecimalSeparator? { style.isDeclared ? style.separator : nil }

    /// The language of the answers; nil when it is not known.
    public var language: Language? { style.language }

    /// The same, as the reader of expressions has it.
    var reading: ExpressionNotation {
      let decimalMark: ExpressionNotation.DecimalMark =
        switch decimalSeparator {
        case .point: .point
        // In (2,3) a comma of the language may as well separate two numbers.
        case .comma: style.isDeclared ? .comma : .either
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

extension AlgebraMatcher {
  /// The numbers that letters stand for.
  public enum Domain: String, CaseIterable, Hashable, Sendable {
    /// Real numbers: the square root of a square is an absolute value, and a negative number has no
    /// square root.
    case real
    /// Complex numbers: roots and logarithms are those of the principal branch.
    case complex
  }

  /// The numbers that letters stand for, and the differences that do not matter.
  public struct Comparison: Hashable, Sendable {
    /// The numbers that letters stand for.
    public let domain: Domain
    /// The variables that stand for positive numbers.
    public let positive: [String]
    /// Whether an equation counts that differs only where a denominator is 0.
    public let ignoringRemovablePoints: Bool
    /// Whether `x = 11` counts for 11, and 11 for `x = 11`.
    public let allowsLeadingVariable: Bool
    /// Whether a law counts that is solved for another of its quantities; nil for where it is a
    /// formula of physics.
    public let allowsRearrangement: Bool?
    /// The tolerance between a number and an exact value that is accepted.
    public let tolerance: NumericMatcher.Tolerance
  }
}

extension AlgebraMatcher.Domain: JSONName {}

extension AlgebraMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the first accepted answer that is the same to the letter, else with
  ///   the first that is equal; wrong with a witness, with the form that is missed or the kind of
  ///   answer that is expected; not gradable when it cannot be read; undecided when it is neither
  ///   known to be equal nor to differ.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one and each of at most 320
  ///   points; the test `upToRenaming` compares up to 720 orders of letters.
  public func verdict(for answer: String) -> Verdict {
    plainVerdict(for: answer).writing(as: self)
  }

  private func plainVerdict(for answer: String) -> Verdict {
    switch decision(on: answer) {
    case .asAccepted(let accepted): .correct(Verdict.Match(accepted: accepted, reason: .exact))
    case .equal(let pair, let accepted):
      .correct(Verdict.Match(accepted: accepted, reason: pair.reasonOfMatch()))
    case .misformed(let form): wrong(answer, .form(form))
    case .unequal(let pair, let point):
      if let word = pair.word(in: answer) {
        wrong(answer, .algebra(.word(word)))
      } else {
        wrong(
          answer,
          pair.reasonOfMismatch(at: point),
          slip: comparesValues ? pair.slip() : nil
        )
      }
    case .failed(let reason): wrong(answer, reason)
    case .undecided: .undecided(undecided)
    case .notGradable(let reason): .notGradable(Verdict.NotGradable(reason))
    }
  }

  /// Whether the answer itself is to be the accepted one, so that a slip can explain the
  /// difference.
  private var comparesValues: Bool {
    switch test {
    case .equivalent, .derivative, .partialFractions, .system: true
    default: false
    }
  }

  /// Judges an answer without the reason, and so without a search for numbers that show a
  /// difference.
  ///
  /// - Complexity: As that of ``verdict(for:)``.
  public func judgment(of answer: String) -> Verdict.Judgment {
    switch decision(on: answer) {
    case .asAccepted, .equal: .correct
    case .misformed, .unequal, .failed: .wrong
    case .undecided: .undecided(undecided)
    case .notGradable(let reason): .notGradable(Verdict.NotGradable(reason))
    }
  }

  /// The judgment on an answer, before it is explained.
  private enum Decision {
    /// It is an accepted answer to the letter.
    case asAccepted(String)
    case equal(StatementPair, to: String)
    case misformed(RequiredForm)
    /// It differs from the first accepted answer, where it is known.
    case unequal(StatementPair, at: [Double]?)
    /// The test says why.
    case failed(Verdict.Mismatch.Reason)
    case undecided
    case notGradable(Verdict.NotGradable.Reason)
  }

  private func decision(on answer: String) -> Decision {
    // An accepted answer need not have the form that is asked for: "expand (x+1)^2".
    if form == nil, test == .equivalent, let accepted = accepted.first(where: { $0 == answer }) {
      return .asAccepted(accepted)
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    }
    do throws(Verdict.ExpressionFault) {
      if case .logic(let propositions) = preparedTest {
        return decision(on: try Self.proposition(answer), propositions: propositions)
      }
      let readings = try Statement.readings(of: answer, notation: notation.reading)
      if let fault = unknownVariable(in: readings, of: answer) { throw fault }
      return decision(on: answer, readings: readings)
    } catch {
      return .notGradable(.expression(error))
    }
  }

  private func decision(on answer: String, readings: [Statement]) -> Decision {
    var isUndecided = false
    var misformed: Decision?
    var doubt: Decision?
    var unequal: Decision?
    for (index, accepted) in accepted.enumerated() {
      for other in statements[index].indices {
        for reading in readings.indices {
          let pair = StatementPair(
            answer: readings[reading],
            expected: statements[index][other],
            by: rules
          )
          guard test == .equivalent else {
            switch preparedTest.outcome(pair) {
            case .right:
              guard let fault = readings[reading].doubt.first else {
                return .equal(pair, to: accepted)
              }
              doubt = .notGradable(.expression(fault))
            case .wrong(let reason):
              unequal = unequal ?? reason.map(Decision.failed) ?? .unequal(pair, at: nil)
            case .undecided: isUndecided = true
            }
            continue
          }
          switch pair.equality() {
          case .equal:
            if let fault = readings[reading].doubt.first {
              doubt = .notGradable(.expression(fault))
              continue
            }
            guard let form, !form.isMet(by: readings[reading], as: statements[index][other]) else {
              return answer == accepted ? .asAccepted(accepted) : .equal(pair, to: accepted)
            }
            misformed = misformed ?? .misformed(form)
          case .undecided: isUndecided = true
          case .unequal(let point): unequal = unequal ?? .unequal(pair, at: point)
          }
        }
      }
    }
    return misformed ?? doubt ?? (isUndecided ? nil : unequal) ?? .undecided
  }

  private func decision(on answer: Proposition, propositions: [Proposition]) -> Decision {
    var failure: Decision?
    for (index, proposition) in propositions.enumerated() {
      guard let row = answer.firstDifference(from: proposition) else {
        return .asAccepted(accepted[index])
      }
      let values = row.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
        .map { "\($0.key) = \($0.value ? 1 : 0)" }.joined(separator: ", ")
      failure =
        failure
        ?? (row.isEmpty
          ? .undecided : .failed(values.isEmpty ? .different : .algebra(.truth(values))))
    }
    return failure ?? .undecided
  }

  private var undecided: Verdict.Undecided {
    Verdict.Undecided(expected: preferred)
  }

  private func wrong(
    _ answer: String,
    _ reason: Verdict.Mismatch.Reason,
    slip: Verdict.AlgebraMismatch? = nil
  ) -> Verdict {
    .wrong(
      Verdict.Mismatch(
        answer: answer,
        expected: preferred,
        reason: reason,
        cause: slip.map { Verdict.OwnReason($0) }
      )
    )
  }

  /// The first variable that is none of the declared ones, if any are declared.
  private func unknownVariable(in readings: [Statement], of answer: String) -> Verdict
    .ExpressionFault?
  {
    guard !notation.variables.isEmpty else { return nil }
    let known = Set(
      notation.variables.map(ExpressionNotation.canonical)
        + statements.joined().flatMap(\.variables)
    )
    guard let name = readings.first?.variables.first(where: { !known.contains($0) }) else {
      return nil
    }
    let letter = name.first.flatMap { answer.firstIndex(of: $0) } ?? answer.startIndex
    let position = answer.distance(from: answer.startIndex, to: letter)
    return Verdict.ExpressionFault(position: position, reason: .unknownVariable(name))
  }
}
