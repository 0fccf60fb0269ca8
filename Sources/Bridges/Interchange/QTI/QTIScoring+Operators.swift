// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension QTIScoring {
  /// The operators that are known, by their names in version 2.
  enum Operator: String {
    case baseValue, variable, correct, null, mapResponse, mapResponsePoint
    case multiple, ordered, containerSize, isNull, index, member, delete, contains
    case not, and, or, anyN
    case match, stringMatch, substring, equal, equalRounded, inside, lt, gt, lte, gte
    case sum, product, subtract, divide, power, integerDivide, integerModulus
    case truncate, round, roundTo, integerToFloat, min, max
  }

  /// The value of an expression; nil for NULL.
  func value(of expression: QTIElement) throws(QTI.ScoringError) -> QTIValue? {
    guard let known = Operator(rawValue: expression.name) else {
      throw .notSupported(expression.name)
    }
    switch known {
    case .null: return nil
    case .baseValue:
      return QTIValue.Member(expression.text.trimmingSpaces, baseType: expression["baseType"])
        .map { QTIValue($0) }
    case .variable:
      guard let variable = variables[expression["identifier"] ?? ""] else {
        throw .malformedRule(expression.name)
      }
      return variable.value
    case .correct:
      let response = try response(expression)
      return variables[response.identifier]?.read(response.correct)
    case .mapResponse, .mapResponsePoint: return try mapped(expression)
    case .multiple, .ordered, .containerSize, .isNull, .index, .member, .delete, .contains:
      return try container(known, expression)
    case .not, .and, .or, .anyN:
      return try logic(known, expression).map { QTIValue(.truth($0)) }
    case .match, .stringMatch, .substring, .equal, .equalRounded, .inside, .lt, .gt, .lte, .gte:
      return try comparison(known, expression).map { QTIValue(.truth($0)) }
    case .sum, .product, .subtract, .divide, .power, .integerDivide, .integerModulus, .truncate,
      .round, .roundTo, .integerToFloat, .min, .max:
      return try number(known, expression).map { QTIValue(.number($0)) }
    }
  }

  // MARK: Operands

  private func operands(
    _ expression: QTIElement,
    count: Int? = nil
  ) throws(QTI.ScoringError) -> [QTIValue?] {
    guard count == nil ? !expression.children.isEmpty : expression.children.count == count else {
      throw .malformedRule(expression.name)
    }
    var values: [QTIValue?] = []
    for child in expression.children { values.append(try value(of: child)) }
    return values
  }

  /// Two operands, or nil when one of them is NULL.
  private func pair(
    _ expression: QTIElement
  ) throws(QTI.ScoringError) -> (QTIValue, QTIValue)? {
    let values = try operands(expression, count: 2)
    guard let left = values[0], let right = values[1] else { return nil }
    return (left, right)
  }

  /// The truth of an expression; nil for NULL.
  func truth(of expression: QTIElement) throws(QTI.ScoringError) -> Bool? {
    guard let value = try value(of: expression) else { return nil }
    guard case .truth(let truth) = value.members.first else {
      throw .malformedRule(expression.name)
    }
    return truth
  }

  /// The numbers of all operands, those of lists included; nil when an operand is NULL.
  private func numbers(_ expression: QTIElement) throws(QTI.ScoringError) -> [Rational]? {
    var numbers: [Rational] = []
    for value in try operands(expression) {
      guard let value else { return nil }
      for member in value.members {
        guard case .number(let number) = member else { throw .malformedRule(expression.name) }
        numbers.append(number)
      }
    }
    return numbers
  }

  /// A number in an attribute, which can be the name of a variable; nil for NULL.
  private func number(_ text: String, in rule: QTIElement) throws(QTI.ScoringError) -> Rational? {
    if let number = NumberAnswer.number(text) { return number }
    guard let variable = variables[text] else { throw .malformedRule(rule.name) }
    guard let value = variable.value else { return nil }
    guard case .number(let number) = value.members.first else { throw .malformedRule(rule.name) }
    return number
  }

  /// The number of places in an attribute; nil for NULL.
  private func figures(_ expression: QTIElement) throws(QTI.ScoringError) -> Int? {
    guard let text = expression["figures"] else { throw .malformedRule(expression.name) }
    guard let number = try number(text, in: expression) else { return nil }
    guard number.isInteger, let places = Int(number.numerator), (0...100).contains(places) else {
      throw .malformedRule(expression.name)
    }
    return places
  }

  /// The result of arithmetic; nil for a division by 0.
  private func exact<Result>(
    _ work: () throws(ExactArithmeticError) -> Result?
  ) throws(QTI.ScoringError) -> Result? {
    do {
      return try work()
    } catch .divisionByZero {
      return nil
    } catch {
      throw .tooLarge
    }
  }

  // MARK: Lists

  private func container(
    _ known: Operator,
    _ expression: QTIElement
  ) throws(QTI.ScoringError) -> QTIValue? {
    switch known {
    case .multiple, .ordered:
      let values = expression.children.isEmpty ? [] : try operands(expression)
      return try QTIValue(list: values.flatMap { $0?.members ?? [] }, isOrdered: known == .ordered)
    case .containerSize:
      let value = try operands(expression, count: 1)[0]
      return QTIValue(.number(Rational(value?.members.count ?? 0)))
    case .isNull:
      let value = try operands(expression, count: 1)[0]
      // An empty text counts as nothing here, though it is not NULL.
      return QTIValue(.truth(value == nil || value?.members == [.text("")]))
    case .index:
      let value = try operands(expression, count: 1)[0]
      guard let number = try number(expression["n"] ?? "", in: expression) else { return nil }
      guard let value, let n = Int(number.numerator), number.isInteger,
        (1...value.members.count).contains(n)
      else { return nil }
      return QTIValue(value.members[n - 1])
    case .member:
      return try pair(expression).map { QTIValue(.truth($1.members.contains($0.members[0]))) }
    case .delete:
      guard let (deleted, list) = try pair(expression) else { return nil }
      return try QTIValue(
        list: list.members.filter { $0 != deleted.members[0] },
        isOrdered: list.isOrdered
      )
    default:
      guard let (list, part) = try pair(expression) else { return nil }
      return QTIValue(.truth(list.contains(part)))
    }
  }

  // MARK: Logic

  private func logic(
    _ known: Operator,
    _ expression: QTIElement
  ) throws(QTI.ScoringError) -> Bool? {
    var (right, wrong, unknown) = (0, 0, 0)
    for child in expression.children {
      switch try truth(of: child) {
      case true?: right += 1
      case false?: wrong += 1
      case nil: unknown += 1
      }
    }
    let count = expression.children.count
    guard count > 0, known != .not || count == 1 else { throw .malformedRule(expression.name) }
    switch known {
    case .not: return unknown > 0 ? nil : wrong == 1
    case .and: return wrong > 0 ? false : unknown > 0 ? nil : true
    case .or: return right > 0 ? true : unknown > 0 ? nil : false
    default:
      guard let minimum = try number(expression["min"] ?? "", in: expression),
        let maximum = try number(expression["max"] ?? "", in: expression)
      else { return nil }
      if Rational(right + unknown) < minimum || Rational(right) > maximum { return false }
      return Rational(right) >= minimum && Rational(right + unknown) <= maximum ? true : nil
    }
  }

  // MARK: Comparisons

  private func comparison(
    _ known: Operator,
    _ expression: QTIElement
  ) throws(QTI.ScoringError) -> Bool? {
    switch known {
    case .match: return try pair(expression).map { $0.matches($1) }
    case .stringMatch, .substring:
      guard let (left, right) = try pair(expression) else { return nil }
      guard case .text(var first) = left.members[0], case .text(var second) = right.members[0]
      else { throw .malformedRule(expression.name) }
      if expression.ignoresCase {
        (first, second) = (first.lowercased(), second.lowercased())
      }
      // The operator looks for the first text in the second, the attribute for the second in the
      // first.
      if known == .substring { return first.isEmpty || second.contains(first) }
      guard expression["substring"] == "true" else { return first == second }
      return second.isEmpty || first.contains(second)
    case .inside: return try inside(expression)
    default:
      guard let numbers = try numbers(expression) else { return nil }
      guard numbers.count == 2 else { throw .malformedRule(expression.name) }
      let (left, right) = (numbers[0], numbers[1])
      switch known {
      case .lt: return left < right
      case .gt: return left > right
      case .lte: return left <= right
      case .gte: return left >= right
      case .equal: return try isEqual(left, right, expression)
      default:
        guard let figures = try figures(expression) else { return nil }
        let cutsDecimals = expression["roundingMode"] == "decimalPlaces"
        return try exact { () throws(ExactArithmeticError) in
          cutsDecimals
            ? try left.rounded(decimalPlaces: figures) == right.rounded(decimalPlaces: figures)
            : try left.rounded(significantFigures: max(figures, 1))
              == right.rounded(significantFigures: max(figures, 1))
        }
      }
    }
  }

  private func isEqual(
    _ left: Rational,
    _ right: Rational,
    _ expression: QTIElement
  ) throws(QTI.ScoringError) -> Bool? {
    let mode = expression["toleranceMode"] ?? "exact"
    if mode == "exact" { return left == right }
    guard ["absolute", "relative"].contains(mode) else { throw .malformedRule(expression.name) }
    var tolerances: [Rational] = []
    for text in (expression["tolerance"] ?? "").split(separator: " ") {
      guard let number = try number(String(text), in: expression) else { return nil }
      tolerances.append(number)
    }
    guard let below = tolerances.first, let above = tolerances.last, tolerances.count <= 2 else {
      throw .malformedRule(expression.name)
    }
    return try exact { () throws(ExactArithmeticError) in
      // A relative tolerance is in percent of the first number.
      let scale = mode == "relative" ? try left.magnitude / 100 : .one
      let (low, high) = (try left - below * scale, try left + above * scale)
      let isAbove = expression["includeLowerBound"] == "false" ? right > low : right >= low
      let isBelow = expression["includeUpperBound"] == "false" ? right < high : right <= high
      return isAbove && isBelow
    }
  }

  private func inside(_ expression: QTIElement) throws(QTI.ScoringError) -> Bool? {
    guard let value = try operands(expression, count: 1)[0] else { return nil }
    let region = QTI.Region(expression)
    for member in value.members {
      guard case .point(let x, let y) = member else { throw .malformedRule(expression.name) }
      let isInside = try exact { () throws(ExactArithmeticError) in
        try region.contains(x: x, y: y)
      }
      guard let isInside else { throw .notSupported(region.shape) }
      if isInside { return true }
    }
    return false
  }

  // MARK: Arithmetic

  private func number(
    _ known: Operator,
    _ expression: QTIElement
  ) throws(QTI.ScoringError) -> Rational? {
    guard let numbers = try numbers(expression), let first = numbers.first else { return nil }
    switch known {
    case .min: return numbers.min()
    case .max: return numbers.max()
    case .integerToFloat: return first
    case .sum, .product:
      return try exact { () throws(ExactArithmeticError) in
        var result = first
        for number in numbers.dropFirst() {
          result = known == .sum ? try result + number : try result * number
        }
        return result
      }
    case .truncate, .round, .roundTo:
      guard numbers.count == 1 else { throw .malformedRule(expression.name) }
      let figures = known == .roundTo ? try figures(expression) : 0
      guard let figures else { return nil }
      let cutsDecimals = expression["roundingMode"] == "decimalPlaces"
      return try exact { () throws(ExactArithmeticError) in
        switch known {
        case .truncate: Rational(try first.numerator / first.denominator)
        // A half goes up, below 0 too.
        case .round: try (first + Rational(1, 2)).floor()
        default:
          cutsDecimals
            ? try first.rounded(decimalPlaces: figures)
            : try first.rounded(significantFigures: max(figures, 1))
        }
      }
    default:
      guard numbers.count == 2 else { throw .malformedRule(expression.name) }
      let second = numbers[1]
      if known == .power, !second.isInteger { throw .notSupported(expression.name) }
      return try exact { () throws(ExactArithmeticError) in
        switch known {
        case .subtract: return try first - second
        case .divide: return try first / second
        case .integerDivide: return try (first / second).floor()
        case .integerModulus: return try first - second * (first / second).floor()
        default:
          guard let exponent = Int(second.numerator) else { throw .tooLarge }
          return try first.power(exponent)
        }
      }
    }
  }
}

extension QTIValue {
  /// Whether all of a list is in this one: as often as there, or one after the other where the
  /// order counts.
  fileprivate func contains(_ part: QTIValue) -> Bool {
    if isOrdered {
      let starts = 0...max(0, members.count - part.members.count)
      return starts.contains { members[$0...].starts(with: part.members) }
    }
    let counts = counts
    return part.counts.allSatisfy { counts[$0.key, default: 0] >= $0.value }
  }
}

extension Rational {
  /// The greatest whole number that is not above this one.
  fileprivate func floor() throws(ExactArithmeticError) -> Rational {
    let quotient = Rational(try numerator / denominator)
    return self < quotient ? try quotient - 1 : quotient
  }
}
