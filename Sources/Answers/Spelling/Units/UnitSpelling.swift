// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The spelling of a language as a table of units: what is written for what is right.
///
/// Diagnosis and opportunities come from the same table, so a place at which a letter is often put
/// without need is an opportunity like one at which it is often left out. Typical errors come from
/// a table of their own, and have the category that the diagnosis gives them.
package protocol UnitSpelling: SpellingRules {
  /// The units.
  var table: UnitTable { get }

  /// The mistakes from which exercises are made.
  var typical: TypicalErrors { get }

  /// The letter under each letter with a mark.
  var base: [Character: Character] { get }

  /// The words that sound alike, each set in small letters.
  var homophones: [Set<String>] { get }

  /// The hints by their keys.
  var hints: [String: SpellingHint] { get }

  /// Looks at a difference once more, with the words around it and what was written.
  func judge(
    _ difference: inout UnitDifference,
    in target: [Character],
    for input: [Character]
  )
}

extension UnitSpelling {
  /// Diagnoses what was written for a text that is not equal to it.
  package func unitPlaces(of input: String, for target: SpellingTarget) -> [SpellingDiagnosis.Place]
  {
    let (right, written) = (UnitText(target.text), UnitText(input))
    guard var differences = wholeWords(right, written) ?? read(right, written) else {
      return PlainSpelling(language).places(of: input, for: target).map { place in
        SpellingDiagnosis.Place(
          targetRange: place.targetRange,
          inputRange: place.inputRange,
          target: place.target,
          input: place.input,
          operation: place.operation,
          categories: [.phoneme],
          hints: [hints["phoneme.replaced"]].compactMap(\.self)
        )
      }
    }
    for index in differences.indices {
      judge(&differences[index], in: right.small, for: written.small)
    }
    return places(differences, right, written)
  }

  private func read(_ target: UnitText, _ input: UnitText) -> [UnitDifference]? {
    UnitReading(target: target, input: input, table: table, base: base).differences()
  }

  /// The words that stand for others that sound alike, where that is all that differs.
  private func wholeWords(_ target: UnitText, _ input: UnitText) -> [UnitDifference]? {
    let (right, written) = (target.wordRanges, input.wordRanges)
    guard right.count == written.count, !right.isEmpty else { return nil }
    var differences: [UnitDifference] = []
    for (right, written) in zip(right, written) {
      let words = (String(target.small[right]), String(input.small[written]))
      if words.0 == words.1 { continue }
      guard homophones.contains(where: { $0.contains(words.0) && $0.contains(words.1) }) else {
        return nil
      }
      differences.append(
        UnitDifference(target: right, input: written, category: .homophone, hint: "homophone")
      )
    }
    // Marks between the words that differ are left to the units.
    let gaps = (target.gaps(between: right), input.gaps(between: written))
    return differences.isEmpty || gaps.0 != gaps.1 ? nil : differences
  }

  /// The places of differences, and of capitals in the letters that are equal.
  private func places(
    _ differences: [UnitDifference],
    _ target: UnitText,
    _ input: UnitText
  ) -> [SpellingDiagnosis.Place] {
    var places: [SpellingDiagnosis.Place] = []
    var (right, written) = (0, 0)
    func findCase(upTo end: Int) {
      while right < end {
        if target.letters[right] != input.letters[written],
          !(target.letters[right].isMark && input.letters[written].isMark)
        {
          places.append(
            place(right..<right + 1, written..<written + 1, target, input, [], [])
          )
        }
        (right, written) = (right + 1, written + 1)
      }
    }
    for difference in differences {
      findCase(upTo: difference.target.lowerBound)
      let hint = hints[difference.hint]
      places.append(
        place(
          difference.target,
          difference.input,
          target,
          input,
          [difference.category],
          hint.map { [$0] } ?? []
        )
      )
      (right, written) = (difference.target.upperBound, difference.input.upperBound)
    }
    findCase(upTo: target.letters.count)
    return places
  }

  private func place(
    _ range: Range<Int>,
    _ inputRange: Range<Int>,
    _ target: UnitText,
    _ input: UnitText,
    _ categories: [SpellingCategory],
    _ found: [SpellingHint]
  ) -> SpellingDiagnosis.Place {
    var (categories, found) = (categories, found)
    let (right, written) = (target.letters[range], input.letters[inputRange])
    let isCase =
      range.isEmpty || inputRange.isEmpty
      ? false : right.first?.isUppercase != written.first?.isUppercase
    if isCase || categories.isEmpty {
      let isInside = target.isLetter(range.lowerBound - 1)
      let isCapital = right.first?.isUppercase == true
      categories.insert(.letterCase, at: 0)
      let key = isInside ? "case.inside" : isCapital ? "case.missing" : "case.needless"
      found += [hints[key]].compactMap(\.self)
    }
    return SpellingDiagnosis.Place(
      targetRange: range,
      inputRange: inputRange,
      target: String(right),
      input: String(written),
      operation: Self.operation(target.small[range], input.small[inputRange]),
      categories: categories,
      hints: found
    )
  }

  private static func operation(
    _ right: ArraySlice<Character>,
    _ written: ArraySlice<Character>
  ) -> WordAlignment.Edit.Operation {
    if written.isEmpty { return .omission }
    if right.isEmpty { return .insertion }
    if right.count == written.count {
      return right.count == 2 && right.reversed() == Array(written) ? .transposition : .substitution
    }
    func has(_ longer: ArraySlice<Character>, _ shorter: ArraySlice<Character>) -> Bool {
      var rest = longer
      for letter in shorter {
        guard let index = rest.firstIndex(of: letter) else { return false }
        rest = rest[(index + 1)...]
      }
      return true
    }
    if right.count > written.count { return has(right, written) ? .omission : .substitution }
    return has(written, right) ? .insertion : .substitution
  }
}

// MARK: - Opportunities and typical errors

extension UnitSpelling {
  /// Returns how often a text asks for what each category is about.
  ///
  /// - Complexity: O(*n* · *u*) for *n* letters and the *u* units of the table.
  package func unitOpportunities(in target: SpellingTarget) -> SpellingOpportunities {
    let text = UnitText(target.text)
    var opportunities = SpellingOpportunities()
    // The units of a category that share letters are one place.
    var ends: [SpellingCategory: Int] = [:]
    for start in text.small.indices {
      if text.isLetter(start) {
        opportunities[.phoneme] += 1
        if !text.isLetter(start - 1) { opportunities[.letterCase] += 1 }
      } else if let letter = text[start] {
        opportunities[letter == " " || letter == "-" ? .wordBoundary : .punctuation] += 1
      }
      if text[start] == "'" { opportunities[.apostrophe] += 1 }
      for (range, category) in units(of: text, at: start)
      where ends[category, default: -1] < max(range.lowerBound, 0) {
        opportunities[category] += 1
        ends[category] = max(range.upperBound - 1, range.lowerBound)
      }
    }
    for word in text.wordRanges {
      let word = String(text.small[word])
      if homophones.contains(where: { $0.contains(word) }) { opportunities[.homophone] += 1 }
    }
    return opportunities
  }

  /// The expected units whose right letters begin at a place, with the doubled consonant there and
  /// the single one that may be doubled.
  private func units(
    of text: UnitText,
    at start: Int
  ) -> [(Range<Int>, SpellingCategory)] {
    var found: [(Range<Int>, SpellingCategory)] = []
    for unit in table.units where unit.isExpected && text.has(unit.right, at: start) {
      let range = start..<start + unit.right.count
      if text.allows(unit.site, at: range), text.isLetter(start) || unit.right.isEmpty {
        found.append((range, unit.category))
      }
    }
    if let range = text.doubling(at: start) { found.append((range, .doubling)) }
    if base.keys.contains(where: { $0 == text[start] }) {
      found.append((start..<start + 1, .accent))
    }
    return found
  }

  /// Returns the typical errors in a word: those of the table of typical errors that the diagnosis
  /// takes for one category and nothing else.
  ///
  /// - Complexity: O(*n*) diagnoses for a word of *n* letters; none in a text of more than 100.
  package func unitErrors(in word: String) -> [TypicalError] {
    let text = UnitText(word)
    guard text.letters.count <= TypicalError.maximumLength else { return [] }
    var errors: [TypicalError] = []
    var known: Set<String> = [word]
    func add(_ range: Range<Int>, _ letters: [Character], _ category: SpellingCategory? = nil) {
      let isCapital = text.letters[range].first?.isUppercase == true
      var replacement = String(letters)
      if isCapital { replacement = replacement.prefix(1).uppercased() + replacement.dropFirst() }
      // A place that only a letter explains is no mistake of many.
      guard
        let error = TypicalError(in: word, at: range, replacement: replacement, by: self),
        category.map({ $0 == error.category }) ?? (error.category != .phoneme),
        known.insert(error.misspelling).inserted
      else { return }
      errors.append(error)
    }
    for start in text.small.indices {
      if !text.isLetter(start - 1), text.letters[start].isUppercase {
        errors += [
          TypicalError(
            in: word,
            at: start..<start + 1,
            replacement: text.letters[start].lowercased(),
            by: self
          )
        ].compactMap(\.self)
      }
      for unit in text.typicalUnits(at: start, of: typical) {
        add(start..<start + unit.right.count, unit.written)
      }
      if let range = text.doubling(at: start), text.isTypicalDoubling(range, in: typical) {
        let letter = text.small[start]
        add(range, range.count == 2 ? [letter] : [letter, letter], .doubling)
      }
      if let letter = text[start], let plain = base[letter] {
        add(start..<start + 1, [plain], .accent)
      }
      if text[start] == "'" { add(start..<start + 1, [], .apostrophe) }
    }
    for range in text.wordRanges {
      let own = String(text.small[range])
      for set in homophones where set.contains(own) {
        for other in set.subtracting([own]).sorted() { add(range, Array(other), .homophone) }
      }
    }
    // An error is one of what the word asks for.
    let opportunities = unitOpportunities(in: SpellingTarget(word))
    return errors.filter { opportunities[$0.category] > 0 }.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}

extension UnitText {
  /// The ranges of the words.
  var wordRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for place in 0...small.count {
      if isLetter(place) || small.indices.contains(place) && small[place].isNumber {
        start = start ?? place
      } else if let first = start {
        ranges.append(first..<place)
        start = nil
      }
    }
    return ranges
  }

  /// The letters before, between and behind some ranges.
  func gaps(between ranges: [Range<Int>]) -> [String] {
    let ends = [0] + ranges.map(\.upperBound)
    let starts = ranges.map(\.lowerBound) + [small.count]
    return zip(ends, starts).map { String(small[$0..<$1]) }
  }

  /// A doubled consonant, or a single one between two vowels behind which children double one.
  func doubling(at place: Int) -> Range<Int>? {
    guard let letter = self[place], letter.isConsonantLetter, !"hjqvwx".contains(letter),
      self[place - 1] != letter
    else { return nil }
    if self[place + 1] == letter { return place..<place + 2 }
    guard let before = self[place - 1], before.isVowelLetter,
      self[place - 2]?.isVowelLetter != true,
      let next = self[place + 1], next.isVowelLetter
    else { return nil }
    return place..<place + 1
  }
}
