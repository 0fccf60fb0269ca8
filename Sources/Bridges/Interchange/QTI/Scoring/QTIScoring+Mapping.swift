// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension QTIScoring {
  /// The points of a response by the table of its declaration; each value or region counts once.
  func mapped(_ expression: QTIElement) throws(QTI.ScoringError) -> QTIValue? {
    let response = try response(expression)
    let areArea = expression.name == "mapResponsePoint"
    guard let mapping = areArea ? response.areaMapping : response.mapping,
      let variable = variables[response.identifier]
    else { throw .malformedRule(expression.name) }
    let members = variable.value?.members ?? []
    var earned: Set<Int> = []
    var strangers: Set<QTIValue.Member> = []
    let table = MappedRows(areArea ? [] : mapping.entries, variable)
    for member in members {
      let rows =
        try areArea
        ? self.rows(of: mapping, around: member)
        : table.row(for: member).map { [$0] } ?? []
      earned.formUnion(rows)
      if rows.isEmpty { strangers.insert(member) }
    }
    var terms: [Rational] = []
    for row in earned.sorted() { terms.append(try points(mapping.entries[row].value)) }
    // A single value that is absent earns as much as one outside the table; an empty list earns nothing.
    let count = members.isEmpty && !variable.isList ? 1 : strangers.count
    let usual = try points(mapping.usual ?? "0")
    terms += Array(repeating: usual, count: count)
    var sum = Rational.zero
    for term in terms {
      guard let next = try? sum + term else { throw .tooLarge }
      sum = next
    }
    // The bounds are for lists.
    if variable.isList {
      if let minimum = mapping.minimum { sum = max(sum, try points(minimum)) }
      if let maximum = mapping.maximum { sum = min(sum, try points(maximum)) }
    }
    return QTIValue(.number(sum))
  }

  private func points(_ text: String) throws(QTI.ScoringError) -> Rational {
    guard let points = NumberAnswer.number(text) else { throw .malformedRule("mapping") }
    return points
  }

  /// The rows whose regions hold a point.
  private func rows(
    of mapping: QTI.Response.Mapping,
    around member: QTIValue.Member
  ) throws(QTI.ScoringError) -> [Int] {
    guard case .point(let x, let y) = member else { throw .malformedRule("mapResponsePoint") }
    var rows: [Int] = []
    for (index, entry) in mapping.entries.enumerated() {
      let region = entry.region
      guard let isInside = try? region?.contains(x: x, y: y) else {
        throw .notSupported(region?.shape ?? "areaMapEntry")
      }
      if isInside { rows.append(index) }
    }
    return rows
  }
}

/// The rows of a mapping by their values, the first one where a value stands in two.
private struct MappedRows {
  private var rows: [QTIValue.Member: Int] = [:]
  private var rowsInAnyCase: [String: Int] = [:]

  init(_ entries: [QTI.Response.Entry], _ variable: QTIVariable) {
    for (row, entry) in entries.enumerated() {
      guard let key = QTIValue.Member(entry.key, baseType: variable.baseType) else { continue }
      if rows[key] == nil { rows[key] = row }
      guard entry.ignoresCase, case .text(let text) = key else { continue }
      let lowercase = text.lowercased()
      if rowsInAnyCase[lowercase] == nil { rowsInAnyCase[lowercase] = row }
    }
  }

  func row(for member: QTIValue.Member) -> Int? {
    guard case .text(let text) = member else { return rows[member] }
    return [rows[member], rowsInAnyCase[text.lowercased()]].compactMap(\.self).min()
  }
}
