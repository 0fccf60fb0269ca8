// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

struct NearestNameTests {
  @Test(
    arguments: [
      ("claimLimt", "claimLimit"), ("claimLmiit", "claimLimit"), ("klaimLimmit", "claimLimit"),
      ("klaimLmmiit", nil), ("colour", "color"), ("bonuses", "bonus"), ("bnous", "bonus"),
      ("x", nil), ("", nil), ("ho", nil), ("hosr", "hour"), ("huor", "hour"),
    ] as [(String, String?)]
  )
  func aNameThatIsUpToTwoSlipsAwayIsMeant(written: String, meant: String?) {
    let names = ["claimLimit", "color", "colours", "bonus", "xp", "hours", "hour"]
    #expect(written.nearest(of: names) == meant)
    // A short name is held to the same whatever comes before it.
    #expect("abc".nearest(of: ["abcde", "ab"]) == "abcde")
  }
}
