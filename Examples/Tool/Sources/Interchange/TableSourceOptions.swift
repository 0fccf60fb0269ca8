// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Interchange

/// How a table or a deck of cards is read, where its own words do not say it.
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

  func validate() throws {
    guard let columns, TableOptions(columns: columns) == nil else { return }
    throw ValidationError(
      "--columns \(columns): expected something like question=2,answer=5, with parts among \(TableOptions.parts.joined(separator: ", "))"
    )
  }

  var options: TableOptions {
    TableOptions(columns: columns ?? "", sheet: sheet, reversesCards: reversed) ?? .standard
  }
}
