// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// What a save file has of a group.
struct SavedGroup: Codable {
  let rules: RuleBook
  /// The time zone that days are of.
  let zone: String
  let events: [PlayerGroup.Event]

  init(_ group: PlayerGroup) {
    rules = group.content.rules
    zone = group.content.calendar.timeZone.identifier
    events = group.events
  }

  /// Replays the group.
  ///
  /// - Throws: A sentence about what is wrong with it.
  fileprivate func group() throws(UnusableLine) -> PlayerGroup {
    guard let calendar = ZoneOption.calendar(named: zone) else {
      throw UnusableLine("zone: there is no time zone \"\(zone)\"")
    }
    do {
      let content = PlayerGroup.Content(id: "group", rules: rules, calendar: calendar)
      return try PlayerGroup(content, replaying: events)
    } catch {
      throw UnusableLine(
        "events[\(error.position)]: refused: \(Faulty.sentence(for: error.refusal))"
      )
    }
  }
}

extension SaveFile {
  /// Reads a group, or nil when there is none yet: no file, or an empty one.
  ///
  /// - Throws: A failure for a file that is not a group.
  func loadGroup() throws(Failure) -> PlayerGroup? {
    guard let data = try read() else { return nil }
    if let misfit = ContentKind.misfit(of: data, at: path, for: SavedGroup.self) { throw misfit }
    do {
      return try ContentFile.check(SavedGroup.self, in: data).get().group()
    } catch let faulty as Faulty {
      throw .badData("\(path) is not a saved group: \(faulty.lines[0])")
    } catch {
      throw .badData("\(path) is not a saved group: \(Faulty.sentence(for: error))")
    }
  }

  /// Writes a group, in one step.
  func write(_ group: PlayerGroup) throws(Failure) {
    try write(SavedGroup(group), calling: "group")
  }
}
