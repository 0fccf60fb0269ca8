// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird

/// The class as a group: a board of todos, a leaderboard, seasons, achievements and why everybody
/// has their points.
struct GroupPages: Sendable {
  static let kind = "group"
  /// The stream of the class.
  static let stream = "class"

  let store: Store
  let pages: Pages
  let streams: Streams<PlayerGroup>
  let changes: Broadcast

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/group") { request, context in
      try await board(for: context, team: request.uri.queryParameters["team"].map { String($0) })
    }
    routes.get("/group/changes") { request, context in
      try await changes.stream(to: context.account.id, for: request)
    }
    routes.get("/group/awards") { _, context in try await awards(for: context) }
    routes.get("/group/members/:member") { _, context in try await profile(for: context) }
    routes.get("/group/:command") { _, _ -> Response in .redirect(to: "/group", type: .normal) }
    routes.post("/group/:command") { request, context in try await command(request, context) }
  }

  // MARK: The board

  private struct TodoCard: Sendable {
    let id: String
    let title: String
    let text: String?
    let points: Int
    /// How many points more it would earn the viewer, who catches up.
    let bonus: Int?
    let claimedBy: String?
    let due: String?
    let isOverdue: Bool
    let canClaim: Bool
    let canComplete: Bool
    let canConfirm: Bool
    let canReject: Bool
    let canSteal: Bool
    let canWithdraw: Bool
    let credits: [String]
    /// The members whose points for it an administrator can take back.
    let penalizable: [Penalty]
    let vote: Vote?
    let canOpenVote: Bool
    let completion: String?
    let owner: String
  }

  private struct Penalty: Sendable {
    let todo: String
    let title: String
    let member: String
    let name: String
  }

  private struct Vote: Sendable {
    let todo: String
    let title: String
    let deadline: String
    let count: Int
    let quorum: Int
    /// What the viewer voted for.
    let own: String
  }

  private struct Row: Sendable {
    let rank: Int
    let member: String
    let address: String
    let points: Int
    let achievements: Int
    let title: String?
    let isViewer: Bool
  }

  private struct Board: Sendable {
    let isMember: Bool
    let isAdministrator: Bool
    let seen: Int
    /// Why todos earn the viewer more.
    let catchUp: String?
    let open: [TodoCard]
    let claimed: [TodoCard]
    let done: [TodoCard]
    let hasDone: Bool
    let season: String?
    let seasonRows: [Row]
    let rows: [Row]
    /// The groups within the class whose leaderboards can be chosen, and the whole class.
    let teams: [ProblemView.Choice]
    let hasTeams: Bool
    let archives: [Archive]
    let minimumPoints: Int
    let maximumPoints: Int?
    let draft: Draft
  }

  private struct Archive: Sendable {
    let title: String
    let winners: String
    let rows: [Row]
    let isCorrected: Bool
  }

  private struct Draft: Sendable {
    let title: String
    let points: String
    let isDraft: Bool
  }

  private func board(
    for context: ClassroomContext,
    team: String? = nil,
    form: Form? = nil,
    notice: Notice? = nil
  ) async throws -> Response {
    let group = try await streams.state(of: Self.stream)
    let now = max(Date(), group.lastEvent?.date ?? .distantPast)
    let account = try context.account
    let me = Member.ID(account.id)
    let names = try names(for: context)
    let view = group.view(asOf: now)
    let isAdministrator = view.administrators.contains(me)
    let catchUp = view.catchUp(of: me)
    func card(_ todo: GroupView.BoardTodo) -> TodoCard {
      let claims = todo.claims.map(\.member)
      let waiting = todo.completions.last { $0.isWaiting }
      func can(_ action: PlayerGroup.Action) -> Bool {
        var trial = group
        return (try? trial.perform(action, by: me, at: now, stamp: nil)) != nil
      }
      let owner = claims.first { $0 != me }
      return TodoCard(
        id: todo.id.rawValue,
        title: todo.todo.title,
        text: todo.todo.text.isEmpty ? nil : todo.todo.text,
        points: todo.todo.points,
        bonus: todo.state == .completed
          ? nil : catchUp.map { $0.bonus(for: todo.todo.points) }.flatMap { $0 > 0 ? $0 : nil },
        claimedBy: claims.isEmpty
          ? nil : claims.map { names[$0] }.joined(separator: ", "),
        due: todo.dueAt.map { Days.end($0, of: group.content.days, in: context.visitor.language) },
        isOverdue: todo.isOverdue(at: now),
        canClaim: can(.claimed(todo.id)),
        canComplete: can(.completed(todo.id)),
        canConfirm: waiting != nil && can(.confirmed(todo.id)),
        canReject: waiting != nil && can(.rejected(todo.id, reason: "–")),
        canSteal: owner.map { can(.stole(todo.id, from: $0)) } ?? false,
        canWithdraw: can(.withdrew(todo.id)),
        credits: todo.completions.last?.credits.map {
          "\(names[$0.member]) +\($0.points + $0.bonus)"
        } ?? [],
        penalizable: Set(todo.completions.flatMap(\.credits).map(\.member)).sorted().compactMap {
          guard can(.penalized($0, for: todo.id)) else { return nil }
          return Penalty(
            todo: todo.id.rawValue,
            title: todo.todo.title,
            member: $0.rawValue,
            name: names[$0]
          )
        },
        vote: todo.vote.map {
          Vote(
            todo: todo.id.rawValue,
            title: todo.todo.title,
            deadline: Days.end($0.deadline, of: group.content.days, in: context.visitor.language),
            count: $0.votes.count,
            quorum: $0.quorum,
            own: $0.votes[me].map { "\($0)" } ?? ""
          )
        },
        canOpenVote: can(.voteOpened(todo.id, until: now + Self.voteLength, quorum: 2)),
        completion: isAdministrator ? todo.completions.last?.id.rawValue : nil,
        owner: owner?.rawValue ?? ""
      )
    }
    let choice = try teams(chosen: team, for: context)
    func rows(_ leaderboard: Leaderboard) -> [Row] {
      leaderboard.keeping(choice.members).standings.map { standing in
        Row(
          rank: standing.rank,
          member: names[standing.member],
          address: standing.member.rawValue.escapedForAddress,
          points: standing.points,
          achievements: standing.achievements,
          title: standing.title,
          isViewer: standing.member == me
        )
      }
    }
    let todos = view.todos
    let board = Board(
      isMember: view.members.contains(me),
      isAdministrator: isAdministrator,
      seen: group.eventCount,
      catchUp: catchUp?.sentence(in: context.visitor.phrasebook),
      open: todos.filter { $0.state == .open }.map(card),
      claimed: todos.filter { $0.state == .claimed }.map(card),
      done: todos.filter { $0.state == .completed }.suffix(8).reversed().map(card),
      hasDone: todos.contains { $0.state == .completed },
      season: view.season?.id.rawValue,
      seasonRows: view.season == nil ? [] : rows(view.leaderboard(.season)),
      rows: rows(view.leaderboard(.lifetime)),
      teams: choice.teams,
      hasTeams: choice.teams.count > 1,
      archives: group.archives(at: now).reversed().map { archive in
        let winners = archive.final.standings.filter { $0.rank == 1 }
          .map { names[$0.member] }
        return Archive(
          title: archive.season.id.rawValue,
          winners: winners.joined(separator: ", "),
          rows: rows(archive.final),
          isCorrected: archive.isCorrected
        )
      },
      minimumPoints: view.rules.todoPoints.lowerBound,
      // A class that was begun without a limit shows none, and none that is the widest number.
      maximumPoints: view.rules.todoPoints.upperBound <= SchoolRules.mostPointsRange.upperBound
        ? view.rules.todoPoints.upperBound : nil,
      draft: Draft(
        title: form?.title ?? "",
        points: form?.points.map { "\($0)" } ?? "",
        isDraft: form?.title != nil
      )
    )
    return pages.page(
      "group",
      title: "group",
      section: "group",
      showing: board,
      to: context.visitor,
      notice: notice
    )
  }

  /// The leaderboards that somebody can choose among, and the members of the chosen one; nil for all.
  ///
  /// Learners choose among the groups that they are in, and teachers among all.
  private func teams(
    chosen: String?,
    for context: ClassroomContext
  ) throws -> (teams: [ProblemView.Choice], members: Set<Member.ID>?) {
    let account = try context.account
    let own = try store.teams(of: account.id)
    let whole = pages.words(for: context.visitor)["wholeClass"] ?? ""
    let teams = try store.teams().filter { account.role == .teacher || own.contains($0.id) }
    let team = teams.first { $0.id == chosen }
    let all = ProblemView.Choice(id: "", text: whole, isSelected: team == nil)
    let members = try team.map { try store.teamMembers()[$0.id] ?? [] }
    return (
      [all]
        + teams.map {
          ProblemView.Choice(id: $0.id, text: $0.title, isSelected: $0.id == team?.id)
        }, members.map { Set($0.map { Member.ID($0) }) }
    )
  }

  /// The names that accounts are shown by.
  func names(for context: ClassroomContext) throws -> ShownNames {
    ShownNames(try store.accounts(), in: pages.words(for: context.visitor))
  }

  // MARK: Commands

  /// How long a vote on points lasts.
  private static let voteLength = 3 * 86_400.0

  struct Form: Decodable, Sendable {
    let todo: String?
    let title: String?
    let text: String?
    let points: Int?
    let member: String?
    let event: String?
    let season: String?
    let weeks: Int?
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let command = try context.parameters.require("command")
    let action = action(command, form)
    guard action != nil || command == "season" else { throw HTTPError(.notFound) }
    let me = Member.ID(try context.account.id)
    let changed: [PlayerGroup.MemberChange]
    do {
      changed = try await streams.change(Self.stream, at: Date()) { group, date in
        let now = max(date, group.lastEvent?.date ?? date)
        // The engine lets every member begin and end a season; here only those may who are shown
        // the form.
        if ["season", "close"].contains(command),
          !group.view(asOf: now).administrators.contains(me)
        {
          throw GroupError.member(.notAdministrator(me))
        }
        guard let action else {
          let season = Season.ID(form.season ?? "")
          try group.openSeason(id: season, lasting: .weeks(form.weeks ?? 0), by: me, at: now)
          return []
        }
        // Looking at achievements is not a reason to become a member.
        if case .joined = action, group.view(asOf: now).members.contains(me) { return [] }
        var report: MergeReport<PlayerGroup>?
        try group.perform(action, by: me, at: now, stamp: nil, reporting: &report)
        return report?.consequences ?? []
      }
    } catch {
      return try await board(
        for: context,
        form: form,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    await changes.announce()
    // What was taken back says what it took.
    let names = try names(for: context)
    let sentences = changed.flatMap { change in
      change.sentences(in: context.visitor.phrasebook) { names[$0] }
    }
    guard command == "void", !sentences.isEmpty else {
      return .redirect(to: "/group", type: .normal)
    }
    return try await board(
      for: context,
      notice: Notice(sentences.joined(separator: " "), .ok)
    )
  }

  /// What a form asks for.
  private func action(_ command: String, _ form: Form) -> PlayerGroup.Action? {
    let todo = Todo.ID(form.todo ?? "")
    return switch command {
    case "join": .joined
    case "create":
      .created(
        Todo(
          id: Todo.ID(Secrets.token()),
          title: form.title ?? "",
          text: form.text ?? "",
          points: form.points ?? 0
        )
      )
    case "claim": .claimed(todo)
    case "release": .released(todo)
    case "complete": .completed(todo)
    case "confirm": .confirmed(todo)
    case "reject": .rejected(todo, reason: form.text ?? "")
    case "steal": .stole(todo, from: Member.ID(form.member ?? ""))
    case "withdraw": .withdrew(todo)
    case "void": .voided(PlayerGroup.Event.ID(form.event ?? ""))
    case "penalize": .penalized(Member.ID(form.member ?? ""), for: todo)
    case "ask": .voteOpened(todo, until: Date() + Self.voteLength, quorum: 2)
    case "vote": .voted(todo, points: form.points ?? 0)
    case "close": .seasonClosed(Season.ID(form.season ?? ""))
    case "see": .sawAchievements
    default: nil
    }
  }
}

extension Leaderboard {
  /// The leaderboard of some members alone, with their places among each other; nil for all.
  func keeping(_ members: Set<Member.ID>?) -> Leaderboard {
    guard let members else { return self }
    var kept = self
    for entry in entries where !members.contains(entry.member) { kept.remove(entry.member) }
    return kept
  }
}
