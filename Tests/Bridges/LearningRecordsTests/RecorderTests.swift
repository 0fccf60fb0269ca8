// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

import Languages
@testable import LearningRecords

@Suite struct RecorderTests {
  @Test func identifiersAreThoseOfRFC9562() {
    #expect(RecordID.uuid(of: "https://example.org/x") == "fdb420ba-c7a0-5bc0-b348-39fd508cc82c")
    for count in 0..<200 {
      // The length of the padding changes at each multiple of 64.
      #expect(RecordID.sha1(of: [UInt8](repeating: 97, count: count)).count == 20)
    }
    let abc = RecordID.sha1(of: Array("abc".utf8)).map { String($0, radix: 16) }
    #expect(abc.prefix(4) == ["a9", "99", "3e", "36"])
  }

  @Test(arguments: ["", "school", "not an address", "http:"])
  func aPlatformNeedsAnAddress(text: String) {
    #expect(throws: RecordError.malformedAddress(text)) { try XAPI.Recorder(homePage: text) }
    for phrasebook in Phrasebook.all {
      #expect(RecordError.malformedAddress("q#").sentence(in: phrasebook).contains("q#"))
    }
  }
}
