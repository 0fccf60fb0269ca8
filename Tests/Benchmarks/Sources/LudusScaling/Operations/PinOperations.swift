// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import PinLabels

let pinOperations = [
  Operation("ImageRegion.contains (a polygon)", .linear, sizes: tens(1...4)) { size in
    let polygon = try ImageRegion.polygon(
      circle(around: ImagePoint(x: 500, y: 500), radius: 400, corners: size)
    )
    let points = randomPoints
    return Trial(points.count) { for point in points { _ = polygon.contains(point) } }
  },
  Operation("RegionIndex.init (n polygons)", .linear, sizes: tens(1...4)) { size in
    let regions = try polygons(size)
    return Trial { _ = RegionIndex(regions) }
  },
  Operation("RegionIndex.hits (n polygons)", .linear, sizes: tens(1...4)) { size in
    let index = RegionIndex(try polygons(size))
    let points = randomPoints
    return Trial(points.count) { for point in points { _ = index.hits(at: point) } }
  },
  Operation("PinSheet.init", .linear, sizes: tens(1...4)) { size in
    let sections = try sheet(pins: size).sections
    return Trial { _ = try PinSheet(id: "sheet", title: "Sheet", sections: sections) }
  },
  Operation("PinSheet.merge", .linear, sizes: tens(1...4)) { size in
    let base = try sheet(pins: size)
    var (ours, theirs) = (base, base)
    try ours.movePin(pinID(0), to: ImagePoint(x: 1, y: 1), at: instant(1))
    try theirs.movePin(pinID(1), to: ImagePoint(x: 2, y: 2), at: instant(2))
    let (mine, other) = (ours, theirs)
    return Trial { _ = try PinSheet.merge(base: base, ours: mine, theirs: other) }
  },
  Operation("PinSheet.movePin (one of n pins)", .constant, sizes: tens(1...4)) { size in
    var edited = try sheet(pins: size)
    var step = 0
    // Each time others, or their history would grow.
    return Trial(10) {
      for _ in 0..<10 {
        step += 1
        let place = ImagePoint(x: Double(step % 700), y: 1)
        try edited.movePin(pinID(step % size), to: place, at: instant(1))
      }
    }
  },
  Operation("LabelMatcher.init", .linearithmic, sizes: tens(1...4)) { size in
    let pins = try pins(size)
    return Trial { _ = LabelMatcher(pins, language: "la") }
  },
  Operation("LabelMatcher.verdict (a label)", .constant, sizes: tens(1...4)) { size in
    let matcher = LabelMatcher(try pins(size), language: "la")
    return Trial(5) {
      for number in 0..<5 { _ = matcher.verdict(for: name(number), at: pinID(number)) }
    }
  },
  Operation("LabelMatcher.verdict (no name)", .linear, sizes: tens(1...4)) { size in
    let matcher = LabelMatcher(try pins(size), language: "la")
    return Trial { _ = matcher.verdict(for: "musculus nullius", at: pinID(1)) }
  },
  Operation("PinPlacementSession.submit (n pins of one name)", .cubic, sizes: doublings(from: 16)) {
    size in
    let pins = try (0..<size).map { number in
      try Pin(
        id: pinID(number),
        at: randomPoints[number],
        labels: [PinLabel(id: PinLabel.ID("label-\(number)"), "costa", language: "la")]
      )
    }
    let view = try ExerciseView(id: "view", image: image(), pins: pins)
    let scoring = try DistanceScoring(full: 5, zero: 50)
    let task = PinPlacementTask(view, language: "la", scoring: scoring)
    var session = PinPlacementSession(task)
    for number in 0..<size {
      try session.place(pinID(number), on: randomPoints[number + size], at: instant(0))
    }
    let placed = session
    return Trial {
      var session = placed
      try session.submit(at: instant(1))
    }
  },
]

// MARK: - What is measured

private func circle(around center: ImagePoint, radius: Double, corners: Int) -> [ImagePoint] {
  (0..<corners).map { corner in
    let angle = 2 * Double.pi * Double(corner) / Double(corners)
    return ImagePoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}

/// A thousand points of an image of 1000 × 1000 pixels.
private let randomPoints: [ImagePoint] = {
  var generator = SeededGenerator(seed: 5)
  return (0..<1000).map { _ in
    ImagePoint(x: Double(generator.draw(below: 1000)), y: Double(generator.draw(below: 1000)))
  }
}()

/// Polygons of thirty corners that cover an image of 1000 × 1000 pixels about once, however many
/// they are.
private func polygons(_ count: Int) throws -> [ImageRegion] {
  var generator = SeededGenerator(seed: 7)
  let radius = 564 / Double(count).squareRoot()
  return try (0..<count).map { _ in
    let center = ImagePoint(
      x: Double(generator.draw(below: 1000)),
      y: Double(generator.draw(below: 1000))
    )
    return try .polygon(circle(around: center, radius: radius, corners: 30))
  }
}

private func pinID(_ number: Int) -> Pin.ID { Pin.ID("pin-\(number)") }

private func name(_ number: Int) -> String {
  "musculus " + letters(11, seed: number)
}

private func pins(_ count: Int) throws -> [Pin] {
  try (0..<count).map { number in
    try Pin(
      id: pinID(number),
      at: ImagePoint(x: Double(number % 1000), y: Double(number / 1000)),
      labels: [PinLabel(id: PinLabel.ID("label-\(number)"), name(number), language: "la")]
    )
  }
}

private func image() throws -> ImageRecord {
  try ImageRecord(id: "image", size: PixelSize(width: 1000, height: 1000))
}

private func sheet(pins count: Int) throws -> PinSheet {
  let view = try ExerciseView(id: "view", image: image(), pins: pins(count))
  let exercise = try PinExercise(id: "exercise", title: "Exercise", views: [view])
  let section = try PinSection(id: "section", title: "Section", exercises: [exercise])
  return try PinSheet(id: "sheet", title: "Sheet", sections: [section])
}
