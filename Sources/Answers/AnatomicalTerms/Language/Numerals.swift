// SPDX-License-Identifier: Apache-2.0

/// Numbers in names: digits, Roman numerals and ordinal words.
package enum Numerals {
  /// Returns a normalized name with digits for all numbers in it, its words in one order; nil when it has none.
  ///
  /// So "costa ii", "costa secunda" and "costa 2" are the same, and "second rib" is "rib 2".
  package static func canonical(_ name: String) -> String? {
    let words = TermText.parts(of: name)
    var hasNumber = false
    let changed = words.enumerated().map { place, word in
      guard let number = number(of: word, isFirst: place == 0) else { return String(word) }
      hasNumber = true
      return String(number)
    }
    return hasNumber ? TermForms.orderKey(of: changed.joined(separator: " ")) : nil
  }

  /// Returns a normalized name with digits written as Roman numerals and the other way round, or nil when it has none.
  package static func exchanged(_ name: String) -> String? {
    let words = TermText.words(of: name)
    let changed = words.enumerated().map { place, word in
      if let value = Int(word), 1...roman.count ~= value { return roman[value - 1] }
      guard place > 0, let value = roman.firstIndex(of: word) else { return word }
      return String(value + 1)
    }
    return changed == words ? nil : changed.joined(separator: " ")
  }

  /// Whether a word consists of digits or is a Roman numeral.
  static func isNumber(_ word: Substring) -> Bool {
    Int(word) != nil || roman.contains { $0 == word }
  }

  /// The number that a word is; "v" in front is a vein.
  private static func number(of word: Substring, isFirst: Bool) -> Int? {
    if let value = Int(word) { return value }
    if let value = roman.firstIndex(where: { $0 == word }) { return isFirst ? nil : value + 1 }
    if let value = ordinals[word] { return value }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return ["st", "nd", "rd", "th"].contains(word[digits.endIndex...]) ? Int(digits) : nil
  }

  private static let roman = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ]

  /// Ordinal words in the nominative, by their number.
  private static let ordinals: [Substring: Int] = {
    let german = ["e", "er", "es", "en"]
    var table: [Substring: Int] = [:]
    for (place, line) in words.split(separator: "\n").enumerated() {
      let forms = line.split(separator: " ")
      for ending in ["us", "a", "um", "i", "ae"] { table["\(forms[0])\(ending)"] = place + 1 }
      table[forms[1]] = place + 1
      for ending in german { table["\(forms[2])\(ending)"] = place + 1 }
    }
    return table
  }()

  /// The Latin stem, the English word and the German stem.
  private static let words = """
    prim first erst
    secund second zweit
    terti third dritt
    quart fourth viert
    quint fifth fuenft
    sext sixth sechst
    septim seventh siebt
    octav eighth acht
    non ninth neunt
    decim tenth zehnt
    undecim eleventh elft
    duodecim twelfth zwoelft
    """
}
