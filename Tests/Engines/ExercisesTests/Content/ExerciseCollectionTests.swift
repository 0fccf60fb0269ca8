// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct ExerciseCollectionTests {
  static let json = """
    {"version":1,"title":"Wörter","exercises":[
      {"format":"keywords","id":1,"name":"a","config":{"words_count":6,"words_per_round":2},
       "words":["Vater","ihn","viel"]},
      {"format":"insert","id":2,"name":"b","sentences":[{"id":1,"text":"Der Wal","gaps":{"5":""}}]},
      {"format":"errorLocations","id":3,"name":"c","reasons":[{"id":"n","text":"Nomen"}],
       "sentences":[{"id":1,"text":"der hund","errors":[{"word":1,"correct":"Hund","reasons":["n"]}]}]},
      {"format":"match","id":4,"name":"d","way":"drag","categories":[{"id":"n","title":"Nomen"}],
       "words":[{"text":"Hund","categories":["n"]}]},
      {"format":"wheelOfFortune","id":5,"name":"e","words":[{"text":"Stern","audio":"stern.mp3"}]}
    ]}
    """

  private func faults(_ json: String) -> [String] {
    contentFaults(ExerciseFault.self) { _ = try ExerciseCollection(json: Data(json.utf8)) }
  }

  @Test func allFiveFormatsAreReadAndStored() throws {
    let collection = try ExerciseCollection(json: Data(Self.json.utf8))
    #expect(
      collection.exercises.map(\.format)
        == [.keywords, .insert, .errorLocations, .match, .wheelOfFortune]
    )
    #expect(collection.exercises.map(\.taskCount) == [2, 1, 1, 1, 1])
    #expect(collection.exercises.map(\.info.name) == ["a", "b", "c", "d", "e"])
    #expect(collection[3]?.format == .errorLocations)
    #expect(collection[9] == nil)
    try expectRoundTrip(collection)
    #expect(try ExerciseCollection(json: collection.json()) == collection)
  }

  @Test(arguments: [
    (#"{"version":2}"#, ["version: version 2 is not known, expected 1"]),
    (
      #"{"version":1,"title":"x","exercises":[{"format":"x"},{"id":1}]}"#,
      [
        #"exercises[0].format: the format "x" is not known, expected one of "#
          + Exercise.Format.allCases.map(\.rawValue).joined(separator: ", "),
        "exercises[1].format: this key is missing",
      ]
    ),
    (
      #"{"version":1,"title":"x","exercises":[{"format":"keywords","id":1,"name":"a"}]}"#,
      ["exercises[0].config: this key is missing", "exercises[0].words: this key is missing"]
    ),
    (
      #"""
      {"version":1,"title":"x","exercises":[{"format":"keywords","id":1,"name":"a",
       "config":{"words_count":0,"words_per_round":-1,"time_read":-1},"words":[" "]}]}
      """#,
      [
        "exercises[0].config.words_count: 0, expected 1 to 1000",
        "exercises[0].config.words_per_round: -1, expected 1 to 1000",
        "exercises[0].config.time_read: -1, expected 0 to 86400",
        "exercises[0].words[0]: the text is empty",
      ]
    ),
    (
      #"""
      {"version":1,"title":"x","exercises":[{"format":"wheelOfFortune","id":1,"name":"a","words":[]},
       {"format":"wheelOfFortune","id":1,"name":"b","words":[]}]}
      """#,
      [#"exercises[1]: the identifier "1" is taken already"#]
    ),
    (
      #"""
      {"version":1,"title":"x","exercises":[{"format":"keywords","id":1,"name":"a","word":[],
       "config":{"words_count":1},"words":[]},
       {"format":"wheelOfFortune","id":2,"name":"b","words":[{"txt":"a","text":"a"}]}]}
      """#,
      [
        #"exercises[0].word: the key "word" is not known, did you mean "words"?"#,
        #"exercises[1].words[0].txt: the key "txt" is not known, did you mean "text"?"#,
      ]
    ),
  ])
  func everyFaultOfAFileIsTold(json: String, expected: [String]) {
    #expect(faults(json) == expected)
  }

  @Test func whatIsNoJSONSaysWhere() {
    #expect(faults("[").first?.hasPrefix("line 1, column 2: this is not JSON") == true)
    #expect(faults(String(repeating: "[", count: 600)).count == 1)
  }

  @Test func wordsAreDrawnFromAList() throws {
    guard case .keywords(let exercise, _) = try ExerciseCollection(json: Data(Self.json.utf8))[1]
    else { throw CancellationError() }
    let list = (0..<20).map { "Wort \($0)" }
    var generator = SeededGenerator(seed: 5)
    let words = exercise.drawWords(from: list, using: &generator)
    #expect(words.count == 6)
    #expect(Set(words).count == 6)
    #expect(Set(words).isSubset(of: list))
    var again = SeededGenerator(seed: 5)
    #expect(exercise.drawWords(from: list, using: &again) == words)
    #expect(exercise.drawWords(from: ["a"], using: &again) == ["a"])
  }
}
