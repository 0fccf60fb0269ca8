// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Gamification
import LearningDiary
import PinLabels
import QuizCommunity
import Quizzes

/// An event with the date that those after it follow.
private protocol DatedEvent {
  var dateInStream: Date { get }
}

extension Timed: DatedEvent {
  fileprivate var dateInStream: Date { date }
}

extension Recorded: DatedEvent {
  fileprivate var dateInStream: Date { max(date, recordedAt) }
}

/// Looking whether the streams of a kind can be read.
struct StreamCheck: Sendable {
  /// The findings about a stream.
  enum Finding: Sendable {
    /// The content cannot be read, so no event of it can either.
    case content(reason: String)
    /// These events, by their offsets, cannot be read or do not follow from those before them; all
    /// others can be replayed without them.
    case events([Int: String])
  }

  let kind: String
  /// Reads the content and the events of a stream, of which none may be later than a date.
  let look: @Sendable (_ content: Data, _ events: [Data], _ latest: Date) -> Finding

  /// A check of the streams of a form.
  init<State: Replayable>(_ form: Streams<State>.Form) {
    kind = form.kind
    look = { json, events, latest in
      do {
        let content = try form.decode(json)
        return .events(Self.faults(in: events, of: content, as: State.self, until: latest))
      } catch {
        return .content(reason: "\(error)")
      }
    }
  }

  /// The beginning of what is said of an event that the clock was wrong for.
  static let lateness = "is later than tomorrow: "

  private static func faults<State: Replayable>(
    in events: [Data],
    of content: State.Content,
    as type: State.Type,
    until latest: Date
  ) -> [Int: String] {
    let decoder = JSONDecoder()
    var faults: [Int: String] = [:]
    var kept: [(offset: Int, event: State.Event)] = []
    for (offset, json) in events.enumerated() {
      do {
        let event = try decoder.decode(State.Event.self, from: json)
        // All that is done later gets the date of the last event at least.
        if let date = (event as? any DatedEvent)?.dateInStream, date > latest {
          faults[offset] = "\(lateness)\(date.formatted(.iso8601))"
        } else {
          kept.append((offset, event))
        }
      } catch {
        faults[offset] = "cannot be read"
      }
    }
    // The first one that is refused goes, and the others are tried again without it.
    while !kept.isEmpty {
      do throws(ReplayError<State.Refusal>) {
        _ = try State(content, replaying: kept.map { $0.event })
        break
      } catch {
        let place = min(max(error.position, 0), kept.count - 1)
        faults[kept.remove(at: place).offset] =
          "does not follow from those before it: \(error.refusal)"
      }
    }
    return faults
  }

  /// The checks of all kinds of streams, by kind.
  static let all: [String: StreamCheck] = {
    let checks =
      [
        StreamCheck(Streams<QuizSession>.Form.quizzes),
        StreamCheck(Streams<PlayerGroup>.Form.groups),
        StreamCheck(Streams<QuizChallenge>.Form.challenges),
        StreamCheck(Streams<LiveRound>.Form.rounds),
        StreamCheck(Streams<PinLabelSession>.Form.pins),
        StreamCheck(Streams<PinPlacementSession>.Form.places),
        StreamCheck(Streams<Diary>.Form.diaries),
      ] + Exercise.Format.allCases.map { $0.session.check }
    return Dictionary(checks.map { ($0.kind, $0) }) { first, _ in first }
  }()
}
