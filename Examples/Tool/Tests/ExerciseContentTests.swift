// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Testing

@Suite("The spelling exercises")
struct ExerciseContentTests {
  private func collection() throws -> ExerciseCollection {
    try ExerciseCollection(json: Data(contentsOf: URL(fileURLWithPath: Files.spelling)))
  }

  @Test("are beyond reproach, with all their words as vocabulary")
  func checks() throws {
    let collection = try collection()
    #expect(collection.checks().map(\.description).isEmpty)
    #expect(collection.vocabulary.count > 150)
  }

  @Test("are at least twelve, in all five formats")
  func formats() throws {
    let exercises = try collection().exercises
    #expect(exercises.count >= 12)
    #expect(Set(exercises.map(\.format)) == Set(Exercise.Format.allCases))
    #expect(exercises.allSatisfy { $0.taskCount >= 2 })
  }

  @Test("use every setting")
  func settings() throws {
    let exercises = try collection().exercises
    let keywords = exercises.compactMap { exercise in
      if case .keywords(let exercise, _) = exercise { exercise.config } else { nil }
    }
    #expect(Set(keywords.map(\.charsClickable)) == [true, false])
    #expect(Set(keywords.map(\.showWrongInput)) == [true, false])
    for seconds in [\KeywordsExercise.Config.timeRead, \.timeWrite, \.timeWrongInput] {
      #expect(keywords.contains { $0[keyPath: seconds] == 0 })
      #expect(keywords.contains { $0[keyPath: seconds] > 0 })
    }
    #expect(Set(keywords.map(\.wordsPerRound)).count == 3)
    let inserts = exercises.compactMap { exercise in
      if case .insert(let exercise) = exercise { exercise } else { nil }
    }
    #expect(Set(inserts.map(\.config.helpAfterErrors)) == [nil, 0, 1, 2])
    #expect(Set(inserts.map(\.config.penalty)).count == 3)
    let neighbors = inserts.flatMap(\.sentences).filter { sentence in
      zip(sentence.gaps, sentence.gaps.dropFirst()).contains { $0.start + $0.length == $1.start }
    }
    #expect(neighbors.count >= 2)
    let matches = exercises.compactMap { exercise in
      if case .match(let exercise) = exercise { exercise } else { nil }
    }
    #expect(Set(matches.map(\.way)) == [.drag, .write])
    #expect(matches.flatMap(\.words).contains { $0.categories.count > 1 })
    #expect(matches.flatMap(\.words).contains { $0.heard.audio != nil })
    let errors = exercises.compactMap { exercise in
      if case .errorLocations(let exercise) = exercise { exercise } else { nil }
    }
    #expect(Set(errors.flatMap(\.sentences).map(\.errors.count)) == [1, 2, 3])
  }

  @Test("have reasons that the diagnosis gives, too")
  func reasons() throws {
    for case .errorLocations(let exercise) in try collection().exercises {
      for sentence in exercise.sentences {
        for error in sentence.errors {
          let shown = sentence.words[error.word]
          let diagnosis = SpellingDiagnosis(target: error.correct, input: shown)
          #expect(Set(error.reasons) == Set(diagnosis.categories.map(\.rawValue)), "\(shown)")
        }
      }
    }
  }

  @Test("are written as this release writes them")
  func roundTrip() throws {
    let collection = try collection()
    #expect(try ExerciseCollection(json: collection.json()) == collection)
  }
}

@Suite("ludus exercise check")
struct ExerciseCheckTests {
  @Test("finds no fault with the content")
  func faultless() throws {
    let line =
      "Rechtschreiben in der Grundschule: 15 exercises with 74 tasks, nothing to find fault with\n"
    #expect(
      try Tool.ludus.run("exercise", "check", Files.spelling) == Run(status: 0, output: line)
    )
    #expect(
      try Tool.ludus.run("exercise", "check", "--content", Files.spelling)
        == Run(status: 0, output: line)
    )
  }

  @Test("reads what the server sends")
  func fromServer() throws {
    let run = try Tool.ludus.run(
      "exercise",
      "check",
      Files.content("keywords-from-server.json")
    )
    #expect(run == Run(status: 0, output: "2 exercises from the server, no faults\n"))
  }

  @Test("lists every finding with its place")
  func findings() throws {
    let folder = try TemporaryFolder()
    let json = """
      {"version":1,"title":"x","exercises":[
       {"format":"insert","id":1,"name":"x","sentences":
        [{"id":1,"text":"Die Biene","gaps":{"5":"B wie Biene?","6":""}}]},
       {"format":"wheelOfFortune","id":2,"name":"x","words":[]}]}
      """
    let file = try folder.write(Data(json.utf8), to: "x.json").path
    let alone = """
      exercises[1]: error: there are no tasks
      exercises[0].sentences[0].gaps[0]: warning: the help gives "Biene" away

      """
    #expect(try Tool.ludus.run("exercise", "check", file) == Run(status: 1, output: alone))
    let words = try folder.write(Data("Die\nBine\n".utf8), to: "words").path
    let known = try Tool.ludus.run("exercise", "check", file, "--vocabulary", words)
    #expect(
      known.output.hasPrefix(
        "exercises[0].sentences[0].gaps[0]: error: other letters in the gap make \"Bine\"\n"
      )
    )
  }

  @Test("lists every fault of a file that cannot be used")
  func faults() throws {
    let folder = try TemporaryFolder()
    let json = """
      {"version":1,"title":"x","exercises":[
       {"format":"chess","id":1,"name":"x"},
       {"format":"keywords","id":2,"name":"x","config":{"words_count":-1},"words":[""]}]}
      """
    let file = try folder.write(Data(json.utf8), to: "x.json").path
    let run = try Tool.ludus.run("exercise", "check", file)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.output.hasPrefix("exercises[0].format: the format \"chess\" is not known"))
    let play = try Tool.ludus.run("exercise", "play", file)
    #expect(play.status == 65)
    #expect(play.errors.hasSuffix("(and 2 more faults, see ludus exercise check)\n"))
    let failed = try folder.write(Data(#"{"success":false,"data":[]}"#.utf8), to: "y.json").path
    #expect(
      try Tool.ludus.run("exercise", "check", failed)
        == Run(status: 1, output: "success: the server had no success\n")
    )
  }

  @Test("says which file is missing")
  func missing() throws {
    let run = try Tool.ludus.run("exercise", "check", "/nowhere.json")
    #expect(
      run == Run(status: 66, output: "", errors: "Error: /nowhere.json: there is no such file\n")
    )
    #expect(try Tool.ludus.run("exercise", "check").status == 64)
  }
}
