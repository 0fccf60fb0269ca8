// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Gamification

/// The command `ludus group replay`.
struct GroupReplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Show the standings of a group from its history.",
    discussion: """
      Reads the events of the group, in any order and with duplicates, as JSON Lines such as

        {"id":"e7","at":1767684600000,"by":"ben","kind":"claimed","todo":"windows"}

      from a file or standard input and writes, at the end, a row for each member in the order of the leaderboard. \
      With --format json it is a line such as

        {"achievements":3,"level":2,"member":"ben","points":120,"rank":1,
         "title":"the Diligent"}

      The title is missing for members without one, and the rank for members who do not take part in the \
      comparison; they come last. Days are those of the time zone, and weeks begin on Mondays.

      An unusable line yields {"id":"e7","error":"...","line":3} in its place, and the exit status is then 1. An \
      event that was not possible at its place has no effect, such as the second of two claims to the same todo; \
      --refusals lists these before the members.

      --merging reads the events of another device, takes them into the history, and lists before the members \
      what that changed: events without effect, and for whom points, levels, achievements and claims changed.

      Example:

        ludus group replay --rules Examples/Content/flat-share/house-rules.json \\
          < Examples/Content/flat-share/flat-share.jsonl
      """
  )

  @OptionGroup var history: HistoryOptions
  @OptionGroup var options: ViewOptions

  @OptionGroup var form: FormatOption

  @Flag(help: "List events without effect and the reason for each.")
  var refusals = false

  @Option(help: "The events of another device, as JSON Lines.", completion: .file())
  var merging: String?

  func validate() throws {
    _ = try options.at?.date(for: "--at", in: history.zone.calendar)
  }

  func run() throws {
    var (group, isFaultless) = try history.read()
    if isFaultless, form.chosen == .table, merging == nil { try history.checkForContent(group) }
    var output = FigureWriter(form.chosen, startingWith: ["rank", "member", "points", "id"])
    if refusals {
      for refusal in group.refusals {
        try output.write(RefusalLine(refusal.id, refusal.reason))
      }
      output.beginTable()
    }
    if let merging {
      let events = try LinesFile(path: merging).load(PlayerGroup.Event.self)
      let report = group.merge(events)
      for rejected in report.rejected {
        try output.write(RefusalLine(rejected.event.id, rejected.reason))
      }
      for refused in report.refused {
        try output.write(RefusalLine(refused.id, refused.reason))
      }
      for effect in report.effects {
        try output.write(EffectLine(effect))
      }
      for change in report.consequences {
        try output.write(ChangeLine(change))
      }
      output.beginTable()
    }
    let view = try options.view(of: group)
    let standings = view.leaderboard(options.scope.leaderboardScope).standings
    for standing in standings {
      try output.write(MemberLine(standing, in: view))
    }
    let compared = Set(standings.map(\.member))
    for member in view.members where !compared.contains(member) {
      try output.write(MemberLine(member, in: view, options.scope.leaderboardScope))
    }
    try output.flush()
    if view.members.isEmpty, form.chosen == .table { JSONLines.tell("The group has no members.") }
    guard isFaultless else { throw ExitCode.failure }
  }
}

/// An event that lost its effect, or got it.
private struct EffectLine: Encodable {
  let id: String
  let refused: String?
  let voidedBy: String?

  init(_ change: EffectChange<PlayerGroup.Action, GroupError>) {
    id = change.id.rawValue
    refused = change.after.refusal.map { "\($0)" }
    voidedBy = if case .void(let void) = change.after { void.rawValue } else { nil }
  }
}

/// How the figures of a member changed.
private struct ChangeLine: Encodable {
  let member: Member.ID
  let changes: String

  init(_ change: PlayerGroup.MemberChange) {
    member = change.member
    changes = change.sentences(in: .english).joined(separator: " ")
  }
}

/// How a member stands.
private struct MemberLine: Encodable {
  let member: Member.ID
  let points: Int
  let rank: Int?
  let level: Int
  let achievements: Int
  let title: String?

  init(_ standing: Leaderboard.Standing, in view: GroupView) {
    member = standing.member
    points = standing.points
    rank = standing.rank
    level = view.level(of: member).level
    achievements = standing.achievements
    title = standing.title
  }

  /// A member who is on no leaderboard.
  init(_ member: Member.ID, in view: GroupView, _ scope: Leaderboard.Scope) {
    self.member = member
    points = view.points(of: member, scope)
    rank = nil
    level = view.level(of: member).level
    let tiers = view.achievements(of: member).flatMap(\.tiers)
    achievements = tiers.count { $0.unlock != nil }
    title = view.profile(of: member)?.title
  }
}
