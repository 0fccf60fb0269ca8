// SPDX-License-Identifier: Apache-2.0
extension EverydayText {
  /// Returns the text with digits for every number in words: as the language reads it that can read most of it, as
  /// others read it otherwise, and as it is.
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

  /// Returns the text with digits for every number in the words of a language, such as "twenty-one", "anderthalb" and
  /// "three quarters of an", or nil when there is none.
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
