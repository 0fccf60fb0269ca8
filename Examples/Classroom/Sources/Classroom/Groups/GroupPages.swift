import Foundation
import Gamification
import Hummingbird

/// The class as a group: a board of todos, a leaderboard, seasons, achievements and why everybody has their points.
struct GroupPages: Sendable {
  static let kind = "group"
  /// The stream of the class.
  static let stream = "class"

  let store: Store
  let pages: Pages
  let streams: Streams<PlayerGroup>
  let changes: Broadcast

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/group") { _, context in try await board(for: context) }
    routes.get("/group/changes") { request, context in
      try await changes.stream(to: context.account.id, for: request)
    }
    routes.get("/group/members/:member") { _, context in try await profile(for: context) }
    routes.post("/group/:command") { request, context in try await command(request, context) }
  }

  // MARK: The board

  private struct TodoCard: Sendable {
    let id: String
    let title: String
    let text: String?
    let points: Int
    let claimedBy: String?
    let due: String?
    let isOverdue: Bool
    let canClaim: Bool
    let canComplete: Bool
    let canConfirm: Bool
    let canSteal: Bool
    let canWithdraw: Bool
    let credits: [String]
    let completion: String?
    let owner: String
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
    let open: [TodoCard]
    let claimed: [TodoCard]
    let done: [TodoCard]
    let season: String?
    let seasonRows: [Row]
    let rows: [Row]
    let archives: [Archive]
    let minimumPoints: Int
    let maximumPoints: Int
    let draft: Draft
  }

  private struct Archive: Sendable {
    let title: String
    let winners: String
    let isCorrected: Bool
  }

  private struct Draft: Sendable {
    let title: String
    let points: String
    let isDraft: Bool
  }

  private func board(
    for context: ClassroomContext,
    form: Form? = nil,
    notice: String? = nil,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let group = try await streams.state(of: Self.stream)
    let now = max(Date(), group.events.last?.date ?? .distantPast)
    let account = try context.account
    let me = Member.ID(account.id)
    let names = try names()
    let view = group.view(asOf: now)
    let isAdministrator = view.administrators.contains(me)
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
        claimedBy: claims.isEmpty
          ? nil : claims.map { names[$0.rawValue] ?? $0.rawValue }.joined(separator: ", "),
        due: todo.dueAt.map { Days.text($0, in: context.visitor.language) },
        isOverdue: todo.isOverdue(at: now),
        canClaim: can(.claimed(todo.id)),
        canComplete: can(.completed(todo.id)),
        canConfirm: waiting != nil && can(.confirmed(todo.id)),
        canSteal: owner.map { can(.stole(todo.id, from: $0)) } ?? false,
        canWithdraw: can(.withdrew(todo.id)),
        credits: todo.completions.last?.credits.map {
          "\(names[$0.member.rawValue] ?? $0.member.rawValue) +\($0.points + $0.bonus)"
        } ?? [],
        completion: isAdministrator ? todo.completions.last?.id.rawValue : nil,
        owner: owner?.rawValue ?? ""
      )
    }
    func rows(_ scope: Leaderboard.Scope) -> [Row] {
      view.leaderboard(scope).standings.map { standing in
        Row(
          rank: standing.rank,
          member: names[standing.member.rawValue] ?? standing.member.rawValue,
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
      seen: group.events.count,
      open: todos.filter { $0.state == .open }.map(card),
      claimed: todos.filter { $0.state == .claimed }.map(card),
      done: todos.filter { $0.state == .completed }.suffix(8).reversed().map(card),
      season: view.season?.id.rawValue,
      seasonRows: view.season == nil ? [] : rows(.season),
      rows: rows(.lifetime),
      archives: group.archives(at: now).reversed().map { archive in
        let winners = archive.final.standings.filter { $0.rank == 1 }
          .map { names[$0.member.rawValue] ?? $0.member.rawValue }
        return Archive(
          title: archive.season.id.rawValue,
          winners: winners.joined(separator: ", "),
          isCorrected: archive.isCorrected
        )
      },
      minimumPoints: view.rules.todoPoints.lowerBound,
      maximumPoints: view.rules.todoPoints.upperBound,
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
      notice: notice,
      status: status
    )
  }

  /// The names that accounts are shown by.
  private func names() throws -> [String: String] {
    Dictionary(try store.accounts().map { ($0.id, $0.name) }) { first, _ in first }
  }

  // MARK: Commands

  struct Form: Decodable, Sendable {
    let todo: String?
    let title: String?
    let text: String?
    let points: Int?
    let member: String?
    let event: String?
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let command = try context.parameters.require("command")
    guard let action = try action(command, form) else { throw HTTPError(.notFound) }
    let me = Member.ID(try context.account.id)
    do {
      try await streams.change(Self.stream, at: Date()) { group, date in
        let now = max(date, group.events.last?.date ?? date)
        // Looking at achievements is not a reason to become a member.
        if case .joined = action, group.view(asOf: now).members.contains(me) { return }
        try group.perform(action, by: me, at: now, stamp: nil)
      }
    } catch let error as GroupError {
      return try await board(
        for: context,
        form: form,
        notice: error.sentence(in: context.visitor.language),
        status: .unprocessableContent
      )
    }
    await changes.announce()
    return .redirect(to: "/group", type: .normal)
  }

  /// What a form asks for.
  private func action(_ command: String, _ form: Form) throws -> PlayerGroup.Action? {
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
    case "steal": .stole(todo, from: Member.ID(form.member ?? ""))
    case "withdraw": .withdrew(todo)
    case "void": .voided(PlayerGroup.Event.ID(form.event ?? ""))
    case "see": .sawAchievements
    default: nil
    }
  }

  // MARK: A member

  private struct Posting: Sendable {
    let date: String
    let text: String
    let points: Int
    let balance: Int
  }

  private struct Badge: Sendable {
    let title: String
    let text: String
    let isUnlocked: Bool
    let isNew: Bool
    let value: Int
    let goal: Int
  }

  private struct Profile: Sendable {
    let name: String
    let isMe: Bool
    let level: Int
    let points: Int
    let missing: Int?
    let levelPercent: Int
    let streak: Int
    let seasonPoints: Int
    let hasNews: Bool
    let badges: [Badge]
    let postings: [Posting]
  }

  private func profile(for context: ClassroomContext) async throws -> Response {
    let group = try await streams.state(of: Self.stream)
    let now = max(Date(), group.events.last?.date ?? .distantPast)
    let asked = try context.parameters.require("member")
    let member = Member.ID(asked.removingPercentEncoding ?? asked)
    guard let profile = group.profile(of: member, at: now) else { throw HTTPError(.notFound) }
    let names = try names()
    let isMe = member.rawValue == (try context.account.id)
    let todos = Dictionary(group.view(asOf: now).todos.map { ($0.id.rawValue, $0.todo.title) }) {
      first,
      _ in first
    }
    let shown = Profile(
      name: names[member.rawValue] ?? member.rawValue,
      isMe: isMe,
      level: profile.level.level,
      points: profile.points,
      missing: profile.level.missing,
      levelPercent: (try? profile.level.part.percent()) ?? 0,
      streak: profile.streak.length,
      seasonPoints: profile.seasonPoints,
      hasNews: isMe && !profile.unseen.isEmpty,
      badges: profile.achievements.compactMap { standing in
        guard let achievement = standing.visible else { return nil }
        let tier = standing.next ?? standing.tiers.last
        return Badge(
          title: achievement.title,
          text: achievement.text,
          isUnlocked: standing.isUnlocked,
          isNew: isMe && standing.tiers.contains { $0.isUnseen },
          value: min(tier?.progress.value ?? 0, tier?.progress.goal ?? 0),
          goal: tier?.progress.goal ?? 0
        )
      },
      postings: group.explanation(of: member, at: now).postings.suffix(40).reversed().map {
        let subject = $0.entry.reason.subject ?? ""
        return Posting(
          date: Days.text($0.entry.date, in: context.visitor.language),
          text: todos[subject] ?? $0.description,
          points: $0.points,
          balance: $0.balance
        )
      }
    )
    return pages.page(
      "member",
      title: shown.name,
      section: "group",
      showing: shown,
      to: context.visitor
    )
  }
}
