// SPDX-License-Identifier: Apache-2.0

/// The flags and settings of an affix file, apart from its affixes.
struct HunspellOptions: Sendable {
  /// A flag in the pattern of a compound.
  struct RulePart: Sendable {
    let flag: UInt32
    var isOptional = false
    var isRepeated = false
  }

  var forbidden: UInt32 = 0
  var needsAffix: UInt32 = 0
  var circumfix: UInt32 = 0
  var onlyInCompound: UInt32 = 0
  var compound: UInt32 = 0
  var compoundBegin: UInt32 = 0
  var compoundMiddle: UInt32 = 0
  var compoundEnd: UInt32 = 0
  var compoundPermit: UInt32 = 0
  var compoundForbid: UInt32 = 0
  /// The fewest letters of a part of a compound.
  var compoundMinimum = 3
  /// The most parts of a compound of more syllables than these, each of which has one of these vowels.
  var compoundMaximum: Int?
  var compoundSyllables = 0
  var compoundVowels: Set<Character> = []
  var compoundRules: [[RulePart]] = []
  var breaksAtHyphens = true

  var hasCompounds: Bool { compound != 0 || compoundBegin != 0 }
}
