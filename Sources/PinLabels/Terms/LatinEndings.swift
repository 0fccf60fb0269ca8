/// Endings of Latin adjectives.
enum LatinEndings {
  private static let families = [
    ["us", "a", "um"], ["er", "ra", "rum"], ["is", "e"], ["or", "us"],
  ]

  /// Whether two words differ only in the ending that shows the gender.
  static func differInGender(_ first: String, _ second: String) -> Bool {
    families.contains { endings in
      endings.contains { one in
        endings.contains { other in
          one != other && first.hasSuffix(one) && second.hasSuffix(other)
            && first.count - one.count >= 3
            && first.dropLast(one.count) == second.dropLast(other.count)
        }
      }
    }
  }
}
