// SPDX-License-Identifier: Apache-2.0
extension HunspellDictionary {
  /// The longest compound that is looked for, in bytes.
  private static let maximumCompound = 64

  /// Whether a word is made of two or more words of the dictionary.
  ///
  /// - Complexity: O(*n*²) look-ups in the length of the word.
  func isCompound(_ word: ArraySlice<UInt8>) -> Bool {
    guard options.hasCompounds || !options.compoundRules.isEmpty,
      word.count <= Self.maximumCompound, word.count / 2 >= options.compoundMinimum
    else { return false }
    let word = Array(word)
    // The places between letters at which a part may end.
    let seams = word.indices.filter { $0 > 0 && word[$0] & 0xC0 != 0x80 }
    return options.hasCompounds && hasParts(word, seams)
      || options.compoundRules.contains { follows($0, word, seams) }
  }

  /// Whether parts that may begin, go on and end a compound fill the word.
  private func hasParts(_ word: [UInt8], _ seams: [Int]) -> Bool {
    let mostParts = mostParts(of: word)
    // The places that are reached, with the fewest parts before them.
    var reached = [(place: 0, parts: 0)]
    for end in seams + [word.count] {
      var fewest: Int?
      for (start, parts) in reached where parts + 1 < fewest ?? .max {
        let place: Place = start == 0 ? .first : end == word.count ? .last : .middle
        guard start > 0 || end < word.count, isLongEnough(word[start..<end]),
          isForm(word[start..<end], as: place)
        else { continue }
        fewest = parts + 1
        if mostParts == .max { break }
      }
      guard let fewest, fewest <= mostParts else { continue }
      if end == word.count { return true }
      reached.append((end, fewest))
    }
    return false
  }

  /// The most parts of a compound; a word of few syllables may have any number.
  private func mostParts(of word: [UInt8]) -> Int {
    guard let maximum = options.compoundMaximum else { return .max }
    let syllables = String(decoding: word, as: UTF8.self)
      .count(where: options.compoundVowels.contains)
    return syllables > options.compoundSyllables ? maximum : .max
  }

  private func isLongEnough(_ part: ArraySlice<UInt8>) -> Bool {
    part.count(where: { $0 & 0xC0 != 0x80 }) >= options.compoundMinimum
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
      if rule[part].isOptional { open.append([start, part + 1, count]) }
      for end in seams + [word.count] where end > start {
        let isPart = stems.contains(word[start..<end]) {
          flagSets.contains(rule[part].flag, in: $0)
        }
        guard isPart else { continue }
        open.append([end, rule[part].isRepeated ? part : part + 1, min(count + 1, 2)])
        if rule[part].isRepeated { open.append([end, part + 1, min(count + 1, 2)]) }
      }
    }
    return false
  }
}
