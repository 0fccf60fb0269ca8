// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("habit-app")
struct HabitAppTests {
  @Test("counts points, levels, badges, the streak and the goal of the day")
  func habits() throws {
    let run = try Tool.habitApp.run(
      "2026-11-20T12:00:00Z",
      input: "run 5\nread 9\nundo\ntomorrow\nrun 40\n"
    )
    let output = """
      +20 Goal met!
      Badge: road
      20 points, level 1, streak 1, today 20 of 20
      +9\u{20}
      29 points, level 1, streak 1, today 29 of 20
      20 points, level 1, streak 1, today 20 of 20
      20 points, level 1, streak 1, today 0 of 20
      +90 Goal met!
      Level 2!
      110 points, level 2, streak 2, today 90 of 20

      """
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("says what can be typed when it is asked", arguments: ["--help", "-h"])
  func help(option: String) throws {
    let run = try Tool.habitApp.run(option)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("Type a habit with an amount, such as \"run 5\""))
  }

  @Test("says that it cannot begin at a date", arguments: ["yesterday", "noon", ""])
  func wrongDate(start: String) throws {
    let output = "\(start) is no date, expected one such as 2026-11-20T12:00:00Z\n"
    #expect(try Tool.habitApp.run(start) == Run(status: 1, output: output))
  }
}
