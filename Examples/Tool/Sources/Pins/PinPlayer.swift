// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels

/// Lets a person label the pins of a sheet.
struct PinPlayer {
  private(set) var session: PinLabelSession
  private var console: Console
  /// Where the session is kept after every line, or nil to keep it nowhere.
  private let save: SaveFile?
  /// What the names to pick from depend on, or nil where names are written.
  private let listSeed: UInt64?
  /// The pin that is asked for, counted from 0.
  private var current = 0

  private static let namesInList = 4

  init(
    _ session: PinLabelSession,
    on console: Console,
    savingTo save: SaveFile?,
    picksFromListWith listSeed: UInt64?
  ) {
    self.session = session
    self.console = console
    self.save = save
    self.listSeed = listSeed
    let asked = session.content.pins
    current = asked.firstIndex { session.answers[$0] == nil } ?? 0
  }

  private var pins: [Pin.ID] { session.content.pins }

  /// The date for what happens now, which is not before the last event even when a clock was set
  /// back.
  private var now: Date { max(Date(), session.events.last?.date ?? .distantPast) }

  /// Plays until the labels are evaluated or the input ends.
  ///
  /// - Returns: The console, which has read some of the input.
  mutating func play() throws -> Console {
    try save?.write(session)
    while session.phase != .submitted {
      let choices = choices
      try showPin(choices)
      guard let line = try console.ask("> ") else { return console }
      try react(to: line, choices)
      try save?.write(session)
    }
    try showResult()
    return console
  }

  /// The names to pick from for the current pin, if they are.
  private var choices: TermChoices? {
    guard let listSeed, let view = session.content.sheet.view(of: pins[current]) else { return nil }
    var generator = SeededGenerator(seed: listSeed &+ UInt64(current))
    return TermChoices(
      of: pins[current],
      in: view,
      count: Self.namesInList,
      language: session.content.language,
      using: &generator
    )
  }

  private mutating func showPin(_ choices: TermChoices?) throws {
    let pin = pins[current]
    var heading = "\(name(of: pin)) (\(current + 1) of \(pins.count))"
    if let answer = session.answers[pin] { heading += ": \(answer.onOneLine)" }
    try console.print()
    let sheet = session.content.sheet
    if Set(pins.compactMap { sheet.view(of: $0)?.id }).count > 1, let view = sheet.view(of: pin) {
      try console.printPicture(view, of: sheet)
    }
    try console.printParagraph(heading, render: console.style.bold)
    for (number, label) in (choices?.labels ?? []).enumerated() {
      try console.say("\(number + 1)) \(label.text)")
    }
  }

  private func name(of pin: Pin.ID) -> String {
    let view = session.content.sheet.view(of: pin)
    let place = view?.pins.firstIndex { $0.id == pin }.map { $0 + 1 } ?? 0
    return "Pin \((session.content.sheet.pin(pin)?.title ?? "\(place)").onOneLine)"
  }

  private mutating func react(to line: String, _ choices: TermChoices?) throws {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return try passOver() }
    guard first.hasPrefix(":") || line == "?" else { return try write(line, choices) }
    switch (first, Int(first.dropFirst())) {
    case (_, .some):
      guard let place = first.dropFirst().place, pins.indices.contains(place) else {
        return try console.say("Type a number from 1 to \(pins.count), as in :1.")
      }
      current = place
    case (":check", _): try check()
    case (":evaluate", _):
      try command { session, now throws(PinLabelSession.Refusal) in try session.submit(at: now) }
    case (":none", _):
      let pin = pins[current]
      try command { session, now throws(PinLabelSession.Refusal) in
        try session.label(pin, as: "", at: now)
      }
    case (":help", _), ("?", _): try showHelp()
    default: try console.say("There is no command “\(first)”. :help lists what you can type.")
    }
  }

  /// Goes to the next pin; whoever studies sees the label first.
  private mutating func passOver() throws {
    let pin = pins[current]
    if session.content.mode == .studyOnTouch, !session.shownLabels.contains(pin) {
      try command { session, now throws(PinLabelSession.Refusal) in try session.select(pin, at: now)
      }
      try console.say(
        "It is \(session.shownLabel(of: pin)?.text ?? "").",
        render: console.style.cyan
      )
    } else {
      goOn()
    }
  }

  private mutating func goOn() { current = (current + 1) % pins.count }

  private mutating func write(_ line: String, _ choices: TermChoices?) throws {
    let pin = pins[current]
    var label = line
    if let choices {
      guard let place = Substring(line.filter { !$0.isWhitespace }).place,
        choices.labels.indices.contains(place)
      else { return try console.say("Type a number from 1 to \(choices.labels.count).") }
      label = choices.labels[place].text
    }
    try command { session, now throws(PinLabelSession.Refusal) in
      try session.label(pin, as: label, at: now)
    }
    goOn()
  }

  private mutating func check() throws {
    try command { session, now throws(PinLabelSession.Refusal) in try session.check(at: now) }
    guard session.phase == .interim else { return }
    let interim = session.interimResult
    try console.say("✓ \(list(interim.correct))", render: console.style.green)
    try console.say("✗ \(list(interim.wrong))", render: console.style.red)
    try console.say("? \(list(interim.empty))")
  }

  private func list(_ pins: [Pin.ID]) -> String {
    pins.isEmpty ? "none" : pins.map(name).joined(separator: ", ")
  }

  private mutating func command(
    _ body: (inout PinLabelSession, Date) throws(PinLabelSession.Refusal) -> Void
  ) throws {
    do throws(PinLabelSession.Refusal) {
      try body(&session, now)
    } catch {
      try console.say("Not now. \(error.sentence(in: .english))")
    }
  }

  private mutating func showResult() throws {
    guard let result = session.result else { return }
    try console.print()
    for pin in result.order {
      guard let outcome = result.pins[pin] else { continue }
      let heading = "\(name(of: pin)): \(outcome.correction.text)"
      if outcome.verdict == .correct {
        try console.say("✓ \(heading)", render: console.style.green)
        let isSame = outcome.answer == outcome.correction.text
        if !isSame { try add("\(answer(outcome))\(outcome.reason.sentence(in: .english))") }
      } else {
        try console.say("✗ \(heading)", render: console.style.red)
        try add("\(answer(outcome))\(outcome.explanation(naming: name))")
      }
    }
    try console.print()
    let mark = result.mark.map { ", \($0)" } ?? ""
    try console.print("\(result.correctCount) of \(result.count) right\(mark)")
  }

  private func answer(_ outcome: PinResult) -> String {
    outcome.answer.map { "You wrote “\($0.onOneLine)”. " } ?? ""
  }

  private mutating func add(_ text: String) throws {
    try console.printParagraph(text.onOneLine, indent: "    ")
  }

  private mutating func showHelp() throws {
    let start =
      listSeed == nil
      ? ("text", "the label of the pin, in place of the one before")
      : ("1", "the name with this number")
    let pass =
      session.content.mode == .studyOnTouch
      ? "show the label; again, go to the next pin" : "go to the next pin"
    let rows = [
      start, ("Return", pass), (":3", "go to the third pin"), (":none", "take the label away"),
      (":check", "show which labels are right"), (":evaluate", "end, with the corrections"),
      (":help, ?", "show this list"), ("ctrl-D", "quit; with --save you can continue later"),
    ]
    try console.printChoices(rows, width: 11, render: console.style.dim)
  }
}
