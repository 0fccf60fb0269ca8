// SPDX-License-Identifier: Apache-2.0
extension SpellingDiagnosis {
  /// Returns the diagnosis without what a teacher forgives.
  ///
  /// - Parameters:
  ///   - categories: The categories that do not count.
  ///   - policy: The differences that do not count. A place is left out when it is one of them by itself.
  /// - Returns: The diagnosis with the places and categories that still count.
  package func forgiving(
    _ categories: [SpellingCategory],
    by policy: TextPolicy
  ) -> SpellingDiagnosis {
    var forgiven: CategorySet = []
    for category in categories {
      forgiven.insert(category)
    }
    let letters = Array(target.text)
    return SpellingDiagnosis(
      target: target,
      input: input,
      places: places.compactMap { place in
        let counted = place.categorySet.subtracting(forgiven)
        let range = place.targetRange
        let alone =
          String(letters[..<range.lowerBound]) + place.input
          + String(letters[range.upperBound...])
        guard !counted.isEmpty, !policy.equates(alone, target.text) else { return nil }
        return Place(
          targetRange: range,
          inputRange: place.inputRange,
          target: place.target,
          input: place.input,
          operation: place.operation,
          categorySet: counted,
          hint: place.hint
        )
      }
    )
  }

  private init(target: SpellingTarget, input: String, places: [Place]) {
    self.target = target
    self.input = input
    self.places = places
  }
}
