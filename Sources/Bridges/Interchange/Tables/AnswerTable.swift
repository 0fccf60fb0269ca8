// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore

/// A spreadsheet of what students answered, or of the points that they got.
///
/// It is *wide*, with a column for each problem, or *long*, with a row for each answer:
///
/// ```
/// student;atoms-1;atoms-2        student;question;answer;points
/// ada;b;6                        ada;atoms-1;b;1
/// ben;c;                         ada;atoms-2;6;0.5
/// ```
///
/// The words over the columns can be in nine languages. Cells that are not used are named with
/// their lines.
public struct AnswerTable: Hashable, Sendable {
  /// The meaning of the cells below a problem in a wide table.
  public enum Cells: String, Hashable, Sendable, CaseIterable {
    /// Answers, to be judged.
    case answers
    /// Points, out of those of the problem.
    case points
    /// Shares of the points, from 0 to 1.
    case credits
  }

  /// The answer of a student to a problem.
  public struct Entry: Hashable, Sendable {
    /// The number of the row, as people count them.
    public let line: Int
    /// The student.
    public let student: String
    /// The problem, by the name that the table has for it.
    public let problem: String
    /// The text of the answer; empty for a problem that was left out, and nil where the table has
    /// only what the answer is worth.
    public let answer: String?
    /// The points that the answer got, where the table has them.
    public let points: Fraction?
    /// The share of the points that the answer got, where the table has it.
    public let credit: Fraction?
  }

  /// Something in the table that is not used, for its author.
  public enum Remark: Hashable, Sendable {
    /// No column has the students.
    case noStudents(headings: [String])
    /// The column is not known, and nothing in it is used.
    case unusedColumn(String, line: Int)
    /// The row has answers and no student.
    case rowWithoutStudent(line: Int)
    /// The row names no problem.
    case rowWithoutProblem(line: Int)
    /// The cell has no number where one is expected.
    case noNumber(String, column: String, line: Int)
    /// The row has more cells than there are columns.
    case cellWithoutColumn(String, line: Int)
    /// A column of that name stands there before.
    case repeatedColumn(String, line: Int)
  }

  /// The answers in the order of the table.
  public private(set) var entries: [Entry] = []
  /// The parts that are not used, in the order of the table.
  public private(set) var remarks: [Remark] = []

  /// Finds the answers in a table.
  ///
  /// The first row has the names of the columns. It is a long table when one of them has the
  /// problems.
  ///
  /// - Parameters:
  ///   - table: The table; see `Table.read(_:delimiter:)` and `Table.read(package:sheet:)`.
  ///   - cells: The meaning of the cells below a problem; a long table says it by its columns.
  /// - Complexity: O(*n*) in the number of cells.
  public init(_ table: Table, cells: Cells = .answers) {
    guard let names = table.rows.first?.map(CSV.unprotected).map(\.trimmingSpaces) else { return }
    let head = Head(names)
    let line = table.numbers.first ?? 1
    guard let student = head.student else {
      remarks.append(.noStudents(headings: names.filter { !$0.isEmpty }))
      return
    }
    var known: Set<String> = []
    for (index, name) in names.enumerated() where !name.isEmpty {
      if head.problem != nil, !head.all.contains(index) {
        remarks.append(.unusedColumn(name, line: line))
      } else if head.problem == nil, index != student, !known.insert(name).inserted {
        remarks.append(.repeatedColumn(name, line: line))
      }
    }
    for (index, row) in table.rows.enumerated().dropFirst() {
      let line = index < table.numbers.count ? table.numbers[index] : index + 1
      let row = row.map { CSV.unprotected($0).trimmingSpaces }
      for cell in row.dropFirst(names.count) where !cell.isEmpty {
        remarks.append(.cellWithoutColumn(cell, line: line))
      }
      guard let name = row[safe: student], !name.isEmpty else {
        remarks.append(.rowWithoutStudent(line: line))
        continue
      }
      if let problem = head.problem {
        add(row, of: name, problem, head, names, line)
      } else {
        add(row, of: name, besides: student, names, cells, line)
      }
    }
  }

  /// Takes the answer in a row of a long table.
  private mutating func add(
    _ row: [String],
    of student: String,
    _ problem: Int,
    _ head: Head,
    _ names: [String],
    _ line: Int
  ) {
    guard let problem = row[safe: problem], !problem.isEmpty else {
      remarks.append(.rowWithoutProblem(line: line))
      return
    }
    func number(_ column: Int?) -> Fraction? {
      guard let column, let cell = row[safe: column], !cell.isEmpty else { return nil }
      guard let number = Self.number(cell) else {
        remarks.append(.noNumber(cell, column: names[column], line: line))
        return nil
      }
      return number
    }
    let before = remarks.count
    let (points, credit) = (number(head.points), number(head.credit))
    // What should be a number says what the answer is worth, so it is not judged instead.
    guard remarks.count == before else { return }
    entries.append(
      Entry(
        line: line,
        student: student,
        problem: problem,
        answer: head.answer.map { row[safe: $0] ?? "" },
        points: points,
        credit: credit
      )
    )
  }

  /// Takes the answers in a row of a wide table.
  private mutating func add(
    _ row: [String],
    of student: String,
    besides column: Int,
    _ names: [String],
    _ cells: Cells,
    _ line: Int
  ) {
    var known: Set<String> = []
    for (index, name) in names.enumerated()
    where index != column && !name.isEmpty && known.insert(name).inserted {
      let cell = row[safe: index] ?? ""
      let value = cells == .answers ? nil : Self.number(cell)
      if cells != .answers, value == nil {
        // An empty cell of points is a problem that was not asked, as in an unfinished list.
        if !cell.isEmpty { remarks.append(.noNumber(cell, column: name, line: line)) }
        continue
      }
      entries.append(
        Entry(
          line: line,
          student: student,
          problem: name,
          answer: cells == .answers ? cell : nil,
          points: cells == .points ? value : nil,
          credit: cells == .credits ? value : nil
        )
      )
    }
  }

  /// A number as spreadsheets of all countries write it: `0.5`, `0,5`, `1/2` or `50 %`.
  private static func number(_ text: String) -> Fraction? {
    if let fraction = Fraction(text) { return fraction }
    let isPercent = text.hasSuffix("%")
    let digits = isPercent ? String(text.dropLast()).trimmingSpaces : text
    let point = String(digits.map { $0 == "," ? "." : $0 })
    guard point.utf8.count <= 32, point.contains(where: \.isNumber),
      let number = Fraction(decimal: point)
    else { return nil }
    return isPercent ? try? number / 100 : number
  }
}

/// The columns of a list of answers by their headings.
private struct Head {
  private(set) var student: Int?
  private(set) var problem: Int?
  private(set) var answer: Int?
  private(set) var points: Int?
  private(set) var credit: Int?

  var all: [Int] { [student, problem, answer, points, credit].compactMap(\.self) }

  init(_ names: [String]) {
    for (index, name) in names.enumerated() {
      switch TableHeading.answerColumn(name) {
      case "student": student = student ?? index
      case "credit": credit = credit ?? index
      default: take(TableHeading(name), at: index)
      }
    }
    // A wide table has a column for each problem, whatever its name is like.
    guard problem == nil || answer == nil && points == nil && credit == nil else { return }
    (problem, answer, points, credit) = (nil, nil, nil, nil)
  }

  private mutating func take(_ heading: TableHeading?, at index: Int) {
    // "Question 1" is the name of a problem.
    guard let heading, heading.index == nil else { return }
    if heading.parts.contains(.question) || heading.parts == [.id] {
      problem = problem ?? index
    } else if heading.parts.contains(.answer) {
      answer = answer ?? index
    } else if heading.parts.contains(.points) {
      points = points ?? index
    }
  }
}

extension AnswerTable.Remark: CustomStringConvertible {
  /// A sentence for the author of the table, with the line.
  public var description: String {
    switch self {
    case .noStudents(let headings):
      "no column has the students, expected a heading such as \"student\" among \(headings)"
    case .unusedColumn(let name, let line): "line \(line): the column \"\(name)\" is not used"
    case .rowWithoutStudent(let line): "line \(line): no student"
    case .rowWithoutProblem(let line): "line \(line): no problem"
    case .noNumber(let text, let column, let line):
      "line \(line): \"\(text)\" in the column \"\(column)\" is no number"
    case .cellWithoutColumn(let text, let line):
      "line \(line): \"\(text)\" stands in no column with a name"
    case .repeatedColumn(let name, let line):
      "line \(line): the column \"\(name)\" is there twice; the first one is used"
    }
  }
}
