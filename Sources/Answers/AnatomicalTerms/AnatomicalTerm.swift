// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The names of an anatomical structure in Latin, English and German.
///
/// The list holds what teachers ask about most: bones and their parts, joints, muscles, vessels,
/// nerves, organs and tissues. Every name stands for itself: it is `Facies anterior radii`, not
/// `Facies anterior`.
///
/// ```swift
/// let radius = AnatomicalTerm.all.first { $0.latin[0] == "Radius" }
/// radius?.german  // ["Speiche"]
/// ```
public struct AnatomicalTerm: Hashable, Sendable {
  /// The Latin names, the usual one first: never empty, and written out.
  public let latin: [String]
  /// The English names, the usual one first: never empty.
  public let english: [String]
  /// The German names, the usual one first; none where German has only the Latin name.
  public let german: [String]

  /// Every structure of the list, region by region; no two have the same first Latin name.
  ///
  /// It is read when it is first asked for, which takes some milliseconds and four megabytes.
  public static let all: [AnatomicalTerm] = terms(of: table)

  /// Returns the names in a language: Latin, English or German; none in any other.
  public func names(in language: Language) -> [String] {
    switch language.base {
    case "la": latin
    case .english: english
    case .german: german
    default: []
    }
  }

  /// Reads the table: rows with titles and blank lines between them.
  ///
  /// It works on bytes, because the table is read when an app first asks for a term.
  static func terms(of table: String) -> [AnatomicalTerm] {
    var table = table
    return table.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { row in
        guard row.first != UInt8(ascii: "#") else { return nil }
        let languages = row.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
          .map { names in
            names.split(separator: UInt8(ascii: ";")).map(name)
          }
        return AnatomicalTerm(
          latin: languages[0],
          english: languages.count > 1 ? languages[1] : [],
          german: languages.count > 2 ? languages[2] : []
        )
      }
    }
  }

  /// A name without the blanks around the signs that part it from others.
  private static func name(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let blank = UInt8(ascii: " ")
    let name = bytes.drop { $0 == blank }
    return String(decoding: name.last == blank ? name.dropLast() : name, as: UTF8.self)
  }
}
