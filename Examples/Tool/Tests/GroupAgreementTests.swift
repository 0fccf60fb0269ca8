// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus group play: votes and challenges")
struct GroupAgreementTests {
  @Test("lets the group vote on what a todo is worth, and tells what came of it")
  func votes() throws {
    let run = try playGroup(
      "as ada",
      "found",
      "new 20 Clean the windows",
      "vote 1 30",
      "ask 1 2 days",
      "ask 1 1 week",
      "vote 1 40",
      "vote 1 41",
      "vote 1 99",
      "todos",
      "wait 1 day",
      "wait 1 day",
      "todos",
      "ask 1 1 week 2",
      "vote 1 5",
      "wait 2 weeks",
      "ask 1",
      "ask 9 1 day",
      "vote 1 many"
    )
    let told = """
      ada> vote 1 30
      ✗ There is no vote on this todo.
      ada> ask 1 2 days
      ✓ ada asked what “Clean the windows” should be worth
      To vote: vote 1 POINTS. It is counted on 2026-01-07.
      ada> ask 1 1 week
      ✗ There is already a vote on this todo.
      ada> vote 1 40
      ✓ ada voted 40 for “Clean the windows”
      ada> vote 1 41
      ✓ ada voted 41 for “Clean the windows”
      ada> vote 1 99
      ✗ \(Self.fairPoints)
      ada> todos
        1  Clean the windows, 20 points: open, yours, 1 vote until 2026-01-07
      ada> wait 1 day
      It is 2026-01-06.
      ada> wait 1 day
      It is 2026-01-07.
      The vote is over: “Clean the windows” is now worth 41 points.
      ada> todos
        1  Clean the windows, 41 points: open, yours
      ada> ask 1 1 week 2
      ✓ ada asked what “Clean the windows” should be worth
      To vote: vote 1 POINTS. It is counted on 2026-01-14.
      ada> vote 1 5
      ✓ ada voted 5 for “Clean the windows”
      ada> wait 2 weeks
      It is 2026-01-21.
      The vote is over: “Clean the windows” is still worth 41 points.
      ada> ask 1
      Write it as in “ask 3 2 days”.
      ada> ask 9 1 day
      ✗ This todo does not exist.
      ada> vote 1 many
      Write it as in “vote 3 25”.
      """
    #expect(run.output.contains(told), "\(run.output)")
    #expect(run.status == 0)
  }

  private static let fairPoints = "Only 1 to 50 points are possible here."

  private static let countTooSmall = "There must be at least one."

  @Test("sets challenges, and tells when one is met or missed")
  func challenges() throws {
    let run = try playGroup(
      "as ada",
      "challenges",
      "found",
      "new 5 Rubbish",
      "new 8 Stairs",
      "challenge 2 todos 2 weeks 10 each Clean the flat",
      "challenge 500 points 1 week 30 together Big",
      "challenge 0 todos 1 week 1 each None",
      "challenge 2 todos 2 weeks",
      "challenges",
      "claim 1",
      "done 1",
      "claim 2",
      "done 2",
      "challenges",
      "wait 1 week",
      "challenges",
      "board"
    )
    let told = """
      ada> challenge 2 todos 2 weeks 10 each Clean the flat
      ✓ ada set the challenge “Clean the flat”
      ada> challenge 500 points 1 week 30 together Big
      ✓ ada set the challenge “Big”
      ada> challenge 0 todos 1 week 1 each None
      ✗ \(Self.countTooSmall)
      ada> challenge 2 todos 2 weeks
      Write it as in “challenge 8 todos 2 weeks 10 each TITLE”.
      ada> challenges
        “Clean the flat”: 0 of 2 todos for 10 points each, until 2026-01-19
        “Big”: 0 of 500 points for 30 points together, until 2026-01-12
      """
    #expect(run.output.contains("ada> challenges\nThere are no challenges. To set one: "))
    #expect(run.output.contains(told), "\(run.output)")
    let met = """
      ada: 8 points
      The challenge “Clean the flat” is met: 10 points each for ada.

      """
    #expect(run.output.contains(met))
    let missed = """
      ada> wait 1 week
      It is 2026-01-12.
      The challenge “Big” is missed.
      ada> challenges
        “Clean the flat”: 2 of 2 todos for 10 points each, met
        “Big”: 13 of 500 points for 30 points together, missed
      ada> board
        1. ada  23 points
      """
    #expect(run.output.contains(missed), "\(run.output)")
  }

  @Test("keeps votes and challenges in a save")
  func savedVotes() throws {
    let folder = try TemporaryFolder()
    let save = folder.path("save")
    _ = try playGroup(
      [
        "as ada", "found", "new 5 Rubbish", "ask 1 2 days", "vote 1 9",
        "challenge 1 todo 1 week 3 each Go",
      ],
      save: save
    )
    let run = try playGroup(["todos", "challenges", "wait 3 days", "todos"], save: save)
    #expect(run.output.contains("1 vote until 2026-01-07"))
    #expect(run.output.contains("“Go”: 0 of 1 todo for 3 points each, until 2026-01-12"))
    #expect(run.output.contains("“Rubbish” is now worth 9 points."))
  }
}
