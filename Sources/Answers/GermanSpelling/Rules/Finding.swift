// SPDX-License-Identifier: Apache-2.0

/// The categories and the hint that the rules give for a unit.
struct Finding {
  private(set) var categories: CategorySet = []
  /// The hint of the first rule that spoke.
  private(set) var hint: SpellingHint?

  mutating func add(_ category: SpellingCategory, _ hint: SpellingHint) {
    categories.insert(category)
    self.hint = self.hint ?? hint
  }
}

/// A set of categories that is one number.
struct CategorySet: OptionSet, Hashable {
  let rawValue: UInt32

  @inline(__always)
  mutating func insert(_ category: SpellingCategory) {
    insert(CategorySet(rawValue: 1 << category.position))
  }

  @inline(__always)
  func contains(_ category: SpellingCategory) -> Bool {
    rawValue >> category.position & 1 != 0
  }

  /// The categories in the order of their declaration.
  var array: [SpellingCategory] {
    rawValue == 0 ? [] : SpellingCategory.allCases.filter(contains)
  }
}

extension SpellingCategory {
  /// Where the category stands in the declaration.
  @inline(__always)
  var position: Int {
    switch self {
    case .letterCase: 0
    case .wordBoundary: 1
    case .dasDass: 2
    case .doubling: 3
    case .longI: 4
    case .lengthMark: 5
    case .sharpS: 6
    case .umlautDerivation: 7
    case .umlautDots: 8
    case .fVW: 9
    case .finalDevoicing: 10
    case .voicing: 11
    case .schwaR: 12
    case .specialGrapheme: 13
    case .morpheme: 14
    case .phoneme: 15
    case .punctuation: 16
    }
  }
}
