// SPDX-License-Identifier: Apache-2.0
import Exercises
import LudusTestSupport
import Testing

@Suite struct ExerciseCheckTests {
  private func checks(_ json: String, vocabulary: Set<String> = []) throws -> [String] {
    try decode(Exercise.self, json).checks(vocabulary: vocabulary).map(\.description)
  }

  @Test(arguments: [
    (
      #"{"format":"wheelOfFortune","id":1,"name":"x","words":[]}"#,
      ["error: there are no tasks"]
    ),
    (
      #"{"format":"wheelOfFortune","id":1,"name":"x","words":[{"text":"a"},{"text":"a"}]}"#,
      [#"words[1]: warning: "a" occurs twice"#]
    ),
    (
      #"{"format":"keywords","id":1,"name":"x","config":{"words_count":3},"words":["a","a"]}"#,
      [
        #"words[1]: warning: "a" occurs twice"#,
        "words: warning: there are 2 words, the exercise says 3",
      ]
    ),
    (
      #"""
      {"format":"match","id":1,"name":"x","way":"drag",
       "categories":[{"id":"n","title":"Nomen"},{"id":"v","title":"Verb"}],
       "words":[{"text":"Hund","categories":["n"]}]}
      """#,
      [#"categories[1]: warning: no word belongs to "v""#]
    ),
    (
      #"""
      {"format":"errorLocations","id":1,"name":"x","reasons":[],
       "sentences":[{"id":1,"text":"Der Wal","errors":[{"word":1,"correct":"Wall","reasons":[]}]}]}
      """#,
      [
        #"sentences[0].errors[0]: warning: no reason says why "Wal" is wrong"#,
        #"sentences[0].errors[0]: warning: "Wal" is an existing word"#,
      ]
    ),
    (
      #"""
      {"format":"errorLocations","id":1,"name":"x","reasons":[{"id":"a","text":"a"}],
       "sentences":[{"id":1,"text":"Wir sind zu samen.","errors":[{"word":2,"correct":"zusammen","reasons":["a"]}]}]}
      """#,
      [#"sentences[0].errors[0]: warning: the next word seems to belong to "zusammen""#]
    ),
    (
      #"{"format":"errorLocations","id":1,"name":"x","reasons":[],"sentences":[{"id":1,"text":"Ja"}]}"#,
      ["sentences: warning: no sentence has a misspelled word"]
    ),
    (
      #"""
      {"format":"insert","id":1,"name":"x","sentences":[{"id":1,"text":"Der Wall","gaps":
       [{"start":6,"length":2,"alternatives":["l"]}]}]}
      """#,
      []
    ),
    (
      #"""
      {"format":"insert","id":1,"name":"x","sentences":[{"id":1,"text":"Der Schall","gaps":
       [{"start":4,"length":4,"help":"Es heißt Schall."}]}]}
      """#,
      [
        "sentences[0].gaps[0]: warning: the gap has 4 letters, at most 3 are usual",
        #"sentences[0].gaps[0]: warning: the help gives "Schall" away"#,
      ]
    ),
    (
      #"""
      {"format":"insert","id":1,"name":"x","sentences":[{"id":1,"text":"Der Wall","gaps":
       [{"start":6,"length":2,"help":"Doppelt: ll"}]}]}
      """#,
      [
        #"sentences[0].gaps[0]: error: other letters in the gap make "Wal""#,
        #"sentences[0].gaps[0]: warning: the help gives "ll" away"#,
      ]
    ),
  ])
  func whatAnAuthorShouldLookAtIsTold(json: String, expected: [String]) throws {
    #expect(try checks(json, vocabulary: ["Wal", "Wall", "Schall"]) == expected)
  }

  @Test func withoutAVocabularyNothingIsSaidOfOtherWords() throws {
    let json = #"""
      {"format":"insert","id":1,"name":"x","sentences":[{"id":1,"text":"Der Wall","gaps":
       [{"start":6,"length":2}]}]}
      """#
    #expect(try checks(json).isEmpty)
  }

  @Test func anotherGapOfTheSameWordIsNotMistakenForThisOne() throws {
    // "Wal" has other letters for "ll", not for "W".
    let json = #"""
      {"format":"insert","id":1,"name":"x","sentences":[{"id":1,"text":"Der Wall","gaps":
       [{"start":4,"length":1}]}]}
      """#
    #expect(try checks(json, vocabulary: ["Wal", "Wall"]).isEmpty)
  }
}
