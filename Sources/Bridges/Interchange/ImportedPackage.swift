// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
public import LudusCore
public import QuizContent

/// A format of packages, each of which holds several files.
public protocol PackageFormat: Sendable {
  /// The facts about the format that are known before a package is opened.
  static var about: FormatDescription { get }

  /// The format that this is a version of, which reads it; for most formats themselves.
  static var original: any PackageFormat.Type { get }

  /// Reads a package.
  ///
  /// - Parameter files: The files by their paths, such as those of an unpacked zip.
  /// - Returns: All that can be used, and a diagnostic for all that cannot.
  static func read(package files: [String: [UInt8]]) -> ImportedPackage

  /// Reads a package of a table that does not say itself how it is read.
  ///
  /// - Parameters:
  ///   - files: The files by their paths.
  ///   - options: The options for reading the table; other formats pass it over.
  /// - Returns: All that can be used, and a diagnostic for all that cannot.
  static func read(package files: [String: [UInt8]], options: TableOptions) -> ImportedPackage

  /// Writes a package.
  ///
  /// - Parameters:
  ///   - items: Questions and categories in their order.
  ///   - title: The title of the whole.
  ///   - language: The language of the texts.
  /// - Returns: The files by their paths, and what the format cannot hold.
  static func write(
    _ items: [Imported.Item.Content],
    title: String,
    language: Language?
  ) -> ExportedPackage

  /// The only question of a package as a file that stands alone; nil where there is none.
  static func alone(in package: ExportedPackage) -> [UInt8]?
}

extension PackageFormat {
  /// A format of its own.
  public static var original: any PackageFormat.Type { Self.self }

  /// A format that needs no options.
  public static func read(
    package files: [String: [UInt8]],
    options: TableOptions
  ) -> ImportedPackage { read(package: files) }

  /// A format whose questions need the files around them.
  public static func alone(in package: ExportedPackage) -> [UInt8]? { nil }

  /// Writes questions of another format, and names also what is lost of problems that tables hold
  /// and questions do not.
  ///
  /// - Parameters:
  ///   - items: Questions and categories in their order.
  ///   - title: The title of the whole.
  ///   - language: The language of the texts.
  /// - Returns: The files by their paths, and what the format cannot hold.
  public static func convert(
    _ items: [Imported.Item.Content],
    title: String,
    language: Language?
  ) -> ExportedPackage {
    var exported = write(items, title: title, language: language)
    guard !(Self.self is any ProblemHolder.Type) else { return exported }
    for case (let index, .question(let question)) in items.enumerated() {
      exported.losses += question.lossesOfProblem.map {
        Exported.Loss($0, of: index, type: question.type)
      }
    }
    exported.losses = exported.losses.inOrder
    return exported
  }

  /// Writes all problems of a bank, with a section for each set where the format has sections.
  ///
  /// - Parameter bank: The bank; templates are left out.
  /// - Returns: The files by their paths, and what the format cannot hold; items are counted with
  ///   the sets.
  public static func write(_ bank: ProblemBank) -> ExportedPackage {
    let (items, losses) = bank.exchanged(holdingProblems: Self.self is any ProblemHolder.Type)
    var exported = write(items, title: bank.title, language: bank.language.map { Language($0) })
    exported.losses = (losses + exported.losses).inOrder
    return exported
  }
}

/// The questions in a package of files, such as an unpacked zip of QTI or an H5P file.
///
/// A package is read from its files by their paths; the reader opens nothing itself.
///
/// ```swift
/// let package = QTI.read(package: ["moons.xml": bytes])
/// package.questions.map(\.type)   // ["multichoice"]
/// package.diagnostics             // each with the path of its file
/// ```
public struct ImportedPackage: Sendable {
  /// An item of the package: a question, or the category of the questions after it.
  public struct Item: Hashable, Sendable {
    /// The part itself.
    public let content: Imported.Item.Content
    /// The path of the file that it was read from.
    public let path: String
    /// The bytes of that file that it was read from.
    public let range: Range<Int>
    /// The number of the row of a spreadsheet; nil elsewhere.
    let row: Int?

    init(content: Imported.Item.Content, path: String, range: Range<Int>, row: Int? = nil) {
      (self.content, self.path, self.range, self.row) = (content, path, range, row)
    }

    /// The question, or nil for anything else.
    public var question: Question? {
      if case .question(let question) = content { question } else { nil }
    }
  }

  /// A remark on a row of a spreadsheet.
  struct Note {
    let remark: Remark
    let sheet: String
    let row: Int

    init(_ remark: Remark, in sheet: String, row: Int) {
      (self.remark, self.sheet, self.row) = (remark, sheet, row)
    }

    /// The diagnostic, whose line is that of the sheet.
    var diagnostic: Diagnostic {
      Diagnostic(remark, path: sheet.isEmpty ? nil : sheet, line: row, column: 1)
    }
  }

  /// The files by their paths.
  public let files: [String: [UInt8]]
  /// The title for the learner; nil where the package has none.
  public let title: String?
  /// The language of the texts; nil where the package does not say.
  public let language: Language?
  /// The parts in the order in which a learner meets them.
  public let items: [Item]
  /// All that its author should know, file by file.
  public let diagnostics: [Diagnostic]
  /// The name of the sheet of a spreadsheet; nil for another package.
  private let sheet: String?
  /// Writes a question in the place of a part.
  let render: @Sendable (Question, Item, inout PackageMedia) -> Rendered

  /// A question in the form of its package.
  struct Rendered {
    var bytes: [UInt8]
    var losses: [Exported.Loss.Part] = []
  }

  init(
    files: [String: [UInt8]],
    title: String?,
    language: Language?,
    items: [Item],
    remarks: [String: [Remark]],
    notes: [Note] = [],
    sheet: String? = nil,
    render: @escaping @Sendable (Question, Item, inout PackageMedia) -> Rendered
  ) {
    self.files = files
    self.title = title
    self.language = language
    self.items = items
    self.render = render
    self.sheet = sheet
    diagnostics = Self.diagnostics(remarks, in: files) + notes.map(\.diagnostic)
  }

  /// The questions in their order, texts between them included.
  public var questions: [Question] { items.compactMap(\.question) }

  private static func diagnostics(
    _ remarks: [String: [Remark]],
    in files: [String: [UInt8]]
  ) -> [Diagnostic] {
    remarks.sorted { $0.key < $1.key }.flatMap { path, remarks in
      SourceText(files[path] ?? []).diagnostics(remarks).map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.path = path
        return diagnostic
      }
    }
  }

  /// Makes a bank; each category becomes a set.
  ///
  /// - Parameters:
  ///   - id: The name of the bank.
  ///   - title: The text for the learner; nil for the title of the package.
  ///   - language: The language of the questions as a BCP 47 tag; nil for that of the package.
  /// - Returns: The bank, and what it has not.
  /// - Complexity: O(*n*) in the length of the texts.
  public func bank(
    id: ProblemBank.ID,
    title: String? = nil,
    language: String? = nil
  ) -> Imported.Bank {
    let language = language.map { Language($0) } ?? self.language
    var maker = BankMaker(
      of: items.lazy.map(\.content),
      language: language ?? .english,
      isPackage: sheet == nil
    )
    for item in items { maker.take(item.content, at: item.range, in: item.path) }
    maker.finish()
    let bank = try? ProblemBank(
      id: id,
      title: title ?? self.title ?? id.rawValue,
      language: language?.rawValue,
      media: maker.files.media,
      sets: maker.sets
    )
    return Imported.Bank(
      bank: maker.sets.isEmpty ? nil : bank,
      diagnostics: diagnostics(of: maker.remarks)
    )
  }

  /// The diagnostics of remarks on items, with the rows of a spreadsheet as lines.
  package func diagnostics(of remarks: [String: [Remark]]) -> [Diagnostic] {
    guard let sheet else { return Self.diagnostics(remarks, in: files) }
    let rows = Dictionary(items.map { ($0.range, $0.row ?? 1) }) { first, _ in first }
    return remarks.values.joined().map { remark in
      Note(remark, in: sheet, row: rows[remark.range] ?? 1).diagnostic
    }
  }

  /// Returns the package with some questions replaced; every byte of the others stays as it is.
  ///
  /// - Parameter questions: The new questions by the offsets of the items; an offset that there is
  ///   not is passed over.
  /// - Returns: The files, and what the format cannot hold of the new questions.
  public func write(replacing questions: [Int: Question] = [:]) -> ExportedPackage {
    var media = PackageMedia(files)
    var losses: [Exported.Loss] = []
    var changes: [String: [(range: Range<Int>, bytes: [UInt8])]] = [:]
    for (offset, question) in questions.sorted(by: { $0.key < $1.key })
    where items.indices.contains(offset) && items[offset].question != nil {
      let rendered = render(question, items[offset], &media)
      losses += rendered.losses.map { Exported.Loss($0, of: offset, type: question.type) }
      changes[items[offset].path, default: []].append((items[offset].range, rendered.bytes))
    }
    var written = media.files
    for (path, changes) in changes {
      guard var bytes = files[path] else { continue }
      for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(change.range, with: change.bytes)
      }
      written[path] = bytes
    }
    return ExportedPackage(files: written, losses: losses)
  }
}

/// A package of files that was written, with notes on anything its format cannot hold.
public struct ExportedPackage: Hashable, Sendable {
  /// The files by their paths.
  public internal(set) var files: [String: [UInt8]]
  /// All that is lost, item by item.
  public internal(set) var losses: [Exported.Loss]
}

/// The pictures and other files that texts in a package show.
struct PackageMedia {
  /// All files of the package by their paths.
  private(set) var files: [String: [UInt8]]

  init(_ files: [String: [UInt8]] = [:]) { self.files = files }

  /// The address of a file for a text, which comes into the package where it is not in it.
  ///
  /// - Parameters:
  ///   - source: The address in the text.
  ///   - attached: The files that come with the text.
  ///   - path: The path of the file in which the text stands.
  /// - Returns: The address as it is written in the package.
  mutating func address(_ source: String, among attached: [Question.File], from path: String)
    -> String
  {
    let mark = "@@PLUGINFILE@@"
    let wanted = source.hasPrefix(mark) ? String(source.dropFirst(mark.count)) : "/\(source)"
    let decoded = Self.percentDecoded(wanted[...])
    let found = attached.first { $0.path + $0.name == wanted }
    guard let file = found ?? attached.first(where: { $0.path + $0.name == decoded }) else {
      return source
    }
    let place = place(file)
    return String(repeating: "../", count: path.count { $0 == "/" }) + place
  }

  private mutating func place(_ file: Question.File) -> String {
    let own = String((file.path + file.name).dropFirst())
    if files[own] == file.bytes { return own }
    var place = "media/\(file.name)"
    var number = 2
    while let other = files[place], other != file.bytes {
      place = "media/\(number)-\(file.name)"
      number += 1
    }
    files[place] = file.bytes
    return place
  }

  /// The path of a file that another one names; nil outside of the package.
  static func path(_ reference: String, from path: String) -> String? {
    guard !reference.contains(":"), !reference.hasPrefix("/") else { return nil }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    let address = reference.prefix { $0 != "#" && $0 != "?" }
    for part in address.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(percentDecoded(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  static func percentDecoded(_ text: Substring) -> String {
    guard text.contains("%") else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16), digits.count == 2 {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
