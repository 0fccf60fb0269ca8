// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
internal import LudusCore

extension RequiredForm {
  /// Whether an answer that is equal to an accepted one has the form.
  package func isMet(by answer: Statement, as expected: Statement) -> Bool {
    if self == .likeAccepted { return Self.looksLike(answer, expected) }
    let view = FormTree(answer.tree)
    let looks = CanonicalForm(answer.tree)
    return answer.clauses.allSatisfy { clause in
      if self == .simplified, !view.isReduced(clause, looks: looks) { return false }
      let sides = clause.relation == nil ? [clause.left] : [clause.left, clause.right]
      return sides.allSatisfy { isMet(by: $0, in: view, looks: looks) }
    }
  }

  private func isMet(by node: Int32, in view: FormTree, looks: CanonicalForm) -> Bool {
    switch self {
    case .expanded: view.isExpanded(node)
    case .factored: view.isFactored(node, looks: looks)
    case .simplified: view.isSimplified(node, looks: looks)
    case .lowestTerms: view.isInLowestTerms(node)
    case .singleFraction: view.isSingleFraction(node)
    case .completedSquare(let variable): view.isCompletedSquare(node, in: variable)
    case .noDecimals: view.hasNoDecimals(node)
    case .likeAccepted: true
    }
  }

  private static func looksLike(_ answer: Statement, _ expected: Statement) -> Bool {
    let (left, right) = (CanonicalForm(answer.tree), CanonicalForm(expected.tree))
    let (a, b) = (answer.clauses.map(left.text), expected.clauses.map(right.text))
    return if case .tuple = answer.shape { a == b } else { a.sorted() == b.sorted() }
  }
}

extension FormTree {
  func isExpanded(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { index in
      let (left, right) = (tree[index].left, tree[index].right)
      switch tree[index].operation {
      case .multiply: return !isSum(left) && !isSum(right)
      case .power:
        guard let exponent = exact[right], exponent.isInteger else { return true }
        return exponent.numerator < 2 || !isSum(left) && tree[left].operation != .multiply
      default: return true
      }
    }
  }

  func isFactored(_ node: Int32, looks: CanonicalForm) -> Bool {
    var irreducibility = Irreducibility()
    return isFactored(node, looks: looks, by: &irreducibility)
  }

  private func isFactored(
    _ node: Int32,
    looks: CanonicalForm,
    by irreducibility: inout Irreducibility
  ) -> Bool {
    let (above, below, _) = factors(node)
    return (above + below).allSatisfy { factor in
      let base = unsigned(power(factor).base).node
      guard isSum(base) else {
        // A product that was raised to a power is looked at factor by factor.
        return tree[base].operation != .multiply
          || isFactored(base, looks: looks, by: &irreducibility)
      }
      var generators = PolynomialGenerators()
      guard let polynomial = polynomial(base, looks: looks, generators: &generators) else {
        return true
      }
      return (polynomial.content ?? 1) <= 1 && irreducibility.isIrreducible(polynomial)
    }
  }

  func isInLowestTerms(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { index in
      guard tree[index].operation == .divide else { return true }
      let (left, right) = (tree[index].left, tree[index].right)
      if let above = exact[left], let below = exact[right] {
        return above.isInteger && below.isInteger
          && above.numerator.magnitude.greatestCommonDivisor(with: below.numerator.magnitude) == 1
          && abs(below.numerator) != 1
      }
      return nodes(below: right).allSatisfy { below in
        let isRoot = tree[below].operation == .squareRoot || tree[below].operation == .root
        return !isRoot || !isConstant(tree[below].left)
      }
    }
  }

  private func isConstant(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { tree[$0].operation != .variable && tree[$0].operation != .call }
  }

  func isSingleFraction(_ node: Int32) -> Bool {
    let root = unsigned(node).node
    let isFraction = tree[root].operation == .divide
    return nodes(below: root).allSatisfy { index in
      switch tree[index].operation {
      case .divide: return isFraction && index == root
      case .power: return exact[tree[index].right].map { $0.numerator >= 0 } ?? true
      default: return true
      }
    }
  }

  func isCompletedSquare(_ node: Int32, in variable: String) -> Bool {
    let name = ExpressionNotation.canonical(variable)
    func contains(_ node: Int32) -> Bool {
      nodes(below: node).contains {
        tree[$0].operation == .variable && tree.names[Int(tree[$0].left)] == name
      }
    }
    let moving = terms(node).filter { contains($0.node) }
    guard let term = moving.first else { return true }
    let (above, below, _) = factors(term.node)
    let bases = above.filter(contains)
    guard moving.count == 1, bases.count == 1, !below.contains(where: contains) else {
      return false
    }
    let (base, exponent) = power(bases[0])
    guard let exponent else { return false }
    // Below the square the variable stands alone in one term.
    let linear = terms(base).filter { contains($0.node) }
    guard exact[exponent] == Fraction(2), linear.count == 1 else { return false }
    let (factors, divisors, _) = factors(linear[0].node)
    let own = factors.filter(contains)
    return own.count == 1 && tree[own[0]].operation == .variable
      && !divisors.contains(where: contains)
  }

  func hasNoDecimals(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { index in
      tree[index].operation != .number || !tree.literals[Int(tree[index].left)].hasDecimalSign
    }
  }
}
