// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension GroupView {
  /// A member who could do a todo next, and why.
  public struct MemberSuggestion: Hashable, Sendable {
    /// Why someone should do it.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      /// It is meant for them.
      case assigned
      /// Nobody who can do it has fewer points.
      case fewestPoints
      /// Of those with equally few points, nobody works on fewer todos.
      case fewestTodos
      /// Others come before them.
      case laterInOrder
    }

    /// The member.
    public let member: Member.ID
    /// Why they stand where they do.
    public let reason: Reason
    /// Their points of the season that is open, or of all time when none is.
    public let points: Int
    /// How many todos they work on.
    public let claimed: Int

    /// Returns the reason in a sentence.
    public func sentence(in phrasebook: Phrasebook) -> String {
      let values: [String: Sentence.Value] = [
        "member": .text(member.rawValue), "points": .count(points), "claimed": .count(claimed),
      ]
      return gameSentences(Sentence("suggestion.\(reason.rawValue)", values), in: phrasebook)
    }
  }
}

extension GroupView {
  /// Suggests members for a todo: everyone who can claim it and takes part in the comparison, the best choice
  /// first.
  ///
  /// They come in the order of their points, the fewest first; then of the todos that they work on,
  /// the fewest first; then of their identifiers.
  ///
  /// - Parameter todo: The todo; for one that nobody can claim now there are no suggestions.
  /// - Returns: The members with reasons.
  /// - Complexity: O(*m* log *m*) for *m* members.
  public func suggestedMembers(for todo: Todo.ID) -> [GroupView.MemberSuggestion] {
    guard let board = self.todo(todo) else { return [] }
    let assignee = state.reservation(of: board)
    let candidates = members.filter { member in
      guard state.membership.takesPart(member) else { return false }
      do throws(GroupError) {
        try board.checkClaim(by: member, reservedFor: assignee)
        try state.checkClaimLimit(of: member)
        return true
      } catch {
        return false
      }
    }.map {
      Candidate(
        points: points(of: $0, .season),
        claimed: (state.claimed[$0] ?? []).count,
        member: $0
      )
    }.sorted { ($0.points, $0.claimed, $0.member) < ($1.points, $1.claimed, $1.member) }
    guard let first = candidates.first else { return [] }
    let last = candidates.last { $0.points == first.points }
    let isFirstByPoints = last?.claimed == first.claimed
    return candidates.map { candidate in
      let reason: GroupView.MemberSuggestion.Reason =
        if assignee == candidate.member {
          .assigned
        } else if candidate.points != first.points || candidate.claimed != first.claimed {
          .laterInOrder
        } else {
          isFirstByPoints ? .fewestPoints : .fewestTodos
        }
      return GroupView.MemberSuggestion(
        member: candidate.member,
        reason: reason,
        points: candidate.points,
        claimed: candidate.claimed
      )
    }
  }

  private struct Candidate {
    let points: Int
    let claimed: Int
    let member: Member.ID
  }
}
