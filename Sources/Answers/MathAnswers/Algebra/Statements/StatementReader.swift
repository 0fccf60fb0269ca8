// SPDX-License-Identifier: Apache-2.0
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
    if let number = tokenizer.scientificNumber {
      var other = Tokenizer(text, notation: notation, readsCommaAsDecimal: false)
      other.readsBaseOfNature = true
      try other.readAll()
      var product = try? read(other)
      product?.doubt = [tokenizer.doubt(about: number)]
      return [try read(tokenizer)] + (product.map { [$0] } ?? [])
    }
    if let (integer, rest) = tokenizer.withoutDomain {
      var statement = try read(rest)
      statement.integerParameter = integer
      return [statement]
    }
    if let point = tokenizer.withoutNameOfPoint,
      var reading = try? read(point.rest.readingBarsAsCommas ?? point.rest)
    {
      if case .tuple = reading.shape { reading.meaning = .points([point.name]) }
      return [reading] + ((try? read(tokenizer)).map { [$0] } ?? [])
    }
    if let coordinates = tokenizer.readingBarsAsCommas, var point = try? read(coordinates) {
      if case .tuple = point.shape { point.meaning = .points([nil]) }
      return [point] + ((try? read(tokenizer)).map { [$0] } ?? [])
    }
    if let parts = tokenizer.points, let points = try? points(parts) {
      return [points] + ((try? read(tokenizer)).map { [$0] } ?? [])
    }
    if let equations = tokenizer.separatingEquations, let list = try? read(equations) {
      return [list] + ((try? read(tokenizer)).map { [$0] } ?? [])
    }
    guard tokenizer.isAmbiguous else { return [try read(tokenizer)] }
    var other = Tokenizer(text, notation: notation, readsCommaAsDecimal: true)
    try other.readAll()
    let list = try? read(tokenizer)
    guard let list else { return [try read(other)] }
    return ((try? read(other)).map { [$0] } ?? []) + [list]
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
    var both = Statement(
      tree: second.tree,
      shape: statement.shape,
      clauses: statement.clauses + second.clauses
    )
    if case .tuple(.open) = statement.shape {
      both.shape = .points(columns: statement.clauses.count)
      both.meaning = .points([nil, nil])
      return both
    }
    let isConjunction =
      statement.clauses.allSatisfy { $0.relation != nil }
      && (statement.shape == .all || statement.points != nil)
    if isConjunction {
      // x = ±2 and y = 4 is x = 2 and y = 4, or x = −2 and y = 4.
      both.shape = .any
      both.groups = [statement.clauses.count, second.clauses.count]
    } else if statement.shape == .single {
      both.shape = statement.clauses[0].relation == .unequal ? .all : .any
    }
    return both
  }

  /// Reads several points, each in a bracket of its own.
  private static func points(_ parts: [(name: String?, point: Tokenizer)]) throws(Verdict
    .ExpressionFault) -> Statement?
  {
    var points = Statement(tree: ExpressionTree(), shape: .list, clauses: [])
    points.meaning = .points(parts.map(\.name))
    for (_, point) in parts {
      var parser = ExpressionParser(point, readsPlus: true)
      parser.tree = points.tree
      let statement = try parser.statement()
      let count = statement.clauses.count
      guard case .tuple(.open) = statement.shape,
        points.clauses.isEmpty || points.shape == .points(columns: count),
        points.clauses.count + count <= clauseLimit
      else { return nil }
      points.tree = statement.tree
      points.shape = .points(columns: count)
      points.clauses += statement.clauses
    }
    return points
  }
}

extension Tokenizer {
  /// The question whether 2e-3 is meant as a number or as a product with e.
  fileprivate func doubt(about number: Range<Int>) -> Verdict.ExpressionFault {
    Verdict.ExpressionFault(
      position: characters(before: number.lowerBound),
      reason: .numberOrProduct(String(decoding: bytes[number].prefix(24), as: UTF8.self))
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
    // "and" and commas bind more than "or".
    var groups = [clauses.count]
    var connectives: [Statement.Shape] = []
    while let connective = connective {
      connectives.append(connective)
      advance()
      let next = try chain()
      clauses += next
      if connective == .any {
        groups.append(next.count)
      } else {
        groups[groups.count - 1] += next.count
      }
      guard clauses.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    }
    guard token.kind == .end else { throw unexpected(.operation) }
    shape = connectives.contains(.any) ? .any : connectives.contains(.list) ? .list : .all
    if shape == .list, let first = clauses.first, first.relation == .unequal {
      // In "x ≠ 0; 1" the sign stands for both.
      for index in clauses.indices where clauses[index].relation == nil {
        clauses[index] = .init(left: first.left, relation: .unequal, right: clauses[index].left)
      }
    }
    var statement = Statement(tree: tree, shape: shape, clauses: clauses)
    // In "1, 2 or 3" a comma separates what "or" does.
    let isEnumeration =
      connectives.last == .any && connectives.dropLast().allSatisfy { $0 == .list }
      && statement.solutions(allowsIndices: true) != nil
    if shape == .any, !isEnumeration, groups.contains(where: { $0 > 1 }) {
      statement.groups = groups
    }
    return statement
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
