// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels

/// Pins on an image, after the dissection folder of Ulm University (2013).
struct PinsChapter: Chapter {
  let title = "Pins on an image"
  let module = "PinLabels"

  /// How many pins are asked for.
  private static let pinCount = 6

  func play(_ content: ContentFolder, seed: UInt64, on page: inout TourPage) throws {
    let path = content.file("hand-bones.json")
    let sheet: PinSheet = try ContentFile(path: path).load()
    guard sheet.pins.count >= Self.pinCount else {
      throw Failure.badData("\(path): the tour needs \(Self.pinCount) pins")
    }
    page.write(
      """
      The bones of a hand (hand-bones.svg) are to be named in German. Latin is right as well, and so is a slip of \
      the pen, unless it could be another bone.
      """
    )
    var generator = SeededGenerator(seed: seed)
    let drawn = Set(generator.shuffled(sheet.pins.map(\.id)).prefix(Self.pinCount))
    let asked = sheet.pins.filter { drawn.contains($0.id) }
    var session = PinLabelSession(PinLabelTask(sheet, pins: asked.map(\.id), language: "de"))
    var clock = ScriptedClock()
    let answers = Self.answers(for: asked)
    for (pin, answer) in zip(asked, answers) {
      try session.label(pin.id, as: answer, at: clock.now())
    }
    let result = try session.submit(at: clock.now())
    let given = Dictionary(uniqueKeysWithValues: zip(asked.map(\.id), answers))
    var report = TourPage(style: page.style, width: page.width - PinPicture.columns - 2)
    for pin in result.order {
      guard let outcome = result.pins[pin] else { continue }
      let answer = given[pin].flatMap { $0.isEmpty ? nil : "“\($0)”" } ?? "nothing"
      report.write(
        "\(name(of: pin, in: sheet)) \(page.style.cyan("> \(answer.onOneLine)"))"
      )
      let explanation = outcome.explanation { name(of: $0, in: sheet) }
      report.judge(outcome.verdict == .correct, explanation)
    }
    report.write(
      "\(result.correctCount) of \(result.count) right, \(result.mark ?? "no mark")",
      render: page.style.bold
    )
    let drawing = try? InputFile(path: content.file("hand-bones.svg")).read()
    let outline = drawing.flatMap { Silhouette(svg: String(decoding: $0, as: UTF8.self)) }
    let picture = PinPicture(of: sheet.pins, result, on: outline).lines(page.style)
    // A narrow terminal shows one after the other.
    guard page.isWide else {
      for line in picture + report.lines { page.write(line) }
      return
    }
    for row in 0..<max(picture.count, report.lines.count) {
      let left = row < picture.count ? picture[row] : ""
      guard row < report.lines.count else {
        page.write(left)
        continue
      }
      let gap = String(repeating: " ", count: PinPicture.columns + 2 - left.columns)
      page.write(left + gap + report.lines[row])
    }
  }

  /// Right, misspelled, two exchanged, none, right.
  private static func answers(for pins: [Pin]) -> [String] {
    func german(_ pin: Pin) -> String { pin.correction(in: "de").text }
    let slip = pins[1].correction.text
    return [
      german(pins[0]), slip + slip.suffix(1), pins[3].correction.text, pins[2].correction.text, "",
      german(pins[5]),
    ]
  }

  private func name(of pin: Pin.ID, in sheet: PinSheet) -> String {
    "Pin \(sheet.pins.firstIndex { $0.id == pin }.map { $0 + 1 } ?? 0)"
  }
}

/// A drawing in characters: the outline of what it shows, a dot for each pin, and the numbers of
/// those that were asked for.
private struct PinPicture {
  static let columns = 24
  private static let rows = 18

  private let pins: [Pin]
  private let result: PinLabelResult
  private let outline: Silhouette?

  init(of pins: [Pin], _ result: PinLabelResult, on outline: Silhouette?) {
    self.pins = pins
    self.result = result
    self.outline = outline
  }

  func lines(_ style: Style) -> [String] {
    let width = outline?.width ?? pins.map(\.position.x).max() ?? 1
    let height = outline?.height ?? pins.map(\.position.y).max() ?? 1
    // Two columns each, because the last number has two digits.
    let blank = Array(
      repeating: Array(repeating: Character(" "), count: Self.columns),
      count: Self.rows
    )
    let drawing = outline?.lines(rows: Self.rows) ?? blank
    var grid = drawing.map { row in
      (row + blank[0]).prefix(Self.columns).map { $0 == " " ? " " : style.dim(String($0)) }
    }
    func place(_ value: Double, of all: Double, in count: Int) -> Int {
      min(max(Int(value / max(all, 1) * Double(count)), 0), count - 1)
    }
    let columns =
      outline.map { Int(($0.width / $0.height * Double(2 * Self.rows)).rounded(.up)) }
      ?? Self.columns
    for (index, pin) in pins.enumerated() {
      let row = place(pin.position.y, of: height, in: Self.rows)
      let column = min(place(pin.position.x, of: width, in: columns), Self.columns - 2)
      guard let outcome = result.pins[pin.id] else {
        if grid[row][column] == " " { grid[row][column] = style.dim("·") }
        continue
      }
      let render = outcome.verdict == .correct ? style.green : style.red
      for (offset, digit) in "\(index + 1)".enumerated() {
        grid[row][column + offset] = render(String(digit))
      }
    }
    return grid.map { line in
      let count = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return line[..<count].joined()
    }
  }
}
