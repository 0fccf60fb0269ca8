// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

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
    /// The number of digits without leading zeros.
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
  ///   - count: The number of them that are digits.
  ///   - decimals: The number of digits that are decimals, or nil without a decimal sign.
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

/// The operation of a node of an expression on the nodes below it.
enum Operation: UInt8, Hashable, Sendable {
  case number, variable
  case e, pi, imaginaryUnit, infinity
  case negate, add, subtract, multiply, divide, power
  /// A declared function of one argument.
  case call
  /// A root, of the right node's degree.
  case root
  /// A logarithm, to the right node's base.
  case logarithm
  case squareRoot, absolute, factorial, naturalLogarithm
  /// The next whole number below or above.
  case floor, ceiling
  case sine, cosine, tangent, cotangent, secant, cosecant
  case arcsine, arccosine, arctangent, arccotangent, arcsecant, arccosecant
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case hyperbolicCotangent, hyperbolicSecant, hyperbolicCosecant
  case areaSine, areaCosine, areaTangent, areaCotangent, areaSecant, areaCosecant

  /// The number of nodes it is made of.
  var arity: Int {
    switch self {
    case .number, .variable, .e, .pi, .imaginaryUnit, .infinity: 0
    case .add, .subtract, .multiply, .divide, .power, .root, .logarithm: 2
    default: 1
    }
  }

  /// The function that undoes this one.
  var inverse: Operation? {
    let first = Operation.sine.rawValue
    guard rawValue >= first else { return nil }
    // The functions stand in groups of six, each followed by the group of its inverses.
    let group = (rawValue - first) / 6
    return Operation(rawValue: group.isMultiple(of: 2) ? rawValue + 6 : rawValue - 6)
  }
}

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
  /// The number of choices: a! / (b!·(a − b)!).
  case binomial
  /// The greatest common divisor, or the least common multiple, of whole numbers.
  case commonDivisor, commonMultiple

  /// The number of arguments that it takes.
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
  /// A part that is needed twice is copied, so that the limit of nodes holds for all that is ever
  /// walked.
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

extension ExpressionTree {
  /// Appends the derivative of an expression, by the rules for sums, products, quotients, powers
  /// and chains.
  ///
  /// Nodes are shared and not copied, so that a derivative takes a few nodes for each of the
  /// expression.
  ///
  /// - Returns: Its root, or nil for what has no rule here, such as a factorial, and when there is
  ///   no room.
  mutating func appendDerivative(of root: Int32, in name: String) -> Int32? {
    guard root < nodes.count else { return nil }
    var parts = Set([root])
    for index in stride(from: root, through: 0, by: -1) where parts.contains(index) {
      let node = self[index]
      if node.operation.arity > 0 { parts.insert(node.left) }
      if node.operation.arity > 1 { parts.insert(node.right) }
    }
    // The derivative of each node; none where the variable does not occur.
    var derivatives: [Int32: Int32] = [:]
    for index in parts.sorted() {
      guard nodes.count + 24 < Self.nodeLimit else { return nil }
      let node = self[index]
      let arity = node.operation.arity
      let left = arity > 0 ? derivatives[node.left] : nil
      let right = arity > 1 ? derivatives[node.right] : nil
      if node.operation == .variable {
        if names[Int(node.left)] == name { derivatives[index] = append(integer: 1) }
      } else if left != nil || right != nil {
        guard let derivative = derivative(of: index, left, right) else { return nil }
        derivatives[index] = derivative
      }
    }
    return derivatives[root] ?? append(integer: 0)
  }

  /// The derivative of a node from those of the nodes below it.
  private mutating func derivative(of index: Int32, _ left: Int32?, _ right: Int32?) -> Int32? {
    let node = self[index]
    let (u, v) = (node.left, node.right)
    switch node.operation {
    case .negate: return left.map { append(.negate, $0) }
    case .add, .subtract:
      if let left, let right { return append(node.operation, left, right) }
      return left ?? right.map { node.operation == .add ? $0 : append(.negate, $0) }
    case .multiply:
      let first = left.map { append(.multiply, $0, v) }
      let second = right.map { append(.multiply, u, $0) }
      if let first, let second { return append(.add, first, second) }
      return first ?? second
    case .divide:
      guard let right else { return left.map { append(.divide, $0, v) } }
      let below = append(.multiply, v, v)
      let second = append(.multiply, u, right)
      let above = left.map { append(.subtract, append(.multiply, $0, v), second) }
      return append(.divide, above ?? append(.negate, second), below)
    case .power: return power(index, u, v, left, right)
    case .root:
      guard right == nil, let left else { return nil }
      let exponent = append(.divide, append(integer: 1), v)
      return append(.divide, append(.multiply, append(.multiply, exponent, index), left), u)
    case .logarithm:
      guard right == nil, let left else { return nil }
      return append(.divide, left, append(.multiply, u, append(.naturalLogarithm, v)))
    default: return left.flatMap { chain(node.operation, index, of: u, times: $0) }
    }
  }

  private mutating func power(
    _ index: Int32,
    _ u: Int32,
    _ v: Int32,
    _ left: Int32?,
    _ right: Int32?
  )
    -> Int32?
  {
    let first = left.map { left in
      let lower = append(.power, u, lowered(v))
      return append(.multiply, append(.multiply, v, lower), left)
    }
    guard let right else { return first }
    let isNatural = self[u].operation == .e
    let slope = isNatural ? right : append(.multiply, append(.naturalLogarithm, u), right)
    let second = append(.multiply, index, slope)
    return first.map { append(.add, $0, second) } ?? second
  }

  /// An exponent less 1.
  private mutating func lowered(_ exponent: Int32) -> Int32 {
    append(.subtract, exponent, append(integer: 1))
  }

  /// The derivative of a function of one argument.
  private mutating func chain(
    _ operation: Operation,
    _ index: Int32,
    of u: Int32,
    times slope: Int32
  ) -> Int32? {
    let square = append(.multiply, u, u)
    let one = append(integer: 1)
    /// slope · factor
    func product(_ factor: Int32, isNegative: Bool = false) -> Int32 {
      let product = append(.multiply, factor, slope)
      return isNegative ? append(.negate, product) : product
    }
    /// slope / divisor
    func quotient(_ divisor: Int32, isNegative: Bool = false) -> Int32 {
      let quotient = append(.divide, slope, divisor)
      return isNegative ? append(.negate, quotient) : quotient
    }
    let (lessSquare, moreSquare) = (append(.subtract, one, square), append(.add, square, one))
    switch operation {
    case .squareRoot: return quotient(append(.multiply, append(integer: 2), index))
    case .absolute: return product(append(.divide, u, index))
    case .naturalLogarithm: return quotient(u)
    case .sine: return product(append(.cosine, u))
    case .cosine: return product(append(.sine, u), isNegative: true)
    case .tangent: return quotient(append(.multiply, append(.cosine, u), append(.cosine, u)))
    case .cotangent:
      return quotient(append(.multiply, append(.sine, u), append(.sine, u)), isNegative: true)
    case .secant: return product(append(.multiply, index, append(.tangent, u)))
    case .cosecant:
      return product(append(.multiply, index, append(.cotangent, u)), isNegative: true)
    case .arcsine: return quotient(append(.squareRoot, lessSquare))
    case .arccosine: return quotient(append(.squareRoot, lessSquare), isNegative: true)
    case .arctangent: return quotient(moreSquare)
    case .arccotangent: return quotient(moreSquare, isNegative: true)
    case .arcsecant, .arccosecant:
      let root = append(.squareRoot, append(.subtract, square, one))
      let below = append(.multiply, append(.absolute, u), root)
      return quotient(below, isNegative: operation == .arccosecant)
    case .hyperbolicSine: return product(append(.hyperbolicCosine, u))
    case .hyperbolicCosine: return product(append(.hyperbolicSine, u))
    case .hyperbolicTangent: return product(append(.subtract, one, append(.multiply, index, index)))
    case .hyperbolicCotangent:
      return product(append(.subtract, one, append(.multiply, index, index)))
    case .hyperbolicSecant:
      return product(append(.multiply, index, append(.hyperbolicTangent, u)), isNegative: true)
    case .hyperbolicCosecant:
      return product(append(.multiply, index, append(.hyperbolicCotangent, u)), isNegative: true)
    case .areaSine: return quotient(append(.squareRoot, moreSquare))
    case .areaCosine: return quotient(append(.squareRoot, append(.subtract, square, one)))
    case .areaTangent, .areaCotangent: return quotient(lessSquare)
    case .areaSecant:
      return quotient(append(.multiply, u, append(.squareRoot, lessSquare)), isNegative: true)
    case .areaCosecant:
      let below = append(.multiply, append(.absolute, u), append(.squareRoot, moreSquare))
      return quotient(below, isNegative: true)
    default: return nil
    }
  }
}
