// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The reduced Gröbner basis of some polynomials, which is the same for all that have the same
/// multiples.
///
/// After Bruno Buchberger (1965), as in Cox, Little and O'Shea, "Ideals, Varieties, and
/// Algorithms", chapter 2. Bounds of the work keep it to systems of the size of exercises.
struct GroebnerBasis: Equatable {
  private(set) var polynomials: [OrderedPolynomial] = []
  let variables: Int

  private static let maximumPolynomials = 16
  private static let highestDegree = 12
  /// The number of terms that may be worked on.
  private static let maximumEffort = 2000
  /// The number of bits that a coefficient may have above or below the line.
  private static let maximumBits = 192
  /// The dimension of the largest quotient that is looked at, which bounds the number of solutions.
  private static let maximumDimension = 12

  private var effort = Self.maximumEffort

  /// - Throws: ``ExactArithmeticError/tooLarge`` when it takes too long.
  init(_ generators: [OrderedPolynomial], variables: Int) throws(ExactArithmeticError) {
    self.variables = variables
    var pairs: [(Int, Int)] = []
    for generator in generators { try add(try remainder(of: generator), &pairs) }
    while !pairs.isEmpty {
      let lengths = pairs.map { degreeOfCommonMultiple($0.0, $0.1) }
      guard let next = lengths.indices.min(by: { lengths[$0] < lengths[$1] }),
        lengths[next] <= Self.highestDegree
      else { throw .tooLarge }
      let (first, second) = pairs.remove(at: next)
      guard let sum = try combination(first, second) else { continue }
      try add(try remainder(of: sum), &pairs)
    }
    try reduce()
  }

  /// Whether no numbers at all satisfy all equations.
  var isContradictory: Bool { polynomials.first?.isConstant == true }

  private mutating func add(
    _ polynomial: OrderedPolynomial,
    _ pairs: inout [(Int, Int)]
  ) throws(ExactArithmeticError) {
    guard polynomial.leading != nil, !isContradictory else { return }
    if polynomial.isConstant {
      polynomials = [try polynomial.monic()]
      pairs = []
      return
    }
    guard polynomials.count < Self.maximumPolynomials else { throw .tooLarge }
    pairs += polynomials.indices.map { ($0, polynomials.count) }
    polynomials.append(try polynomial.monic())
  }

  private func degreeOfCommonMultiple(_ first: Int, _ second: Int) -> Int {
    commonMultiple(first, second).reduce(0, +)
  }

  private func exponents(_ index: Int) -> [Int] { polynomials[index].leading?.exponents ?? [] }

  private func commonMultiple(_ first: Int, _ second: Int) -> [Int] {
    zip(exponents(first), exponents(second)).map { max($0, $1) }
  }

  /// The combination of two in which their largest terms cancel; nil where it is known to leave
  /// nothing.
  private func combination(_ first: Int, _ second: Int) throws(ExactArithmeticError)
    -> OrderedPolynomial?
  {
    let multiple = commonMultiple(first, second)
    guard multiple != zip(exponents(first), exponents(second)).map(+) else { return nil }
    let zero = OrderedPolynomial(sorted: [])
    return try zero.adding(
      polynomials[first],
      times: .one,
      shiftedBy: zip(multiple, exponents(first)).map(-)
    ).adding(
      polynomials[second],
      times: Rational(-1),
      shiftedBy: zip(multiple, exponents(second)).map(-)
    )
  }

  /// The remainder after division by all polynomials but one.
  mutating func remainder(
    of polynomial: OrderedPolynomial,
    without omitted: Int? = nil
  ) throws(ExactArithmeticError) -> OrderedPolynomial {
    var rest = polynomial
    var remainder: [OrderedPolynomial.Term] = []
    while let leading = rest.leading {
      let divisor = polynomials.indices.first { index in
        index != omitted && zip(exponents(index), leading.exponents).allSatisfy { $0 <= $1 }
      }
      guard let divisor else {
        if let term = rest.removeLeading() { remainder.append(term) }
        continue
      }
      effort -= polynomials[divisor].terms.count + 1
      guard effort > 0 else { throw .tooLarge }
      try Self.check(leading.coefficient)
      rest = try rest.adding(
        polynomials[divisor],
        times: -leading.coefficient,
        shiftedBy: zip(leading.exponents, exponents(divisor)).map(-)
      )
    }
    return OrderedPolynomial(sorted: remainder.reversed())
  }

  /// - Throws: ``ExactArithmeticError/tooLarge`` for a number with which it would take too long to
  ///   go on.
  private static func check(_ number: Rational) throws(ExactArithmeticError) {
    guard number.numerator.bitCount <= maximumBits, number.denominator.bitCount <= maximumBits
    else {
      throw .tooLarge
    }
  }

  /// Leaves out what others make superfluous, and reduces the rest.
  private mutating func reduce() throws(ExactArithmeticError) {
    var index = 0
    while index < polynomials.count {
      let own = exponents(index)
      let isSuperfluous = polynomials.indices.contains { other in
        other != index && zip(exponents(other), own).allSatisfy { $0 <= $1 }
          && (exponents(other) != own || other < index)
      }
      if isSuperfluous { polynomials.remove(at: index) } else { index += 1 }
    }
    for index in polynomials.indices {
      polynomials[index] = try remainder(of: polynomials[index], without: index)
    }
    polynomials.sort { a, b in
      OrderedPolynomial.isLess(a.leading?.exponents ?? [], b.leading?.exponents ?? [])
    }
  }

  static func == (a: GroebnerBasis, b: GroebnerBasis) -> Bool { a.polynomials == b.polynomials }

  // MARK: Quotient

  /// The products of powers that no largest term divides; nil when there are many or infinitely
  /// many.
  var quotient: [[Int]]? {
    let one = Array(repeating: 0, count: variables)
    var found: [[Int]] = []
    var open = [one]
    while let next = open.popLast() {
      let isDivisible = polynomials.indices.contains { index in
        zip(exponents(index), next).allSatisfy { $0 <= $1 }
      }
      guard !isDivisible, !found.contains(next) else { continue }
      guard found.count < Self.maximumDimension else { return nil }
      found.append(next)
      for variable in 0..<variables {
        var larger = next
        larger[variable] += 1
        open.append(larger)
      }
    }
    return found
  }

  /// The coefficients, the constant first, of the smallest polynomial whose roots are the values of
  /// a sum of multiples of the variables.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it takes too long.
  mutating func minimalPolynomial(
    of factors: [Int],
    quotient: [[Int]]
  ) throws(ExactArithmeticError) -> [Rational] {
    var power = OrderedPolynomial(sorted: [
      .init(exponents: Array(repeating: 0, count: variables), coefficient: .one)
    ])
    // Each row is a vector and how it is made of the powers so far.
    var rows: [(vector: [Rational], combination: [Rational], pivot: Int)] = []
    for degree in 0...quotient.count {
      var vector = quotient.map { monomial in
        power.terms.first { $0.exponents == monomial }?.coefficient ?? .zero
      }
      var combination = Array(repeating: Rational.zero, count: quotient.count + 1)
      combination[degree] = .one
      for row in rows where !vector[row.pivot].isZero {
        let factor = -vector[row.pivot]
        vector = try Self.add(row.vector, times: factor, to: vector)
        combination = try Self.add(row.combination, times: factor, to: combination)
      }
      guard let pivot = vector.firstIndex(where: { !$0.isZero }) else {
        return Array(combination[...degree])
      }
      let inverse = try vector[pivot].reciprocal()
      let zero = Array(repeating: Rational.zero, count: vector.count)
      let none = Array(repeating: Rational.zero, count: combination.count)
      rows.append(
        (
          try Self.add(vector, times: inverse, to: zero),
          try Self.add(combination, times: inverse, to: none), pivot
        )
      )
      var next = OrderedPolynomial(sorted: [])
      for (variable, factor) in factors.enumerated() where factor != 0 {
        var shift = Array(repeating: 0, count: variables)
        shift[variable] = 1
        next = try next.adding(power, times: Rational(factor), shiftedBy: shift)
      }
      power = try remainder(of: next)
    }
    throw .tooLarge
  }

  private static func add(
    _ row: [Rational],
    times factor: Rational,
    to other: [Rational]
  ) throws(ExactArithmeticError) -> [Rational] {
    var sum = other
    for index in sum.indices where !row[index].isZero {
      sum[index] = try sum[index] + row[index] * factor
      try check(sum[index])
    }
    return sum
  }
}

/// A polynomial with exact coefficients of any length, its terms in graded reverse lexicographic
/// order, the largest last.
struct OrderedPolynomial: Equatable {
  struct Term: Equatable {
    var exponents: [Int]
    var coefficient: Rational
  }

  private(set) var terms: [Term]

  init(sorted terms: [Term]) {
    self.terms = terms
  }

  /// The same polynomial in so many variables; nil when a coefficient is too long.
  init?(_ polynomial: SparsePolynomial, variables: Int) {
    terms = []
    for (exponents, coefficient) in polynomial.terms {
      guard
        let number = try? Rational(
          BigInteger(coefficient.numerator),
          BigInteger(coefficient.denominator)
        )
      else { return nil }
      let missing = Array(repeating: 0, count: variables - exponents.count)
      terms.append(Term(exponents: exponents + missing, coefficient: number))
    }
    terms.sort { Self.isLess($0.exponents, $1.exponents) }
  }

  var leading: Term? { terms.last }

  var isConstant: Bool { terms.allSatisfy { $0.exponents.allSatisfy { $0 == 0 } } }

  static func isLess(_ a: [Int], _ b: [Int]) -> Bool {
    let (degree, other) = (a.reduce(0, +), b.reduce(0, +))
    guard degree == other else { return degree < other }
    guard let last = a.indices.last(where: { a[$0] != b[$0] }) else { return false }
    return a[last] > b[last]
  }

  mutating func removeLeading() -> Term? { terms.popLast() }

  /// The polynomial with 1 before its largest term.
  func monic() throws(ExactArithmeticError) -> OrderedPolynomial {
    guard let leading else { return self }
    let factor = try leading.coefficient.reciprocal()
    var copy = self
    for index in terms.indices {
      copy.terms[index].coefficient = try terms[index].coefficient * factor
    }
    return copy
  }

  /// The sum with a multiple of another one.
  func adding(
    _ other: OrderedPolynomial,
    times factor: Rational,
    shiftedBy shift: [Int]
  ) throws(ExactArithmeticError) -> OrderedPolynomial {
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = terms[...]
    for term in other.terms {
      let exponents = zip(term.exponents, shift).map(+)
      while let first = own.first, Self.isLess(first.exponents, exponents) {
        sum.append(first)
        own.removeFirst()
      }
      var coefficient = try term.coefficient * factor
      if let first = own.first, first.exponents == exponents {
        coefficient = try first.coefficient + coefficient
        own.removeFirst()
      }
      if !coefficient.isZero { sum.append(Term(exponents: exponents, coefficient: coefficient)) }
    }
    return OrderedPolynomial(sorted: sum + own)
  }

  /// The value at real numbers, and the sum of the sizes of all terms there.
  func value(at point: [Double]) -> (value: Double, size: Double) {
    var (value, size) = (0.0, 0.0)
    for term in terms {
      var product = term.coefficient.approximate
      for (base, exponent) in zip(point, term.exponents) {
        for _ in 0..<exponent { product *= base }
      }
      value += product
      size += abs(product)
    }
    return (value, size)
  }
}

extension Rational {
  /// The nearest `Double`, or about that for numbers of many digits.
  var approximate: Double {
    func parts(_ number: BigInteger) -> (value: Double, exponent: Int) {
      let shift = max(number.bitCount - 62, 0)
      guard let divisor = try? BigInteger(2).power(shift), let top = try? number / divisor,
        let whole = Int(top)
      else { return (0, 0) }
      return (Double(whole), shift)
    }
    let (above, below) = (parts(numerator), parts(denominator))
    let quotient = above.value / below.value
    return Double(sign: .plus, exponent: above.exponent - below.exponent, significand: quotient)
  }

  /// The exact value of a finite `Double`.
  package init?(exactly number: Double) {
    guard number.isFinite, number != 0 else {
      guard number == 0 else { return nil }
      self = .zero
      return
    }
    let exponent = Int(number.exponent) - 52
    // Not by dividing: below the least normal number the divisor would be 0.
    let digits = Int(number.significand * 0x1p52) * (number < 0 ? -1 : 1)
    guard let power = try? BigInteger(2).power(abs(exponent)) else { return nil }
    let whole = BigInteger(digits)
    let quotient =
      exponent < 0 ? try? Rational(whole, power) : try? Rational(whole * power, BigInteger(1))
    guard let quotient else { return nil }
    self = quotient
  }
}
