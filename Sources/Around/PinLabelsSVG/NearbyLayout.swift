// SPDX-License-Identifier: Apache-2.0
internal import PinLabels

/// Places badges and captions near their pins, on the image, so that none lies on another, and no
/// line on a caption, as far as there is room.
///
/// Each takes, in the order of the pins, the place near it that overlaps least with the things that
/// are placed already; then those in trouble look for a better one, captions anywhere on the image.
/// That is not the best layout there is, but a good one, and always the same.
struct NearbyLayout {
  private(set) var places: [OverlayLayout.Place] = []

  /// More pins than that take the first place each, because comparing them all would take long.
  private static let limit = 120

  private let items: [OverlayLayout.Item]
  private let frame: ImageRectangle
  private let sizes: OverlayLayout.Sizes
  /// The exact points and the heads of arrows, which are there before.
  private let fixed: [ImageRectangle]
  private let arrows: [ImageSegment]
  /// The squares that areas of pins and highlights cover.
  private let areas: [ImageRectangle]
  private var point: Double { sizes.point }
  /// The number of captions for which a place may still be sought anywhere.
  private var searches = 120

  init(
    _ items: [OverlayLayout.Item],
    arrows: [PinArrow.Drawing],
    highlights: [ImageRectangle],
    frame: ImageRectangle,
    sizes: OverlayLayout.Sizes
  ) {
    (self.items, self.frame, self.sizes) = (items, frame, sizes)
    let isSmall = items.count <= Self.limit
    self.arrows = isSmall ? arrows.prefix(Self.limit).map(\.line) : []
    areas = isSmall ? items.flatMap(\.covered) + highlights : []
    fixed =
      isSmall
      ? items.map { Self.box(around: $0.position, reach: 5 * sizes.point) }
        + arrows.prefix(Self.limit).map {
          ImageRectangle(around: $0.head).grown(by: 3 * sizes.point)
        }
      : []
    for index in items.indices { places.append(badgePlace(of: index, isSmall: isSmall)) }
    for index in items.indices where items[index].height > 0 {
      places[index] = captionPlace(of: index, isSmall: isSmall)
    }
    guard isSmall else { return }
    var patience = 60 - items.count
    while patience > 0 {
      var isChanged = false
      for index in items.indices where patience > 0 && trouble(of: index) > 0 {
        patience -= 1
        let former = places[index]
        places[index] = badgePlace(of: index, isSmall: true)
        if items[index].height > 0 { places[index] = captionPlace(of: index, isSmall: true) }
        isChanged =
          isChanged || places[index].badge != former.badge || places[index].box != former.box
      }
      if !isChanged { break }
    }
  }

  private static func box(around center: ImagePoint, reach: Double) -> ImageRectangle {
    ImageRectangle(x: center.x, y: center.y, width: 0, height: 0).grown(by: reach)
  }

  // MARK: Places

  /// The way to the sides, that to the upper right first.
  private static let ways: [(x: Double, y: Double)] = [
    (0.7, -0.7), (-0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (1, 0), (-1, 0), (0, -1), (0, 1),
  ]
  private static let waysBetween: [(x: Double, y: Double)] = [
    (0.92, -0.38), (-0.92, -0.38), (0.92, 0.38), (-0.92, 0.38), (0.38, -0.92), (-0.38, -0.92),
    (0.38, 0.92), (-0.38, 0.92),
  ]

  private func badgePlace(of index: Int, isSmall: Bool) -> OverlayLayout.Place {
    let item = items[index]
    func place(_ badge: ImagePoint) -> OverlayLayout.Place {
      OverlayLayout.Place(
        badge: badge,
        box: ImageRectangle(x: badge.x, y: badge.y, width: 0, height: 0),
        leader: item.isArea ? nil : ImageSegment(from: item.position, to: badge)
      )
    }
    guard !item.isArea else { return place(item.position) }
    let reach = sizes.badge + 13 * point
    var places: [OverlayLayout.Place] = []
    for ring in [1, 1.5, 2.2, 3, 4] {
      for way in ring == 1 ? Self.ways : Self.ways + Self.waysBetween {
        let (x, y) = (way.x * ring * reach, way.y * ring * reach)
        places.append(place(ImagePoint(x: item.position.x + x, y: item.position.y + y)))
      }
    }
    return isSmall ? best(of: places, for: index) : places[0]
  }

  private mutating func captionPlace(of index: Int, isSmall: Bool) -> OverlayLayout.Place {
    let near = nearCaptionPlace(of: index, isSmall: isSmall)
    guard isSmall, searches > 0, trouble(of: near, at: index) > 0 else { return near }
    searches -= 1
    let anywhere = captionPlacesAnywhere(of: index)
    guard !anywhere.isEmpty else { return near }
    let far = best(of: anywhere, for: index)
    return trouble(of: far, at: index) < trouble(of: near, at: index) ? far : near
  }

  /// Places of a caption on a lattice over the image, the nearest to the badge first.
  private func captionPlacesAnywhere(of index: Int) -> [OverlayLayout.Place] {
    let (item, former) = (items[index], places[index])
    let (across, down) = (frame.width - item.width, frame.height - item.height)
    guard across > 0, down > 0 else { return [] }
    let step = max(frame.width, frame.height) / 26
    var found: [(distance: Double, place: OverlayLayout.Place)] = []
    for row in 0...Int(down / step) {
      for column in 0...Int(across / step) {
        var place = former
        place.box = ImageRectangle(
          x: frame.x + Double(column) * step,
          y: frame.y + Double(row) * step,
          width: item.width,
          height: item.height
        )
        // The text begins or ends where the line to it does.
        place.isAtRight = place.box.maxX < former.badge.x
        let end = Self.end(of: place.box, from: former.badge)
        place.captionLeader = ImageSegment(from: former.badge, to: end)
        found.append((former.badge.distance(to: end), place))
      }
    }
    return found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    .map(\.element.place)
  }

  /// Returns the end of the line from a badge to a caption.
  private static func end(of box: ImageRectangle, from badge: ImagePoint) -> ImagePoint {
    ImagePoint(
      x: min(max(badge.x, box.x), box.maxX),
      y: min(max(badge.y, box.y), box.maxY)
    )
  }

  private func nearCaptionPlace(of index: Int, isSmall: Bool) -> OverlayLayout.Place {
    let (item, former) = (items[index], places[index])
    let badge = former.badge
    let (width, height) = (item.width, item.height)
    let isOnRightSide = badge.x > frame.x + frame.width * 0.6
    var places: [OverlayLayout.Place] = []
    for ring in 0..<7 {
      for way in isOnRightSide ? Self.ways.map({ (x: -$0.x, y: $0.y) }) : Self.ways {
        // In the first ring captions are level with the badge or right above and below it.
        let isLevel = way.y == 0 || ring == 0 && way.x != 0
        let reach = sizes.badge + (9 + 26 * Double(ring)) * point
        let aside = isLevel ? reach : abs(way.x) * reach
        let above = way.y < 0 ? -height : 0.0
        let top = isLevel ? -sizes.line / 2 : way.y * reach + above
        let left = way.x > 0 ? aside : way.x < 0 ? -width - aside : -width / 2
        var place = former
        place.box = ImageRectangle(
          x: badge.x + left,
          y: badge.y + top,
          width: width,
          height: height
        )
        place.isAtRight = way.x < 0
        let end = Self.end(of: place.box, from: badge)
        place.captionLeader = ring > 0 ? ImageSegment(from: badge, to: end) : nil
        places.append(place)
      }
    }
    return isSmall ? best(of: places, for: index) : places[0]
  }

  /// The place in the least trouble; earlier ones are better by a little each.
  private func best(
    of places: [OverlayLayout.Place],
    for index: Int
  ) -> OverlayLayout.Place {
    let others = neighbors(of: index, around: places)
    var (best, least) = (places[0], Double.infinity)
    for (order, place) in places.enumerated() {
      // A place further off is better than one on something else.
      let handicap = Double(order) * 6 * point * point
      let limit = (least - handicap) / Self.weight
      let trouble = trouble(of: place, at: index, among: others, limit: limit)
      let cost = handicap + Self.weight * trouble
      if cost < least { (best, least) = (place, cost) }
    }
    return best
  }

  // MARK: Trouble

  private static let weight = 20.0
  /// The weight of what is hidden by something else, compared with what lies on an area.
  private static let hiding = 12.0

  /// The things around a pin: what is covered already, by which lines, and by areas.
  private struct Neighbors {
    var covered: [ImageRectangle]
    var lines: [ImageSegment]
    var areas: [ImageRectangle]
  }

  /// The box around a badge with its signs.
  private func badgeBox(at badge: ImagePoint) -> ImageRectangle {
    let box = Self.box(around: badge, reach: sizes.badge + 2 * point)
    return ImageRectangle(
      around: box.corners
        + sizes.signBox.corners.map {
          ImagePoint(x: $0.x + badge.x, y: $0.y + badge.y)
        }
    )
  }

  /// The other things that some places of a pin can have to do with.
  private func neighbors(of index: Int, around candidates: [OverlayLayout.Place]) -> Neighbors {
    let boxes = candidates.map(\.box) + candidates.map { badgeBox(at: $0.badge) }
    let area = ImageRectangle(around: boxes.flatMap(\.corners) + [items[index].position])
      .grown(by: 2 * point)
    var found = Neighbors(covered: fixed, lines: arrows, areas: areas)
    if fixed.indices ~= index { found.covered.remove(at: index) }
    for (other, place) in places.enumerated() where other != index {
      found.covered.append(badgeBox(at: place.badge))
      found.covered.append(place.box)
      if let leader = place.leader { found.lines.append(leader) }
      if let leader = place.captionLeader { found.lines.append(leader) }
    }
    found.covered.removeAll { $0.overlap(with: area) == 0 }
    found.areas.removeAll { $0.overlap(with: area) == 0 }
    found.lines.removeAll { area.length(of: $0) == 0 }
    return found
  }

  private func trouble(of index: Int) -> Double { trouble(of: places[index], at: index) }

  /// Returns a measure of the overlap that a pin would have with others at a place.
  private func trouble(of place: OverlayLayout.Place, at index: Int) -> Double {
    let others = neighbors(of: index, around: [place])
    return trouble(of: place, at: index, among: others, limit: .infinity)
  }

  /// Returns a measure of a pin's overlap with others: areas, and lengths of lines as areas; at
  /// least the limit where it is that much.
  private func trouble(
    of place: OverlayLayout.Place,
    at index: Int,
    among others: Neighbors,
    limit: Double
  ) -> Double {
    let badge = badgeBox(at: place.badge)
    let hasCaption = place.box.width > 0
    let own = hasCaption ? [badge, place.box] : [badge]
    var cost = 0.0
    if hasCaption {
      // The caption is not on its own number, dot and line either.
      cost += place.box.overlap(with: badge)
      if !items[index].isArea {
        cost += place.box.overlap(with: Self.box(around: items[index].position, reach: 5 * point))
      }
      if let leader = place.leader { cost += 5 * place.box.length(of: leader) * sizes.line }
      for area in others.areas { cost += place.box.overlap(with: area) }
    }
    for box in own {
      guard cost < limit else { return cost }
      cost += 4 * (box.width * box.height - box.overlap(with: frame))
      for other in others.covered { cost += Self.hiding * box.overlap(with: other) }
      // A crossed caption is worse than a covered one, for it may be taken for that of the line.
      for line in others.lines { cost += 5 * box.length(of: line) * sizes.line }
    }
    for line in [place.leader, place.captionLeader].compactMap(\.self) {
      guard cost < limit else { return cost }
      for other in others.covered { cost += 5 * other.length(of: line) * sizes.line }
      for other in others.lines where line.crosses(other) { cost += 40 * sizes.line * sizes.line }
    }
    return cost
  }
}

extension ImageSegment {
  /// Whether two lines cross, rounded.
  fileprivate func crosses(_ other: ImageSegment) -> Bool {
    func side(_ point: ImagePoint, of line: ImageSegment) -> Double {
      (line.end.x - line.start.x) * (point.y - line.start.y)
        - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    return side(other.start, of: self) * side(other.end, of: self) < 0
      && side(start, of: other) * side(end, of: other) < 0
  }
}

extension ImageRectangle {
  /// The area that two rectangles have in common.
  fileprivate func overlap(with other: ImageRectangle) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// Returns the length of a line within the rectangle, rounded (the clipping of Liang and Barsky).
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

/// The places of the badges and captions of an overlay.
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
    /// The width and the height of the captions; 0 without captions.
    var width: Double
    var height: Double
    /// The squares that the pin's areas cover, where captions on the image are not to lie.
    var covered: [ImageRectangle] = []
  }

  /// The sizes that everything is drawn in, in pixels of the image.
  struct Sizes {
    /// A point of the screen.
    var point: Double
    /// The height of a line of a caption.
    var line: Double
    /// The distance from the middle of a badge to each side.
    var badge: Double
    /// The distance that a badge reaches with the signs that stand next to it in a column.
    var signs: Double
    /// The box of the signs around a badge on the image, with the badge's middle at (0, 0).
    var signBox = ImageRectangle(x: 0, y: 0, width: 0, height: 0)
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
    highlights: [ImageRectangle] = [],
    frame: ImageRectangle,
    sizes: Sizes,
    keepsFrame: Bool
  ) {
    isBeside = !keepsFrame && items.contains { $0.height > 0 }
    guard isBeside else {
      let layout = NearbyLayout(
        items,
        arrows: arrows,
        highlights: highlights,
        frame: frame,
        sizes: sizes
      )
      places = layout.places
      canvas = frame
      return
    }
    let isLeftOfAll = Self.leftItems(items, frame: frame, sizes: sizes)
    let placeholder = Place(badge: frame.center, box: ImageRectangle(around: []))
    (places, canvas) = (Array(repeating: placeholder, count: items.count), frame)
    for isLeft in [true, false] {
      let own = items.indices.filter { isLeftOfAll.contains($0) == isLeft }
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

  /// The share of the height of an image that one column takes before it gives captions to the
  /// other.
  private static let fullColumn = 0.6

  /// Returns the pins whose captions stand at the left.
  ///
  /// They are those of the left half, unless that makes one column much longer than the other. Then
  /// those nearest to the middle change sides.
  private static func leftItems(
    _ items: [Item],
    frame: ImageRectangle,
    sizes: Sizes
  ) -> Set<Int> {
    let middle = frame.center.x
    let order = items.indices.sorted {
      (items[$0].position.x, items[$0].position.y, $0)
        < (items[$1].position.x, items[$1].position.y, $1)
    }
    let row = 2 * sizes.badge + 3 * sizes.point
    let heights = order.map { max(row, items[$0].height + row - sizes.line) }
    let total = heights.reduce(0, +)
    let most = max(fullColumn * frame.height, total / 2)
    var split = order.count { items[$0].position.x < middle }
    var left = heights.prefix(split).reduce(0, +)
    while split > 0, left - heights[split - 1] / 2 > most {
      split -= 1
      left -= heights[split]
    }
    while split < order.count, total - left - heights[split] / 2 > most {
      left += heights[split]
      split += 1
    }
    return Set(order.prefix(split))
  }
}
