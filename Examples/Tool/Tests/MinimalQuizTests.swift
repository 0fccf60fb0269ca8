// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("minimal-quiz")
struct MinimalQuizTests {
  @Test("plays the problems of a bank, and asks again what cannot be graded")
  func play() throws {
    let run = try Tool.minimalQuiz.run(
      Files.fixture("three-kinds.json"),
      input: "1\n1024\nnone\nx\n:quit\n"
    )
    let output = """

      Units: Which of these are powers of two?
        1k: 1000
        1024: 1024
        1: 1
        6: 6
      Picked 1 of 2 right options.

      Units: Which of these are powers of two?
        1k: 1000
        1024: 1024
        1: 1
        6: 6
      All the right options are picked.

      The shell: Which command lists files?
        x: cd
        y: ls
        z: rm
      Try again: This is not part of the problem.

      The shell: Which command lists files?
        x: cd
        y: ls
        z: rm
      Option “cd” is not right.

      The shell: What do you type in Vim to quit?
      This is the accepted answer “:quit”.

      Score: 3 of 4, 75 %

      """
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("stops at the end of the input, on the content of the tour")
  func stop() throws {
    let run = try Tool.minimalQuiz.run()
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\nScore: 0 of 5, 0 %\n"))
  }

  @Test("says which file cannot be played")
  func missing() throws {
    let run = try Tool.minimalQuiz.run("/nowhere.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("/nowhere.json cannot be played: "))
    #expect(run.errors.isEmpty)
  }
}
