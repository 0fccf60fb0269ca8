// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Describes how an expression is written, apart from the order of terms and factors and from signs.
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

  /// How a clause is written: an equation may be turned around or multiplied by −1.
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

  /// How a node is written, without its sign.
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
