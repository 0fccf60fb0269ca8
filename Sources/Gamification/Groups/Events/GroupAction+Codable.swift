internal import LudusCore
internal import LudusFoundation

/// In JSON an action is an object with its kind and what that kind takes:
/// `{"kind":"claimed","todo":"windows"}`.
extension GroupAction: Codable {
  private enum Key: String, CodingKey {
    case kind, member, rules, todo, from, until, quorum, points, season, challenge, title, event
  }

  /// The names of the kinds, in the order of the cases.
  private enum Kind: String, Codable, CaseIterable {
    case founded, invited, joined, left, promoted, demoted, adopted, optedOut, optedIn
    case created, claimed, released, stole, completed, confirmed, withdrew, voteOpened, voted
    case penalized, awarded
    case seasonOpened, seasonClosed, challengeOpened
    case sawAchievements, choseTitle
    case voided
  }

  private var kind: Kind {
    switch self {
    case .founded: .founded
    case .invited: .invited
    case .joined: .joined
    case .left: .left
    case .promoted: .promoted
    case .demoted: .demoted
    case .adopted: .adopted
    case .optedOut: .optedOut
    case .optedIn: .optedIn
    case .created: .created
    case .claimed: .claimed
    case .released: .released
    case .stole: .stole
    case .completed: .completed
    case .confirmed: .confirmed
    case .withdrew: .withdrew
    case .voteOpened: .voteOpened
    case .voted: .voted
    case .penalized: .penalized
    case .awarded: .awarded
    case .seasonOpened: .seasonOpened
    case .seasonClosed: .seasonClosed
    case .challengeOpened: .challengeOpened
    case .sawAchievements: .sawAchievements
    case .choseTitle: .choseTitle
    case .voided: .voided
    }
  }

  /// Reads an action.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed, and the faults of a rule
  ///   book. Whether the action is possible is checked by the group that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decodeName(Kind.self, forKey: .kind)
    func read<Value: Decodable>(_ key: Key) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    self =
      switch kind {
      case .founded: .founded
      case .invited: .invited(try read(.member))
      case .joined: .joined
      case .left: .left
      case .promoted: .promoted(try read(.member))
      case .demoted: .demoted(try read(.member))
      case .adopted: .adopted(try read(.rules))
      case .optedOut: .optedOut
      case .optedIn: .optedIn
      case .created: .created(try read(.todo))
      case .claimed: .claimed(try read(.todo))
      case .released: .released(try read(.todo))
      case .stole: .stole(try read(.todo), from: try read(.from))
      case .completed: .completed(try read(.todo))
      case .confirmed: .confirmed(try read(.todo))
      case .withdrew: .withdrew(try read(.todo))
      case .voteOpened:
        .voteOpened(
          try read(.todo),
          until: try container.decodeMilliseconds(forKey: .until),
          quorum: try read(.quorum)
        )
      case .voted: .voted(try read(.todo), points: try read(.points))
      case .penalized: .penalized(try read(.member), for: try read(.todo))
      case .awarded:
        .awarded(
          try read(.member),
          try container.decodeIfPresent(Int.self, forKey: .points).map(GroupAction.Award.points)
            ?? .toNextLevel
        )
      case .seasonOpened: .seasonOpened(try read(.season))
      case .seasonClosed: .seasonClosed(try read(.season))
      case .challengeOpened: .challengeOpened(try read(.challenge))
      case .sawAchievements: .sawAchievements
      case .choseTitle:
        .choseTitle(try read(.title))
      case .voided: .voided(try read(.event))
      }
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .founded, .joined, .left, .optedOut, .optedIn, .sawAchievements:
      break
    case .invited(let member), .promoted(let member), .demoted(let member):
      try container.encode(member, forKey: .member)
    case .adopted(let rules):
      try container.encode(rules, forKey: .rules)
    case .created(let todo):
      try container.encode(todo, forKey: .todo)
    case .claimed(let todo), .released(let todo), .completed(let todo), .confirmed(let todo),
      .withdrew(let todo):
      try container.encode(todo, forKey: .todo)
    case .stole(let todo, let member):
      try container.encode(todo, forKey: .todo)
      try container.encode(member, forKey: .from)
    case .voteOpened(let todo, let date, let quorum):
      try container.encode(todo, forKey: .todo)
      try container.encodeMilliseconds(date, forKey: .until)
      try container.encode(quorum, forKey: .quorum)
    case .voted(let todo, let points):
      try container.encode(todo, forKey: .todo)
      try container.encode(points, forKey: .points)
    case .penalized(let member, let todo):
      try container.encode(member, forKey: .member)
      try container.encode(todo, forKey: .todo)
    case .awarded(let member, let award):
      try container.encode(member, forKey: .member)
      if case .points(let points) = award {
        try container.encode(points, forKey: .points)
      }
    case .seasonOpened(let plan):
      try container.encode(plan, forKey: .season)
    case .seasonClosed(let season):
      try container.encode(season, forKey: .season)
    case .challengeOpened(let challenge):
      try container.encode(challenge, forKey: .challenge)
    case .choseTitle(let title):
      try container.encode(title, forKey: .title)
    case .voided(let event):
      try container.encode(event, forKey: .event)
    }
  }
}
