// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

extension ExpressionParser {
  /// A function with its argument: in brackets, else the product that follows, as in `2 sin 3x cos y`.
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
