import Foundation
import PinLabels

/// Pins on an image, after the dissection folder of Ulm University (2013).
struct PinsChapter: Chapter {
  let title = "Pins on an image"
  let module = "PinLabels"

  /// How many pins are asked for.
  private static let pinCount = 6

  func play(_ content: ContentFolder, seed: UInt64, on console: inout Console) throws {
    let path = content.file("hand-bones.json")
    let sheet: PinSheet = try ContentFile(path: path).load()
    guard sheet.pins.count >= Self.pinCount else {
      throw Failure.badData("\(path): the tour needs \(Self.pinCount) pins")
    }
    try console.printParagraph(
      """
      Pins on a picture of the hand (hand-bones.svg) are to be named. A student of a German school may write Latin as well, and \
      a slip of the pen counts, unless it could be the name of another bone.
      """
    )
    var generator = SeededGenerator(seed: seed)
    let drawn = Set(generator.shuffled(sheet.pins.map(\.id)).prefix(Self.pinCount))
    let asked = sheet.pins.filter { drawn.contains($0.id) }
    let task = PinLabelTask(sheet, pins: asked.map(\.id), language: "de")
    var session = PinLabelSession(task)
    var clock = ScriptedClock()
    try console.print()
    for (pin, answer) in zip(asked, Self.answers(for: asked)) {
      try session.label(pin.id, as: answer, at: clock.now())
      let shown = answer.isEmpty ? "nothing" : "“\(answer)”"
      try console.say("\(name(of: pin.id, in: sheet)) > \(shown)", render: console.style.cyan)
    }
    let interim = try session.check(at: clock.now())
    try console.print()
    try console.printParagraph(
      "In between the student learns what is right, but not what would be:",
      render: console.style.bold
    )
    func list(_ pins: [Pin.ID]) -> String {
      pins.isEmpty ? "none" : pins.map { name(of: $0, in: sheet) }.joined(separator: ", ")
    }
    try console.say("✓ \(list(interim.correct))", render: console.style.green)
    try console.say("✗ \(list(interim.wrong))", render: console.style.red)
    try console.say("? \(list(interim.empty))")
    let result = try session.submit(at: clock.now())
    try report(result, of: sheet, on: &console)
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

  private func report(
    _ result: PinLabelResult,
    of sheet: PinSheet,
    on console: inout Console
  ) throws {
    try console.print()
    try console.printParagraph(
      "At the end: \(result.correctCount) of \(result.count) right, \(result.mark ?? "no mark")",
      render: console.style.bold
    )
    for pin in result.order {
      guard let outcome = result.pins[pin] else { continue }
      let isCorrect = outcome.verdict == .correct
      try console.say(
        "\(isCorrect ? "✓" : "✗") \(name(of: pin, in: sheet)): \(outcome.correction.text)",
        render: isCorrect ? console.style.green : console.style.red
      )
      let explanation = outcome.explanation { name(of: $0, in: sheet) }
      try console.printParagraph(explanation.onOneLine, indent: "    ")
    }
  }

  private func name(of pin: Pin.ID, in sheet: PinSheet) -> String {
    let place = sheet.pins.firstIndex { $0.id == pin }.map { $0 + 1 } ?? 0
    return "Pin \(place)"
  }
}
