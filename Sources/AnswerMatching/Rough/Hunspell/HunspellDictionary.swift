// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The words of a Hunspell dictionary: stems, the rules by which they take affixes, and those by which they make compounds.
///
/// Case makes no difference, as nowhere in word lists. Forms are not listed but read when they are looked up, so that a dictionary
/// of a million forms takes as little memory as its file.
struct HunspellDictionary: Sendable {
  var stems = StemTable()
  var flagSets = FlagSets()
  var prefixes = AffixRules(areEndings: false)
  var suffixes = AffixRules(areEndings: true)
  var options = HunspellOptions()

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

  private func containsWhole(_ word: ArraySlice<UInt8>) -> Bool {
    if isForm(word, as: .whole) { return true }
    let isForbidden = stems.contains(word) { flagSets.contains(options.forbidden, in: $0) }
    return !isForbidden && isCompound(word)
  }

  // MARK: Affixes

  /// Where a form stands: alone, or as a part of a compound.
  enum Place {
    case whole, first, middle, last
  }

  /// Whether a word is a stem with or without affixes that may stand in a place.
  func isForm(_ word: ArraySlice<UInt8>, as place: Place) -> Bool {
    if stems.contains(word, where: { mayStand($0, FlagSets.empty, as: place) && !needsAffix($0) }) {
      return true
    }
    if hasSuffix(word, as: place, behind: nil) { return true }
    return prefixes.contains(in: word) { prefix in
      guard isPermitted(prefix, in: place, inside: place == .middle || place == .last) else {
        return false
      }
      let rest = Array(prefixes.strip(prefix)) + word.dropFirst(prefix.length)
      guard rest.count > 0, prefixes.holds(prefix, for: rest) else { return false }
      let isCircumfix = flagSets.contains(options.circumfix, in: prefix.further)
      if !isCircumfix, !needsAffix(prefix.further) {
        let isFound = stems.contains(rest[...]) {
          flagSets.contains(prefix.flag, in: $0) && mayStand($0, prefix.further, as: place)
        }
        if isFound { return true }
      }
      return prefix.isCombinable && hasSuffix(rest[...], as: place, behind: prefix)
    }
  }

  /// Whether a word is a stem with one or two endings, and with a beginning that was taken off already.
  private func hasSuffix(
    _ word: ArraySlice<UInt8>,
    as place: Place,
    behind prefix: AffixRules.Rule?
  ) -> Bool {
    suffixes.contains(in: word) { suffix in
      guard prefix == nil || suffix.isCombinable,
        isPermitted(suffix, in: place, inside: place == .first || place == .middle)
      else { return false }
      let start = word.dropLast(suffix.length)
      let strip = suffixes.strip(suffix)
      guard start.count + strip.count > 0 else { return false }
      if isOtherHalf(suffix, of: prefix), prefix != nil || !needsAffix(suffix.further),
        isStem(start, suffix, as: place, behind: prefix)
      {
        return true
      }
      return suffix.isOuter
        && hasInnerSuffix(start + strip, below: suffix, as: place, behind: prefix)
    }
  }

  /// Whether an ending and a beginning are both halves of one affix, or neither is.
  private func isOtherHalf(_ suffix: AffixRules.Rule, of prefix: AffixRules.Rule?) -> Bool {
    flagSets.contains(options.circumfix, in: suffix.further)
      == (prefix.map { flagSets.contains(options.circumfix, in: $0.further) } ?? false)
  }

  private func isStem(
    _ start: ArraySlice<UInt8>,
    _ suffix: AffixRules.Rule,
    as place: Place,
    behind prefix: AffixRules.Rule?
  ) -> Bool {
    let strip = suffixes.strip(suffix)
    return stems.contains(start, strip) { flags in
      isFlag(suffix.flag, in: flags, or: prefix?.further ?? FlagSets.empty)
        && mayStand(flags, suffix.further, as: place)
        && prefix.map { isFlag($0.flag, in: flags, or: suffix.further) } ?? true
        && suffixes.holds(suffix, for: Array(start) + strip)
    }
  }

  /// Whether a word is a stem with an ending that takes another one.
  private func hasInnerSuffix(
    _ word: ArraySlice<UInt8>,
    below outer: AffixRules.Rule,
    as place: Place,
    behind prefix: AffixRules.Rule?
  ) -> Bool {
    guard suffixes.holds(outer, for: Array(word)) else { return false }
    return suffixes.contains(in: word) { inner in
      guard flagSets.contains(outer.flag, in: inner.further), isOtherHalf(inner, of: prefix)
      else { return false }
      let start = word.dropLast(inner.length)
      let strip = suffixes.strip(inner)
      guard start.count + strip.count > 0 else { return false }
      return stems.contains(start, strip) { flags in
        flagSets.contains(inner.flag, in: flags) && mayStand(flags, outer.further, as: place)
          && prefix.map { isFlag($0.flag, in: flags, or: inner.further) } ?? true
          && suffixes.holds(inner, for: Array(start) + strip)
      }
    }
  }

  private func isFlag(_ flag: UInt32, in first: FlagSets.ID, or second: FlagSets.ID) -> Bool {
    flagSets.contains(flag, in: first) || flagSets.contains(flag, in: second)
  }

  private func needsAffix(_ flags: FlagSets.ID) -> Bool {
    flagSets.contains(options.needsAffix, in: flags)
  }

  /// Whether an affix may stand there: inside of a compound only with a flag of its own.
  private func isPermitted(_ rule: AffixRules.Rule, in place: Place, inside: Bool) -> Bool {
    place == .whole || !inside
      || flagSets.contains(options.compoundPermit, in: rule.further)
  }

  /// Whether a stem with an affix may stand in a place.
  private func mayStand(_ stem: FlagSets.ID, _ affix: FlagSets.ID, as place: Place) -> Bool {
    guard !flagSets.contains(options.forbidden, in: stem) else { return false }
    let flag: UInt32
    switch place {
    case .whole: return !isFlag(options.onlyInCompound, in: stem, or: affix)
    case .first: flag = options.compoundBegin
    case .middle: flag = options.compoundMiddle
    case .last: flag = options.compoundEnd
    }
    return (isFlag(flag, in: stem, or: affix) || isFlag(options.compound, in: stem, or: affix))
      && !flagSets.contains(options.compoundForbid, in: affix)
  }
}
