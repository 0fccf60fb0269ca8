// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages

/// Spelling exercises, after IDeRBlog ii (Graz University of Technology, 2019).
struct ExerciseChapter: Chapter {
  let title = "Spelling exercises"
  let module = "Exercises"

  private static let keywords: ExerciseID = 2
  private static let insert: ExerciseID = 4

  func play(_ content: ContentFolder, seed: UInt64, on page: inout TourPage) throws {
    var unused = SeededGenerator(seed: seed)
    let all = try ExerciseFile(path: content.file("spelling.json")).load(using: &unused)
    page.write(
      """
      \(Count(all.count, "exercise")) train German spelling. Every misspelling is diagnosed, and the hint does not give \
      the answer away.
      """
    )
    var child = ScriptedChild(weakness: .longI, generator: SeededGenerator(seed: seed))
    guard
      case .keywords(var keywords)? = session(Self.keywords, of: all, tasks: 1),
      case .insert(var insert)? = session(Self.insert, of: all, tasks: 1)
    else {
      throw Failure.badData(
        "\(content.path): the tour needs the exercises \(Self.keywords) and \(Self.insert)"
      )
    }
    try play(&keywords, by: &child, on: &page)
    try play(&insert, by: &child, on: &page)
    var model = LearnerModel()
    var clock = ScriptedClock()
    model.learn(from: keywords.evidence + insert.evidence, at: clock.now())
    report(model, among: all, on: &page)
  }

  private func session(_ id: ExerciseID, of all: [Exercise], tasks: Int) -> AnyExerciseSession? {
    all.first { $0.id == id }.map { AnyExerciseSession($0.withTasks(0..<tasks)) }
  }

  /// The child reads words, and writes them from memory, in another order.
  private func play(
    _ session: inout KeywordsSession,
    by child: inout ScriptedChild,
    on page: inout TourPage
  ) throws {
    page.write("Read words, then write them from memory", render: page.style.bold)
    var clock = ScriptedClock()
    try session.start(at: clock.now())
    while !session.isFinished {
      let words = session.words
      page.write("Read, hidden: \(words.joined(separator: ", "))".onOneLine, indent: 2)
      // The time of the exercise runs out, which ends reading, and later comparing, as the button
      // would.
      try session.advance(to: clock.now())
      let inputs = Array(words.map { child.write($0) }.reversed())
      page.act(inputs.joined(separator: ", "))
      let before = session.mistakes.count
      let check = try session.submit(inputs, at: clock.now())
      tell(
        check.words.filter(\.isCorrect).map(\.target),
        session.mistakes.dropFirst(before),
        to: &child,
        on: &page
      )
      try session.advance(to: clock.now())
    }
  }

  /// The child writes the letters that are missing, again where they were wrong.
  private func play(
    _ session: inout InsertSession,
    by child: inout ScriptedChild,
    on page: inout TourPage
  ) throws {
    page.write("Write the letters that are missing", render: page.style.bold)
    var clock = ScriptedClock()
    while let sentence = session.sentence {
      page.write(session.screen(page.style, in: .english).lines[0], indent: 2)
      var isFirstTry = true
      while session.sentence == sentence {
        let open = session.gaps.indices.filter { !session.gaps[$0].isLocked }
        let entries = open.map { gap in
          let target = sentence.target(of: gap)
          return isFirstTry ? child.fill(target, in: sentence.word(of: gap)) : target
        }
        for (gap, entry) in zip(open, entries) {
          try session.fill(gap: gap, with: entry, at: clock.now())
        }
        page.act(entries.joined(separator: " "))
        let before = session.mistakes.count
        let isRight = try session.submit(at: clock.now())
        tell(
          open.filter { isRight[$0] }.map { sentence.word(of: $0) },
          session.mistakes.dropFirst(before),
          to: &child,
          on: &page
        )
        isFirstTry = false
      }
    }
  }

  /// Tells what was right and what went wrong, with a hint unless the child was told the same
  /// before.
  private func tell(
    _ right: [String],
    _ mistakes: ArraySlice<Mistake>,
    to child: inout ScriptedChild,
    on page: inout TourPage
  ) {
    if !right.isEmpty { page.judge(true, right.joined(separator: ", ")) }
    for mistake in mistakes {
      let text = MistakeText(mistake, showingTarget: true, in: .english, hintIn: .german)
      page.judge(false, text.headline)
      if let hint = text.hint, child.hears(hint) {
        page.write(hint.onOneLine, indent: 4)
      }
    }
  }

  private func report(_ model: LearnerModel, among all: [Exercise], on page: inout TourPage) {
    let done: Set = [Self.keywords, Self.insert]
    guard let next = model.recommendations(among: all, recent: done).first else { return }
    page.write(
      "What to do next: \(next.exercise.info.name.onOneLine)",
      render: page.style.bold
    )
    page.write(next.sentence(in: .german).onOneLine, indent: 2)
  }
}
