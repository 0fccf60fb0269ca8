// SPDX-License-Identifier: Apache-2.0

/// The sets of flags that words and affixes have, each stored once.
struct FlagSets: Sendable {
  typealias ID = UInt32

  /// The meaning that a flag can have for the word or the affix with it.
  enum Mark: Int {
    case forbidden, needsAffix, circumfix, onlyInCompound, compound, compoundBegin, compoundMiddle
    case compoundEnd, compoundPermit, compoundForbid, compoundRoot

    /// As affix files name them.
    static let names =
      """
      FORBIDDENWORD NEEDAFFIX CIRCUMFIX ONLYINCOMPOUND COMPOUNDFLAG COMPOUNDBEGIN COMPOUNDMIDDLE \
      COMPOUNDEND COMPOUNDPERMITFLAG COMPOUNDFORBIDFLAG COMPOUNDROOT
      """
      .split(separator: " ").map(String.init)
  }

  private var flags: [UInt32] = []
  /// The marks of each set, as bits.
  private var marks: [UInt16] = []
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

  /// Finds the marks of the sets; after it none can be added.
  mutating func finish(marks flags: [Mark: UInt32]) {
    marks = (0..<ID(starts.count - 1)).map { id in
      flags.reduce(0) { contains($1.value, in: id) ? $0 | 1 << $1.key.rawValue : $0 }
    }
  }

  /// Whether one of two sets has a mark.
  func has(_ mark: Mark, in first: ID, or second: ID = empty) -> Bool {
    (marks[Int(first)] | marks[Int(second)]) & 1 << mark.rawValue != 0
  }

  /// Whether a set has a flag; none has the flag 0.
  func contains(_ flag: UInt32, in id: ID) -> Bool {
    guard flag != 0, id != Self.empty else { return false }
    for place in starts[Int(id)]..<starts[Int(id) + 1] where flags[place] == flag { return true }
    return false
  }
}
