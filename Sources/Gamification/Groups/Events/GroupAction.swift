public import LudusCore
public import LudusFoundation

/// What can be done in a ``PlayerGroup``.
public enum GroupAction: Hashable, Sendable {
  // MARK: Members and their roles

  /// The group was founded; who did it is its first administrator.
  case founded
  /// A member invited someone.
  case invited(Member.ID)
  /// Someone joined, or came back.
  case joined
  /// A member left. His profile is kept.
  case left
  /// An administrator made a member an administrator too.
  case promoted(Member.ID)
  /// An administrator made an administrator a member like the others.
  case demoted(Member.ID)
  /// The group took other rules.
  case adopted(RuleBook)
  /// A member does not want to be compared any more.
  case optedOut
  /// A member wants to be compared again.
  case optedIn

  // MARK: Todos

  /// A member created a todo.
  case created(Todo)
  /// A member took a todo on.
  case claimed(Todo.ID)
  /// A member gave back a todo that he had claimed.
  case released(Todo.ID)
  /// A member took over a todo that another had claimed long ago.
  case stole(Todo.ID, from: Member.ID)
  /// A member did a todo that he had claimed.
  case completed(Todo.ID)
  /// A member confirmed that a todo was done by others.
  case confirmed(Todo.ID)
  /// A todo was taken off the board.
  case withdrew(Todo.ID)
  /// A member asked what a todo should be worth, to be answered by the given date.
  case voteOpened(Todo.ID, until: Date, quorum: Int)
  /// A member said what a todo should be worth.
  case voted(Todo.ID, points: Int)

  // MARK: What administrators do

  /// An administrator took back what a member wrongly got for a todo.
  case penalized(Member.ID, for: Todo.ID)
  /// An administrator gave a member points.
  case awarded(Member.ID, GroupAction.Award)

  // MARK: Seasons and challenges

  /// A season was opened.
  case seasonOpened(Season.Plan)
  /// The season, and the series it belongs to, ended before its time.
  case seasonClosed(Season.ID)
  /// A challenge was set to all.
  case challengeOpened(GroupChallenge)

  // MARK: Profiles

  /// A member looked at his achievements.
  case sawAchievements
  /// A member chose which of his titles to wear.
  case choseTitle(Achievement.WornTitle)

  // MARK: The history itself

  /// An event was declared void, as though it had never been.
  case voided(GroupEvent.ID)
}

extension GroupAction {
  /// What an administrator gives a member.
  public enum Award: Hashable, Sendable {
    /// Some points, at least 1.
    case points(Int)
    /// Exactly the points that are missing to the next level.
    case toNextLevel
  }
}

extension GroupAction {
  /// Whether it decides who belongs to the group, in which role and under which rules.
  var isGovernance: Bool {
    switch self {
    case .founded, .invited, .joined, .left, .promoted, .demoted, .adopted, .optedOut, .optedIn:
      true
    default:
      false
    }
  }

  /// Whether who did it may take it back without being an administrator: it is about him alone.
  var isOwnMatter: Bool {
    switch self {
    case .claimed, .released, .completed, .confirmed, .voted, .optedOut, .optedIn,
      .sawAchievements, .choseTitle:
      true
    default:
      false
    }
  }

  /// Whether it changes how events before it are judged.
  var changesThePast: Bool {
    switch self {
    case .adopted, .voided: true
    default: false
    }
  }

  /// The event that it declares void.
  var target: GroupEvent.ID? {
    if case .voided(let target) = self { target } else { nil }
  }
}
