/// The words of all languages, by what they mean.
struct NumberWords: Sendable {
  /// The numbers up to 99, written in one word.
  private(set) var cardinals: [String: Int] = [:]
  /// The first two letters of all words with which a number can begin, as most words are none.
  private var beginnings: Set<String> = []
  /// Those from 1 to 9.
  private var ones: [(word: String, value: Int)] = []
  private(set) var hundreds: [String] = []
  private(set) var thousands: [String] = []
  private(set) var ands: Set<String> = []
  private(set) var minuses: Set<String> = []
  private(set) var marks: Set<String> = []
  private(set) var articles: Set<String> = []
  private(set) var ofs: Set<String> = []
  /// The denominators of words for one part, and of those for several.
  private(set) var part: [String: Int] = [:]
  private(set) var parts: [String: Int] = [:]
  /// The parts with which a word may end.
  private var suffixes: [(word: String, denominator: Int)] = []
  private(set) var fixedParts: [String: String] = [:]
  private(set) var quantities: [String: String] = [:]
  /// The exponents of ten, each with the index of a language; "billion" has two.
  private(set) var magnitudes: [String: [(exponent: Int, language: Int)]] = [:]
  /// The index of the language of each word for one.
  private(set) var languageOfOne: [String: Int] = [:]
  /// The phrases that stand for a sign.
  private(set) var signs: [(sign: String, phrases: PhraseTable)] = []
  private(set) var approximations = PhraseTable()
  private(set) var openings = PhraseTable()
  private(set) var names = PhraseTable()
  private(set) var copulas: Set<String> = []
  private(set) var reservations: Set<String> = []
  private(set) var eras = PhraseTable()
  private(set) var counted: Set<String> = []

  /// The words of all languages of the package.
  static let standard = NumberWords(NumberLanguage.all)

  private init(_ languages: [NumberLanguage]) {
    for (index, language) in languages.enumerated() { add(language, index) }
    let first = Array(cardinals.keys) + hundreds + thousands
    let behindArticles = articles.flatMap { article in
      (hundreds + thousands).map { article + $0 }
    }
    beginnings = Set((first + behindArticles).map { String($0.prefix(2)) })
    let nouns = part.merging(parts) { one, _ in one }
    suffixes = nouns.map { ($0.key, $0.value) }.sorted { $0.word < $1.word }
    ones = cardinals.filter { (1...9).contains($0.value) }.map { ($0.key, $0.value) }
      .sorted { $0.word < $1.word }
  }

  private mutating func add(_ language: NumberLanguage, _ index: Int) {
    let small = Self.forms(language.small)
    let ones = small.dropFirst().first ?? []
    for word in ones + Self.words(language.articles) { languageOfOne[word] = index }
    let tens = Self.forms(language.tens)
    for (value, forms) in small.enumerated() { addCardinal(value, forms) }
    for (ten, tenForms) in tens.enumerated() {
      addCardinal(20 + 10 * ten, tenForms)
      for (value, oneForms) in small.enumerated() where (1...9).contains(value) {
        let forms = tenForms.flatMap { ten in
          oneForms.map { one in
            language.compound.replacing("{tens}", with: ten).replacing("{ones}", with: one)
          }
        }
        addCardinal(20 + 10 * ten + value, forms)
      }
    }
    hundreds += Self.words(language.hundred)
    thousands += Self.words(language.thousand)
    ands.formUnion(Self.words(language.and))
    minuses.formUnion(Self.words(language.minus))
    marks.formUnion(Self.words(language.mark))
    articles.formUnion(Self.words(language.articles))
    ofs.formUnion(Self.words(language.of))
    for (key, forms) in Self.keyed(language.parts) {
      let counts = forms.split(separator: ":").map { Self.forms(String($0)).joined() }
      guard let denominator = Int(key), counts.count == 2 else { continue }
      for word in counts[0] { add(word) { $0.part[$1] = denominator } }
      for word in counts[1] { add(word) { $0.parts[$1] = denominator } }
    }
    for (key, forms) in Self.keyed(language.fixedParts) {
      for word in Self.forms(forms).joined() { add(word) { $0.fixedParts[$1] = key } }
    }
    for quantity in language.quantities {
      for word in Self.words(quantity.words) { quantities[word] = quantity.meaning }
    }
    for (key, forms) in Self.keyed(language.magnitudes) {
      guard let exponent = Int(key) else { continue }
      for word in Self.forms(forms).joined() {
        magnitudes[word, default: []].append((exponent, index))
      }
    }
    for (sign, phrases) in language.signs {
      var table = PhraseTable()
      table.add(phrases)
      signs.append((sign, table))
    }
    approximations.add(language.approximations)
    openings.add(language.openings)
    names.add(language.names)
    copulas.formUnion(Self.words(language.copulas))
    reservations.formUnion(Self.words(language.reservations))
    eras.add(language.eras)
    counted.formUnion(Self.words(language.counted))
  }

  private mutating func addCardinal(_ value: Int, _ forms: [String]) {
    for form in forms { add(form) { $0.cardinals[$1] = value } }
  }

  /// Adds a word as it is written with and without umlauts.
  private mutating func add(_ word: String, _ change: (inout NumberWords, String) -> Void) {
    change(&self, word)
    let plain = [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")].reduce(word) {
      $0.replacing($1.0, with: $1.1)
    }
    if plain != word { change(&self, plain) }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// The forms of each word.
  private static func forms(_ text: String) -> [[String]] {
    text.split(separator: " ").map { $0.split(separator: "|").map(String.init) }
  }

  /// Pairs of a key and what follows it.
  private static func keyed(_ text: String) -> [(key: String, forms: String)] {
    let words = words(text)
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }
}

extension NumberWords {
  /// The most bytes of a number in one word; those below a million have fewer.
  private static let longestWord = 96

  /// Returns the number below a million that a word stands for, written without blanks and hyphens.
  func cardinal(_ word: Substring) -> Int? {
    guard word.utf8.count <= Self.longestWord else { return nil }
    guard beginnings.contains(String(word.prefix(2))) else { return nil }
    if let number = cardinals[String(word)] { return number }
    return split(word, at: thousands, by: 1000) ?? split(word, at: hundreds, by: 100)
  }

  private func split(_ word: Substring, at separators: [String], by factor: Int) -> Int? {
    for separator in separators {
      guard let range = word.firstRange(of: separator) else { continue }
      let (before, behind) = (word[..<range.lowerBound], word[range.upperBound...])
      let count = before.isEmpty || articles.contains(String(before)) ? 1 : cardinal(before)
      let rest = behind.isEmpty ? 0 : cardinal(behind) ?? cardinal(behindAnd: behind)
      guard let count, let rest, (1..<factor).contains(count), rest < factor else { return nil }
      return count * factor + rest
    }
    return nil
  }

  private func cardinal(behindAnd word: Substring) -> Int? {
    for and in ands where word.hasPrefix(and) {
      if let number = cardinal(word.dropFirst(and.count)) { return number }
    }
    return nil
  }

  /// Returns the mixed number or fraction that a word such as "zweieinhalb" or "dreiviertel" stands for.
  func mixed(_ word: Substring) -> (whole: Int, above: Int, below: Int)? {
    guard word.utf8.count <= Self.longestWord else { return nil }
    for (part, below) in suffixes where word.hasSuffix(part) && word.count > part.count {
      // "Dreizehntel" is one part of thirteen as well as three parts of ten.
      guard cardinal(word.dropLast(3)) == nil else { return nil }
      let rest = word.dropLast(part.count)
      if let above = cardinals[String(rest)] { return (0, above, below) }
      for (one, above) in ones where rest.hasSuffix(one) {
        let before = rest.dropLast(one.count)
        if let whole = cardinal(before) { return (whole, above, below) }
        for and in ands where before.hasSuffix(and) {
          if let whole = cardinal(before.dropLast(and.count)) { return (whole, above, below) }
        }
      }
    }
    return nil
  }
}
