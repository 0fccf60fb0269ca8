// SPDX-License-Identifier: Apache-2.0
internal import PinLabels

/// Reads the path of a drawing into rings of straight edges; a curve becomes sixteen of them, an
/// arc thirty-two.
struct PathReader {
  private let bytes: [UInt8]
  private var position = 0
  private var rings: [[ImagePoint]] = []
  private var current = ImagePoint(x: 0, y: 0)
  /// The control point that a smooth curve mirrors.
  private var control: ImagePoint?

  /// The rings of a path, or nil for one with something that is no path.
  static func rings(_ path: String) -> [[ImagePoint]]? {
    var reader = PathReader(bytes: Array(path.utf8))
    return reader.read() ? reader.rings.filter { $0.count > 2 } : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Signs

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[position]) {
      position += 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private mutating func skipDigits() {
    while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
  }

  private mutating func take(_ signs: String) -> Bool {
    guard position < bytes.count, signs.utf8.contains(bytes[position]) else { return false }
    position += 1
    return true
  }

  /// The next number, which can follow another one without a blank: `1.5.5-3`.
  private mutating func number() -> Double? {
    skipSpace()
    let start = position
    _ = take("+-")
    skipDigits()
    if take(".") { skipDigits() }
    let end = position
    if take("eE") {
      _ = take("+-")
      if position < bytes.count, Self.isDigit(bytes[position]) {
        skipDigits()
      } else {
        position = end
      }
    }
    guard position > start else { return nil }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// The next 0 or 1, behind which a number can begin at once.
  private mutating func flag() -> Bool? {
    skipSpace()
    if take("0") { return false }
    return take("1") ? true : nil
  }

  private mutating func point(_ isRelative: Bool) -> ImagePoint? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? ImagePoint(x: current.x + x, y: current.y + y) : ImagePoint(x: x, y: y)
  }

  // MARK: Commands

  private mutating func read() -> Bool {
    var command: Character?
    skipSpace()
    while position < bytes.count {
      let byte = bytes[position]
      if (byte | 0x20) &- 0x61 < 26 {
        command = Character(Unicode.Scalar(byte))
        position += 1
      }
      guard let letter = command, step(letter) else { return false }
      // Numbers behind a move are lines.
      if letter == "M" { command = "L" }
      if letter == "m" { command = "l" }
      if letter == "Z" || letter == "z" { command = nil }
      skipSpace()
    }
    return true
  }

  private mutating func line(to point: ImagePoint) {
    // What is drawn behind the end of a ring begins where that began.
    if rings.isEmpty || isClosed { rings.append([current]) }
    isClosed = false
    rings[rings.count - 1].append(point)
    current = point
    control = nil
  }

  /// Whether the last ring has come to its end.
  private var isClosed = false

  private mutating func step(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    switch letter.uppercased() {
    case "M":
      guard let start = point(isRelative) else { return false }
      current = start
      control = nil
      isClosed = false
      rings.append([start])
    case "L":
      guard let end = point(isRelative) else { return false }
      line(to: end)
    case "H":
      guard let x = number() else { return false }
      line(to: ImagePoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V":
      guard let y = number() else { return false }
      line(to: ImagePoint(x: current.x, y: isRelative ? current.y + y : y))
    case "C", "S":
      let first = letter.uppercased() == "S" ? mirrored : point(isRelative)
      guard let first, let second = point(isRelative), let end = point(isRelative) else {
        return false
      }
      curve([current, first, second, end])
    case "Q", "T":
      let middle = letter.uppercased() == "T" ? mirrored : point(isRelative)
      guard let middle, let end = point(isRelative) else { return false }
      curve([current, middle, end])
    case "A":
      guard let radiusX = number(), let radiusY = number(), let turn = number(),
        let isLarge = flag(), let isClockwise = flag(), let end = point(isRelative),
        turn.isFinite
      else { return false }
      arc(
        Arc(from: current, to: end, radiusX, radiusY, turn, isLarge, isClockwise),
        to: end
      )
    case "Z":
      guard let start = rings.last?.first else { return false }
      current = start
      control = nil
      isClosed = true
    default: return false
    }
    return true
  }

  private var mirrored: ImagePoint {
    control.map { ImagePoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  /// Follows a Bézier curve by the points of de Casteljau's construction.
  private mutating func curve(_ points: [ImagePoint]) {
    for step in 1...16 {
      let share = Double(step) / 16
      var level = points
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { left, right in
          ImagePoint(
            x: left.x + (right.x - left.x) * share,
            y: left.y + (right.y - left.y) * share
          )
        }
      }
      line(to: level[0])
    }
    control = points[points.count - 2]
  }

  private mutating func arc(_ arc: Arc?, to end: ImagePoint) {
    for point in arc?.points ?? [] { line(to: point) }
    line(to: end)
  }
}

/// An arc of an ellipse between two points, by the rules of SVG 1.1, appendix F.6.
private struct Arc {
  /// The points between the first and the last one.
  let points: [ImagePoint]

  /// Creates an arc, or nil where a line takes its place.
  init?(
    from start: ImagePoint,
    to end: ImagePoint,
    _ radiusX: Double,
    _ radiusY: Double,
    _ degrees: Double,
    _ isLarge: Bool,
    _ isClockwise: Bool
  ) {
    var (radiusX, radiusY) = (radiusX.magnitude, radiusY.magnitude)
    guard radiusX > 0, radiusY > 0, radiusX.isFinite, radiusY.isFinite, start != end,
      start.isFinite, end.isFinite
    else { return nil }
    let turn = Rotation(degrees: degrees)
    // Half of the way, along the axes of the ellipse.
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let half = Direction(
      turn.cosine * dx + turn.sine * dy,
      turn.cosine * dy - turn.sine * dx
    )
    // Radii that do not reach are made larger.
    let reach =
      (half.x / radiusX) * (half.x / radiusX) + (half.y / radiusY) * (half.y / radiusY)
    if reach > 1 {
      (radiusX, radiusY) = (radiusX * reach.squareRoot(), radiusY * reach.squareRoot())
    }
    // On the circle of radius 1 both ends are as far from the middle of the chord.
    let chord = Direction(half.x / radiusX, half.y / radiusY)
    let square = chord.x * chord.x + chord.y * chord.y
    guard square > 0, square.isFinite else { return nil }
    let rise = (max(1 - square, 0) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Direction(rise * chord.y, -rise * chord.x)
    let first = Direction(chord.x - center.x, chord.y - center.y)
    let last = Direction(-chord.x - center.x, -chord.y - center.y)
    var directions = [first, last]
    for _ in 0..<5 {
      var finer: [Direction] = []
      for (one, other) in zip(directions, directions.dropFirst()) {
        finer += [one, one.halfway(to: other, isClockwise: isClockwise)]
      }
      directions = finer + [last]
    }
    let (middleX, middleY) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    points = directions.dropFirst().dropLast().map { direction in
      let (x, y) = (
        (direction.x + center.x) * radiusX, (direction.y + center.y) * radiusY
      )
      return ImagePoint(
        x: turn.cosine * x - turn.sine * y + middleX,
        y: turn.sine * x + turn.cosine * y + middleY
      )
    }
  }
}

/// A direction from the middle of a circle of radius 1.
private struct Direction {
  let x, y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The direction in the middle of the arc to another one, clockwise on the screen or the other
  /// way round.
  func halfway(to other: Direction, isClockwise: Bool) -> Direction {
    let way = isClockwise ? 1.0 : -1.0
    let (sumX, sumY) = (x + other.x, y + other.y)
    let length = (sumX * sumX + sumY * sumY).squareRoot()
    // Opposite directions have no middle but a quarter of the circle.
    guard length > 1e-9 else { return Direction(-y * way, x * way) }
    let isAhead = (x * sumY - y * sumX) * way >= 0
    let sign = isAhead ? 1 / length : -1 / length
    return Direction(sumX * sign, sumY * sign)
  }
}
