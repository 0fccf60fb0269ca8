// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An accepted answer, read: a number or an interval, with the unit in which it is compared.
struct AcceptedNumber: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case number(Rational)
    case interval(NumberInterval)
    /// Several numbers, in any order.
    case list([Rational])
    /// A number that the author wrote as a formula, and about which an answer may be one too.
    indirect case formula(Rational, AlgebraMatcher)
  }

  /// The answer as its author wrote it.
  let text: String
  let value: Value
  let unit: UnitProduct
  /// How the unit is written, where any number before that is one of this unit.
  let unitSuffix: String?
  /// The decimals that it is written with.
  let places: Int

  /// Reads an accepted answer.
  ///
  /// - Throws: Why it is neither a number nor an interval.
  init(_ text: String, separator: DecimalSeparator) throws(Verdict.NumberFault) {
    self.text = text
    do {
      guard text.utf8.count <= Verdict.maximumAnswerLength else {
        throw Verdict.NumberFault.tooComplicated
      }
      if let interval = try IntervalText(text, separator: separator) {
        unit = interval.unit
        value = .interval(interval.interval)
        (unitSuffix, places) = (nil, 0)
        return
      }
      do {
        let number = try Self.number(text, separator: separator)
        unit = number.quantity.unit
        unitSuffix = ReadNumber.unitSuffix(of: text, in: unit, separator: separator)
        value = .number(number.number)
        places = number.form.places ?? 0
      } catch {
        guard error.mayBeFormula,
          let (value, unit) = Self.formulaOrList(text, separator: separator)
        else { throw error }
        (self.value, self.unit, unitSuffix, places) = (value, unit, nil, 0)
      }
    } catch let fault as Verdict.NumberFault {
      throw fault
    } catch {
      throw .outOfRange
    }
  }

  /// Reads a number of an author, which may have to be worked out but must not be ambiguous.
  ///
  /// Authors may write a point where their learners write a comma, as programs do: "1.5".
  static func number(
    _ text: String,
    separator: DecimalSeparator
  ) throws(Verdict.NumberFault) -> ReadNumber {
    let readings = try readings(text, separator: separator)
    guard readings.count == 1, let number = readings.first else {
      throw NumberReader.ambiguity(of: readings) { $0.text() }
    }
    return number
  }

  private static func readings(
    _ text: String,
    separator: DecimalSeparator
  ) throws(Verdict.NumberFault) -> [ReadNumber] {
    // An author writes one notation: a point stands before decimals wherever it can.
    if separator == .either, !text.contains(","),
      let points = try? NumberReader.readings(of: text, separator: .point)
    {
      return points
    }
    do {
      return try NumberReader.readings(of: text, separator: separator)
    } catch {
      guard separator == .comma,
        let points = try? NumberReader.readings(of: text, separator: .point)
      else { throw error }
      return points
    }
  }

  /// Reads what is no number in digits, or returns nil.
  private static func formulaOrList(
    _ text: String,
    separator: DecimalSeparator
  ) -> (value: Value, unit: UnitProduct)? {
    if let formula = FormulaText(text, separator: separator) {
      let value = formula.matcher.map { Value.formula(formula.value, $0) }
      return (value ?? .number(formula.value), formula.unit)
    }
    guard let list = ListText(text, separator: separator, splitsAtCommas: false),
      let unit = list.numbers.first?.unit,
      list.numbers.allSatisfy({ $0.unit.dimension == unit.dimension })
    else { return nil }
    let numbers = list.numbers.compactMap { try? $0.quantity.number(in: unit) }
    return numbers.count == list.numbers.count ? (.list(numbers), unit) : nil
  }

  /// The policy that an answer like this one suggests.
  var usualUnits: NumericMatcher.UnitPolicy { canMeet(.none) ? .none : .convertible }

  /// Whether the answer itself has the kind of unit that a policy demands.
  func canMeet(_ policy: NumericMatcher.UnitPolicy) -> Bool {
    policy == .none ? unit.isEmpty || unit.isRatio : !unit.isEmpty
  }

  /// Whether several numbers are expected.
  var isList: Bool {
    if case .list = value { true } else { false }
  }

  /// Whether an answer is the same formula, or another one of the same value.
  func equals(formula answer: String) -> Bool {
    guard case .formula(_, let matcher) = value else { return false }
    return matcher.judgment(of: answer) == .correct
  }

  /// Whether a number in the unit of this answer counts.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  func accepts(
    _ number: Rational,
    within tolerance: ToleranceRule
  ) throws(ExactArithmeticError) -> Bool {
    switch value {
    case .number(let accepted), .formula(let accepted, _):
      try tolerance.accepts(number, for: accepted)
    case .list: false
    case .interval(let interval): interval.contains(number)
    }
  }
}

/// The numbers between two edges.
struct NumberInterval: Hashable, Sendable {
  let lower: Rational
  let upper: Rational
  let includesLower: Bool
  let includesUpper: Bool

  func contains(_ number: Rational) -> Bool {
    (includesLower ? lower <= number : lower < number)
      && (includesUpper ? number <= upper : number < upper)
  }
}

extension Verdict.NumberFault {
  /// Whether the text could be read in another way than as a number in digits.
  fileprivate var mayBeFormula: Bool {
    switch self {
    case .unexpected, .notANumber, .unknownUnit, .incomplete: true
    default: false
    }
  }
}
