// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// Records the first million events of W3 in a ledger, one entry with an identifier after the
/// other.
///
/// Entries are what an app has anyway, so they are made beforehand. The checksum is our own: the
/// total of each player who has an entry, in the order of players.
struct LedgerRecords: Workload {
  static let name = "ledger"

  private let entries: [Ledger.Entry]
  private let players: [Member.ID]
  private var ledger = Ledger(days: days)

  private static let days = DayReckoning(Calendar(identifier: .gregorian))

  var operations: Int { entries.count }

  init(_ data: Data) throws {
    let events = try PointEvents(data, limit: 1_000_000).events
    let kinds = (0..<PointEvents.kinds).map { PointsReason.Kind(rawValue: "kind-\($0)") }
    entries = events.enumerated().map { index, event in
      Ledger.Entry(
        id: "e\(index)",
        member: "p\(event.member)",
        change: .points(event.points),
        reason: PointsReason(kinds[event.kind]),
        date: Date(timeIntervalSince1970: Double(index))
      )
    }
    players = Set(events.map(\.member)).sorted().map { "p\($0)" }
  }

  mutating func run() {
    ledger = Ledger(days: Self.days)
    for entry in entries {
      do throws(LedgerError) {
        try ledger.record(entry)
      } catch {
        stop("\(error)", status: 65)
      }
    }
  }

  func checksum() -> Checksum {
    Checksum(of: players.map { UInt64(ledger.total(of: $0)) })
  }
}
