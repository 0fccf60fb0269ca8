// SPDX-License-Identifier: Apache-2.0

/// Options for reading a table or a deck of cards, where its own words leave them open.
///
/// ```swift
/// let options = TableOptions(columns: "question=2, answer=Meaning")!
/// let list = "No,Kanji,Meaning\n1,山,mountain\n"
/// CSV.read(Array(list.utf8), options: options).questions[0].text.source  // "山"
/// ```
public struct TableOptions: Hashable, Sendable {
  /// The columns by the names of their parts: `["question": "2"]`.
  ///
  /// A column is its number, counted from 1, its letter in a spreadsheet, or the words over it.
  public let columns: [String: String]
  /// The name of the sheet of a spreadsheet; nil for the first.
  public var sheet: String?
  /// Whether each card asks for its front, too.
  public var reversesCards = false

  /// Creates options, or returns nil where columns are written in another way.
  ///
  /// - Parameters:
  ///   - columns: The columns that hold the parts, as `question=2,answer=5`; the parts are those of
  ///     ``parts``.
  ///   - sheet: The name of the sheet of a spreadsheet; nil for the first.
  ///   - reversesCards: Whether each card asks for its front, too.
  public init?(columns: String = "", sheet: String? = nil, reversesCards: Bool = false) {
    var named: [String: String] = [:]
    for pair in columns.split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1).map(\.trimmingSpaces)
      guard sides.count == 2, !sides[1].isEmpty else { return nil }
      let name = sides[0].lowercased()
      let heading = TableHeading(name)
      let part = TablePart(rawValue: name) ?? heading?.parts.first
      guard let part else { return nil }
      let key = part.rawValue + (heading?.index.map { " \($0)" } ?? "")
      guard named.updateValue(sides[1], forKey: key) == nil else { return nil }
    }
    self.columns = named
    self.sheet = sheet
    self.reversesCards = reversesCards
  }

  /// The names and the sheet that a table itself has.
  public static let standard = TableOptions(named: [:])

  private init(named: [String: String]) { columns = named }

  /// The names of the parts of a question.
  public static let parts: [String] = TablePart.allCases.map(\.rawValue)

  /// The place of a column in a row of names, counted from 0; nil where there is none.
  static func place(of column: String, in names: [String]) -> Int? {
    if let number = Int(column) { return (1...16_384).contains(number) ? number - 1 : nil }
    let wanted = TableHeading.plain(column)
    if let place = names.firstIndex(where: { TableHeading.plain($0) == wanted }) { return place }
    let letters = column.uppercased().utf8
    guard (1...2).contains(letters.count), letters.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1
  }

  /// The letters of a column as spreadsheets have them: "A" for 0, "AA" for 26.
  static func letters(of column: Int) -> String {
    var letters = ""
    var rest = column + 1
    while rest > 0 {
      let (whole, digit) = (rest - 1).quotientAndRemainder(dividingBy: 26)
      letters = String(Unicode.Scalar(UInt8(0x41 + digit))) + letters
      rest = whole
    }
    return letters
  }
}
