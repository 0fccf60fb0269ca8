// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An expression seen as its author wrote it: sums of terms, products of factors.
struct FormTree {
  let tree: ExpressionTree
  let exact: ExactValues
  /// For each node whether it is only a part of a longer sum or product.
  private(set) var isInner: [Bool]

  init(_ tree: ExpressionTree) {
    self.tree = tree
    exact = ExactValues(tree) { _ in nil }
    isInner = Array(repeating: false, count: tree.nodes.count)
    for node in tree.nodes {
      for child in [node.left, node.right].prefix(node.operation.arity) {
        switch (node.operation, tree[child].operation) {
        case (.add, .add), (.add, .subtract), (.subtract, .add), (.subtract, .subtract),
          (.multiply, .multiply), (.multiply, .divide), (.divide, .multiply), (.divide, .divide):
          isInner[Int(child)] = true
        default: break
        }
      }
    }
  }

  /// A term or factor with the sign that it has there.
  struct Signed {
    var node: Int32
    var isNegative: Bool
  }

  subscript(node: Int32) -> ExpressionTree.Node { tree[node] }

  /// The node below all minus signs.
  func unsigned(_ node: Int32) -> Signed {
    var signed = Signed(node: node, isNegative: false)
    while tree[signed.node].operation == .negate {
      signed = Signed(node: tree[signed.node].left, isNegative: !signed.isNegative)
    }
    return signed
  }

  /// The terms of a sum, or the node alone.
  func terms(_ node: Int32) -> [Signed] {
    var terms: [Signed] = []
    var open = [Signed(node: node, isNegative: false)]
    while let next = open.popLast() {
      let (left, right) = (tree[next.node].left, tree[next.node].right)
      switch tree[next.node].operation {
      case .add:
        open.append(Signed(node: right, isNegative: next.isNegative))
        open.append(Signed(node: left, isNegative: next.isNegative))
      case .subtract:
        open.append(Signed(node: right, isNegative: !next.isNegative))
        open.append(Signed(node: left, isNegative: next.isNegative))
      case .negate: open.append(Signed(node: left, isNegative: !next.isNegative))
      default: terms.append(next)
      }
    }
    return terms
  }

  /// The factors of a product above and below the fraction bar, and the sign of all of them.
  func factors(_ node: Int32) -> (above: [Int32], below: [Int32], isNegative: Bool) {
    var (above, below, isNegative): ([Int32], [Int32], Bool) = ([], [], false)
    var open = [(node: node, isBelow: false)]
    while let (node, isBelow) = open.popLast() {
      let (left, right) = (tree[node].left, tree[node].right)
      switch tree[node].operation {
      case .multiply: open += [(right, isBelow), (left, isBelow)]
      case .divide: open += [(right, !isBelow), (left, isBelow)]
      case .negate:
        isNegative.toggle()
        open.append((left, isBelow))
      default: isBelow ? below.append(node) : above.append(node)
      }
    }
    return (above, below, isNegative)
  }

  /// The base and the exponent of a power, or the node and 1.
  func power(_ node: Int32) -> (base: Int32, exponent: Int32?) {
    tree[node].operation == .power ? (tree[node].left, tree[node].right) : (node, nil)
  }

  func isSum(_ node: Int32) -> Bool {
    switch tree[unsigned(node).node].operation {
    case .add, .subtract: true
    default: false
    }
  }

  /// The nodes below a node, itself included.
  func nodes(below node: Int32) -> [Int32] { tree.nodes(below: node) }
}

extension FormTree {
  /// Whether nothing is left to put together: numbers, like terms, equal factors, signs,
  /// logarithms.
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

  /// Whether a root or absolute value of a number is not a number itself, nor a multiple of a
  /// smaller root.
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

/// The things that the polynomials of an expression are made of.
struct PolynomialGenerators {
  private var texts: [String] = []
  /// The number of products of two terms that may still be made.
  private var effort = 20_000

  /// The number of a thing by what it looks like, or nil when there are too many.
  mutating func number(of text: String) -> Int? {
    if let known = texts.firstIndex(of: text) { return known }
    guard texts.count < 12 else { return nil }
    texts.append(text)
    return texts.count - 1
  }

  /// A product, or nil when it would take too long.
  mutating func product(_ a: SparsePolynomial, _ b: SparsePolynomial) -> SparsePolynomial? {
    effort -= a.terms.count * b.terms.count + 8
    return effort > 0 ? a.multiplied(by: b) : nil
  }
}

extension FormTree {
  /// The polynomial that a node is, with a generator for each thing that looks different, or nil if
  /// it is a large one.
  func polynomial(_ node: Int32, looks: CanonicalForm, generators: inout PolynomialGenerators)
    -> SparsePolynomial?
  {
    var found: [Int32: SparsePolynomial] = [:]
    // The nodes come after those that they are made of.
    for index in nodes(below: node).sorted() {
      guard let value = value(of: index, found: found, looks: looks, generators: &generators) else {
        return nil
      }
      found[index] = value
    }
    return found[node]
  }

  private func value(
    of index: Int32,
    found: [Int32: SparsePolynomial],
    looks: CanonicalForm,
    generators: inout PolynomialGenerators
  ) -> SparsePolynomial? {
    if let value = exact[index] { return SparsePolynomial(value) }
    let node = tree[index]
    let left = found[node.left] ?? SparsePolynomial(.zero)
    let right = found[node.right] ?? SparsePolynomial(.zero)
    switch node.operation {
    case .negate: return SparsePolynomial(.zero).adding(left, times: Fraction(-1))
    case .add: return left.adding(right, times: .one)
    case .subtract: return left.adding(right, times: Fraction(-1))
    case .multiply: return generators.product(left, right)
    case .divide:
      guard let divisor = exact[node.right], let inverse = Fraction.one.divided(by: divisor)
      else { return generator(index, looks: looks, generators: &generators) }
      return generators.product(left, SparsePolynomial(inverse))
    case .power:
      guard let exponent = exact[node.right], exponent.isInteger, 0...24 ~= exponent.numerator
      else {
        return generator(index, looks: looks, generators: &generators)
      }
      return (0..<exponent.numerator).reduce(SparsePolynomial(.one)) { power, _ in
        power.flatMap { generators.product($0, left) }
      }
    default: return generator(index, looks: looks, generators: &generators)
    }
  }

  private func generator(
    _ index: Int32,
    looks: CanonicalForm,
    generators: inout PolynomialGenerators
  )
    -> SparsePolynomial?
  {
    generators.number(of: looks.text(of: index)).map(SparsePolynomial.init(generator:))
  }
}

/// Describes how an expression is written, apart from the order of terms and factors and from
/// signs.
///
/// Signs are pulled out of every sum, so that (1 − x)(2 − x) and (x − 1)(x − 2) look alike.
struct CanonicalForm {
  private struct Form {
    var text: String
    var isNegative = false
  }

  private let view: FormTree
  /// The form of each node, found from the leaves up; nil for a mere part of a sum or product.
  private var found: [Form?] = []

  init(_ tree: ExpressionTree) {
    view = FormTree(tree)
    for node in tree.nodes.indices {
      found.append(view.isInner[node] ? nil : form(of: Int32(node)))
    }
  }

  /// Returns the text of a clause: an equation may be turned around or multiplied by −1.
  func text(of clause: Statement.Clause) -> String {
    let left = look(clause.left)
    guard let relation = clause.relation else { return signed(left) }
    let right = look(clause.right)
    let isOpposite = left.isNegative != right.isNegative
    switch relation {
    case .equal, .unequal:
      let sides = [left.text, right.text].sorted()
      return "\(relation.rawValue)\(isOpposite)\(sides[0])=\(sides[1])"
    default:
      let isReversed = (relation == .less || relation == .lessOrEqual) == left.isNegative
      let sides = isReversed ? [right.text, left.text] : [left.text, right.text]
      return "\(relation.direction.rawValue)\(isOpposite)\(sides[0])<\(sides[1])"
    }
  }

  /// Returns the text of a node, without its sign.
  func text(of node: Int32) -> String { look(node).text }

  private func look(_ node: Int32) -> Form { found[Int(node)] ?? form(of: node) }

  private func signed(_ form: Form) -> String { (form.isNegative ? "-" : "") + form.text }

  private func form(of index: Int32) -> Form {
    let node = view[index]
    switch node.operation {
    case .number: return Form(text: number(node))
    case .variable: return Form(text: view.tree.names[Int(node.left)])
    case .negate:
      let inner = look(node.left)
      return Form(text: inner.text, isNegative: !inner.isNegative)
    case .add, .subtract: return sum(index)
    case .multiply, .divide: return product(index)
    case .power: return power(node)
    case .call:
      return Form(text: view.tree.names[Int(node.right)] + signed(look(node.left)) + ")")
    default:
      let arity = node.operation.arity
      let first = arity > 0 ? signed(look(node.left)) : ""
      let second = arity > 1 ? "," + signed(look(node.right)) : ""
      return Form(text: "\(node.operation.rawValue)(\(first)\(second))")
    }
  }

  private func number(_ node: ExpressionTree.Node) -> String {
    let literal = view.tree.literals[Int(node.left)]
    let limbs = view.tree.limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)]
    let digits = limbs.map { String($0) }.joined(separator: "_")
    return literal.decimals == 0 ? digits : "\(digits)e-\(literal.decimals)"
  }

  private func sum(_ index: Int32) -> Form {
    var terms = view.terms(index).map { term in
      let form = look(term.node)
      return Form(text: form.text, isNegative: form.isNegative != term.isNegative)
    }
    terms.sort { ($0.text, $0.isNegative ? 1 : 0) < ($1.text, $1.isNegative ? 1 : 0) }
    let isNegative = terms.first?.isNegative ?? false
    let texts = terms.map { ($0.isNegative == isNegative ? "+" : "-") + $0.text }
    return Form(text: "(\(texts.joined()))", isNegative: isNegative)
  }

  private func product(_ index: Int32) -> Form {
    let (above, below, isNegative) = view.factors(index)
    let isOdd = (above + below).count { look($0).isNegative }.isMultiple(of: 2) == isNegative
    let top = above.map { look($0).text }.sorted().joined(separator: "*")
    let bottom = below.map { look($0).text }.sorted().joined(separator: "*")
    return Form(text: "[\(top)/\(bottom)]", isNegative: isOdd)
  }

  private func power(_ node: ExpressionTree.Node) -> Form {
    let (base, exponent) = (look(node.left), look(node.right))
    let whole = view.exact[node.right].flatMap { $0.isInteger ? $0.numerator : nil }
    guard base.isNegative, let whole else {
      return Form(text: "\(signed(base))^\(signed(exponent))")
    }
    return Form(text: "\(base.text)^\(signed(exponent))", isNegative: !whole.isMultiple(of: 2))
  }
}
