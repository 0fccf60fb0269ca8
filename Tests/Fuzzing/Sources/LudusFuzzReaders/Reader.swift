// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Ludus

/// Takes any bytes, and ends the program where a promise is broken.
public typealias Reader = @Sendable (Data) -> Void

/// Every reader of input, by the name that `.ci/fuzz` calls it.
public let readers: [String: Reader] = questionReaders.merging(otherReaders) { $1 }

private let otherReaders: [String: Reader] = [
  "text": judgeText, "number": judgeNumber, "algebra": judgeExpression,
  "chemical": judgeChemistry, "date": judgeDate,
  "hunspell": readDictionary, "spelling": diagnoseSpelling, "words": compareWords,
  "matching-parts": readMatchingPart,
  "bank": readBank, "answer": readAnswer, "quiz-session": readQuizSession,
  "answer-log": readAnswerLog, "shared-log": readSharedLog, "quiz-parts": readQuizPart,
  "exercises": readExercises, "exercise-session": readExerciseSession,
  "authoring": writeExercises, "exercise-parts": readExercisePart,
  "sheet": readSheet, "sheet-delta": readSheetDeltas, "pin-session": readPinSession,
  "labels": judgeLabels, "pin-parts": readPinPart,
  "rules": readRuleBook, "group": readGroupHistory, "ledger": readLedger,
  "game-parts": readGamePart,
  "diary": readDiary, "icalendar": readCalendar, "calendar-text": readCalendarText,
  "diary-parts": readDiaryPart,
  "xapi": readStatements, "badges": readBadges, "annotations": readAnnotations,
]

/// The types that a reader of parts knows, by the name of the reader; see ``Part``.
public let parts: [String: [Part]] = [
  "matching-parts": matchingParts, "quiz-parts": quizParts, "shared-log": sharedLogs,
  "exercise-parts": exerciseParts, "pin-session": pinSessions, "pin-parts": pinParts,
  "ledger": ledgers, "game-parts": gameParts, "diary-parts": diaryParts,
]

/// The texts before and after the first line break, read as UTF-8 with whatever is wrong replaced.
func halves(of data: Data) -> (String, String) {
  let text = String(decoding: data, as: UTF8.self)
  let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
}

/// The values on the first lines that can be read, each checked for coming back.
func values<Value: Codable & Equatable>(
  _ type: Value.Type,
  onLinesOf data: Data,
  most count: Int
) -> [Value] {
  let values = data.split(separator: UInt8(ascii: "\n")).prefix(count)
    .compactMap { try? JSONDecoder().decode(Value.self, from: $0) }
  for value in values { expectRoundTrip(value) }
  return values
}
