// SPDX-License-Identifier: Apache-2.0
import Exercises
import Languages
import LudusTestSupport
import Testing

@Suite struct LogEntryTests {
  /// The sample of the specification, with its keys in order.
  private static let sample = """
    {"app":"iOS","exercise_id":5,"input_errors":{"grapheme_clicked":null,"user_inputs":["engstlich"],\
    "word":"","words":["ängstlich","schreien"]},"mode":"write","session":1560709957,"state":"checked",\
    "timestamp":1560709957,"user_id":2858,"user_role":"Student"}
    """

  @Test func theServersSampleIsWrittenToTheByte() throws {
    let entry = LogEntry(
      LogEntry.Context(app: "iOS", userRole: "Student", learner: "2858"),
      exercise: 5,
      mode: .write,
      session: 1_560_709_957,
      timestamp: 1_560_709_957,
      state: .checked,
      inputErrors: LogEntry.InputErrors(
        words: ["ängstlich", "schreien"],
        userInputs: ["engstlich"]
      )
    )
    try expectJSON(entry, Self.sample)
  }

  @Test(arguments: [(nil, 0), ("2858", 2858), ("anna", 0)] as [(Learner.ID?, Int)])
  func theServerKnowsALearnerByItsNumber(learner: Learner.ID?, userID: Int) throws {
    let context = LogEntry.Context(app: "iOS", learner: learner)
    let entry = LogEntry(
      context,
      exercise: 5,
      mode: .read,
      session: 0,
      timestamp: 0,
      state: .started
    )
    #expect(entry.userID == userID)
    try expectRoundTrip(context)
    try expectJSON(LogEntry.Context.anonymous, #"{"app":"Ludus"}"#)
  }

  // MARK: A whole exercise

  /// The entry of a session that begins at 0, as the server's description has it.
  private func entry(
    _ state: String,
    _ mode: String,
    at time: Int,
    word: String = "",
    words: [String],
    inputs: [String] = [],
    marked: String = "null"
  ) throws -> String {
    """
    {"app":"iOS","exercise_id":5,"input_errors":{"grapheme_clicked":\(marked),"user_inputs":\(try json(inputs)),\
    "word":"\(word)","words":\(try json(words))},"mode":"\(mode)","session":1560709957,"state":"\(state)",\
    "timestamp":\(1_560_709_957 + time),"user_id":2858,"user_role":"Student"}
    """
  }

  private static let context = LogEntry.Context(app: "iOS", learner: "2858")
  private static let info = ExerciseInfo(id: 5, name: "x")

  @Test func theLogOfKeywordsHasOneBeginningAndOneEnd() throws {
    let config = try KeywordsExercise.Config(wordsCount: 3) { $0.charsClickable = true }
    let words = ["ihm", "Tiger", "viel"]
    var session = KeywordsSession(
      KeywordsExercise(Self.info, config: config),
      words: words,
      context: Self.context
    )
    for (round, input) in ["im", "Tiger", ""].enumerated() {
      try session.mark(letter: 1, of: words[round], at: second(Double(round) * 10))
      try session.hide(at: second(Double(round) * 10 + 2))
      let check = try session.submit([input], at: second(Double(round) * 10 + 5))
      if !check.isCorrect { try session.proceed(at: second(Double(round) * 10 + 9)) }
    }
    func marked(_ word: String) -> String {
      #"[{"grapheme":"\#(Array(word)[1])","index":1,"word":"\#(word)"}]"#
    }
    #expect(
      try session.log.map { try json($0) } == [
        entry("started", "read", at: 0, words: words),
        entry("checked", "read", at: 2, words: ["ihm"], marked: marked("ihm")),
        entry("checked", "write", at: 5, words: ["ihm"], inputs: ["im"]),
        entry("checked", "read", at: 12, words: ["Tiger"], marked: marked("Tiger")),
        entry("checked", "read", at: 22, words: ["viel"], marked: marked("viel")),
        entry("checked", "write", at: 25, words: ["viel"]),
        entry("finished", "write", at: 29, words: words),
      ]
    )
  }

  @Test func theLogOfGapsHasOneBeginningAndOneEnd() throws {
    let texts = ["Der Tiger", "Die Biene"]
    let gaps = [InsertSentence.Gap(start: 5), InsertSentence.Gap(start: 5, length: 2)]
    let exercise = InsertExercise(
      Self.info,
      sentences: try zip(texts, gaps).map { try InsertSentence(id: 1, text: $0, gaps: [$1]) }
    )
    var session = InsertSession(exercise, context: Self.context)
    for (time, letters) in ["ie", "i", "ie"].enumerated() {
      try session.fill(gap: 0, with: letters, at: second(Double(time)))
      try session.submit(at: second(Double(time)))
    }
    #expect(
      try session.log.map { try json($0) } == [
        entry("started", "insert", at: 0, words: texts),
        entry("checked", "insert", at: 0, word: "Tiger", words: [texts[0]], inputs: ["ie"]),
        entry("finished", "insert", at: 2, words: texts),
      ]
    )
  }

  @Test func theLogOfErrorsHasOneBeginningAndOneEnd() throws {
    let texts = ["Der hund", "Die kuh"]
    let exercise = try ErrorLocationsExercise(
      Self.info,
      reasons: Justification.checklist(of: [.letterCase, .doubling], in: .german),
      sentences: try zip(texts, ["Hund", "Kuh"]).map {
        try ErrorSentence(
          id: 1,
          text: $0,
          errors: [.init(word: 1, correct: $1, reasons: ["case"])]
        )
      }
    )
    var session = ErrorLocationsSession(exercise, context: Self.context)
    try session.tap(word: 0, at: second(0))
    for time in [1.0, 2] {
      try session.tap(word: 1, at: second(time))
      try session.submit(time == 1 ? ["case", "doubling"] : ["case"], at: second(time))
      try session.proceed(at: second(time))
    }
    #expect(
      try session.log.map { try json($0) } == [
        entry("started", "find", at: 0, words: texts),
        entry("checked", "find", at: 0, word: "Der", words: [texts[0]], inputs: ["Der"]),
        entry(
          "checked",
          "find",
          at: 1,
          word: "Hund",
          words: [texts[0]],
          inputs: ["ein Buchstabe oder zwei, wie l – ll, k – ck oder z – tz"]
        ),
        entry("finished", "find", at: 2, words: texts),
      ]
    )
  }

  @Test(arguments: [MatchExercise.Way.drag, .write])
  func theLogOfCategoriesHasOneBeginningAndOneEnd(way: MatchExercise.Way) throws {
    let exercise = try MatchExercise(
      Self.info,
      way: way,
      categories: [.init(id: "n", title: "N"), .init(id: "v", title: "V")],
      words: [
        .init(HeardWord("Hund"), categories: ["n"]), .init(HeardWord("Kuh"), categories: ["n"]),
      ]
    )
    var session = MatchSession(exercise, context: Self.context)
    for (time, category) in ["v", "n"].enumerated() {
      let now = second(Double(time))
      if way == .drag {
        try session.drag(to: category, at: now)
      } else {
        try session.fill(category, with: time == 0 ? "Hund" : "Kuh", at: now)
      }
      try session.submit(at: now)
      if category == "v" { try session.proceed(at: now) }
    }
    let mode = way.rawValue
    #expect(
      try session.log.map { try json($0) } == [
        entry("started", mode, at: 0, words: ["Hund", "Kuh"]),
        entry("checked", mode, at: 0, word: "Hund", words: ["n"]),
        entry("checked", mode, at: 0, word: "Hund", words: ["n"], inputs: ["v"]),
        entry("finished", mode, at: 1, words: ["Hund", "Kuh"]),
      ]
    )
  }

  @Test func theLogOfAWheelHasOneBeginningAndOneEnd() throws {
    let exercise = try WheelExercise(Self.info, words: ["Hund", "Kuh"].map { HeardWord($0) })
    var session = WheelSession(exercise, context: Self.context)
    try session.takeNext(at: second(0))
    try session.submit("Hunt", at: second(1))
    try session.proceed(at: second(2))
    try session.takeNext(at: second(3))
    #expect(session.log.map(\.state) == [.started, .checked])
    try session.submit("Kuh", at: second(4))
    #expect(
      try session.log.map { try json($0) } == [
        entry("started", "write", at: 0, words: ["Hund", "Kuh"]),
        entry("checked", "write", at: 1, word: "Hund", words: ["Hund"], inputs: ["Hunt"]),
        entry("finished", "write", at: 4, words: ["Hund", "Kuh"]),
      ]
    )
  }

  @Test func anExerciseWithoutTasksIsOverAtOnce() throws {
    let config = try KeywordsExercise.Config(wordsCount: 3)
    var session = KeywordsSession(KeywordsExercise(Self.info, config: config), words: [])
    try session.start(at: second(0))
    #expect(session.phase == .finished)
    #expect(session.log.map(\.state) == [.started, .finished])
  }

  @Test func markedLettersAreWrittenWithTheirWord() throws {
    let marked = LogEntry.MarkedGrapheme(word: "ängstlich", index: 0, grapheme: "ä")
    try expectJSON(
      LogEntry.InputErrors(graphemesClicked: [marked], words: ["ängstlich"]),
      """
      {"grapheme_clicked":[{"grapheme":"ä","index":0,"word":"ängstlich"}],"user_inputs":[],\
      "word":"","words":["ängstlich"]}
      """
    )
  }
}
