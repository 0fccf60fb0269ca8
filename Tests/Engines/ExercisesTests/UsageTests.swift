// SPDX-License-Identifier: Apache-2.0
import Exercises
import Testing

/// The module's part of the usage sketches, with only this module imported.
@Suite struct UsageTests {
  @Test func aSpellingExercise() throws {
    let now = Date(timeIntervalSince1970: 1_560_709_957)
    let data = Data(
      """
      {"id":5,"name":"Merkwörter","description":"...","config":{"words_count":2,"words_per_round":2,\
      "chars_clickable":true,"show_wrong_input":true,"time_read":0,"time_write":0,"time_wrong_input":0}}
      """.utf8
    )

    let exercise = try KeywordsExercise(json: data)
    var session = KeywordsSession(exercise, words: ["ängstlich", "schreien"])
    try session.mark(letter: 0, of: "ängstlich", at: now)
    try session.hide(at: now)
    let check = try session.submit(["engstlich", "schreien"], at: now)
    #expect(check.words[0].diagnosis.places[0].categories == [.umlautDerivation])
    #expect(session.log.map(\.state) == [.started, .checked, .checked])
  }
}
