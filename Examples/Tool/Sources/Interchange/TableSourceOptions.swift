// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange

/// An encoding by its name on the command line.
enum EncodingChoice: String, CaseIterable, ExpressibleByArgument {
  case windows1252 = "windows-1252"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case macRoman = "mac-roman"
  case cp850

  init?(argument: String) {
    let name = argument.lowercased().replacingOccurrences(of: "_", with: "-")
    let others = [
      "cp1252": Self.windows1252, "latin1": .windows1252, "iso-8859-1": .windows1252,
      "cp1250": .windows1250, "cp1251": .windows1251, "macintosh": .macRoman, "mac": .macRoman,
      "macroman": .macRoman, "ibm850": .cp850, "dos": .cp850,
    ]
    guard let choice = Self(rawValue: name) ?? others[name] else { return nil }
    self = choice
  }

  /// The encoding.
  var encoding: TextEncoding {
    switch self {
    case .windows1252: .windows1252
    case .windows1250: .windows1250
    case .windows1251: .windows1251
    case .macRoman: .macRoman
    case .cp850: .cp850
    }
  }
}

/// How a file, a table or a deck of cards is read, where its own words do not say it.
struct TableSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which columns of a table hold what, by number, letter or heading, such as question=2,answer=5.",
      valueName: "columns"
    )
  )
  var columns: String?

  @Option(help: ArgumentHelp("The sheet of a spreadsheet. (default: the first)", valueName: "name"))
  var sheet: String?

  @Flag(help: "Ask for the front of each card, too.")
  var reversed = false

  @Option(
    help: ArgumentHelp(
      "The encoding of a text that is not in UTF-8. (default: the one whose letters fit best)",
      valueName: "name"
    )
  )
  var encoding: EncodingChoice?

  func validate() throws {
    guard let columns else { return }
    let named = TableOptions(columns: columns)?.columns ?? [:]
    let parts = Dictionary(grouping: named.keys) { named[$0]?.uppercased() ?? "" }
    if let twice = parts.values.first(where: { $0.count > 1 })?.sorted() {
      throw ValidationError(
        "--columns \(columns.onOneLine): \(twice.joined(separator: " and ")) are in one column, expected one for each."
      )
    }
    guard named.isEmpty else { return }
    throw ValidationError(
      "--columns \(columns.onOneLine): expected something like question=2,answer=5, with parts among \(TableOptions.parts.joined(separator: ", "))"
    )
  }

  var options: TableOptions {
    TableOptions(columns: columns ?? "", sheet: sheet, reversesCards: reversed) ?? .standard
  }
}
