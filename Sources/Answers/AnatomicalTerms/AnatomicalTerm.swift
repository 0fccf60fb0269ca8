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
  public static let all: [AnatomicalTerm] = {
    var text = table
    return text.withUTF8 { bytes in
      var reader = TableReader(bytes)
      return reader.terms()
    }
  }()

  /// Returns the names in a language: Latin, English or German; none in any other.
  public func names(in language: Language) -> [String] {
    switch language.base {
    case "la": latin
    case .english: english
    case .german: german
    default: []
    }
  }
}

/// Reads the table of structures: rows, with titles and blank lines between them.
///
/// It goes over the bytes once, because the table is read when an app first asks for a term.
private struct TableReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func terms() -> [AnatomicalTerm] {
    var terms: [AnatomicalTerm] = []
    while place < bytes.count {
      if isAt("#") {
        while place < bytes.count, !isAt("\n") { place += 1 }
      } else if !isAt("\n") {
        terms.append(
          AnatomicalTerm(
            latin: names(),
            english: namesOfNextLanguage(),
            german: namesOfNextLanguage()
          )
        )
      }
      place += 1
    }
    return terms
  }

  private mutating func namesOfNextLanguage() -> [String] {
    guard isAt("|") else { return [] }
    place += 2
    return names()
  }

  /// The names up to the next language or the end of the row.
  private mutating func names() -> [String] {
    var names: [String] = []
    var start = place
    while true {
      let sign = place < bytes.count ? bytes[place] : UInt8(ascii: "\n")
      switch sign {
      case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\n"):
        // A blank stands on both sides of a sign.
        let end = sign == UInt8(ascii: "\n") ? place : place - 1
        if start < end { names.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        guard sign == UInt8(ascii: ";") else { return names }
        start = place + 2
      default: break
      }
      place += 1
    }
  }

  private func isAt(_ sign: Unicode.Scalar) -> Bool {
    place < bytes.count && bytes[place] == UInt8(ascii: sign)
  }
}
