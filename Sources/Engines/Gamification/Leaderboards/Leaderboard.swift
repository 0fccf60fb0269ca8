// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Members in the order of their scores, with ranks under any policy for ties.
///
/// ```swift
/// var board = Leaderboard()
/// try board.set(Leaderboard.Score(points: 30, achievements: 2), of: "ada")
/// try board.set(Leaderboard.Score(points: 50), of: "grace")
/// board.rank(of: "ada")        // 2
/// board.top(1).map(\.member)   // ["grace"]
/// ```
///
/// A rank and an order are two things. The *order* of the rows is total: more points first, then more achievements,
/// then the earlier date of the score, then the smaller identifier. Two members never change places from one page to
/// the next. A *rank* is shared by members who tie, which by default are those of equal points; a
/// ``RankingPolicy/Criterion`` and ``policy`` say who ties and how the ranks around a tie are counted.
///
/// A board is a view: it is made from the totals of a ledger, of all time, of a season or of some days. It is meant
/// for a million members. A change, a rank and a position take O(log *n*), a page of *m* rows O(log *n* + *m*).
///
/// Copying is O(1). A change to a copy renews only the parts that it falls on, some hundred kilobytes at most with a
/// million members.
///
/// Two boards are equal when they have the same entries, policy and criterion, however they came about.
public struct Leaderboard: Sendable {
  /// How ranks are counted where members tie; it may be changed at any time.
  ///
  /// - Complexity: O(*n*) for a change to ``RankingPolicy/dense``; else O(1).
  public var policy: RankingPolicy {
    didSet {
      if (policy == .dense) != (oldValue == .dense) {
        rankValues = policy == .dense ? RankTree(sorted: rankValues(before: count)) : nil
      }
    }
  }
  /// Which figures members who tie have in common.
  package let criterion: RankingPolicy.Criterion

  private(set) var order = RankTree<Seat>()
  /// The different values by which members are ranked, kept where ranks are dense.
  private(set) var rankValues: RankTree<RankValue>?
  private var scores = PagedTable<Member.ID, StoredScore>()
  /// The titles of the members who wear one.
  private var titles = PagedDictionary<Member.ID, String>()

  /// Creates an empty board.
  ///
  /// - Parameters:
  ///   - policy: How ranks are counted where members tie.
  ///   - criterion: Which figures members who tie have in common.
  public init(policy: RankingPolicy = .standard, criterion: RankingPolicy.Criterion = .points) {
    self.policy = policy
    self.criterion = criterion
    rankValues = policy == .dense ? RankTree() : nil
  }

  /// Creates a board of many members at once.
  ///
  /// - Parameters:
  ///   - entries: The members with their scores, in any order.
  ///   - policy: How ranks are counted where members tie.
  ///   - criterion: Which figures members who tie have in common.
  /// - Throws: ``LeaderboardError/duplicateMember(_:)`` or ``LeaderboardError/dateOutOfRange(_:)``.
  /// - Complexity: O(*n* log *n*).
  public init(
    _ entries: some Sequence<Entry>,
    policy: RankingPolicy = .standard,
    criterion: RankingPolicy.Criterion = .points
  ) throws(LeaderboardError) {
    self.init(policy: policy, criterion: criterion)
    var sorted: [Seat] = []
    for entry in entries {
      let stored = try entry.stored
      let spot = scores.spot(of: entry.member)
      guard spot.place == nil else { throw .duplicateMember(entry.member) }
      scores.insert(stored, for: entry.member, at: spot)
      if let title = entry.title { titles[entry.member] = title }
      sorted.append(Seat(stored: stored, member: entry.member))
    }
    sorted.sort { $0.precedes($1) }
    order = RankTree(sorted: sorted)
    if policy == .dense { rankValues = RankTree(sorted: rankValues(before: count)) }
  }

  /// The number of members.
  public var count: Int { order.count }

  /// Whether there are no members.
  public var isEmpty: Bool { count == 0 }

  /// The members with their scores in the order of the rows.
  ///
  /// - Complexity: O(*n*).
  public var entries: [Entry] {
    order.elements(at: 0..<count).map { Entry($0.member, $0.score, title: title(of: $0.member)) }
  }

  /// Returns the entry of a member, or nil for someone who is not on the board.
  ///
  /// - Complexity: O(1) on average.
  public func entry(of member: Member.ID) -> Entry? {
    seat(of: member).map { Entry($0.member, $0.score, title: title(of: member)) }
  }

  /// Returns where a member stands, or nil for someone who is not on the board.
  func seat(of member: Member.ID) -> Seat? {
    scores.place(of: member).map { Seat(stored: scores[$0], member: scores.key(at: $0)) }
  }

  /// Returns the title that a member wears.
  func title(of member: Member.ID) -> String? { titles.isEmpty ? nil : titles[member] }

  /// Sets the score of a member, who is taken onto the board if need be.
  ///
  /// A title that the member wears stays.
  ///
  /// - Parameters:
  ///   - score: The new score; its date is kept in whole milliseconds.
  ///   - member: The member.
  /// - Throws: ``LeaderboardError/dateOutOfRange(_:)``.
  /// - Complexity: O(log *n*).
  public mutating func set(_ score: Score, of member: Member.ID) throws(LeaderboardError) {
    let stored = try Entry(member, score).stored
    let spot = scores.spot(of: member)
    let value = rankValue(of: score)
    guard let place = spot.place else {
      scores.insert(stored, for: member, at: spot)
      order.insert(Seat(stored: stored, member: member))
      rankValues?.insert(value)
      return
    }
    let old = Seat(stored: scores[place], member: scores.key(at: place))
    guard old.stored != stored else { return }
    scores[place] = stored
    order.replace(old, with: Seat(stored: stored, member: old.member))
    if rankValue(of: old.score) != value {
      rankValues?.insert(value)
      forgetValue(of: old.score)
    }
  }

  /// Sets or takes away the title that a member wears.
  ///
  /// - Throws: ``LeaderboardError/unknownMember(_:)``.
  /// - Complexity: O(1) on average.
  public mutating func setTitle(_ title: String?, of member: Member.ID) throws(LeaderboardError) {
    guard scores.place(of: member) != nil else { throw .unknownMember(member) }
    titles[member] = title
  }

  /// Takes a member off the board.
  ///
  /// - Returns: The entry of the member, or nil for someone who was not on the board.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func remove(_ member: Member.ID) -> Entry? {
    guard let entry = entry(of: member) else { return nil }
    scores.remove(scores.spot(of: member))
    titles[member] = nil
    order.remove(Seat(stored: StoredScore(entry.score), member: entry.member))
    forgetValue(of: entry.score)
    return entry
  }

  /// Forgets the value of a score that was taken away, unless another member has it too.
  private mutating func forgetValue(of score: Score) {
    guard rankValues != nil else { return }
    let value = rankValue(of: score)
    let holder = order.first(after: { rankValue(of: $0.score).precedes(value) })
    if holder.map({ rankValue(of: $0.score) }) != value {
      rankValues?.remove(value)
    }
  }
}

// By hand, since equal boards may have come about in different ways, and their trees then differ.
extension Leaderboard: Hashable {
  /// Whether both boards have the same entries, policy and criterion.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: Self, right: Self) -> Bool {
    left.policy == right.policy && left.criterion == right.criterion
      && left.count == right.count && left.entries == right.entries
  }

  /// Hashes the entries, the policy and the criterion.
  ///
  /// - Complexity: O(*n*).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(policy)
    hasher.combine(criterion)
    hasher.combine(entries)
  }
}
