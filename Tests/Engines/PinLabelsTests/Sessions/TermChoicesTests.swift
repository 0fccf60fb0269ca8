// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct TermChoicesTests {
  private func view() throws -> ExerciseView {
    let names = ["Ulna", "Radius", "Humerus", "Ulna", "Femur", "Tibia"]
    let pins = try names.enumerated().map { index, name in
      try Samples.pin("p\(index)", name, at: ImagePoint(Double(index) * 10, 0))
    }
    return try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
  }

  @Test func theNeighborsNamesAreTheDistractors() throws {
    let view = try view()
    forEachSeed(0..<20) { generator in
      let choices = TermChoices(of: "p0", in: view, count: 3, language: "la", using: &generator)
      try #require(Set(choices?.labels.map(\.text) ?? []) == ["Ulna", "Radius", "Humerus"])
      try #require(choices?.labels.count == 3)
    }
  }

  @Test func exactlyOneChoiceIsRightAndNoneComesTwice() throws {
    let view = try view()
    let matcher = LabelMatcher(view.pins, language: "la")
    forEachSeed(0..<20) { generator in
      let pin = view.pins[generator.draw(below: view.pins.count)].id
      let drawn = TermChoices(of: pin, in: view, count: .max, language: "la", using: &generator)
      let choices = try #require(drawn)
      let right = choices.labels.filter {
        matcher.verdict(for: $0.text, at: pin)?.isCorrect == true
      }
      try #require(right.count == 1)
      try #require(Set(choices.labels.map(\.text)).count == 5)
    }
  }

  @Test func oddCountsAndUnknownPinsAreNoHarm() throws {
    let view = try view()
    var generator = SeededGenerator(seed: 1)
    let one = TermChoices(of: "p0", in: view, count: .min, language: "?", using: &generator)
    #expect(one?.labels.map(\.text) == ["Ulna"])
    #expect(TermChoices(of: "x", in: view, count: 3, language: "la", using: &generator) == nil)
  }

  @Test func theSameSeedGivesTheSameOrder() throws {
    let view = try view()
    var (one, other) = (SeededGenerator(seed: 5), SeededGenerator(seed: 5))
    #expect(
      TermChoices(of: "p2", in: view, count: 4, language: "la", using: &one)
        == TermChoices(of: "p2", in: view, count: 4, language: "la", using: &other)
    )
  }
}
