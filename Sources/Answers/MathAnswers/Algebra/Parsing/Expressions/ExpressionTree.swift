// SPDX-License-Identifier: Apache-2.0

/// Expressions as a flat list of nodes, each after the nodes it is made of.
///
/// The order makes every walk a loop: no expression, however deep, needs recursion to be evaluated.
struct ExpressionTree: Hashable, Sendable {
  struct Node: Hashable, Sendable {
    var operation: Operation
    /// The first operand, or the offset of the number or name.
    var left: Int32
    /// The second operand, or the offset of a declared function's name.
    var right: Int32
  }

  /// A number as it was written: its digits as one integer, and how many of them are decimals.
  struct Literal: Hashable, Sendable {
    /// The integer in limbs of base 10^18, the highest first.
    var limbs: Range<Int32>
    var decimals: Int32
    /// How many digits there are without leading zeros.
    var digits: Int32
    var hasDecimalSign: Bool
  }

  private(set) var nodes: [Node] = []
  private(set) var names: [String] = []
  private(set) var literals: [Literal] = []
  private(set) var limbs: [UInt64] = []

  /// The most nodes that are kept.
  static let nodeLimit = 4096
  /// The most names that are kept.
  static let nameLimit = 100
  static let limbBase: UInt64 = 1_000_000_000_000_000_000

  /// Makes room, so that reading an expression allocates once.
  mutating func reserve(nodes nodeCount: Int, numbers: Int) {
    nodes.reserveCapacity(nodeCount)
    literals.reserveCapacity(numbers)
    limbs.reserveCapacity(numbers)
  }

  mutating func append(_ operation: Operation, _ left: Int32 = -1, _ right: Int32 = -1) -> Int32 {
    nodes.append(Node(operation: operation, left: left, right: right))
    return Int32(nodes.count - 1)
  }

  mutating func append(integer: UInt64) -> Int32 {
    let start = Int32(limbs.count)
    if integer >= Self.limbBase { limbs.append(integer / Self.limbBase) }
    limbs.append(integer % Self.limbBase)
    return append(
      Literal(
        limbs: start..<Int32(limbs.count),
        decimals: 0,
        digits: Int32(String(integer).count),
        hasDecimalSign: false
      )
    )
  }

  /// Appends a number as it is written.
  ///
  /// - Parameters:
  ///   - text: The bytes, of which those that are no digits separate groups and decimals.
  ///   - count: How many of them are digits.
  ///   - decimals: How many digits are decimals, or nil without a decimal sign.
  /// - Returns: The place of the new node.
  mutating func append(number text: ArraySlice<UInt8>, digits count: Int, decimals: Int?) -> Int32 {
    let start = Int32(limbs.count)
    var limb: UInt64 = 0
    var left = count
    var significant: Int32 = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { continue }
      limb = limb * 10 + UInt64(digit)
      left -= 1
      if significant > 0 || digit != 0 { significant += 1 }
      if left.isMultiple(of: 18) {
        limbs.append(limb)
        limb = 0
      }
    }
    return append(
      Literal(
        limbs: start..<Int32(limbs.count),
        decimals: Int32(decimals ?? 0),
        digits: significant,
        hasDecimalSign: decimals != nil
      )
    )
  }

  private mutating func append(_ literal: Literal) -> Int32 {
    literals.append(literal)
    return append(.number, Int32(literals.count - 1))
  }

  mutating func append(_ literal: Literal, of other: ExpressionTree) -> Int32 {
    let start = Int32(limbs.count)
    limbs += other.limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)]
    var copy = literal
    copy.limbs = start..<Int32(limbs.count)
    return append(copy)
  }

  mutating func append(variable name: String) -> Int32 {
    append(.variable, offset(of: name))
  }

  mutating func append(call name: String, of argument: Int32) -> Int32 {
    append(.call, argument, offset(of: name + "("))
  }

  /// Names of declared functions end with a bracket, so that `f` and `f(` are two names.
  private mutating func offset(of name: String) -> Int32 {
    if let offset = names.firstIndex(of: name) { return Int32(offset) }
    names.append(name)
    return Int32(names.count - 1)
  }

  subscript(index: Int32) -> Node { nodes[Int(index)] }
}
