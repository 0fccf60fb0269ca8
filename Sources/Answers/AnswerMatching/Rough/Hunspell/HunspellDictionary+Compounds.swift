// SPDX-License-Identifier: Apache-2.0
extension HunspellDictionary {
  /// The longest compound that is looked for, in bytes.
  private static let maximumCompound = 64

  /// Whether a word is made of two or more words of the dictionary.
  ///
  /// - Complexity: O(*n*²) look-ups in the length of the word.
  func isCompound(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= Self.maximumCompound, word.count / 2 >= options.compoundMinimum else {
      return false
    }
    let word = Array(word)
    // The places between letters at which a part may end.
    let seams = word.indices.filter { $0 > 0 && word[$0] & 0xC0 != 0x80 }
    return options.hasParts && hasParts(word, seams)
      || hasRuleParts(word, seams) && options.compoundRules.contains { follows($0, word, seams) }
  }

  /// Whether parts that may begin, go on and end a compound fill the word.
  private func hasParts(_ word: [UInt8], _ seams: [Int]) -> Bool {
    // The places that are reached, with the fewest parts before them, and the flags that may not follow.
    var reached: [(place: Int, parts: Int, refused: [UInt32])] = [(0, 0, [])]
    for end in seams + [word.count] {
      let isEnd = end == word.count
      var fewest = Int.max
      for (start, parts, refused) in reached where parts + 1 < fewest {
        let part = word[start..<end]
        guard start > 0 || !isEnd, isLongEnough(part), !isDouble(part, in: word) else { continue }
        let place: Place = start == 0 ? .first : isEnd ? .last : .middle
        let isFound = isForm(part, as: place) { form in
          guard !refused.contains(where: { flagSets.contains($0, in: form.stem) }) else {
            return false
          }
          // In Hungarian, what is a compound already is two words.
          let all = parts + (flagSets.has(.compoundRoot, in: form.stem) ? 2 : 1)
          guard !isEnd || all <= mostParts(of: word, endingIn: form.suffix) else { return false }
          fewest = min(fewest, all)
          return fewest == parts + 1
        }
        if isFound, isEnd || options.compoundMaximum == nil { break }
      }
      guard fewest < .max else { continue }
      if isEnd { return !isSlip(word) }
      let meeting = options.seams.filter {
        word[..<end].reversed().starts(with: $0.end.reversed())
          && word[end...].starts(with: $0.beginning)
      }
      if meeting.allSatisfy({ $0.flag != nil }), !isTriple(word, end) {
        reached.append((end, fewest, meeting.compactMap(\.flag)))
      }
    }
    return false
  }

  /// The most parts of a compound; one of few syllables may have any number, and inflections do not count.
  private func mostParts(of word: [UInt8], endingIn suffix: AffixRules.Rule?) -> Int {
    guard let maximum = options.compoundMaximum else { return .max }
    let inflection = suffix.map { $0.further == FlagSets.empty ? $0.length : 0 } ?? 0
    let syllables = String(decoding: word.dropLast(inflection), as: UTF8.self)
      .count(where: options.compoundVowels.contains)
    return syllables > options.compoundSyllables ? maximum : .max
  }

  private func isDouble(_ part: ArraySlice<UInt8>, in word: [UInt8]) -> Bool {
    options.forbidsDoubles && word[..<part.startIndex].suffix(part.count) == part
  }

  private func isTriple(_ word: [UInt8], _ seam: Int) -> Bool {
    options.forbidsTriples
      && [seam - 2, seam - 1].contains {
        $0 >= 0 && $0 + 2 < word.count && Set(word[$0...$0 + 2]).count == 1
      }
  }

  /// Whether undoing a slip makes the word one of the dictionary.
  private func isSlip(_ word: [UInt8]) -> Bool {
    options.slips.contains { wrong, right in
      wrong.count <= word.count
        && (0...word.count - wrong.count).contains { place in
          word[place...].starts(with: wrong)
            && isForm(word[..<place] + right + word[(place + wrong.count)...], as: .whole)
        }
    }
  }

  private func isLongEnough(_ part: ArraySlice<UInt8>) -> Bool {
    part.count(where: { $0 & 0xC0 != 0x80 }) >= options.compoundMinimum
  }

  /// Whether the word begins with a stem of which a rule speaks.
  private func hasRuleParts(_ word: [UInt8], _ seams: [Int]) -> Bool {
    guard !options.compoundRules.isEmpty else { return false }
    return seams.contains {
      stems.contains(word[..<$0]) { flags in
        options.compoundRules.contains { $0.contains { flagSets.contains($0.flag, in: flags) } }
      }
    }
  }

  /// Whether the word is made of stems with the flags of a rule in their order.
  private func follows(_ rule: [HunspellOptions.RulePart], _ word: [UInt8], _ seams: [Int]) -> Bool
  {
    // All pairs of a place in the word and one in the rule that are reached.
    var reached: Set<[Int]> = []
    var open = [[0, 0, 0]]
    while let state = open.popLast() {
      let (start, part, count) = (state[0], state[1], state[2])
      guard start < word.count || part < rule.count else {
        if count > 1 { return true }
        continue
      }
      guard part < rule.count, reached.insert([start, part, min(count, 2)]).inserted else {
        continue
      }
      // What is repeated can be left out too.
      if rule[part].isOptional { open.append([start, part + 1, count]) }
      for end in seams + [word.count] where end > start {
        let isPart = stems.contains(word[start..<end]) {
          flagSets.contains(rule[part].flag, in: $0)
        }
        guard isPart else { continue }
        open.append([end, rule[part].isRepeated ? part : part + 1, min(count + 1, 2)])
      }
    }
    return false
  }
}
