// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching

extension Statement {
  /// Reads an answer.
  ///
  /// - Returns: The statement; several readings when a comma can be a decimal one or separate two
  ///   numbers.
  package static func readings(of text: String, notation: ExpressionNotation) throws(Verdict
    .ExpressionFault)
    -> [Statement]
  {
    let text = Tokenizer.withoutNameOfMatrix(text)
    let hasOther = notation.decimalMark == .point && Tokenizer.mayHaveDecimalComma(text)
    guard notation.decimalMark == .either || hasOther else {
      return try readings(of: text, plain: notation)
    }
    var (first, second) = (notation, notation)
    (first.decimalMark, second.decimalMark) = (.point, .comma)
    let others = (try? readings(of: text, plain: second)) ?? []
    do {
      let points = try readings(of: text, plain: first)
      // Beside another separator a comma is most likely decimal.
      return hasOther ? others + points : points + others
    } catch {
      guard !others.isEmpty else { throw error }
      return others
    }
  }

  /// Reads an answer in a notation with one sign before decimals.
  private static func readings(
    of text: String,
    plain notation: ExpressionNotation
  ) throws(Verdict.ExpressionFault) -> [Statement] {
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
  /// Whether a comma stands between digits, and another separator somewhere else: (2,5; 3,5).
  fileprivate static func mayHaveDecimalComma(_ text: String) -> Bool {
    // Most answers have no comma, and every one is asked: in bytes, as letters take ten times as long.
    guard text.anyByte({ $0 == UInt8(ascii: ",") }) else { return false }
    var (beforeLast, last): (UInt8, UInt8) = (0, 0)
    var (hasComma, hasOther, opens) = (false, false, false)
    for byte in text.utf8 {
      if last == UInt8(ascii: ","), 0x30...0x39 ~= beforeLast, 0x30...0x39 ~= byte {
        hasComma = true
      }
      switch byte {
      case UInt8(ascii: ";"): hasOther = true
      case UInt8(ascii: "("): opens = true
      case UInt8(ascii: "|"): hasOther = hasOther || opens
      default: break
      }
      (beforeLast, last) = (last, byte)
    }
    return hasComma && hasOther
  }

  /// The rows of a matrix without the name that programs put before it: `Matrix([[1, 2], [3, 4]])`.
  fileprivate static func withoutNameOfMatrix(_ text: String) -> String {
    guard text.utf8.count <= 1024, let first = text.firstSign else { return text }
    switch first | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "n"), UInt8(ascii: "a"): break
    default: return text
    }
    let trimmed = text.drop(while: \.isWhitespace)
    let lowercased = trimmed.lowercased()
    for name in ["matrix(", "np.array(", "numpy.array(", "np.matrix(", "array("]
    where lowercased.hasPrefix(name) {
      let inside = trimmed.dropFirst(name.count)
      guard let close = inside.lastIndex(where: { !$0.isWhitespace }), inside[close] == ")",
        inside.first(where: { !$0.isWhitespace }) == "["
      else { return text }
      let rows = inside[..<close]
      let isNested = rows.filter { !$0.isWhitespace }.hasPrefix("[[")
      // Maxima writes rows without a bracket around them.
      return !isNested && rows.count(where: { $0 == "[" }) > 1 ? "[\(rows)]" : String(rows)
    }
    return text
  }

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

// The names of points, which say nothing of where they are.
extension Tokenizer {
  /// The same without the name of a point, or nil where there is none: `P(2|3)`, `P = (2, 3)`,
  /// `(x, y) = (2, 3)`, `{(2|3)}`.
  var withoutNameOfPoint: (name: String?, rest: Tokenizer)? {
    guard tokens.count > 6, case .close(let bracket) = tokens[tokens.count - 2].kind else {
      return nil
    }
    var rest = tokens[...]
    var nameOfPoint: String?
    switch (tokens[0].kind, tokens[1].kind) {
    case (.variable(let name), .open(.round)) where name.first?.isUppercase == true:
      nameOfPoint = name
      rest = rest.dropFirst()
    case (.variable(let name), .relation(.equal)):
      if tokens[2].kind == .open(.round) { nameOfPoint = name }
      rest = rest.dropFirst(2)
    case (.open(.round), .variable):
      guard let end = endOfCoordinateNames else { return nil }
      rest = rest[end...]
    case (.open, .open(.round)) where bracket != .round: break
    default: return nil
    }
    if bracket == .brace || bracket == .set, rest.first?.kind == .open(bracket), let end = rest.last
    {
      rest = rest.dropFirst().dropLast(2) + [end]
    }
    guard rest.count < tokens.count, Self.isPoint(rest), !rest.containsInfinity else { return nil }
    return (nameOfPoint, self.with(rest))
  }

  /// Several points with a comma or "and" between them, each in a bracket of its own and with or
  /// without a name.
  var points: [(name: String?, point: Tokenizer)]? {
    guard tokens.count > 11, let end = tokens.last, tokens.contains(where: \.canSeparateCoordinates)
    else { return nil }
    var rest = tokens.dropLast()[...]
    if rest.count > 2, case .variable = rest[0].kind, rest[1].kind == .relation(.equal) {
      rest = rest.dropFirst(2)
    }
    if let first = rest.first?.kind, first == .open(.brace) || first == .open(.set) {
      guard case .close(let bracket) = rest.last?.kind, first == .open(bracket) else { return nil }
      rest = rest.dropFirst().dropLast()
    }
    var parts: [(name: String?, point: Tokenizer)] = []
    while !rest.isEmpty {
      var name: String?
      if case .variable(let letter) = rest.first?.kind, letter.first?.isUppercase == true {
        name = letter
        rest = rest.dropFirst()
        if rest.first?.kind == .relation(.equal) { rest = rest.dropFirst() }
      }
      guard let close = Self.endOfBracket(rest) else { return nil }
      let part = rest[...close] + [end]
      guard Self.isPoint(part) else { return nil }
      let point = with(part)
      parts.append((name, point.readingBarsAsCommas ?? point))
      rest = rest[(close + 1)...]
      switch rest.first?.kind {
      case nil: break
      case .comma, .semicolon, .and, .or: rest = rest.dropFirst()
      default: return nil
      }
    }
    return parts.count > 1 ? parts : nil
  }

  /// Returns the end of the bracket that tokens begin with.
  private static func endOfBracket(_ tokens: ArraySlice<Token>) -> Int? {
    var depth = 0
    return tokens.indices.first { index in
      switch tokens[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      return depth <= 0
    }
  }

  private func with(_ tokens: ArraySlice<Token>) -> Tokenizer {
    var other = self
    other.tokens = Array(tokens)
    return other
  }

  /// The tokens before `k ∈ ℤ` or `c ∈ ℝ`, and the name of that integer; nil where nothing says so.
  var withoutDomain: (integer: String?, rest: Tokenizer)? {
    guard tokens.count > 5, let end = tokens.last else { return nil }
    var rest = tokens.dropLast()
    let isBracketed = rest.last?.kind == .close(.round)
    if isBracketed { rest = rest.dropLast() }
    let isInteger: Bool
    switch rest.last?.kind {
    case .integers, .variable("Z"): isInteger = true
    case .reals, .variable("R"): isInteger = false
    default: return nil
    }
    rest = rest.dropLast()
    guard rest.last?.kind == .member, case .variable(let name) = rest.dropLast().last?.kind else {
      return nil
    }
    rest = rest.dropLast(2)
    switch rest.last?.kind {
    case .open(.round) where isBracketed: rest = rest.dropLast()
    case .comma, .semicolon, .and, .bar: if isBracketed { return nil }; rest = rest.dropLast()
    default: return nil
    }
    return rest.isEmpty ? nil : (isInteger ? name : nil, with(rest + [end]))
  }

  /// The end of the equals sign behind `(x, y)` whose letters are in the order of the alphabet.
  private var endOfCoordinateNames: Int? {
    var names: [String] = []
    var index = 1
    while index + 1 < tokens.count, case .variable(let name) = tokens[index].kind {
      names.append(name)
      switch tokens[index + 1].kind {
      case .comma, .semicolon, .bar: index += 2
      case .close(.round):
        let isOrdered = zip(names, names.dropFirst()).allSatisfy { $0 < $1 }
        let isEquation = index + 3 < tokens.count && tokens[index + 2].kind == .relation(.equal)
        return isOrdered && isEquation && names.count > 1 ? index + 3 : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether tokens up to the end are one round bracket with coordinates in it.
  private static func isPoint(_ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.first?.kind == .open(.round) else { return false }
    var depth = 0
    var separates = false
    for token in tokens.dropLast(2) {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma, .semicolon, .bar: separates = separates || depth == 1
      case .relation: return false
      default: break
      }
      guard depth > 0 else { return false }
    }
    return separates && depth == 1
  }
}

extension Token {
  fileprivate var canSeparateCoordinates: Bool {
    switch kind {
    case .comma, .semicolon, .bar: true
    default: false
    }
  }
}

extension RandomAccessCollection<Token> {
  var containsInfinity: Bool { contains { $0.kind == .constant(.infinity) } }
}

extension Tokenizer {
  /// The same with a comma between equations that only a blank separates: `a = 3 b = 4`; nil where
  /// there are none.
  var separatingEquations: Tokenizer? {
    guard tokens.count > 6, case .variable = tokens[0].kind, tokens[1].kind == .relation(.equal)
    else { return nil }
    let starts = tokens.indices.dropFirst(3).filter { index in
      guard case .variable = tokens[index].kind, tokens[index].isSpaced,
        tokens[index + 1].kind == .relation(.equal)
      else { return false }
      switch tokens[index - 1].kind {
      case .number, .variable, .close, .constant, .superscript, .vulgarFraction: return true
      default: return false
      }
    }
    guard !starts.isEmpty else { return nil }
    var other = self
    for start in starts.reversed() {
      var comma = tokens[start]
      comma.kind = .comma
      other.tokens.insert(comma, at: start)
    }
    return other
  }
}

extension String {
  /// Whether one of its bytes is as asked, which is decided without a step from letter to letter.
  fileprivate func anyByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }

  /// The first byte that is no blank.
  fileprivate var firstSign: UInt8? {
    utf8.withContiguousStorageIfAvailable { $0.first { $0 > 0x20 } } ?? utf8.first { $0 > 0x20 }
  }
}

// The empty set and that of all numbers as people write them in words.
extension Tokenizer {
  /// The tokens of a set that is written as words: `no solution`, `leere Menge`; nil for anything
  /// else.
  static func tokensOfWords(_ text: String) -> [Token]? {
    // Few formulas hold nothing but letters.
    let count = text.utf8.count
    guard 7...48 ~= count,
      !text.anyByte({
        !$0.isLetter && $0 < 0x80 && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".")
      })
    else { return nil }
    let words = text.utf8.drop { $0 == UInt8(ascii: " ") }
    guard words.count > 6, words.prefix(2).allSatisfy({ $0.isLetter || $0 >= 0x80 }) else {
      return nil
    }
    let phrase = text.lowercased().split { $0 == " " || $0 == "." }.map { word in
      word.map { $0 == "ö" ? "oe" : String($0) }.joined()
    }.joined(separator: " ")
    guard let kinds = setsInWords[phrase] else { return nil }
    return kinds.map { Token(kind: $0, start: 0, end: text.utf8.count, isSpaced: false) }
  }

  private static let setsInWords: [String: [Token.Kind]] = {
    var sets: [String: [Token.Kind]] = [:]
    for phrase in [
      "no solution", "no solutions", "no real solution", "no real solutions",
      "there is no solution", "there is no real solution", "there are no solutions",
      "there are no real solutions", "has no solution", "not solvable", "unsolvable", "empty set",
      "the empty set", "keine loesung", "keine loesungen", "keine reelle loesung",
      "keine reellen loesungen", "es gibt keine loesung", "es gibt keine reelle loesung",
      "es gibt keine loesungen", "hat keine loesung", "unloesbar", "nicht loesbar", "leere menge",
      "die leere menge", "pas de solution", "aucune solution", "ensemble vide", "sin solución",
      "no tiene solución", "nessuna soluzione", "insieme vuoto", "sem solução", "geen oplossing",
      "nemá řešení", "žádné řešení", "нет решений", "нет решения",
    ] {
      sets[phrase] = [.open(.set), .close(.set), .end]
    }
    for phrase in ["all real numbers", "all reals", "alle reellen zahlen", "tous les réels"] {
      sets[phrase] = [.reals, .end]
    }
    return sets
  }()
}
