// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

struct DigestTests {
  /// The authors publish these values: http://www.isthe.com/chongo/tech/comp/fnv/.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)]
  )
  func isFNV1a(text: String, digest: UInt64) {
    #expect(text.utf8.digest == digest)
  }
}
