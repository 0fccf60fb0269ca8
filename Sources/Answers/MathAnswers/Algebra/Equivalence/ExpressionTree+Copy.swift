// SPDX-License-Identifier: Apache-2.0
extension ExpressionTree {
  /// Appends an expression of another tree, with other nodes in the place of some.
  ///
  /// - Parameters:
  ///   - root: The root of the expression there.
  ///   - other: The other tree.
  ///   - replacement: The node here that stands for one there, or nil when it is copied.
  /// - Returns: Its root here, or nil when there is no room.
  mutating func append(
    _ root: Int32,
    of other: ExpressionTree,
    replacement: (Node) -> Int32? = { _ in nil }
  ) -> Int32? {
    var copies: [Int32: Int32] = [:]
    for index in other.nodes(below: root).sorted() where copies[index] == nil {
      let node = other[index]
      guard nodes.count < Self.nodeLimit - 1 else { return nil }
      if let replaced = replacement(node) {
        copies[index] = replaced
        continue
      }
      switch node.operation {
      case .number:
        copies[index] = append(other.literals[Int(node.left)], of: other)
      case .variable: copies[index] = append(variable: other.names[Int(node.left)])
      case .call:
        guard let argument = copies[node.left] else { return nil }
        let name = other.names[Int(node.right)]
        copies[index] = append(call: String(name.dropLast()), of: argument)
      default:
        let arity = node.operation.arity
        copies[index] = append(
          node.operation,
          arity > 0 ? copies[node.left] ?? -1 : -1,
          arity > 1 ? copies[node.right] ?? -1 : -1
        )
      }
    }
    return copies[root]
  }

  /// The nodes below a node, itself included.
  func nodes(below node: Int32) -> [Int32] {
    var found: [Int32] = []
    var open = [node]
    while let next = open.popLast() {
      found.append(next)
      let arity = self[next].operation.arity
      if arity > 0 { open.append(self[next].left) }
      if arity > 1 { open.append(self[next].right) }
      // Parts that are shared would be walked again and again.
      guard found.count <= Self.nodeLimit * 4 else { break }
    }
    return found
  }

  /// Whether an expression divides by a variable.
  func divides(below node: Int32) -> Bool {
    nodes(below: node).contains { index in
      switch self[index].operation {
      case .divide: !names(below: self[index].right).isEmpty
      // A power may have an exponent below 0.
      case .power: self[self[index].right].operation != .number
      default: false
      }
    }
  }

  /// The names of the variables and declared functions of an expression.
  func names(below node: Int32) -> Set<String> {
    var found: Set<String> = []
    for index in nodes(below: node) {
      let node = self[index]
      if node.operation == .variable { found.insert(names[Int(node.left)]) }
      if node.operation == .call { found.insert(names[Int(node.right)]) }
    }
    return found
  }
}
