import Foundation
import Ludus

@Sendable func readExercises(_ data: Data) {
  guard let collection = try? ExerciseCollection(json: data) else { return }
  expectRoundTrip(collection)
}

@Sendable func readExerciseSession(_ data: Data) {
  guard let session = try? AnyExerciseSession(json: data) else { return }
  expectRoundTrip(session)
}

@Sendable func readServerExercise(_ data: Data) {
  guard let exercise = try? KeywordsExercise(serverJSON: data) else { return }
  expectRoundTrip(exercise)
}

@Sendable func diagnoseSpelling(_ data: Data) {
  let (target, answer) = halves(of: data)
  let diagnosis = SpellingDiagnosis(target: target, input: answer)
  expect(
    !diagnosis.categories.isEmpty || diagnosis.places.isEmpty,
    "a place without a category"
  )
}

/// The texts before and after the first line break, read as UTF-8 with whatever is wrong replaced.
func halves(of data: Data) -> (String, String) {
  let text = String(decoding: data, as: UTF8.self)
  let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
}
