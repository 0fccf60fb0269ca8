// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

struct ExactNumberTests {
  @Test(arguments: [
    Double.leastNonzeroMagnitude, .leastNormalMagnitude.nextDown, .leastNormalMagnitude, 0.1, 1,
    -3, .greatestFiniteMagnitude / 2,
  ])
  func twiceANumberIsTheNumberAndItself(value: Double) {
    let number = ExactNumber(value)
    #expect(number.sign == (value < 0 ? -1 : 1))
    #expect((number + number - ExactNumber(2 * value)).sign == 0)
  }
}
