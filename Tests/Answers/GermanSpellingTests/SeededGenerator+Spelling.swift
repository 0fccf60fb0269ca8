// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension SeededGenerator {
  private static let words = [
    "Fahrrad", "ängstlich", "Straße", "gehen", "Schüssel", "Überraschung", "vielleicht",
    "gar nicht",
    "Rhythmus", "dass", "verrückt", "geht's", "Nord-Ost", "Quark", "Häuser", "zwölf", "entdecken",
  ]
  private static let pieces =
    Array("abcdefghiklmnoprstuvwxyzäöüßAEIGSÄ").map { String($0) }
    + [
      "sch", "ch", "ck", "tz", "ie", "ieh", "äu", "eu", "ng", "qu", "pf", "er", " ", "-", "'", ".",
    ]
    + [
      "é", "ẞ", "b\u{301}", "u\u{308}", "Ж", "👩‍👩‍👧", "ﬁ", "7", "\u{AD}", "\u{A0}", "ǅ", "ǆ", "İ", "„",
    ]

  /// A word or phrase, or letters at random.
  mutating func spelling() -> String {
    if draw(below: 3) > 0 { return drawElement(of: Self.words) ?? "" }
    return (0..<draw(below: 9)).compactMap { _ in drawElement(of: Self.pieces) }.joined()
  }

  /// Two texts that are often nearly the same.
  mutating func spellingPair() -> (target: String, input: String) {
    let target = spelling()
    guard draw(below: 5) > 0 else { return (target, spelling()) }
    var letters = Array(target)
    for _ in 0..<1 + draw(below: 4) {
      let place = draw(below: letters.count + 1)
      let piece = Array(drawElement(of: Self.pieces) ?? "")
      switch draw(below: 3) {
      case 0: letters.insert(contentsOf: piece, at: place)
      case 1 where place < letters.count: letters.remove(at: place)
      case 2 where place < letters.count: letters.replaceSubrange(place...place, with: piece)
      default: letters.swapAt(place / 2, place / 3)
      }
      if letters.isEmpty { break }
    }
    return (target, String(letters))
  }
}
