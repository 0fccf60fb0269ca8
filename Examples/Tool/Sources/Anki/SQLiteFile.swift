// SPDX-License-Identifier: Apache-2.0

/// The tables of a database file of SQLite, read from memory and never written.
///
/// It reads what <https://www.sqlite.org/fileformat2.html> calls table b-trees; what a write-ahead
/// log beside the file has is not in it. The file may come from a stranger: a pointer that leads
/// out of the file or in a circle is refused, and so is a length that does not fit.
struct SQLiteFile {
  /// Why a file cannot be read, as the end of a sentence.
  struct Damage: Error, Equatable {
    let reason: String
  }

  /// A value of a row.
  enum Value: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// The value if it is a whole number, or 0.
    var integer: Int64 { if case .integer(let value) = self { value } else { 0 } }

    /// The value if it is text, or no text.
    var text: String { if case .text(let value) = self { value } else { "" } }
  }

  private struct Table {
    let root: Int
    let columns: [String]
    /// The column whose value is the number of the row.
    let rowNumber: Int?
  }

  private let bytes: [UInt8]
  private let pageSize: Int
  /// The bytes of a page that hold content.
  private let usable: Int
  private let encoding: Int
  private var tables: [String: Table] = [:]

  private static let magic = Array("SQLite format 3\0".utf8)
  /// The tree of the tables' names begins in the page that the header is in.
  private static let headerSize = 100
  /// Trees are flat: a page has at least two entries, so that no file has as many levels.
  private static let deepest = 40

  /// Opens a file.
  ///
  /// - Throws: A ``Damage`` when this is no database, or its list of tables cannot be read.
  init(_ bytes: [UInt8]) throws(Damage) {
    self.bytes = bytes
    guard bytes.count >= Self.headerSize, bytes.starts(with: Self.magic) else {
      throw Damage(reason: "not a database")
    }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    pageSize = size == 1 ? 65_536 : size
    usable = pageSize - Int(bytes[20])
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0, usable >= 480 else {
      throw Damage(reason: "damaged")
    }
    encoding = Int(bytes[59])
    let schema = Table(
      root: 1,
      columns: ["type", "name", "tbl_name", "rootpage", "sql"],
      rowNumber: nil
    )
    for row in try rows(of: schema, ["type", "name", "rootpage", "sql"]) {
      guard row[0].text == "table", row[2].integer > 0, row[2].integer <= Int64(bytes.count)
      else { continue }
      let columns = Self.columns(in: row[3].text)
      tables[row[1].text] = Table(
        root: Int(row[2].integer),
        columns: columns.map(\.name),
        rowNumber: columns.firstIndex(where: \.isRowNumber)
      )
    }
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - columns: The columns that are wanted.
  /// - Returns: The values of these columns in each row, in the order of the rows' numbers.
  /// - Throws: A ``Damage`` when there is no such table or column, or the file is damaged.
  func rows(of name: String, _ columns: [String]) throws(Damage) -> [[Value]] {
    guard let table = tables[name] else { throw Damage(reason: "no table “\(name)”") }
    return try rows(of: table, columns)
  }

  /// The columns of a table; none of one that there is not.
  func columns(of name: String) -> Set<String> { Set(tables[name]?.columns ?? []) }

  private func rows(of table: Table, _ columns: [String]) throws(Damage) -> [[Value]] {
    var places: [Int] = []
    for column in columns {
      guard let place = table.columns.firstIndex(of: column) else {
        throw Damage(reason: "no column “\(column)”")
      }
      places.append(place)
    }
    var rows: [[Value]] = []
    var walk = Walk()
    try visit(table.root, depth: 0, &walk) { number, payload throws(Damage) in
      let record = try values(of: payload)
      rows.append(
        places.map { place in
          if place == table.rowNumber { return .integer(number) }
          // A column that was added later is not in older rows.
          return place < record.count ? record[place] : .null
        }
      )
    }
    return rows
  }
}

// MARK: - Pages

extension SQLiteFile {
  /// What was read of a table so far, which is no more than there is.
  private struct Walk {
    var pages: Set<Int> = []
    var bytes: Int64 = 0
  }

  /// Hands out the rows below a page of a table.
  private func visit(
    _ page: Int,
    depth: Int,
    _ walk: inout Walk,
    _ body: (Int64, [UInt8]) throws(Damage) -> Void
  ) throws(Damage) {
    guard depth < Self.deepest, walk.pages.insert(page).inserted else {
      throw Damage(reason: "damaged")
    }
    let start = try start(of: page)
    let header = start + (page == 1 ? Self.headerSize : 0)
    let kind = try byte(header)
    guard kind == 13 || kind == 5 else { throw Damage(reason: "damaged") }
    let isLeaf = kind == 13
    let count = try number(at: header + 3, bytes: 2)
    let pointers = header + (isLeaf ? 8 : 12)
    for index in 0..<count {
      var place = try start + number(at: pointers + 2 * index, bytes: 2)
      if isLeaf {
        let size = try varint(&place)
        let rowNumber = try varint(&place)
        guard size >= 0, size <= Int64(bytes.count) - walk.bytes else {
          throw Damage(reason: "damaged")
        }
        walk.bytes += size
        try body(rowNumber, payload(of: Int(size), at: place, upTo: start + usable))
      } else {
        try visit(number(at: place, bytes: 4), depth: depth + 1, &walk, body)
      }
    }
    if !isLeaf {
      try visit(number(at: header + 8, bytes: 4), depth: depth + 1, &walk, body)
    }
  }

  /// The content of a row, of which a part may be on pages of its own.
  private func payload(of size: Int, at place: Int, upTo end: Int) throws(Damage) -> [UInt8] {
    let most = usable - 35
    let least = (usable - 12) * 32 / 255 - 23
    var local = size
    if size > most {
      let rest = least + (size - least) % (usable - 4)
      local = rest <= most ? rest : least
    }
    guard place + local <= min(end, bytes.count) else { throw Damage(reason: "damaged") }
    var payload = Array(bytes[place..<place + local])
    guard local < size else { return payload }
    var next = try number(at: place + local, bytes: 4)
    // Each page adds bytes, so that a circle ends.
    while payload.count < size {
      let start = try start(of: next)
      let count = min(size - payload.count, usable - 4)
      guard start + 4 + count <= bytes.count else { throw Damage(reason: "damaged") }
      payload += bytes[start + 4..<start + 4 + count]
      next = try number(at: start, bytes: 4)
    }
    return payload
  }

  /// Where a page begins; pages are counted from 1.
  private func start(of page: Int) throws(Damage) -> Int {
    guard page >= 1, page <= bytes.count / pageSize else { throw Damage(reason: "damaged") }
    return (page - 1) * pageSize
  }

  private func byte(_ place: Int) throws(Damage) -> UInt8 {
    guard bytes.indices.contains(place) else { throw Damage(reason: "damaged") }
    return bytes[place]
  }

  private func number(at place: Int, bytes count: Int) throws(Damage) -> Int {
    var number = 0
    for offset in 0..<count { number = number << 8 | Int(try byte(place + offset)) }
    return number
  }

  private func varint(_ place: inout Int) throws(Damage) -> Int64 {
    guard let number = Self.varint(in: bytes, &place) else { throw Damage(reason: "damaged") }
    return number
  }

  /// A number of up to nine bytes, seven bits in each but the last.
  private static func varint(in bytes: [UInt8], _ place: inout Int) -> Int64? {
    var number: UInt64 = 0
    for count in 1...9 {
      guard bytes.indices.contains(place) else { return nil }
      let byte = bytes[place]
      place += 1
      if count == 9 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte & 0x80 == 0 { break }
    }
    return Int64(bitPattern: number)
  }
}

// MARK: - Rows

extension SQLiteFile {
  /// The values of a row: a list of their types, then their bytes.
  private func values(of record: [UInt8]) throws(Damage) -> [Value] {
    var place = 0
    guard let head = Self.varint(in: record, &place), head >= 0, head <= Int64(record.count) else {
      throw Damage(reason: "damaged")
    }
    var content = Int(head)
    var values: [Value] = []
    while place < Int(head) {
      guard let type = Self.varint(in: record, &place), type >= 0 else {
        throw Damage(reason: "damaged")
      }
      guard let size = Self.size(of: type), size <= Int64(record.count - content) else {
        throw Damage(reason: "damaged")
      }
      let end = content + Int(size)
      values.append(value(of: type, record[content..<end]))
      content = end
    }
    return values
  }

  /// The bytes that a value of a type has; nil for types that there are not.
  private static func size(of type: Int64) -> Int64? {
    switch type {
    case 0, 8, 9: 0
    case 1...4: type
    case 5: 6
    case 6, 7: 8
    case 12...: (type - 12) / 2
    default: nil
    }
  }

  private func value(of type: Int64, _ content: ArraySlice<UInt8>) -> Value {
    switch type {
    case 0: return .null
    case 8, 9: return .integer(type - 8)
    case 1...6:
      // The first bit is the sign.
      let sign: UInt64 = (content.first ?? 0) & 0x80 == 0 ? 0 : .max
      return .integer(Int64(bitPattern: content.reduce(sign) { $0 << 8 | UInt64($1) }))
    case 7:
      return .real(Double(bitPattern: content.reduce(0) { $0 << 8 | UInt64($1) }))
    case _ where type.isMultiple(of: 2): return .blob(Array(content))
    default: return .text(text(content))
    }
  }

  private func text(_ content: ArraySlice<UInt8>) -> String {
    guard encoding == 2 || encoding == 3 else { return String(decoding: content, as: UTF8.self) }
    let bytes = Array(content)
    let units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return encoding == 2 ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }
}

// MARK: - Tables

extension SQLiteFile {
  /// The columns of a table by the statement that made it.
  private static func columns(in statement: String) -> [(name: String, isRowNumber: Bool)] {
    let statement = withoutComments(statement)
    guard let open = statement.firstIndex(of: "(") else { return [] }
    var depth = 0
    var quote: Character?
    var definitions = [""]
    for character in statement[statement.index(after: open)...] {
      if let mark = quote {
        if character == mark { quote = nil }
      } else if character == "," && depth == 0 {
        definitions.append("")
        continue
      } else if character == ")" && depth == 0 {
        break
      } else {
        if "\"'`".contains(character) { quote = character }
        if character == "[" { quote = "]" }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      }
      definitions[definitions.count - 1].append(character)
    }
    let constraints: Set = ["PRIMARY", "UNIQUE", "CHECK", "FOREIGN", "CONSTRAINT"]
    return definitions.compactMap { definition in
      let (name, rest) = Self.name(atStartOf: definition)
      guard !constraints.contains(name.uppercased()) else { return nil }
      let words = rest.split(whereSeparator: \.isWhitespace).map { $0.uppercased() }
      return (name, words.starts(with: ["INTEGER", "PRIMARY", "KEY"]))
    }
  }

  /// A statement with a blank for each of its comments, which Anki has behind each column.
  private static func withoutComments(_ statement: String) -> String {
    var text = ""
    var quote: Character?
    var rest = statement[...]
    while let character = rest.first {
      let ending =
        quote != nil ? nil : rest.hasPrefix("--") ? "\n" : rest.hasPrefix("/*") ? "*/" : nil
      if let ending {
        let end = rest.dropFirst(2).firstRange(of: ending)
        rest = end.map { rest[$0.upperBound...] } ?? ""
        text.append(" ")
        continue
      }
      if let mark = quote {
        if character == mark { quote = nil }
      } else if "\"'`[".contains(character) {
        quote = character == "[" ? "]" : character
      }
      text.append(character)
      rest.removeFirst()
    }
    return text
  }

  /// The name of a column, which may stand between signs, and what follows it.
  private static func name(atStartOf definition: String) -> (name: String, rest: Substring) {
    let text = definition.drop(while: \.isWhitespace)
    if let first = text.first, "\"'`[".contains(first) {
      let quoted = text.dropFirst().prefix { $0 != (first == "[" ? "]" : first) }
      return (String(quoted), text.dropFirst(quoted.count + 2))
    }
    let name = text.prefix { !$0.isWhitespace }
    return (String(name), text.dropFirst(name.count))
  }
}
