// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Gamification
import LearningDiary
import PinLabels
import QuizCommunity
import Quizzes

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
  /// Reads the content and the events of a stream.
  let look: @Sendable (_ content: Data, _ events: [Data]) -> Finding

  /// A check of the streams of a form.
  init<State: Replayable>(_ form: Streams<State>.Form) {
    kind = form.kind
    look = { json, events in
      do {
        return .events(Self.faults(in: events, of: try form.decode(json), as: State.self))
      } catch {
        return .content(reason: "\(error)")
      }
    }
  }

  private static func faults<State: Replayable>(
    in events: [Data],
    of content: State.Content,
    as type: State.Type
  ) -> [Int: String] {
    let decoder = JSONDecoder()
    var faults: [Int: String] = [:]
    var kept: [(offset: Int, event: State.Event)] = []
    for (offset, json) in events.enumerated() {
      do {
        kept.append((offset, try decoder.decode(State.Event.self, from: json)))
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
