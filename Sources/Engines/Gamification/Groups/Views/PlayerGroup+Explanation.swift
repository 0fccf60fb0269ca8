// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Every point of a member with its reason, and what counts for nothing.
  ///
  /// ```swift
  /// let explanation = group.explanation(of: "bob", at: now)
  /// explanation.total                      // as of `PointsExplanation`
  /// for note in explanation.notes { show(note.sentence(in: .german)) }
  /// ```
  @dynamicMemberLookup
  public struct Explanation: Hashable, Sendable {
    /// The points, entry by entry.
    public let points: PointsExplanation
    /// The events of the member, and those of administrators about their points, that have no
    /// effect or became known late, in order.
    public let notes: [Note]

    /// A property of the points.
    public subscript<Value>(dynamicMember path: KeyPath<PointsExplanation, Value>) -> Value {
      points[keyPath: path]
    }

    /// An event that does not count, or that counts although it became known late.
    public struct Note: Identifiable, Hashable, Sendable {
      /// The reason an event is noted.
      public enum Cause: Hashable, Sendable {
        /// Somebody declared it void.
        case void(by: Event)
        /// It is not possible at its place, by all that is known.
        case refused(GroupError)
        /// It counts for a day before the one on which it was reported.
        case late
      }

      /// The event.
      public let event: Event
      /// The reason.
      public let cause: Cause
      /// The title of the todo that it is about, if it is about one.
      public let title: String?
      /// The moment when it happened, on the clocks of the group.
      public let happened: PlayerGroup.Moment
      /// The moment when it became known or, if it is void, when it became that.
      public let known: PlayerGroup.Moment

      /// The identifier of the event.
      public var id: Event.ID { event.id }

      /// Returns it in a sentence.
      ///
      /// - Parameters:
      ///   - phrasebook: The language.
      ///   - name: The name of a member for people; the identifier by default.
      /// - Returns: The sentence.
      public func sentence(
        in phrasebook: Phrasebook,
        naming name: (Member.ID) -> String = { $0.rawValue }
      ) -> String {
        func say(_ sentence: Sentence) -> String { gameSentences(sentence, in: phrasebook) }
        var values: [String: Sentence.Value] = [
          "date": .text(say(happened.sentence)), "known": .text(say(known.sentence)),
        ]
        // “Bins” that do not count were put on the board or done; a penalty is another entry.
        var title = title
        if case .void = cause, !event.action.isTodoItself { title = nil }
        if let title { values["todo"] = .text(title) }
        var key =
          switch cause {
          case .void(let void):
            void.actor == event.actor || void.actor == nil ? "note.takenBack" : "note.void"
          case .refused: "note.refused"
          case .late: "note.late"
          }
        if case .void(let void) = cause, let actor = void.actor {
          values["member"] = .text(name(actor))
        }
        if case .refused(let error) = cause {
          values["reason"] = .text(error.sentence(in: phrasebook))
        }
        if title == nil { key += ".other" }
        return say(Sentence(key, values))
      }
    }
  }

  /// Returns every point of a member at a date with its reason, and what counts for nothing.
  ///
  /// - Parameters:
  ///   - member: The member. There is nothing to explain for someone unknown.
  ///   - scope: The points that count; all by default.
  ///   - date: The date by which the points were there, and until which events are noted.
  /// - Returns: The explanation.
  /// - Complexity: O(*n*) for *n* events.
  public func explanation(
    of member: Member.ID,
    _ scope: Leaderboard.Scope = .lifetime,
    at date: Date
  ) -> PlayerGroup.Explanation {
    let view = view(asOf: date)
    let window = view.window(of: scope)
    let days = content.days
    var notes: [Explanation.Note] = []
    for event in log.log where event.date <= date && event.concerns(member) {
      guard window.map({ $0.contains(event.date) }) ?? true else { continue }
      var known = event.recordedAt
      let cause: Explanation.Note.Cause
      switch effect(of: event.id) {
      case .void(let id)?:
        guard let void = log.event(id) else { continue }
        cause = .void(by: void)
        known = void.recordedAt
      case .refused(let error)?: cause = .refused(error)
      default:
        guard case .completed = event.action,
          days.day(of: event.date) < days.day(of: event.recordedAt)
        else { continue }
        cause = .late
      }
      notes.append(
        Explanation.Note(
          event: event,
          cause: cause,
          title: event.action.todo.map { view.state.todos[$0]?.todo.title ?? $0.rawValue },
          happened: PlayerGroup.Moment(event.date, calendar: content.calendar),
          known: PlayerGroup.Moment(known, calendar: content.calendar)
        )
      )
    }
    return PlayerGroup.Explanation(points: view.explanation(of: member, scope), notes: notes)
  }
}

extension PlayerGroup.Event {
  /// Whether a member did it, or it is about their points.
  fileprivate func concerns(_ member: Member.ID) -> Bool {
    switch action {
    case .awarded(let other, _, _), .deducted(let other, _, _), .penalized(let other, _):
      other == member
    default: actor == member
    }
  }
}

extension PlayerGroup.Action {
  /// Whether it puts a todo on the board or says that it was done.
  fileprivate var isTodoItself: Bool {
    switch self {
    case .created, .completed: true
    default: false
    }
  }
}

extension GroupState {
  /// Returns an explanation in which what multipliers add to todos is apart from the base.
  func splittingMultipliers(of explanation: PointsExplanation) -> PointsExplanation {
    guard earnings != nil else { return explanation }
    var found: [Todo.ID: [Ledger.Entry.ID: [PointsExplanation.Step]]] = [:]
    return explanation.splittingBase { entry in
      guard [.todo, .shared].contains(entry.reason.kind), let subject = entry.reason.subject else {
        return []
      }
      let id = Todo.ID(subject)
      if found[id] == nil {
        var steps: [Ledger.Entry.ID: [PointsExplanation.Step]] = [:]
        for completion in todos[id]?.completions ?? [] {
          for credit in completion.credits where credit.extra != 0 {
            steps[credit.entry] = multiplierSteps(of: credit, completion, id)
          }
        }
        found[id] = steps
      }
      return found[id]?[entry.id] ?? []
    }
  }

  private func multiplierSteps(
    of credit: GroupView.TodoCredit,
    _ completion: GroupView.TodoCompletion,
    _ id: Todo.ID
  ) -> [PointsExplanation.Step] {
    guard let todo = todos[id]?.todo else { return [] }
    let share = (member: credit.member, points: credit.points - credit.extra)
    var steps = multiplierSteps(
      for: share,
      of: todo,
      in: season(at: completion.date),
      completion
    )
    // What was cut off at the most that there can be is cut off from the last one.
    let rest = credit.extra - steps.reduce(0) { $0 + $1.points }
    if rest != 0, let last = steps.popLast() {
      steps.append(PointsExplanation.Step(kind: last.kind, points: last.points + rest))
    }
    return steps.reduce(0) { $0 + $1.points } == credit.extra ? steps : []
  }
}
