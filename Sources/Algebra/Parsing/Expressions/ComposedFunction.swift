internal import AnswerMatching

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
}

extension ExpressionParser {
  /// A composed function with its arguments in brackets.
  ///
  /// A part that is needed twice is copied, so that the limit of nodes holds for all that is ever walked.
  mutating func composed(_ function: ComposedFunction) throws(Verdict.ExpressionFault) -> Int32 {
    advance()
    guard case .open(let bracket) = token.kind else { throw unexpected(.sign("(")) }
    let opening = token
    try enter()
    defer { leave() }
    let bars = openBars
    openBars = 0
    advance()
    let (first, second) = try (counted(), function == .sign ? nil : secondArgument())
    openBars = bars
    try close(bracket, opening: opening)
    guard let second else {
      return try append(.divide, first.root, try append(.absolute, try copy(first)))
    }
    return function == .angle
      ? try angle(first, second) : try extremum(first, second, isLargest: function == .maximum)
  }

  /// A sum and where its nodes begin; its root is the last of them.
  private struct Part {
    var start: Int32
    var root: Int32
  }

  private mutating func counted() throws(Verdict.ExpressionFault) -> Part {
    let start = Int32(tree.nodes.count)
    return Part(start: start, root: try sum())
  }

  private mutating func secondArgument() throws(Verdict.ExpressionFault) -> Part {
    guard skip(.comma) || skip(.semicolon) else { throw unexpected(.sign(",")) }
    return try counted()
  }

  private mutating func copy(_ part: Part) throws(Verdict.ExpressionFault) -> Int32 {
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
