// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

// Sets, points, intervals and matrices, and the names that stand before a result.
extension ExpressionParser {
  private var last: Token? { tokens.dropLast().last }

  /// Passes over a name that only says what the result is: `f(x) =`, `L =` before a set, `x ∈`.
  mutating func skipNameOfResult() {
    // The question itself is the left side of "= 5".
    if tokens[0].kind == .relation(.equal), tokens.count > 2 { tokens.removeFirst() }
    guard case .variable = tokens[0].kind, tokens.count > 3 else {
      return skipQuotientOfDifferentials()
    }
    switch tokens[1].kind {
    case .notMember, .over, .member, .relation, .open, .variable, .mapsTo: break
    default: return
    }
    if tokens[1].kind == .notMember {
      tokens[0].kind = .reals
      tokens[1].kind = .without
    } else if isNameOfCurve {
      tokens.removeFirst(2)
      skipArgument()
    } else if tokens[1].kind == .mapsTo {
      skipArgument()
    } else if tokens[1].kind == .member {
      tokens.removeFirst(2)
      saysMember = true
    } else if tokens[1].kind == .relation(.equal),
      startsSet(at: 2)
    {
      tokens.removeFirst(2)
    } else if tokens.count > 6, case .variable = tokens[1].kind,
      tokens[2].kind == .relation(.equal), startsSet(at: 3)
    {
      // The domain of f is often called Df, and a set of solutions IL.
      tokens.removeFirst(3)
    } else if tokens.count > 6, tokens[1].kind == .open(.round),
      case .variable(let argument) = tokens[2].kind,
      Self.arguments.contains(argument), tokens[3].kind == .close(.round),
      tokens[4].kind == .relation(.equal)
    {
      tokens.removeFirst(5)
    } else {
      skipQuotientOfDifferentials()
    }
  }

  /// The letters that a function is a function of; `a(b) = c` is a product.
  private static let arguments: Set<String> = ["x", "t", "n", "z", "s", "u", "theta", "phi"]

  /// Passes over `dy/dx =`.
  private mutating func skipQuotientOfDifferentials() {
    guard tokens[0].kind == .variable("d"), tokens.count > 7 else { return }
    let kinds = tokens.prefix(6).map(\.kind)
    guard kinds[3] == .variable("d"), kinds[2] == .over, kinds[5] == .relation(.equal),
      case .variable = kinds[1],
      case .variable = kinds[4]
    else { return }
    tokens.removeFirst(6)
  }

  /// Passes over the argument of a function that says what it does with it: `x ↦ 2x`.
  private mutating func skipArgument() {
    guard tokens.count > 3, case .variable = tokens[0].kind, tokens[1].kind == .mapsTo else {
      return
    }
    tokens.removeFirst(2)
  }

  /// Whether the name of a curve, a plane or a function and a colon stand before what it is:
  /// `g: y = 2x`, `k: x² + y² = 25`, `f: x ↦ 2x`.
  private var isNameOfCurve: Bool {
    guard tokens[1].kind == .over, tokens[2].isSpaced,
      tokenizer.bytes[tokens[1].start] == UInt8(ascii: ":")
    else { return false }
    let rest = tokens[2...]
    if case .variable(let first) = tokens[2].kind {
      if tokens[3].kind == .mapsTo { return true }
      if tokens[3].kind == .relation(.equal), !tokens[1].isSpaced || first == "y" { return true }
    }
    // "a: b = 3: 4" is about a quotient.
    let hasCoordinates = rest.contains { Self.coordinates.contains($0.kind) }
    return !tokens[1].isSpaced && hasCoordinates && !rest.contains { $0.kind == tokens[0].kind }
      && rest.count { $0.kind == .relation(.equal) } == 1
  }

  private static let coordinates: Set<Token.Kind> = [
    .variable("x"), .variable("y"), .variable("z"),
  ]

  /// Whether a set of numbers stands behind a name and an equals sign.
  private func startsSet(at start: Int) -> Bool {
    switch tokens[start].kind {
    case .close(.square): true
    // Round brackets are those of a point, unless they reach to infinity.
    case .open(.square), .open(.round):
      tokens[start...].contains { $0.kind == .comma || $0.kind == .semicolon }
        && (tokens[start].kind == .open(.square) || tokens.containsInfinity)
    case let kind: isSet(kind) || lengthOfReals(from: start) > 0
    }
  }

  private func isSet(_ kind: Token.Kind) -> Bool {
    kind == .open(.brace) || kind == .open(.set)
  }

  /// A set, a point, an interval, a matrix or several intervals that are the whole answer.
  mutating func enclosure() throws(Verdict.ExpressionFault) -> Statement? {
    if let reals = try reals() { return reals }
    guard canBeEnclosed else { return nil }
    separateColumns()
    if let union = try union() { return union }
    if let condition = try condition() { return condition }
    if let matrix = try matrix() { return matrix }
    var list = try enclosedList()
    if saysMember, case .tuple = list?.shape { list?.meaning = .interval }
    return list
  }

  /// Returns the number of tokens that name the real numbers; a letter alone is no name of them.
  private func lengthOfReals(from start: Int) -> Int {
    guard start + 2 < tokens.count else {
      return tokens[min(start, tokens.count - 1)].kind == .reals ? 1 : 0
    }
    switch tokens[start].kind {
    case .reals: return 1
    case .variable("R"): return startsDifference(at: start + 1) ? 1 : 0
    case .variable("I") where tokens[start + 1].kind == .variable("R"):
      return startsDifference(at: start + 2) ? 2 : 0
    default: return 0
    }
  }

  /// Whether a sign for "without" stands at a place, or the brace of TeX.
  private func startsDifference(at start: Int) -> Bool {
    switch tokens[start].kind {
    case .open(.set), .without: true
    case .minus: isSet(tokens[min(start + 1, tokens.count - 1)].kind)
    default: false
    }
  }

  /// All real numbers, or all but some: `ℝ`, `ℝ \ {2}`; with what is said of them behind it.
  private mutating func reals() throws(Verdict.ExpressionFault) -> Statement? {
    var length = lengthOfReals(from: 0)
    if length == 0, saysMember, tokens[0].kind == .variable("R") { length = 1 }
    guard length > 0 else { return nil }
    tokens.removeFirst(length)
    switch token.kind {
    case .end: return Statement(tree: tree, shape: .reals, clauses: [])
    case .comma, .semicolon, .and, .bar:
      guard saysMember else { throw unexpected(.end) }
      tokens.removeFirst()
      try enter()
      defer { leave() }
      return try statement()
    case .times where next.kind == .end:
      let zero = Statement.Clause(left: tree.append(integer: 0), relation: nil)
      return Statement(tree: tree, shape: .reals, clauses: [zero])
    case .without, .minus: tokens.removeFirst()
    default: break
    }
    if isSet(token.kind) {
      var excluded = try excludedNumbers()
      excluded.shape = .reals
      return excluded
    }
    // All but what is in an interval.
    guard canBeEnclosed else { throw unexpected(.sign("{")) }
    var list = try union()
    if list == nil { list = try enclosedList() }
    guard var rest = list, rest.isUnion || rest.isInterval else { throw unexpected(.sign("{")) }
    rest.isComplement = true
    return rest
  }

  /// Whether the first and the last token can be the brackets around a whole answer.
  private var canBeEnclosed: Bool {
    switch tokens[0].kind {
    case .open, .close(.square), .relation(.less): break
    default: return false
    }
    return switch last?.kind {
    case .close, .open(.square), .relation(.greater): true
    default: false
    }
  }

  /// The condition behind the bar of `{x | x > 2}`.
  private mutating func condition() throws(Verdict.ExpressionFault) -> Statement? {
    guard let last, isSet(tokens[0].kind), last.kind == .close(.brace) || last.kind == .close(.set),
      tokens.count > 6, case .variable = tokens[1].kind
    else { return nil }
    var bar = tokens[2].kind == .member ? 4 : 2
    if bar == 4, tokens[3].kind == .variable("I"), tokens[4].kind == .variable("R") { bar = 5 }
    guard tokens[bar].kind == .bar || tokens[bar].kind == .over else { return nil }
    tokens.remove(at: tokens.count - 2)
    tokens.removeFirst(bar + 1)
    try enter()
    defer { leave() }
    return try statement()
  }

  /// Intervals with a sign or "or" between them, and what is taken out of them behind:
  /// `(-1, ∞) \ {1}`.
  private mutating func union() throws(Verdict.ExpressionFault) -> Statement? {
    switch tokens[0].kind {
    case .open, .close(.square): break
    default: return nil
    }
    // Most brackets hold none of the signs that one of these has.
    guard tokens.contains(where: \.canJoinSets) else { return nil }
    let difference = tokens.indices.last { endsInterval(before: $0) && startsDifference(at: $0) }
    guard difference != nil || tokens.indices.contains(where: { isUnion(at: $0, in: tokens) })
    else { return nil }
    let all = tokens
    var parts: [[Token]] = [[]]
    for (index, token) in all[..<(difference ?? all.count - 1)].enumerated() {
      if isUnion(at: index, in: all) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    guard let end = all.last else { return nil }
    var intervals: [Statement.Interval] = []
    var clauses: [Statement.Clause] = []
    for part in parts {
      tokens = part + [end]
      index = 0
      guard let interval = try enclosedList() else { throw unexpected(.operand) }
      if interval.shape == .set, interval.clauses.allSatisfy({ $0.relation == nil }) {
        // A number is an interval of its own.
        for number in interval.clauses {
          intervals.append(.closed)
          clauses += [number, number]
        }
      } else if interval.clauses.count == 2, case .tuple(let brackets) = interval.shape {
        intervals.append(brackets)
        clauses += interval.clauses
      } else {
        throw unexpected(.operand)
      }
      guard clauses.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    }
    if let difference {
      tokens = Array(all[(isSet(all[difference].kind) ? difference : difference + 1)...])
      index = 0
      clauses += try excludedNumbers().clauses
    }
    return Statement(tree: tree, shape: .union(intervals), clauses: clauses)
  }

  private func endsInterval(before index: Int) -> Bool {
    guard index > 0 else { return false }
    return switch tokens[index - 1].kind {
    case .close(.round), .close(.square), .open(.square): true
    default: false
    }
  }

  /// The numbers in braces that are taken out of a set.
  private mutating func excludedNumbers() throws(Verdict.ExpressionFault) -> Statement {
    guard let numbers = try enclosedList(), numbers.shape == .set,
      numbers.clauses.allSatisfy({ $0.relation == nil })
    else { throw unexpected(.sign("{")) }
    return numbers
  }

  private func isUnion(at index: Int, in all: [Token]) -> Bool {
    switch all[index].kind {
    case .union: return true
    case .or, .variable("U"), .variable("u"):
      guard index > 0, index + 2 < all.count else { return false }
      switch (all[index - 1].kind, all[index + 1].kind) {
      case (.close, .open), (.close, .close(.square)), (.open(.square), .open),
        (.open(.square), .close(.square)):
        return true
      default: return false
      }
    default: return false
    }
  }

  // MARK: Lists

  /// A list in brackets that begin and end the answer.
  private mutating func enclosedList() throws(Verdict.ExpressionFault) -> Statement? {
    guard let last, tokens.count > 2, let shape = shape(before: last), isEnclosed(shape: shape)
    else { return nil }
    advance()
    // In ]1, 2[ the last bracket would begin a factor.
    tokens[tokens.count - 2].kind = .close(.round)
    var clauses: [Statement.Clause] = []
    if index == tokens.count - 2 {
      return Statement(tree: tree, shape: shape, clauses: [])
    }
    let isOutward = tokens[0].kind == .close(.square) || last.kind == .open(.square)
    repeat {
      clauses += try chain()
      guard clauses.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    } while skip(.comma) || skip(.semicolon)
    guard index == tokens.count - 2 else { throw unexpected(.sign(",")) }
    var list = Statement(tree: tree, shape: shape, clauses: clauses)
    if isOutward { list.meaning = .interval }
    return list
  }

  /// The kind of bracket that the first and the last token make, with `]1, 2[` as the open interval
  /// that it is.
  private func shape(before last: Token) -> Statement.Shape? {
    switch (tokens[0].kind, last.kind) {
    case (.open(let open), .close(let close)) where isSet(.open(open)) && isSet(.open(close)):
      return .set
    default: break
    }
    let includesLower: Bool
    switch tokens[0].kind {
    case .open(.round), .close(.square), .relation(.less): includesLower = false
    case .open(.square): includesLower = true
    default: return nil
    }
    switch last.kind {
    case .close(.round), .open(.square), .relation(.greater):
      return .tuple(.init(includesLower: includesLower, includesUpper: false))
    case .close(.square): return .tuple(.init(includesLower: includesLower, includesUpper: true))
    default: return nil
    }
  }

  /// Whether the first bracket is closed by the last token and, except for a set, a comma stands
  /// between them.
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

extension Tokenizer {
  /// The same with `(3|2)` as the point that it is in German schools; nil where no bar could be a
  /// comma.
  var readingBarsAsCommas: Tokenizer? {
    guard tokens.count > 1, case .open(.round) = tokens[0].kind,
      case .close(.round) = tokens[tokens.count - 2].kind, tokens.contains(where: \.isBar),
      !tokens.contains(where: \.isCommaOrSemicolon)
    else { return nil }
    var other = self
    for index in tokens.indices where tokens[index].kind == .bar {
      other.tokens[index].kind = .semicolon
    }
    return other
  }
}

extension ExpressionParser {
  /// Rows of values: `[[1, 2], [3, 4]]`, or as TeX writes them.
  mutating func matrix() throws(Verdict.ExpressionFault) -> Statement? {
    let isTeX = tokens[0].kind == .open(.matrix)
    if !isTeX, hasRowsOfEqualLength { return try matrixOfLines() }
    guard isTeX || isListOfRows else { return nil }
    advance()
    var rows: [[Statement.Clause]] = []
    repeat {
      guard !isTeX || token.kind != .close(.matrix) else { break }
      if !isTeX { advance() }
      var row: [Statement.Clause] = []
      repeat {
        row.append(Statement.Clause(left: try sum(), relation: nil))
      } while skip(.comma)
        || skip(.semicolon)
      if !isTeX {
        guard case .close = token.kind else { throw unexpected(.sign(",")) }
        advance()
      }
      rows.append(row)
      guard rows.count * row.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    } while isTeX ? skip(.row) : (skip(.comma) || skip(.semicolon) || startsRow)
    guard case .close = token.kind else { throw unexpected(.sign(",")) }
    advance()
    return try matrix(of: rows)
  }

  private mutating func matrix(
    of rows: [[Statement.Clause]]
  ) throws(Verdict.ExpressionFault) -> Statement {
    guard token.kind == .end, let columns = rows.first?.count,
      rows.allSatisfy({ $0.count == columns })
    else { throw unexpected(.end) }
    let isVector = columns == 1 || rows.count == 1
    let shape: Statement.Shape =
      isVector ? .tuple(.open) : .matrix(columns: columns)
    return Statement(tree: tree, shape: shape, clauses: Array(rows.joined()))
  }

  /// Whether a row of a matrix follows another one without a comma, as calculators write it.
  private var startsRow: Bool {
    guard case .open(let bracket) = token.kind else { return false }
    return bracket == .square && tokens[0].kind == .open(.square)
  }

  /// Rows with semicolons between them: `[1, 2; 3, 4]`.
  private mutating func matrixOfLines() throws(Verdict.ExpressionFault) -> Statement {
    advance()
    var rows: [[Statement.Clause]] = []
    repeat {
      var row: [Statement.Clause] = []
      repeat {
        row.append(Statement.Clause(left: try sum(), relation: nil))
      } while skip(.comma)
      rows.append(row)
      guard rows.count * row.count <= Statement.clauseLimit else {
        throw fault(.tooComplex(limit: Statement.clauseLimit))
      }
    } while skip(.semicolon)
    guard case .close = token.kind else { throw unexpected(.sign(",")) }
    advance()
    return try matrix(of: rows)
  }

  /// Returns the number of values in each of the lines of one bracket, by the signs between them;
  /// nil for anything else.
  private func lengthsOfLines(counting isBreak: (Int) -> Bool) -> [Int]? {
    guard case .open(let bracket) = tokens[0].kind, bracket == .square || bracket == .round,
      tokens.dropLast().last?.kind == .close(bracket)
    else { return nil }
    var (depth, lengths) = (0, [1])
    for index in tokens.indices.dropFirst().dropLast(2) {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .relation: return nil
      case .semicolon where depth == 0:
        lengths.append(1)
        continue
      default: break
      }
      guard depth >= 0 else { return nil }
      if depth == 0 || depth == 1, isBreak(index), depth == 0 || isOpen(index) {
        lengths[lengths.count - 1] += 1
      }
    }
    return depth == 0 ? lengths : nil
  }

  private func isOpen(_ index: Int) -> Bool {
    if case .open = tokens[index].kind { true } else { false }
  }

  /// Whether a bracket holds several lines of as many values, with commas between these.
  private var hasRowsOfEqualLength: Bool {
    guard columnsWereBlank || tokens[0].kind == .open(.square),
      let lengths = lengthsOfLines(counting: { tokens[$0].kind == .comma }), lengths.count > 1
    else { return false }
    return lengths[0] > 1 && lengths.allSatisfy { $0 == lengths[0] }
  }

  /// Puts commas between the values of lines that only blanks separate: `[1 2; 3 4]`.
  mutating func separateColumns() {
    guard tokens.contains(where: \.isSemicolon), !tokens.contains(where: { $0.kind == .comma }),
      let lengths = lengthsOfLines(counting: startsColumn), lengths.count > 1, lengths[0] > 1,
      lengths.allSatisfy({ $0 == lengths[0] })
    else { return }
    var depth = 0
    var separated: [Token] = [tokens[0]]
    for index in tokens.indices.dropFirst() {
      if depth == 0, index < tokens.count - 2, startsColumn(index) {
        var comma = tokens[index]
        comma.kind = .comma
        separated.append(comma)
      }
      if case .open = tokens[index].kind { depth += 1 }
      if case .close = tokens[index].kind { depth -= 1 }
      separated.append(tokens[index])
    }
    tokens = separated
    columnsWereBlank = true
  }

  /// Whether a value begins behind a blank where another one has ended.
  private func startsColumn(_ index: Int) -> Bool {
    guard tokens[index].isSpaced, index > 1 else { return false }
    switch tokens[index - 1].kind {
    case .number, .variable, .constant, .close, .superscript, .vulgarFraction, .integer,
      .factorial:
      break
    default: return false
    }
    switch tokens[index].kind {
    case .number, .variable, .constant, .open, .function, .root, .vulgarFraction, .fraction:
      return true
    case .minus, .plus: return !tokens[index + 1].isSpaced
    default: return false
    }
  }

  /// Whether a bracket begins with another one and both are closed at the end, with a comma between
  /// rows.
  private var isListOfRows: Bool {
    guard tokens.count > 7, case .open(let outer) = tokens[0].kind,
      case .open(let inner) = tokens[1].kind
    else { return false }
    let kinds = tokens.dropLast().map(\.kind)
    let isOfSets = isSet(.open(outer)) && isSet(.open(inner))
    guard isOfSets || !isSet(.open(outer)) && (inner == .round || inner == .square),
      kinds[kinds.count - 1] == .close(outer), kinds[kinds.count - 2] == .close(inner)
    else { return false }
    let areTight = outer == .square && inner == .square && kinds.contains(.comma)
    return kinds.indices.dropLast(2).contains { index in
      kinds[index] == .close(inner)
        && (kinds[index + 2] == .open(inner)
          && (kinds[index + 1] == .comma || kinds[index + 1] == .semicolon)
          || areTight && kinds[index + 1] == .open(inner))
    }
  }
}

extension Token {
  fileprivate var isBar: Bool { if case .bar = kind { true } else { false } }

  fileprivate var isSemicolon: Bool { if case .semicolon = kind { true } else { false } }

  fileprivate var isCommaOrSemicolon: Bool {
    switch kind {
    case .comma, .semicolon: true
    default: false
    }
  }

  /// Whether it can stand between two sets: a sign for their union, or for one without the other.
  fileprivate var canJoinSets: Bool {
    switch kind {
    case .union, .or, .variable("U"), .variable("u"), .open(.set), .without, .minus: true
    default: false
    }
  }
}
