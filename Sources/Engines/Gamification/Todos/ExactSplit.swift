// SPDX-License-Identifier: Apache-2.0

/// Shares of a whole number that add up to it.
///
/// Everyone gets the same, and what is left over goes one by one to the first: for equal claims this is the method of the
/// largest remainder, with ties broken by the order.
enum ExactSplit {
  /// Returns a share for each member, in their order.
  ///
  /// - Parameters:
  ///   - whole: The number to share, not negative.
  ///   - members: The members who share it, each once, in a ``MemberOrder``.
  /// - Returns: The shares.
  static func shares(
    of whole: Int,
    among members: some Collection<Member.ID>
  ) -> [(member: Member.ID, points: Int)] {
    guard !members.isEmpty else { return [] }
    let (share, rest) = whole.quotientAndRemainder(dividingBy: members.count)
    return members.enumerated().map { index, member in
      (member, share + (index < rest ? 1 : 0))
    }
  }
}
