// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizAuthoring
import QuizTestSupport
import Testing

/// What every command of a workshop refuses, whatever it is about.
struct WorkshopRefusalTests {
  static let authoring: [SharedCommand<ProblemWorkshop>] = [
    SharedCommand("write") {
      try $0.write(
        "p2",
        WorkshopSamples.faulty,
        for: "s",
        by: "ada",
        at: $1,
        stamp: $2
      )
    },
    SharedCommand("submit") {
      try $0.submit(
        "p1",
        revision: "p1-2",
        by: "ada",
        at: $1,
        stamp: $2
      )
    },
    SharedCommand("approve") {
      try $0.approve(
        "p1",
        revision: "p1-1",
        by: "eve",
        at: $1,
        stamp: $2
      )
    },
    SharedCommand("reject") {
      try $0.reject(
        "p1",
        revision: "p1-1",
        for: "No.",
        by: "eve",
        at: $1,
        stamp: $2
      )
    },
    SharedCommand("keep") {
      try $0.keep(
        "p1",
        votes: 1,
        by: "eve",
        at: $1,
        stamp: $2
      )
    },
  ]

  @Test(arguments: authoring)
  func aWorkshop(refuses command: SharedCommand<ProblemWorkshop>) throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let draft = try WorkshopSamples.draft("p1", prompt: "Better?")
    try workshop.write("p1", draft, for: "s", by: "ada", at: date(2), stamp: .init(id: "p1-2"))
    try workshop.write("q", draft, for: "s", by: "ada", at: date(2), stamp: .init(id: "e"))
    expectLogRefusals(of: command, by: workshop)
    expectLogRefusals(of: .kept("p1", votes: 1), by: "eve", in: workshop)
  }

  @Test func whatIsNotJSONIsToldWithItsPlace() {
    let faults = contentFaults(ProblemFault.self) {
      _ = try ProblemWorkshop(json: Data("{".utf8))
    }
    #expect(faults == ["line 1, column 2: this is not JSON, expected a key in double quotes"])
  }
}
