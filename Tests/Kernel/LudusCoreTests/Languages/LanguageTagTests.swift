// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

struct LanguageTagTests {
  @Test func languagesAreTagsInTheirUsualForm() {
    #expect(Language("LA").canonical?.rawValue == "la")
    #expect(Language("de-at").canonical?.rawValue == "de-AT")
    #expect(Language("zh-hant-tw").canonical?.rawValue == "zh-Hant-TW")
    for bad in ["", "d", "de-", "-de", "d3", "deutschland", "de_AT", "dé", "de-österreich"] {
      #expect(Language(bad).canonical == nil, "\(bad)")
    }
  }
}
