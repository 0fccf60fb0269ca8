internal import AnswerMatching

/// Notation in which a part counts several times: it is read again for each time.
extension ExpressionParser {
  /// `\binom{n}{k}` as n! / (k! · (n − k)!).
  mutating func binomial() throws(Verdict.ExpressionFault) -> Int32 {
    advance()
    let (start, unread) = (index, tokens)
    let above = try append(.factorial, try argument())
    let below = try append(.factorial, try argument())
    (index, tokens) = (start, unread)
    let all = try argument()
    let others = try append(.factorial, try append(.subtract, all, try argument()))
    return try append(.divide, above, try append(.multiply, below, others))
  }

  /// `\sum_{k=1}^{5} k^2`, or a product, with every term written out.
  ///
  /// The bounds have to be whole numbers, the first not above the last. The limit of nodes is that of terms.
  mutating func repeated(_ operation: Operation) throws(Verdict.ExpressionFault) -> Int32 {
    let sign = String(decoding: tokenizer.bytes[token.start..<token.end], as: UTF8.self)
    let notWrittenOut = fault(.unknownCommand(sign))
    advance()
    try enter()
    defer { leave() }
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
    guard skip(.power), let last = upperBound(), first <= last else { throw notWrittenOut }
    let outer = running[name]
    defer { running[name] = outer }
    let (start, unread) = (index, tokens)
    running[name] = first
    var result = try product()
    while let value = running[name], value < last {
      running[name] = value + 1
      (index, tokens) = (start, unread)
      result = try append(operation, result, try product())
    }
    return result
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
