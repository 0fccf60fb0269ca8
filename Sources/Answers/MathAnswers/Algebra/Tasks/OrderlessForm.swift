// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Describes how an expression is written apart from the order of terms and factors, and from the brackets
/// around some of them.
///
/// Nothing is worked out: x·x is no x², 2/4 no 1/2 and −(−x) no x.
struct OrderlessForm {
  private let tree: ExpressionTree
  private let view: FormTree
  private var found: [String] = []

  init(_ tree: ExpressionTree) {
    self.tree = tree
    view = FormTree(tree)
    for node in tree.nodes.indices {
      found.append(view.isInner[node] ? "" : text(of: Int32(node)))
    }
  }

  func text(of clause: Statement.Clause) -> String {
    let left = look(clause.left)
    guard let relation = clause.relation else { return left }
    let sides = [left, look(clause.right)]
    switch relation {
    case .equal, .unequal: return "\(relation.rawValue):\(sides.sorted().joined(separator: "|"))"
    default: return "\(relation.rawValue):\(sides.joined(separator: "|"))"
    }
  }

  private func look(_ node: Int32) -> String {
    found.indices.contains(Int(node)) && !found[Int(node)].isEmpty
      ? found[Int(node)] : text(of: node)
  }

  private func text(of index: Int32) -> String {
    let node = tree[index]
    switch node.operation {
    case .number:
      let literal = tree.literals[Int(node.left)]
      let limbs = tree.limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)]
      return limbs.map { String($0) }.joined(separator: "_") + "e\(literal.decimals)"
        + (literal.hasDecimalSign ? "." : "")
    case .variable: return tree.names[Int(node.left)]
    case .call: return tree.names[Int(node.right)] + look(node.left) + ")"
    case .add, .subtract: return "(\(terms(index).sorted().joined(separator: "+")))"
    case .negate, .multiply, .divide: return product(index, minus: 0)
    case .power: return "\(look(node.left))^\(look(node.right))"
    // A square root is a power too.
    case .squareRoot: return "\(look(node.left))^[1e0/2e0]"
    default:
      let arity = node.operation.arity
      let second = arity > 1 ? "," + look(node.right) : ""
      return "\(node.operation.rawValue)(\(arity > 0 ? look(node.left) : "")\(second))"
    }
  }

  /// The terms of a sum; a difference adds the opposite.
  private func terms(_ root: Int32) -> [String] {
    var texts: [String] = []
    var open = [(node: root, minus: 0)]
    while let (index, minus) = open.popLast() {
      let node = tree[index]
      switch node.operation {
      case .add where minus == 0, .subtract where minus == 0:
        open.append((node.left, 0))
        open.append((node.right, node.operation == .subtract ? 1 : 0))
      case .add, .subtract: texts.append("-\(minus)*\(look(index))")
      default: texts.append(product(index, minus: minus))
      }
    }
    return texts
  }

  /// The factors of a product, each minus sign being one of them.
  private func product(_ root: Int32, minus: Int) -> String {
    var minus = minus
    var (above, below): ([String], [String]) = ([], [])
    var open = [(node: root, isBelow: false)]
    while let (index, isBelow) = open.popLast() {
      let node = tree[index]
      switch node.operation {
      case .multiply: open += [(node.left, isBelow), (node.right, isBelow)]
      case .divide: open += [(node.left, isBelow), (node.right, !isBelow)]
      case .negate:
        minus += 1
        open.append((node.left, isBelow))
      default: isBelow ? below.append(look(index)) : above.append(look(index))
      }
    }
    let top = above.sorted().joined(separator: "*")
    guard minus > 0 || above.count != 1 || !below.isEmpty else { return top }
    return "\(minus > 0 ? "-\(minus)" : "")[\(top)/\(below.sorted().joined(separator: "*"))]"
  }
}
