import Exercises
import Foundation

/// Spelling exercises, after IDeRBlog ii (Graz University of Technology, 2019).
struct ExerciseChapter: Chapter {
  let title = "Spelling exercises"
  let module = "Exercises"

  /// How many words or sentences of each exercise are shown.
  private static let taskCount = 2

  /// What the child does: four formats, with words in which the same thing goes wrong again and again.
  private static let exercises: [ExerciseID] = [2, 4, 8, 11]

  func play(_ content: ContentFolder, seed: UInt64, on console: inout Console) throws {
    var unused = SeededGenerator(seed: seed)
    let all = try ExerciseFile(path: content.file("spelling.json")).load(using: &unused)
    try console.printParagraph(
      """
      \(Count(all.count, "exercise")) in five formats train German spelling in primary school. A child \
      plays a little of four of them. Every misspelling is diagnosed at once, whatever the child writes, and \
      the hint does not give the answer away.
      """
    )
    var child = ScriptedChild(weakness: .longI, generator: SeededGenerator(seed: seed))
    var model = LearnerModel()
    var clock = ScriptedClock()
    for id in Self.exercises {
      guard let exercise = all.first(where: { $0.id == id })?.withTasks(0..<Self.taskCount) else {
        throw Failure.badData("\(content.path): the tour needs exercise \(id)")
      }
      try console.print()
      try console.printParagraph(
        "\(exercise.info.name.onOneLine) · \(Self.task(of: exercise.format))",
        render: console.style.bold
      )
      let session = try play(AnyExerciseSession(exercise), by: &child, on: &console)
      model.learn(from: session.evidence, at: clock.now())
      let points = PointPolicy.standard.points(for: session.summary).total
      let mistakes = Count(session.summary.mistakeCount, "mistake")
      try console.say("\(mistakes), \(Count(points, "point"))", render: console.style.dim)
    }
    try report(model, among: all, on: &console)
  }

  /// The name of a format, and what there is to do.
  private static func task(of format: Exercise.Format) -> String {
    switch format {
    case .errorLocations: "error locations: tap misspelled words, and say why"
    case .insert: "insert: write the letters that are missing"
    case .keywords: "keywords: read words, then write them from memory"
    case .match: "match: hear a word, and write it where it belongs"
    case .wheelOfFortune: "wheel of fortune: hear words drawn by lot, and write them"
    }
  }

  private func play(
    _ session: AnyExerciseSession,
    by child: inout ScriptedChild,
    on console: inout Console
  ) throws -> any ExerciseSession {
    switch session {
    case .keywords(let session): try play(session, by: &child, on: &console)
    case .insert(let session): try play(session, by: &child, on: &console)
    case .errorLocations(let session): try play(session, by: &child, on: &console)
    case .match(let session): try play(session, by: &child, on: &console)
    case .wheelOfFortune(let session): session
    }
  }

  // MARK: - Formats

  private func play(
    _ start: KeywordsSession,
    by child: inout ScriptedChild,
    on console: inout Console
  ) throws -> any ExerciseSession {
    var session = start
    var clock = ScriptedClock()
    try session.start(at: clock.now())
    while !session.isFinished {
      let words = session.words
      try console.say("Read, hidden: \(words.joined(separator: ", "))")
      // The time of the exercise runs out, which ends reading, and later comparing, as the button would.
      try session.advance(to: clock.now())
      // From memory, in another order than they were shown in.
      let inputs = Array(words.map { child.write($0) }.reversed())
      try console.say("> \(inputs.joined(separator: ", "))", render: console.style.cyan)
      let before = session.mistakes.count
      let check = try session.submit(inputs, at: clock.now())
      for word in check.words where word.isCorrect {
        try console.say("✓ \(word.target), in whatever order", render: console.style.green)
      }
      try tell(session.mistakes.dropFirst(before), to: &child, on: &console)
      try session.advance(to: clock.now())
    }
    return session
  }

  private func play(
    _ start: InsertSession,
    by child: inout ScriptedChild,
    on console: inout Console
  ) throws -> any ExerciseSession {
    var session = start
    var clock = ScriptedClock()
    while let sentence = session.sentence {
      try console.say(session.screen(console.style).lines[0])
      var isFirstTry = true
      while session.sentence == sentence {
        let open = session.gaps.indices.filter { !session.gaps[$0].isLocked }
        var entries: [String] = []
        for gap in open {
          let target = sentence.target(of: gap)
          entries.append(isFirstTry ? child.fill(target, in: sentence.word(of: gap)) : target)
          try session.fill(gap: gap, with: entries[entries.count - 1], at: clock.now())
        }
        try console.say("> \(entries.joined(separator: " "))", render: console.style.cyan)
        let before = session.mistakes.count
        let isRight = try session.submit(at: clock.now())
        for gap in open where isRight[gap] {
          try console.say("✓ \(sentence.word(of: gap))", render: console.style.green)
        }
        try tell(session.mistakes.dropFirst(before), to: &child, on: &console)
        isFirstTry = false
      }
    }
    return session
  }

  /// The child taps a right word first, finds the others, and forgets a reason where there are two.
  private func play(
    _ start: ErrorLocationsSession,
    by child: inout ScriptedChild,
    on console: inout Console
  ) throws -> any ExerciseSession {
    var session = start
    var clock = ScriptedClock()
    while let sentence = session.sentence {
      try console.say(sentence.text)
      let firstRight = sentence.words.indices.first { sentence.error(of: $0) == nil }
      for word in (firstRight.map { [$0] } ?? []) + sentence.errors.map(\.word) {
        let before = session.mistakes.count
        try console.say("> taps “\(sentence.words[word])”", render: console.style.cyan)
        if try session.tap(word: word, at: clock.now()), let error = sentence.error(of: word) {
          let check = try session.submit(Array(error.reasons.prefix(1)), at: clock.now())
          let reasons = check.correct.map(\.text).joined(separator: " ")
          try console.say("✓ \(error.correct): \(reasons)", render: console.style.green)
        }
        try tell(session.mistakes.dropFirst(before), to: &child, on: &console)
      }
      try session.proceed(at: clock.now())
    }
    return session
  }

  private func play(
    _ start: MatchSession,
    by child: inout ScriptedChild,
    on console: inout Console
  ) throws -> any ExerciseSession {
    var session = start
    var clock = ScriptedClock()
    let categories = session.content.exercise.categories
    let titles = categories.map(\.title).joined(separator: " · ")
    while let word = session.word {
      try console.say("\(word.heard.rendered(console.style)) → \(titles)")
      try session.hear(at: clock.now())
      // One category is right, and one is not thought of where there are two.
      let category = word.categories[0]
      let input = child.write(word.heard.text)
      try session.fill(category, with: input, at: clock.now())
      try console.say("> \(category): \(input)", render: console.style.cyan)
      let before = session.mistakes.count
      let outcomes = try session.submit(at: clock.now())
      if outcomes[category] == .correct {
        try console.say("✓ right place, right letters", render: console.style.green)
      } else if outcomes[category] == .misspelled {
        try console.say("✓ right place, but the letters:", render: console.style.green)
      }
      try tell(session.mistakes.dropFirst(before), to: &child, on: &console)
      if session.shown != nil {
        try session.proceed(at: clock.now())
      }
    }
    return session
  }

  /// Tells what went wrong, with a hint unless the child was told the same before.
  private func tell(
    _ mistakes: ArraySlice<Mistake>,
    to child: inout ScriptedChild,
    on console: inout Console
  ) throws {
    for mistake in mistakes {
      let text = MistakeText(mistake, showingTarget: true, in: .german)
      try console.say("✗ \(text.headline)", render: console.style.red)
      if let hint = text.hint, child.hears(hint) {
        try console.printParagraph(hint, indent: "    ")
      }
    }
  }

  // MARK: - What it comes to

  private func report(
    _ model: LearnerModel,
    among all: [Exercise],
    on console: inout Console
  ) throws {
    try console.print()
    try console.printParagraph(
      "What the words say about the child, category by category:",
      render: console.style.bold
    )
    for estimate in model.estimates.filter({ $0.opportunities > 0 }).prefix(3) {
      let interval = estimate.interval
      let range =
        "\(Self.percent(interval.lowerBound)) to \(Self.percent(interval.upperBound))\u{A0}%"
      try console.say(
        "\(estimate.category.label(in: .german)): \(Self.whole(estimate.errors)) of "
          + "\(Self.whole(estimate.opportunities)) places went wrong, so about "
          + "\(Self.percent(estimate.errorRate))\u{A0}% will, most likely \(range)"
      )
    }
    let done = Set(Self.exercises)
    guard let next = model.recommendations(among: all, recent: done).first else { return }
    try console.printParagraph(
      "What to do next: \(next.exercise.info.name.onOneLine)",
      render: console.style.bold
    )
    try console.say(next.sentence(in: .german))
  }

  private static func percent(_ part: Double) -> Int { Int((part * 100).rounded()) }

  private static func whole(_ count: Double) -> Int { Int(count.rounded()) }
}
