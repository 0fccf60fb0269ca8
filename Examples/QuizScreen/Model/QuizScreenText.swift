// SPDX-License-Identifier: Apache-2.0
internal import Quizzes

/// A ``QuizScreen`` as lines of text, and what a key does on it.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
public struct QuizScreenText {
  /// What is drawn.
  public let screen: QuizScreen
  /// The option that Return picks.
  public private(set) var cursor = 0

  /// Draws a screen.
  public init(_ screen: QuizScreen) {
    self.screen = screen
  }

  /// What can be pressed.
  public enum Key: Hashable, Sendable {
    case up, down, enter, tab, delete
    case text(String)
  }

  // MARK: Keys

  /// Does what a key stands for.
  public mutating func press(_ key: Key) {
    guard let problem = screen.problem else { return }
    switch key {
    case .up: cursor = max(cursor - 1, 0)
    case .down: cursor = min(cursor + 1, max(problem.options.count - 1, 0))
    case .tab: screen.skip()
    case .delete: screen.draft = String(screen.draft.dropLast())
    case .text(let text): screen.draft += text
    case .enter:
      if screen.canProceed {
        screen.proceed()
      } else if problem.options.indices.contains(cursor) {
        let option = problem.options[cursor].id
        screen.answer(problem.kind == .multipleChoice ? .choice(option) : .choices([option]))
        return
      } else {
        screen.answer(response(to: problem))
        return
      }
    }
    if key == .enter || key == .tab { cursor = 0 }
  }

  /// What was typed, as the response that the problem takes: places with blanks between them for an
  /// order, "1=2" for pairs, and texts with semicolons between them for gaps.
  private func response(to problem: PresentedProblem) -> PresentedResponse {
    let words = screen.draft.split(whereSeparator: \.isWhitespace).map(String.init)
    switch problem.kind.responseShape {
    case .order: return .order(words.map { PresentedProblem.Place($0) })
    case .pairs:
      let pairs = words.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      return .pairs(
        Dictionary(
          pairs.filter { $0.count == 2 }.map { (.init($0[0]), .init($0[1])) },
          uniquingKeysWith: { _, last in last }
        )
      )
    case .gaps:
      let texts = screen.draft.split(separator: ";", omittingEmptySubsequences: false)
      return .gaps(
        Dictionary(
          zip(problem.gaps.map(\.id), texts.map { $0.drop { $0 == " " } }.map(String.init)),
          uniquingKeysWith: { first, _ in first }
        )
      )
    default: return .text(screen.draft)
    }
  }

  // MARK: Lines

  /// The lines of the screen.
  public var lines: [String] {
    let words = Words.of(screen.phrasebook)
    let filled = Int((screen.progress * 20).rounded())
    let bar = String(repeating: "▰", count: filled) + String(repeating: "▱", count: 20 - filled)
    let count = screen.session.content.items.count
    let head = "\(bar)  \(screen.session.decidedCount)/\(count)  \(screen.session.score)"
    guard let problem = screen.problem else {
      return [head, "", words.finished, "", words.leave]
    }
    var lines = [head, "", problem.setTitle, "", problem.prompt.plainText]
    if let text = problem.text { lines.append(text.plainText) }
    let marks = screen.marks
    for (place, option) in problem.options.enumerated() {
      let mark = marks.indices.contains(place) ? Self.sign(of: marks[place]) : " "
      let pointer = place == cursor && !screen.canProceed ? "❯" : " "
      lines.append("\(pointer) \(mark) \(option.id)) \(option.text.plainText)")
    }
    for item in problem.left + problem.items {
      lines.append("    \(item.id)) \(item.text.plainText)")
    }
    if problem.options.isEmpty, !screen.canProceed { lines += ["", "> \(screen.draft)▏"] }
    if let reason = screen.reason {
      let sign = screen.isRight.map { $0 ? "✓" : "✗" } ?? "·"
      lines += ["", "\(sign) \(reason)"]
    }
    if let refusal = screen.refusal { lines += ["", "! \(refusal)"] }
    let next = screen.canProceed ? [words.next] : [words.answer, words.skip]
    return lines + ["", (next + [words.leave]).joined(separator: " · ")]
  }

  private static func sign(of mark: QuizSession.MarkedOption.Mark) -> String {
    switch mark {
    case .open: " "
    case .picked: "•"
    case .correct: "✓"
    case .wrong: "✗"
    case .missed: "○"
    }
  }

  /// What stands below the screen, which is the front end's own: everything else is said by the
  /// library.
  struct Words {
    let answer, next, skip, leave, finished: String

    static func of(_ phrasebook: Phrasebook) -> Words {
      all[phrasebook.language] ?? english
    }

    static let english = Words(
      answer: "Return: answer",
      next: "Return: next",
      skip: "Tab: later",
      leave: "Ctrl-D: leave",
      finished: "That was the quiz."
    )

    static let all: [Language: Words] = [
      "en": english,
      "de": Words(
        answer: "Enter: antworten",
        next: "Enter: weiter",
        skip: "Tab: später",
        leave: "Strg-D: beenden",
        finished: "Das war das Quiz."
      ),
      "fr": Words(
        answer: "Entrée : répondre",
        next: "Entrée : continuer",
        skip: "Tab : plus tard",
        leave: "Ctrl-D : quitter",
        finished: "Le quiz est terminé."
      ),
      "es": Words(
        answer: "Intro: responder",
        next: "Intro: continuar",
        skip: "Tab: más tarde",
        leave: "Ctrl-D: salir",
        finished: "El cuestionario ha terminado."
      ),
      "it": Words(
        answer: "Invio: rispondi",
        next: "Invio: continua",
        skip: "Tab: più tardi",
        leave: "Ctrl-D: esci",
        finished: "Il quiz è finito."
      ),
      "pt": Words(
        answer: "Enter: responder",
        next: "Enter: continuar",
        skip: "Tab: mais tarde",
        leave: "Ctrl-D: sair",
        finished: "O questionário terminou."
      ),
      "nl": Words(
        answer: "Enter: antwoorden",
        next: "Enter: verder",
        skip: "Tab: later",
        leave: "Ctrl-D: stoppen",
        finished: "Dat was de quiz."
      ),
      "cs": Words(
        answer: "Enter: odpovědět",
        next: "Enter: dál",
        skip: "Tab: později",
        leave: "Ctrl-D: skončit",
        finished: "To byl celý kvíz."
      ),
      "ru": Words(
        answer: "Enter: ответить",
        next: "Enter: дальше",
        skip: "Tab: позже",
        leave: "Ctrl-D: выйти",
        finished: "Тест окончен."
      ),
    ]
  }
}
