// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// Where what is played is kept.
struct SaveOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file in which to save the game. If it already exists, the game continues from it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var save: String?

  /// The file, if one is named.
  var file: SaveFile? { save.map { SaveFile(path: $0) } }
}

extension Console {
  /// Says to who leaves before the end how to go on, or that nothing is kept.
  ///
  /// - Parameters:
  ///   - command: The command that is left.
  ///   - path: The file that it works on, or a word for it where another one was named.
  ///   - save: Where it is kept, or nil.
  ///   - loss: What is lost without.
  ///   - say: The language that is played in.
  /// - Throws: What ``OutputBuffer/flush()`` throws.
  mutating func printLeaving(
    _ command: String,
    _ path: String,
    savedTo save: SaveFile?,
    orLosing loss: String,
    in say: PlayWords = .english
  ) throws {
    guard let save else {
      return try printParagraph(
        say(.init(stringLiteral: "You left, and without --save the \(loss)."))
      )
    }
    let files = "\(path.quotedForShell) --save \(save.path.quotedForShell)"
    try print(say("Saved. To continue: \("\(ToolName.current) \(command) \(files)")"))
  }

  /// Writes something below a heading, on one line of content.
  mutating func say(_ text: String, render: (String) -> String = { $0 }) throws {
    try printParagraph(text.onOneLine, indent: "  ", hanging: 2, render: render)
  }

  /// Lists what can be typed, each with its meaning.
  ///
  /// - Parameters:
  ///   - rows: What can be typed.
  ///   - width: The columns before the meanings, or nil for as many as the longest takes.
  ///   - render: Applied to each line, for color.
  /// - Throws: What ``OutputBuffer/flush()`` throws.
  mutating func printChoices(
    _ rows: [(name: String, meaning: String)],
    width: Int? = nil,
    render: (String) -> String
  ) throws {
    let first = width ?? (rows.map(\.name.count).max() ?? 0) + 2
    for (name, meaning) in rows {
      // There is no room for a second column on the narrowest terminals.
      let hanging = self.width < 2 * first ? 2 : first
      let padding = String(repeating: " ", count: max(first - name.count, 1))
      if name.count < first {
        try printParagraph(name + padding + meaning, indent: "  ", hanging: hanging, render: render)
      } else {
        try printParagraph(name, indent: "  ", render: render)
        let indent = String(repeating: " ", count: 2 + hanging)
        try printParagraph(meaning, indent: indent, render: render)
      }
    }
  }
}
