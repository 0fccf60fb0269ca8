internal import LudusCore

/// The entries of a leaderboard by member.
///
/// Each member has a number for as long as they are on the board. So a new score changes one page of entries and
/// leaves the dictionary alone.
struct MemberTable: Sendable {
  private var numbers = PagedDictionary<Member.ID, Int>()
  private var entries = PagedArray<Leaderboard.Entry?>()
  private var freeNumbers: [Int] = []

  /// The number of a member, or nil for someone who is not on the board.
  ///
  /// - Complexity: O(1) on average.
  func number(of member: Member.ID) -> Int? { numbers[member] }

  /// The entry of the member with a number, or nil when nobody has it.
  subscript(number: Int) -> Leaderboard.Entry? { entries[number] }

  /// Puts in the entry of a member.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - number: The number of its member; nil for someone who is not on the board.
  /// - Complexity: O(1) on average.
  mutating func put(_ entry: Leaderboard.Entry, at number: Int?) {
    if let number {
      entries[number] = entry
    } else if let number = freeNumbers.popLast() {
      entries[number] = entry
      numbers[entry.member] = number
    } else {
      numbers[entry.member] = entries.count
      entries.append(entry)
    }
  }

  /// Takes the entry of a member out, and returns it, or nil for someone who is not on the board.
  ///
  /// - Complexity: As putting one in.
  mutating func remove(_ member: Member.ID) -> Leaderboard.Entry? {
    guard let number = numbers[member] else { return nil }
    numbers[member] = nil
    defer { entries[number] = nil }
    freeNumbers.append(number)
    return entries[number]
  }
}
