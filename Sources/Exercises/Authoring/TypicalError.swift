public import GermanSpelling

/// A misspelling of a word that children typically make: some letters put for others.
///
/// ```swift
/// TypicalError.errors(in: "Dienstag", of: .longI).map(\.misspelling)   // ["Dinstag", "Dihnstag"]
/// ```
public struct TypicalError: Hashable, Sendable {
  /// The word.
  package let word: String
  /// Where the letters are, counted from 0 in grapheme clusters.
  public let range: Range<Int>
  /// The letters that are put for them.
  public let replacement: String
  /// The word as it is written then.
  public let misspelling: String
  /// The diagnosis of the misspelling.
  package let diagnosis: SpellingDiagnosis
  /// The category of the error.
  public let category: SpellingCategory

  /// A longer text is no word that a child learns, and takes long to try.
  private static let maximumLength = 100

  /// Returns the typical errors in a word.
  ///
  /// An error is one of the usual confusions of letters that the diagnosis takes for one category and nothing
  /// else.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - wanted: The category of the errors; nil for all.
  /// - Returns: The errors from left to right; none in a word of more than 100 letters.
  /// - Complexity: O(*n*) diagnoses for a word of *n* letters.
  public static func errors(in word: String, of wanted: SpellingCategory? = nil) -> [TypicalError] {
    let letters = Array(word)
    guard letters.count <= maximumLength else { return [] }
    var errors: [TypicalError] = []
    for start in letters.indices {
      for confusion in confusions {
        let range = start..<(start + confusion.letters.count)
        guard range.upperBound <= letters.count, confusion.matches(letters[range]),
          !confusion.followsVowel || (start > 0 && letters[start - 1].isVowel)
        else { continue }
        // What a longer unit begins with is not a unit of its own: no "i" in "ie".
        guard !isWithinLongerUnit(range, of: letters) else { continue }
        for replacement in confusion.replacements {
          let written = letters[start].isUppercase ? replacement.capitalizedFirst : replacement
          let misspelling =
            String(letters[..<start]) + written + String(letters[range.upperBound...])
          let diagnosis = SpellingDiagnosis(target: word, input: misspelling)
          let categories = diagnosis.categories
          guard diagnosis.places.count == 1, categories.count == 1,
            wanted == nil || wanted == categories[0]
          else { continue }
          errors.append(
            TypicalError(
              word: word,
              range: range,
              replacement: written,
              misspelling: misspelling,
              diagnosis: diagnosis,
              category: categories[0]
            )
          )
        }
      }
    }
    return errors
  }

  private static func isWithinLongerUnit(_ range: Range<Int>, of letters: [Character]) -> Bool {
    confusions.contains { confusion in
      guard confusion.letters.count > range.count else { return false }
      let starts = (range.upperBound - confusion.letters.count)...range.lowerBound
      return starts.contains { start in
        let other = start..<(start + confusion.letters.count)
        return start >= 0 && other.upperBound <= letters.count
          && confusion.matches(letters[other])
      }
    }
  }

  /// Letters, and others that children write for them.
  private struct Confusion {
    let letters: [Character]
    let replacements: [String]
    /// Whether they are confused only after a vowel, as a consonant that is doubled.
    let followsVowel: Bool

    init(_ letters: String, _ replacements: String..., followsVowel: Bool = false) {
      self.letters = Array(letters)
      self.replacements = replacements
      self.followsVowel = followsVowel
    }

    func matches(_ slice: ArraySlice<Character>) -> Bool {
      slice.elementsEqual(letters) { $0 == $1 || $0.lowercased() == String($1) }
    }
  }

  /// The confusions of children, in the order in which they are tried.
  private static let confusions: [Confusion] =
    [
      Confusion("ieh", "ie", "ih"), Confusion("ie", "i", "ih"), Confusion("ih", "i", "ie"),
      Confusion("i", "ie"),
      Confusion("ck", "k", "kk"), Confusion("tz", "z", "zz"),
      Confusion("k", "ck", followsVowel: true), Confusion("z", "tz", followsVowel: true),
      Confusion("ah", "a"), Confusion("eh", "e"), Confusion("oh", "o"), Confusion("uh", "u"),
      Confusion("äh", "ä"), Confusion("öh", "ö"), Confusion("üh", "ü"),
      Confusion("aa", "a"), Confusion("ee", "e"), Confusion("oo", "o"),
      Confusion("a", "ah"), Confusion("o", "oh"), Confusion("u", "uh"),
      Confusion("ß", "s", "ss"), Confusion("ss", "s", "ß"),
      Confusion("s", "ß", "ss", followsVowel: true),
      Confusion("äu", "eu"), Confusion("eu", "äu"), Confusion("ä", "e", "a"), Confusion("e", "ä"),
      Confusion("ö", "o"), Confusion("ü", "u"),
      Confusion("v", "f"), Confusion("f", "v"), Confusion("ph", "f"), Confusion("w", "v"),
      Confusion("d", "t"), Confusion("b", "p"), Confusion("g", "k"), Confusion("t", "d"),
      Confusion("p", "b"), Confusion("ig", "ich"),
      Confusion("sp", "schp"), Confusion("st", "scht"), Confusion("sch", "ch"),
      Confusion("qu", "kw"), Confusion("pf", "f"), Confusion("chs", "x", "ks"),
      Confusion("x", "chs"),
      Confusion("ai", "ei"), Confusion("ei", "ai"), Confusion("y", "ü"), Confusion("th", "t"),
      Confusion("er", "a"),
    ] + "bdfglmnprt".map { Confusion("\($0)\($0)", "\($0)") }
    + "flmnprt".map {
      Confusion("\($0)", "\($0)\($0)", followsVowel: true)
    }
}

extension Character {
  fileprivate var isVowel: Bool { "aeiouyäöü".contains(lowercased()) }
}

extension String {
  /// The string with a capital first letter.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
