// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// Names of units that have several words, and words that divide one unit by another, in all
/// languages: "por ciento", "na druhou", "all'".
struct UnitPhrases: Sendable {
  struct Phrase: Sendable {
    /// The name as the tables have it, with low lines for blanks.
    let name: String
    /// Whether it divides what stands before it by what stands behind.
    let isRate: Bool
    fileprivate let scalars: [Unicode.Scalar]
  }

  static let standard = UnitPhrases(LanguageFacts.all.map(\.units))

  /// The phrases by their first letters, the longest first.
  private let phrases: [String: [Phrase]]

  private init(_ languages: [LanguageFacts.Units]) {
    var phrases: [Phrase] = []
    func add(_ name: String, isRate: Bool = false) {
      phrases.append(Phrase(name: name, isRate: isRate, scalars: Array(name.unicodeScalars)))
    }
    for units in languages {
      let names =
        units.names.rows.flatMap(\.words) + units.compass.rows.flatMap(\.words)
        + units.powersBehind.words + units.powersBefore.words
      for name in names where name.unicodeScalars.contains(where: { !$0.isLetter }) {
        if Int(name) == nil { add(name) }
      }
      for word in units.per.words { add(word, isRate: true) }
    }
    self.phrases = Dictionary(grouping: phrases) { Self.firstWord(of: $0.scalars[...]) }
      .mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
  }

  private static func firstWord(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    let word = scalars.prefix { $0.isLetter || $0.isCombining }
    return String(String.UnicodeScalarView(word)).lowercased()
  }

  /// Returns the longest phrase that a text begins with, and how many scalars of it that is.
  func longest(at text: ArraySlice<Unicode.Scalar>) -> (phrase: Phrase, length: Int)? {
    let word = text.prefix { $0.isLetter || $0.isCombining }
    // Most words begin no phrase; the longest first word has a dozen letters.
    guard word.count <= 20,
      let phrases = phrases[String(String.UnicodeScalarView(word)).lowercased()]
    else { return nil }
    for phrase in phrases {
      if let length = Self.length(of: phrase, in: text) { return (phrase, length) }
    }
    return nil
  }

  private static func length(of phrase: Phrase, in text: ArraySlice<Unicode.Scalar>) -> Int? {
    var place = text.startIndex
    for scalar in phrase.scalars {
      guard place < text.endIndex else { return nil }
      if scalar == "_" {
        guard text[place] == NumberText.blank || text[place] == NumberText.narrowBlank else {
          return nil
        }
        while place < text.endIndex,
          text[place] == NumberText.blank || text[place] == NumberText.narrowBlank
        { place += 1 }
        continue
      }
      guard text[place] == scalar || text[place].properties.lowercaseMapping == String(scalar)
      else { return nil }
      place += 1
    }
    // The phrase has to end with the word.
    if phrase.scalars.last?.isLetter == true, place < text.endIndex,
      text[place].isLetter || text[place].isCombining
    {
      return nil
    }
    return place - text.startIndex
  }

  /// Whether a word is a unit, or raises the one before it.
  static func isUnit(_ word: String) -> Bool {
    let name = word.lowercased()
    return !word.isEmpty
      && (UnitTable.standard.unit(word) != nil || UnitWords.powersBehind[name] != nil
        || UnitWords.powersBefore[name] != nil || UnitWords.degrees.contains(name)
        || UnitWords.powersAtBeginning.contains { name.hasPrefix($0.word) })
  }
}

/// A direction of the compass.
enum CompassDirection: String, CaseIterable, Sendable {
  case north = "N"
  case south = "S"
  case east = "E"
  case west = "W"
}

/// The words and letters for the directions of the compass in all languages.
struct CompassWords: Sendable {
  static let standard = CompassWords(LanguageFacts.all)

  private let directions: [String: [(language: Language, direction: CompassDirection)]]

  private init(_ languages: [LanguageFacts]) {
    var directions: [String: [(language: Language, direction: CompassDirection)]] = [:]
    for facts in languages {
      for (letter, words) in facts.units.compass.rows {
        guard let direction = CompassDirection(rawValue: letter) else { continue }
        for word in words + [letter.lowercased()] {
          directions[word, default: []].append((facts.language, direction))
        }
      }
    }
    self.directions = directions
  }

  /// Whether a word is one for a direction in any language.
  func knows(_ word: String) -> Bool { directions[word.lowercased()] != nil }

  /// Returns the direction that a word says in a language, or else in all languages that have the
  /// word: O is east in German and west in French.
  func direction(_ word: String, in language: Language?) -> CompassDirection? {
    guard let found = directions[word.lowercased()] else { return nil }
    if let own = found.first(where: { $0.language == language }) { return own.direction }
    return Set(found.map(\.direction)).count == 1 ? found.first?.direction : nil
  }
}

extension UnitProduct {
  /// Whether it is a degree, or a minute or second of an angle.
  var isAngleOfDegrees: Bool { soleSymbol.map { ["°", "′", "″"].contains($0) } ?? false }

  /// Returns the unit of the same angle in a direction: latitudes and longitudes are quantities of
  /// their own.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` never, as none of these units is.
  func towards(_ direction: CompassDirection) throws(ExactArithmeticError) -> UnitProduct {
    guard let symbol = soleSymbol, let atom = UnitTable.standard.unit("°" + direction.rawValue)
    else { return self }
    switch symbol {
    case "′": return UnitProduct(atom.scaled(by: try Rational.one / Rational(60), "′"))
    case "″": return UnitProduct(atom.scaled(by: try Rational.one / Rational(3600), "″"))
    default: return UnitProduct(atom)
    }
  }
}

extension UnitAtom {
  /// The unit with another sign and so many times as large.
  fileprivate func scaled(by factor: Rational, _ sign: String) -> UnitAtom {
    UnitAtom(
      symbol: sign + symbol.dropFirst(),
      factor: (try? self.factor * factor) ?? self.factor,
      offset: offset,
      dimension: dimension
    )
  }
}

extension ReadNumber {
  /// The number as a part of the one before it: behind degrees, minutes are those of an angle.
  func asPart(of whole: ReadNumber) -> ReadNumber {
    guard whole.unit.isAngleOfDegrees, let symbol = unit.soleSymbol,
      let sign = ["min": "′", "s": "″"][symbol], let atom = UnitTable.standard.unit(sign)
    else { return self }
    return ReadNumber(number, UnitProduct(atom), form: form)
  }
}
