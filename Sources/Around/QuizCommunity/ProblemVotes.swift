// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
package import QuizContent
public import Quizzes

/// The likes and dislikes of all learners, with at most one current vote per learner and problem.
///
/// ```swift
/// var votes = ProblemVotes()
/// try votes.vote(.like, by: "ada", on: "acids-07", at: now)
/// try votes.vote(.dislike, by: "ada", on: "acids-07", at: later)   // takes the place of the like
/// votes.popularity(of: "acids-07").dislikes   // 1
/// votes.reviewList                            // the problems for a reviewer
/// ```
///
/// Votes come from many devices, so they are a *set* of dated votes. Of a learner's votes on a
/// problem the latest counts, whenever it arrives, and `merge(_:)` gives the same value in whatever
/// order. Of two votes at the same millisecond a dislike wins over a like, and a withdrawal over
/// both.
///
/// In JSON votes are an object with `votes`, an array, and `policy` where it is not the standard
/// one.
public struct ProblemVotes: Hashable, Sendable {
  /// The rules of the votes.
  public let policy: ProblemVotes.Policy
  /// All votes that were given, also those that later ones took the place of, in the order of their
  /// dates.
  package private(set) var votes: [ProblemVotes.DatedVote] = []
  /// The latest vote of each learner on each problem.
  private var latest: [Problem.ID: [Learner.ID: ProblemVotes.DatedVote]] = [:]

  /// Creates an empty collection.
  public init(policy: ProblemVotes.Policy = .standard) {
    self.policy = policy
  }

  /// Takes a learner's vote on a problem; nil takes an earlier one back.
  ///
  /// - Throws: ``/SharedHistories/LogError/dateOutOfRange`` for a date that cannot be stored in
  ///   milliseconds.
  /// - Complexity: O(log *n*) for the latest of *n* votes, O(*n*) for one that comes late.
  public mutating func vote(
    _ vote: Vote?,
    by learner: Learner.ID,
    on problem: Problem.ID,
    at date: Date
  ) throws(LogError) {
    guard let date = date.truncatedToMilliseconds else { throw .dateOutOfRange }
    insert(ProblemVotes.DatedVote(vote, by: learner, on: problem, at: date))
  }

  /// Takes the votes of another device.
  ///
  /// The policy stays as it is. Merging *a* into *b* gives the same votes as merging *b* into *a*.
  ///
  /// - Complexity: O(*n* log *n*) for *n* votes in all.
  public mutating func merge(_ other: ProblemVotes) {
    merge(other.votes)
  }

  mutating func merge(_ others: [ProblemVotes.DatedVote]) {
    let known = Set(votes)
    let new = Set(others).subtracting(known)
    guard !new.isEmpty else { return }
    votes = (votes + new).sorted { $0 < $1 }
    for vote in new {
      count(vote)
    }
  }

  /// Returns the votes with those on variants of a bank's templates given to the templates.
  ///
  /// Of a learner's votes on several variants of a template the latest counts.
  ///
  /// ```swift
  /// votes.byTemplate(of: bank).popularity(of: "dilution")
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) for *n* votes, O(1) for a bank without templates.
  public func byTemplate(of bank: ProblemBank) -> ProblemVotes {
    counted(by: TemplateNames(of: bank))
  }

  func counted(by names: TemplateNames) -> ProblemVotes {
    guard !names.isEmpty else { return self }
    var counted = ProblemVotes(policy: policy)
    counted.merge(
      votes.map { vote in
        ProblemVotes.DatedVote(
          vote.vote,
          by: vote.learner,
          on: names.countedName(of: vote.problem),
          at: vote.date
        )
      }
    )
    return counted
  }

  /// Returns the vote that a learner has on a problem now, or nil for none.
  ///
  /// - Complexity: O(1).
  public func vote(of learner: Learner.ID, on problem: Problem.ID) -> Vote? {
    latest[problem]?[learner]?.vote
  }

  /// Returns how many learners like a problem now and how many do not.
  ///
  /// - Complexity: O(*n*) in the number of learners who voted on it.
  public func popularity(of problem: Problem.ID) -> Problem.Popularity {
    let current = latest[problem] ?? [:]
    return Problem.Popularity(
      likes: current.values.count { $0.vote == .like },
      dislikes: current.values.count { $0.vote == .dislike },
      minimumVotes: policy.draft.minimumVotes
    )
  }

  /// Returns the popularity of all problems that somebody voted on, for drawing from a bank.
  ///
  /// Votes on variants count for their templates; see ``byTemplate(of:)``.
  ///
  /// ```swift
  /// let evidence = QuizEvidence(answers: log, popularity: votes.popularity(in: bank))
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* votes, O(*n* log *n*) for a bank with templates.
  public func popularity(in bank: ProblemBank) -> [Problem.ID: Problem.Popularity] {
    let counted = byTemplate(of: bank)
    return counted.latest.reduce(into: [:]) { $0[$1.key] = counted.popularity(of: $1.key) }
  }

  /// Returns how many learners like a problem now and how many do not, or nil for a viewer who may
  /// not see it.
  ///
  /// - Complexity: O(*n*) in the number of learners who voted on it.
  public func popularity(
    of problem: Problem.ID,
    for viewer: ProblemVotes.Policy.Viewer
  ) -> Problem.Popularity? {
    policy.shows(popularityTo: viewer) ? popularity(of: problem) : nil
  }

  /// The problems of ``disliked`` without their votes.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* votes on *m* problems.
  public var reviewList: [Problem.ID] { disliked.map(\.id) }

  /// The problems for a reviewer, because their votes count and fewer than
  /// ``ProblemVotes/Policy/Draft/reviewBelow`` percent are likes.
  ///
  /// Those with the smallest share of likes come first, of equal ones those with more votes, then
  /// by name.
  ///
  /// ```swift
  /// let queue = workshop.reviewQueue(disliked: votes.disliked)
  /// ```
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* votes on *m* problems.
  public var disliked: [Problem.Disliked] {
    latest.keys
      .map { problem in
        Problem.Disliked(
          id: problem,
          popularity: popularity(of: problem),
          minimumVotes: policy.draft.minimumVotes
        )
      }
      .filter { isDisliked($0.popularity) }
      .sorted { left, right in
        let (one, other) = (left.popularity, right.popularity)
        // The parts as fractions, compared without dividing.
        let (likes, otherLikes) = (one.likes * other.votes, other.likes * one.votes)
        if likes != otherLikes { return likes < otherLikes }
        if one.votes != other.votes { return one.votes > other.votes }
        return left.id < right.id
      }
  }

  /// Whether votes count and too few of them are likes.
  private func isDisliked(_ popularity: Problem.Popularity) -> Bool {
    popularity.isDecided && popularity.likes * 100 < popularity.votes * policy.draft.reviewBelow
  }

  private mutating func insert(_ vote: ProblemVotes.DatedVote) {
    let place = votes.firstIndexInOrder { !($0 < vote) }
    guard place == votes.count || votes[place] != vote else { return }
    votes.insert(vote, at: place)
    count(vote)
  }

  private mutating func count(_ vote: ProblemVotes.DatedVote) {
    let known = latest[vote.problem]?[vote.learner]
    guard known.map({ $0 < vote }) ?? true else { return }
    latest[vote.problem, default: [:]][vote.learner] = vote
  }
}

extension ProblemVotes: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let policy = record.field("policy", \.policy, default: .standard)
    let votes = record.field("votes", \.votes)
    var read = ProblemVotes(policy: try policy())
    read.merge(try votes())
    return read
  }
}

extension ProblemVotes {
  /// The rules for votes: how many are needed to count, who sees them, and which problems go to a
  /// reviewer.
  ///
  /// In JSON a policy is an object without the values of the standard.
  public struct Policy: LudusCore.Policy {
    /// The people who can see how popular a problem is.
    public enum Visibility: String, Hashable, Sendable, JSONName {
      /// Learners and teachers.
      case everyone
      /// Teachers alone.
      case teachers
    }

    /// The role of the person who asks.
    public enum Viewer: Hashable, Sendable, CaseIterable {
      /// Someone who plays quizzes.
      case learner
      /// Someone who sets and reviews them.
      case teacher
    }

    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ProblemFault

      /// The number of votes that a problem needs before they count, 1 to 1,000,000.
      public var minimumVotes: Int = 5
      /// The people who see how popular a problem is.
      public var visibility: Visibility = .everyone
      /// The share of likes in percent, 0 to 100, below which a problem whose votes count goes to a
      /// reviewer.
      public var reviewBelow: Int = 50

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// Five votes before they count, seen by everyone; problems that fewer than half like go to a
    /// reviewer.
    public static let standard = ProblemVotes.Policy()

    /// Whether someone sees how popular problems are.
    func shows(popularityTo viewer: Viewer) -> Bool {
      viewer == .teacher || draft.visibility == .everyone
    }
  }
}

extension ProblemVotes.Policy: JSONPolicy {}

extension ProblemVotes.Policy.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("minimumVotes", \.minimumVotes, in: 1...1_000_000)
    values.value("visibility", \.visibility)
    values.value("reviewBelow", \.reviewBelow, in: 0...100)
  }
}

extension ProblemVotes {
  /// A learner's opinion of a problem.
  public enum Vote: String, Hashable, Sendable, JSONName {
    /// The learner wants to see more of its kind.
    case like
    /// The learner finds fault with it.
    case dislike
  }

  /// A vote, or its withdrawal, as a learner gave it at an instant.
  ///
  /// In JSON it is an object with `learner`, `problem`, `vote`, which is missing for a withdrawal,
  /// and `at` in milliseconds since 1970.
  package struct DatedVote: Hashable, Sendable {
    /// The learner who voted.
    package let learner: Learner.ID
    /// The problem.
    package let problem: Problem.ID
    /// The vote, or nil where an earlier one is taken back.
    package let vote: Vote?
    /// The date when it was given, in whole milliseconds.
    package let date: Date

    /// Creates a vote from a date of whole milliseconds.
    init(_ vote: Vote?, by learner: Learner.ID, on problem: Problem.ID, at date: Date) {
      self.learner = learner
      self.problem = problem
      self.vote = vote
      self.date = date
    }

    /// Whether a vote comes before another one: by date, learner and problem.
    ///
    /// Two votes of one learner on one problem at one instant, as two devices can give them, are in
    /// the order like, dislike, withdrawal.
    static func < (left: ProblemVotes.DatedVote, right: ProblemVotes.DatedVote) -> Bool {
      (left.date, left.learner, left.problem, left.caution)
        < (right.date, right.learner, right.problem, right.caution)
    }

    private var caution: Int {
      switch vote {
      case .like: 0
      case .dislike: 1
      case nil: 2
      }
    }
  }
}

extension ProblemVotes.DatedVote: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let learner = record.field("learner", \.learner)
    let problem = record.field("problem", \.problem)
    let vote = record.field("vote", \.vote)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Self(vote(), by: learner(), on: problem(), at: date())
  }
}
