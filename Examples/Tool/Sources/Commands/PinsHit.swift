// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import PinLabels

/// The command `ludus pins hit`.
struct PinsHit: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Say which pins and regions are at a point, one a line.",
    discussion: """
      Reads JSON Lines such as

        {"id":1,"x":0.5,"y":0.25}

      from a file or standard input, where x and y are fractions of the image's width and height, from its top left \
      corner, and writes for each of them

        {"id":1,"pins":["p3"],"regions":["r1"]}

      The pins are those within reach, the most likely one first: exact points before areas, the nearest or \
      smallest first. The regions are those that the point is in; their edges belong to them.

      An unusable line yields {"id":1,"error":"...","line":3} in its place, and the exit status is then 1. Blank \
      lines are skipped.

      Example:

        ludus pins hit --sheet Examples/Content/plant-cell.json < touches.jsonl
      """
  )

  @OptionGroup var sheet: SheetOption<StreamedFile<SheetKind>>

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far a touch may be from a pin, as a part of the image's width, from 0 to 1.",
      valueName: "part"
    )
  )
  var reach: Double = 0.02

  @OptionGroup var jobs: JobsOption

  func validate() throws {
    guard reach >= 0, reach <= 1 else {
      throw ValidationError("The value of --reach is \(reach), expected a number from 0 to 1.")
    }
  }

  func run() async throws {
    let view = try sheet.load().view
    let finder = PinFinder(view, reach: reach * Double(view.image.displayedSize.width))
    try await JSONLines.answer(Touch.self, from: sheet.sheet.lines, jobs) { touch in
      for (name, part) in [("x", touch.x), ("y", touch.y)] where !(0...1 ~= part) {
        throw UnusableLine("\(name) is \(part), expected a part of the image from 0 to 1")
      }
      let point = view.image.point(normalized: ImagePoint(x: touch.x, y: touch.y))
      return Found(
        pins: finder.pins(at: point).map(\.pin.id),
        regions: finder.regions(at: point).map(\.id)
      )
    }
  }
}

private struct Touch: Decodable {
  let x: Double
  let y: Double
}

private struct Found: Encodable, LineAnswer {
  let pins: [Pin.ID]
  let regions: [PinRegion.ID]
}
