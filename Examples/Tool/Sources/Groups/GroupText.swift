// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// A group in words.
struct GroupText {
  let view: GroupView
  let days: DayReckoning

  init(_ view: GroupView, in calendar: Calendar) {
    self.view = view
    days = DayReckoning(calendar)
  }

  /// What happened, in a sentence without its full stop.
  func sentence(for event: PlayerGroup.Event) -> String {
    let actor = event.actor?.rawValue ?? "nobody in particular"
    let predicate =
      switch event.action {
      case .founded: "founded the group"
      case .invited(let guest): "invited \(guest)"
      case .joined: "joined"
      case .left: "left"
      case .removed(let member): "removed \(member)"
      case .erased(let erasure): "erased \(erasure.member)"
      case .promoted(let member): "made \(member) an administrator"
      case .demoted(let member): "made \(member) a member like the others"
      case .adopted: "adopted other rules"
      case .optedOut: "left the comparison"
      case .optedIn: "came back into the comparison"
      case .created(let todo): "put “\(todo.title)” on the board for \(Count(todo.points, "point"))"
      case .claimed(let todo): "claimed \(title(of: todo))"
      case .released(let todo): "gave back \(title(of: todo))"
      case .stole(let todo, let owner): "took over \(title(of: todo)) from \(owner)"
      case .completed(let todo, _): "completed \(title(of: todo))"
      case .confirmed(let todo, _, _): "confirmed \(title(of: todo))"
      case .rejected(let todo, _, let reason):
        "did not find \(title(of: todo)) done: \(reason)"
      case .withdrew(let todo): "withdrew \(title(of: todo))"
      case .edited(let todo, _): "changed \(title(of: todo))"
      case .commented(let todo, _, let text): "said about \(title(of: todo)): \(text)"
      case .cheered(let todo, _, let symbol): "cheered for \(title(of: todo)) \(symbol)"
      case .voteOpened(let todo, _, _): "asked what \(title(of: todo)) should be worth"
      case .voted(let todo, let points): "voted \(points) for \(title(of: todo))"
      case .penalized(let member, let todo): "took back what \(member) got for \(title(of: todo))"
      case .awarded(let member, .points(let points), let reason):
        "gave \(member) \(Count(points, "point"))" + (reason.map { ": \($0)" } ?? "")
      case .awarded(let member, .toNextLevel, let reason):
        "gave \(member) the points to the next level" + (reason.map { ": \($0)" } ?? "")
      case .deducted(let member, let points, let reason):
        "took \(Count(points, "point")) from \(member): \(reason)"
      case .seasonOpened(let plan): "opened the season “\(plan.id)”"
      case .seasonClosed(let season): "closed the season “\(season)”"
      case .challengeOpened(let challenge): "set the challenge “\(challenge.title)”"
      case .challengeAccepted(let id): "accepted \(title(of: id))"
      case .challengeDeclined(let id): "declined \(title(of: id))"
      case .noted(let text, _): "put on the pinboard: \(text)"
      case .teamed(let member, let team?): "put \(member) into the team “\(team)”"
      case .teamed(let member, nil): "took \(member) out of their team"
      case .sawAchievements: "looked at the achievements"
      case .choseTitle: "chose a title"
      case .voided: "undid something"
      }
    return "\(actor) \(predicate)".onOneLine
  }

  private func title(of challenge: GroupChallenge.ID) -> String {
    "the challenge “\(view.challenge(challenge)?.challenge.title ?? challenge.rawValue)”"
  }

  /// How far the group is with a challenge.
  func line(for progress: GroupChallenge.Progress) -> String {
    let challenge = progress.challenge
    let goal =
      switch challenge.goal {
      case .todos(let amount): Count(amount, "todo")
      case .points(let amount): Count(amount, "point")
      }
    let state =
      switch progress.state(at: view.date) {
      case .running: "until \(days.lastDay(before: challenge.deadline))"
      case .met: "met"
      case .asked: "not accepted yet"
      case .declined: "declined"
      case .missed: "missed"
      }
    return
      "“\(challenge.title)”: \(progress.amount) of \(goal) for \(reward(of: challenge)), \(state)"
      .onOneLine
  }

  private func reward(of challenge: GroupChallenge) -> String {
    switch challenge.reward {
    case .each(let points): "\(Count(points, "point")) each"
    case .split(let points): "\(Count(points, "point")) together"
    }
  }

  /// What came of a challenge that is over.
  func news(of progress: GroupChallenge.Progress) -> String {
    let title = "The challenge “\(progress.challenge.title)” is".onOneLine
    guard progress.state(at: view.date) == .met else { return "\(title) missed." }
    let members = progress.contributions.filter { $0.value > 0 }.keys.sorted()
    let names = members.map { "\($0)".onOneLine }.joined(separator: ", ")
    return "\(title) met: \(reward(of: progress.challenge)) for \(names)."
  }

  /// What came of votes and challenges whose time ran out since.
  func news(since before: GroupView) -> [String] {
    let votes = before.todos.compactMap { old -> String? in
      guard old.vote != nil, let new = view.todo(old.id), new.vote == nil else { return nil }
      let isNew = new.todo.points != old.todo.points
      let points = Count(new.todo.points, "point")
      return "The vote is over: \(title(of: old.id)) is \(isNew ? "now" : "still") worth \(points)."
    }
    let challenges = before.challenges.compactMap { old -> String? in
      guard old.state(at: before.date) == .running, let new = view.challenge(old.id),
        new.state(at: view.date) != .running
      else { return nil }
      return news(of: new)
    }
    return votes + challenges
  }

  /// What a todo is called, in quotation marks.
  func title(of todo: Todo.ID) -> String {
    "“\(view.todo(todo)?.todo.title ?? todo.rawValue)”".onOneLine
  }

  /// A row for each member.
  func board(_ scope: Leaderboard.Scope) -> [String] {
    rows(of: view.leaderboard(scope))
  }

  /// A row for each member of a leaderboard: rank, name, points and achievements.
  func rows(of board: Leaderboard) -> [String] {
    let rows = board.standings.map { standing in
      let title = standing.title.map { " \($0)" } ?? ""
      return (standing, "\(standing.member)\(title)".onOneLine)
    }
    let width = rows.map(\.1.columns).max() ?? 0
    let digits = rows.map { "\($0.0.points)".count }.max() ?? 0
    return rows.map { standing, name in
      let gap = String(repeating: " ", count: width - name.columns)
      let points = String(repeating: " ", count: digits - "\(standing.points)".count)
      return "\(standing.rank). \(name)\(gap)  \(points)\(Count(standing.points, "point")), "
        + "\(Count(standing.achievements, "achievement"))"
    }
  }

  /// A line for each entry of an explanation, and the sum.
  func lines(of explanation: PointsExplanation) -> [String] {
    // What takes an entry back is told with that entry.
    let counted = explanation.postings.filter { posting in
      if case .reversed = posting.effect { true } else { !posting.steps.isEmpty }
    }
    let width =
      (counted.map { signed($0.points).count } + ["\(explanation.total)".count]).max() ?? 0
    func line(_ number: String, _ text: String) -> String {
      String(repeating: " ", count: width - number.count) + "\(number)  \(text)"
    }
    return counted.map { posting in
      line(signed(posting.points), "\(days.day(of: posting.entry.date))  \(reason(for: posting))")
    } + [line("\(explanation.total)", "together")]
  }

  /// What the points of an entry are for.
  private func reason(for posting: PointsExplanation.Posting) -> String {
    let reason = posting.entry.reason
    let subject = reason.subject ?? ""
    let what =
      switch reason.kind {
      case .todo: title(of: Todo.ID(subject))
      case .shared: "a share of \(title(of: Todo.ID(subject)))"
      case .penalty: "penalty for \(title(of: Todo.ID(subject)))"
      case .challenge:
        "the challenge “\(view.challenge(GroupChallenge.ID(subject))?.challenge.title ?? subject)”"
      case .award: "given by an administrator"
      default: "\(reason.kind) \(subject)"
      }
    if case .reversed = posting.effect { return "\(what), taken back".onOneLine }
    let parts =
      posting.steps.count < 2 ? [] : posting.steps.map { "\(name(of: $0)) \(signed($0.points))" }
    return (parts.isEmpty ? what : "\(what) (\(parts.joined(separator: ", ")))").onOneLine
  }

  private func name(of step: PointsExplanation.Step) -> String {
    switch step.kind {
    case .base: "asked"
    case .multiplier(let id): "\(id)"
    case .bonus: "bonus for catching up"
    case .cap: "above a limit"
    case .floor: "not below the floor"
    }
  }

  private func signed(_ points: Int) -> String { points > 0 ? "+\(points)" : "\(points)" }

  /// The last day of a season that ends.
  func lastDay(of season: Season) -> CalendarDay? {
    season.end.map(days.lastDay)
  }

  /// A line for each achievement: what is reached, and how far it is to the next tier.
  func achievements(of member: Member.ID) -> [String] {
    view.achievements(of: member).map { standing in
      let reached = standing.tiers.count { $0.unlock != nil }
      let isNew = standing.tiers.contains(where: \.isUnseen) ? ", new" : ""
      let next = standing.next.map { " · next: \($0.progress.value) of \($0.progress.goal)" } ?? ""
      return
        "\(standing.isUnlocked ? "★" : "☆") \(standing.achievement.title): \(reached) of "
        + "\(standing.tiers.count)\(isNew)\(next)"
    }
  }
}
