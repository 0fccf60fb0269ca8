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

  /// Whether a word that is made of two parts has the letters at its end or beginning.
  func holds(for first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    let count = first.count + second.count
    var place = atEnd ? count : 0
    func byte(_ place: Int) -> UInt32 {
      UInt32(
        place < first.count
          ? first[first.startIndex + place] : second[second.startIndex + place - first.count]
      )
    }
    for element in elements {
      guard place != (atEnd ? 0 : count) else { return false }
      var code: UInt32 = 0
      if atEnd {
        var shift: UInt32 = 0
        repeat {
          place -= 1
          code |= byte(place) &<< shift
          shift += 8
        } while place > 0 && byte(place) & 0xC0 == 0x80
      } else {
        repeat {
          code = code << 8 | byte(place)
          place += 1
        } while place < count && byte(place) & 0xC0 == 0x80
      }
      guard element.letters.contains(code) != element.isExcluded else { return false }
    }
    return true
  }
}
