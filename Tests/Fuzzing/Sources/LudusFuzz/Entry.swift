import Foundation

/// What libFuzzer calls with every input: the reader that the environment variable `LUDUS_FUZZ` names reads it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let bytes else { return 0 }
  chosenReader(Data(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

private let chosenReader: @Sendable (Data) -> Void = {
  let name = ProcessInfo.processInfo.environment["LUDUS_FUZZ"] ?? ""
  guard let reader = readers[name] else {
    fatalError("LUDUS_FUZZ names no reader; there are \(readers.keys.sorted())")
  }
  return reader
}()

/// Every reader of input, by the name that `.ci/fuzz` calls it.
private let readers: [String: @Sendable (Data) -> Void] = [
  "bank": readBank, "quiz": readQuiz, "quiz-session": readQuizSession, "quiz-rules": readQuizRules,
  "exercises": readExercises, "exercise-session": readExerciseSession, "server": readServerExercise,
  "sheet": readSheet, "sheet-delta": readSheetDelta,
  "rules": readRuleBook, "group": readGroupHistory,
  "diary": readDiary, "icalendar": readCalendar,
  "text": judgeText, "number": judgeNumber, "algebra": judgeExpression,
  "spelling": diagnoseSpelling,
]

/// Ends the program, which libFuzzer reports with the input, unless something holds.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// What was read comes back when it is written and read again.
func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) {
  do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(value)
    let again = try JSONDecoder().decode(Value.self, from: written)
    expect(again == value, "what was written is read differently: \(value)")
    expect(try encoder.encode(again) == written, "the bytes differ: \(value)")
  } catch {
    fatalError("\(Value.self) does not come back: \(error)")
  }
}
