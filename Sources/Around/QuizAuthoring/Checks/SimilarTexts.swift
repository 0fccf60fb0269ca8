// SPDX-License-Identifier: Apache-2.0
internal import Quizzes

/// Finds texts that are almost the same, without comparing each with every other.
///
/// A text is taken for the set of its sequences of five bytes, and the similarity of two is the
/// number of sequences in both divided by that in either (Jaccard). Two sets can only be similar
/// enough if they share one of the rarest sequences of each: of n sequences and a threshold t, one
/// of the n - ⌈t·n⌉ + 1 rarest. So only these are looked up. The method is the prefix filter of
/// Bayardo, Ma and Srikant, "Scaling up all pairs similarity search" (WWW 2007).
struct SimilarTexts {
  private let threshold: Double
  /// For each text its sequences by rank, the rarest first.
  private let sequences: [[Int32]]

  /// How many texts are kept for a sequence; with more it does not distinguish texts.
  private static let maximumList = 100
  private static let length = 5
  /// The bits of the number of a text; further texts are not compared.
  private static let numberBits: UInt64 = 24
  /// Texts with fewer sequences are too short to be alike by more than chance.
  private static let minimumSequences = 12

  /// - Parameters:
  ///   - texts: The texts.
  ///   - threshold: The minimum similarity, from 0.1 to 1.
  init(_ texts: [String], threshold: Double) {
    self.threshold = threshold
    // A sequence and the number of a text in 64 bits: sorting them is faster than any table.
    var found: [UInt64] = []
    for (number, text) in texts.prefix(1 << Self.numberBits).enumerated() {
      var window: UInt64 = 0
      for (index, byte) in text.utf8.enumerated() {
        window = (window << 8 | UInt64(byte)) & (1 << (8 * UInt64(Self.length)) - 1)
        if index >= Self.length - 1 { found.append(window << Self.numberBits | UInt64(number)) }
      }
    }
    found.sort()
    // The texts of each sequence, the rarest first; ranks depend on nothing but the texts.
    var runs: [(count: Int, start: Int)] = []
    for (index, entry) in found.enumerated() {
      if index == 0 || found[index - 1] >> Self.numberBits != entry >> Self.numberBits {
        runs.append((1, index))
      } else if found[index - 1] != entry {
        runs[runs.count - 1].count += 1
      }
    }
    runs.sort { $0 < $1 }
    var sequences = Array(repeating: [Int32](), count: texts.count)
    for (rank, run) in runs.enumerated() {
      var last: Int?
      for entry in found[run.start...] {
        guard entry >> Self.numberBits == found[run.start] >> Self.numberBits else { break }
        let number = Int(entry & (1 << Self.numberBits - 1))
        if number != last { sequences[number].append(Int32(rank)) }
        last = number
      }
    }
    self.sequences = sequences
  }

  /// Each text that is similar to an earlier one that shares a group with it, with the first such, in order.
  ///
  /// - Parameter groups: For each text the groups that it is in. Only texts that share one are compared, so
  ///   the smaller the groups the less there is to do.
  /// - Returns: The earlier and the later text by offset, and their similarity in percent, cut off.
  func pairs(within groups: [[Int]]) -> [(earlier: Int, later: Int, percent: Int)] {
    var lists: [Entry: [Int]] = [:]
    var pairs: [(Int, Int, Int)] = []
    /// For each text the last one that it was a candidate for, so that it is one only once.
    var candidateFor = Array(repeating: -1, count: sequences.count)
    for (later, set) in sequences.enumerated() where set.count >= Self.minimumSequences {
      let needed = Int((threshold * Double(set.count)).rounded(.up))
      var candidates: [Int] = []
      candidateFor[later] = later  // it meets itself when a group is named twice
      for group in groups[later] {
        for sequence in set.prefix(set.count - needed + 1) {
          let list = lists[Entry(group: group, sequence: sequence)] ?? []
          for earlier in list where candidateFor[earlier] != later {
            candidateFor[earlier] = later
            candidates.append(earlier)
          }
          if list.count < Self.maximumList {
            lists[Entry(group: group, sequence: sequence), default: []].append(later)
          }
        }
      }
      candidates.sort()
      for earlier in candidates {
        if let similarity = similarity(of: sequences[earlier], set) {
          pairs.append((earlier, later, Int(similarity * 100)))
          break
        }
      }
    }
    return pairs
  }

  /// Where texts are looked up.
  private struct Entry: Hashable {
    let group: Int
    let sequence: Int32
  }

  /// The similarity of two sets, or nil when it is below the threshold.
  private func similarity(of first: [Int32], _ second: [Int32]) -> Double? {
    let total = first.count + second.count
    // Most pairs differ soon in too much, and need not be gone through to the end.
    let needed = leastShared(of: total)
    var (left, right, shared) = (0, 0, 0)
    while left < first.count, right < second.count {
      if first[left] == second[right] {
        (left, right, shared) = (left + 1, right + 1, shared + 1)
        continue
      }
      if first[left] < second[right] {
        left += 1
      } else {
        right += 1
      }
      if shared + min(first.count - left, second.count - right) < needed { return nil }
    }
    return shared < needed ? nil : Self.similarity(shared, of: total)
  }

  /// How many sequences two sets of so many in all must share to be similar.
  private func leastShared(of total: Int) -> Int {
    var shared = max(Int(threshold * Double(total) / (1 + threshold)) - 1, 0)
    while Self.similarity(shared, of: total) < threshold { shared += 1 }
    return shared
  }

  private static func similarity(_ shared: Int, of total: Int) -> Double {
    Double(shared) / Double(total - shared)
  }
}
