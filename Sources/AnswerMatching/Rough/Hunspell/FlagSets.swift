// SPDX-License-Identifier: Apache-2.0

/// The sets of flags that words and affixes have, each stored once.
struct FlagSets: Sendable {
  typealias ID = UInt32

  private var flags: [UInt32] = []
  /// Where the flags of each set begin, with an end.
  private var starts: [Int] = [0, 0]
  private var ids: [[UInt32]: ID] = [[]: 0]

  /// The set without flags.
  static let empty: ID = 0

  mutating func id(of set: [UInt32]) -> ID {
    if let id = ids[set] { return id }
    let id = ID(truncatingIfNeeded: starts.count - 1)
    flags += set
    starts.append(flags.count)
    ids[set] = id
    return id
  }

  /// Whether a set has a flag; none has the flag 0.
  func contains(_ flag: UInt32, in id: ID) -> Bool {
    guard flag != 0, id != Self.empty else { return false }
    for place in starts[Int(id)]..<starts[Int(id) + 1] where flags[place] == flag { return true }
    return false
  }
}
