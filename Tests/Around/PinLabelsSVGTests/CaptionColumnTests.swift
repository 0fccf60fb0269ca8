// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import PinLabels
import PinLabelsSVG
import Testing

/// Measures drawings of random sheets: nothing here knows how captions are placed.
struct CaptionColumnTests {
  /// A view with random pins, spread or crowded, and with captions of one or two lines.
  private struct Random {
    var view: ExerciseView
    var marks: [Pin.ID: OverlayMark] = [:]
    var isCrowded: Bool

    init(_ generator: inout SeededGenerator, count: Int? = nil) throws {
      let sides = [
        600 + generator.draw(below: 3400), 600 + generator.draw(below: 3400),
      ].sorted()
      let isPortrait = generator.draw(below: 2) == 0
      let (width, height) = isPortrait ? (sides[0], sides[1]) : (sides[1], sides[0])
      let isCrowded = generator.draw(below: 3) == 0
      let words = ["Os", "Musculus", "flexor", "digitorum", "superficialis", "Nervus", "medianus"]
      let pins = try (0..<(count ?? 3 + generator.draw(below: 38))).map { index -> Pin in
        func coordinate(below limit: Int) -> Double {
          let spread = Double(generator.draw(below: limit * 10)) / 10
          return isCrowded ? Double(limit) * 0.4 + spread * 0.2 : spread
        }
        let text = (0...generator.draw(below: 4)).map { _ in
          words[generator.draw(below: words.count)]
        }
        return try Samples.pin(
          "p\(index)",
          text.joined(separator: " ") + " \(index)",
          at: ImagePoint(coordinate(below: width), coordinate(below: height)),
          kind: generator.draw(below: 4) == 0 ? .large : .small
        )
      }
      self.isCrowded = isCrowded
      view = try ExerciseView(
        id: "v",
        image: try Samples.image(width: width, height: height),
        pins: pins
      )
      guard generator.draw(below: 2) == 0 else { return }
      for pin in pins {
        let isWrong = generator.draw(below: 2) == 0
        let text = pin.correction.text
        marks[pin.id] =
          isWrong
          ? OverlayMark(.wrong, captions: [.correction(text), .answer("Os lunatum")])
          : OverlayMark(.correct, captions: [.label(text)])
      }
    }
  }

  @Test func leadersAndCaptionsOfRandomSheetsAreClear() throws {
    var (leaders, passing) = (0, 0)
    forEachSeed(0..<50) { generator in
      let random = try Random(&generator)
      let drawn = try Drawn(
        random.view.svg(
          title: "t",
          marks: random.marks,
          style: OverlayStyle(labelLanguage: "la")
        )
      )
      let (size, pins) = (random.view.image.displayedSize, random.view.pins)
      try #require(drawn.leaders.count == pins.count)
      #expect(drawn.crossings == 0)
      #expect(drawn.overlaps == 0)
      // Each caption is at the side of its pin, or beyond the middle because a column is full.
      var left: [Double] = []
      var right: [Double] = []
      for (pin, captions) in zip(pins, drawn.captions) {
        #expect(!captions.isEmpty)
        if captions.first.map({ $0.x < 0 }) == true {
          left.append(pin.position.x)
        } else {
          right.append(pin.position.x)
        }
        for box in captions {
          #expect(drawn.canvas.contains(ImagePoint(box.x, box.y)))
          #expect(drawn.canvas.contains(ImagePoint(box.x + box.width, box.y + box.height)))
          #expect(box.x + box.width < 0 || box.x > Double(size.width))
        }
      }
      #expect((left.max() ?? 0) <= (right.min() ?? .infinity))
      guard !random.isCrowded else { return }
      leaders += pins.count
      passing += drawn.passings(of: pins.map(\.position), within: drawn.point * 5)
    }
    // Unless pins are crowded, fewer than two of a hundred leaders pass over another pin.
    #expect(passing * 50 < leaders, "\(passing) of \(leaders)")
  }

  @Test func numbersOfRandomSheetsAreClear() throws {
    var (badges, overlapping, crossing) = (0, 0, 0)
    forEachSeed(0..<100) { generator in
      let view = try Random(&generator, count: 3 + generator.draw(below: 18)).view
      let drawn = try Drawn(view.svg(title: "t"))
      badges += view.pins.count
      crossing += drawn.crossings
      for (index, badge) in drawn.badges.enumerated() {
        overlapping += drawn.badges[..<index].count {
          badge.distance(to: $0) < 26 * drawn.point
        }
      }
    }
    #expect(crossing == 0, "\(crossing) of \(badges)")
    #expect(overlapping * 50 < badges, "\(overlapping) of \(badges)")
  }

  /// The pins of the finding: all in a small part of the image.
  @Test(arguments: [20, 40]) func crowdedPinsAreLabeledBesideTheImage(count: Int) throws {
    let pins = try (0..<count).map { index in
      let place = ImagePoint(300 + Double(index % 5) * 30, 300 + Double(index / 5) * 25)
      return try Samples.pin("p\(index)", "Ligamentum number \(index)", at: place)
    }
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let drawn = try Drawn(view.svg(title: "t", style: OverlayStyle(labelLanguage: "la")))
    #expect(drawn.crossings == 0)
    #expect(drawn.overlaps == 0)
  }

  @Test func aDrawingOnTheImageHasTheFrameOfTheImage() throws {
    let style = OverlayStyle(labelLanguage: "la", captionPlace: .onImage)
    let svg = try #require(try Samples.sheet().svg(style: style))
    #expect(svg.contains(#"viewBox="0 0 800 600""#))
    let beside = try #require(try Samples.sheet().svg(style: OverlayStyle(labelLanguage: "la")))
    #expect(beside.contains(#"viewBox="-"#))
    #expect(beside.contains(#"<circle cx="400" cy="300" r="3.2""#))
  }

  @Test(arguments: [-1, 0, .nan, .infinity, 1e300]) func anySizeCanBeDrawn(size: Double) throws {
    var style = OverlayStyle(labelLanguage: "la", fontSize: size, pinSize: size)
    #expect(6...60 ~= style.fontSize && 6...60 ~= style.pinSize)
    style.fontSize = size
    style.pinSize = size
    #expect(6...60 ~= style.fontSize && 6...60 ~= style.pinSize)
    #expect(try Samples.sheet().svg(style: style)?.contains("nan") == false)
  }

  @Test func lettersAndNumbersHaveTheSizeOfTheStyle() throws {
    let style = OverlayStyle(labelLanguage: "la", fontSize: 32, pinSize: 52)
    let svg = try #require(try Samples.sheet().svg(style: style))
    // 0.8 pixels are a point.
    #expect(svg.contains(#"font-size="25.6""#))
    #expect(svg.contains(#"r="20.8""#))
  }

  @Test(arguments: [1_000, 1_500]) func manyOrLongCaptionsAreDrawn(count: Int) throws {
    let name = String(repeating: "very long and unbroken".replacing(" ", with: ""), count: 20)
    let pins = try (0..<count).map { try Samples.pin("p\($0)", name, at: ImagePoint(5, 5)) }
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let svg = view.svg(title: "t", style: OverlayStyle(labelLanguage: "la"))
    #expect(svg.count > count * name.count)
  }
}

/// What can be seen on a drawing.
private struct Drawn {
  var canvas = ImageRectangle(x: 0, y: 0, width: 0, height: 0)
  var leaders: [(start: ImagePoint, end: ImagePoint)] = []
  /// The lines of each pin's captions, in order.
  var captions: [[ImageRectangle]] = []
  var badges: [ImagePoint] = []
  var point = 0.0

  init(_ svg: String) throws {
    let lines = svg.split(separator: "\n")
    func attribute(_ name: String, _ line: Substring) -> Substring? {
      line.range(of: " \(name)=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
    }
    func numbers(_ name: String, _ line: Substring) -> [Double] {
      (attribute(name, line) ?? "").split { !"-.0123456789".contains($0) }
        .compactMap { Double($0) }
    }
    let box = numbers("viewBox", try #require(lines.first))
    canvas = ImageRectangle(x: box[0], y: box[1], width: box[2], height: box[3])
    point = numbers("font-size", try #require(lines.first))[0] / 16
    for line in lines {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("<g data-pin=") { captions.append([]) }
      let ends = numbers("d", line)
      if line.hasPrefix("<path"), captions.isEmpty, attribute("stroke", line) != "#ffffff",
        ends.count == 4
      {
        leaders.append((ImagePoint(ends[0], ends[1]), ImagePoint(ends[2], ends[3])))
      }
      // The outline of a struck text lies below it.
      guard line.hasPrefix("<text"), !line.contains("aria-hidden"),
        let x = numbers("x", line).first, let y = numbers("y", line).first
      else { continue }
      let text = line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      if attribute("text-anchor", line) == "middle" {
        badges.append(ImagePoint(x, y - 5 * point))
      } else {
        // Letters without serifs are a little more than half as wide as high on average.
        let width = Double(text.count) * 0.5 * 16 * point
        let left = attribute("text-anchor", line) == "end" ? x - width : x
        captions[captions.count - 1].append(
          ImageRectangle(x: left, y: y - 13 * point, width: width, height: 17 * point)
        )
      }
    }
  }

  /// How many pairs of leaders cross or touch.
  var crossings: Int {
    func side(
      _ point: ImagePoint,
      of line: (start: ImagePoint, end: ImagePoint)
    ) -> Double {
      (line.end.x - line.start.x) * (point.y - line.start.y)
        - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    var count = 0
    for (index, one) in leaders.enumerated() {
      for other in leaders[..<index] where one.start != other.start {
        let isSplit = side(other.start, of: one) * side(other.end, of: one) <= 0
        if isSplit && side(one.start, of: other) * side(one.end, of: other) <= 0 { count += 1 }
      }
    }
    return count
  }

  /// How many pairs of captions lie on each other, and captions on badges and leaders.
  var overlaps: Int {
    let boxes = captions.joined()
    var count = 0
    for (index, box) in boxes.enumerated() {
      count += boxes.prefix(index).count {
        box.x < $0.x + $0.width && $0.x < box.x + box.width && box.y < $0.y + $0.height
          && $0.y < box.y + box.height
      }
      count += leaders.count { box.contains($0.start) || box.contains($0.end) }
      count += badges.count { box.contains($0) }
    }
    return count
  }

  /// How often a leader comes near another pin.
  func passings(of pins: [ImagePoint], within reach: Double) -> Int {
    var count = 0
    for leader in leaders {
      let (dx, dy) = (leader.end.x - leader.start.x, leader.end.y - leader.start.y)
      for pin in pins where pin.distance(to: leader.start) > 0.01 {
        let (x, y) = (pin.x - leader.start.x, pin.y - leader.start.y)
        let part = min(max((x * dx + y * dy) / (dx * dx + dy * dy), 0), 1)
        let (offX, offY) = (x - part * dx, y - part * dy)
        if offX * offX + offY * offY < reach * reach { count += 1 }
      }
    }
    return count
  }
}
