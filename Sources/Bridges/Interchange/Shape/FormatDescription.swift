// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import FileDiagnostics

/// The facts about a question format that others need before they open a file.
public struct FormatDescription: Sendable {
  /// Its name on a command line and in addresses, as in `moodle-xml`.
  public let name: String
  /// The name that people use, as in `Moodle XML`.
  public let title: String
  /// The endings of its files' names, without the dot, the usual one first.
  public let fileEndings: [String]
  /// The version that is written, where the name does not say it; nil for most formats.
  public let version: String?
  /// The confidence with which it recognizes a file, where others have the same ending.
  let recognizes: @Sendable (FileBeginning) -> Recognition
  /// The confidence with which it recognizes a package by the paths of its files.
  let recognizesPackage: @Sendable ([String]) -> Recognition

  init(
    _ name: String,
    title: String,
    fileEndings: [String],
    version: String? = nil,
    recognizes: @escaping @Sendable (FileBeginning) -> Recognition = { _ in .unknown },
    recognizesPackage: @escaping @Sendable ([String]) -> Recognition = { _ in .unknown }
  ) {
    self.name = name
    self.title = title
    self.fileEndings = fileEndings
    self.version = version
    self.recognizesPackage = recognizesPackage
    self.recognizes = recognizes
  }
}

/// The confidence with which a format recognizes a file.
enum Recognition: Comparable {
  /// The file may be of this format or another one.
  case unknown
  /// The file looks as files of this format do.
  case likely
  /// The file has a sign that only this format has.
  case certain
}

/// The name of a file and what stands first in it, by which formats recognize their files.
struct FileBeginning {
  /// The name or path in lower case.
  let name: String
  /// The file, or as much of its beginning as is known.
  let bytes: [UInt8]
  /// The beginning as a text: 64 KiB at most.
  let text: String

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    text = String(decoding: TextDecoder.text(of: Array(bytes.prefix(65_536))), as: UTF8.self)
  }

  /// Whether nearly all lines have a sign, at least nine of ten; lines that begin with `#` and blank
  /// ones do not count.
  func isTable(of sign: Character) -> Bool {
    var (count, all) = (0, 0)
    for line in text.split(whereSeparator: \.isNewline).prefix(1000) where line.first != "#" {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      all += 1
      if line.contains(sign) { count += 1 }
    }
    return all > 0 && count * 10 >= all * 9
  }

  /// Whether one of some texts stands in it.
  func has(_ marks: String...) -> Bool {
    marks.contains { text.hasBytes(of: $0) && text.contains($0) }
  }
}
