// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore

extension SeededGenerator {
  /// A word or phrase that could be asked for.
  mutating func term() -> String {
    drawElement(of: [
      "parliament", "island", "volcano", "rhythm", "sun flower", "evaporation", "carbon cycle",
      "tunnel",
      "café", "sea-horse", "Straße", "Überschwemmung", "Gletscher", "Wahlrecht", "Kläranlage",
      "Æquator",
      "hydrogen", "July", "north pole", "Westphalia", "equation", "nebula", "nodule", "module",
      "Москва",
    ]) ?? ""
  }

  mutating func language() -> Language? {
    drawElement(of: [Language.english, .german, nil]) ?? nil
  }

  /// A text one insertion, omission, substitution or swap away.
  mutating func typo(of text: String) -> String {
    var letters = Array(text)
    guard !letters.isEmpty else { return "x" }
    let place = draw(below: letters.count)
    let other = drawElement(of: Array("abcdeghiklmnoprstuäöüéw")) ?? "a"
    switch draw(below: 5) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters[place] = other
    case 3: letters.insert(other, at: place)
    default: letters.swapAt(place, min(place + 1, letters.count - 1))
    }
    return String(letters)
  }

  /// A term with as many slips as may happen.
  mutating func misspelled(_ text: String) -> String {
    (0..<draw(below: 4)).reduce(text) { text, _ in typo(of: text) }
  }
}

extension Array<Verdict.Slip> {
  /// The expected text with these slips made in it.
  func applied(to expected: String) -> String {
    var letters: [Character] = []
    letters += expected
    for slip in reversed() {
      letters.replaceSubrange(slip.offset..<(slip.offset + slip.expected.count), with: slip.written)
    }
    return String(letters)
  }
}
