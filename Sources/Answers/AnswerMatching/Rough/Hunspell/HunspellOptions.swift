// SPDX-License-Identifier: Apache-2.0

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
  /// The most parts of a compound of more syllables than these, each of which has one of these vowels.
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
