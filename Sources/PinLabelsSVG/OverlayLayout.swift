internal import PinLabels
/// Where the badges and captions of an overlay go, so that none lies on another, and no line on a caption, as far
/// as there is room.
///
/// Each takes, in the order of the pins, the place near it that overlaps least with the things that are placed
/// already. That is not the best layout there is, but a good one, and always the same.
struct OverlayLayout {
  /// The middle of each pin's badge.
  private(set) var badges: [ImagePoint] = []
  /// Where each pin's captions start.
  private(set) var captions: [CaptionPlace] = []

  /// The place of a pin's captions.
  struct CaptionPlace {
    /// The area that all lines cover.
    var box: ImageRectangle
    /// Whether the lines end at the box's right edge, instead of starting at its left.
    var isAtRight: Bool
    /// Whether a line must lead from the badge to the captions.
    var isFar: Bool

    /// The line from a badge to the captions; nil where they are right next to it.
    func leader(from badge: ImagePoint) -> ImageSegment? {
      guard isFar else { return nil }
      let end = ImagePoint(
        x: min(max(badge.x, box.x), box.maxX),
        y: min(max(badge.y, box.y + box.height * 0.3), box.y + box.height * 0.7)
      )
      return ImageSegment(from: badge, to: end)
    }
  }

  /// The parts of a pin that are to be placed.
  struct Item {
    var position: ImagePoint
    var isArea: Bool
    /// The number of letters of each caption.
    var lengths: [Int]
  }

  /// More pins than that take the first place each, because comparing them all would take long.
  private static let limit = 250
  /// The height of a line, in points.
  static let lineHeight = 21.0
  /// The width of a letter, in points; about that of bold letters without serifs.
  private static let letterWidth = 10.4
  /// How far a badge reaches from its middle, with its signs, in points.
  private static let badgeReach = 17.0

  private let frame: ImageRectangle
  private let point: Double
  /// The covered areas: the exact points and the heads of arrows, then badges and captions as they are placed.
  private var covered: [ImageRectangle]
  /// The lines of arrows, those from points to their badges, and those from badges to their captions.
  private var lines: [ImageSegment]

  init(
    _ items: [Item],
    arrows: [ArrowShape],
    frame: ImageRectangle,
    point: Double
  ) {
    self.frame = frame
    self.point = point
    let isSmall = items.count <= Self.limit
    covered =
      isSmall
      ? items.map { Self.box(around: $0.position, reach: 5 * point) }
        + arrows.prefix(Self.limit).map { ImageRectangle(around: $0.head).grown(by: 3 * point) }
      : []
    lines = isSmall ? arrows.prefix(Self.limit).map(\.line) : []
    for item in items {
      let badge = item.isArea ? item.position : badgePlace(beside: item.position)
      badges.append(badge)
      guard isSmall else { continue }
      covered.append(Self.box(around: badge, reach: Self.badgeReach * point))
      if !item.isArea { lines.append(ImageSegment(from: item.position, to: badge)) }
    }
    for (item, badge) in zip(items, badges) {
      let place = captionPlace(of: item, beside: badge)
      captions.append(place)
      guard isSmall, !item.lengths.isEmpty else { continue }
      covered.append(place.box)
      if let leader = place.leader(from: badge) { lines.append(leader) }
    }
  }

  /// How long the lines are on other things when captions are here: the lines that are placed on the captions, and
  /// their own line on what is placed.
  private func crossings(of place: CaptionPlace, from badge: ImagePoint) -> Double {
    let onNew = lines.reduce(0) { $0 + place.box.length(of: $1) }
    guard let leader = place.leader(from: badge) else { return onNew }
    return covered.reduce(onNew) { $1.contains(badge) ? $0 : $0 + $1.length(of: leader) }
  }

  private static func box(around center: ImagePoint, reach: Double) -> ImageRectangle {
    ImageRectangle(x: center.x, y: center.y, width: 0, height: 0).grown(by: reach)
  }

  /// The way to the eight sides, that to the upper right first.
  private static let ways: [(x: Double, y: Double)] = [
    (0.7, -0.7), (-0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (1, 0), (-1, 0), (0, -1), (0, 1),
  ]

  private func badgePlace(beside position: ImagePoint) -> ImagePoint {
    let places = [28.0, 42].flatMap { distance in
      Self.ways.map { way in
        ImagePoint(
          x: position.x + way.x * distance * point,
          y: position.y + way.y * distance * point
        )
      }
    }
    return best(of: places) { Self.box(around: $0, reach: Self.badgeReach * point) } ?? position
  }

  private func captionPlace(of item: Item, beside badge: ImagePoint) -> CaptionPlace {
    let width = Double(item.lengths.max() ?? 0) * Self.letterWidth * point
    let height = Double(item.lengths.count) * Self.lineHeight * point
    let isOnRightSide = badge.x > frame.x + frame.width * 0.6
    var places: [CaptionPlace] = []
    for ring in 0..<7 {
      for way in isOnRightSide ? Self.ways.map({ (x: -$0.x, y: $0.y) }) : Self.ways {
        // In the first ring captions are level with the badge or right above and below it.
        let isLevel = way.y == 0 || ring == 0 && way.x != 0
        let reach = (Self.badgeReach + 9 + 26 * Double(ring)) * point
        let top = isLevel ? -Self.lineHeight * point / 2 : way.y * reach + (way.y < 0 ? -height : 0)
        let left =
          way.x > 0
          ? (isLevel ? reach : way.x * reach)
          : way.x < 0 ? -width - (isLevel ? reach : -way.x * reach) : -width / 2
        let box = ImageRectangle(x: badge.x + left, y: badge.y + top, width: width, height: height)
        places.append(CaptionPlace(box: box, isAtRight: way.x < 0, isFar: ring > 0))
      }
    }
    return best(of: places, box: \.box) { self.crossings(of: $0, from: badge) }
      ?? CaptionPlace(box: frame, isAtRight: false, isFar: false)
  }

  /// The place that overlaps least; earlier ones are better by a little each.
  private func best<Place>(
    of places: [Place],
    box: (Place) -> ImageRectangle,
    crossings: (Place) -> Double = { _ in 0 }
  ) -> Place? {
    var best: (place: Place, cost: Double)?
    for (index, place) in places.enumerated() {
      let box = box(place)
      let outside = box.width * box.height - box.overlap(with: frame)
      let overlap = covered.reduce(0) { $0 + box.overlap(with: $1) }
      // A crossed caption is worse than a covered one, for it may be taken for that of the line.
      let crossed = 5 * crossings(place) * Self.lineHeight * point
      let cost = 4 * outside + overlap + crossed + Double(index) * 6 * point * point
      if cost < best?.cost ?? .infinity { best = (place, cost) }
    }
    return best?.place
  }
}

extension ImageRectangle {
  /// The area that two rectangles have in common.
  fileprivate func overlap(with other: ImageRectangle) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// How much of a line is in the rectangle, rounded (the clipping of Liang and Barsky).
  fileprivate func length(of line: ImageSegment) -> Double {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    var (first, last) = (0.0, 1.0)
    for (step, low, high) in [
      (dx, x - line.start.x, maxX - line.start.x), (dy, y - line.start.y, maxY - line.start.y),
    ] {
      guard step != 0 else {
        if low > 0 || high < 0 { return 0 }
        continue
      }
      first = max(first, min(low / step, high / step))
      last = min(last, max(low / step, high / step))
    }
    return first < last ? (last - first) * line.start.distance(to: line.end) : 0
  }
}
