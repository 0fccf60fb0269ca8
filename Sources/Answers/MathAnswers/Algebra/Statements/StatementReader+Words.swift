// SPDX-License-Identifier: Apache-2.0
extension Tokenizer {
  /// The same with a comma between equations that only a blank separates: `a = 3 b = 4`; nil where there are none.
  var separatingEquations: Tokenizer? {
    guard tokens.count > 6, case .variable = tokens[0].kind, tokens[1].kind == .relation(.equal)
    else { return nil }
    let starts = tokens.indices.dropFirst(3).filter { index in
      guard case .variable = tokens[index].kind, tokens[index].isSpaced,
        tokens[index + 1].kind == .relation(.equal)
      else { return false }
      switch tokens[index - 1].kind {
      case .number, .variable, .close, .constant, .superscript, .vulgarFraction: return true
      default: return false
      }
    }
    guard !starts.isEmpty else { return nil }
    var other = self
    for start in starts.reversed() {
      var comma = tokens[start]
      comma.kind = .comma
      other.tokens.insert(comma, at: start)
    }
    return other
  }
}

// The empty set and that of all numbers as people write them in words.
extension Tokenizer {
  /// The tokens of a set that is written as words: `no solution`, `leere Menge`; nil for anything else.
  static func tokensOfWords(_ text: String) -> [Token]? {
    guard text.utf8.count <= 48 else { return nil }
    let words = text.utf8.drop { $0 == UInt8(ascii: " ") }
    // Few formulas begin with two letters and hold nothing but letters.
    guard words.count > 6, words.prefix(2).allSatisfy({ $0.isLetter || $0 >= 0x80 }),
      words.allSatisfy({
        $0.isLetter || $0 >= 0x80 || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".")
      })
    else { return nil }
    let phrase = text.lowercased().split { $0 == " " || $0 == "." }.map { word in
      word.map { $0 == "ö" ? "oe" : String($0) }.joined()
    }.joined(separator: " ")
    guard let kinds = setsInWords[phrase] else { return nil }
    return kinds.map { Token(kind: $0, start: 0, end: text.utf8.count, isSpaced: false) }
  }

  private static let setsInWords: [String: [Token.Kind]] = {
    var sets: [String: [Token.Kind]] = [:]
    for phrase in [
      "no solution", "no solutions", "no real solution", "no real solutions",
      "there is no solution", "there is no real solution", "there are no solutions",
      "there are no real solutions", "has no solution", "not solvable", "unsolvable", "empty set",
      "the empty set", "keine loesung", "keine loesungen", "keine reelle loesung",
      "keine reellen loesungen", "es gibt keine loesung", "es gibt keine reelle loesung",
      "es gibt keine loesungen", "hat keine loesung", "unloesbar", "nicht loesbar", "leere menge",
      "die leere menge", "pas de solution", "aucune solution", "ensemble vide", "sin solución",
      "no tiene solución", "nessuna soluzione", "insieme vuoto", "sem solução", "geen oplossing",
      "nemá řešení", "žádné řešení", "нет решений", "нет решения",
    ] {
      sets[phrase] = [.open(.set), .close(.set), .end]
    }
    for phrase in ["all real numbers", "all reals", "alle reellen zahlen", "tous les réels"] {
      sets[phrase] = [.reals, .end]
    }
    return sets
  }()
}
