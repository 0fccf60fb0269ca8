// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// An accepted answer, read: a number or an interval, with the unit in which it is compared.
struct AcceptedNumber: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case number(Rational)
    case interval(NumberInterval)
    /// Several numbers, in any order.
    case list([Rational])
    /// A number that the author wrote as a formula, and about which an answer may be one too.
    indirect case formula(Rational, AlgebraMatcher, NumberStyle)
  }

  /// The answer as its author wrote it.
  let text: String
  let value: Value
  let unit: UnitProduct
  /// The spelling of the unit, where any number before that is one of this unit.
  let unitSuffix: String?
  /// The decimals that it is written with.
  let places: Int

  /// Reads an accepted answer.
  ///
  /// - Throws: The reason it is neither a number nor an interval.
  init(_ text: String, separator: NumberStyle) throws(Verdict.NumberFault) {
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
        if number.form == .multipleOfPi, !unit.isEmpty, !unit.isAngle,
          case .formula(_, let matcher, let style)? = Self.formulaOrList(
            text,
            separator: separator
          )?
          .value
        {
          // An answer may leave 2π cm as it is.
          value = .formula(number.number, matcher, style)
        } else {
          value = .number(number.number)
        }
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
    separator: NumberStyle
  ) throws(Verdict.NumberFault) -> ReadNumber {
    let readings = try readings(text, separator: separator)
    guard readings.count == 1, let number = readings.first else {
      throw NumberReader.ambiguity(of: readings) { $0.text() }
    }
    return number
  }

  private static func readings(
    _ text: String,
    separator: NumberStyle
  ) throws(Verdict.NumberFault) -> [ReadNumber] {
    // An author writes one notation: a point stands before decimals wherever it can.
    if separator.separator == .either || !separator.isDeclared, !text.contains(","),
      let points = try? NumberReader.readings(of: text, separator: separator.with(.point))
    {
      return points
    }
    do {
      return try NumberReader.readings(of: text, separator: separator)
    } catch {
      let other: DecimalSeparator? =
        switch separator.separator {
        case .comma: .point
        case .point where !separator.isDeclared: .comma
        case .point, .either: nil
        }
      guard let other,
        let readings = try? NumberReader.readings(of: text, separator: separator.with(other))
      else { throw error }
      return readings
    }
  }

  /// Reads what is no number in digits, or returns nil.
  private static func formulaOrList(
    _ text: String,
    separator: NumberStyle
  ) -> (value: Value, unit: UnitProduct)? {
    if let formula = FormulaText(text, separator: separator) {
      let value = formula.matcher.map { Value.formula(formula.value, $0, separator) }
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

  /// Whether it is a formula, about which an answer may be one too.
  var isFormula: Bool {
    if case .formula = value { true } else { false }
  }

  /// Whether an answer is the same formula, or another one of the same value.
  ///
  /// A unit must be there where the accepted answer has one, and is converted.
  func equals(formula answer: String) -> Bool {
    guard case .formula(_, let matcher, let style) = value else { return false }
    guard !unit.isEmpty else { return matcher.judgment(of: answer) == .correct }
    return FormulaText.splits(of: answer, separator: style).contains { formula, written in
      guard written.dimension == unit.dimension,
        let factor = try? Quantity(number: .one, unit: written).number(in: unit),
        written.offset == unit.offset, unit.offset.isZero
      else { return false }
      let text = factor == .one ? formula : "(\(formula))*\(factor.numerator)/\(factor.denominator)"
      return matcher.judgment(of: text) == .correct
    }
  }

  /// Whether a number in the unit of this answer counts.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  func accepts(
    _ number: Rational,
    within tolerance: ToleranceRule
  ) throws(ExactArithmeticError) -> Bool {
    switch value {
    case .number(let accepted), .formula(let accepted, _, _):
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

/// An accepted answer that no number in digits is: `√2`, `e^2`, `(1 + sqrt(5))/2`, `2√3 m`.
///
/// It is read as expressions are, and its value is exact where it is a fraction.
struct FormulaText: Hashable, Sendable {
  let value: Rational
  let unit: UnitProduct
  /// Judges answers that are left as formulae; nil when the value is a fraction, which is to be
  /// worked out.
  let matcher: AlgebraMatcher?

  /// Reads a formula, or returns nil when the text has no real value.
  init?(_ text: String, separator: NumberStyle) {
    if let (value, matcher) = Self.value(of: text, separator: separator) {
      (self.value, self.matcher, unit) = (value, matcher, .none)
      return
    }
    for (formula, unit) in Self.splits(of: text, separator: separator) {
      guard let (value, matcher) = Self.value(of: formula, separator: separator) else { continue }
      (self.value, self.matcher, self.unit) = (value, matcher, unit)
      return
    }
    return nil
  }

  /// The ways to split a text into a formula and a unit, which stands behind a blank.
  static func splits(
    of text: String,
    separator: NumberStyle
  ) -> [(formula: String, unit: UnitProduct)] {
    guard text.utf8.count <= maximumLength else { return [] }
    let blanks = text.indices.filter { text[$0].isWhitespace }.suffix(maximumBlanks)
    return blanks.reversed().compactMap { blank in
      let unit = try? NumberReader.readings(of: "1 \(text[blank...])", separator: .point).first
      guard let unit, unit.number == .one, !unit.unit.isEmpty, !text[..<blank].isBlank else {
        return nil
      }
      return (String(text[..<blank]), unit.unit)
    }
  }

  /// The longest text that is split, in bytes.
  private static let maximumLength = 200
  /// The most blanks that may stand before the unit.
  private static let maximumBlanks = 8

  /// No answer has this name, so every letter but those of constants is a fault.
  private static let noName = "\u{1}"

  private static func value(
    of text: String,
    separator: NumberStyle
  ) -> (Rational, AlgebraMatcher?)? {
    guard
      let matcher = try? AlgebraMatcher(
        text,
        variables: [noName],
        decimalSeparator: separator.separator == .comma && text.contains(",") ? .comma : .point
      ),
      let value = matcher.statements.first?.first?.constant
    else { return nil }
    switch value {
    case .exact(let number): return (number, nil)
    case .approximate(let number): return Rational(number.description).map { ($0, matcher) }
    }
  }
}

/// Reads an interval: `[2.3, 2.6] m`, `]0; 1]`, `(2.45 ± 0.15) m`.
struct IntervalText {
  private(set) var interval: NumberInterval
  private(set) var unit: UnitProduct

  /// Reads an interval, or returns nil when the text is none.
  ///
  /// A round bracket, or a square one that opens to the other side, leaves its edge out. The edges
  /// are separated by a semicolon, or by a comma where that cannot be part of a number: a unit
  /// behind the brackets belongs to both.
  ///
  /// - Throws: The fault of an edge that cannot be read; ``Verdict/NumberFault/unlikeUnits`` when
  ///   they do not measure the same.
  init?(_ text: String, separator: NumberStyle) throws(Verdict.NumberFault) {
    // "±2" is two numbers.
    let isDeviation = text.contains("±") && text.first { !$0.isWhitespace } != "±"
    if isDeviation || text.contains("\\pm") {
      try self.init(deviation: text, separator: separator)
      return
    }
    guard let open = text.first(where: { !$0.isWhitespace }), "[](".contains(open),
      let start = text.firstIndex(of: open),
      let end = text.lastIndex(where: { "[])".contains($0) }), start < end
    else { return nil }
    let inside = text[text.index(after: start)..<end]
    guard let (lower, upper) = Self.edges(of: inside, separator: separator) else { return nil }
    let unit = text[text.index(after: end)...]
    try self.init(
      lower: try AcceptedNumber.number("\(lower) \(unit)", separator: separator),
      upper: try AcceptedNumber.number("\(upper) \(unit)", separator: separator),
      includesLower: open == "[",
      includesUpper: text[end] == "]"
    )
  }

  /// Splits what stands between the brackets, or returns nil when there are not two parts.
  private static func edges(
    of text: Substring,
    separator: NumberStyle
  ) -> (Substring, Substring)? {
    let isCommaFree = separator.separator == .point || !separator.isDeclared
    for separator in [";", ", ", ","] where text.contains(separator) {
      guard separator != "," || isCommaFree else { return nil }
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    return nil
  }

  /// Reads a number with what it may deviate by.
  private init(deviation text: String, separator: NumberStyle) throws(Verdict.NumberFault) {
    let signs = text.contains("±") ? "±" : "\\pm"
    let trimmed = text.drop { $0.isWhitespace }
    // In "(2.45 ± 0.15) m" the brackets are there for the unit.
    let hasBrackets = trimmed.first == "("
    let (body, unit): (Substring, Substring) =
      if hasBrackets, let end = trimmed.lastIndex(of: ")") {
        (trimmed[..<end].dropFirst(), trimmed[trimmed.index(after: end)...])
      } else {
        (trimmed, "")
      }
    let parts = body.split(separator: signs, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notANumber }
    let deviation = try AcceptedNumber.number("\(parts[1]) \(unit)", separator: separator)
    // In "2.45 ± 0.15 m" the unit stands behind both.
    let middle = try AcceptedNumber.number("\(parts[0]) \(unit)", separator: separator)
    let number =
      middle.unit.isEmpty ? ReadNumber(middle.number, deviation.unit, form: middle.form) : middle
    do {
      guard let lower = try number.plus(deviation, negating: true),
        let upper = try number.plus(deviation, negating: false)
      else { throw Verdict.NumberFault.unlikeUnits }
      try self.init(lower: lower, upper: upper, includesLower: true, includesUpper: true)
    } catch let fault as Verdict.NumberFault {
      throw fault
    } catch {
      throw .outOfRange
    }
  }

  private init(
    lower: ReadNumber,
    upper: ReadNumber,
    includesLower: Bool,
    includesUpper: Bool
  ) throws(Verdict.NumberFault) {
    guard lower.unit.dimension == upper.unit.dimension else { throw .unlikeUnits }
    guard let end = try? upper.quantity.number(in: lower.unit) else { throw .outOfRange }
    guard lower.number <= end else { throw .notANumber }
    unit = lower.unit
    interval = NumberInterval(
      lower: lower.number,
      upper: end,
      includesLower: includesLower,
      includesUpper: includesUpper
    )
  }
}

/// Reads several numbers: `2; -3`, `{2; -3}`, `x = 2 or x = -3`, `±2`.
struct ListText {
  let numbers: [ReadNumber]

  /// The most numbers of a list.
  static let maximumCount = 20

  /// Reads a list, or returns nil when the text is none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - separator: The sign before decimals.
  ///   - splitsAtCommas: Whether a comma without a blank may separate numbers.
  init?(_ text: String, separator: NumberStyle, splitsAtCommas: Bool) {
    guard text.utf8.count <= EverydayText.maximumLength else { return nil }
    var parts = Self.parts(of: Self.inside(text), at: [";"])
    if parts.count == 1 {
      let words = EverydayWords.standard.conjunctions.union(["∨", "∧"]).map { " \($0) " }
      parts = Self.parts(of: parts[0], at: words + [", "] + (splitsAtCommas ? [","] : []))
    }
    var numbers: [ReadNumber] = []
    for part in parts {
      guard numbers.count < Self.maximumCount, let read = Self.numbers(part, separator) else {
        return nil
      }
      numbers += read
    }
    guard numbers.count > 1, let last = numbers.last else { return nil }
    // In "2 and 3 m" the unit stands behind all.
    self.numbers = numbers.map { number in
      number.unit.isEmpty ? ReadNumber(number.number, last.unit, form: number.form) : number
    }
  }

  /// The text between braces, without the name before them: "L = {2; 3}".
  private static func inside(_ text: String) -> Substring {
    let text = text.split(separator: "\\").joined()
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"),
      text.firstIndex(of: "}") == close,
      text[..<open].allSatisfy({ $0.isLetter || " =∈".contains($0) }),
      text[text.index(after: close)...].isBlank
    else { return text[...] }
    return text[text.index(after: open)..<close]
  }

  private static func parts(of text: Substring, at separators: [String]) -> [Substring] {
    separators.reduce([text]) { parts, separator in
      parts.flatMap { $0.split(separator: separator, omittingEmptySubsequences: false) }
    }
  }

  /// Reads one number, or the two of "±2", "+-2" and "x = ±2".
  private static func numbers(_ part: Substring, _ separator: NumberStyle) -> [ReadNumber]? {
    let halves = parts(of: part, at: ["±", "+/-", "+-"])
    let name = halves[0].drop(while: \.isWhitespace)
    guard halves.count == 2, name.isEmpty || name.contains("=") else {
      return (try? NumberReader.readings(of: String(part), separator: separator))
        .flatMap(\.first).map { [$0] }
    }
    guard name.isEmpty || name.last(where: { !$0.isWhitespace }) == "=",
      let number = try? NumberReader.readings(of: String(halves[1]), separator: separator).first
    else { return nil }
    return [number, number.negated]
  }
}

extension AcceptedNumber {
  /// Whether numbers are those of a list, in any order.
  ///
  /// Both are sorted, so that each number is compared with the one that it can be near to.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  func accepts(
    _ numbers: [Rational],
    asList accepted: [Rational],
    within tolerance: ToleranceRule
  ) throws(ExactArithmeticError) -> Bool {
    guard numbers.count == accepted.count else { return false }
    for (number, accepted) in zip(numbers.sorted(), accepted.sorted()) {
      guard try tolerance.accepts(number, for: accepted) else { return false }
    }
    return true
  }
}
