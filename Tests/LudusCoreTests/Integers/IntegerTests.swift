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
}
