// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
package import LudusCore

/// A calculation or a comparison with named numbers, whose result is exact wherever it can be.
///
/// ```swift
/// let dilution = try ExactFormula("c V / W", variables: ["c", "V", "W"])
/// try dilution.value([Rational(2), Rational(5), Rational(3)])   // 10/3
/// ```
///
/// It is read as answers are read, but only by names that are known.
package struct ExactFormula: Hashable, Sendable {
  /// The kinds of formulas.
  package enum Shape: Hashable, Sendable {
    /// A number.
    case calculation
    /// Whether something holds: one comparison, or several joined by "and" or by "or".
    case comparison
    /// Something else, such as a list.
    case other
  }

  /// The formula as its author wrote it.
  package let text: String
  /// The names that it uses, in the order in which they occur first.
  package let variables: [String]

  let statement: Statement

  /// Reads a formula.
  ///
  /// - Parameters:
  ///   - text: The formula, with a point before decimals.
  ///   - variables: The names that it may use, each a letter with letters and digits behind it.
  /// - Throws: The reason it cannot be read, and its place;
  ///   ``Verdict/ExpressionFault/Reason/unknownVariable(_:)`` for a name that is none of those.
  package init(_ text: String, variables: [String]) throws(Verdict.ExpressionFault) {
    guard text.utf8.count <= Verdict.maximumAnswerLength else {
      throw Verdict.ExpressionFault(
        position: 0,
        reason: .tooComplex(limit: Verdict.maximumAnswerLength)
      )
    }
    // Without any name to declare, every single letter would be one.
    let notation = ExpressionNotation(variables: variables.isEmpty ? [Self.noName] : variables)
    let statement = try Self.statement(text, notation: notation)
    let names = Dictionary(variables.map { (ExpressionNotation.canonical($0), $0) }) { first, _ in
      first
    }
    self.variables = try statement.tree.names.map { name throws(Verdict.ExpressionFault) in
      guard let declared = names[name] else { throw Self.unknown(name, in: text, variables) }
      return declared
    }
    self.text = text
    self.statement = statement
  }

  /// Reads a formula in which a word begins like a name: with a variable a, "and" is still "and".
  ///
  /// A learner may write names without blanks between them, so the tokenizer looks for names first.
  /// In formulas of authors a whole word is one, and is marked so by a backslash, as TeX marks it.
  private static func statement(
    _ text: String,
    notation: ExpressionNotation
  ) throws(Verdict.ExpressionFault) -> Statement {
    var marked = ""
    var marks: [Int] = []
    var rest = Substring(text)
    while let character = rest.first {
      let word = rest.prefix { $0.isASCII && $0.isLetter }
      guard !word.isEmpty else {
        marked.append(character)
        rest.removeFirst()
        continue
      }
      rest = rest[word.endIndex...]
      let isWord = Vocabulary.words[String(word)] != nil && rest.first?.isNumber != true
      let names = notation.variables
      if isWord, marked.last != "\\", !names.contains(String(word)),
        names.contains(where: word.hasPrefix)
      {
        marks.append(marked.count)
        marked.append("\\")
      }
      marked += word
    }
    do throws(Verdict.ExpressionFault) {
      return try Statement.readings(of: marked, notation: notation)[0]
    } catch {
      let shift = marks.count { $0 < error.position }
      throw Verdict.ExpressionFault(position: error.position - shift, reason: error.reason)
    }
  }

  private static let noName = "\u{1}"

  /// The fault of a name that is not declared.
  ///
  /// An unknown word is read as a product of its letters, so the word that was meant is looked for.
  private static func unknown(
    _ name: String,
    in text: String,
    _ variables: [String]
  ) -> Verdict.ExpressionFault {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let word = words.first { word in
      word.first?.isLetter == true && !variables.contains(String(word))
        && Vocabulary.words[String(word)] == nil
    }
    let shown = word.map(String.init) ?? name
    let position = text.firstRange(of: shown).map { range in
      text.distance(from: text.startIndex, to: range.lowerBound)
    }
    return Verdict.ExpressionFault(position: position ?? 0, reason: .unknownVariable(shown))
  }

  /// The kind of formula.
  package var shape: Shape {
    let comparisons = statement.clauses.count { $0.relation != nil }
    switch statement.shape {
    case .single where comparisons == 0: return .calculation
    case .single, .all, .any: return comparisons == statement.clauses.count ? .comparison : .other
    case .list, .set, .tuple, .matrix, .union, .reals, .points: return .other
    }
  }
}

/// The reason a formula has no exact value.
package enum FormulaError: Error, Hashable, Sendable {
  /// Something is divided by 0.
  case divisionByZero
  /// A number on the way has more digits than are kept.
  case tooLarge
  /// The value is no fraction, or none that is found: the root of 2, a sine, π.
  case notExact
  /// There is no real value: the root of -1, the logarithm of 0.
  case noRealValue
}

extension ExactFormula {
  /// Returns the value of a calculation.
  ///
  /// - Parameter arguments: The values of ``variables``, in their order.
  /// - Returns: The exact value.
  /// - Throws: The reason there is none.
  /// - Precondition: There are as many arguments as variables, and the formula is a calculation.
  package func value(_ arguments: [Rational]) throws(FormulaError) -> Rational {
    let values = try values(arguments)
    return values[Int(statement.clauses[0].left)]
  }

  /// Returns whether a comparison holds.
  ///
  /// - Parameter arguments: The values of ``variables``, in their order.
  /// - Returns: Whether all of its parts hold or, when they are joined by "or", one of them.
  /// - Throws: The reason a side has no value.
  /// - Precondition: There are as many arguments as variables, and the formula is a comparison.
  package func holds(_ arguments: [Rational]) throws(FormulaError) -> Bool {
    let values = try values(arguments)
    let results = statement.clauses.map { clause in
      clause.relation?.holds(values[Int(clause.left)], values[Int(clause.right)]) == true
    }
    return statement.shape == .any ? results.contains(true) : !results.contains(false)
  }

  /// The value of each node of the tree.
  private func values(_ arguments: [Rational]) throws(FormulaError) -> [Rational] {
    precondition(arguments.count == variables.count, "each variable needs a value")
    let tree = statement.tree
    var values: [Rational] = []
    values.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      values.append(try value(of: node, values, arguments))
    }
    return values
  }

  private func value(
    of node: ExpressionTree.Node,
    _ values: [Rational],
    _ arguments: [Rational]
  ) throws(FormulaError) -> Rational {
    do {
      switch node.operation {
      case .number: return try statement.tree.value(of: node)
      case .variable: return arguments[Int(node.left)]
      case .negate: return -values[Int(node.left)]
      case .add: return try values[Int(node.left)] + values[Int(node.right)]
      case .subtract: return try values[Int(node.left)] - values[Int(node.right)]
      case .multiply: return try values[Int(node.left)] * values[Int(node.right)]
      case .divide: return try values[Int(node.left)] / values[Int(node.right)]
      case .power: return try values[Int(node.left)].power(values[Int(node.right)])
      case .root: return try values[Int(node.left)].root(values[Int(node.right)])
      case .squareRoot: return try values[Int(node.left)].root(2)
      case .absolute: return values[Int(node.left)].magnitude
      case .floor: return try values[Int(node.left)].roundedDown()
      case .ceiling: return -(try (-values[Int(node.left)]).roundedDown())
      case .factorial: return try values[Int(node.left)].factorial()
      case .logarithm: return try values[Int(node.left)].logarithm(to: values[Int(node.right)])
      case .naturalLogarithm where values[Int(node.left)] == .one: return .zero
      default: throw FormulaError.notExact
      }
    } catch let error as FormulaError {
      throw error
    } catch ExactArithmeticError.divisionByZero {
      throw .divisionByZero
    } catch {
      throw .tooLarge
    }
  }
}

extension Relation {
  /// Whether two numbers compare so.
  fileprivate func holds(_ left: Rational, _ right: Rational) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension ExpressionTree {
  /// The number that a node stands for.
  func value(of node: Node) throws -> Rational {
    let literal = literals[Int(node.left)]
    let base = Rational(BigInteger(Self.limbBase))
    var value = Rational.zero
    for limb in limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)] {
      value = try value * base + Rational(BigInteger(limb))
    }
    return try value / Rational.powerOfTen(Int(literal.decimals))
  }
}

// What these functions give is a fraction for few arguments; for all others they throw.

extension Rational {
  /// The largest number whose factorial is found.
  private static let maximumFactorial = 500
  /// The largest magnitude of a logarithm that is found.
  private static let maximumLogarithm = 1000

  /// Returns the real power, where it is a fraction.
  func power(_ exponent: Rational) throws -> Rational {
    if let integer = exponent.integer { return try power(integer) }
    guard let above = Rational(exponent.numerator).integer else {
      throw ExactArithmeticError.tooLarge
    }
    return try root(Rational(exponent.denominator)).power(above)
  }

  /// Returns the real root of an integer degree, where it is a fraction.
  func root(_ degree: Rational) throws -> Rational {
    guard let degree = degree.integer, let above = Int(numerator), let below = Int(denominator),
      let root = Fraction(above, over: below)?.root(degree)
    else { throw FormulaError.notExact }
    return try Rational(BigInteger(root.numerator), BigInteger(root.denominator))
  }

  /// Returns the next integer below.
  func roundedDown() throws -> Rational {
    let (quotient, remainder) = try numerator.quotientAndRemainder(dividingBy: denominator)
    return Rational(remainder < .zero ? try quotient - .one : quotient)
  }

  /// Returns the product of the integers from 1 up to this one.
  func factorial() throws -> Rational {
    guard let last = integer, last >= 0 else { throw FormulaError.notExact }
    guard last <= Self.maximumFactorial else { throw ExactArithmeticError.tooLarge }
    var product = BigInteger.one
    for factor in 0..<last {
      product = try product * BigInteger(factor + 1)
    }
    return Rational(product)
  }

  /// Returns the exponent of a base, where it is an integer.
  func logarithm(to base: Rational) throws -> Rational {
    guard self > .zero, base > .zero, base != .one else { throw FormulaError.notExact }
    // Both are made at least 1, so that the powers of the base grow until they reach the number.
    let isInverse = (self < .one) != (base < .one)
    let number = self < .one ? try reciprocal() : self
    let base = base < .one ? try base.reciprocal() : base
    var power = Rational.one
    for exponent in 0...Self.maximumLogarithm {
      if power == number { return Rational(isInverse ? -exponent : exponent) }
      guard power < number else { break }
      power = try power * base
    }
    throw FormulaError.notExact
  }

  /// The same number, if it is an integer that fits.
  private var integer: Int? { isInteger ? Int(numerator) : nil }
}

extension Statement {
  /// The value of an expression without variables.
  package enum Constant: Hashable, Sendable {
    case exact(Rational)
    case approximate(Double)
  }

  /// The real value of the statement, or nil when it is more than one expression, has variables or
  /// has no value.
  package var constant: Constant? {
    guard tree.names.isEmpty, shape == .single, clauses.count == 1, clauses[0].relation == nil
    else {
      return nil
    }
    let node = clauses[0].left
    let exact = ExactValues(tree) { _ in nil }
    if let fraction = exact[node] {
      let number = try? Rational(BigInteger(fraction.numerator), BigInteger(fraction.denominator))
      return number.map(Constant.exact)
    }
    return realValue(of: node, exact: exact).map { .approximate($0.real) }
  }

  /// The real value of an expression without variables.
  func realValue(of node: Int32, exact: ExactValues) -> Approximation? {
    guard tree.names(below: node).isEmpty else { return nil }
    var values: [Approximation?] = []
    let places = Array(tree.names.indices)
    tree.evaluate(
      at: places.map { _ in 0.5 },
      places: places,
      convention: .real,
      exact: exact,
      into: &values
    )
    guard let value = values[Int(node)], value.isReal, value.isInformative else { return nil }
    return value
  }
}
