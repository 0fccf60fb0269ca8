internal import LudusCore

/// The entries of a leaderboard by member.
///
/// Each member has a number for as long as he is on the board. So a new score changes one page of entries and leaves
/// the dictionary, which copies share as a whole, alone.
struct MemberTable: Sendable {
  private var numbers: [Member.ID: Int] = [:]
  private var entries = PagedArray<Leaderboard.Entry?>([])
  private var freeNumbers: [Int] = []

  /// The entry of a member, or nil for someone who is not on the board.
  ///
  /// - Complexity: O(1) on average; the first change of who is on a copied board is O(*n*).
  subscript(member: Member.ID) -> Leaderboard.Entry? {
    get { numbers[member].flatMap { entries[$0] } }
    set {
      switch (numbers[member], newValue) {
      case (nil, nil):
        break
      case (let number?, _?):
        entries[number] = newValue
      case (let number?, nil):
        entries[number] = nil
        numbers[member] = nil
        freeNumbers.append(number)
      case (nil, _?):
        if let number = freeNumbers.popLast() {
          entries[number] = newValue
          numbers[member] = number
        } else {
          numbers[member] = entries.count
          entries.append(newValue)
        }
      }
    }
  }

  mutating func reserveCapacity(_ count: Int) {
    numbers.reserveCapacity(count)
  }
}
