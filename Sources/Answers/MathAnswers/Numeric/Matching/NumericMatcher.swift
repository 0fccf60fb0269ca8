// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Matches an answer that is a number, optionally with a unit, however it is written.
///
/// ```swift
/// let gravity = try NumericMatcher("9.81 m/s^2", tolerance: .significantFigures(3))
/// gravity.verdict(for: "981 cm/s²").isCorrect          // true
/// gravity.verdict(for: "9.81").sentence(in: .english)
/// // "A unit is missing: write it after the number, as in 5 kg."
///
/// try NumericMatcher("2.45 ± 0.15").verdict(for: "2.3").isCorrect   // true: edges belong to the interval
/// ```
///
/// A number is read as people write it: "x = 2.5", "ca. 83 Mio.", "1:30 h", "three quarters".
/// Numbers are compared exactly, as fractions of integers of any size, so no rounding error ever
/// decides. An answer that cannot be read, lacks a unit or is ambiguous is not gradable, and the
/// verdict says what to do.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those
/// of the keys `tolerance`, `units`, `decimalSeparator`, `requiring`, `allowsCalculation` and
/// `language` that are not as in the initializer:
/// `{"accepted": ["9.81 m/s^2"], "tolerance": {"significantFigures": 3}}`.
public struct NumericMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The tolerance between a number and an accepted one; it does not matter for intervals.
  public let tolerance: NumericMatcher.Tolerance
  /// The units that an answer may have.
  public let units: NumericMatcher.UnitPolicy
  /// The style in which numbers are written.
  private(set) var style: NumberStyle
  /// The requirements on the written form of a number.
  public let requirements: [NumberRequirement]
  /// Whether an answer may be a calculation, such as 2 + 3.
  public let allowsCalculation: Bool

  /// The accepted answers, read.
  let targets: [AcceptedNumber]
  /// The tolerance, read.
  let rule: ToleranceRule

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction: a number such as "9.81 m/s^2", a
  ///     calculation, an interval such as "[2.3, 2.6] m" or "2.45 ± 0.15", a formula such as "√2",
  ///     or a list such as "2; -3".
  ///   - alternatives: Further answers that count.
  ///   - tolerance: The tolerance between a number and an accepted one; it does not matter for
  ///     intervals.
  ///   - units: The units that an answer may have; nil is `.convertible` when the preferred answer
  ///     has a unit, else `.none`.
  ///   - decimalSeparator: The sign before decimals, in accepted answers too; nil for that of the
  ///     language, or a point where none is known. An accepted answer may then have either, and a
  ///     point stands before decimals wherever it can.
  ///   - requirements: The requirements on the written form of a number.
  ///   - allowsCalculation: Whether an answer may be a calculation.
  ///   - language: The language of the answers, by which "O" is east or west and 1,00,000 a number.
  /// - Throws: Every fault, for accepted answers that are no number and for what no answer could
  ///   meet.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    tolerance: NumericMatcher.Tolerance = .exact,
    units: NumericMatcher.UnitPolicy? = nil,
    decimalSeparator: DecimalSeparator? = nil,
    requiring requirements: [NumberRequirement] = [],
    allowsCalculation: Bool = false,
    language: Language? = nil
  ) throws(ContentError<MathFault>) {
    var faults: [LocatedFault<MathFault>] = []
    let rule = ToleranceRule(tolerance)
    if rule == nil {
      faults.append(
        LocatedFault(.toleranceOutOfRange(tolerance), at: ContentPlace().key("tolerance"))
      )
    }
    for (index, requirement) in requirements.enumerated() where !requirement.isPossible {
      let place = ContentPlace().key("requiring").index(index)
      faults.append(LocatedFault(.requirementOutOfRange(requirement), at: place))
    }
    var targets: [AcceptedNumber] = []
    var policy = units
    let style = NumberStyle(decimalSeparator, in: language)
    for (index, text) in ([preferred] + alternatives).enumerated() {
      let place = ContentPlace().key("accepted").index(index)
      do {
        let target = try AcceptedNumber(text, separator: style)
        // The first answer that can be read suggests the policy.
        let units = policy ?? target.usualUnits
        policy = units
        targets.append(target)
        guard !target.canMeet(units) else { continue }
        let fault = units == .none ? MathFault.unitNotExpected(text) : .unitMissing(text)
        faults.append(LocatedFault(fault, at: place))
      } catch {
        faults.append(
          LocatedFault(.unreadable(text, Verdict.NotGradable(.number(error))), at: place)
        )
      }
    }
    guard let rule, let policy, faults.isEmpty else { throw ContentError(faults: faults) }
    self.preferred = preferred
    self.alternatives = alternatives
    self.tolerance = tolerance
    self.units = policy
    self.style = style
    self.requirements = requirements
    self.allowsCalculation = allowsCalculation
    self.targets = targets
    self.rule = rule
  }
}

extension NumericMatcher {
  /// The sign before decimals: the declared one, or that of the language.
  public var decimalSeparator: DecimalSeparator { style.separator }

  /// The sign before decimals, in accepted answers too, as far as it is said.
  public var declaredSeparator: DecimalSeparator? { style.isDeclared ? style.separator : nil }

  /// The language of the answers; nil when it is not known.
  public var language: Language? { style.language }

  /// Returns the matcher with the language of what it is part of, where it has none of its own, or
  /// without it again; nil where nothing changes or an accepted answer cannot be read in it.
  package func speaking(_ new: Language?, insteadOf old: Language?) -> NumericMatcher? {
    guard language == old, new != old else { return nil }
    // Few accepted answers depend on the language.
    if !accepted.contains(where: { $0.contains(",") || $0.contains("°") }) {
      var copy = self
      copy.style = NumberStyle(declaredSeparator, in: new)
      return copy
    }
    return try? NumericMatcher(
      preferred,
      alternatives: alternatives,
      tolerance: tolerance,
      units: units,
      decimalSeparator: declaredSeparator,
      requiring: requirements,
      allowsCalculation: allowsCalculation,
      language: new
    )
  }
}

extension NumericMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, MathFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let tolerance = record.field("tolerance", \.tolerance, default: .exact)
    let units = record.field("units", \.uncommonUnits)
    let decimalSeparator = record.field("decimalSeparator", \.declaredSeparator)
    let requirements = record.field("requiring", \.requirements, default: [])
    let allowsCalculation = record.field("allowsCalculation", \.allowsCalculation, default: false)
    let language = record.field("language", \.language)
    let (preferred, alternatives) = try accepted()
    return try NumericMatcher(
      preferred,
      alternatives: alternatives,
      tolerance: try tolerance(),
      units: try units(),
      decimalSeparator: try decimalSeparator(),
      requiring: try requirements(),
      allowsCalculation: try allowsCalculation(),
      language: try language()
    )
  }

  /// The policy, unless it is the one that the preferred answer suggests.
  private var uncommonUnits: NumericMatcher.UnitPolicy? {
    units == targets.first?.usualUnits ? nil : units
  }
}

extension NumericMatcher {
  /// The tolerance between a number and the accepted one, in the unit of the accepted one.
  ///
  /// A `Double` stands for the decimal number that it is written as: 0.15 is fifteen hundredths and
  /// nothing else. All limits are inclusive, and rounding errors touch none.
  ///
  /// In JSON a tolerance is "exact", or an object such as `{"relative": 0.05}`.
  public enum Tolerance: Hashable, Sendable {
    /// Only the same value counts: 0.5 and 1/2, but not 0.333 and 1/3.
    case exact
    /// The difference is at most this number, which is finite and at least 0.
    case absolute(Double)
    /// The difference is at most this share of the accepted number, whatever its sign: 0.05 for
    /// five percent.
    ///
    /// The share is finite and at least 0.
    case relative(Double)
    /// Both are the same when rounded to so many significant figures, from 1 to 1000.
    ///
    /// A half is rounded away from 0, as at school.
    case significantFigures(Int)
    /// Both are the same when rounded to so many decimal places, from 0 to 1000.
    ///
    /// A half is rounded away from 0, as at school.
    case decimalPlaces(Int)
  }
}

extension ToleranceRule {
  /// Creates the rule of a tolerance, or nil when that is out of range.
  init?(_ tolerance: NumericMatcher.Tolerance) {
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
      guard (1...NumberLexer.maximumDigits).contains(figures) else { return nil }
      self = .significantFigures(figures)
    case .decimalPlaces(let places):
      guard (0...NumberLexer.maximumDigits).contains(places) else { return nil }
      self = .decimalPlaces(places)
    }
  }
}

extension NumericMatcher.Tolerance: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("exact", .exact),
    JSONTag("absolute", Self.absolute) { if case .absolute(let width) = $0 { width } else { nil } },
    JSONTag("relative", Self.relative) { if case .relative(let share) = $0 { share } else { nil } },
    JSONTag("significantFigures", Self.significantFigures) {
      if case .significantFigures(let figures) = $0 { figures } else { nil }
    },
    JSONTag("decimalPlaces", Self.decimalPlaces) {
      if case .decimalPlaces(let places) = $0 { places } else { nil }
    },
  ]
}

extension NumericMatcher {
  /// The units that an answer may have.
  public enum UnitPolicy: String, CaseIterable, Hashable, Sendable, JSONName {
    /// A bare number is expected; percent and per mille signs belong to the number.
    ///
    /// An answer with a unit is not gradable.
    case none
    /// Any unit that measures the same counts, and numbers are converted: 981 cm/s² is 9.81 m/s².
    ///
    /// An answer without a unit is not gradable.
    case convertible
    /// As ``convertible``, but an answer without a unit is wrong: knowing that one is needed is
    /// part of the problem.
    case required
    /// Only the unit of the accepted answer counts, in whatever notation.
    ///
    /// An answer without a unit is not gradable.
    case same
  }
}

extension NumericMatcher {
  /// Judges an answer where a list is accepted, or returns nil when none is or the answer is none.
  func decisionOnList(_ answer: String) -> Decision? {
    guard targets.contains(where: \.isList),
      let list = ListText(
        answer,
        separator: style,
        splitsAtCommas: decimalSeparator != .comma
      )
    else { return nil }
    var decision: Decision?
    for target in targets {
      guard case .list(let accepted) = target.value else { continue }
      do {
        if let unread = try unread(list.numbers, for: target) { return unread }
        let numbers = try list.numbers.map { try $0.quantity.number(in: target.unit) }
        if try target.accepts(numbers, asList: accepted, within: rule) {
          let isSame = numbers.sorted() == accepted.sorted()
          return .correct(isSame ? .equivalent : .withinTolerance, target, nil)
        }
        decision = decision ?? .wrong(.list(numbers), list.numbers[0], target)
      } catch {
        return .notGradable(.number(.outOfRange))
      }
    }
    return decision
  }

  /// Returns the judgment on the first number of a list that differs in unit or form, or nil.
  private func unread(
    _ numbers: [ReadNumber],
    for target: AcceptedNumber
  ) throws -> Decision? {
    for number in numbers {
      if number.form.isWorkedOut == false, !allowsCalculation {
        return .notGradable(.number(.calculation))
      }
      switch outcome(ofUnitOf: number, for: target) {
      case .notGradable(let fault)?: return .notGradable(.number(fault))
      case .wrong(let difference)?: return .wrong(difference, number, target)
      case .correct?, nil: break
      }
      if let unmet = requirements.first(where: { !$0.isMet(by: number) }) {
        return .wrong(.writing(.form(unmet)), number, target)
      }
    }
    return nil
  }
}
