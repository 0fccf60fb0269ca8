// SPDX-License-Identifier: Apache-2.0

/// The words of a Hunspell dictionary: stems, the rules by which they take affixes, and those by
/// which they make compounds.
///
/// Case makes no difference, as nowhere in word lists. Forms are not listed but read when they are
/// looked up, so that a dictionary of a million forms takes as little memory as its file. It never
/// changes: a class, as looking up would copy a value very often.
final class HunspellDictionary: Sendable {
  let stems: StemTable
  let flagSets: FlagSets
  let options: HunspellOptions
  private let prefixes: AffixRules
  private let suffixes: AffixRules

  init(_ reader: HunspellReader) {
    (stems, flagSets, options) = (reader.stems, reader.flagSets, reader.options)
    (prefixes, suffixes) = (reader.prefixes, reader.suffixes)
  }

  /// The longest word that is looked up, in bytes.
  static let maximumLength = 96

  /// Whether a word, after case folding, is in the dictionary, written together or with hyphens.
  func contains(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard !bytes.isEmpty, bytes.count <= Self.maximumLength else { return false }
    if containsWhole(bytes[...]) { return true }
    guard options.breaksAtHyphens else { return false }
    let parts = bytes.split(separator: UInt8(ascii: "-"))
    return parts.count > 1 && parts.allSatisfy(containsWhole)
  }

  private func containsWhole(_ word: Letters) -> Bool {
    if isStem(word, as: .whole) { return true }
    guard !isStem(word, as: .forbidden) else { return false }
    return isInflected(word, as: .whole)
      || !(options.inflectsForbidden && isInflected(word, as: .forbidden)) && isCompound(word)
  }

  // MARK: Affixes

  typealias Letters = ArraySlice<UInt8>

  /// The place of a form: alone, or as a part of a compound.
  enum Place {
    case whole, forbidden, first, middle, last

    var isInCompound: Bool { self != .whole && self != .forbidden }
  }

  /// The derivation of a form.
  struct Reading {
    let stem: FlagSets.ID
    var suffix: AffixRules.Rule?
  }

  typealias Test = (Reading) -> Bool

  /// Whether a word is a stem with or without affixes that may stand in a place, and is meant.
  func isForm(_ word: Letters, as place: Place, where isMeant: Test = { _ in true }) -> Bool {
    isStem(word, as: place, where: isMeant) || isInflected(word, as: place, where: isMeant)
  }

  private func isStem(_ word: Letters, as place: Place, where isMeant: Test = { _ in true }) -> Bool
  {
    stems.contains(word) { stem in
      mayStand(stem, FlagSets.empty, as: place) && !flagSets.has(.needsAffix, in: stem)
        && isMeant(Reading(stem: stem))
    }
  }

  /// Whether a word is a stem with affixes.
  private func isInflected(_ word: Letters, as place: Place, where isMeant: Test = { _ in true })
    -> Bool
  {
    if hasSuffix(word, as: place, where: isMeant) { return true }
    return prefixes.contains(in: word, inside: place == .middle || place == .last) { prefix in
      guard !isRefused(prefix, in: place) else { return false }
      let (strip, end) = (prefixes.strip(prefix), word.dropFirst(prefix.length))
      let isFound =
        !flagSets.has(.circumfix, in: prefix.further)
        && !flagSets.has(.needsAffix, in: prefix.further)
        && stems.contains(strip, end) { stem in
          flagSets.contains(prefix.flag, in: stem) && mayStand(stem, prefix.further, as: place)
            && isMeant(Reading(stem: stem))
        }
      return isFound
        || prefix.isCombinable && hasSuffix(strip + end, as: place, behind: prefix, where: isMeant)
    }
  }

  /// Whether a word is a stem with one or two endings, when a beginning or an ending was taken off
  /// already.
  private func hasSuffix(
    _ word: Letters,
    as place: Place,
    behind prefix: AffixRules.Rule? = nil,
    below outer: AffixRules.Rule? = nil,
    where isMeant: Test
  ) -> Bool {
    let isAlone = outer == nil && prefix == nil
    return suffixes.contains(in: word, inside: place == .first || place == .middle) { suffix in
      guard
        outer.map({ flagSets.contains($0.flag, in: suffix.further) })
          ?? (isAlone || suffix.isCombinable)
      else { return false }
      let (start, strip) = (word.dropLast(suffix.length), suffixes.strip(suffix))
      // An ending and a beginning are both halves of one affix, or neither is.
      let isHalf = prefix.map { flagSets.has(.circumfix, in: $0.further) } ?? false
      if flagSets.has(.circumfix, in: suffix.further) == isHalf,
        !isAlone || !flagSets.has(.needsAffix, in: suffix.further),
        isAlone && place == .last || !isRefused(suffix, in: place)
      {
        let further = outer == nil ? prefix?.further : nil
        let isFound = stems.contains(start, strip) { stem in
          isFlag(suffix.flag, in: stem, or: further) && mayStand(stem, suffix.further, as: place)
            && prefix.map { isFlag($0.flag, in: stem, or: suffix.further) } ?? true
            && isMeant(Reading(stem: stem, suffix: outer ?? suffix))
        }
        if isFound { return true }
      }
      return outer == nil && suffix.isOuter && place != .first && place != .middle
        && !(place == .whole && flagSets.has(.onlyInCompound, in: suffix.further))
        && hasSuffix(start + strip, as: place, behind: prefix, below: suffix, where: isMeant)
    }
  }

  private func isFlag(_ flag: UInt32, in stem: FlagSets.ID, or affix: FlagSets.ID?) -> Bool {
    flagSets.contains(flag, in: stem) || affix.map { flagSets.contains(flag, in: $0) } ?? false
  }

  /// Whether what has an affix may be no part of a compound.
  private func isRefused(_ rule: AffixRules.Rule, in place: Place) -> Bool {
    place.isInCompound && flagSets.has(.compoundForbid, in: rule.further)
  }

  /// Whether a stem with an affix may stand in a place.
  private func mayStand(_ stem: FlagSets.ID, _ affix: FlagSets.ID, as place: Place) -> Bool {
    guard flagSets.has(.forbidden, in: stem) == (place == .forbidden) else { return false }
    let mark: FlagSets.Mark
    switch place {
    case .whole: return !flagSets.has(.onlyInCompound, in: stem, or: affix)
    case .forbidden: return true
    case .first: mark = .compoundBegin
    case .middle: mark = .compoundMiddle
    case .last: mark = .compoundEnd
    }
    return (flagSets.has(mark, in: stem, or: affix) || flagSets.has(.compound, in: stem, or: affix))
      && (place == .last || !flagSets.has(.compoundForbid, in: stem))
  }
}

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
    // The places that are reached, with the fewest parts before them, and the flags that may not
    // follow.
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

  /// The most parts of a compound; one of few syllables may have any number, and inflections do not
  /// count.
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

/// The words of a dictionary with their flags, in little memory: their letters one after another,
/// and a table of places.
struct StemTable: Sendable {
  private var letters: [UInt8] = []
  /// The beginning of each word among the letters, with an end.
  private var starts: [UInt32] = [0]
  private var flags: [FlagSets.ID] = []
  /// The numbers of the words plus 1, at the places that their letters hash to.
  private var places: [UInt32] = []

  var count: Int { flags.count }

  mutating func add(_ word: [UInt8], _ set: FlagSets.ID) {
    letters += word
    starts.append(UInt32(truncatingIfNeeded: letters.count))
    flags.append(set)
  }

  /// Makes the words ready to be found; after it none can be added.
  mutating func finish() {
    var size = 16
    while size < count * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
    for word in 0..<count {
      var hash = Hash()
      for byte in letters[Int(starts[word])..<Int(starts[word + 1])] { hash.add(byte) }
      var place = hash.place(in: size)
      while places[place] != 0 { place = (place + 1) & (size - 1) }
      places[place] = UInt32(truncatingIfNeeded: word + 1)
    }
  }

  /// Whether one of the words with the letters of two parts together has flags that satisfy a
  /// condition.
  func contains(
    _ first: ArraySlice<UInt8>,
    _ second: ArraySlice<UInt8> = [],
    where isMeant: (FlagSets.ID) -> Bool
  ) -> Bool {
    guard !places.isEmpty else { return false }
    var hash = Hash()
    for byte in first { hash.add(byte) }
    for byte in second { hash.add(byte) }
    var place = hash.place(in: places.count)
    while places[place] != 0 {
      let word = Int(places[place]) - 1
      if isWord(word, first, second), isMeant(flags[word]) { return true }
      place = (place + 1) & (places.count - 1)
    }
    return false
  }

  private func isWord(
    _ word: Int,
    _ first: ArraySlice<UInt8>,
    _ second: ArraySlice<UInt8>
  ) -> Bool {
    var place = Int(starts[word])
    guard Int(starts[word + 1]) - place == first.count + second.count else { return false }
    for part in [first, second] where !part.isEmpty {
      for byte in part {
        guard letters[place] == byte else { return false }
        place += 1
      }
    }
    return true
  }

  /// The hash of Fowler, Noll and Vo, FNV-1a with 64 bits.
  private struct Hash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    func place(in size: Int) -> Int {
      Int(truncatingIfNeeded: (value ^ value >> 32) & UInt64(size - 1))
    }
  }
}

/// The settings of an affix file, apart from its affixes.
struct HunspellOptions: Sendable {
  /// A flag in the pattern of a compound.
  struct RulePart: Sendable {
    let flag: UInt32
    var isOptional = false
    var isRepeated = false
  }

  /// The fewest letters of a part of a compound.
  var compoundMinimum = 3
  /// The most parts of a compound of more syllables than these, each of which has one of these
  /// vowels.
  var compoundMaximum: Int?
  var compoundSyllables = 0
  var compoundVowels: Set<Character> = []
  var compoundRules: [[RulePart]] = []
  /// Letters that must not meet in a compound, or only not where what follows has a flag.
  var seams: [(end: [UInt8], beginning: [UInt8], flag: UInt32?)] = []
  /// Whether the same part may not follow itself in a compound, nor a letter be there three times.
  var forbidsDoubles = false
  var forbidsTriples = false
  /// Slips that are frequent: a compound that one of them makes of a word is none.
  var slips: [(wrong: [UInt8], right: [UInt8])] = []
  /// Whether compounds can be made of words with a flag, or forbidden words take affixes.
  var hasParts = false
  var inflectsForbidden = false
  var breaksAtHyphens = true
}
