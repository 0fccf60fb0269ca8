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
  /// The abbreviations that are used in any of the languages, mostly none.
  ///
  /// They are "N. II" and "CN II" for a nerve, "C1" for a vertebra, "ICA" for an artery.
  public let abbreviations: [String]

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

  /// Returns the structures that have a name or an abbreviation, in the order of ``all``.
  ///
  /// Case, marks, punctuation and listed variants of words make no difference, and Latin words may be
  /// abbreviated.
  ///
  /// ```swift
  /// AnatomicalTerm.named("Sehnerv").map { $0.latin[0] }      // ["Nervus opticus"]
  /// AnatomicalTerm.named("N. opticus").map { $0.latin[0] }   // ["Nervus opticus"]
  /// AnatomicalTerm.named("Epiphyse").count                   // 2: the gland, and the end of a bone
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - language: Its language; nil for any.
  /// - Returns: The structures: none for a name that the list does not have, several for a name that
  ///   several share.
  /// - Complexity: Some microseconds, once the names of the languages are read.
  public static func named(_ name: String, in language: Language? = nil) -> [AnatomicalTerm] {
    let keys = TermForms(name, isLatin: true).keys
    let indexes = (language.map { [$0] } ?? NameIndex.languages).compactMap(NameIndex.names)
    return Set(indexes.flatMap { index in keys.flatMap(index.structures(of:)) }).sorted().map {
      all[$0]
    }
  }

  /// Returns the names in a language: Latin, English or German; none in any other.
  public func names(in language: Language) -> [String] {
    switch language.base {
    case "la": latin
    case .english: english
    case .german: german
    default: []
    }
  }

  /// Returns the names in a language that are named after a person: "Achilles tendon".
  public func eponyms(in language: Language) -> [String] {
    names(in: language).filter(Self.isEponym)
  }

  /// Returns whether a name has that of a person in it.
  public static func isEponym(_ name: String) -> Bool {
    name.split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }.contains { word in
      guard word.first?.isUppercase == true else { return false }
      let word = word.prefix { $0.isLetter }
      return people.contains(word) || word.hasSuffix("s") && people.contains(word.dropLast())
    }
  }
}

/// Reads the table of structures: rows, with titles and blank lines between them.
///
/// It goes over the bytes once, because the table is read when an app first asks for a term.
private struct TableReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private let abbreviations = AnatomicalTerm.shortNames
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func terms() -> [AnatomicalTerm] {
    var terms: [AnatomicalTerm] = []
    while place < bytes.count {
      if isAt("#") {
        while place < bytes.count, !isAt("\n") { place += 1 }
      } else if !isAt("\n") {
        let latin = names()
        terms.append(
          AnatomicalTerm(
            latin: latin,
            english: namesOfNextLanguage(),
            german: namesOfNextLanguage(),
            abbreviations: latin.first.flatMap { abbreviations[$0] } ?? []
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
