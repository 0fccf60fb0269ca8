// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

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
    if skip(.powerOfTen) {
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
