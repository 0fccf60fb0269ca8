// SPDX-License-Identifier: Apache-2.0

/// A format in which programs exchange questions; ``all`` lists those that are read and written
/// here.
///
/// A front end that offers formats by name, or guesses one by the name of a file, needs no list of
/// its own:
///
/// ```swift
/// let format = QuestionFormat(path: "quiz.gift", beginning: [])
/// format?.name  // "gift"
/// let imported = format?.file?.read(bytes)
/// ```
///
/// Two formats are equal when their names are.
public struct QuestionFormat: Sendable {
  /// Its name, as in `moodle-xml`.
  public let name: String
  /// The endings of its files' names, without the dot, the usual one first.
  public let fileEndings: [String]
  private let doors: Doors

  /// How its files are read and written.
  private enum Doors: Sendable {
    case file(@Sendable () -> any ExchangeFormat.Type)
    case package(@Sendable ([String: [UInt8]]) -> ImportedPackage)
  }

  private init(
    _ name: String,
    _ endings: String...,
    file: @autoclosure @escaping @Sendable () -> any ExchangeFormat.Type
  ) {
    self.name = name
    fileEndings = endings
    doors = .file(file)
  }

  private init(
    _ name: String,
    _ endings: String...,
    package: @escaping @Sendable ([String: [UInt8]]) -> ImportedPackage
  ) {
    self.name = name
    fileEndings = endings
    doors = .package(package)
  }

  /// Every format: a new one is a line here, and a rule in ``init(path:beginning:)`` where its
  /// files are named like those of another one.
  public static let all: [QuestionFormat] = [
    Self("gift", "gift", "gift.txt", "txt", file: GIFT.self),
    Self("moodle-xml", "xml", file: MoodleXML.self),
    Self("cloze", "txt", "cloze", "cloze.txt", "multianswer.txt", file: Cloze.self),
    Self("aiken", "txt", "aiken", "aiken.txt", file: Aiken.self),
    Self("csv", "csv", file: CSV.self),
    Self("tsv", "tsv", "tab", file: TSV.self),
    Self("anki", "txt", file: AnkiText.self),
    Self("json-lines", "jsonl", "ndjson", file: JSONLines.self),
    Self("qti", "zip", "xml", package: { QTI.read(package: $0) }),
    Self("h5p", "h5p", package: { H5P.read(package: $0) }),
  ]

  /// The format of a name; nil for a name that no format has.
  public init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The format that the name of a file suggests, and its text where several have the same ending.
  ///
  /// - Parameters:
  ///   - path: The path or the name of the file.
  ///   - beginning: The file, or its first 64 KiB. Without any, the most frequent of the formats is
  ///     taken.
  public init?(path: String, beginning: [UInt8]) {
    let name = path.lowercased()
    let found = Self.all.flatMap { format in format.fileEndings.map { (format, $0) } }
      .filter { name.hasSuffix(".\($0.1)") }
    guard let longest = found.map(\.1.utf8.count).max() else { return nil }
    let formats = found.filter { $0.1.utf8.count == longest }
    if formats.count == 1 {
      self = formats[0].0
    } else {
      self.init(
        name: name.hasSuffix(".xml") ? Self.ofXML(beginning) : Self.ofText(beginning, in: name)
      )
    }
  }

  private static func ofXML(_ beginning: [UInt8]) -> String {
    // The root stands behind comments at most.
    let start = String(decoding: beginning.prefix(16_384), as: UTF8.self)
    let roots = ["assessmentItem", "assessmentTest", "qti-assessment-", "imscp", "imsqti"]
    return roots.contains { start.contains($0) } ? "qti" : "moodle-xml"
  }

  private static func ofText(_ beginning: [UInt8], in name: String) -> String {
    let text = String(decoding: beginning.prefix(65_536), as: UTF8.self)
    func has(_ marks: String...) -> Bool { marks.contains { text.contains($0) } }
    if has("\nANSWER:") { return "aiken" }
    if text.hasPrefix("#separator:") || !has("{") && has("\t") { return "anki" }
    if has("::", "{=", "{~", "{#") { return "gift" }
    let isCloze = name.contains("multianswer") || has(":SHORTANSWER:", ":MULTICHOICE")
    return isCloze ? "cloze" : "gift"
  }

  /// The reader and writer of its files; nil for packages of several files.
  public var file: (any ExchangeFormat.Type)? {
    if case .file(let format) = doors { format() } else { nil }
  }

  /// Whether its files are packages of other files.
  public var isPackage: Bool { file == nil }

  /// Reads a package.
  ///
  /// - Parameter files: The files in it by their paths, as a zip file has them.
  /// - Returns: All that can be used, and a diagnostic for all that cannot; nil for a format of
  ///   single files.
  public func read(package files: [String: [UInt8]]) -> ImportedPackage? {
    if case .package(let read) = doors { read(files) } else { nil }
  }
}

extension QuestionFormat: Hashable {
  /// Whether both have the same name.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
