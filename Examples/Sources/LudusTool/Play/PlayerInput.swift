import Quizzes

/// What a learner can ask for at any time instead of answering.
enum PlayerCommand: String, CaseIterable {
  case skip, reveal, quit, help

  /// Creates a command from its name or a short form of it.
  init?(_ name: some StringProtocol) {
    switch name.lowercased() {
    case "s", "skip": self = .skip
    case "r", "reveal": self = .reveal
    case "q", "quit": self = .quit
    case "?", "h", "help": self = .help
    default: return nil
    }
  }
}

/// What a learner means with a line.
///
/// A command begins with a colon, as in `:skip` or `:s`. Where no text can be meant, the colon can be left
/// out, unless an option has that letter. A written answer is taken as it is; one that begins with a colon
/// is written with two.
enum PlayerInput: Hashable {
  case command(PlayerCommand)
  case response(Response)
  /// Nothing but Return.
  case nothing
  /// Something else, with what to say about it.
  case unclear(String)

  /// Understands a line typed while a problem waits for an answer.
  init(_ line: String, answering item: QuizItem) {
    switch item.problem.kind {
    case .exactMatch: self = Self.written(line)
    case .checkAll: self = Self.picked(line, of: item)
    case .multipleChoice:
      self = Self.picked(line, of: item)
      if case .response(let response) = self, let pick = response.picks.first {
        self =
          response.picks.count == 1
          ? .response(.choice(pick)) : .unclear("Only one option is right: pick one.")
      }
    }
  }

  /// Understands a line typed when a problem is decided.
  init(goingOn line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    if words.isEmpty {
      self = .nothing
    } else {
      self = Self.command(line) ?? .unclear("Return goes on, ? lists what else you can do.")
    }
  }

  private static func written(_ line: String) -> PlayerInput {
    guard line.hasPrefix(":") else { return line.isEmpty ? .nothing : .response(.text(line)) }
    guard !line.hasPrefix("::") else { return .response(.text(String(line.dropFirst()))) }
    let refusal = "There is no command “\(line)”. To answer just that, write “:\(line)”."
    return command(line) ?? .unclear(refusal)
  }

  private static func picked(_ line: String, of item: QuizItem) -> PlayerInput {
    let labels = OptionLabels(item)
    let words = line.split { $0.isWhitespace || $0 == "," }
    guard !words.isEmpty else { return .nothing }
    let picks = words.compactMap { labels.option(String($0)) }
    if picks.count == words.count {
      return .response(.choices(picks))
    }
    let stranger = words.first { labels.option(String($0)) == nil } ?? ""
    let kind = stranger.hasPrefix(":") ? "command" : "option"
    return command(line) ?? .unclear("There is no \(kind) “\(stranger)”. ? lists what you can do.")
  }

  /// The command in a line, with or without a colon.
  private static func command(_ line: String) -> PlayerInput? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let word = words.first, words.count == 1 else { return nil }
    return PlayerCommand(word.hasPrefix(":") ? word.dropFirst() : word).map(PlayerInput.command)
  }
}
