// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension GroupView {
  /// The profile of a member in a group; the same person has a separate profile in every group.
  ///
  /// ```swift
  /// if let profile = group.profile(of: "bob", at: now) {
  ///   print(profile.points, profile.level.level, profile.standing?.rank ?? 0, profile.title ?? "")
  /// }
  /// ```
  public struct Profile: Hashable, Sendable {
    /// The member described.
    public let member: Member.ID
    /// Whether they are currently a member; the profiles of former members are kept.
    public let isMember: Bool
    /// Whether they are an administrator.
    public let isAdministrator: Bool
    /// Whether they take part in the comparison.
    public let takesPart: Bool
    /// The date when they joined for the first time.
    public let memberSince: Date
    /// Their points of all time.
    public let points: Int
    /// Their points in the current season, or of all time if no season is open.
    public let seasonPoints: Int
    /// Their row on the leaderboard of that season; nil if they are not on it.
    public let standing: Leaderboard.Standing?
    /// Their level.
    public let level: LevelTable.Standing
    /// Their standing in every achievement since the beginning, in the order of the book.
    public let achievements: [Achievement.Standing]
    /// The tiers that they have reached and not looked at; a badge shows their number.
    public let unseen: [Achievement.Unlock]
    /// The title that they wear with their name.
    public let title: String?
    /// The todos that they have claimed and not completed, in the order of claiming.
    public let claimed: [Todo.ID]
    /// The todos that they have done, alone or with others, the latest first, without those taken
    /// back.
    public let done: [DoneTodo]
    /// The number of todos that they have put on the board.
    public let created: Int
    /// The todo that brought them the most points at once; the first of several.
    public let biggest: DoneTodo?
    /// The number of days, or weeks, in a row in which they have done todos, by
    /// ``RuleBook/Draft/streak``.
    ///
    /// Days are those of the group's calendar. A todo that was taken back does not count.
    public let streak: Streak.Standing
    /// Their points of the day.
    public let pointsToday: Int
    /// The points that they aim to earn each day, by ``RuleBook/Draft/dailyGoal``; nil if there is
    /// no goal.
    public let dailyGoal: Int?

    /// Whether the goal of the day is met.
    public var isDailyGoalMet: Bool { dailyGoal.map { pointsToday >= $0 } ?? false }

    /// A todo that a member has done.
    public struct DoneTodo: Hashable, Sendable {
      /// The todo.
      public let todo: Todo.ID
      /// The points that it brought them, without bonus.
      public let points: Int
      /// The date when they did it.
      public let date: Date
    }
  }
}

extension GroupView {
  /// Returns the profile of a current or former member, or nil for someone who was never a member.
  ///
  /// - Complexity: O(*n* log *n*) in the number of the member's entries.
  public func profile(of member: Member.ID) -> GroupView.Profile? {
    guard let record = state.membership.records[member] else { return nil }
    // A completion is credited by an entry, which a penalty reverses.
    let done = ledger.effectiveEntries(of: member).compactMap { entry -> Profile.DoneTodo? in
      guard [.todo, .shared].contains(entry.reason.kind), let todo = entry.reason.subject,
        case .points(let points, _) = entry.change
      else { return nil }
      return Profile.DoneTodo(todo: Todo.ID(todo), points: points, date: entry.date)
    }
    let biggest = done.min { left, right in
      (right.points, left.date, left.todo) < (left.points, right.date, right.todo)
    }
    var streak = Streak(state.valuation.streak)
    for date in done.map(\.date).sorted() {
      streak.record(at: date, by: state.days)
    }
    return GroupView.Profile(
      member: member,
      isMember: record.isMember,
      isAdministrator: state.membership.isAdministrator(member),
      takesPart: record.takesPart,
      memberSince: record.firstJoined,
      points: points(of: member, .lifetime),
      seasonPoints: points(of: member, .season),
      standing: leaderboard(.season).standing(of: member),
      level: level(of: member),
      achievements: achievements(of: member),
      unseen: state.progress.tracker.unseen(by: member),
      title: state.progress.tracker.title(of: member),
      claimed: state.claimed[member] ?? [],
      done: done.sorted { ($1.date, $1.todo) < ($0.date, $0.todo) },
      created: state.created[member] ?? 0,
      biggest: biggest,
      streak: streak.standing(on: state.days.day(of: date), by: state.days),
      pointsToday: points(of: member, .days(1)),
      dailyGoal: state.valuation.dailyGoal
    )
  }
}

extension GroupView {
  /// The season that the last instant before a date is in: a date at which a season ends sums it
  /// up.
  package func season(before date: Date) -> Season? {
    state.season(at: date.addingTimeInterval(-0.001))
  }

  /// The members at a date, as far as they are still known.
  package func joined(by date: Date) -> [Member.ID] {
    members.filter { member in
      state.membership.takesPart(member)
        && (state.membership.records[member]?.firstJoined).map { $0 < date } ?? false
    }
  }

  /// The members who joined at least a week after the group was founded, and when.
  package var lateJoiners: [(member: Member.ID, date: Date)] {
    guard let founded = state.membership.founded else { return [] }
    return members.compactMap { member in
      guard let joined = state.membership.records[member]?.firstJoined,
        joined.timeIntervalSince(founded) >= 604_800
      else { return nil }
      return (member, joined)
    }
  }
}

/// A history that is in order, has no voids and belongs to no group, event by event.
package struct GroupHistory {
  private var state: GroupState

  package init(over content: PlayerGroup.Content) {
    state = GroupState(content)
  }

  /// Lets an event take effect, if it is possible.
  package mutating func take(_ event: PlayerGroup.Event) {
    state.advance(to: event.date)
    guard event.isSound, (try? state.apply(event)) != nil else { return }
    // What an event made due by its own date happens with it.
    state.advance(to: event.date)
  }

  /// The points of a member in the season of a date, or of all time where there is none.
  package mutating func points(of member: Member.ID, at date: Date) -> Int {
    state.advance(to: date)
    let start = state.findSeason(at: date)?.start ?? .distantPast
    return state.progress.ledger.total(of: member, in: min(start, date)..<date)
  }

  /// The group at a date.
  package mutating func view(at date: Date) -> GroupView {
    GroupState.settle(&state)
    return GroupView(state, at: date)
  }
}

extension Leaderboard {
  /// The points that a leaderboard compares.
  public struct Scope: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case openSeason
      case lifetime
      case days(Int)
      case season(Season.ID)
    }

    let form: Form

    /// The points of the current season, or of all time if no season is open.
    public static let season = Leaderboard.Scope(form: .openSeason)
    /// Those of all time: in seasons, before, between and after them.
    public static let lifetime = Leaderboard.Scope(form: .lifetime)

    /// Returns the points of several days up to and including that of the view; empty for 0 days or
    /// fewer.
    public static func days(_ count: Int) -> Leaderboard.Scope {
      Leaderboard.Scope(form: .days(count))
    }

    /// Returns the points of a season; empty for an unknown season.
    public static func season(_ id: Season.ID) -> Leaderboard.Scope {
      Leaderboard.Scope(form: .season(id))
    }
  }
}
