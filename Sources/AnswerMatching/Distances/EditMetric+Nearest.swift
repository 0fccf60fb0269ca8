extension EditMetric {
  /// The distance up to which the nearest of some words is looked for.
  private static let reach = 64

  /// Returns the position of the first of the nearest words within 64 edits.
  func index(nearestTo word: String, among words: [String]) -> Int? {
    var nearest: (index: Int, distance: Int)?
    for (index, other) in words.enumerated() {
      let limit = nearest.map { $0.distance - 1 } ?? Self.reach
      if let distance = distance(word, other, within: limit) {
        nearest = (index, distance)
      }
    }
    return nearest?.index
  }
}
