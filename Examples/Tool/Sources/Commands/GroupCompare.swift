// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Experiments
import Gamification

/// The command `ludus group compare`.
struct GroupCompare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show what different rules would change before a group adopts them.",
    discussion: """
      Reads the history of the group as "ludus group replay" does and writes a row for each member for whom \
      the other rules would change something now, with --format json such as

        {"level":[1,2],"member":"dora","points":[90,134],"rank":[4,2],
         "seasonPoints":[40,62]}

      on one line, with the figures that would change, before and after. No row is written if nothing would change.

      Example:

        ludus group compare Examples/Content/flat-share/house-rules.json \\
          --other Examples/Content/flat-share/joiners.json \\
          < Examples/Content/flat-share/flat-share.jsonl
      """
  )

  @OptionGroup var history: HistoryOptions

  @Option(
    help: ArgumentHelp("The different rules, a JSON file.", valueName: "file"),
    completion: .file()
  )
  var other: String

  @OptionGroup var form: FormatOption

  func run() throws {
    let other: Simulation.Variant = try ContentFile(path: other).load()
    let (group, isFaultless) = try history.read()
    if isFaultless, form.chosen == .table { try history.checkForContent(group) }
    var output = FigureWriter(form.chosen, startingWith: ["member"])
    var isChanged = false
    if let last = group.events.last {
      for change in group.differences(under: other.rules, at: last.date).changes
      where change.isChange {
        isChanged = true
        try output.write(ChangeLine(change))
      }
    }
    try output.flush()
    if form.chosen == .table, !isChanged { JSONLines.tell("Nothing would change.") }
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// What would change for a member: each figure before and after.
private struct ChangeLine: Encodable {
  let member: Member.ID
  let points: [Int]?
  let seasonPoints: [Int]?
  let level: [Int]?
  let rank: [Int]?
  let achievements: [Int]?

  init(_ change: RuleBook.Difference.MemberChange) {
    func pair(_ figure: RuleBook.Difference.Figure?) -> [Int]? {
      figure.flatMap { $0.change == 0 ? nil : [$0.before, $0.after] }
    }
    member = change.member
    points = pair(change.points)
    seasonPoints = pair(change.seasonPoints)
    level = pair(change.level)
    rank = pair(change.rank)
    achievements = pair(change.achievements)
  }
}
