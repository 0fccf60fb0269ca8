// SPDX-License-Identifier: Apache-2.0
internal import PinLabels

/// Where the badges and captions of an overlay go.
struct OverlayLayout {
  /// The place of a pin's badge and captions.
  struct Place {
    /// The middle of the badge.
    var badge: ImagePoint
    /// The area that the captions cover; empty without captions.
    var box: ImageRectangle
    /// Whether the lines of captions end at the box's right edge, instead of starting at its left.
    var isAtRight = false
    /// The line from the structure to its badge; nil for a badge in the middle of its area.
    var leader: ImageSegment?
    /// The line from the badge to captions that are not right next to it.
    var captionLeader: ImageSegment?
  }

  /// The parts of a pin that are to be placed, in pixels of the image.
  struct Item {
    var position: ImagePoint
    var isArea: Bool
    /// How wide and high the captions are; 0 without captions.
    var width: Double
    var height: Double
  }

  /// The sizes that everything is drawn in, in pixels of the image.
  struct Sizes {
    /// A point of the screen.
    var point: Double
    /// The height of a line of a caption.
    var line: Double
    /// How far a badge reaches from its middle to each side.
    var badge: Double
    /// How far a badge reaches with the signs that stand next to it in a column.
    var signs: Double
  }

  /// The places, in the order of the pins.
  var places: [Place]
  /// The area of the drawing: the image, and columns of captions next to it.
  var canvas: ImageRectangle
  /// Whether the captions are in columns next to the image.
  var isBeside: Bool

  /// Places captions next to the image, unless there are none or they have to be on it.
  init(
    _ items: [Item],
    arrows: [PinArrow.Drawing],
    frame: ImageRectangle,
    sizes: Sizes,
    keepsFrame: Bool
  ) {
    isBeside = !keepsFrame && items.contains { $0.height > 0 }
    guard isBeside else {
      places = NearbyLayout(items, arrows: arrows, frame: frame, sizes: sizes).places
      canvas = frame
      return
    }
    let middle = frame.center.x
    let placeholder = Place(badge: frame.center, box: ImageRectangle(around: []))
    (places, canvas) = (Array(repeating: placeholder, count: items.count), frame)
    for isLeft in [true, false] {
      let own = items.indices.filter { (items[$0].position.x < middle) == isLeft }
      guard !own.isEmpty else { continue }
      let column = CaptionColumn(
        own.map { items[$0] },
        dots: items.map(\.position),
        isLeft: isLeft,
        frame: frame,
        sizes: sizes
      )
      for (index, place) in zip(own, column.places) { places[index] = place }
      canvas = ImageRectangle(around: canvas.corners + column.area.corners)
    }
  }
}
