// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// The endings of number, case and gender of a language, by which two words are forms of one that
/// neither of them is: "инструментов" and "инструменты", "importantes" and "important".
struct FormEndings: Sendable {
  /// The endings of number and case, each with that of the basic form, by their last bytes.
  private let numbers: [UInt8?: [(form: [UInt8], basic: String)]]
  /// The endings that a gender adds: "e" of "importante".
  let addedGenders: [String]
  /// The letters of the longest endings that a form can have.
  let longest: Int

  /// - Parameters:
  ///   - numbers: Pairs of endings of number and case, the one of the basic form first.
  ///   - genders: Pairs of endings of genders. Of those that replace one ending by another, nothing
  ///     is known here: "puerta" is not "puerto".
  init(numbers: [AffixPair], genders: [AffixPair]) {
    let names = numbers.map(\.directions[0].names)
    self.numbers = Dictionary(
      grouping: names.map { (form: Array($0.expected.utf8), basic: $0.written) }
    ) { $0.form.last }
    addedGenders = genders.map(\.directions[0].names).filter(\.written.isEmpty).map(\.expected)
    longest =
      (names.map(\.expected.count).max() ?? 0) + (addedGenders.map(\.count).max() ?? 0)
  }

  /// The words that a word may be a number or case of, itself first.
  func basicForms(of word: String) -> [String] {
    var forms = [word]
    for pair in numbers[word.utf8.last] ?? []
    where word.utf8.suffix(pair.form.count).elementsEqual(pair.form) {
      let stem = Substring(word.utf8.dropLast(pair.form.count))
      if stem.count >= AffixPair.minimumStem { forms.append(stem + pair.basic) }
    }
    return forms
  }
}

extension LanguageRules {
  /// The endings of two case-folded words that are forms of one listed word, and that no single
  /// pair of endings of number and case joins.
  ///
  /// A word that is listed itself is a form of no other one: "voisine" is no "voisin". Marks that
  /// were left out make no difference: "etudiantes" is a form of "étudiant" as well.
  ///
  /// - Parameters:
  ///   - word: The word that was written.
  ///   - expected: The expected word.
  ///   - letters: The letters of both.
  /// - Returns: The letters behind those that both have in common; nil for two words.
  func formsOfOne(
    _ word: String,
    _ expected: String,
    _ letters: (first: [SpelledLetter], second: [SpelledLetter])
  ) -> AffixDifference? {
    let common = zip(letters.first, letters.second).prefix { $0 == $1 }.count
    if areFormsOfOne(word, expected, letters, common: common) {
      return AffixDifference(
        written: String(word.dropFirst(common)),
        expected: String(expected.dropFirst(common))
      )
    }
    guard vowelMarksAreAccents else { return nil }
    let bases = zip(letters.first, letters.second)
      .prefix { $0 == $1 || $0.hasSameBase(as: $1) }.count
    guard bases > common, let marked = marking(word, as: expected, letters: bases),
      areFormsOfOne(marked, expected, letters, common: bases)
    else { return nil }
    return AffixDifference(
      written: String(word.dropFirst(bases)),
      expected: String(expected.dropFirst(bases))
    )
  }

  /// Whether two words with some letters in common are forms of one listed word.
  private func areFormsOfOne(
    _ word: String,
    _ expected: String,
    _ letters: (first: [SpelledLetter], second: [SpelledLetter]),
    common: Int
  ) -> Bool {
    guard common >= AffixPair.minimumStem,
      max(letters.first.count, letters.second.count) - common <= forms.longest
    else { return false }
    let basics = forms.basicForms(of: expected)
    return forms.basicForms(of: word).contains { basic in
      basics.contains { areForms(word, basic, expected, $0) }
    }
  }

  /// A word with the marks of the expected one in as many letters as both have in common; nil for a
  /// word that has others, or is a word without them.
  private func marking(_ word: String, as expected: String, letters: Int) -> String? {
    let (start, expectedStart) = (word.prefix(letters), expected.prefix(letters))
    guard String(expectedStart).withoutDiacritics == start, !isKnown(word) else { return nil }
    return String(expectedStart + word.dropFirst(letters))
  }

  /// Whether two words are forms of one listed word by the basic forms of each, which are equal
  /// or of two genders.
  private func areForms(
    _ word: String,
    _ basic: String,
    _ expected: String,
    _ expectedBasic: String
  ) -> Bool {
    let (short, long) =
      basic.utf8.count < expectedBasic.utf8.count
      ? (basic, expectedBasic) : (expectedBasic, basic)
    if short == long {
      guard short != word, short != expected, short.count > AffixPair.minimumStem, isListed(short)
      else { return false }
    } else {
      guard areGenders(short, long) else { return false }
    }
    return [word, expected].allSatisfy { form in
      form == short
        || !isListed(form)
          && (!isIrregularForm(form) || irregularForms.relatives(of: short).contains(form))
    }
  }

  /// Whether a word is another one, which is known, with the ending of a gender, and no form of a
  /// third: "située" is of "situer" as "situé" is, but "accorde" has nothing to do with "accord".
  private func areGenders(_ short: String, _ long: String) -> Bool {
    guard long.hasPrefix(short), short.count > AffixPair.minimumStem,
      forms.addedGenders.contains(String(long.dropFirst(short.count))), !isListed(long)
    else { return false }
    let origins = basicForms(of: short) + [short]
    // "comtesse" is none of the plural "comtes".
    let isBasic = forms.basicForms(of: short).allSatisfy { $0 == short || !isListed($0) }
    return isBasic && origins.contains(where: isListed)
      && basicForms(of: long).allSatisfy(origins.contains)
  }
}
