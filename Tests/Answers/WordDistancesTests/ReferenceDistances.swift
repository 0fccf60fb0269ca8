// SPDX-License-Identifier: Apache-2.0
import LudusCore
import WordDistances

/// The distance by filling the whole table cell by cell, letters compared as characters.
func referenceDistance(_ metric: EditMetric, _ first: String, _ second: String) -> Int {
  let table = referenceTable(metric, Array(first), Array(second))
  return table[first.count][second.count]
}

/// The distances of all beginnings of one word, a row for each, from those of another.
func referenceTable(
  _ metric: EditMetric,
  _ first: [Character],
  _ second: [Character]
) -> [[Int]] {
  var table = Array(repeating: Array(0...second.count), count: first.count + 1)
  for row in first.indices {
    table[row + 1][0] = row + 1
    for column in second.indices {
      let equal = first[row] == second[column]
      var distance = min(
        table[row][column] + (equal ? 0 : 1),
        table[row][column + 1] + 1,
        table[row + 1][column] + 1
      )
      if metric == .optimalStringAlignment, row > 0, column > 0,
        first[row] == second[column - 1], first[row - 1] == second[column]
      {
        distance = min(distance, table[row - 1][column - 1] + 1)
      }
      table[row + 1][column + 1] = distance
    }
  }
  return table
}

/// All words of up to some letters.
func words(of letters: [Character], upTo length: Int) -> [String] {
  var words = [""]
  var longest = words
  for _ in 0..<length {
    longest = longest.flatMap { word in letters.map { word + String($0) } }
    words += longest
  }
  return words
}

extension SeededGenerator {
  /// A word of some letters.
  mutating func word(of letters: [Character], count: Int) -> String {
    String((0..<count).compactMap { _ in drawElement(of: letters) })
  }

  /// A word that differs from another by some edits at random places.
  mutating func misspelling(of word: String, edits: Int, letters: [Character]) -> String {
    var misspelling = Array(word)
    for _ in 0..<edits {
      let place = Int(draw(below: UInt64(misspelling.count + 1)))
      switch draw(below: 4) {
      case 0: misspelling.insert(contentsOf: drawElement(of: letters).map { [$0] } ?? [], at: place)
      case 1 where place < misspelling.count: misspelling.remove(at: place)
      case 2 where place + 1 < misspelling.count: misspelling.swapAt(place, place + 1)
      case 3 where place < misspelling.count:
        misspelling[place] = drawElement(of: letters) ?? misspelling[place]
      default: break
      }
    }
    return String(misspelling)
  }
}

/// Letters of all kinds: plain, in two scalars, in many, beyond the basic plane, ones that join
/// neighbours.
let oddLetters: [Character] = [
  "a", "b", "é", "e\u{301}", "E", "ß", "ä", "\u{2FF}", "я", "й", "漢", "한", "👩‍🔬", "👍🏽", "🇩🇪", "\r\n",
  "\r", "\n", "\u{301}", "a\u{308}\u{301}", "\u{200F}", "\u{212A}", "K", "Å", "\u{212B}", "\0",
  "\u{AD}",
]
