// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

extension ExpressionParser {
  /// Rows of values: `[[1, 2], [3, 4]]`, or as TeX writes them.
  mutating func matrix() throws(Verdict.ExpressionFault) -> Statement? {
    let isTeX = tokens[0].kind == .open(.matrix)
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
    } while isTeX ? skip(.row) : (skip(.comma) || skip(.semicolon))
    guard case .close = token.kind else { throw unexpected(.sign(",")) }
    advance()
    guard token.kind == .end, let columns = rows.first?.count,
      rows.allSatisfy({ $0.count == columns })
    else { throw unexpected(.end) }
    let isVector = columns == 1 || rows.count == 1
    let shape: Statement.Shape =
      isVector ? .tuple(.open) : .matrix(columns: columns)
    return Statement(tree: tree, shape: shape, clauses: Array(rows.joined()))
  }

  /// Whether a bracket begins with another one and both are closed at the end, with a comma between rows.
  private var isListOfRows: Bool {
    guard tokens.count > 7, case .open(let outer) = tokens[0].kind,
      case .open(let inner) = tokens[1].kind
    else { return false }
    let kinds = tokens.dropLast().map(\.kind)
    guard outer != .brace, outer != .set, inner == .round || inner == .square,
      kinds[kinds.count - 1] == .close(outer), kinds[kinds.count - 2] == .close(inner)
    else { return false }
    return kinds.indices.dropLast(2).contains { index in
      kinds[index] == .close(inner) && kinds[index + 2] == .open(inner)
        && (kinds[index + 1] == .comma || kinds[index + 1] == .semicolon)
    }
  }
}
