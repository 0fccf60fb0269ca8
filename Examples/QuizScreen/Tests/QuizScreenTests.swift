// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Observation
import Quizzes
import Testing

@testable import QuizScreenModel

@Suite("A screen that plays a quiz")
@MainActor
struct QuizScreenTests {
  private static func bank(ionsKey: String = "a") throws -> ProblemBank {
    let ions = try Problem(
      id: "ions",
      prompt: "Cl⁻ is ...",
      kind: .multipleChoice([
        ionsKey == "a" ? .correct("a", "an anion") : .wrong("a", "an anion"),
        ionsKey == "b" ? .correct("b", "a cation") : .wrong("b", "a cation"),
      ])
    )
    let symbol = try Problem(
      id: "symbol",
      prompt: "Which element is S?",
      kind: .exactMatch(ExactMatcher("sulfur"))
    )
    return try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [ions, symbol])]
    )
  }

  private static func quiz() throws -> Quiz {
    let problems = try bank().allProblems
    let items = problems.map { Quiz.Item($0, set: "s", setTitle: "S") }
    return try Quiz(id: "q", items: items)
  }

  /// What was stored, and a clock that a test sets.
  private final class World {
    var stored: [QuizSession] = []
    var time = Date(timeIntervalSince1970: 0)
  }

  private func screen(_ quiz: Quiz, _ world: World, _ language: Phrasebook = .english) -> QuizScreen
  {
    QuizScreen(QuizSession(quiz), in: language, now: { world.time }) { world.stored.append($0) }
  }

  @Test("stores every change, and can be resumed from each")
  func stores() throws {
    let (quiz, world) = (try Self.quiz(), World())
    let screen = screen(quiz, world)
    #expect(screen.problem?.id == "ions" && screen.progress == 0 && !screen.canProceed)
    let anion = try #require(screen.problem?.options.first { $0.text.plainText == "an anion" })
    screen.answer(.choice(anion.id))
    #expect(screen.isRight == true && screen.canProceed && screen.reason?.isEmpty == false)
    #expect(screen.marks.contains(.correct))
    screen.proceed()
    screen.draft = "Sulfur"
    screen.answerWithDraft()
    screen.proceed()
    #expect(screen.problem == nil && screen.progress == 1 && screen.session.isFinished)
    #expect(screen.draft.isEmpty && world.stored.count == 4)
    for stored in world.stored {
      #expect(try QuizSession(quiz, replaying: stored.events) == stored)
    }
  }

  @Test("says in the person's language why it refuses, changes nothing, and forgets it afterwards")
  func refusals() throws {
    let world = World()
    let screen = screen(try Self.quiz(), world, .german)
    screen.proceed()
    #expect(screen.refusal != nil && world.stored.isEmpty)
    #expect(screen.refusal == QuizError.notDecided("ions").sentence(in: .german))
    screen.skip()
    #expect(screen.refusal == nil && screen.problem?.id == "symbol" && world.stored.count == 1)
    screen.draft = "sulfur"
    screen.answer(.choice("1"))
    #expect(screen.refusal != nil && screen.draft == "sulfur")
  }

  @Test("can be followed by whoever draws it")
  func observation() throws {
    let screen = screen(try Self.quiz(), World())
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = screen.problem
    } onChange: {
      changes += 1
    }
    screen.skip()
    #expect(changes == 1)
  }

  @Test("takes over a corrected key while the quiz is open")
  func adoption() throws {
    let world = World()
    let screen = screen(try Self.quiz(), world)
    let cation = try #require(screen.problem?.options.first { $0.text.plainText == "a cation" })
    screen.answer(.choice(cation.id))
    #expect(screen.isRight == false && screen.session.score.earned == 0)
    #expect(try screen.adopt(Self.bank(ionsKey: "b")) == ["ions"])
    #expect(screen.session.score.earned == 1 && world.stored.last == screen.session)
    #expect(try screen.adopt(Self.bank(ionsKey: "b")).isEmpty)
  }

  @Test("is drawn as text, and played by keys")
  func text() throws {
    var view = QuizScreenText(screen(try Self.quiz(), World()))
    #expect(view.lines.first == "\(String(repeating: "▱", count: 20))  0/2  0 of 2")
    #expect(view.lines.contains("Cl⁻ is ..."))
    let options = view.screen.problem?.options ?? []
    let place = try #require(options.firstIndex { $0.text.plainText == "an anion" })
    for _ in 0..<5 { view.press(.down) }
    #expect(view.cursor == 1)
    for _ in 0..<5 { view.press(.up) }
    for _ in 0..<place { view.press(.down) }
    #expect(view.lines.contains { $0.hasPrefix("❯   \(options[place].id)) an anion") })
    view.press(.enter)
    #expect(view.lines.contains { $0.hasPrefix("  ✓ \(options[place].id)) an anion") })
    view.press(.enter)
    for letter in "sulfurx" { view.press(.text(String(letter))) }
    view.press(.delete)
    #expect(view.lines.contains("> sulfur▏"))
    view.press(.enter)
    view.press(.enter)
    #expect(view.lines.contains("That was the quiz.") && view.screen.session.score.earned == 2)
  }

  @Test("has its own words in all languages that the library has sentences in")
  func languages() {
    let words = Phrasebook.all.map { QuizScreenText.Words.all[$0.language] }
    #expect(words.count >= 9 && words.allSatisfy { $0 != nil })
    #expect(Set(words.compactMap { $0?.finished }).count == words.count)
  }
}
