// SPDX-License-Identifier: Apache-2.0

/// Endings of words in Latin, English and German.
package enum WordEndings {
  private static let genders = [
    ["us", "a", "um"], ["er", "ra", "rum"], ["is", "e"], ["or", "us"],
  ]

  /// Whether two words differ only in the ending that shows the gender.
  package static func differInGender(_ first: String, _ second: String) -> Bool {
    genders.contains { endings in
      endings.contains { one in
        endings.contains { other in
          one != other && first.hasSuffix(one) && second.hasSuffix(other)
            && first.count - one.count >= 3
            && first.dropLast(one.count) == second.dropLast(other.count)
        }
      }
    }
  }

  /// Returns a Latin word without the ending that shows its case, number or gender, the same for "dentalis" and
  /// "dentales"; nil when it ends like no adjective or noun.
  package static func stem(ofLatin word: String) -> Substring? {
    let letters = word.utf8
    let most = min(longest, letters.count - shortestStem)
    for length in stride(from: most, to: 0, by: -1)
    where inflections.contains(Substring(letters.suffix(length))) {
      let stem = Substring(letters.dropLast(length))
      // "Ganglii" is of "ganglion".
      return stem.hasSuffix("i") && length < most ? stem.dropLast() : stem
    }
    return nil
  }

  private static let shortestStem = 3
  private static let longest = 4
  private static let inflections: Set<Substring> = [
    "a", "ae", "am", "arum", "e", "em", "es", "i", "ia", "ibus", "is", "ium", "on", "orum", "um",
    "us",
  ]
}
