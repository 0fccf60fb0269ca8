// SPDX-License-Identifier: Apache-2.0

/// A format in which programs exchange questions; ``all`` lists those that can be read and written
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
  /// The reader and writer of its files; nil for packages of several files.
  public let file: (any ExchangeFormat.Type)?
  /// The reader and writer of its packages; nil for single files.
  public let package: (any PackageFormat.Type)?
  private let description: FormatDescription

  private init(_ format: any ExchangeFormat.Type) {
    (file, package, description) = (format, nil, format.about)
  }

  private init(_ format: any PackageFormat.Type) {
    (file, package, description) = (nil, format, format.about)
  }

  /// Every format, with the other versions of one behind it: a new one is a line here.
  public static let allVersions: [QuestionFormat] = [
    Self(GIFT.self), Self(MoodleXML.self), Self(Cloze.self), Self(Aiken.self),
    Self(NumberedList.self), Self(CSV.self), Self(TSV.self), Self(AnkiText.self),
    Self(JSONLines.self),
    Self(QTI.self), Self(QTI22.self), Self(QTI3.self), Self(QTI12.self), Self(H5P.self),
    Self(XLSX.self), Self(ODS.self),
  ]

  /// Every format once, by whose reader all versions of it are read.
  public static let all: [QuestionFormat] = allVersions.filter { !$0.isOtherVersion }

  /// The format, or the version of one, that has a name; nil for a name that none has.
  public init?(name: String) {
    guard let format = Self.allVersions.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The format that the name of a file suggests, and its text where several have the same ending.
  ///
  /// It is nil for a table or a text in a ``ForeignFormat``, for a table that is a list, and for a
  /// text that shows none of the formats that have its ending.
  ///
  /// - Parameters:
  ///   - path: The path or the name of the file.
  ///   - beginning: The file, or its first 64 KiB. Without any, the most frequent of the formats is
  ///     taken.
  public init?(path: String, beginning: [UInt8]) {
    let name = path.lowercased()
    let found = Self.all.flatMap { format in format.fileEndings.map { (format, $0) } }
      .filter { name.hasSuffix(".\($0.1)") }
    let longest = found.map(\.1.utf8.count).max()
    let formats = found.filter { $0.1.utf8.count == longest }.map(\.0)
    let file = FileBeginning(name: name, bytes: beginning)
    guard let format = formats.likeliest({ $0.description.recognizes(file) }) else { return nil }
    let isKnown = formats.count == 1 || beginning.isEmpty
    guard isKnown || format.description.recognizes(file) > .unknown else { return nil }
    // Any program may have tables and texts; a name that only this format has decides.
    let isTable = [CSV.about.name, TSV.about.name].contains(format.name)
    guard formats.count == 1 && !isTable || ForeignFormat(file) == nil else { return nil }
    guard !isTable || !NumberedList.isShown(in: file) else { return nil }
    self = format
  }

  /// The format of a package that has these files; nil where none of them shows it.
  ///
  /// - Parameter paths: The paths of the files in it.
  public init?(packageWith paths: some Collection<String>) {
    let paths = Array(paths)
    let formats = Self.all.filter { $0.description.recognizesPackage(paths) > .unknown }
    guard let format = formats.likeliest({ $0.description.recognizesPackage(paths) }) else {
      return nil
    }
    self = format
  }

  /// Its name, as in `moodle-xml`.
  public var name: String { description.name }

  /// The name that people use, as in `Moodle XML`.
  public var title: String { description.title }

  /// The endings of its files' names, without the dot, the usual one first.
  public var fileEndings: [String] { description.fileEndings }

  /// The version that is written, where the name does not say it; nil for most formats.
  public var version: String? { description.version }

  /// Whether its files are packages of other files.
  public var isPackage: Bool { package != nil }

  /// Whether it is another version of the format in front of it, which is read by that one.
  private var isOtherVersion: Bool { package.map { $0.original != $0 } == true }
}

extension QuestionFormat: Hashable {
  /// Whether both have the same name.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension [QuestionFormat] {
  /// The format that recognizes something best, the first of several.
  fileprivate func likeliest(
    _ recognition: (QuestionFormat) -> Recognition
  ) -> QuestionFormat? {
    guard count > 1 else { return first }
    let recognitions = map(recognition)
    guard let best = recognitions.max() else { return nil }
    return zip(self, recognitions).first { $1 == best }?.0
  }
}
