/// Writes numbers in words as digits.
extension EverydayText {
  /// A number in words: the digits that it is written as, and the index behind it.
  private typealias Spelled = (text: String, end: Int)

  /// Replaces every number in words, such as "twenty-one", "anderthalb" and "three quarters of an".
  mutating func spellInDigits() {
    var index = 0
    while index < pieces.count {
      // The "hundred" of "15 hundred" is no number of its own.
      let isFactor =
        index > 0 && pieces[index - 1].isDigits
        && pieces[index].word.map { words.magnitudes[$0] != nil } == true
      if !isFactor, let spelled = number(at: index) {
        var piece = Piece(spelled.text, followsBlank: index > 0 && pieces[index].followsBlank)
        piece.language = pieces[index].word.flatMap { words.languageOfOne[$0] }
        pieces.replaceSubrange(index..<spelled.end, with: [piece])
        if index + 1 < pieces.count, pieces[index + 1].word != nil {
          pieces[index + 1].followsBlank = true
        }
      }
      index += 1
    }
  }

  private func number(at start: Int) -> Spelled? {
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
    let words = words(from: start)
    for count in words.indices.reversed() {
      let joined = words[...count].map(\.word).joined()
      if let number = self.words.cardinal(joined[...]) { return ("\(number)", words[count].end) }
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
