// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// Lines that answer with several parts: an order as `b a c`, pairs as `1=b 2=a`, gaps as
/// `1=hydrogen 2=a`.
extension PlayerInput {
  /// Understands an order, the letters of all items one after the other, together or apart.
  static func ordered(_ line: String, of item: Quiz.Item) -> PlayerInput {
    let labels = PartLabels(item)
    var words = line.split { $0.isWhitespace || $0 == "," }.map { String($0) }
    guard !words.isEmpty else { return .nothing }
    if let command = command(line) { return command }
    if words.count == 1, labels.all.count <= 26 {
      words = words[0].map { String($0) }
    }
    let order = words.compactMap { labels.item($0) }
    guard order.count == words.count else {
      let stranger = words.first { labels.item($0) == nil } ?? ""
      return .unclear("There is no item “\(stranger)”. :help lists what you can do.")
    }
    return .response(.order(order))
  }

  /// Understands pairs, each of a number and a letter.
  static func matched(_ line: String, of item: Quiz.Item) -> PlayerInput {
    let left = item.left
    switch entries(line, count: left.count) {
    case .failure(let other): return other.input
    case .success(let entries):
      let labels = PartLabels(item)
      var pairs: [Problem.Item.ID: Problem.Item.ID] = [:]
      for (number, letter) in entries {
        guard let match = labels.item(letter) else {
          return .unclear("There is no item “\(letter)”. :help lists what you can do.")
        }
        pairs[left[number - 1].id] = match
      }
      return .response(.pairs(pairs))
    }
  }

  /// Understands entries for gaps, each after the number of its gap; a single gap needs no number.
  static func filled(_ line: String, of item: Quiz.Item) -> PlayerInput {
    let gaps = item.numberedGaps
    let isPlain =
      gaps.count == 1 && !line.hasPrefix(":") && !line.hasPrefix("1=")
      && !["", "?"].contains(line.filter { !$0.isWhitespace })
    switch entries(isPlain ? "1=\(line)" : line, count: gaps.count) {
    case .failure(let other): return other.input
    case .success(let entries):
      var response: [ClozeTask.Gap.ID: String] = [:]
      for (number, entry) in entries {
        let gap = gaps[number - 1]
        guard item.gapOptions[gap.id] != nil else {
          response[gap.id] = entry
          continue
        }
        guard let option = item.optionLabels(of: gap).option(named: entry) else {
          return .unclear("There is no option “\(entry)” for gap \(number).")
        }
        response[gap.id] = option.rawValue
      }
      return .response(.gaps(response))
    }
  }

  /// What a line is that has no entries.
  private struct Other: Error {
    let input: PlayerInput
  }

  /// The entries of a line such as `1=b 2=two words`, by their numbers.
  private static func entries(_ line: String, count: Int) -> Result<[Int: String], Other> {
    func failure(_ input: PlayerInput) -> Result<[Int: String], Other> {
      .failure(Other(input: input))
    }
    guard line.contains(where: { !$0.isWhitespace }) else { return failure(.nothing) }
    if let command = command(line) { return failure(command) }
    var entries: [Int: String] = [:]
    var last: Int?
    for word in line.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, let number = Int(parts[0]), (1...count).contains(number) {
        guard entries[number] == nil else {
          return failure(.unclear("Number \(number) is there twice."))
        }
        entries[number] = String(parts[1])
        last = number
      } else if let number = last {
        let entry = entries[number] ?? ""
        entries[number] = entry.isEmpty ? String(word) : "\(entry) \(word)"
      } else {
        let example = "as in “1=...\(count > 1 ? " 2=..." : "")”"
        return failure(.unclear("Write each number with what belongs to it, \(example)."))
      }
    }
    return .success(entries)
  }
}
