// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import PinLabels

/// The commands `ludus pins ...`.
struct PinsCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pins",
    abstract: "Label, judge, find, draw and merge pins on images.",
    discussion: """
      Example:

        ludus pins svg Examples/Content/hand-bones.json --labels la > pins.svg
      """,
    subcommands: [
      PinsPlay.self, PinsEvaluate.self, PinsReport.self, PinsHit.self, PinsSVG.self, PinsMerge.self,
    ]
  )
}

/// The sheet that a command works on, and the view of it.
struct SheetOption<File: ParsableArguments & NamedFile>: ParsableArguments
where File.Kind == SheetKind {
  @OptionGroup var sheet: File

  @Option(
    help: ArgumentHelp("The view to work on. (default: the first of the sheet)", valueName: "id")
  )
  var view: String?

  /// Reads the sheet and finds the view.
  func load() throws(Failure) -> (sheet: PinSheet, view: ExerciseView) {
    let sheet = try self.sheet.load()
    return (sheet, try find(view, in: sheet))
  }

  /// Finds a view, the first without a name.
  func find(_ name: String?, in sheet: PinSheet) throws(Failure) -> ExerciseView {
    guard let name else {
      guard let first = sheet.views.first else {
        throw .badData("\(self.sheet.path): the sheet has no view")
      }
      return first
    }
    guard let view = sheet.view(ExerciseView.ID(name)) else {
      throw .unknown("view", name, in: "the sheet", sheet.views.map(\.id))
    }
    return view
  }
}

extension [Pin] {
  /// Refuses a language in which none of the pins has a name.
  func expectNames(in language: String) throws(Failure) {
    let languages = Set(flatMap(\.labels).map(\.language.rawValue)).sorted()
    guard !languages.contains(language) else { return }
    let known =
      languages.isEmpty
      ? "and none in another language" : "expected one of \(languages.joined(separator: ", "))"
    throw .wrongUsage("No pin has a name in \(language.onOneLine), \(known).")
  }
}
