// SPDX-License-Identifier: Apache-2.0

/// The text of a learner, in pieces, for the ways to write a number that are no notation: with
/// words around it or in words.
///
/// All that is read here is written anew in signs, and then read by the grammar of numbers. Only
/// what that grammar cannot read comes here, so that these ways change no other number.
struct EverydayText {
  /// The longest text that is read in this way, in Unicode scalars.
  static let maximumLength = 300

  /// A word, digits, or one other character.
  struct Piece {
    var scalars: [Unicode.Scalar]
    /// Whether there is a blank before it.
    var followsBlank: Bool
    /// The index of the language in which a number was written in words.
    var language: Int?

    /// The word in lower case, or nil.
    let word: String?

    init(_ scalars: [Unicode.Scalar], followsBlank: Bool) {
      self.scalars = scalars
      self.followsBlank = followsBlank
      let isWord = scalars.first?.isLetter == true
      word = isWord ? String(String.UnicodeScalarView(scalars)).lowercased() : nil
    }

    init(_ text: String, followsBlank: Bool = true) {
      self.init(Array(text.unicodeScalars), followsBlank: followsBlank)
    }

    /// The digits, or nil.
    var isDigits: Bool { scalars.first?.isASCIIDigit == true }

    func isSign(_ signs: Unicode.Scalar...) -> Bool {
      scalars.count == 1 && signs.contains(scalars[0])
    }
  }

  var pieces: [Piece]
  let words = EverydayWords.standard

  /// Cuts a text into pieces, or returns nil when it is too long.
  init?(_ text: NumberText) {
    guard text.scalars.count <= Self.maximumLength,
      !text.scalars.contains(NumberText.decimalPlaceholder)
    else { return nil }
    pieces = []
    var followsBlank = false
    var rest = text.scalars[...]
    while let first = rest.first {
      let isBlank = first == NumberText.blank || first == NumberText.narrowBlank
      let length =
        if first.isLetter {
          rest.prefix { $0.isLetter || $0.isCombining }.count
        } else if first.isASCIIDigit {
          rest.prefix { $0.isASCIIDigit }.count
        } else {
          1
        }
      // A narrow blank groups digits, so it stays.
      if first != NumberText.blank {
        pieces.append(Piece(Array(rest.prefix(length)), followsBlank: followsBlank))
      }
      followsBlank = isBlank && first == NumberText.blank
      rest = rest.dropFirst(length)
    }
  }

  private init(pieces: some Sequence<Piece>) {
    self.pieces = Array(pieces)
  }

  /// The text of the pieces.
  var text: NumberText {
    var scalars: [Unicode.Scalar] = []
    for piece in pieces {
      if piece.followsBlank { scalars.append(NumberText.blank) }
      scalars += piece.scalars
    }
    return NumberText(scalars: scalars)
  }

  /// The words from a piece on, each with the index behind it; hyphens, apostrophes and the points
  /// of abbreviations are passed over.
  func words(from start: Int) -> [(word: String, end: Int)] {
    var found: [(word: String, end: Int)] = []
    var index = start
    while index < pieces.count, found.count < Self.maximumWords {
      if let word = pieces[index].word {
        found.append((word, index + 1))
      } else if found.isEmpty || !pieces[index].isSign("-", ".", "'") || pieces[index].followsBlank
      {
        break
      }
      index += 1
    }
    return found
  }

  /// The most words of a phrase or of a number.
  static let maximumWords = 16

  /// Returns the index behind a phrase that stands at a place, or nil when none of a table does.
  func end(of phrases: PhraseTable, at start: Int) -> Int? {
    guard start < pieces.count, let first = pieces[start].word else { return nil }
    var found: [(word: String, end: Int)] = []
    let count = phrases.count(at: first) {
      found = words(from: start)
      return found.dropFirst().map(\.word)
    }
    guard let count else { return nil }
    var end = count == 1 ? start + 1 : found[count - 1].end
    // The point of an abbreviation.
    if end < pieces.count, pieces[end].isSign("."), !pieces[end].followsBlank { end += 1 }
    return end
  }

  /// Splits the text at a sign, or returns nil when it does not stand there once with something on
  /// both sides.
  func split(at range: Range<Int>) -> (EverydayText, EverydayText)? {
    guard range.lowerBound > 0, range.upperBound < pieces.count else { return nil }
    return (
      EverydayText(pieces: pieces[..<range.lowerBound]),
      EverydayText(pieces: pieces[range.upperBound...])
    )
  }
}

/// Takes away what people write around a number.
extension EverydayText {
  /// Removes the end of a sentence, the points of abbreviations, and everything before and behind
  /// the number that adds nothing to it.
  mutating func removeFrame() {
    removePoints()
    joinDecimals()
    writePercent()
    var count: Int
    repeat {
      count = pieces.count
      removeName()
      removeOpening()
      removeEnding()
    } while pieces.count < count
    removeNameBehind()
    if let first = pieces.indices.first { pieces[first].followsBlank = false }
    joinUnits()
    writeSigns()
  }

  /// Writes "por ciento" and "pour cent" as a sign, so that no hundred is seen in it.
  private mutating func writePercent() {
    for index in pieces.indices.dropFirst().reversed() where index < pieces.count {
      guard let end = end(of: words.percents, at: index) else { continue }
      pieces.replaceSubrange(index..<end, with: [Piece("%")])
    }
  }

  /// Writes "hoch" and "out of" between numbers as signs.
  private mutating func writeSigns() {
    for index in pieces.indices.dropFirst().dropLast().reversed() where index + 1 < pieces.count {
      guard pieces[index].word != nil, isNumeric(pieces[index - 1]) else { continue }
      for (sign, phrases) in words.signs {
        guard let end = end(of: phrases, at: index), end < pieces.count,
          isNumeric(pieces[end]) || pieces[end].isSign("-")
            || pieces[end].word.map(words.minuses.contains) == true
        else { continue }
        pieces.replaceSubrange(index..<end, with: [Piece(sign)])
        break
      }
    }
  }

  /// Removes "and" between two units, as in "2 hours and 30 minutes", and writes "an hour and a
  /// half" in the order of numbers.
  private mutating func joinUnits() {
    for index in pieces.indices.dropFirst().dropLast().reversed() {
      guard let word = pieces[index].word, words.ands.contains(word), isUnit(pieces[index - 1])
      else { continue }
      let rest = pieces[(index + 1)...]
      let isPart =
        rest.allSatisfy { $0.word != nil } && words.isPart(rest.compactMap(\.word))
      if isPart {
        let unit = pieces.remove(at: index - 1)
        pieces.append(unit)
      } else if isNumeric(pieces[index + 1]) {
        pieces.remove(at: index)
      }
    }
  }

  private func isUnit(_ piece: Piece) -> Bool {
    guard piece.word.map({ !words.isCardinal($0) }) ?? false else { return false }
    return UnitTable.standard.unit(String(String.UnicodeScalarView(piece.scalars))) != nil
  }

  /// Removes points behind words and at the end, as in "5 min." and "2.5.".
  private mutating func removePoints() {
    // The dash for no cents: "5,- €".
    for index in pieces.indices.dropFirst().dropLast().reversed() where index + 1 < pieces.count {
      guard pieces[index].isSign(","), pieces[index + 1].isSign("-"), pieces[index - 1].isDigits
      else { continue }
      let end = pieces[(index + 1)...].firstIndex { !$0.isSign("-") } ?? pieces.count
      // "5,-3" has no price.
      guard end == pieces.count || !pieces[end].isDigits else { continue }
      pieces.removeSubrange(index..<end)
    }
    // Three points are no end: they go on. And "5!" is a factorial, but nobody means that of 1989.
    if let last = pieces.last, last.isSign(".", "!"), let before = pieces.dropLast().last,
      !before.isSign(".", "!"),
      !(last.isSign("!") && !last.followsBlank && before.isDigits && before.scalars.count < 3)
    {
      pieces.removeLast()
    }
    for index in pieces.indices.reversed() where index > 0 && pieces[index].isSign(".") {
      let isLast = index + 1 == pieces.count || pieces[index + 1].followsBlank
      if isLast, pieces[index - 1].word != nil, !pieces[index].followsBlank {
        pieces.remove(at: index)
      }
    }
  }

  /// Joins "2 , 5".
  private mutating func joinDecimals() {
    for index in pieces.indices.dropFirst().dropLast() where pieces[index].isSign(",", ".") {
      guard pieces[index].followsBlank, pieces[index + 1].followsBlank,
        pieces[index - 1].isDigits, pieces[index + 1].isDigits
      else { continue }
      pieces[index].followsBlank = false
      pieces[index + 1].followsBlank = false
    }
  }

  private mutating func removeOpening() {
    if let first = pieces.first, first.isSign("=", "≈", "~", "∼", "≃", "≅", "≐", ":"),
      pieces.count > 1
    {
      pieces.removeFirst()
    } else if let end = end(of: words.approximations, at: 0) ?? end(of: words.openings, at: 0)
      ?? end(of: words.eras, at: 0) ?? end(of: words.names, at: 0), end < pieces.count
    {
      pieces.removeFirst(end)
    } else if pieces.first?.word == "us", pieces.count > 1, pieces[1].isSign("$") {
      pieces.removeFirst()
    }
  }

  /// Removes the name of a quantity: "x =", "E_kin ≈", "P(A) =", "Result:", "the mass is".
  private mutating func removeName() {
    guard pieces.first?.word != nil else { return }
    var depth = 0
    for (index, piece) in pieces.enumerated().prefix(Self.longestName) {
      if piece.isSign("(") { depth += 1 }
      if piece.isSign(")") { depth -= 1 }
      guard depth == 0, index > 0 else { continue }
      let isCopula = piece.word.map(words.copulas.contains) ?? false
      if piece.isSign("=", "≈", "~"), isName(pieces[..<index]) {
        // "n = 2 = 3" says two things.
        guard !pieces[(index + 1)...].contains(where: { $0.isSign("=") }) else { return }
        pieces.removeFirst(index + 1)
        return
      }
      if isCopula || piece.isSign(":"), index + 1 < pieces.count, pieces[index + 1].followsBlank,
        // "π : 4" is a quotient.
        !pieces[0].isSign("π"), pieces[0].word != "pi",
        pieces[..<index].allSatisfy({ $0.word != nil }), isName(pieces[..<index])
      {
        pieces.removeFirst(index + 1)
        return
      }
    }
  }

  /// Removes the name behind a number: "2.5 = x".
  private mutating func removeNameBehind() {
    guard let sign = pieces.lastIndex(where: { $0.isSign("=") }), sign > 0,
      pieces.firstIndex(where: { $0.isSign("=") }) == sign, pieces.first?.word == nil,
      pieces[(sign + 1)...].first?.word != nil, isName(pieces[(sign + 1)...])
    else { return }
    pieces.removeSubrange(sign...)
  }

  /// The most pieces of the name of a quantity.
  private static let longestName = 16

  /// Whether pieces can name a quantity, so that nothing is to be solved: "x" and "f(2)", not "2x"
  /// or "ln x".
  private func isName(_ pieces: ArraySlice<Piece>) -> Bool {
    if let word = pieces.first?.word, Vocabulary.isOperation(word) { return false }
    var depth = 0
    return pieces.allSatisfy { piece in
      if piece.isSign("(") { depth += 1 }
      defer { if piece.isSign(")") { depth -= 1 } }
      if depth > 0 { return true }
      if let word = piece.word {
        return !Vocabulary.isConnective(word) && !words.isCardinal(word)
          && !words.minuses.contains(word)
          && !words.reservations.contains(word)
      }
      return piece.isDigits && !piece.followsBlank || piece.isSign("_", "'", "°", ")", ":")
        || piece.scalars.allSatisfy { "₀₁₂₃₄₅₆₇₈₉".unicodeScalars.contains($0) }
    }
  }

  private mutating func removeEnding() {
    guard let first = pieces.firstIndex(where: isNumeric) else { return }
    for start in pieces.indices.suffix(Self.maximumWords) where start > first {
      guard let word = pieces[start].word else { continue }
      let isCounted = words.counted.contains(word) && start + 1 == pieces.count
      guard
        isCounted || end(of: words.eras, at: start) == pieces.count
          || end(of: words.approximations, at: start) == pieces.count
      else { continue }
      pieces.removeLast(pieces.count - start)
      return
    }
  }

  /// Whether a piece is or begins a number.
  func isNumeric(_ piece: Piece) -> Bool {
    guard let word = piece.word else {
      return piece.isDigits || piece.scalars.contains { Vocabulary.vulgarFractions[$0] != nil }
    }
    return words.isNumeric(word)
  }
}

extension EverydayText {
  /// Returns the text with digits for every number in words: as the language reads it that can read
  /// most of it, as others read it otherwise, and as it is.
  ///
  /// "Six cents" is 600 in French, and 6 cents in English.
  func spelledInDigits() -> [EverydayText] {
    var texts: [EverydayText] = []
    for (index, language) in NumberWords.all.enumerated() {
      guard let text = spelledInDigits(by: language, index),
        !texts.contains(where: { $0.text.scalars == text.text.scalars })
      else { continue }
      texts.append(text)
    }
    let fewest = texts.map(\.pieces.count).min()
    return texts.filter { $0.pieces.count == fewest } + texts.filter { $0.pieces.count != fewest }
      + [self]
  }

  /// Returns the text with digits for every number in the words of a language, such as
  /// "twenty-one", "anderthalb" and "three quarters of an", or nil when there is none.
  private func spelledInDigits(by words: NumberWords, _ language: Int) -> EverydayText? {
    var text = self
    var isChanged = false
    var index = 0
    while index < text.pieces.count {
      // The "hundred" of "15 hundred" is no number of its own.
      let isFactor =
        index > 0 && text.pieces[index - 1].isDigits
        && text.pieces[index].word.map { self.words.magnitudes[$0] != nil } == true
      if !isFactor, let spelled = SpelledNumbers(text: text, words: words).number(at: index),
        // "Um 500" is about 500 in German, and no 1500 in Portuguese.
        spelled.end >= text.pieces.count || !text.pieces[spelled.end].isGroup
      {
        var piece = Piece(
          spelled.text,
          followsBlank: index > 0 && text.pieces[index].followsBlank
        )
        piece.language = language
        text.pieces.replaceSubrange(index..<spelled.end, with: [piece])
        if index + 1 < text.pieces.count, text.pieces[index + 1].word != nil {
          text.pieces[index + 1].followsBlank = true
        }
        isChanged = true
      }
      index += 1
    }
    return isChanged ? text : nil
  }
}

extension EverydayText.Piece {
  /// Whether digits could be a group of a number that begins before them.
  fileprivate var isGroup: Bool { isDigits && scalars.count == 3 }
}

/// Reads numbers in the words of a language.
private struct SpelledNumbers {
  let text: EverydayText
  let words: NumberWords

  /// A number in words: the digits that it is written as, and the index behind it.
  typealias Spelled = (text: String, end: Int)

  private var pieces: [EverydayText.Piece] { text.pieces }

  /// Reads the number that begins at a place.
  func number(at start: Int) -> Spelled? {
    guard start < pieces.count else { return nil }
    if let word = pieces[start].word, words.minuses.contains(word) {
      guard let number = number(at: start + 1) ?? digits(at: start + 1) else { return nil }
      return ("-" + number.text, number.end)
    }
    if let word = pieces[start].word, let meaning = words.quantities[word] {
      return (meaning, start + 1)
    }
    guard let whole = cardinal(at: start) else { return smallPart(at: start) }
    if whole.text == "1", let meaning = word(at: whole.end).flatMap({ words.quantities[$0] }) {
      return (meaning, whole.end + 1)
    }
    return decimals(after: whole) ?? mixed(after: whole) ?? fraction(of: whole) ?? whole
  }

  /// Reads digits that words go on from: "2 and a half", "2 einhalb".
  private func digits(at start: Int) -> Spelled? {
    guard start < pieces.count, pieces[start].isDigits else { return nil }
    return (String(String.UnicodeScalarView(pieces[start].scalars)), start + 1)
  }

  /// Reads the longest number of words: "one hundred and five".
  private func cardinal(at start: Int) -> Spelled? {
    // A first word of one letter, such as "a", says too little.
    let canBegin = word(at: start).map { $0.count < 2 || words.canBegin($0[...]) } ?? false
    let found = canBegin ? text.words(from: start) : []
    for count in found.indices.reversed() {
      let joined = found[...count].map(\.word).joined()
      if let number = words.cardinal(joined[...]) { return ("\(number)", found[count].end) }
    }
    guard let whole = digits(at: start) else { return nil }
    // Digits are read here only to be gone on from.
    return mixed(after: whole).map { _ in whole }
  }

  /// Reads "point five" and "Komma fünf", digit by digit.
  private func decimals(after whole: Spelled) -> Spelled? {
    guard let mark = word(at: whole.end), words.marks.contains(mark) else { return nil }
    var (digits, end) = ("", whole.end + 1)
    while let word = word(at: end), let digit = words.cardinals[word], digit < 100 {
      digits += "\(digit)"
      end += 1
    }
    return digits.isEmpty ? nil : ("\(whole.text)\(NumberText.decimalPlaceholder)\(digits)", end)
  }

  /// Reads "and a half", "and three quarters" and "dreiviertel".
  private func mixed(after whole: Spelled) -> Spelled? {
    var index = whole.end
    let hasAnd = word(at: index).map(words.ands.contains) ?? false
    if hasAnd { index += 1 }
    if hasAnd, let article = word(at: index), words.articles.contains(article) { index += 1 }
    guard let word = word(at: index) else { return nil }
    let fraction: (above: Int, below: Int, end: Int)? =
      if let mixed = words.mixed(word[...]), mixed.whole == 0 {
        (mixed.above, mixed.below, index + 1)
      } else if hasAnd, let below = words.part[word] {
        (1, below, index + 1)
      } else if let above = words.cardinals[word], let below = part(at: index + 1, of: above) {
        (above, below.denominator, below.end)
      } else {
        nil
      }
    guard let fraction, (1..<fraction.below).contains(fraction.above) else { return nil }
    return ("\(whole.text) \(fraction.above)/\(fraction.below)", skippingOf(fraction.end))
  }

  /// Reads "three quarters".
  private func fraction(of above: Spelled) -> Spelled? {
    guard let count = Int(above.text), let below = part(at: above.end, of: count) else {
      return nil
    }
    return ("\(above.text)/\(below.denominator)", skippingOf(below.end))
  }

  /// The denominator of a part that stands behind so many.
  private func part(at index: Int, of count: Int) -> (denominator: Int, end: Int)? {
    var index = index
    if index < pieces.count, pieces[index].isSign("-") { index += 1 }
    guard let word = word(at: index) else { return nil }
    return (count == 1 ? words.part[word] : words.parts[word]).map { ($0, index + 1) }
  }

  /// Reads "half", "a third", "anderthalb", "zweidrittel" and "zweieinhalb".
  private func smallPart(at start: Int) -> Spelled? {
    guard let word = word(at: start) else { return nil }
    if let text = words.fixedParts[word] { return (text, skippingOf(start + 1)) }
    if let mixed = words.mixed(word[...]) {
      let whole = mixed.whole == 0 ? "" : "\(mixed.whole) "
      return ("\(whole)\(mixed.above)/\(mixed.below)", start + 1)
    }
    guard words.articles.contains(word), let next = self.word(at: start + 1) else {
      if let below = words.part[word], self.word(at: start + 1).map(words.ofs.contains) == true {
        return ("1/\(below)", skippingOf(start + 1))
      }
      return nil
    }
    if let meaning = words.quantities[next] { return (meaning, start + 2) }
    if let below = words.part[next] { return ("1/\(below)", skippingOf(start + 2)) }
    // "a million" and "an hour".
    guard words.cardinals[next] == nil else { return nil }
    return mixed(after: ("1", start + 1)) ?? ("1", start + 1)
  }

  /// Passes "of a" and "an" behind a part.
  private func skippingOf(_ start: Int) -> Int {
    var index = start
    if let word = word(at: index), words.ofs.contains(word) { index += 1 }
    if let word = word(at: index), words.articles.contains(word) || words.cardinals[word] == 1 {
      index += 1
    }
    return index < pieces.count ? index : start
  }

  private func word(at index: Int) -> String? {
    index < pieces.count ? pieces[index].word : nil
  }
}

/// Phrases of one or more words, found by the first.
struct PhraseTable: Sendable {
  /// The further words of the phrases that begin with a word, the longest first, so that none is
  /// taken for its beginning.
  private let rests: [String: [[String]]]

  /// Reads phrases with blanks between them and low lines in them.
  init(_ phrases: [String]) {
    let words = phrases.flatMap { $0.split(separator: " ") }
      .map { $0.split(separator: "_").map(String.init) }
    rests = Dictionary(grouping: words.filter { !$0.isEmpty }) { $0[0] }
      .mapValues { $0.map { Array($0.dropFirst()) }.sorted { $0.count > $1.count } }
  }

  /// Returns how many words the longest phrase has with which words begin, or nil when none does.
  func count(at first: String, followedBy words: () -> [String]) -> Int? {
    guard let rests = rests[first] else { return nil }
    let following = rests.allSatisfy(\.isEmpty) ? [] : words()
    return rests.first { following.starts(with: $0) }.map { $0.count + 1 }
  }
}
