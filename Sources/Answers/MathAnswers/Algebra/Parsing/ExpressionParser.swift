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
  /// Whether only blanks stood between the values of a matrix.
  var columnsWereBlank = false
  /// Whether the answer began with a variable and the sign of membership.
  var saysMember = false
  /// The number of bars of absolute values that are open in the innermost bracket.
  var openBars = 0
  /// The present numbers of the running names of sums and products.
  var running: [String: Int] = [:]
  private var depth = 0

  /// The maximum depth of nested brackets, powers and arguments.
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

  /// Returns the node that `\over` or `\choose` makes of all before and all behind it.
  ///
  /// As a word outside of brackets "choose" stands between single numbers or names only, because "n
  /// + 1 choose 2" can be meant in two ways.
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
    guard times > 0 else { return node }
    var node = node
    for _ in 0..<times { node = try append(.negate, node) }
    return node
  }

  /// Passes over signs and returns how many of them are minus.
  private mutating func leadingSigns() throws(Verdict.ExpressionFault) -> Int {
    // Before most factors there is none.
    switch tokens[index].kind {
    case .plus, .minus, .plusMinus, .minusPlus: break
    default: return 0
    }
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

extension ExpressionParser {
  /// A number, variable, constant, bracket, absolute value, root, fraction or function.
  mutating func atom() throws(Verdict.ExpressionFault) -> Int32 {
    let start = token
    switch start.kind {
    case .number: return try number()
    case .variable(let name) where running[name] != nil:
      advance()
      return try append(integer: running[name] ?? 0)
    case .constant(.imaginaryUnit) where running["i"] != nil:
      advance()
      return try append(integer: running["i"] ?? 0)
    case .variable(var name):
      advance()
      if !running.isEmpty { name = withRunningIndex(name) }
      try checkRoom()
      guard tree.names.count < ExpressionTree.nameLimit else {
        throw fault(.tooComplex(limit: ExpressionTree.nameLimit))
      }
      return tree.append(variable: name)
    case .constant(let operation):
      advance()
      return try append(operation)
    case .integer(let number):
      advance()
      return try append(integer: number)
    case .vulgarFraction(let above, let below):
      advance()
      return try append(.divide, try append(integer: above), try append(integer: below))
    case .open(let bracket): return try group(bracket)
    case .bar, .openBar: return try absolute()
    case .fraction:
      advance()
      let numerator = try argument()
      return try append(.divide, numerator, try argument())
    case .binomial: return try binomial()
    case .repeated(let operation): return try repeated(operation)
    case .root, .fixedRoot: return try root()
    case .degreeRoot: return try rootOfDegree()
    case .composed(let function): return try composed(function)
    case .call(let name):
      advance()
      guard case .open(let bracket) = token.kind else { throw unexpected(.sign("(")) }
      let argument = try group(bracket)
      try checkRoom()
      return tree.append(call: name, of: argument)
    case .function, .exponential, .logarithm: return try function()
    default: throw unexpected(.operand)
    }
  }

  // MARK: Numbers

  private mutating func number() throws(Verdict.ExpressionFault) -> Int32 {
    let whole = token
    let node = try append(number: whole)
    advance()
    if case .powerOfTen = token.kind {
      advance()
      let ten = try append(integer: 10)
      let isNegative = skip(.minus)
      _ = skip(.plus)
      var exponent = try append(number: token)
      if isNegative { exponent = try append(.negate, exponent) }
      advance()
      return try append(.multiply, node, try append(.power, ten, exponent))
    }
    if case .vulgarFraction = token.kind, isInteger(whole), !token.isSpaced {
      return try append(.add, node, try atom())
    }
    return try mixedNumber(whole: whole, node) ?? node
  }

  private mutating func append(number token: Token) throws(Verdict.ExpressionFault) -> Int32 {
    try checkRoom()
    let (count, decimals) = tokenizer.digits(of: token)
    guard count <= 1000 else { throw fault(.tooComplex(limit: 1000)) }
    let text = tokenizer.bytes[token.start..<token.end]
    return tree.append(number: text, digits: count, decimals: decimals)
  }

  /// The rest of a mixed number such as `2 1/2` or `2\frac{1}{2}`.
  private mutating func mixedNumber(whole: Token, _ node: Int32) throws(Verdict.ExpressionFault)
    -> Int32?
  {
    switch token.kind {
    case .number, .fraction: break
    default: return nil
    }
    guard isInteger(whole) else { return nil }
    if token.kind == .number, token.isSpaced, index + 2 < tokens.count, next.kind == .over,
      tokens[index + 2].kind == .number, isInteger(token), isInteger(tokens[index + 2])
    {
      let numerator = try append(number: token)
      index += 2
      let denominator = try append(number: token)
      advance()
      return try append(.add, node, try append(.divide, numerator, denominator))
    }
    guard token.kind == .fraction, index + 6 < tokens.count else { return nil }
    let part = tokens[index + 1...index + 6]
    let kinds = part.map(\.kind)
    guard
      kinds == [
        .open(.brace), .number, .close(.brace), .open(.brace), .number, .close(.brace),
      ], part.allSatisfy({ $0.kind != .number || isInteger($0) })
    else { return nil }
    return try append(.add, node, try atom())
  }

  private func isInteger(_ token: Token) -> Bool {
    tokenizer.bytes[token.start..<token.end].allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  // MARK: Brackets

  mutating func group(_ bracket: Token.Bracket) throws(Verdict.ExpressionFault) -> Int32 {
    let opening = token
    try enter()
    defer { leave() }
    let bars = openBars
    openBars = 0
    advance()
    let node = try sum()
    openBars = bars
    try close(bracket, opening: opening)
    switch bracket {
    case .floor: return try append(.floor, node)
    case .ceiling: return try append(.ceiling, node)
    default: return node
    }
  }

  mutating func close(_ bracket: Token.Bracket, opening: Token) throws(Verdict.ExpressionFault) {
    guard !skip(.close(bracket)) else { return }
    if token.kind == .end {
      throw Verdict.ExpressionFault(
        position: tokenizer.characters(before: opening.start),
        reason: .unclosed(bracket.rawValue)
      )
    }
    throw unexpected(.sign(bracket.closing))
  }

  private mutating func absolute() throws(Verdict.ExpressionFault) -> Int32 {
    let opening = token
    try enter()
    defer { leave() }
    let bars = openBars
    openBars += 1
    advance()
    let node = try sum()
    openBars = bars
    guard skip(.bar) || skip(.closeBar) else {
      if token.kind == .end {
        throw Verdict.ExpressionFault(
          position: tokenizer.characters(before: opening.start),
          reason: .unclosed("|")
        )
      }
      throw unexpected(.sign("|"))
    }
    return try append(.absolute, node)
  }

  /// An argument as TeX reads it: what stands in braces, else a single sign.
  mutating func argument() throws(Verdict.ExpressionFault) -> Int32 {
    if case .open(let bracket) = token.kind { return try group(bracket) }
    guard token.kind == .number, token.end - token.start > 1 else {
      try enter()
      defer { leave() }
      return try atom()
    }
    var digit = token
    digit.end = digit.start + 1
    let node = try append(number: digit)
    tokens[index].start += 1
    tokens[index].isSpaced = false
    return node
  }

  // MARK: Roots

  private mutating func root() throws(Verdict.ExpressionFault) -> Int32 {
    let kind = token.kind
    let isCommand = tokenizer.byte(at: token.start) == UInt8(ascii: "\\")
    advance()
    var degree: Int32?
    if case .fixedRoot(let number) = kind {
      degree = try append(integer: number)
    } else if token.kind == .open(.square) {
      degree = try group(.square)
    }
    let radicand: Int32
    if case .open = token.kind {
      radicand = try group(openBracket)
    } else {
      radicand = isCommand ? try argument() : try bareRadicand()
    }
    guard let degree else { return try append(.squareRoot, radicand) }
    return try append(.root, radicand, degree)
  }

  private var openBracket: Token.Bracket {
    if case .open(let bracket) = token.kind { bracket } else { .round }
  }

  private mutating func bareRadicand() throws(Verdict.ExpressionFault) -> Int32 {
    try enter()
    defer { leave() }
    return try atom()
  }

  /// `root(3, x)`: the degree comes first.
  private mutating func rootOfDegree() throws(Verdict.ExpressionFault) -> Int32 {
    advance()
    let opening = token
    guard skip(.open(.round)) else { throw unexpected(.sign("(")) }
    try enter()
    defer { leave() }
    let degree = try sum()
    guard skip(.comma) || skip(.semicolon) else { throw unexpected(.sign(",")) }
    let radicand = try sum()
    try close(.round, opening: opening)
    return try append(.root, radicand, degree)
  }
}

extension ExpressionParser {
  /// A function with its argument: in brackets, else the product that follows, as in
  /// `2 sin 3x cos y`.
  mutating func function() throws(Verdict.ExpressionFault) -> Int32 {
    let kind = token.kind
    advance()
    let base = kind == .logarithm ? try subscriptBase() : nil
    let power = try powerBeforeArgument()
    try enter()
    defer { leave() }
    if kind == .logarithm { return try logarithm(base: base, power: power) }
    let argument = try functionArgument()
    guard case .function(var operation) = kind else {
      let value = try append(.power, try append(.e), argument)
      return try raise(value, to: power)
    }
    if let power, isMinusOne(power), let inverse = operation.inverse {
      operation = inverse
      return try append(operation, argument)
    }
    return try raise(try append(operation, argument), to: power)
  }

  private mutating func raise(_ node: Int32, to power: Int32?) throws(Verdict.ExpressionFault)
    -> Int32
  {
    guard let power else { return node }
    return try append(.power, node, power)
  }

  /// The power in `sin^2 x`.
  private mutating func powerBeforeArgument() throws(Verdict.ExpressionFault) -> Int32? {
    switch token.kind {
    case .power:
      advance()
      return try exponentBeforeArgument()
    case .superscript(let number):
      advance()
      return try append(integer: number)
    default: return nil
    }
  }

  /// A signed number, name or group: the argument follows without a sign for times.
  private mutating func exponentBeforeArgument() throws(Verdict.ExpressionFault) -> Int32 {
    var signs = 0
    while skip(.minus) {
      signs += 1
      guard signs <= Self.depthLimit else { throw fault(.nestedTooDeeply(limit: Self.depthLimit)) }
    }
    try enter()
    defer { leave() }
    var node = try atom()
    for _ in 0..<signs { node = try append(.negate, node) }
    return node
  }

  private func isMinusOne(_ node: Int32) -> Bool {
    let minus = tree[node]
    guard minus.operation == .negate, tree[minus.left].operation == .number else { return false }
    let literal = tree.literals[Int(tree[minus.left].left)]
    return literal.decimals == 0 && literal.digits == 1
      && tree.limbs[Int(literal.limbs.lowerBound)] == 1
  }

  mutating func functionArgument() throws(Verdict.ExpressionFault) -> Int32 {
    if case .open(let bracket) = token.kind { return try group(bracket) }
    var signs = 0
    while skip(.minus) {
      signs += 1
      guard signs <= Self.depthLimit else { throw fault(.nestedTooDeeply(limit: Self.depthLimit)) }
    }
    var node = try power()
    while try startsFactor, !startsFunction {
      node = try append(.multiply, node, try power())
    }
    for _ in 0..<signs { node = try append(.negate, node) }
    return node
  }

  /// Whether a function comes next, which ends the argument of the one before it.
  private var startsFunction: Bool {
    switch token.kind {
    case .function, .exponential, .logarithm: true
    default: false
    }
  }

  // MARK: Logarithms

  /// The base in `log_2 x`.
  private mutating func subscriptBase() throws(Verdict.ExpressionFault) -> Int32? {
    guard skip(.underscore) else { return nil }
    if case .open(let bracket) = token.kind { return try group(bracket) }
    try enter()
    defer { leave() }
    return try atom()
  }

  /// A logarithm, to base 10 unless there is another one below or after the argument.
  private mutating func logarithm(base: Int32?, power: Int32?) throws(Verdict.ExpressionFault)
    -> Int32
  {
    var base = base
    let argument: Int32
    if base == nil, token.kind == .open(.round) {
      let opening = token
      let bars = openBars
      openBars = 0
      advance()
      argument = try sum()
      if skip(.comma) || skip(.semicolon) { base = try sum() }
      openBars = bars
      try close(.round, opening: opening)
    } else {
      argument = try functionArgument()
    }
    let ten = if let base { base } else { try append(integer: 10) }
    return try raise(try append(.logarithm, argument, ten), to: power)
  }
}

/// Notation in which a part counts several times: it is read again for each time.
extension ExpressionParser {
  /// `\binom{n}{k}` as n! / (k! · (n − k)!).
  mutating func binomial() throws(Verdict.ExpressionFault) -> Int32 {
    advance()
    var start = Int32(tree.nodes.count)
    let above = Part(start: start, root: try argument())
    start = Int32(tree.nodes.count)
    return try binomial(above, Part(start: start, root: try argument()))
  }

  mutating func binomial(_ all: Part, _ chosen: Part) throws(Verdict.ExpressionFault) -> Int32 {
    let above = try append(.factorial, all.root)
    let below = try append(.factorial, chosen.root)
    let rest = try append(.subtract, try copy(all), try copy(chosen))
    return try append(
      .divide,
      above,
      try append(.multiply, below, try append(.factorial, rest))
    )
  }

  /// `\sum_{k=1}^{5} k^2`, or a product, with every term written out.
  ///
  /// The bounds have to be whole numbers. From 1 to 0 there is no term. The limit of nodes is that
  /// of terms.
  mutating func repeated(_ operation: Operation) throws(Verdict.ExpressionFault) -> Int32 {
    let sign = String(decoding: tokenizer.bytes[token.start..<token.end], as: UTF8.self)
    let notWrittenOut = fault(.sumNotWrittenOut(sign))
    advance()
    try enter()
    defer { leave() }
    var last = skip(.power) ? upperBound() : nil
    guard skip(.underscore), case .open(let bracket) = token.kind else { throw notWrittenOut }
    let opening = token
    advance()
    let name: String
    switch token.kind {
    case .variable(let variable): name = variable
    case .constant(.imaginaryUnit): name = "i"
    default: throw notWrittenOut
    }
    advance()
    guard skip(.relation(.equal)), let first = bound() else { throw notWrittenOut }
    try close(bracket, opening: opening)
    if last == nil, skip(.power) { last = upperBound() }
    guard let last, first <= last || first - 1 == last else { throw notWrittenOut }
    let outer = running[name]
    defer { running[name] = outer }
    let (start, unread) = (index, tokens)
    running[name] = first
    var result = try product()
    guard first <= last else { return try append(integer: operation == .add ? 0 : 1) }
    while let value = running[name], value < last {
      running[name] = value + 1
      (index, tokens) = (start, unread)
      result = try append(operation, result, try product())
    }
    return result
  }

  /// A name with the present number of a running name for its index: `a_k` is `a_1`, `a_2` and so
  /// on.
  func withRunningIndex(_ name: String) -> String {
    guard let mark = name.firstIndex(of: "_"),
      let value = running[String(name[mark...].dropFirst())]
    else { return name }
    return "\(name[...mark])\(value)"
  }

  /// A bound in brackets or alone.
  private mutating func upperBound() -> Int? {
    guard case .open(let bracket) = token.kind else { return bound() }
    advance()
    let number = bound()
    return skip(.close(bracket)) ? number : nil
  }

  /// A whole number with its sign, or the running name of the sum around.
  private mutating func bound() -> Int? {
    let isNegative = skip(.minus)
    let number: Int?
    switch token.kind {
    case .number:
      number = Int(String(decoding: tokenizer.bytes[token.start..<token.end], as: UTF8.self))
    case .variable(let name): number = running[name]
    case .constant(.imaginaryUnit): number = running["i"]
    default: number = nil
    }
    advance()
    return number.map { isNegative ? -$0 : $0 }
  }
}
