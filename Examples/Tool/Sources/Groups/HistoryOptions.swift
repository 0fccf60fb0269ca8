// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Gamification

/// What the history of a group is played by.
struct HistoryOptions: ParsableArguments {
  @OptionGroup var rules: StreamedFile<RulesKind>

  @OptionGroup var zone: ZoneOption

  /// Reads the group to the end of the input, and answers lines that cannot be used.
  ///
  /// - Returns: The group, and whether every line could be used.
  func read() throws -> (group: PlayerGroup, isFaultless: Bool) {
    let empty = PlayerGroup(id: "group", rules: try rules.load(), calendar: zone.calendar)
    let (events, isFaultless) = try JSONLines.readLog(of: PlayerGroup.Event.self, from: rules.lines)
    { event in
      var alone = empty
      try alone.apply(event)
    } conflict: {
      GroupError.log(.conflictingEvent($0.rawValue))
    }
    return (try PlayerGroup(empty.content, replaying: events), isFaultless)
  }

  /// Refuses a history with nothing in it, of which nothing can be shown.
  func checkForContent(_ group: PlayerGroup) throws(Failure) {
    guard group.events.isEmpty else { return }
    throw .nothing(in: rules.lines.name, expected: "the history of a group")
  }
}

/// Which points are asked for, and as of when.
struct ViewOptions: ParsableArguments {
  /// Which points.
  enum Scope: String, CaseIterable, ExpressibleByArgument {
    case season, lifetime

    var leaderboardScope: Leaderboard.Scope { self == .season ? .season : .lifetime }
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The date: 2026-03-01 (its beginning), 2026-03-01T12:00:00Z, or milliseconds since 1970. (default: "
        + "that of the last event)",
      valueName: "date"
    )
  )
  var at: TypedDate?

  @Option(
    help:
      "The points to count: those of the current season, or of all time. Without an open season they are the same."
  )
  var scope: Scope = .season

  /// The group as it was.
  func view(of group: PlayerGroup) throws -> GroupView {
    group.view(asOf: try at?.date(for: "--at", in: group.content.calendar))
  }
}
