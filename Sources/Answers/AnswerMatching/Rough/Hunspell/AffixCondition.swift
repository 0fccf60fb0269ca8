// SPDX-License-Identifier: Apache-2.0

/// The letters with which a word must end or begin for an affix: `[^aeiou]y`.
struct AffixCondition: Sendable {
  /// Letters, each as the bytes of its code; all but those, or none.
  private struct Element: Sendable {
    var letters: [UInt32] = []
    var isExcluded = true
  }

  /// From the outside of the word to its inside.
  private var elements: [Element] = []
  private let atEnd: Bool

  init(_ text: String, atEnd: Bool) {
    self.atEnd = atEnd
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case ".": elements.append(Element())
      case "[":
        let isExcluded = rest.first == "^"
        if isExcluded { rest = rest.dropFirst() }
        let letters = rest.prefix { $0 != "]" }
        rest = rest[letters.endIndex...].dropFirst()
        elements.append(Element(letters: letters.map(Self.code), isExcluded: isExcluded))
      default: elements.append(Element(letters: [Self.code(of: scalar)], isExcluded: false))
      }
    }
    if elements.count == 1, elements[0].isExcluded, elements[0].letters.isEmpty { elements = [] }
    if atEnd { elements.reverse() }
  }

  private static func code(of scalar: Unicode.Scalar) -> UInt32 {
    String(scalar).utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether a word has the letters at its end or beginning when those of an affix there are replaced by others.
  ///
  /// Most rules fail here, so nothing is copied.
  func holds(
    for word: ArraySlice<UInt8>,
    without length: Int,
    with letters: [UInt8],
    in strip: Range<Int>
  ) -> Bool {
    let count = word.count - length + strip.count
    func byte(_ place: Int) -> UInt32 {
      guard place >= strip.count else {
        return UInt32(letters[atEnd ? strip.upperBound - 1 - place : strip.lowerBound + place])
      }
      let rest = length + place - strip.count
      return UInt32(word[atEnd ? word.endIndex - 1 - rest : word.startIndex + rest])
    }
    var place = 0
    for element in elements {
      guard place < count else { return false }
      var (code, shift): (UInt32, UInt32) = (byte(place), 8)
      place += 1
      if atEnd {
        // The first byte of a letter comes last.
        while byte(place - 1) & 0xC0 == 0x80, place < count {
          code |= byte(place) &<< shift
          shift += 8
          place += 1
        }
      } else {
        while place < count, byte(place) & 0xC0 == 0x80 {
          code = code << 8 | byte(place)
          place += 1
        }
      }
      guard element.letters.contains(code) != element.isExcluded else { return false }
    }
    return true
  }
}
