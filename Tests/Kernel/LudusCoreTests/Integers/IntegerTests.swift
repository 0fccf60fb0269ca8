// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

@Suite struct IntegerTests {
  @Test(
    arguments: [
      (2, 3, 5), (.max, 0, .max), (.max, 1, .max), (.max - 1, 1, .max), (.max, .max, .max),
      (.min, .max, -1),
    ] as [(Int, Int, Int)]
  )
  func aSumBeyondTheGreatestIntegerIsTheGreatest(number: Int, other: Int, sum: Int) {
    #expect(number.addingUpToMaximum(other) == sum)
  }

  @Test(
    arguments: [
      (3, 2, 1), (2, 3, -1), (.max, -1, .max), (.max, .min, .max), (-2, .max, .min),
      (0, .min, .max), (-1, .min, .max), (.min, .max, .min), (.min, .min, 0),
    ] as [(Int, Int, Int)]
  )
  func aDifferenceThatDoesNotFitIsTheNearest(number: Int, other: Int, difference: Int) {
    #expect(number.subtractingWithinBounds(other) == difference)
  }
}
