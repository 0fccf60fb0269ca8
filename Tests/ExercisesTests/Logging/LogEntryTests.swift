import Exercises
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
      LogContext(app: "iOS", userRole: "Student", learner: "2858"),
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
    let context = LogContext(app: "iOS", learner: learner)
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
    try expectJSON(LogContext.anonymous, #"{"app":"Ludus"}"#)
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
