// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import PinLabels

/// The command `ludus pins play`.
struct PinsPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Label the pins of a sheet.",
    discussion: """
      Asks for the pins one by one; keep the drawing of "ludus pins svg --image" open next to it. In \
      practice mode :check shows which labels are right, as often as you like and without corrections. In study \
      mode Return shows the label of a pin. In exam mode nothing is shown before the end. With --list you pick \
      from four names, including those of neighboring structures. :evaluate ends each mode and shows the \
      corrections; :help lists other commands.

      Quit with ctrl-D; a sheet played with --save continues where you left off when you run the same command \
      again. The input can also come from a file or a pipe.

      Example:

        ludus pins play Examples/Content/hand-bones.json --labels de \\
          --save hand.save
      """
  )

  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case practice, study, exam

    var task: PinLabelTask.Mode {
      switch self {
      case .practice: .practice
      case .study: .studyOnTouch
      case .exam: .exam
      }
    }
  }

  @OptionGroup var sheet: MainFile<SheetKind>

  @OptionGroup var names: NamesOptions

  @Option(help: "How much is shown before the end: practice, study or exam.")
  var mode: Mode?

  @Flag(help: "Pick from four names instead of writing them.")
  var list = false

  @Option(
    name: .customLong("pin"),
    help: ArgumentHelp("A pin to ask for, instead of all; may be repeated.", valueName: "id")
  )
  var pins: [String] = []

  @Option(
    parsing: .unconditional,
    help: "The seed for the order of names to pick from, a whole number from 0. (default: 0)"
  )
  var seed: WholeNumber?

  @OptionGroup var keeping: SaveOption

  func validate() throws {
    _ = try seed?.seed()
  }

  func run() throws {
    var console = Console()
    let save = keeping.file
    let session: PinLabelSession
    var path = sheet.path
    if let save, let saved = try save.load(PinLabelSession.self) {
      session = saved
      try console.printParagraph("You are continuing the sheet in \(save.path.onOneLine).")
      if let sheet = try? sheet.load(), sheet.id != saved.content.sheet.id {
        try console.printParagraph(
          "It is not that of \(path.onOneLine), which is not used."
        )
        path = "SHEET"
      }
      if mode.map({ $0.task != saved.content.mode }) == true || !pins.isEmpty || names.isGiven {
        try console.printParagraph(
          "The pins are asked for already; --mode, --pin, --labels and --vocabulary are not used."
        )
      }
    } else {
      session = PinLabelSession(try makeTask())
    }
    guard !session.content.pins.isEmpty else {
      throw Failure.badData("\(save?.path ?? sheet.path): there are no pins")
    }
    let title = session.content.sheet.title
    try console.printParagraph(title.onOneLine, render: console.style.bold)
    let asked = Set(session.content.pins)
    let views = session.content.sheet.views.filter { $0.pins.contains { asked.contains($0.id) } }
    for view in views { try console.printPicture(view, of: session.content.sheet) }
    var player = PinPlayer(
      session,
      on: console,
      savingTo: save,
      picksFromListWith: list ? try seed?.seed() ?? 0 : nil
    )
    console = try player.play()
    // Otherwise every pin was told.
    if player.session.phase != .submitted {
      try console.printLeaving(
        "pins play",
        path,
        savedTo: save,
        orLosing: "labels are lost"
      )
    }
    try console.flush()
  }

  private func makeTask() throws -> PinLabelTask {
    let sheet = try sheet.load()
    try sheet.pins.expectNames(in: names.language)
    for pin in pins where sheet.pin(Pin.ID(pin)) == nil {
      throw Failure.unknown("pin", pin, in: "the sheet", sheet.pins.map(\.id))
    }
    return PinLabelTask(
      sheet,
      pins: pins.isEmpty ? nil : pins.map { Pin.ID($0) },
      language: Language(names.language),
      mode: (mode ?? .practice).task,
      vocabulary: try names.loadVocabulary()
    )
  }
}

extension Console {
  /// Says which picture a view is: the title of its exercise, and its file.
  mutating func printPicture(_ view: ExerciseView, of sheet: PinSheet) throws {
    let exercises = sheet.sections.flatMap(\.exercises)
    let title = exercises.first { $0.views.contains { $0.id == view.id } }?.title ?? "\(view.id)"
    let file = view.image.file.map { " (\($0))" } ?? ""
    try printParagraph("Picture: \(title)\(file)".onOneLine)
  }
}

extension PinLabelSession: Savable {
  static let noun = "sheet of pins"
}
