// SPDX-License-Identifier: Apache-2.0

/// The words of a Hunspell dictionary: stems, the rules by which they take affixes, and those by which they make compounds.
///
/// Case makes no difference, as nowhere in word lists. Forms are not listed but read when they are looked up, so that a dictionary
/// of a million forms takes as little memory as its file. It never changes: a class, as looking up would copy a value very often.
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

  /// Where a form stands: alone, or as a part of a compound.
  enum Place {
    case whole, forbidden, first, middle, last

    var isInCompound: Bool { self != .whole && self != .forbidden }
  }

  /// How a form is made.
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

  /// Whether a word is a stem with one or two endings, when a beginning or an ending was taken off already.
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
