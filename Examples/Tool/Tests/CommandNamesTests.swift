// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LudusTool

@Suite("Names of commands and options")
struct CommandNamesTests {
  @Test(
    "that are mistyped are named, with those that were meant",
    arguments: [
      ("quizz play f", "There is no command “quizz”, did you mean quiz?"),
      ("quiz paly f", "There is no command “quiz paly”, did you mean quiz play?"),
      ("help foo", "There is no command “foo”, expected one of tour, "),
      ("help quiz grde", "There is no command “quiz grde”, did you mean quiz grade?"),
      (
        "play f",
        "There is no command “play”, did you mean quiz play, group play, exercise play or pins play?"
      ),
      ("statistics f", "There is no command “statistics”, did you mean quiz statistics?"),
      ("--verison", "There is no option “--verison”, did you mean --version?"),
      ("quiz play f --cout 3", "There is no option “--cout”, did you mean --count?"),
      ("quiz play f --bogus", "There is no option “--bogus”."),
      ("pins evaluate a b --langage de", "There is no option “--langage”."),
      ("pins evaluate a b --lables de", "There is no option “--lables”, did you mean --labels?"),
      (
        "quiz grade --bank a b --vocabulry words c",
        "There is no option “--vocabulry”, did you mean --vocabulary?"
      ),
    ]
  )
  func strangers(words: String, message: String) throws {
    let run = try Tool.ludus.run(words.split(separator: " ").map(String.init), input: Data())
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(message)"), "\(run.errors)")
    #expect(run.errors.hasSuffix(" says more.\n"))
  }

  @Test(
    "that are known get the reason that the parser has, with one kind of quotes",
    arguments: [
      ("quiz play", "Name one problem bank, either as FILE or as --bank FILE."),
      ("quiz play a b", "Unexpected argument “b”"),
      ("quiz check --for xapi bank.json", "The value “xapi” is invalid for --for <format>."),
      ("experiment", "Missing expected argument “<file>”"),
      (
        "quiz statistics --report groups",
        "The report “groups” and the option --focal belong together."
      ),
    ]
  )
  func reasons(words: String, message: String) throws {
    let run = try Tool.ludus.run(words.split(separator: " ").map(String.init), input: Data())
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(message)"), "\(run.errors)")
    #expect(!run.errors.contains("'"))
  }

  @Test("that every command has are told once to those who make manual pages")
  func manual() throws {
    let run = try Tool.ludus.run("--experimental-dump-help")
    #expect(run.status == 0)
    let whole = run.output
    #expect(whole.components(separatedBy: "\"name\":\"help\"").count <= 4)
    let shape = try CommandShape(json: Data(whole.utf8))
    #expect(shape.stranger(in: ["quiz", "play", "f", "--count", "--bogus"]) == nil)
    #expect(shape.stranger(in: ["quiz", "play", "f", "--count=3", "--bogus"]) != nil)
    #expect(shape.stranger(in: ["quiz", "play", "--", "--bogus"]) == nil)
  }

  @Test(
    "a word that is no file gets what is missing",
    arguments: [("match", "ludus match rhythm ANSWER"), ("diagnose", "ludus diagnose rhythm WORD")]
  )
  func words(command: String, remedy: String) throws {
    let run = try Tool.ludus.run(command, "rhythm")
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("Error: rhythm: there is no such file; to "))
    #expect(run.errors.hasSuffix("\(remedy)\n"))
  }
}
