// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension FormTree {
  /// Whether nothing is left to put together: numbers, like terms, equal factors, signs, logarithms.
  func isSimplified(_ node: Int32, looks: CanonicalForm) -> Bool {
    isInLowestTerms(node)
      && nodes(below: node).allSatisfy { index in
        switch tree[index].operation {
        case .add, .subtract: isInner[Int(index)] || hasNoLikeTerms(index, looks: looks)
        case .multiply, .divide:
          isInner[Int(index)]
            || hasNoLikeFactors(index, looks: looks) && hasNoCommonFactor(index, looks: looks)
        case .power: isSimplifiedPower(index)
        case .negate: tree[tree[index].left].operation != .negate
        case .squareRoot, .root, .absolute, .factorial: isSimplifiedNumber(index)
        default: true
        }
      }
  }

  /// Whether no number divides all of an equation.
  func isReduced(_ clause: Statement.Clause, looks: CanonicalForm) -> Bool {
    guard clause.relation != nil else { return true }
    var generators = PolynomialGenerators()
    guard let left = polynomial(clause.left, looks: looks, generators: &generators),
      let right = polynomial(clause.right, looks: looks, generators: &generators),
      let difference = left.adding(right, times: Fraction(-1))
    else { return true }
    return (difference.content ?? 1) <= 1
  }

  private func hasNoLikeTerms(_ index: Int32, looks: CanonicalForm) -> Bool {
    var seen: Set<String> = []
    var logarithms = 0
    for term in terms(index) {
      guard exact[term.node] != .zero else { return false }
      let (above, below, _) = factors(term.node)
      let variable = above.filter { exact[$0] == nil }.map(looks.text(of:)).sorted()
      let divisor = below.filter { exact[$0] == nil }.map(looks.text(of:)).sorted()
      guard seen.insert("\(variable)/\(divisor)").inserted else { return false }
      let operation = above.first.map { tree[$0].operation }
      if operation == .naturalLogarithm || operation == .logarithm { logarithms += 1 }
    }
    return logarithms <= 1
  }

  private func hasNoLikeFactors(_ index: Int32, looks: CanonicalForm) -> Bool {
    let (above, below, _) = factors(index)
    var seen: Set<String> = []
    for factor in above + below where exact[factor] == nil {
      guard seen.insert(looks.text(of: power(factor).base)).inserted else { return false }
    }
    let numbers = above.compactMap { exact[$0] }
    let divisors = below.compactMap { exact[$0] }
    guard numbers.count <= 1, divisors.count <= 1 else { return false }
    let isAlone = above.count == 1 && numbers.count == 1 && !below.isEmpty
    guard !numbers.contains(where: { $0 == .zero || $0 == .one && !isAlone }) else { return false }
    guard !divisors.contains(.one) else { return false }
    guard let number = numbers.first, let divisor = divisors.first else { return true }
    return number.isInteger && divisor.isInteger
      && number.numerator.magnitude.greatestCommonDivisor(with: divisor.numerator.magnitude) == 1
  }

  /// Whether no polynomial or number divides both what is above and what is below the bar.
  private func hasNoCommonFactor(_ index: Int32, looks: CanonicalForm) -> Bool {
    let (above, below, _) = factors(index)
    guard !below.isEmpty else { return true }
    var generators = PolynomialGenerators()
    func product(_ nodes: [Int32]) -> SparsePolynomial? {
      nodes.reduce(SparsePolynomial(.one)) { product, node in
        guard let product,
          let factor = polynomial(node, looks: looks, generators: &generators)
        else { return nil }
        return generators.product(product, factor)
      }
    }
    guard let top = product(above), let bottom = product(below) else { return true }
    let numbers = (top.content ?? 1).magnitude
    return numbers.greatestCommonDivisor(with: (bottom.content ?? 1).magnitude) == 1
      && !top.sharesFactor(with: bottom)
  }

  private func isSimplifiedPower(_ index: Int32) -> Bool {
    guard exact[index] == nil, let exponent = exact[tree[index].right] else {
      return exact[index] == nil
    }
    return exponent != .one && exponent != .zero && tree[tree[index].left].operation != .power
  }

  /// Whether a root or absolute value of a number is not a number itself, nor a multiple of a smaller root.
  private func isSimplifiedNumber(_ index: Int32) -> Bool {
    guard exact[index] == nil else { return false }
    guard let radicand = exact[tree[index].left], tree[index].operation == .squareRoot else {
      return true
    }
    guard radicand.isInteger else { return false }
    let number = abs(radicand.numerator)
    return !(2...1000).contains { $0 * $0 <= number && number.isMultiple(of: $0 * $0) }
  }
}
