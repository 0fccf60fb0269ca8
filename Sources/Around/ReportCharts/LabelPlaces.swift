// SPDX-License-Identifier: Apache-2.0

/// Finds places for texts near points where they cover nothing.
struct LabelPlaces {
  private struct Box {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private let frame: Box
  private var taken: [Box] = []

  /// Creates places in a frame, in which signs stand at points.
  init(left: Double, top: Double, right: Double, bottom: Double, signs: [(x: Double, y: Double)]) {
    frame = Box(left: left, top: top, right: right, bottom: bottom)
    taken = signs.map { Box(left: $0.x - 4, top: $0.y - 4, right: $0.x + 4, bottom: $0.y + 4) }
  }

  /// Returns a text next to a point, or nil where there is no room for it.
  mutating func label(_ text: String, x: Double, y: Double) -> Markup? {
    let width = text.width * 10 / 12
    let places: [(x: Double, y: Double, anchor: String, left: Double)] = [
      (x + 7, y + 3.5, "start", x + 7), (x - 7, y + 3.5, "end", x - 7 - width),
      (x, y - 8, "middle", x - width / 2), (x, y + 15, "middle", x - width / 2),
      (x + 6, y - 6, "start", x + 6), (x + 6, y + 13, "start", x + 6),
      (x - 6, y - 6, "end", x - 6 - width), (x - 6, y + 13, "end", x - 6 - width),
    ]
    for place in places {
      let box = Box(
        left: place.left,
        top: place.y - 9,
        right: place.left + width,
        bottom: place.y + 2
      )
      let isInside =
        box.left >= frame.left && box.right <= frame.right && box.top >= frame.top
        && box.bottom <= frame.bottom
      guard isInside, !taken.contains(where: box.meets) else { continue }
      taken.append(box)
      return .label(text, x: place.x, y: place.y, anchor: place.anchor, class: "small")
    }
    return nil
  }
}
