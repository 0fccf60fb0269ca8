// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import PinLabels

/// The captions of the pins of one half of the image, in a column next to it: boundary labeling
/// with straight leaders (Bekos, Kaufmann, Symvonis and Wolff, "Boundary labeling: models and
/// efficient algorithms for rectangular maps", Computational Geometry 36, 2007).
///
/// Each caption is as level with its pin as its neighbors allow. Captions change places until no
/// two leaders cross and, where that can be had, no leader passes over another pin.
struct CaptionColumn {
  private(set) var places: [OverlayLayout.Place] = []
  /// The area that the column takes.
  private(set) var area: ImageRectangle

  private let pins: [ImagePoint]
  /// The height that each caption takes in the column.
  private let heights: [Double]
  private let dots: [ImagePoint]
  /// The edge at which the leaders end.
  private let edge: Double
  private let frame: ImageRectangle
  /// The distance from the middle of another pin within which a leader may not come.
  private let reach: Double

  /// The greatest number of pairs of things that are compared to make an arrangement better.
  private static let patience = 160_000

  init(
    _ items: [OverlayLayout.Item],
    dots: [ImagePoint],
    isLeft: Bool,
    frame: ImageRectangle,
    sizes: OverlayLayout.Sizes
  ) {
    let (point, outward) = (sizes.point, isLeft ? -1.0 : 1)
    let row = 2 * sizes.badge + 3 * point
    let edge = (isLeft ? frame.x : frame.maxX) + outward * 14 * point
    pins = items.map(\.position)
    heights = items.map { max(row, $0.height + row - sizes.line) }
    (self.dots, self.edge, self.frame, reach) = (dots, edge, frame, 7 * point)
    area = frame
    let ports = arranged()
    let badge = edge + outward * sizes.badge
    let text = badge + outward * (sizes.signs + 3 * point)
    places = items.indices.map { index in
      let (item, port) = (items[index], ports[index])
      return OverlayLayout.Place(
        badge: ImagePoint(x: badge, y: port),
        box: ImageRectangle(
          x: isLeft ? text - item.width : text,
          y: port - sizes.line / 2,
          width: item.width,
          height: item.height
        ),
        isAtRight: isLeft,
        leader: ImageSegment(from: item.position, to: ImagePoint(x: edge, y: port))
      )
    }
    let tops = ports.map { ImagePoint(x: edge, y: $0 - row / 2) }
    let bottoms = zip(tops, heights).map { ImagePoint(x: edge, y: $0.y + $1) }
    let outside = text + outward * ((items.map(\.width).max() ?? 0) + 8 * point)
    area = ImageRectangle(around: tops + bottoms + [ImagePoint(x: outside, y: frame.y)])
  }

  /// The distance from the top of a caption to its first line.
  private var firstLine: Double { (heights.min() ?? 0) / 2 }

  /// The height of each pin's port.
  private func arranged() -> [Double] {
    let swept = Arrangement(swept, targets: pins.map(\.y))
    // Whatever was tried, there is an order in which stacked captions have no crossing.
    guard pins.count * pins.count < Self.patience / 8 else {
      return ports(of: swept, stacked: true)
    }
    let level = Arrangement(
      pins.indices.sorted { (pins[$0].y, pins[$0].x) < (pins[$1].y, pins[$1].x) },
      targets: pins.map(\.y)
    )
    let middle = pins.reduce(0) { $0 + $1.y } / Double(pins.count)
    var best = improved(level)
    // Where pins are crowded, leaders that fan out pass over fewer of them.
    for spread in [2.0, 3.5] where best.cost >= Self.passing {
      var fan = level
      for pin in pins.indices { fan.targets[pin] = middle + spread * (pins[pin].y - middle) }
      let found = improved(fan)
      if found.cost < best.cost { best = found }
    }
    if best.cost >= Self.crossing { best = improved(swept) }
    return best.cost < Self.crossing ? ports(of: best.arrangement) : ports(of: swept, stacked: true)
  }

  /// An order of the captions from above, and the heights at which they should be.
  private struct Arrangement {
    var order: [Int]
    var targets: [Double]

    init(_ order: [Int], targets: [Double]) { (self.order, self.targets) = (order, targets) }
  }

  private static let crossing = 1e6
  private static let passing = 1e3

  /// Changes an arrangement as long as that makes it better.
  private func improved(_ start: Arrangement) -> (arrangement: Arrangement, cost: Double) {
    var best = start
    var ports = ports(of: best)
    var cost = cost(of: ports)
    let step = heights.max() ?? 0
    var patience = Self.patience
    while cost >= Self.passing {
      let before = cost
      for pin in pins.indices where trouble(of: pin, ports) >= Self.passing {
        guard patience > 0 else { return (best, cost) }
        patience -= 14 * pins.count * (pins.count + dots.count)
        guard let place = best.order.firstIndex(of: pin) else { continue }
        var trials: [Arrangement] = []
        for step in [-3, -2, -1, 1, 2, 3] where best.order.indices ~= place + step {
          var trial = best
          trial.order.remove(at: place)
          trial.order.insert(pin, at: place + step)
          trials.append(trial)
        }
        for shift in [-0.5, 0.5, -1, 1, -2, 2, -4, 4] {
          var trial = best
          trial.targets[pin] += shift * step
          trials.append(trial)
        }
        for trial in trials {
          let tried = self.ports(of: trial)
          let triedCost = self.cost(of: tried, limit: cost)
          if triedCost < cost { (best, ports, cost) = (trial, tried, triedCost) }
        }
      }
      if cost == before { break }
    }
    return (best, cost)
  }

  /// Returns a penalty for an arrangement; at least the limit where it is that bad.
  private func cost(of ports: [Double], limit: Double = .infinity) -> Double {
    let length = pins.indices.reduce(0) { $0 + abs(pins[$1].y - ports[$1]) }
    var cost = Self.passing / 2 * length / (length + frame.height)
    for pin in pins.indices where cost < limit { cost += trouble(of: pin, ports) }
    return cost
  }

  /// Returns a penalty for a leader: a crossing counts half for each of the two.
  private func trouble(of pin: Int, _ ports: [Double]) -> Double {
    let (start, port) = (pins[pin], ports[pin])
    var trouble = 0.0
    for other in pins.indices where other != pin && pins[other] != start {
      if Self.cross(start, port, pins[other], ports[other], edge: edge) { trouble += Self.crossing }
    }
    let (dx, dy) = (edge - start.x, port - start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return trouble }
    for dot in dots where dot != start {
      let (x, y) = (dot.x - start.x, dot.y - start.y)
      let part = min(max((x * dx + y * dy) / length, 0), 1)
      let (offX, offY) = (x - part * dx, y - part * dy)
      if offX * offX + offY * offY < reach * reach { trouble += Self.passing }
    }
    return trouble
  }

  /// Whether two leaders cross: where the one that is further from the column passes the start of
  /// the other, they are in the other order than at the column.
  private static func cross(
    _ first: ImagePoint,
    _ firstPort: Double,
    _ second: ImagePoint,
    _ secondPort: Double,
    edge: Double
  ) -> Bool {
    let isFurther = abs(first.x - edge) >= abs(second.x - edge)
    let (far, farPort) = isFurther ? (first, firstPort) : (second, secondPort)
    let (near, nearPort) = isFurther ? (second, secondPort) : (first, firstPort)
    guard far.x != edge else { return false }
    let passing = far.y + (farPort - far.y) * (near.x - far.x) / (edge - far.x)
    return (passing - near.y) * (farPort - nearPort) <= 0
  }

  /// The heights of the ports in an arrangement, each as near to its target as the others allow
  /// (the algorithm of adjacent violators): within the image where all fit, else around its middle.
  private func ports(of arrangement: Arrangement, stacked: Bool = false) -> [Double] {
    let total = heights.reduce(0, +)
    let top = frame.center.y - max(frame.height, total) / 2
    var blocks: [(sum: Double, count: Double)] = []
    var offset = firstLine
    for pin in arrangement.order {
      var block = (sum: stacked ? top : arrangement.targets[pin] - offset, count: 1.0)
      offset += heights[pin]
      while let last = blocks.last, last.sum / last.count >= block.sum / block.count {
        block = (block.sum + last.sum, block.count + last.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    let lowest = top + max(frame.height, total) - total
    var ports = Array(repeating: 0.0, count: pins.count)
    var pins = arrangement.order[...]
    offset = firstLine
    for block in blocks {
      let start = min(max(block.sum / block.count, top), lowest)
      for pin in pins.prefix(Int(block.count)) {
        ports[pin] = start + offset
        offset += heights[pin]
      }
      pins = pins.dropFirst(Int(block.count))
    }
    return ports
  }

  /// An order in which stacked captions have no crossing: each port takes the pin that a ray
  /// turning down from the column meets first, so all other pins and ports are below that leader.
  private var swept: [Int] {
    let total = heights.reduce(0, +)
    var port = frame.center.y - max(frame.height, total) / 2 + firstLine
    var left = Array(pins.indices)
    var order: [Int] = []
    while !left.isEmpty {
      func slope(_ pin: Int) -> (Double, Double) {
        let way = max(abs(pins[pin].x - edge), .leastNormalMagnitude)
        return ((pins[pin].y - port) / way, way)
      }
      let next = left.indices.min { slope(left[$0]) < slope(left[$1]) } ?? 0
      let pin = left.remove(at: next)
      order.append(pin)
      port += heights[pin]
    }
    return order
  }
}

/// A line of a caption, as it is written.
struct CaptionLine {
  var text: String
  var role: OverlayMark.Caption.Role
  var language: Language?

  /// The widest line next to an image, in parts of the size of letters.
  static let limit = 20.0

  /// The approximate width of the line, in parts of the size of letters: no less than in fonts
  /// without serifs that are in use.
  var width: Double { text.reduce(0) { $0 + Self.width(of: $1) } }

  /// The lines of a caption, which is broken between words where it is too wide, and else anywhere.
  ///
  /// - Parameters:
  ///   - caption: The caption.
  ///   - limit: The widest line, in parts of the size of letters.
  /// - Returns: The lines, at least one.
  static func lines(of caption: OverlayMark.Caption, limit: Double) -> [CaptionLine] {
    var lines = [CaptionLine(text: "", role: caption.role, language: caption.language)]
    // A correction has a tick, so that it is known without colors.
    let text = caption.role == .correction ? "✓ \(caption.text)" : caption.text
    var (line, width) = (0.0, 0.0)
    var word = ""
    func add(_ text: String, _ width: Double) {
      if line + width > limit, line > 0 {
        while lines[lines.count - 1].text.last == " " { lines[lines.count - 1].text.removeLast() }
        lines.append(CaptionLine(text: "", role: caption.role, language: caption.language))
        line = 0
      }
      lines[lines.count - 1].text += text
      line += width
    }
    for character in text {
      word.append(character)
      width += Self.width(of: character)
      if character == " " || width > limit - 1 {
        add(word, width)
        (word, width) = ("", 0)
      }
    }
    if !word.isEmpty { add(word, width) }
    return lines
  }

  /// The widths of letters of DejaVu Sans, which is wide, rounded up.
  private static func width(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")", "[", "]", "r", "t",
      "f":
      return 0.41
    case "m", "w", "M", "W", "@", "%", "✓": return 1
    case "A"..."Z": return 0.75
    case "\u{0}"..."\u{2FF}": return 0.66
    case "\u{300}"..."\u{10FF}": return 0.8
    default: return 1.05
    }
  }
}

extension OverlayMark.Caption.Role {
  var color: String {
    switch self {
    case .label: "#1b1b1b"
    case .correction: "#116329"
    case .answer: "#b00020"
    }
  }
}
