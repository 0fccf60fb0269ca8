// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Something that a member did and that may count toward achievements.
///
/// ```swift
/// PlayerActivity(id: "a1", member: "ada", kind: .todo, subject: "windows", amount: 20, at: now)
/// PlayerActivity(id: "a2", member: "ada", voiding: "a1", at: later)   // it was not done after all
/// ```
///
/// In JSON an activity is an object:
/// `{"id":"a1","member":"ada","kind":"todo","subject":"windows","amount":20,"at":1479686400000}`.
/// An amount of 1 is left out, and so are empty values; a void is
/// `{"id":"a2","member":"ada","kind":"void","voids":"a1", "at":1479686500000}`.
public struct PlayerActivity: Hashable, Sendable, Identifiable {
  /// Identifies an activity; given by the app.
  public typealias ID = Identifier<PlayerActivity>

  /// The identifier; the same one twice is the same activity.
  public let id: ID
  /// The member who was active.
  public let member: Member.ID
  /// The thing that it was about, for instance the identifier of a todo.
  public let subject: String?
  /// The amount that was done, in a unit of the kind.
  public let amount: Int
  /// The date when it was done, in whole milliseconds.
  public let date: Date
  /// Its side that is the same for many, as the only element of an array that they can share.
  private var circumstances: [Circumstances]

  struct Circumstances: Hashable, Sendable {
    let kind: PlayerActivity.Kind
    var tags: Set<String> = []
    var season: String?
    var utcOffset: Int?
    var voids: ID?
  }

  /// The kind of activity.
  public var kind: PlayerActivity.Kind { circumstances[0].kind }
  /// Words that achievements can ask for.
  public var tags: Set<String> { circumstances[0].tags }
  /// The season that it counts for.
  public var season: String? { circumstances[0].season }
  /// Minutes that the member's clock was ahead of Greenwich, if the member was away from the zone
  /// of the game.
  public var utcOffset: Int? { circumstances[0].utcOffset }
  /// The activity that this one takes out of effect; nil for all but voids.
  public var voids: ID? { circumstances[0].voids }

  /// Creates an activity.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - member: The member who was active.
  ///   - kind: The kind of activity.
  ///   - subject: The thing it was about, for instance the identifier of a todo; nil when that does
  ///     not matter.
  ///   - amount: The amount that was done, in a unit of the kind, for instance points or minutes.
  ///   - tags: Words that achievements can ask for, for instance "kitchen".
  ///   - season: The season it counts for.
  ///   - date: The date when it was done; kept in whole milliseconds.
  ///   - utcOffset: Minutes that the member's clock was ahead of Greenwich, -1080 to 1080, if the
  ///     member was away from the zone of the game.
  public init(
    id: ID,
    member: Member.ID,
    kind: PlayerActivity.Kind,
    subject: String? = nil,
    amount: Int = 1,
    tags: Set<String> = [],
    season: String? = nil,
    at date: Date,
    utcOffset: Int? = nil
  ) {
    let circumstances = Circumstances(
      kind: kind,
      tags: tags,
      season: season,
      utcOffset: utcOffset
    )
    self.init(id, member, subject, amount, at: date, [circumstances])
  }

  /// Creates a void, which cancels the effect of another activity from its date on.
  ///
  /// A void has an effect if it is later than what it voids, by date and, on the same date, by
  /// identifier, and if it is of the same member. A void of a void restores.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - member: The member whose activity it is.
  ///   - voided: The activity, perhaps itself a void, that is taken out of effect.
  ///   - date: The date from which it counts; kept in whole milliseconds.
  public init(id: ID, member: Member.ID, voiding voided: ID, at date: Date) {
    self.init(id, member, nil, 1, at: date, [Circumstances(kind: .void, voids: voided)])
  }

  init(
    _ id: ID,
    _ member: Member.ID,
    _ subject: String?,
    _ amount: Int,
    at date: Date,
    _ circumstances: [Circumstances]
  ) {
    self.id = id
    self.member = member
    self.subject = subject
    self.amount = amount
    self.date = date.truncatedToMilliseconds ?? date
    self.circumstances = circumstances
  }

  /// Whether the activity is before another in the order in which all are gone through: by date,
  /// then by identifier.
  func isBefore(_ other: PlayerActivity) -> Bool {
    (date, id) < (other.date, other.id)
  }
}

// MARK: - Memory

extension PlayerActivity {
  /// Shares its circumstances with examples.
  mutating func share(with examples: inout [[Circumstances]]) {
    circumstances = circumstances[0].shared(with: &examples)
  }
}

extension PlayerActivity.Circumstances {
  /// Returns the first of some examples that is the same, or else a new one, which becomes the
  /// first of them.
  ///
  /// - Complexity: O(1).
  func shared(with examples: inout [[Self]]) -> [Self] {
    if let example = examples.first(where: { $0[0].isSpelled(like: self) }) { return example }
    if voids == nil {
      examples.insert([self], at: 0)
      examples.removeLast(max(0, examples.count - 8))
      return examples[0]
    }
    return [self]
  }

  /// Whether everything is the same to the letter: texts that are equal may be spelled by other
  /// scalars.
  fileprivate func isSpelled(like other: Self) -> Bool {
    kind.rawValue.isSpelled(like: other.kind.rawValue)
      && (season == nil) == (other.season == nil)
      && (season ?? "").isSpelled(like: other.season ?? "")
      && utcOffset == other.utcOffset && voids == other.voids && tags.count == other.tags.count
      && tags.allSatisfy { tag in
        other.tags.firstIndex(of: tag).map { other.tags[$0].isSpelled(like: tag) } ?? false
      }
  }
}

extension String {
  /// Whether it has the same bytes.
  fileprivate func isSpelled(like other: String) -> Bool {
    // One after the other is slow, and most are alike or quite different.
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

// MARK: - JSON

extension PlayerActivity: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let member = record.field("member", \.member)
    let kind = record.field("kind", \.kind)
    let subject = record.field("subject", \.subject)
    let amount = record.field("amount", \.amount, default: 1)
    let tags = record.field("tags", \.tags, as: .sorted(), default: [])
    let season = record.field("season", \.season)
    let date = record.field("at", \.date, as: .milliseconds)
    let utcOffset = record.field("utcOffset", \.utcOffset)
    let voids = record.field("voids", \.voids)
    if let voided = try voids() {
      return try Self(id: id(), member: member(), voiding: voided, at: date())
    }
    if try kind() == .void {
      record.note(.malformed("this key is missing"), at: ContentPlace().key("voids"))
    }
    return try Self(
      id: id(),
      member: member(),
      kind: kind(),
      subject: subject(),
      amount: amount(),
      tags: tags(),
      season: season(),
      at: date(),
      utcOffset: utcOffset()
    )
  }
}

extension PlayerActivity {
  /// The kind of an activity, in one word.
  ///
  /// The words are the game's; those here are the usual ones.
  ///
  /// ```swift
  /// extension PlayerActivity.Kind {
  ///   static let quizFinished: PlayerActivity.Kind = "quizFinished"
  /// }
  /// ```
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// Creates a kind from a word, which may be any string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A todo was completed; the amount may be its points.
    public static let todo: PlayerActivity.Kind = "todo"
    /// A group's challenge was contributed to.
    public static let challenge: PlayerActivity.Kind = "challenge"
    /// Points were credited; the amount is how many.
    public static let points: PlayerActivity.Kind = "points"
    /// A level was reached; the amount is the level.
    public static let level: PlayerActivity.Kind = "level"
    /// A penalty was imposed.
    public static let penalty: PlayerActivity.Kind = "penalty"
    /// The goal of a day was met.
    public static let goalMet: PlayerActivity.Kind = "goalMet"
    /// A streak became longer; the amount is its length.
    public static let streak: PlayerActivity.Kind = "streak"
    /// A season was won.
    public static let seasonWon: PlayerActivity.Kind = "seasonWon"
    /// An item was bought, whose identifier is the subject; in a ``PlayerLog`` it turns multipliers
    /// on and counts for nothing else.
    public static let purchase: PlayerActivity.Kind = "purchase"
    /// An activity that takes another one out of effect; no metric counts it.
    public static let void: PlayerActivity.Kind = "void"
  }
}

extension PlayerActivity.Kind: OpenWord {}
