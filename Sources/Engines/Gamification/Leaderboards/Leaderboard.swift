// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

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
/// A rank and an order are two things. The *order* of the rows is total: more points first (or
/// fewer, on a board of times, where the ``best`` are the least), then more achievements, then the
/// earlier date of the score, then the smaller identifier. Two members never change places from one
/// page to the next. A *rank* is shared by members who tie, which by default are those of equal
/// points; a ``RankingPolicy/Criterion`` and ``policy`` say who ties and how the ranks around a tie
/// are counted.
///
/// A board is a view: it is made from the totals of a ledger, of all time, of a season or of some
/// days. It is meant for a million members. A change, a rank and a position take O(log *n*), a page
/// of *m* rows O(log *n* + *m*).
///
/// Copying is O(1). A change to a copy renews only the parts that it falls on, some hundred
/// kilobytes at most with a million members.
///
/// Two boards are equal when they have the same entries, policy and criterion, however they came
/// about.
public struct Leaderboard: Sendable {
  /// The policy for counting ranks where members tie; it may be changed at any time.
  ///
  /// - Complexity: O(*n*) for a change to ``RankingPolicy/dense``; else O(1).
  public var policy: RankingPolicy {
    didSet {
      if (policy == .dense) != (oldValue == .dense) {
        rankValues = policy == .dense ? RankTree(sorted: rankValues(before: count)) : nil
      }
    }
  }
  /// The figures that members who tie have in common.
  package let criterion: RankingPolicy.Criterion
  /// The order that decides which points are the best.
  public let best: Best

  /// The points that stand first.
  public enum Best: String, Hashable, Sendable, CaseIterable {
    /// The most, as of a game.
    case most
    /// The least, as of a race against time.
    case least
  }

  private(set) var order = RankTree<Seat>()
  /// The different values by which members are ranked, kept where ranks are dense.
  private(set) var rankValues: RankTree<RankValue>?
  private var scores = PagedTable<Member.ID, StoredScore>()
  /// The titles of the members who wear one.
  private var titles = PagedDictionary<Member.ID, String>()

  /// Creates an empty board.
  ///
  /// - Parameters:
  ///   - policy: The policy for counting ranks where members tie.
  ///   - criterion: The figures that members who tie have in common.
  ///   - best: The order that decides which points are the best.
  public init(
    policy: RankingPolicy = .standard,
    criterion: RankingPolicy.Criterion = .points,
    best: Best = .most
  ) {
    self.policy = policy
    self.criterion = criterion
    self.best = best
    rankValues = policy == .dense ? RankTree() : nil
  }

  /// Creates a board of many members at once.
  ///
  /// - Parameters:
  ///   - entries: The members with their scores, in any order.
  ///   - policy: The policy for counting ranks where members tie.
  ///   - criterion: The figures that members who tie have in common.
  ///   - best: The order that decides which points are the best.
  /// - Throws: ``LeaderboardError/duplicateMember(_:)`` or ``LeaderboardError/dateOutOfRange(_:)``.
  /// - Complexity: O(*n* log *n*).
  public init(
    _ entries: some Sequence<Entry>,
    policy: RankingPolicy = .standard,
    criterion: RankingPolicy.Criterion = .points,
    best: Best = .most
  ) throws(LeaderboardError) {
    self.init(policy: policy, criterion: criterion, best: best)
    var sorted: [Seat] = []
    for entry in entries {
      let stored = try stored(entry.score, of: entry.member)
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

  /// Returns a score as it is kept, where more points are better, or a kept one as it was given.
  @inline(__always) func turned(_ score: Score) -> Score {
    var turned = score
    turned.points = self.turned(score.points)
    return turned
  }

  /// Returns points as they are kept, or kept ones as they were given.
  @inline(__always) func turned(_ points: Int) -> Int {
    // The complement reverses the order, and every number has one.
    best == .least ? ~points : points
  }

  /// Returns a score as it is stored, with the date in whole milliseconds.
  private func stored(
    _ score: Score,
    of member: Member.ID
  ) throws(LeaderboardError) -> StoredScore {
    try StoredScore(turned(score.truncated(of: member)))
  }

  /// The number of members.
  public var count: Int { order.count }

  /// Whether there are no members.
  public var isEmpty: Bool { count == 0 }

  /// The members with their scores in the order of the rows.
  ///
  /// - Complexity: O(*n*).
  public var entries: [Entry] {
    order.elements(at: 0..<count).map {
      Entry($0.member, turned($0.score), title: title(of: $0.member))
    }
  }

  /// Returns a member's entry, or nil if they are not on the board.
  ///
  /// - Complexity: O(1) on average.
  public func entry(of member: Member.ID) -> Entry? {
    seat(of: member).map { Entry($0.member, turned($0.score), title: title(of: member)) }
  }

  /// Returns where a member stands, or nil for someone who is not on the board.
  func seat(of member: Member.ID) -> Seat? {
    scores.place(of: member).map { Seat(stored: scores[$0], member: scores.key(at: $0)) }
  }

  /// Returns the title that a member wears.
  func title(of member: Member.ID) -> String? { titles.isEmpty ? nil : titles[member] }

  /// Sets a member's score, adding the member to the board if necessary.
  ///
  /// A title that the member wears stays.
  ///
  /// - Parameters:
  ///   - score: The new score; its date is kept in whole milliseconds.
  ///   - member: The member.
  /// - Throws: ``LeaderboardError/dateOutOfRange(_:)``.
  /// - Complexity: O(log *n*).
  public mutating func set(_ score: Score, of member: Member.ID) throws(LeaderboardError) {
    let stored = try stored(score, of: member)
    let spot = scores.spot(of: member)
    let value = rankValue(of: stored.score)
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
    let kept = turned(entry.score)
    scores.remove(scores.spot(of: member))
    titles[member] = nil
    order.remove(Seat(stored: StoredScore(kept), member: entry.member))
    forgetValue(of: kept)
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
  /// Whether both boards have the same entries, policy, criterion and best points.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: Self, right: Self) -> Bool {
    left.policy == right.policy && left.criterion == right.criterion && left.best == right.best
      && left.count == right.count && left.entries == right.entries
  }

  /// Hashes the entries, the policy, the criterion and the best points.
  ///
  /// - Complexity: O(*n*).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(policy)
    hasher.combine(criterion)
    hasher.combine(best)
    hasher.combine(entries)
  }
}

extension Leaderboard {
  /// The difference between a member's ranks on two leaderboards.
  public struct RankChange: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The rank on the earlier board, or nil if the member was not on it.
    public let before: Int?
    /// The rank on the later board, or nil if the member is not on it.
    public let after: Int?

    /// The number of ranks by which the member rose, negative for a fall; nil if they were not on
    /// both boards.
    public var rise: Int? {
      guard let before, let after else { return nil }
      return before - after
    }
  }
}

extension Leaderboard {
  /// Returns the rank changes since an earlier board, including those of 0.
  ///
  /// The ranks are those under each board's own policy.
  ///
  /// - Parameter earlier: The board to compare with.
  /// - Returns: The members in the order of this board, then those who have left it in the order of
  ///   the earlier one.
  /// - Complexity: O(*n*) in the number of members of both.
  public func rankChanges(since earlier: Leaderboard) -> [Leaderboard.RankChange] {
    let earlierRows = earlier.standings
    let ranks = Dictionary(earlierRows.map { ($0.member, $0.rank) }) { first, _ in first }
    let present = standings.map {
      Leaderboard.RankChange(member: $0.member, before: ranks[$0.member], after: $0.rank)
    }
    let gone = earlierRows.filter { entry(of: $0.member) == nil }
    return present
      + gone.map { Leaderboard.RankChange(member: $0.member, before: $0.rank, after: nil) }
  }
}

/// The figures that decide the rank of a member.
struct RankValue: Hashable, Ranked {
  let points: Int
  /// Zero where points alone decide.
  let achievements: Int

  func precedes(_ other: Self) -> Bool {
    points > other.points || (points == other.points && achievements > other.achievements)
  }
}

extension Leaderboard {
  /// Returns a member's position among the rows, from 1, or nil if they are not on the board.
  ///
  /// - Complexity: O(log *n*).
  public func position(of member: Member.ID) -> Int? {
    seat(of: member).map { position(of: $0) }
  }

  /// Returns a member's rank, from 1; members who tie share it.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - policy: The policy for counting ranks; nil for the board's own policy.
  /// - Returns: The rank, or nil for someone who is not on the board.
  /// - Complexity: O(log *n*); O(*n*) for a dense rank on a board with another policy.
  public func rank(of member: Member.ID, under policy: RankingPolicy? = nil) -> Int? {
    seat(of: member).map { rank(of: $0, under: policy ?? self.policy) }
  }

  func position(of seat: Seat) -> Int {
    order.count { $0.precedes(seat) } + 1
  }

  func rank(of seat: Seat, under policy: RankingPolicy) -> Int {
    let value = rankValue(of: seat.score)
    return switch policy {
    case .competition: numberOfMembers(before: value) + 1
    case .modified: order.count { !value.precedes(rankValue(of: $0.score)) }
    case .dense: numberOfValues(before: value) + 1
    case .ordinal: position(of: seat)
    }
  }

  func rankValue(of score: Score) -> RankValue {
    switch criterion {
    case .points: RankValue(points: score.points, achievements: 0)
    case .pointsAndAchievements:
      RankValue(points: score.points, achievements: score.achievements)
    }
  }

  private func numberOfValues(before value: RankValue) -> Int {
    rankValues?.count { $0.precedes(value) }
      ?? rankValues(before: numberOfMembers(before: value)).count
  }

  /// The different values of the members before a position, from 0, in order.
  func rankValues(before position: Int) -> [RankValue] {
    order.elements(at: 0..<position).reduce(into: []) { values, seat in
      let value = rankValue(of: seat.score)
      if value != values.last { values.append(value) }
    }
  }

  /// Returns the number of members who are better than a value.
  func numberOfMembers(before value: RankValue) -> Int {
    order.count { rankValue(of: $0.score).precedes(value) }
  }
}

extension Leaderboard {
  /// One page of a leaderboard shown page by page.
  public struct Page: Hashable, Sendable {
    /// The number of the page, from 1.
    public let number: Int
    /// The number of pages; 0 for an empty board.
    public let pageCount: Int
    /// The rows; empty for a page out of range.
    public let standings: [Leaderboard.Standing]
  }

  /// Returns a page of the board.
  ///
  /// The pages one after the other are the whole board.
  ///
  /// - Parameters:
  ///   - number: The number of the page, from 1.
  ///   - size: The number of rows of a page, at least 1.
  /// - Returns: The page, which is empty for a number that no page has.
  /// - Throws: ``LeaderboardError/invalidPageSize(_:)``.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func page(_ number: Int, size: Int) throws(LeaderboardError) -> Page {
    guard size > 0 else { throw .invalidPageSize(size) }
    let pageCount = count / size + (count % size > 0 ? 1 : 0)
    let isPage = (1...max(1, pageCount)).contains(number)
    return Page(
      number: number,
      pageCount: pageCount,
      standings: isPage ? standings(from: (number - 1) * size + 1, count: size) : []
    )
  }

  /// Returns the page that a member is on.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - size: The number of rows of a page, at least 1.
  /// - Returns: The page, or nil for someone who is not on the board.
  /// - Throws: ``LeaderboardError/invalidPageSize(_:)``.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func page(of member: Member.ID, size: Int) throws(LeaderboardError) -> Page? {
    guard size > 0 else { throw .invalidPageSize(size) }
    guard let position = position(of: member) else { return nil }
    return try page((position - 1) / size + 1, size: size)
  }
}

extension RankingPolicy: JSONName {}
extension RankingPolicy.Criterion: JSONName {}
extension Leaderboard.Best: JSONName {}

extension Leaderboard.Score: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let points = record.field("points", \.points)
    let achievements = record.field("achievements", \.achievements, default: 0)
    let reachedAt = record.field("reachedAt", \.reachedAt, as: .milliseconds)
    return try Self(points: points(), achievements: achievements(), reachedAt: reachedAt())
  }
}

extension Leaderboard.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let score = record.inline(\.score)
    let title = record.field("title", \.title)
    return try Self(member(), score(), title: title())
  }
}

extension Leaderboard: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let policy = record.field("policy", \.policy, default: .standard)
    let criterion = record.field("criterion", \.criterion, default: .points)
    let best = record.field("best", \.best, default: .most)
    let entries = record.field("members", \.entries)
    do {
      return try Self(entries(), policy: policy(), criterion: criterion(), best: best())
    } catch let error as LeaderboardError {
      let reason =
        if case .duplicateMember(let member) = error {
          "the member \"\(member)\" stands twice among the rows"
        } else {
          "\(error)"
        }
      let fault = RuleFault.malformed(reason)
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("members"))])
    }
  }
}

extension Leaderboard.Standing: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let position = record.field("position", \.position)
    let rank = record.field("rank", \.rank)
    let member = record.field("member", \.member)
    let points = record.field("points", \.points)
    let achievements = record.field("achievements", \.achievements, default: 0)
    let title = record.field("title", \.title)
    return try Self(
      position: position(),
      rank: rank(),
      member: member(),
      points: points(),
      achievements: achievements(),
      title: title()
    )
  }
}

extension Leaderboard.AnonymousStanding: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let position = record.field("position", \.position)
    let rank = record.field("rank", \.rank)
    let points = record.field("points", \.points)
    let achievements = record.field("achievements", \.achievements, default: 0)
    let member = record.field("member", \.member)
    let title = record.field("title", \.title)
    let isViewer = record.field("isViewer", \.isViewer, default: false)
    return try Self(
      position: position(),
      rank: rank(),
      points: points(),
      achievements: achievements(),
      member: member(),
      title: title(),
      isViewer: isViewer()
    )
  }
}
