package import AnswerMatching

extension Statement {
  /// Reads an answer.
  ///
  /// - Returns: The statement; several readings when a comma can be a decimal one or separate two numbers.
  package static func readings(of text: String, notation: ExpressionNotation) throws(Verdict
    .ExpressionFault)
    -> [Statement]
  {
    if notation.decimalMarks.count > 1 {
      var (first, second) = (notation, notation)
      first.decimalMarks.removeLast()
      second.decimalMarks.removeFirst()
      let others = try? readings(of: text, notation: second)
      return try readings(of: text, notation: first) + (others ?? [])
    }
    var tokenizer = Tokenizer(text, notation: notation, readsCommaAsDecimal: false)
    try tokenizer.readAll()
    guard tokenizer.isAmbiguous else { return [try read(tokenizer)] }
    var other = Tokenizer(text, notation: notation, readsCommaAsDecimal: true)
    try other.readAll()
    let number = try read(other)
    let list = try? read(tokenizer)
    return [number] + (list.map { [$0] } ?? [])
  }

  private static func read(_ tokenizer: Tokenizer) throws(Verdict.ExpressionFault) -> Statement {
    var parser = ExpressionParser(tokenizer, readsPlus: true)
    let statement = try parser.statement()
    guard parser.sawPlusMinus else { return statement }
    var other = ExpressionParser(tokenizer, readsPlus: false)
    other.tree = statement.tree
    let second = try other.statement()
    return Statement(
      tree: second.tree,
      shape: statement.shape == .single ? .any : statement.shape,
      clauses: statement.clauses + second.clauses
    )
  }
}

extension ExpressionParser {
  /// Everything up to the end.
  mutating func statement() throws(Verdict.ExpressionFault) -> Statement {
    guard token.kind != .end else { throw fault(.empty) }
    if let enclosed = try enclosedList() { return enclosed }
    var shape = Statement.Shape.single
    var clauses = try chain()
    if clauses.count > 1 { shape = .all }
    while let connective = connective {
      guard shape == .single || shape == connective else { throw unexpected(.end) }
      shape = connective
      advance()
      clauses += try chain()
      guard clauses.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    }
    guard token.kind == .end else { throw unexpected(.operation) }
    return Statement(tree: tree, shape: shape, clauses: clauses)
  }

  private var connective: Statement.Shape? {
    switch token.kind {
    case .and: .all
    case .or: .any
    case .comma, .semicolon: .list
    default: nil
    }
  }

  /// One expression, or some with relations between them.
  private mutating func chain() throws(Verdict.ExpressionFault) -> [Statement.Clause] {
    var left = try sum()
    var clauses: [Statement.Clause] = []
    while case .relation(let relation) = token.kind {
      advance()
      let right = try sum()
      clauses.append(Statement.Clause(left: left, relation: relation, right: right))
      left = right
    }
    return clauses.isEmpty ? [Statement.Clause(left: left, relation: nil)] : clauses
  }

  // MARK: Sets, points and intervals

  /// A list in brackets that begin and end the answer.
  private mutating func enclosedList() throws(Verdict.ExpressionFault) -> Statement? {
    guard let last = tokens.dropLast().last, tokens.count > 2, let shape = enclosure(last),
      isEnclosed(shape: shape)
    else { return nil }
    advance()
    // In ]1, 2[ the last bracket would begin a factor.
    tokens[tokens.count - 2].kind = .close(.round)
    var clauses: [Statement.Clause] = []
    if index == tokens.count - 2 {
      return Statement(tree: tree, shape: shape, clauses: [])
    }
    repeat {
      clauses += try chain()
      guard clauses.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    } while skip(.comma) || skip(.semicolon)
    guard index == tokens.count - 2 else { throw unexpected(.sign(",")) }
    return Statement(tree: tree, shape: shape, clauses: clauses)
  }

  /// The kind of bracket that the first and the last token make, with `]1, 2[` as the open interval that it is.
  private func enclosure(_ last: Token) -> Statement.Shape? {
    switch (tokens[0].kind, last.kind) {
    case (.open(.set), .close(.set)), (.open(.brace), .close(.brace)): return .set
    default: break
    }
    let open: String? =
      switch tokens[0].kind {
      case .open(.round), .close(.square): "("
      case .open(.square): "["
      default: nil
      }
    let close: String? =
      switch last.kind {
      case .close(.round), .open(.square): ")"
      case .close(.square): "]"
      default: nil
      }
    guard let open, let close else { return nil }
    return .tuple(open: open, close: close)
  }

  /// Whether the first bracket is closed by the last token and, except for a set, a comma stands between them.
  private func isEnclosed(shape: Statement.Shape) -> Bool {
    var depth = 0
    var hasComma = shape == .set
    for token in tokens.dropFirst().dropLast(2) {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma, .semicolon: hasComma = hasComma || depth == 0
      default: break
      }
      guard depth >= 0 else { return false }
    }
    return depth == 0 && hasComma
  }
}
