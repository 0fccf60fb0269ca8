// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// Reads expressions: sums of products of powers of what stands in brackets.
///
/// The methods go down the levels of precedence; each returns the root of what it read.
struct ExpressionParser {
  let tokenizer: Tokenizer
  var tokens: [Token]
  var index = 0
  var tree = ExpressionTree()
  /// Whether ± is read as plus.
  let readsPlus: Bool
  private(set) var sawPlusMinus = false
  /// Whether letters that follow a letter below a stroke are below it too: a/bc.
  var readsLongDenominators = false
  private(set) var sawLongDenominator = false
  /// Whether the answer began with a variable and the sign of membership.
  var saysMember = false
  /// How many bars of absolute values are open in the innermost bracket.
  var openBars = 0
  /// The present numbers of the running names of sums and products.
  var running: [String: Int] = [:]
  private var depth = 0

  /// How deep brackets, powers and arguments may be nested.
  static let depthLimit = 64

  init(_ tokenizer: Tokenizer, readsPlus: Bool) {
    self.tokenizer = tokenizer
    self.readsPlus = readsPlus
    tokens = tokenizer.tokens
    tree.reserve(nodes: tokens.count, numbers: tokens.count { $0.kind.isNumber })
  }

  var token: Token { tokens[index] }

  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  /// Passes over a token if it is of a kind.
  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  // MARK: Levels of precedence

  mutating func sum() throws(Verdict.ExpressionFault) -> Int32 {
    let start = Int32(tree.nodes.count)
    var left = try signedProduct()
    while let operation = additive {
      advance()
      left = try append(operation, left, try product())
    }
    guard token.kind == .overAll || token.kind == .choose else { return left }
    return try divided(Part(start: start, root: left))
  }

  /// What `\over` or `\choose` makes of all before and all behind it.
  ///
  /// As a word outside of brackets "choose" stands between single numbers or names only, because "n + 1 choose 2"
  /// can be meant in two ways.
  private mutating func divided(_ above: Part) throws(Verdict.ExpressionFault) -> Int32 {
    let sign = token
    let isOpen = depth == 0 && tokenizer.byte(at: sign.start) != UInt8(ascii: "\\")
    let word = String(decoding: tokenizer.bytes[sign.start..<sign.end], as: UTF8.self)
    let isUnclear = fault(.unknownCommand(word.filter { $0 != " " }))
    advance()
    try enter()
    defer { leave() }
    let below = try counted()
    guard sign.kind == .choose else { return try append(.divide, above.root, below.root) }
    guard !isOpen || above.isLeaf && below.isLeaf else { throw isUnclear }
    return try binomial(above, below)
  }

  /// The operation of a sum that comes next.
  private var additive: Operation? {
    mutating get {
      switch token.kind {
      case .plus: return .add
      case .minus: return .subtract
      case .plusMinus, .minusPlus:
        sawPlusMinus = true
        return (token.kind == .plusMinus) == readsPlus ? .add : .subtract
      default: return nil
      }
    }
  }

  /// A product with the signs before it: −x·y is −(x·y), but −7 mod 3 is (−7) mod 3.
  private mutating func signedProduct() throws(Verdict.ExpressionFault) -> Int32 {
    try product(minusSigns: try leadingSigns())
  }

  private mutating func negate(_ node: Int32, times: Int) throws(Verdict.ExpressionFault) -> Int32 {
    var node = node
    for _ in 0..<times { node = try append(.negate, node) }
    return node
  }

  /// Passes over signs and returns how many of them are minus.
  private mutating func leadingSigns() throws(Verdict.ExpressionFault) -> Int {
    var count = 0
    var minus = 0
    while let operation = additive {
      advance()
      count += 1
      if operation == .subtract { minus += 1 }
      guard count <= Self.depthLimit else { throw fault(.nestedTooDeeply(limit: Self.depthLimit)) }
    }
    return minus
  }

  mutating func product(minusSigns: Int = 0) throws(Verdict.ExpressionFault) -> Int32 {
    var minusSigns = minusSigns
    let start = Int32(tree.nodes.count)
    var left = try factor()
    while true {
      switch token.kind {
      case .times:
        advance()
        left = try append(.multiply, left, try factor())
      case .over:
        advance()
        var divisor = try factor()
        while tree[divisor].operation == .variable || readsLongDenominators,
          case .variable = token.kind
        {
          sawLongDenominator = true
          guard readsLongDenominators else { break }
          divisor = try append(.multiply, divisor, try power())
        }
        left = try append(.divide, left, divisor)
      case .modulo:
        left = try negate(left, times: minusSigns)
        minusSigns = 0
        advance()
        let below = Int32(tree.nodes.count)
        left = try remainder(Part(start: start, root: left), Part(start: below, root: try factor()))
      default:
        guard try startsFactor else { return try negate(left, times: minusSigns) }
        left = try append(.multiply, left, try power())
      }
    }
  }

  /// Whether what comes next is multiplied without a sign for it.
  var startsFactor: Bool {
    get throws(Verdict.ExpressionFault) {
      switch token.kind {
      case .variable, .function, .exponential, .logarithm, .root, .fixedRoot, .degreeRoot,
        .fraction,
        .binomial, .repeated, .composed, .call, .constant, .openBar, .vulgarFraction, .integer:
        return true
      case .open(let bracket): return bracket != .set
      case .bar: return openBars == 0
      case .number:
        guard index > 0 else { return true }
        switch tokens[index - 1].kind {
        case .close, .closeBar, .bar, .factorial, .superscript, .fraction, .root: return true
        default: throw fault(.missingOperator)
        }
      default: return false
      }
    }
  }

  private mutating func factor() throws(Verdict.ExpressionFault) -> Int32 {
    let signs = try leadingSigns()
    return try negate(try power(), times: signs)
  }

  mutating func power() throws(Verdict.ExpressionFault) -> Int32 {
    var base = try postfix()
    while true {
      switch token.kind {
      case .superscript(let exponent):
        advance()
        base = try append(.power, base, try append(integer: exponent))
      case .power:
        advance()
        return try append(.power, base, try exponent())
      default: return base
      }
    }
  }

  /// An exponent: powers go from right to left.
  mutating func exponent() throws(Verdict.ExpressionFault) -> Int32 {
    try enter()
    defer { leave() }
    let signs = try leadingSigns()
    return try negate(try power(), times: signs)
  }

  private mutating func postfix() throws(Verdict.ExpressionFault) -> Int32 {
    var node = try atom()
    while true {
      switch token.kind {
      case .factorial: node = try append(.factorial, node)
      case .percent: node = try append(.divide, node, try append(integer: 100))
      case .degree: node = try degrees(node)
      case .power where next.kind == .degree:
        advance()
        node = try degrees(node)
      case .power
      where next.kind == .open(.brace) && index + 3 < tokens.count
        && tokens[index + 2].kind == .degree && tokens[index + 3].kind == .close(.brace):
        index += 3
        node = try degrees(node)
      default: return node
      }
      advance()
    }
  }

  /// An angle in degrees, which are π/180.
  private mutating func degrees(_ node: Int32) throws(Verdict.ExpressionFault) -> Int32 {
    let pi = try append(.pi)
    return try append(.multiply, node, try append(.divide, pi, try append(integer: 180)))
  }

  // MARK: Nodes

  mutating func append(_ operation: Operation, _ left: Int32 = -1, _ right: Int32 = -1)
    throws(Verdict.ExpressionFault) -> Int32
  {
    try checkRoom()
    return tree.append(operation, left, right)
  }

  mutating func append(integer: Int) throws(Verdict.ExpressionFault) -> Int32 {
    try checkRoom()
    let node = tree.append(integer: UInt64(integer.magnitude))
    return integer < 0 ? try append(.negate, node) : node
  }

  func checkRoom() throws(Verdict.ExpressionFault) {
    guard tree.nodes.count < ExpressionTree.nodeLimit else {
      throw fault(.tooComplex(limit: ExpressionTree.nodeLimit))
    }
  }

  // MARK: Depth and faults

  mutating func enter() throws(Verdict.ExpressionFault) {
    depth += 1
    guard depth <= Self.depthLimit else { throw fault(.nestedTooDeeply(limit: Self.depthLimit)) }
  }

  mutating func leave() { depth -= 1 }

  func fault(_ reason: Verdict.ExpressionFault.Reason) -> Verdict.ExpressionFault {
    Verdict.ExpressionFault(position: tokenizer.characters(before: token.start), reason: reason)
  }

  /// The fault of a token that stands where something else is needed.
  func unexpected(_ expectation: Verdict.ExpressionFault.Expectation) -> Verdict.ExpressionFault {
    let shown = tokenizer.bytes[token.start..<min(token.end, token.start + 24)]
    return fault(.unexpected(found: String(decoding: shown, as: UTF8.self), expected: expectation))
  }
}
