// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
internal import TextFolding

/// The rule for one word: whether it is the expected one, misspelled but known, or another word.
struct WordRule: Sendable {
  /// The result of comparing a written word with an expected one.
  enum Finding {
    case equal
    case inflected(AffixDifference)
    case misspelled(Verdict.Misspelling)
    case refused(Verdict.Mismatch.Reason)
  }

  let language: LanguageRules
  let ignoresCase: Bool
  let acceptsInflections: Bool
  let ignoresDiacritics: Bool
  let words: KnownWords

  init(_ matcher: RoughMatcher, knowing lexicon: Lexicon) {
    language = .rules(for: matcher.ruleSet)
    ignoresCase = matcher.ignoresCase
    acceptsInflections = matcher.acceptsInflections
    ignoresDiacritics = matcher.ignoresDiacritics
    words = lexicon.words
  }

  /// Compares a word with the expected one.
  ///
  /// - Complexity: O(*mn*) in the words' lengths.
  func compare(_ written: PhraseWord, with expected: PhraseWord) -> Finding {
    if written.folded == expected.folded {
      let isEqual = ignoresCase || written.hasCapitals(of: expected)
      return isEqual ? .equal : .refused(.differentCase(written.surface, expected.surface))
    }
    if !ignoresCase, written.capitals != expected.capitals { return .refused(.letterCase) }
    if isNegation(written) != isNegation(expected) {
      return .refused(.negation)
    }
    if language.areIrregularForms(written.folded, expected.folded) {
      return acceptsInflections
        ? .inflected(AffixDifference(written: written.folded, expected: expected.folded))
        : .refused(.inflection(written: written.folded, expected: expected.folded))
    }
    let letters = SpelledLetter.letters(of: written.folded, expected.folded)
    let bare = (written.withoutApostrophes, expected.withoutApostrophes)
    let bareLetters =
      written.isPlain && expected.isPlain ? letters : SpelledLetter.letters(of: bare.0, bare.1)
    let isUnaccented =
      written.isTransliteration(of: expected) || bare.0 == bare.1
      || haveOtherAccents(bareLetters)
        && (language.vowelMarksAreAccents || !(written.folded + expected.folded).hasUmlaut)
      || lacksMarks(written, of: expected)
    if !isUnaccented, let exemption = exemption(of: expected, for: written),
      exemption != .shortWord || !isPlural(written, ofShort: expected, letters)
    {
      // Nobody who writes "Germany" means to write "FRG".
      let isAbbreviation = exemption != .acronym || written.length <= 2 * expected.length
      return .refused(isAbbreviation ? .noTolerance(exemption) : .different)
    }
    if let difference = protectedDifference(letters.first, letters.second) {
      return .refused(.otherAffix(written: difference.written, expected: difference.expected))
    }
    let relatives = language.families.relatives(of: expected.folded)
    if relatives.contains(written.folded) && !language.areOneTerm(written.folded, expected.folded)
      || language.lookalikes.relatives(of: expected.folded).contains(written.folded)
    {
      return .refused(.isAnotherTerm(written.surface))
    }
    if let endings = language.haveStemChange(letters.first, letters.second),
      !language.knowBoth(written.folded, expected.folded)
    {
      return acceptsInflections
        ? .inflected(endings)
        : .refused(.inflection(written: endings.written, expected: endings.expected))
    }
    if let endings = AffixDifference.ofEndings(
      in: letters.first,
      letters.second,
      pairs: language.inflections
    ), !isLastLetterDoubled(letters) {
      return acceptsInflections && areFormsOfOne(letters, endings: endings)
        && !language.knowBoth(written.folded, expected.folded)
        ? .inflected(endings)
        : .refused(.inflection(written: endings.written, expected: endings.expected))
    }
    if !words.areMany || !acceptsInflections,
      let endings = AffixDifference.ofEndings(
        in: letters.first,
        letters.second,
        pairs: language.genders
      ), !acceptsInflections || !endings.written.isEmpty && !endings.expected.isEmpty
    {
      return .refused(.inflection(written: endings.written, expected: endings.expected))
    }
    if let endings = language.formsOfOne(written.folded, expected.folded, letters) {
      return acceptsInflections
        ? .inflected(endings)
        : .refused(.inflection(written: endings.written, expected: endings.expected))
    }
    let mayBeAnother = !isUnaccented || language.addsMark(written.folded, to: expected.folded)
    if !isUnaccented, words.contains(written.folded, ignoresDiacritics: ignoresDiacritics),
      !language.areSpellings(written.folded, expected.folded)
    {
      return .refused(.isAnotherWord(written.surface))
    }
    var judged: [String: Bool] = [:]
    let misspelling = misspelling(
      written,
      expected,
      letters,
      isUnaccented: isUnaccented,
      &judged
    )
    guard misspelling.isForgivable else {
      if acceptsInflections, let endings = unmarkedForm(written, of: expected) {
        return .inflected(endings)
      }
      // Nobody is told that another word is misspelled.
      return .refused(
        language.isKnown(written.folded)
          ? .isAnotherWord(written.surface) : .misspelledTooBadly(misspelling)
      )
    }
    if !relatives.isEmpty, !isUnaccented {
      let nearness = Nearness(of: written.folded, to: expected.folded, costs: language.costs)
      if let relative = relatives.first(where: {
        nearness.isAsNear(to: $0, isRelative: true) && !language.areOneTerm($0, expected.folded)
      }) {
        return .refused(.isAsNearTo(expected.capitals(on: relative)))
      }
    }
    if mayBeAnother, language.know(written.folded, insteadOf: expected.folded) {
      return .refused(.isAnotherWord(written.surface))
    }
    if let word = wordOnTheWay(misspelling.slips, expected, letters.second) {
      return .refused(.isAsNearTo(expected.capitals(on: word)))
    }
    return .misspelled(misspelling)
  }

  /// Another word that letters of like sound make of the expected one, and from which the answer is
  /// one slip away: "autto" for "alto" is a misspelled "auto".
  ///
  /// A cheap pair of letters is a slip of who means the word. It is no detour to another one.
  private func wordOnTheWay(
    _ slips: [Verdict.Slip],
    _ expected: PhraseWord,
    _ letters: [SpelledLetter]
  ) -> String? {
    guard slips.count > 1, slips.contains(where: { $0.kind == .soundAlike }) else { return nil }
    let spelled = Array(expected.folded)
    for left in slips.indices {
      let others = slips.enumerated().filter { $0.offset != left }.map(\.element)
      guard others.allSatisfy({ $0.kind == .soundAlike }) else { continue }
      let word = others.applied(to: spelled)
      guard word.count > AffixPair.minimumStem, language.isListed(word),
        language.know(word, insteadOf: expected.folded),
        AffixDifference.ofEndings(
          in: SpelledLetter.letters(of: word),
          letters,
          pairs: language.inflections
        ) == nil
      else { continue }
      return word
    }
    return nil
  }

  /// The positions of the articles of a phrase, which may be left out or be too many.
  ///
  /// The last word is none, and neither is a capital "A": that of "vitamin A" is a name. Articles
  /// at the beginning are gone by normalization. There the "to" of an English infinitive is like
  /// one.
  func articles(in phrase: [PhraseWord]) -> Set<Int> {
    Set(
      phrase.indices.dropLast().filter {
        phrase[$0].surface != "A" && language.articles.include(phrase[$0].folded)
          || $0 == 0 && language.infinitiveMarks.contains(phrase[$0].folded)
      }
    )
  }

  /// The positions of "and" or "&" between other words, which a list may have or not: "red, yellow,
  /// blue".
  ///
  /// Between letters the "y" of Spanish may be one of them: "x, y, z".
  func ands(in phrase: [PhraseWord]) -> Set<Int> {
    Set(
      phrase.indices.dropFirst().dropLast().filter {
        isAnd(phrase[$0])
          && (phrase[$0].length > 1 || phrase[$0].surface == "&"
            || phrase[$0 - 1].length > 1 && phrase[$0 + 1].length > 1)
      }
    )
  }

  /// Whether two words are "and", its sign or a plus.
  func areConjunctions(_ first: PhraseWord, _ second: PhraseWord) -> Bool {
    [first, second].allSatisfy { isAnd($0) || $0.surface == "+" }
  }

  /// Whether a word is "and" or "&"; a capital "A" or "E" is a symbol in every language.
  private func isAnd(_ word: PhraseWord) -> Bool {
    word.surface == "&"
      || language.conjunctions.contains(word.length > 1 ? word.folded : word.surface)
  }

  /// Whether one of two phrases negates the other: "I don't know" has a negation, but is not about
  /// the other.
  func haveOneNegation(_ first: [PhraseWord], _ second: [PhraseWord]) -> Bool {
    first.contains(where: isNegation) != second.contains(where: isNegation)
      && first.contains { word in second.contains { $0.folded.prefix(3) == word.folded.prefix(3) } }
  }

  /// The phrase with what stands before its only "and" behind it: "Juliet and Romeo".
  ///
  /// - Returns: Nil for another phrase, and for one with words of a closed set: in "true and false"
  ///   the order may be what was asked.
  func exchanged(_ phrase: [PhraseWord]) -> String? {
    let places = ands(in: phrase)
    guard places.count == 1, let place = places.first,
      phrase.allSatisfy({ !language.fixedWords.contains($0.folded) })
    else { return nil }
    return (phrase[(place + 1)...] + [phrase[place]] + phrase[..<place]).map(\.surface)
      .joined(separator: " ")
  }

  /// Whether two words say what one says: "not soluble" and "insoluble", "I am" and "I'm", "twenty
  /// one" and "21".
  func say(_ parts: (PhraseWord, PhraseWord), as word: PhraseWord) -> Bool {
    let (first, second) = (parts.0.folded, parts.1.folded)
    let stem = language.contractedStems[second]?[first] ?? first
    if let endings = language.contractions[second],
      endings.contains(where: { stem + $0 == word.folded })
    {
      return true
    }
    if Numeral.isFirstOfTwo(first), PhraseWord("\(first) \(second)").isOtherNotation(of: word) {
      return true
    }
    guard second.count > 3, let prefixes = SharedWords.negatingPrefixes[first] else { return false }
    return prefixes.contains { $0 + second == word.folded }
      && !SharedWords.notNegated.contains(word.folded)
  }

  private func isNegation(_ word: PhraseWord) -> Bool {
    !word.isPlain && SharedWords.negatingEndings.contains(where: word.folded.hasSuffix)
      || language.negators.contains(word.withoutApostrophes)
  }

  /// Whether one negator was written for another: "nobody" for "nothing".
  private func isOtherNegator(_ written: PhraseWord, _ expected: PhraseWord) -> Bool {
    language.negators.contains(written.withoutApostrophes) && isNegation(expected)
      && written.withoutApostrophes != expected.withoutApostrophes
  }

  /// Whether two words can stand for one that is written together.
  ///
  /// When one of them is a letter, a numeral, a negator or of a closed set, this must be so to the
  /// letter, because "group B" and "group II" are no misspelled "group", and "northeast" is no
  /// misspelled "north-west". With the blank there may be one letter too many or too few: with more
  /// it is another compound, as "schwefelige Säure" for "Schwefelsäure".
  func canBeJoined(_ parts: (PhraseWord, PhraseWord), as word: PhraseWord) -> Bool {
    let joined = parts.0 + parts.1
    if joined.folded == word.folded { return true }
    return mayHaveSlips(parts.0) && mayHaveSlips(parts.1)
      && abs(joined.length - word.length) <= 1
  }

  private func mayHaveSlips(_ part: PhraseWord) -> Bool {
    let exemption = Verdict.Exemption(of: part, fixedWords: language.fixedWords)
    return [nil, .shortWord].contains(exemption) && part.length > 1
      && !isNegation(part) && !language.fixedWords.contains(part.folded)
  }

  private func exemption(of expected: PhraseWord, for written: PhraseWord) -> Verdict.Exemption? {
    if let exemption = Verdict.Exemption(of: expected, fixedWords: language.fixedWords) {
      return exemption == .fixedWord && isSlip(written, inFixed: expected) ? nil : exemption
    }
    if !written.isPlain, written.hasNumber || written.hasSign { return .number }
    if language.fixedWords.contains(written.folded) || isOtherNegator(written, expected) {
      return .fixedWord
    }
    return max(written.length, expected.length) > PhraseWord.maximumLength ? .tooLong : nil
  }

  /// Whether a word is a word of a closed set with a slip, and no other one of the set is as near:
  /// "ture" is "true", but "esat" may be "east" or "west".
  private func isSlip(_ written: PhraseWord, inFixed expected: PhraseWord) -> Bool {
    guard written.isPlain == expected.isPlain, abs(written.length - expected.length) <= 1,
      written.length >= 4,
      written.folded.first == expected.folded.first
        || written.folded.dropFirst().first == expected.folded.first,
      !language.fixedWords.contains(written.folded), !language.isKnown(written.folded)
    else { return false }
    let nearness = Nearness(of: written.folded, to: expected.folded, costs: language.costs)
    return !language.fixedWords.contains { other in
      other != expected.folded && abs(other.count - written.length) <= 2
        && nearness.isAsNear(to: other, isRelative: true)
    }
  }

  /// Whether a word is one of three letters with the ending of a plural: "cats" for "cat", and
  /// "foxes" for "fox".
  ///
  /// Any other ending may be that of a longer word: "tubes" is no form of "tub", nor "Noten" of
  /// "Not".
  private func isPlural(
    _ written: PhraseWord,
    ofShort expected: PhraseWord,
    _ letters: Letters
  ) -> Bool {
    guard expected.length == AffixPair.minimumStem, !expected.isNumber,
      !language.isListed(written.folded), !isLastLetterDoubled(letters),
      let endings = AffixDifference.ofEndings(
        in: letters.first,
        letters.second,
        pairs: language.inflections
      ), endings.expected.isEmpty
    else { return false }
    return language.shortPlurals.contains {
      $0.ending == endings.written && expected.folded.hasSuffix($0.letters)
    }
  }

  /// Whether words with other endings have enough in common to be forms of one.
  ///
  /// Where other vowels follow, three letters are too few: "Viren" is not "Virus", nor "Daten" a
  /// "Datum", but "ladies" are a "lady".
  private func areFormsOfOne(_ letters: Letters, endings: AffixDifference) -> Bool {
    zip(letters.first, letters.second).prefix { $0 == $1 }.count > AffixPair.minimumStem
      || ![endings.written, endings.expected].allSatisfy { ending in
        ending.first.map { "aeiou".contains($0) } ?? false
      }
  }

  /// Whether a word ends as the other and with its last letter once more: "Pariss" is no form of
  /// "Paris".
  private func isLastLetterDoubled(_ letters: Letters) -> Bool {
    let (short, long) =
      letters.first.count < letters.second.count ? letters : (letters.second, letters.first)
    return short.last == long.last && short.elementsEqual(long.dropLast())
  }

  private typealias Letters = (first: [SpelledLetter], second: [SpelledLetter])

  private func protectedDifference(
    _ written: [SpelledLetter],
    _ expected: [SpelledLetter]
  ) -> AffixDifference? {
    AffixDifference.ofBeginnings(in: written, expected, pairs: language.protectedPrefixes)
      ?? AffixDifference.ofEndings(in: written, expected, pairs: language.protectedSuffixes)
  }

  /// Explains a word by slips, and says what they may cost; of words with fewer of the slips it is
  /// kept whether they count.
  private func misspelling(
    _ written: PhraseWord,
    _ expected: PhraseWord,
    _ letters: Letters,
    isUnaccented: Bool,
    _ judged: inout [String: Bool]
  ) -> Verdict.Misspelling {
    let costs = language.costs
    let alignment = SlipAlignment(written: letters.first, expected: letters.second, costs: costs)
    let slips = alignment.slips(in: written.folded, expected.folded)
    var cost = alignment.cost
    if slips.contains(where: \.kind.isHeavy), haveKnownEndings(letters.first, letters.second) {
      cost += costs.amounts.otherEnding
    }
    if haveKnownBeginnings(letters.first, letters.second) {
      cost += costs.amounts.otherBeginning
    }
    if isUnaccented { return Verdict.Misspelling(slips: slips, cost: cost, limit: cost) }
    let strangeGroups = language.triples?.strangeGroups(in: letters.first) ?? 0
    let bounds = SlipBounds(
      slips: slips,
      letters: letters.second.count,
      isNoWord: words.areMany,
      hasStrangeGroups: strangeGroups > 0
        && strangeGroups > language.triples?.strangeGroups(in: letters.second) ?? 0
    )
    guard bounds.areKept else {
      return Verdict.Misspelling(slips: slips, cost: cost, limit: 0)
    }
    var limit = costs.limit(forLetters: letters.second.count, slips: slips.count)
    limit += min(strangeGroups, 2) * costs.amounts.strangeGroup
    if words.areMany {
      limit += costs.amounts.unknownWord
    }
    // One letter for another of the same sound is a slip at the beginning as well: "quore" is "cuore".
    if slips.count == 1, slips[0].offset == 0, letters.second.count > 4,
      slips[0].kind == .soundAlike || isSound(letters.first[0], for: letters.second[0], slips[0])
    {
      limit = max(limit, cost)
    }
    let misspelling = Verdict.Misspelling(slips: slips, cost: cost, limit: limit)
    guard strangeGroups > 0, slips.count > 1, cost <= limit,
      !areFewerForgivable(slips, instead: expected, &judged)
    else { return misspelling }
    return Verdict.Misspelling(slips: slips, cost: cost, limit: 0)
  }

  /// Whether a word with a slip less is a misspelling that counts as well, whichever slip it is.
  ///
  /// Otherwise a group of letters that the language does not have would make a slip count that does
  /// not count alone.
  private func areFewerForgivable(
    _ slips: [Verdict.Slip],
    instead expected: PhraseWord,
    _ judged: inout [String: Bool]
  ) -> Bool {
    let spelled = Array(expected.folded)
    return slips.indices.allSatisfy { left in
      let others = slips.enumerated().filter { $0.offset != left }.map(\.element)
      let fewer = PhraseWord(others.applied(to: spelled))
      if let isForgivable = judged[fewer.folded] { return isForgivable }
      let letters = SpelledLetter.letters(of: fewer.folded, expected.folded)
      let isForgivable =
        fewer.folded == expected.folded
        || misspelling(
          fewer,
          expected,
          letters,
          isUnaccented: haveOtherAccents(letters),
          &judged
        ).isForgivable
      judged[fewer.folded] = isForgivable
      return isForgivable
    }
  }

  /// Whether two words of three letters or more differ in nothing but accents, which in English no
  /// consonant has of its own.
  private func haveOtherAccents(_ letters: Letters) -> Bool {
    letters.first.count == letters.second.count
      && letters.second.count >= AffixPair.minimumStem
      && zip(letters.first, letters.second).allSatisfy { letter, expected in
        letter == expected
          || (letter.isVowel || language.consonantMarksAreAccents)
            && letter.hasSameBase(as: expected)
      }
  }

  /// Whether a related consonant was written that stands for the same sound in the language.
  private func isSound(
    _ written: SpelledLetter,
    for expected: SpelledLetter,
    _ slip: Verdict.Slip
  ) -> Bool {
    slip.kind == .relatedConsonant
      && language.costs.soundAlikes.pairs(ending: written, expected).contains {
        $0.written == [written] && $0.expected == [expected]
      }
  }

  /// Whether a word is the expected one without its marks, those of consonants too, and no other
  /// word: "zaba" for "žába".
  private func lacksMarks(_ written: PhraseWord, of expected: PhraseWord) -> Bool {
    language.vowelMarksAreAccents && written.length >= AffixPair.minimumStem
      && written.length == expected.length && !expected.folded.isASCII
      && written.folded == expected.folded.withoutDiacritics && !language.isKnown(written.folded)
  }

  /// The endings by which a word is a form of the expected one without its marks: "gateaux" for
  /// "gâteau".
  private func unmarkedForm(_ written: PhraseWord, of expected: PhraseWord) -> AffixDifference? {
    guard !language.plainForms.isEmpty, !expected.folded.isASCII, written.folded.isASCII,
      !language.isKnown(written.folded)
    else { return nil }
    let plain = expected.folded.withoutDiacritics
    let letters = SpelledLetter.letters(of: written.folded, plain)
    guard !isLastLetterDoubled(letters) else { return nil }
    return AffixDifference.ofEndings(
      in: letters.first,
      letters.second,
      pairs: language.plainForms
    )
  }

  /// Whether both words are a common stem with an ending that makes words, or with nothing.
  private func haveKnownEndings(_ written: [SpelledLetter], _ expected: [SpelledLetter]) -> Bool {
    let common = zip(written, expected).prefix { $0 == $1 }.count
    guard common >= AffixPair.minimumStem else { return false }
    return (AffixPair.minimumStem...common).contains { stem in
      isKnown(written[stem...], in: language.endings)
        && isKnown(expected[stem...], in: language.endings)
    }
  }

  private func haveKnownBeginnings(_ written: [SpelledLetter], _ expected: [SpelledLetter]) -> Bool
  {
    let common = zip(written.reversed(), expected.reversed()).prefix { $0 == $1 }.count
    guard common >= AffixPair.minimumStem else { return false }
    return (AffixPair.minimumStem...common).contains { stem in
      isKnown(written.dropLast(stem), in: language.beginnings)
        && isKnown(expected.dropLast(stem), in: language.beginnings)
    }
  }

  private func isKnown(_ affix: ArraySlice<SpelledLetter>, in affixes: Set<LetterGroup>) -> Bool {
    affix.isEmpty || LetterGroup(affix).map(affixes.contains) ?? false
  }
}

extension [Verdict.Slip] {
  /// A word with these slips.
  fileprivate func applied(to letters: [Character]) -> String {
    var word = letters
    for slip in reversed() {
      word.replaceSubrange(slip.offset..<slip.offset + slip.expected.count, with: slip.written)
    }
    return String(word)
  }
}
