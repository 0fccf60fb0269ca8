// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct ServerEnvelopeTests {
  private func faults(_ json: String) -> [String] {
    contentFaults(ExerciseFault.self) {
      _ = try ServerEnvelope<ExerciseInfo>(json: Data(json.utf8))
    }
  }

  @Test func whatTheServerSendsIsUnpacked() throws {
    let json =
      #"{"success":true,"data":[{"id":1,"name":"Merkwörter (leicht)","description":"..."}]}"#
    let envelope = try ServerEnvelope<ExerciseInfo>(json: Data(json.utf8))
    #expect(envelope.data.map(\.id) == [1])
    #expect(envelope.data[0].name == "Merkwörter (leicht)")
    try expectRoundTrip(envelope)
  }

  @Test func whatTheServerAddsIsIgnored() throws {
    let json = """
      {"success":true,"page":1,"data":[{"id":1,"name":"a","grade":3,
       "config":{"words_count":6,"sound":true}}]}
      """
    let exercises = try ServerEnvelope<KeywordsExercise>(json: Data(json.utf8)).data
    #expect(exercises.map(\.config.wordsCount) == [6])
    let sentence = #"{"id":2,"exercise_id":1,"text":"Der Wal","gaps":{"5":""}}"#
    #expect(try decode(InsertSentence.self, sentence).gaps[0].help == nil)
  }

  @Test func anElementAloneIsUnpacked() throws {
    let json = #"{"success":true,"data":"5f2b"}"#
    #expect(
      try ServerEnvelope<ContentVersion>(json: Data(json.utf8)).data == [ContentVersion("5f2b")]
    )
    #expect(faults(#"{"success":true,"data":{"name":"a"}}"#) == ["data.id: this key is missing"])
    #expect(faults(#"{"success":true,"data":5}"#) == ["data: expected an object"])
  }

  @Test func aSentenceOfTheServerKeepsItsExercise() throws {
    let json = #"{"exercise_id":1,"gaps":{"4":"Überlege","5":""},"id":2,"text":"Am Dienstag"}"#
    let sentence = try decode(InsertSentence.self, json)
    #expect(sentence.exercise == 1)
    try expectJSON(sentence, json)
  }

  @Test func aTextThatIsNotThereIsEmpty() throws {
    let info = try decode(ExerciseInfo.self, #"{"id":1,"name":"a","description":null}"#)
    #expect(info.description.isEmpty)
  }

  @Test(arguments: [
    (#"{"success":false}"#, "success: the server had no success"),
    (#"{"success":true}"#, "data: this key is missing"),
    (#"{"success":true,"data":[{"id":"x","name":"a"}]}"#, "data[0].id: expected an integer"),
    (#"{"data":[]}"#, "success: this key is missing"),
  ])
  func anEnvelopeThatCannotBeUsedSaysWhy(json: String, fault: String) {
    #expect(faults(json) == [fault])
  }

  @Test func aDownloadIsNeededForAnotherVersionOrNone() {
    let version = ContentVersion("5f2b")
    #expect(version.needsDownload(over: nil))
    #expect(version.needsDownload(over: "5f2a".asVersion))
    #expect(!version.needsDownload(over: "5f2b".asVersion))
  }

  @Test func aVersionIsAPlainString() throws {
    try expectJSON([ContentVersion("5f2b")], #"["5f2b"]"#)
  }

  @Test func anExerciseIsNamedByItsNumber() throws {
    try expectJSON([ExerciseID(5)], "[5]")
    #expect(ExerciseID(4) < 5)
    #expect("\(ExerciseID(5))" == "5")
  }
}

extension String {
  fileprivate var asVersion: ContentVersion { ContentVersion(self) }
}
