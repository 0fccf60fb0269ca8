// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// A function that is read as an expression with the same value.
enum ComposedFunction: Hashable {
  /// The larger of two numbers: (a + b + |a − b|) / 2.
  case maximum
  /// The smaller of two numbers: (a + b − |a − b|) / 2.
  case minimum
  /// 1 or −1: a / |a|.
  case sign
  /// The angle of a point, its second coordinate first: 2 arctan(a / (√(a² + b²) + b)).
  case angle
  /// The rest of a division: a − b·⌊a/b⌋.
  case remainder
  /// How many choices there are: a! / (b!·(a − b)!).
  case binomial
  /// The greatest common divisor, or the least common multiple, of whole numbers.
  case commonDivisor, commonMultiple

  /// How many arguments it has.
  var arguments: ClosedRange<Int> {
    switch self {
    case .sign: 1...1
    case .angle, .remainder, .binomial: 2...2
    case .maximum, .minimum, .commonDivisor, .commonMultiple: 2...100
    }
  }
}

extension ExpressionParser {
  /// A composed function with its arguments in brackets.
  ///
  /// A part that is needed twice is copied, so that the limit of nodes holds for all that is ever walked.
  mutating func composed(_ function: ComposedFunction) throws(Verdict.ExpressionFault) -> Int32 {
    let name = String(decoding: tokenizer.bytes[token.start..<token.end], as: UTF8.self)
    let isNoNumber = fault(.unknownCommand(name))
    advance()
    guard case .open(let bracket) = token.kind else {
      guard function == .sign else { throw unexpected(.sign("(")) }
      try enter()
      defer { leave() }
      let start = Int32(tree.nodes.count)
      let root = try functionArgument()
      let size = try append(.absolute, try copy(Part(start: start, root: root)))
      return try append(.divide, root, size)
    }
    let opening = token
    try enter()
    defer { leave() }
    let bars = openBars
    openBars = 0
    advance()
    var arguments = [try counted()]
    while arguments.count < function.arguments.upperBound, skip(.comma) || skip(.semicolon) {
      arguments.append(try counted())
    }
    guard function.arguments.contains(arguments.count) else { throw unexpected(.sign(",")) }
    openBars = bars
    try close(bracket, opening: opening)
    let first = arguments[0]
    switch function {
    case .sign: return try append(.divide, first.root, try append(.absolute, try copy(first)))
    case .angle: return try angle(first, arguments[1])
    case .remainder: return try remainder(first, arguments[1])
    case .binomial: return try binomial(first, arguments[1])
    case .maximum, .minimum:
      var result = first
      for other in arguments.dropFirst() {
        result.root = try extremum(result, other, isLargest: function == .maximum)
      }
      return result.root
    case .commonDivisor, .commonMultiple:
      guard var result = wholeNumber(first) else { throw isNoNumber }
      for argument in arguments.dropFirst() {
        guard let number = wholeNumber(argument) else { throw isNoNumber }
        let divisor = number.greatestCommonDivisor(with: result)
        let (multiple, isTooLarge) = (result / max(divisor, 1)).multipliedReportingOverflow(
          by: number
        )
        guard function == .commonDivisor || !isTooLarge else { throw isNoNumber }
        result = function == .commonDivisor ? divisor : multiple
      }
      try checkRoom()
      return tree.append(integer: UInt64(result))
    }
  }

  /// An expression and where its nodes begin; its root is the last of them.
  struct Part {
    var start: Int32
    var root: Int32

    /// Whether it is a single number, name or constant.
    var isLeaf: Bool { start == root }
  }

  mutating func counted() throws(Verdict.ExpressionFault) -> Part {
    let start = Int32(tree.nodes.count)
    return Part(start: start, root: try sum())
  }

  /// The magnitude of an expression, if it is a whole number.
  private func wholeNumber(_ part: Part) -> UInt? {
    var own = ExpressionTree()
    guard own.append(part.root, of: tree) != nil,
      let value = ExactValues(own, variable: { _ in nil }).values.last ?? nil, value.isInteger
    else { return nil }
    return value.numerator.magnitude
  }

  mutating func copy(_ part: Part) throws(Verdict.ExpressionFault) -> Int32 {
    let shift = Int32(tree.nodes.count) - part.start
    for index in part.start...part.root {
      let node = tree[index]
      let arity = node.operation.arity
      _ = try append(
        node.operation,
        arity > 0 ? node.left + shift : node.left,
        arity > 1 ? node.right + shift : node.right
      )
    }
    return part.root + shift
  }

  mutating func remainder(_ a: Part, _ b: Part) throws(Verdict.ExpressionFault) -> Int32 {
    let quotient = try append(.floor, try append(.divide, try copy(a), try copy(b)))
    return try append(.subtract, a.root, try append(.multiply, b.root, quotient))
  }

  private mutating func extremum(_ a: Part, _ b: Part, isLargest: Bool) throws(Verdict
    .ExpressionFault)
    -> Int32
  {
    let difference = try append(.subtract, try copy(a), try copy(b))
    let distance = try append(.absolute, difference)
    let total = try append(.add, a.root, b.root)
    let double = try append(isLargest ? .add : .subtract, total, distance)
    return try append(.divide, double, try append(integer: 2))
  }

  private mutating func angle(_ a: Part, _ b: Part) throws(Verdict.ExpressionFault) -> Int32 {
    let first = try append(.power, try copy(a), try append(integer: 2))
    let second = try append(.power, try copy(b), try append(integer: 2))
    let distance = try append(.squareRoot, try append(.add, first, second))
    let below = try append(.add, distance, b.root)
    let half = try append(.arctangent, try append(.divide, a.root, below))
    return try append(.multiply, try append(integer: 2), half)
  }
}
