// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

struct ScriptedGeneratorTests {
  @Test func theNumbersComeInTheirOrderAgainAndAgain() {
    var generator = ScriptedGenerator(3, 1, .max)
    #expect((0..<5).map { _ in generator.next() } == [3, 1, .max, 3, 1])
    #expect(generator.used == 5)
    var stuck = ScriptedGenerator(7)
    #expect((0..<3).map { _ in stuck.next() } == [7, 7, 7])
  }
}
