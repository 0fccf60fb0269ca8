// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A name in all the forms in which an answer may meet it.
package struct TermForms: Hashable, Sendable {
  /// The normalized name, with and without the text in brackets.
  package let plain: [String]
  /// The same with listed variants of words replaced by one of them.
  package let standard: [String]
  /// The same with abbreviations written out, if the name is Latin.
  package let expanded: [String]
  /// All forms by which the name is known, in order.
  package let keys: [String]

  package init(_ text: String, isLatin: Bool) {
    self.init([text], isLatin: isLatin)
  }

  /// The forms of a name that can be read in several ways.
  package init(_ texts: [String], isLatin: Bool) {
    plain =
      texts.flatMap { [$0, TermText.withoutBrackets($0)] }.unrepeated
      .map(TermText.normalized).unrepeated
    standard = plain.map(WordVariants.canonical).unrepeated
    expanded =
      isLatin
      ? plain.flatMap(LatinTerms.expansions(ofNormalized:)).map(WordVariants.canonical).unrepeated
      : standard
    keys = (plain + standard + expanded).unrepeated
  }

  /// A key that is the same for names that differ only in the order of words.
  ///
  /// Words are only exchanged between words like "of" and "et", and not among several numbers: "phalanx 1 digiti 2" is
  /// not "phalanx 2 digiti 1".
  package static func orderKey(of key: String) -> String {
    var groups: [[Substring]] = [[]]
    for word in TermText.parts(of: key) {
      if joints.contains(word) {
        groups += [[word], []]
      } else {
        groups[groups.count - 1].append(word)
      }
    }
    return groups.map { words in
      let hasNumbers = words.count(where: Numerals.isNumber) > 1
      return (hasNumbers ? words : words.sorted()).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Whether the word at a position of a name is a noun that others describe: the first one in Latin, in other
  /// languages the last one and those in front of words like "of".
  package static func isHead<Word: StringProtocol>(
    at position: Int,
    of words: [Word],
    isLatin: Bool
  ) -> Bool {
    if isLatin { return position == 0 }
    return position + 1 >= words.count || joints.contains(Substring(words[position + 1]))
  }

  private static let joints: Set<Substring> = [
    "of", "for", "to", "with", "and", "between", "in", "et", "cum", "ad", "der", "des", "die",
    "das", "dem", "den", "und", "von", "vom", "zum", "zur", "im", "mit",
  ]
}

/// A form by which a name is known, with its words.
package struct TermKey: Hashable, Sendable {
  package let text: String
  package let words: [String]

  package init(_ text: String) {
    self.text = text
    words = TermText.words(of: text)
  }
}
