// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Something that can be done in a ``PlayerGroup``.
  ///
  /// In JSON an action is an object with its kind and what that kind takes:
  /// `{"kind":"claimed","todo":"windows"}`.
  public enum Action: SharedAction {
    /// Identifies the member who does it.
    public typealias Actor = Member.ID
    /// A fault that its JSON can have.
    public typealias Fault = RuleFault

    // MARK: Members and their roles

    /// The group was founded; its founder is the first administrator.
    case founded
    /// A member invited someone.
    case invited(Member.ID)
    /// Someone joined, or came back.
    case joined
    /// A member left. Their profile is kept.
    case left
    /// An administrator removed a member. Their profile is kept.
    case removed(Member.ID)
    /// The identifier and all words of a member were erased from the history, for good. Their
    /// points stay.
    indirect case erased(PlayerGroup.Action.Erasure)
    /// An administrator made a member an administrator too.
    case promoted(Member.ID)
    /// An administrator made an administrator a member like the others.
    case demoted(Member.ID)
    /// The group took other rules, for all of the past or from then on.
    indirect case adopted(RuleBook, PlayerLog.Adoption = .past)
    /// A member does not want to be compared any more.
    case optedOut
    /// A member wants to be compared again.
    case optedIn

    // MARK: Todos

    /// A member created a todo.
    case created(Todo)
    /// A member took a todo on.
    case claimed(Todo.ID)
    /// A member gave back a todo that they had claimed.
    case released(Todo.ID)
    /// A member took over a todo that another had claimed long ago.
    indirect case stole(Todo.ID, from: Member.ID)
    /// A member did a todo that they had claimed; the command writes down what was known of it.
    case completed(Todo.ID, knowing: PlayerGroup.Action.Circumstances? = nil)
    /// A member confirmed that a todo was done by others; the command writes down which completion
    /// that was, if the caller does not say it, and the voids that it knew of, by which others had
    /// taken their confirmations back.
    indirect case confirmed(
      Todo.ID,
      completion: PlayerGroup.Event.ID? = nil,
      without: [PlayerGroup.Event.ID] = []
    )
    /// A member did not find a todo done, for a reason in words.
    indirect case rejected(Todo.ID, completion: PlayerGroup.Event.ID? = nil, reason: String)
    /// A todo was taken off the board.
    case withdrew(Todo.ID)
    /// A todo was changed by its creator or an administrator.
    indirect case edited(Todo.ID, [Todo.Change])
    /// A member wrote something about a todo, or about one of its completions.
    indirect case commented(Todo.ID, completion: PlayerGroup.Event.ID?, text: String)
    /// A member cheered for a todo, or for one of its completions.
    indirect case cheered(Todo.ID, completion: PlayerGroup.Event.ID?, symbol: String)
    /// A member asked what a todo should be worth, to be answered by the given date.
    indirect case voteOpened(Todo.ID, until: Date, quorum: Int)
    /// A member said what a todo should be worth.
    indirect case voted(Todo.ID, points: Int)

    // MARK: What administrators do

    /// An administrator took back what a member wrongly got for a todo.
    indirect case penalized(Member.ID, for: Todo.ID)
    /// An administrator gave a member points, perhaps for a reason in words.
    indirect case awarded(Member.ID, PlayerGroup.Action.Award, reason: String? = nil)
    /// An administrator took points from a member, for a reason in words.
    indirect case deducted(Member.ID, points: Int, reason: String)

    // MARK: Seasons and challenges

    /// A season was opened.
    indirect case seasonOpened(Season.Plan)
    /// The season, and the series it belongs to, ended before its time.
    case seasonClosed(Season.ID)
    /// A challenge was set to all.
    indirect case challengeOpened(GroupChallenge)
    /// A member who was asked for a duel wants to play it.
    case challengeAccepted(GroupChallenge.ID)
    /// A member who was asked for a duel does not want to play it.
    case challengeDeclined(GroupChallenge.ID)

    // MARK: The pinboard and teams

    /// A member put a note on the pinboard, where it stays until a date, if there is one.
    indirect case noted(String, until: Date?)
    /// A member is in a team, or in none: one of their own choice, or of an administrator.
    indirect case teamed(Member.ID, in: TeamRanking.Team?)

    // MARK: Profiles

    /// A member looked at their achievements.
    case sawAchievements
    /// A member chose which of their titles to wear.
    indirect case choseTitle(Achievement.WornTitle)

    // MARK: The history itself

    /// An event was declared void, so that it has no effect.
    case voided(PlayerGroup.Event.ID)

    /// The erasure of a member, without a name.
    public typealias Erasure = Member.Erasure

    /// Points that an administrator gives a member.
    public enum Award: Hashable, Sendable {
      /// Some points, at least 1.
      case points(Int)
      /// Exactly the points that are missing to the next level.
      case toNextLevel

      fileprivate init(_ points: Int?) {
        self = points.map(Self.points) ?? .toNextLevel
      }

      fileprivate var points: Int? {
        if case .points(let points) = self { points } else { nil }
      }
    }
  }

  /// Something that happened in a group: who did what, when it happened and when it became known.
  public typealias Event = Recorded<PlayerGroup.Action>
}

extension PlayerGroup.Action {
  /// Whether it decides who belongs to the group, in which role and under which rules.
  var isGovernance: Bool {
    switch self {
    case .founded, .invited, .joined, .left, .removed, .erased, .promoted, .demoted, .adopted:
      true
    default:
      false
    }
  }

  /// Whether the member who did it may take it back without being an administrator: it is about
  /// them alone.
  var isOwnMatter: Bool {
    switch self {
    case .claimed, .released, .completed, .confirmed, .rejected, .voted, .optedOut, .optedIn,
      .sawAchievements, .choseTitle, .commented, .cheered, .noted, .challengeDeclined:
      true
    default:
      false
    }
  }

  /// Whether the member who did it may take it back at once, although it concerns others.
  var isOwnSlip: Bool {
    switch self {
    case .created, .edited, .withdrew, .voteOpened, .challengeOpened: true
    default: false
    }
  }

  /// The deadlines, and the bounds of a season.
  public var namedDates: [Date] {
    switch self {
    case .voteOpened(_, let deadline, _): [deadline]
    case .challengeOpened(let challenge): [challenge.deadline]
    case .noted(_, let end): [end].compactMap { $0 }
    case .seasonOpened(let plan): [plan.start, plan.end].compactMap { $0 }
    case .created(let todo): [todo.due?.instant].compactMap { $0 }
    case .completed(_, let known?): known.dates
    case .edited(_, let changes):
      changes.compactMap { if case .due(let due) = $0 { due?.instant } else { nil } }
    default: []
    }
  }

  /// The event that it declares void.
  var target: PlayerGroup.Event.ID? {
    if case .voided(let target) = self { target } else { nil }
  }
}

extension PlayerGroup.Event {
  /// The number of seconds for which a member may take back a slip that concerns others.
  static let slipTime: TimeInterval = 600

  /// Whether it is a slip that can still be taken back when its void becomes known.
  func isFreshSlip(at date: Date) -> Bool {
    action.isOwnSlip && recordedAt <= date && date.timeIntervalSince(recordedAt) <= Self.slipTime
  }
}

// MARK: - What it changes

extension GroupState {
  package mutating func apply(_ event: PlayerGroup.Event) throws(GroupError) {
    try membership.checkReport(event)
    switch event.action {
    case .founded, .invited, .joined, .promoted, .demoted, .optedOut, .optedIn:
      try membership.apply(event)
      noteMember(event.actor)
    case .adopted(let rules, _):
      try membership.apply(event)
      value(by: rules)
      noteMember(event.actor)
    case .left: try letGo(event.actor, event)
    case .removed(let member): try letGo(member, event)
    case .erased(let erasure): try letGo(erasure.member, event)
    case .created(let todo): try create(todo, event)
    case .claimed(let todo): try claim(todo, event)
    case .released(let todo): try release(todo, event)
    case .stole(let todo, let owner): try steal(todo, from: owner, event)
    case .withdrew(let todo): try withdraw(todo, event)
    case .edited(let todo, let changes): try edit(todo, changes, event)
    case .commented(let todo, let completion, let text):
      try comment(on: todo, completion: completion, text, event)
    case .cheered(let todo, let completion, let symbol):
      try cheer(for: todo, completion: completion, symbol, event)
    case .completed(let todo, let known): try complete(todo, knowing: known, event)
    case .confirmed(let todo, let completion, let known):
      try confirm(todo, completion: completion, without: known, event)
    case .rejected(let todo, let completion, let reason):
      try reject(todo, completion: completion, for: reason, event)
    case .voteOpened(let todo, let deadline, let quorum):
      try openVote(on: todo, until: deadline, quorum: quorum, event)
    case .voted(let todo, let points): try vote(points, for: todo, event)
    case .penalized(let member, let todo): try penalize(member, for: todo, event)
    case .awarded(let member, let award, let reason):
      try give(award, to: member, for: reason, event)
    case .deducted(let member, let points, let reason):
      try deduct(points, from: member, for: reason, event)
    case .seasonOpened(let plan): try open(plan, event)
    case .seasonClosed(let season): try close(season, event)
    case .challengeOpened(let challenge): try open(challenge, event)
    case .challengeAccepted(let challenge): try answer(challenge, isAccepted: true, event)
    case .challengeDeclined(let challenge): try answer(challenge, isAccepted: false, event)
    case .noted(let text, let end): try pin(text, until: end, event)
    case .teamed(let member, let team): try membership.team(member, in: team, event)
    case .sawAchievements: try seeAchievements(event)
    case .choseTitle(let title): try choose(title, event)
    case .voided:
      // Which events are void was decided before the fold.
      break
    }
  }
}

extension PlayerGroup.Action {
  /// Refuses what no member can do any more, although stored logs may have it.
  func checkAsCommand() throws(GroupError) {
    switch self {
    case .created(let todo): try todo.checkTitle()
    case .challengeOpened(let challenge): try challenge.title.checkLength(in: Todo.titleLength)
    default: break
    }
  }
}

// MARK: - What is erased of it

extension PlayerGroup.Action {
  /// Stands in the place of a text that must say something, in any language.
  private static let erasedText = "–"

  /// Returns the action without the name of a member who is erased and, if it is their own, without
  /// their words.
  func redacted(by erasure: PlayerGroup.Action.Erasure, isOwn: Bool) -> PlayerGroup.Action {
    func text(_ text: String, in range: ClosedRange<Int> = Todo.titleLength) -> String {
      guard isOwn else { return text }
      // What was refused stays refused.
      return (try? text.checkLength(in: range)) == nil ? "" : Self.erasedText
    }
    switch self {
    case .invited(let member): return .invited(erasure.redacted(member))
    case .removed(let member): return .removed(erasure.redacted(member))
    case .promoted(let member): return .promoted(erasure.redacted(member))
    case .demoted(let member): return .demoted(erasure.redacted(member))
    case .stole(let todo, let owner): return .stole(todo, from: erasure.redacted(owner))
    case .penalized(let member, let todo): return .penalized(erasure.redacted(member), for: todo)
    case .awarded(let member, let award, let reason):
      return .awarded(
        erasure.redacted(member),
        award,
        reason: reason.map { text($0, in: GroupState.commentLength) }
      )
    case .deducted(let member, let points, let reason):
      return .deducted(
        erasure.redacted(member),
        points: points,
        reason: text(reason, in: GroupState.commentLength)
      )
    case .completed(let todo, let known):
      return .completed(todo, knowing: known?.redacted(by: erasure))
    case .rejected(let todo, let completion, let reason):
      return .rejected(
        todo,
        completion: completion,
        reason: text(reason, in: GroupState.commentLength)
      )
    case .created(var todo):
      todo.title = text(todo.title)
      todo.text = isOwn ? "" : todo.text
      todo.icon = isOwn ? nil : todo.icon
      todo.assignee = todo.assignee.map(erasure.redacted)
      todo.rota = todo.rota.map(erasure.redacted)
      return .created(todo)
    case .edited(let todo, let changes):
      let redacted = changes.map { change -> Todo.Change in
        switch change {
        case .title(let title): .title(text(title))
        case .text where isOwn: .text("")
        case .icon where isOwn: .icon(nil)
        case .assignee(let member): .assignee(member.map(erasure.redacted))
        case .rota(let members): .rota(members.map(erasure.redacted))
        default: change
        }
      }
      return .edited(todo, redacted)
    case .commented(let todo, let completion, let words):
      return .commented(
        todo,
        completion: completion,
        text: text(words, in: GroupState.commentLength)
      )
    case .cheered(let todo, let completion, let symbol):
      return .cheered(
        todo,
        completion: completion,
        symbol: text(symbol, in: GroupState.symbolLength)
      )
    case .challengeOpened(let challenge):
      var redacted = GroupChallenge(
        id: challenge.id,
        title: text(challenge.title),
        text: isOwn ? "" : challenge.text,
        form: challenge.form.redacted(by: erasure),
        goal: challenge.goal,
        tags: challenge.tags,
        until: challenge.deadline,
        reward: challenge.reward
      )
      redacted.isAsked = challenge.isAsked
      return .challengeOpened(redacted)
    case .noted(let words, let end):
      return .noted(text(words, in: GroupState.commentLength), until: end)
    case .teamed(let member, let team): return .teamed(erasure.redacted(member), in: team)
    case .erased(let other):
      return .erased(
        PlayerGroup.Action.Erasure(
          standIn: other.member,
          salt: other.salt,
          after: other.earlier.map(erasure.redacted)
        )
      )
    default: return self
    }
  }
}

// MARK: - JSON

extension PlayerGroup.Action: JSONUnion {
  package static let cases = memberCases + todoCases + administrationCases + otherCases

  private static let memberCases: [JSONCase<Self, RuleFault>] = [
    JSONCase("founded", .founded),
    JSONCase("invited", Self.invited, "member") {
      if case .invited(let member) = $0 { member } else { nil }
    },
    JSONCase("joined", .joined),
    JSONCase("left", .left),
    JSONCase("removed", Self.removed, "member") {
      if case .removed(let member) = $0 { member } else { nil }
    },
    JSONCase("erased", inline: Self.erased) {
      if case .erased(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("promoted", Self.promoted, "member") {
      if case .promoted(let member) = $0 { member } else { nil }
    },
    JSONCase("demoted", Self.demoted, "member") {
      if case .demoted(let member) = $0 { member } else { nil }
    },
    JSONCase(
      "adopted",
      take: { action -> (rules: RuleBook, span: PlayerLog.Adoption)? in
        if case .adopted(let rules, let span) = action { (rules, span) } else { nil }
      },
      form: { record in
        let rules = HistoryReading.$isUnderWay.withValue(true) { record.field("rules", \.rules) }
        let span = record.field("span", \.span, default: .past)
        return try .adopted(rules(), span())
      }
    ),
    JSONCase("optedOut", .optedOut),
    JSONCase("optedIn", .optedIn),
  ]

  private static let todoCases: [JSONCase<Self, RuleFault>] = [
    JSONCase("created", Self.created, "todo") {
      if case .created(let todo) = $0 { todo } else { nil }
    },
    JSONCase("claimed", Self.claimed, "todo") {
      if case .claimed(let todo) = $0 { todo } else { nil }
    },
    JSONCase("released", Self.released, "todo") {
      if case .released(let todo) = $0 { todo } else { nil }
    },
    JSONCase("stole", { .stole($0, from: $1) }, "todo", "from") {
      if case .stole(let todo, let owner) = $0 { (todo, owner) } else { nil }
    },
    JSONCase(
      "completed",
      take: { action -> (todo: Todo.ID, known: Circumstances?)? in
        if case .completed(let todo, let known) = action { (todo, known) } else { nil }
      },
      form: { record in
        let todo = record.field("todo", \.todo)
        let known = record.field("known", \.known)
        return try .completed(todo(), knowing: known())
      }
    ),
    JSONCase(
      "confirmed",
      take: { action -> Confirmation? in
        guard case .confirmed(let todo, let completion, let known) = action else { return nil }
        return Confirmation(todo: todo, completion: completion, known: known)
      },
      form: { record in
        let todo = record.field("todo", \.todo)
        let completion = record.field("completion", \.completion)
        let known = record.field("without", \.known, default: [])
        return try .confirmed(todo(), completion: completion(), without: known())
      }
    ),
    JSONCase(
      "rejected",
      take: { action -> Remark? in
        guard case .rejected(let todo, let completion, let reason) = action else { return nil }
        return Remark(todo: todo, completion: completion, text: reason)
      },
      form: { record in
        let remark = try Remark.fields(of: &record, text: "reason")
        return .rejected(remark.todo, completion: remark.completion, reason: remark.text)
      }
    ),
    JSONCase("withdrew", Self.withdrew, "todo") {
      if case .withdrew(let todo) = $0 { todo } else { nil }
    },
    JSONCase("edited", Self.edited, "todo", "changes") {
      if case .edited(let todo, let changes) = $0 { (todo, changes) } else { nil }
    },
    JSONCase(
      "commented",
      take: { action -> Remark? in
        guard case .commented(let todo, let completion, let text) = action else { return nil }
        return Remark(todo: todo, completion: completion, text: text)
      },
      form: { record in
        let remark = try Remark.fields(of: &record, text: "text")
        return .commented(remark.todo, completion: remark.completion, text: remark.text)
      }
    ),
    JSONCase(
      "cheered",
      take: { action -> Remark? in
        guard case .cheered(let todo, let completion, let symbol) = action else { return nil }
        return Remark(todo: todo, completion: completion, text: symbol)
      },
      form: { record in
        let remark = try Remark.fields(of: &record, text: "symbol")
        return .cheered(remark.todo, completion: remark.completion, symbol: remark.text)
      }
    ),
    JSONCase(
      "voteOpened",
      take: { action -> (todo: Todo.ID, deadline: Date, quorum: Int)? in
        if case .voteOpened(let todo, let date, let quorum) = action {
          (todo, date, quorum)
        } else {
          nil
        }
      },
      form: { record in
        let todo = record.field("todo", \.todo)
        let deadline = record.field("until", \.deadline, as: .milliseconds)
        let quorum = record.field("quorum", \.quorum)
        return try .voteOpened(todo(), until: deadline(), quorum: quorum())
      }
    ),
    JSONCase("voted", { .voted($0, points: $1) }, "todo", "points") {
      if case .voted(let todo, let points) = $0 { (todo, points) } else { nil }
    },
  ]

  private static let administrationCases: [JSONCase<Self, RuleFault>] = [
    JSONCase("penalized", { .penalized($0, for: $1) }, "member", "todo") {
      if case .penalized(let member, let todo) = $0 { (member, todo) } else { nil }
    },
    JSONCase(
      "awarded",
      take: { action -> (member: Member.ID, points: Int?, reason: String?)? in
        guard case .awarded(let member, let award, let reason) = action else { return nil }
        return (member, award.points, reason)
      },
      form: { record in
        let member = record.field("member", \.member)
        let points = record.field("points", \.points)
        let reason = record.field("reason", \.reason)
        return try .awarded(member(), Award(points()), reason: reason())
      }
    ),
    JSONCase(
      "deducted",
      take: { action -> (member: Member.ID, points: Int, reason: String)? in
        guard case .deducted(let member, let points, let reason) = action else { return nil }
        return (member, points, reason)
      },
      form: { record in
        let member = record.field("member", \.member)
        let points = record.field("points", \.points)
        let reason = record.field("reason", \.reason)
        return try .deducted(member(), points: points(), reason: reason())
      }
    ),
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]

  private static let otherCases: [JSONCase<Self, RuleFault>] = [
    JSONCase("seasonOpened", Self.seasonOpened, "season") {
      if case .seasonOpened(let plan) = $0 { plan } else { nil }
    },
    JSONCase("seasonClosed", Self.seasonClosed, "season") {
      if case .seasonClosed(let season) = $0 { season } else { nil }
    },
    JSONCase("challengeOpened", Self.challengeOpened, "challenge") {
      if case .challengeOpened(let challenge) = $0 { challenge } else { nil }
    },
    JSONCase("challengeAccepted", Self.challengeAccepted, "challenge") {
      if case .challengeAccepted(let challenge) = $0 { challenge } else { nil }
    },
    JSONCase("challengeDeclined", Self.challengeDeclined, "challenge") {
      if case .challengeDeclined(let challenge) = $0 { challenge } else { nil }
    },
    JSONCase(
      "noted",
      take: { action -> (text: String, end: Date?)? in
        if case .noted(let text, let end) = action { (text, end) } else { nil }
      },
      form: { record in
        let text = record.field("text", \.text)
        let end = record.field("until", \.end, as: .milliseconds)
        return try .noted(text(), until: end())
      }
    ),
    JSONCase(
      "teamed",
      take: { action -> (member: Member.ID, team: TeamRanking.Team?)? in
        if case .teamed(let member, let team) = action { (member, team) } else { nil }
      },
      form: { record in
        let member = record.field("member", \.member)
        let team = record.field("team", \.team)
        return try .teamed(member(), in: team())
      }
    ),
    JSONCase("sawAchievements", .sawAchievements),
    JSONCase("choseTitle", Self.choseTitle, "title") {
      if case .choseTitle(let title) = $0 { title } else { nil }
    },
  ]
}

/// A confirmation with what was known of others.
private struct Confirmation: Sendable {
  let todo: Todo.ID
  let completion: PlayerGroup.Event.ID?
  let known: [PlayerGroup.Event.ID]
}

/// A remark of a member about a todo, in words or with a symbol.
private struct Remark: Sendable {
  let todo: Todo.ID
  let completion: PlayerGroup.Event.ID?
  let text: String

  static func fields(of record: inout Record<Remark, RuleFault>, text key: String) throws -> Remark
  {
    let todo = record.field("todo", \.todo)
    let completion = record.field("completion", \.completion)
    let text = record.field(key, \.text)
    return try Remark(todo: todo(), completion: completion(), text: text())
  }
}
