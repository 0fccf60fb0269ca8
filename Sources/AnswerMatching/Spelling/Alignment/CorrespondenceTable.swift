/// The correspondences, ready to be found by the last letters of their two sides.
struct CorrespondenceTable {
  /// A correspondence with its letters in numbers.
  struct Entry {
    /// The letters, the last one lowest, and which bits of as many others to compare.
    let input: UInt32
    let inputMask: UInt32
    let target: UInt32
    let targetMask: UInt32
    let inputCount: UInt8
    let targetCount: UInt8
    let cost: UInt16
    let phenomena: Phenomena

    /// Whether the last letters of two texts are those of the correspondence.
    @inline(__always)
    func matches(input inputTail: UInt32, target targetTail: UInt32) -> Bool {
      (inputTail ^ input) & inputMask == 0 && (targetTail ^ target) & targetMask == 0
    }
  }

  static let german = CorrespondenceTable(Correspondence.all)

  /// Entries with the same last letters lie together.
  let entries: ContiguousArray<Entry>
  /// For each pair of last letters where their entries start; one more at the end.
  private let starts: ContiguousArray<UInt16>

  init(_ correspondences: [Correspondence]) {
    // A stable order, in which the first of equally good ones is taken.
    let sorted = correspondences.enumerated().sorted {
      (Self.slot($0.element), $0.offset) < (Self.slot($1.element), $1.offset)
    }.map(\.element)
    entries = ContiguousArray(sorted.map(Entry.init))
    var starts = ContiguousArray<UInt16>(repeating: 0, count: 64 * 64 + 1)
    for correspondence in sorted {
      starts[Self.slot(correspondence) + 1] += 1
    }
    for slot in 1..<starts.count {
      starts[slot] += starts[slot - 1]
    }
    self.starts = starts
  }

  private static func slot(_ correspondence: Correspondence) -> Int {
    slot(StaticWord(correspondence.input).last, StaticWord(correspondence.target).last)
  }

  @inline(__always)
  private static func slot(_ input: LetterCode, _ target: LetterCode) -> Int {
    Int(input.value) << 6 | Int(target.value)
  }

  /// The entries whose sides end with two letters.
  @inline(__always)
  func indices(endingWith input: LetterCode, _ target: LetterCode) -> Range<Int> {
    let slot = Self.slot(input, target)
    return Int(starts[slot])..<Int(starts[slot + 1])
  }
}

extension StaticWord {
  /// The last letter.
  fileprivate var last: LetterCode { count > 0 ? self[count - 1] : .edge }
}

extension CorrespondenceTable.Entry {
  fileprivate init(_ correspondence: Correspondence) {
    let input = StaticWord(correspondence.input)
    let target = StaticWord(correspondence.target)
    self.input = Self.packed(input)
    self.target = Self.packed(target)
    inputMask = Self.mask(input.count)
    targetMask = Self.mask(target.count)
    inputCount = UInt8(input.count)
    targetCount = UInt8(target.count)
    cost = UInt16(correspondence.cost)
    phenomena = correspondence.phenomena
  }

  private static func packed(_ word: StaticWord) -> UInt32 {
    (0..<word.count).reduce(0) { $0 << 8 | UInt32(word[$1].value) }
  }

  private static func mask(_ count: Int) -> UInt32 {
    count >= 4 ? .max : 1 << UInt32(count * 8) - 1
  }
}
