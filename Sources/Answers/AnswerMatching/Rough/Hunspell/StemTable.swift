// SPDX-License-Identifier: Apache-2.0

/// The words of a dictionary with their flags, in little memory: their letters one after another, and a table of places.
struct StemTable: Sendable {
  private var letters: [UInt8] = []
  /// Where each word begins among the letters, with an end.
  private var starts: [UInt32] = [0]
  private var flags: [FlagSets.ID] = []
  /// The numbers of the words plus 1, at the places that their letters hash to.
  private var places: [UInt32] = []

  var count: Int { flags.count }

  mutating func add(_ word: [UInt8], _ set: FlagSets.ID) {
    letters += word
    starts.append(UInt32(truncatingIfNeeded: letters.count))
    flags.append(set)
  }

  /// Makes the words ready to be found; after it none can be added.
  mutating func finish() {
    var size = 16
    while size < count * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
    for word in 0..<count {
      var hash = Hash()
      for byte in letters[Int(starts[word])..<Int(starts[word + 1])] { hash.add(byte) }
      var place = hash.place(in: size)
      while places[place] != 0 { place = (place + 1) & (size - 1) }
      places[place] = UInt32(truncatingIfNeeded: word + 1)
    }
  }

  /// Whether one of the words with the letters of two parts together has flags that satisfy a condition.
  func contains(
    _ first: ArraySlice<UInt8>,
    _ second: ArraySlice<UInt8> = [],
    where isMeant: (FlagSets.ID) -> Bool
  ) -> Bool {
    guard !places.isEmpty else { return false }
    var hash = Hash()
    for byte in first { hash.add(byte) }
    for byte in second { hash.add(byte) }
    var place = hash.place(in: places.count)
    while places[place] != 0 {
      let word = Int(places[place]) - 1
      if isWord(word, first, second), isMeant(flags[word]) { return true }
      place = (place + 1) & (places.count - 1)
    }
    return false
  }

  private func isWord(
    _ word: Int,
    _ first: ArraySlice<UInt8>,
    _ second: ArraySlice<UInt8>
  ) -> Bool {
    var place = Int(starts[word])
    guard Int(starts[word + 1]) - place == first.count + second.count else { return false }
    for part in [first, second] where !part.isEmpty {
      for byte in part {
        guard letters[place] == byte else { return false }
        place += 1
      }
    }
    return true
  }

  /// The hash of Fowler, Noll and Vo, FNV-1a with 64 bits.
  private struct Hash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    func place(in size: Int) -> Int {
      Int(truncatingIfNeeded: (value ^ value >> 32) & UInt64(size - 1))
    }
  }
}
