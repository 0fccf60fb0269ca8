// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import QuizContent

/// The rules for the number of cards on a day, their order, and the treatment of those that do not
/// stick: the options of a deck.
///
/// ```swift
/// let rules = try StudyRules {
///   $0.newPerDay = 10
///   $0.siblings = .ofSet
///   $0.leeches = .suspended
/// }
/// ```
///
/// The standard is that of Anki, with FSRS-6.
public struct StudyRules: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = ProblemFault

    /// The rule by which a card becomes due, and its short steps.
    public var spacing: SpacedReview.Spacing = .fsrs
    /// The number of new cards on a day, 0 to 9,999.
    public var newPerDay: Int = 20
    /// The number of reviews on a day, 0 to 9,999.
    ///
    /// Short steps are not among them.
    public var reviewsPerDay: Int = 200
    /// Whether new cards come even when reviews have used up ``reviewsPerDay``; else new cards and
    /// reviews together stay within it.
    public var newBeyondReviews: Bool = false
    /// The order in which new cards come.
    public var newOrder: NewOrder = .bank
    /// The order in which reviews come.
    public var reviewOrder: ReviewOrder = .due
    /// The way in which new cards and reviews are mixed.
    public var mixing: Mixing = .evenly
    /// The seed from which random orders are drawn.
    public var seed: UInt64 = 0
    /// The rule for the cards that are siblings, of which a day shows only one.
    public var siblings: Siblings = .none
    /// The number of lapses after which a card is a leech, 1 to 100, and again after half as many
    /// more; nil for never.
    public var leechAfter: Int? = 8
    /// The fate of a leech.
    public var leeches: LeechRule = .named
    /// The number of minutes by which a short step may be shown early when nothing else is left, 0
    /// to 1,440.
    public var learnAhead: Int = 20

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) { self.checked = checked }

  /// The standard rules.
  public static let standard = StudyRules()

  /// The order of new cards.
  public enum NewOrder: String, Hashable, Sendable, JSONName {
    /// That of the bank.
    case bank
    /// By chance, the same on every day.
    case random
  }

  /// The order of reviews.
  public enum ReviewOrder: String, Hashable, Sendable, JSONName {
    /// The longest overdue first.
    case due
    /// The one most likely forgotten as the day begins first; with boxes the longest overdue.
    case forgotten
    /// By chance, another one each day.
    case random
  }

  /// The way in which new cards and reviews follow one another.
  public enum Mixing: Hashable, Sendable {
    /// New cards are spread evenly over the reviews of the day.
    case evenly
    /// Reviews come first.
    case reviewsFirst
    /// New cards come first.
    case newFirst
    /// A new card comes after so many reviews, 1 to 1,000.
    case newAfter(reviews: Int)
  }

  /// A rule for the cards that are siblings: they ask for the same thing in another way.
  public enum Siblings: Hashable, Sendable {
    /// None: every card is shown whenever it is due.
    case none
    /// Those of a note, as files of Anki are read: "kq3" and, from its further templates, "kq3-2"
    /// and "kq3-3".
    case ofNote
    /// Those of a set.
    case ofSet
    /// Those that share a tag with this beginning, such as "note:"; the first one counts.
    case ofTag(String)
  }

  /// The fate of a card that is forgotten again and again.
  public enum LeechRule: String, Hashable, Sendable, JSONName {
    /// It is named as one, and goes on.
    case named
    /// It is suspended until it is resumed.
    case suspended
  }
}

extension StudyRules: JSONPolicy {}

extension StudyRules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("spacing", \.spacing)
    values.value("newPerDay", \.newPerDay, in: 0...9999)
    values.value("reviewsPerDay", \.reviewsPerDay, in: 0...9999)
    values.value("newBeyondReviews", \.newBeyondReviews)
    values.value("newOrder", \.newOrder)
    values.value("reviewOrder", \.reviewOrder)
    values.value("mixing", \.mixing) { mixing in
      guard case .newAfter(let reviews) = mixing, !(1...1000).contains(reviews) else { return nil }
      return .outOfRange(reviews, expected: 1...1000)
    }
    values.value("seed", \.seed)
    values.value("siblings", \.siblings) { siblings in
      siblings == .ofTag("") ? .malformed("a tag without a beginning") : nil
    }
    values.value("leechAfter", \.leechAfter, in: 1...100)
    values.value("leeches", \.leeches)
    values.value("learnAhead", \.learnAhead, in: 0...1440)
  }
}

extension StudyRules.Mixing: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("evenly", .evenly),
    JSONCase("reviewsFirst", .reviewsFirst),
    JSONCase("newFirst", .newFirst),
    JSONCase("newAfter", { .newAfter(reviews: $0) }, "reviews") {
      if case .newAfter(let reviews) = $0 { reviews } else { nil }
    },
  ]
}

extension StudyRules.Siblings: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("none", .none),
    JSONCase("ofNote", .ofNote),
    JSONCase("ofSet", .ofSet),
    JSONCase("ofTag", Self.ofTag, "prefix") {
      if case .ofTag(let prefix) = $0 { prefix } else { nil }
    },
  ]
}

/// The rules of a collection: those of all cards, and others for the cards of some sets.
///
/// The preset of a set holds for the problems in it and in the sets below it, unless a smaller set
/// has one of its own. Its limits count these problems alone. Across presets cards come as
/// ``standard`` says: its orders, its mixing, its seed, the minutes that it learns ahead, and when
/// a day begins.
///
/// In JSON it is an object: `{"presets": {"verbs": {"newPerDay": 5}}, "standard": {}}`.
public struct StudyPlan: Hashable, Sendable {
  /// The rules of what has no preset.
  public let standard: StudyRules
  /// The rules of sets.
  public let presets: [ProblemSet.ID: StudyRules]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - standard: The rules of what has no preset.
  ///   - presets: The rules of sets; one that the bank does not have is passed over.
  public init(standard: StudyRules = .standard, presets: [ProblemSet.ID: StudyRules] = [:]) {
    self.standard = standard
    self.presets = presets
  }
}

extension StudyPlan: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let standard = record.field("standard", \.standard, default: .standard)
    let presets = record.field("presets", \.presets, default: [:])
    return try StudyPlan(standard: standard(), presets: presets())
  }
}
