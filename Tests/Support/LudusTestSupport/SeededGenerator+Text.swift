// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension SeededGenerator {
  /// A short text of characters and words that normalization is about.
  public mutating func text() -> String {
    let scalars = Array(
      (" \t\u{A0}\u{200B}\u{AD}\u{345}\u{301}\u{308}\u{306}\u{323}\u{344}aAeouuUßẞiIıİŉʼ’„\"`é"
        + "ΣςᾳᾴΪﬁĳǆẛäöÜạǖøÆйёїґгГѓкуЎ…½②²₂⁻ⁿ12.:,;!?()'‘-–−‐ｶﾞＡ１．Ⅳ𝑥≠=\u{37E}").unicodeScalars
    )
    let words = ["the ", "der ", "A ", "Die ", "1.5", "T-cell", "isn't", " .5", "eine\u{A0}"]
    return (0..<draw(below: 14)).compactMap { _ -> String? in
      draw(below: 5) == 0 ? drawElement(of: words) : drawElement(of: scalars).map { String($0) }
    }.joined()
  }
}
