internal import LudusCore

/// An accepted answer, read: a number or an interval, with the unit in which it is compared.
struct AcceptedNumber: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case number(Rational)
    case interval(NumberInterval)
  }

  /// The answer as its author wrote it.
  let text: String
  let value: Value
  let unit: UnitProduct
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
        places = 0
      } else {
        let number = try Self.number(text, separator: separator)
        unit = number.quantity.unit
        value = .number(number.number)
        places = number.form.places ?? 0
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

  /// The policy that an answer like this one suggests.
  var usualUnits: UnitPolicy { canMeet(.none) ? .none : .convertible }

  /// Whether the answer itself has the kind of unit that a policy demands.
  func canMeet(_ policy: UnitPolicy) -> Bool {
    policy == .none ? unit.isEmpty || unit.isRatio : !unit.isEmpty
  }

  /// Whether a number in the unit of this answer counts.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  func accepts(
    _ number: Rational,
    within tolerance: ToleranceRule
  ) throws(ExactArithmeticError) -> Bool {
    switch value {
    case .number(let accepted): try tolerance.accepts(number, for: accepted)
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
