// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension FormTree {
  /// Whether an expression is a sum of partial fractions: below each bar one power of something that does not
  /// factor, and above it a polynomial of a smaller degree.
  func isPartialFractions(_ node: Int32, in name: String, looks: CanonicalForm) -> Bool {
    var denominators: Set<String> = []
    var irreducibility = Irreducibility()
    return terms(node).allSatisfy { term in
      isPartialFraction(term.node, name, looks, &denominators, &irreducibility)
    }
  }

  private func isPartialFraction(
    _ node: Int32,
    _ name: String,
    _ looks: CanonicalForm,
    _ denominators: inout Set<String>,
    _ irreducibility: inout Irreducibility
  ) -> Bool {
    func moves(_ node: Int32) -> Bool { tree.names(below: node).contains(name) }
    let (above, below, _) = factors(node)
    var numerators = above.filter(moves)
    var divisors = below.filter(moves)
    for factor in numerators where isNegativePower(factor) { divisors.append(factor) }
    numerators.removeAll(where: isNegativePower)
    guard let divisor = divisors.first else {
      // A number times a sum is a sum, and everything else without a bar is a polynomial.
      guard numerators.count == 1, isSum(numerators[0]) else {
        return !numerators.contains { hasDivisor($0, moves: moves) }
      }
      return terms(unsigned(numerators[0]).node).allSatisfy {
        isPartialFraction($0.node, name, looks, &denominators, &irreducibility)
      }
    }
    guard divisors.count == 1 else { return false }
    let base = unsigned(power(unsigned(divisor).node).base).node
    var generators = PolynomialGenerators()
    guard let variable = generators.number(of: name),
      let polynomial = polynomial(base, looks: looks, generators: &generators),
      polynomial.primitive.map({ irreducibility.isIrreducible($0) }) ?? true
    else { return false }
    var product: SparsePolynomial? = SparsePolynomial(.one)
    for numerator in numerators {
      guard let factor = self.polynomial(numerator, looks: looks, generators: &generators) else {
        return false
      }
      product = product.flatMap { generators.product($0, factor) }
    }
    guard let product, product.degree(in: variable) < polynomial.degree(in: variable) else {
      return false
    }
    // x/(x² + 4) − 3/(x² + 4) is as far apart as it gets; 1/x + 2/x is not put together.
    let text = looks.text(of: unsigned(divisor).node)
    return product.degrees(in: variable).allSatisfy { degree in
      denominators.insert("\(degree) \(text)").inserted
    }
  }

  private func hasDivisor(_ node: Int32, moves: (Int32) -> Bool) -> Bool {
    nodes(below: node).contains { index in
      tree[index].operation == .divide && moves(tree[index].right) || isNegativePower(index)
    }
  }

  private func isNegativePower(_ node: Int32) -> Bool {
    power(unsigned(node).node).exponent.flatMap { exact[$0] }.map { $0.numerator < 0 } ?? false
  }
}

extension SparsePolynomial {
  func degree(in generator: Int) -> Int { degrees(in: generator).max() ?? 0 }

  func degrees(in generator: Int) -> Set<Int> {
    Set(terms.keys.map { generator < $0.count ? $0[generator] : 0 })
  }

  /// The polynomial without the largest number that divides it; nil when its coefficients are no integers.
  var primitive: SparsePolynomial? {
    guard let content, content > 1, let inverse = Fraction(1, over: content) else { return self }
    return SparsePolynomial(.zero).adding(self, times: inverse)
  }
}
