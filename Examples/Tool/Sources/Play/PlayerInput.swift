// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// What a learner means with a line.
///
/// A command begins with a colon, as in `:skip` or `:s`. Where no text can be meant, the colon can
/// be left out, unless an option has that letter. A written answer is taken as it is, but for a
/// question mark, which asks for help unless it is the right answer; one that begins with a colon
/// is written with two.
enum PlayerInput: Hashable {
  case command(PlayerCommand)
  case response(QuizResponse)
  /// Nothing but Return.
  case nothing
  /// Something else, with what to say about it.
  case unclear(String)

  /// What to say to everything but Return and commands once a problem is decided.
  static let decidedMessage = "This problem is decided: press Return to continue."

  /// Understands a line typed while a problem waits for an answer.
  init(_ line: String, answering item: Quiz.Item) {
    switch item.problem.kind.name.responseShape {
    case .text, .longText: self = Self.written(line, answering: item)
    case .order: self = Self.ordered(line, of: item)
    case .pairs: self = Self.matched(line, of: item)
    case .gaps: self = Self.filled(line, of: item)
    case .choices: self = Self.picked(line, of: item)
    case .choice:
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
      self = Self.command(line) ?? .unclear(Self.decidedMessage)
    }
  }

  private static func written(_ line: String, answering item: Quiz.Item) -> PlayerInput {
    guard line.hasPrefix(":") else {
      let isQuestion = line.split(whereSeparator: \.isWhitespace) == ["?"]
      let isRight = (try? item.problem.evaluate(.text(line)))?.isCorrect == true
      guard !isQuestion || isRight else { return .command(.help) }
      return line.isEmpty ? .nothing : .response(.text(line))
    }
    guard !line.hasPrefix("::") else { return .response(.text(String(line.dropFirst()))) }
    let refusal = "There is no command “\(line)”. To answer just that, write “:\(line)”."
    return command(line) ?? .unclear(refusal)
  }

  private static func picked(_ line: String, of item: Quiz.Item) -> PlayerInput {
    let labels = OptionLabels(item)
    let words = line.split { $0.isWhitespace || $0 == "," }.map { String($0) }
    guard let first = words.first else { return .nothing }
    if let option = labels.option(named: NormalizationStep.spacing.apply(to: line)) {
      return .response(.choices([option]))
    }
    if labels.option(first) == nil, let command = command(line) {
      return command
    }
    let picks = words.compactMap(labels.options(called:))
    if picks.count == words.count {
      return .response(.choices(picks.flatMap(\.self)))
    }
    let texts = line.split(separator: ",").map { NormalizationStep.spacing.apply(to: String($0)) }
    let named = texts.compactMap(labels.option(named:))
    if !named.isEmpty, named.count == texts.count { return .response(.choices(named)) }
    let stranger =
      words.first { labels.options(called: $0) == nil && labels.option(named: $0) == nil } ?? ""
    let kind = stranger.hasPrefix(":") ? "command" : "option"
    return .unclear("There is no \(kind) “\(stranger)”. :help lists what you can do.")
  }

  /// The command in a line, with or without a colon.
  static func command(_ line: String) -> PlayerInput? {
    let start = line.drop(while: \.isWhitespace)
    return PlayerCommand(start.hasPrefix(":") ? start.dropFirst() : start).map(PlayerInput.command)
  }
}
