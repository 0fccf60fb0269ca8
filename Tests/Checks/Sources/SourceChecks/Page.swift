// SPDX-License-Identifier: Apache-2.0

/// A page of the documentation, with the Swift that stands on it.
struct Page {
  /// A block of code, and the number of its first line.
  struct Block: Hashable {
    var firstLine: Int
    var lines: [Substring]
  }

  /// The blocks that begin with three backticks and `swift`.
  private(set) var blocks: [Block] = []
  /// What the blocks take for granted, in blocks that begin with `swift given`, which are folded, or
  /// in comments `<!-- given ... -->`.
  private(set) var given: [Substring] = []

  init(_ text: String) {
    var end: String?
    var block: Block?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let open = block {
        if line.hasPrefix("```") {
          blocks.append(open)
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if let mark = end {
        if line.hasPrefix(mark) { end = nil } else { given.append(line) }
      } else if line == "```swift" {
        block = Block(firstLine: index + 2, lines: [])
      } else if line == "<!-- given" {
        end = "-->"
      } else if line == "```swift given" {
        end = "```"
      }
    }
  }
}
