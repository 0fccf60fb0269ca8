// SPDX-License-Identifier: Apache-2.0

/// What a learner can ask for at any time instead of answering.
enum PlayerCommand: Hashable {
  case skip, reveal, hint, submit, quit, help
  /// Say whether the last hint was helpful.
  case rate(isHelpful: Bool)
  /// Come back to the problem with a number, or list those that one can come back to.
  case back(Int?)

  /// Creates a command from a line without a colon: a name, or a short form of it.
  init?(_ line: some StringProtocol) {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
    switch (words.first, words.count) {
    case ("s", 1), ("skip", 1): self = .skip
    case ("back", 1): self = .back(nil)
    case ("back", 2):
      guard let number = Int(words[1]) else { return nil }
      self = .back(number)
    case ("r", 1), ("reveal", 1): self = .reveal
    case ("hint", 1): self = .hint
    case ("helpful", 1): self = .rate(isHelpful: true)
    case ("unhelpful", 1): self = .rate(isHelpful: false)
    case ("submit", 1): self = .submit
    case ("q", 1), ("quit", 1), ("exit", 1): self = .quit
    case ("?", 1), ("h", 1), ("help", 1): self = .help
    default: return nil
    }
  }
}
