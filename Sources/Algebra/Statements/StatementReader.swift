package import AnswerMatching

extension Statement {
  /// Reads an answer.
  ///
  /// - Returns: The statement; several readings when a comma can be a decimal one or separate two numbers.
  package static func readings(of text: String, notation: ExpressionNotation) throws(Verdict
    .ExpressionFault)
    -> [Statement]
  {
    if notation.decimalMark == .either {
      var (first, second) = (notation, notation)
      (first.decimalMark, second.decimalMark) = (.point, .comma)
      let others = try? readings(of: text, notation: second)
      return try readings(of: text, notation: first) + (others ?? [])
    }
    var tokenizer = Tokenizer(text, notation: notation, readsCommaAsDecimal: false)
    if let tokens = Tokenizer.tokensOfWords(text) {
      tokenizer.tokens = tokens
    } else {
      try tokenizer.readAll()
    }
    if tokenizer.hasBaseOfNature {
      var other = Tokenizer(text, notation: notation, readsCommaAsDecimal: false)
      other.readsBaseOfNature = true
      try other.readAll()
      let product = try? read(other)
      return [try read(tokenizer)] + (product.map { [$0] } ?? [])
    }
    if let point = tokenizer.withoutNameOfPoint,
      let reading = try? read(point.readingBarsAsCommas ?? point)
    {
      return [reading] + ((try? read(tokenizer)).map { [$0] } ?? [])
    }
    if let coordinates = tokenizer.readingBarsAsCommas, let point = try? read(coordinates) {
      return [point] + ((try? read(tokenizer)).map { [$0] } ?? [])
    }
    guard tokenizer.isAmbiguous else { return [try read(tokenizer)] }
    var other = Tokenizer(text, notation: notation, readsCommaAsDecimal: true)
    try other.readAll()
    let number = try read(other)
    let list = try? read(tokenizer)
    return [number] + (list.map { [$0] } ?? [])
  }

  private static func read(_ tokenizer: Tokenizer) throws(Verdict.ExpressionFault) -> Statement {
    var parser = ExpressionParser(tokenizer, readsPlus: true)
    let first = try parser.statement()
    guard parser.sawLongDenominator || parser.sawPlusMinus else { return first }
    var statement = first
    if parser.sawLongDenominator {
      var long = ExpressionParser(tokenizer, readsPlus: true)
      long.readsLongDenominators = true
      statement.withLongDenominators = (try? long.statement()).map { [$0] } ?? []
    }
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
    skipNameOfResult()
    if let enclosed = try enclosure() { return enclosed }
    var shape = Statement.Shape.single
    var clauses = try chain()
    if clauses.count > 1 { shape = .all }
    if token.kind == .end { return Statement(tree: tree, shape: shape, clauses: clauses) }
    var groups = [clauses.count]
    while let connective = connective {
      guard shape == .single || shape == connective || groups.count == 1 && connective == .any
      else { throw unexpected(.end) }
      shape = connective
      advance()
      let next = try chain()
      groups.append(next.count)
      clauses += next
      guard clauses.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    }
    guard token.kind == .end else { throw unexpected(.operation) }
    let isGrouped = shape == .any && groups.contains { $0 > 1 }
    return Statement(tree: tree, shape: shape, clauses: clauses, groups: isGrouped ? groups : [])
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
  mutating func chain() throws(Verdict.ExpressionFault) -> [Statement.Clause] {
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
}
