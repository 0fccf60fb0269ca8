// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress
internal import SharedHistories

/// A history of scores that are read from elsewhere: a league or a recurring board.
protocol ScoreReading: LoggedHistory
where Action.Actor == Member.ID, Content: Codable {
  /// The action of a score.
  static func scored(_ score: Leaderboard.Score) -> Action
  /// The action of a void.
  static func voided(_ event: Event.ID) -> Action

  /// From when on scores can still change a result, at a date.
  func readableStart(at date: Date) -> Date

  /// Whether a member could make a score at a date.
  func takes(_ member: Member.ID, at date: Date) -> Bool
}

extension ScoreReading {
  /// Takes in the scores of a source that are new, and takes out those that count no more.
  ///
  /// The identifier of an event is made of the name of the source, the entry and its points, so that
  /// it is the same whoever reads.
  mutating func readScores(
    of source: some ScoreSource,
    as team: Member.ID?,
    named name: String,
    at date: Date
  ) -> [Event] {
    guard let date = date.truncatedToMilliseconds else { return [] }
    let start = readableStart(at: date)
    guard start <= date else { return [] }
    let end = date.addingTimeInterval(0.001)
    let prefix = "\(name)/"
    var wanted: [Event.ID: SourcedScore] = [:]
    for score in source.scores(in: start..<end) where score.points != 0 {
      guard takes(team ?? score.member, at: score.date) else { continue }
      wanted[Event.ID("\(prefix)\(score.entry)/\(score.points)")] = score
    }
    var new: [Event] = []
    for (id, score) in wanted {
      switch effect(of: id) {
      case nil:
        new.append(
          Event(
            Self.scored(Leaderboard.Score(points: score.points)),
            by: team ?? score.member,
            at: score.date,
            recordedAt: max(score.recordedAt, score.date),
            // After the joining of the same instant.
            order: 1_000_000,
            id: id
          )
        )
      case .void(let void): new.append(self.void(void, at: date))
      case .effective, .refused: break
      }
    }
    let first = log.log.firstIndexInOrder { $0.date >= start }
    for event in log.log[first...]
    where event.id.rawValue.hasPrefix(prefix) && wanted[event.id] == nil {
      let parts = event.id.rawValue.dropFirst(prefix.count).split(separator: "/")
      let entry = parts.dropLast().joined(separator: "/")
      guard case .effective = effect(of: event.id), parts.count >= 2,
        source.knows(entry, from: event.recordedAt)
      else { continue }
      new.append(void(event.id, at: date))
    }
    let sorted = new.sorted { $0.precedes($1) }
    _ = merge(sorted)
    return sorted
  }

  private func void(_ event: Event.ID, at date: Date) -> Event {
    Event(Self.voided(event), at: date, id: Event.ID("void \(eventCount) \(event)"))
  }

  /// The stamp of what a device enters now: at a date before the last event it is late.
  func lateStamp(_ stamp: Event.Stamp?, _ date: Date) -> Event.Stamp? {
    guard stamp?.recordedAt == nil, let last = log.log.last?.date,
      last.timeIntervalSince(date) > state.clocks.tolerance
    else { return stamp }
    return Event.Stamp(id: stamp?.id, recordedAt: last)
  }

  // MARK: JSON

  /// Reads content and events, or the content alone.
  static func read(from decoder: any Decoder) throws -> Self {
    let container = try decoder.container(keyedBy: JSONKey.self)
    guard container.contains(JSONKey("content")) else { return Self(try Content(from: decoder)) }
    let stored = try StoredBoard<Content, Event>(from: decoder)
    do throws(ReplayError<Refusal>) {
      return try Self(stored.content, replaying: stored.events)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(error)")
      )
    }
  }

  /// Writes content and events, or the content alone before the first event.
  func write(to encoder: any Encoder) throws {
    if eventCount == 0 {
      try content.encode(to: encoder)
    } else {
      try StoredBoard(content: content, events: events).encode(to: encoder)
    }
  }
}

/// A content with its events, as they are stored.
private struct StoredBoard<Content: Codable & Sendable, Event: Codable & Sendable>: JSONRecord {
  let content: Content
  let events: [Event]

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let content = record.field("content", \.content)
    let events = record.field("events", \.events)
    return try Self(content: content(), events: events())
  }
}

/// Which events of a board are void, where a void can come too late.
enum BoardVoids {
  static func plan<Action: SharedAction, Refusal: LogRefusal & Hashable>(
    _ events: [Recorded<Action>],
    target: (Action) -> Recorded<Action>.ID?,
    refusal: (_ void: Recorded<Action>, _ root: Recorded<Action>) -> Refusal?
  ) -> VoidPlan<Action, Refusal> {
    var plan = VoidPlan<Action, Refusal>()
    var roots: [Recorded<Action>.ID: Recorded<Action>] = [:]
    var granted: [(void: Recorded<Action>.ID, target: Recorded<Action>.ID)] = []
    for event in events {
      guard let target = target(event.action) else {
        roots[event.id] = event
        continue
      }
      guard let root = roots[target] else {
        plan.refusals[event.id] = .log(.unknownEvent(target.rawValue))
        continue
      }
      roots[event.id] = root
      if let refusal = refusal(event, root) {
        plan.refusals[event.id] = refusal
      } else {
        granted.append((event.id, target))
      }
    }
    // A void takes out what comes before it, so going back it is known of each whether it is in
    // effect.
    for (void, target) in granted.reversed() where plan.voidedBy[void] == nil {
      plan.voidedBy[target] = void
    }
    return plan
  }
}

extension Recorded {
  /// The event with another actor.
  func by(_ actor: Action.Actor?) -> Recorded {
    guard actor != self.actor else { return self }
    return Recorded(
      action,
      by: actor,
      at: date,
      recordedAt: recordedAt,
      order: order,
      id: id
    )
  }
}
