// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

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
  /// The bounds have to be whole numbers. From 1 to 0 there is no term. The limit of nodes is that of terms.
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

  /// A name with the present number of a running name for its index: `a_k` is `a_1`, `a_2` and so on.
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
