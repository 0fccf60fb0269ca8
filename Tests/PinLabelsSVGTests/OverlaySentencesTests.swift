import LudusCore
import PinLabels
import Testing

@testable import PinLabelsSVG

struct OverlaySentencesTests {
  @Test func theCatalogIsComplete() {
    #expect(overlaySentences.faults == [])
    for verdict in PinVerdict.allCases {
      #expect(englishSentences["verdict.\(verdict.rawValue)"] != nil)
    }
  }
}
