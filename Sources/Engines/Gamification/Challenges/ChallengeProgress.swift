// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension GroupChallenge {
  /// How far a group is with a challenge.
  public struct Progress: Identifiable, Hashable, Sendable {
    /// Where a challenge is in its life.
    public enum State: Hashable, Sendable {
      /// There is time left.
      case running
      /// The goal is reached.
      case met
      /// The time is over.
      case missed
    }

    /// The challenge.
    public let challenge: GroupChallenge
    /// The member who set it.
    public let creator: Member.ID
    /// When it was opened.
    package let openedAt: Date
    /// How many todos or points, whichever the goal counts, there are so far; in a contest those of the best member.
    public internal(set) var amount = 0
    /// When the goal was reached.
    public internal(set) var metAt: Date?
    /// The todos or points that each member contributed; a shared todo counts for everyone who did it.
    public internal(set) var contributions: [Member.ID: Int] = [:]
    /// The completions that it counted.
    private var counted: Set<PlayerGroup.Event.ID> = []
    /// The members who have won a contest so far, the first one first.
    public internal(set) var winners: [Member.ID] = []

    /// The identifier of the challenge.
    public var id: GroupChallenge.ID { challenge.id }

    /// Which part of the goal is reached, at most 1.
    public var part: Fraction {
      let part = try? Fraction(min(amount, challenge.goal.amount), challenge.goal.amount)
      return part ?? .one
    }

    /// Creates the progress of a challenge that was just opened.
    init(_ challenge: GroupChallenge, by creator: Member.ID, at date: Date) {
      self.challenge = challenge
      self.creator = creator
      openedAt = date
    }

    /// Where the challenge is in its life at a date.
    public func state(at date: Date) -> State {
      if let metAt, metAt <= date { return .met }
      return date < challenge.deadline ? .running : .missed
    }

    /// Whether a todo that was done at a date counts.
    func counts(_ todo: Todo, at date: Date) -> Bool {
      metAt == nil && openedAt <= date && date < challenge.deadline && challenge.counts(todo)
    }

    /// Counts what members did together.
    mutating func add(
      _ shares: [(member: Member.ID, points: Int)],
      for completion: PlayerGroup.Event.ID,
      at date: Date
    ) {
      counted.insert(completion)
      guard challenge.form == .together else { return addToContest(shares, at: date) }
      switch challenge.goal {
      case .todos:
        amount += 1
        for share in shares { contributions[share.member, default: 0] += 1 }
      case .points:
        for share in shares {
          // A sum beyond any goal is beyond it by whatever amount, and the ledger refuses one beyond what a
          // member can have.
          amount = amount.addingUpToMaximum(share.points)
          let contribution = contributions[share.member, default: 0]
          contributions[share.member] = contribution.addingUpToMaximum(share.points)
        }
      }
      if amount >= challenge.goal.amount {
        metAt = date
      }
    }

    /// Takes back the contribution of a member.
    ///
    /// - Parameters:
    ///   - points: The points they got for it.
    ///   - member: The member who did it.
    ///   - completion: The completion that it was for; one that did not count changes nothing.
    ///   - isWhole: Whether nobody else did it.
    mutating func takeBack(
      _ points: Int,
      of member: Member.ID,
      for completion: PlayerGroup.Event.ID,
      isWhole: Bool
    ) {
      // One of the instant in which the challenge was opened may have come before it.
      guard metAt == nil, counted.contains(completion) else { return }
      guard challenge.form == .together else { return takeBackFromContest(points, of: member) }
      switch challenge.goal {
      case .todos:
        amount -= isWhole ? 1 : 0
        contributions[member, default: 0] -= 1
      case .points:
        amount = max(0, amount - points)
        contributions[member] = max(0, contributions[member, default: 0] - points)
      }
    }

    /// Returns the reward of everyone who contributed, once the goal is reached, in an order.
    func rewards(_ order: MemberOrder) -> [(member: Member.ID, points: Int)] {
      guard metAt != nil else { return [] }
      let members = order.sorted(
        challenge.form == .together
          ? contributions.filter { $0.value > 0 }.map(\.key) : winners
      )
      return switch challenge.reward {
      case .each(let points): members.map { ($0, points) }
      case .split(let points): ExactSplit.shares(of: points, among: members)
      }
    }
  }
}
