// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Experiments
import Gamification

/// The command `ludus group coverage`.
struct GroupCoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which types of players the rules appeal to.",
    discussion: """
      Writes a row for each type with the parts of the game that appeal to it, and a warning for each type that \
      is left out or favored; with --format json:

        {"mechanics":["leaderboard","titles"],"type":"competitor"}
        {"warning":"Nothing appeals to explorers."}

      Challenges and shared todos are not counted, because they depend on what a group makes of its rules.

      Example:

        ludus group coverage --rules Examples/Content/flat-share/house-rules.json
      """
  )

  @OptionGroup var rules: MainFile<RulesKind>

  @OptionGroup var form: FormatOption

  func run() throws {
    let variant: Simulation.Variant = try ContentFile(path: rules.path).load()
    var mechanics = Set(PlayerType.Coverage(of: variant.rules).mechanics)
    if variant.seasons != nil { mechanics.insert(.seasons) }
    let coverage = PlayerType.Coverage(mechanics)
    var output = FigureWriter(form.chosen, startingWith: ["type"])
    for type in PlayerType.allCases {
      try output.write(TypeLine(mechanics: coverage.mechanics(for: type), type: type))
    }
    output.beginTable()
    for warning in coverage.warnings(in: .english) {
      try output.write(WarningLine(warning: warning))
    }
    try output.flush()
  }
}

private struct TypeLine: Encodable {
  let mechanics: [PlayerType.Mechanic]
  let type: PlayerType
}

private struct WarningLine: Encodable {
  let warning: String
}
