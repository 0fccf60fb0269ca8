// SPDX-License-Identifier: Apache-2.0

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
