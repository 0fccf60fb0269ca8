// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An expression with one of the slips in it that learners make again and again.
struct ExpressionSlips {
  struct Slip {
    var name: String
    var tree: ExpressionTree
    var root: Int32
  }

  private let source: ExpressionTree
  private let root: Int32

  init(_ tree: ExpressionTree, root: Int32) {
    source = tree
    self.root = root
  }

  /// The expression with each slip in each place.
  var all: [Slip] { ofValue + ofParts }

  // MARK: The whole value

  private var ofValue: [Slip] {
    let powers = [10, 100, 1000].flatMap { ten in
      [changed("powerOfTen", .multiply, ten), changed("powerOfTen", .divide, ten)]
    }
    var slips = [changed("factorTwo", .multiply, 2), changed("factorTwo", .divide, 2)] + powers
    var tree = source
    let opposite = tree.append(.negate, root)
    slips.append(Slip(name: "sign", tree: tree, root: opposite))
    tree = source
    let one = tree.append(integer: 1)
    let inverse = tree.append(.divide, one, root)
    return slips + [Slip(name: "reciprocal", tree: tree, root: inverse)]
  }

  private func changed(_ name: String, _ operation: Operation, _ factor: UInt64) -> Slip {
    var tree = source
    let number = tree.append(integer: factor)
    let changed = tree.append(operation, root, number)
    return Slip(name: name, tree: tree, root: changed)
  }

  // MARK: A part

  private var ofParts: [Slip] {
    source.nodes(below: root).flatMap(slips)
  }

  private func slips(at index: Int32) -> [Slip] {
    let node = source[index]
    switch node.operation {
    case .add, .subtract:
      let other: Operation = node.operation == .add ? .subtract : .add
      let flipped = replacing(index, "termSign") { $0.append(other, node.left, node.right) }
      // The first term has its sign before it.
      let first = replacing(index, "termSign") { tree in
        tree.append(node.operation, tree.append(.negate, node.left), node.right)
      }
      return [flipped] + (isSum(node.left) ? [] : [first])
    case .multiply: return brackets(index)
    case .power: return binomials(index)
    case .sine, .cosine, .tangent:
      return [Operation.multiply, .divide].map { operation in
        replacing(index, "degrees") { tree in
          let half = tree.append(integer: 180)
          let degree = tree.append(.divide, tree.append(.pi), half)
          return tree.append(node.operation, tree.append(operation, node.left, degree))
        }
      }
    default: return []
    }
  }

  private func isSum(_ node: Int32) -> Bool {
    source[node].operation == .add || source[node].operation == .subtract
  }

  /// 2(x + 3) as 2x + 3 or x + 2·3, and 2(x + y + 3) as 2x + y + 3 too.
  private func brackets(_ index: Int32) -> [Slip] {
    let node = source[index]
    return [(node.left, node.right), (node.right, node.left)].flatMap { factor, sum in
      guard isSum(sum), !isSum(factor) else { return [Slip]() }
      let terms = source[sum]
      let missed = replacing(index, "bracket") { tree in
        tree.append(terms.operation, tree.append(.multiply, factor, terms.left), terms.right)
      }
      let onlyLast = replacing(index, "bracket") { tree in
        tree.append(terms.operation, terms.left, tree.append(.multiply, terms.right, factor))
      }
      guard isSum(terms.left) else { return [missed, onlyLast] }
      let first = source[terms.left]
      let onlyFirst = replacing(index, "bracket") { tree in
        let start = tree.append(.multiply, factor, first.left)
        let middle = tree.append(first.operation, start, first.right)
        return tree.append(terms.operation, middle, terms.right)
      }
      return [missed, onlyLast, onlyFirst]
    }
  }

  /// (a + b)² as a² + b², and (a − b)² as a² − b² or a² + b².
  private func binomials(_ index: Int32) -> [Slip] {
    let node = source[index]
    let exact = ExactValues(source) { _ in nil }
    guard isSum(node.left), let exponent = exact[node.right], exponent.isInteger,
      exponent.numerator == 2
    else { return [] }
    let terms = source[node.left]
    let operations: [Operation] = terms.operation == .add ? [.add] : [.subtract, .add]
    return operations.map { operation in
      replacing(index, "binomial") { tree in
        let first = tree.append(.power, terms.left, node.right)
        return tree.append(operation, first, tree.append(.power, terms.right, node.right))
      }
    }
  }

  /// The expression with another one in the place of a node.
  private func replacing(
    _ index: Int32,
    _ name: String,
    by make: (inout ExpressionTree) -> Int32
  ) -> Slip {
    var tree = source
    let replacement = make(&tree)
    guard index != root else { return Slip(name: name, tree: tree, root: replacement) }
    var copies = [index: replacement]
    // Nodes come after those that they are made of, so one walk finds all that changes.
    for above in (index + 1)...root {
      let node = source[above]
      let arity = node.operation.arity
      let left = arity > 0 ? copies[node.left] : nil
      let right = arity > 1 ? copies[node.right] : nil
      guard left != nil || right != nil else { continue }
      copies[above] = tree.append(node.operation, left ?? node.left, right ?? node.right)
    }
    return Slip(name: name, tree: tree, root: copies[root] ?? root)
  }
}
