@testable import Interchange
import LudusCore
import LudusTestSupport
import Testing

@Suite struct DiagnosticTests {
  @Test func everyCodeHasASentenceInEveryLanguage() {
    #expect(interchangeSentences.faults == [])
    #expect(Set(Diagnostic.Code.allCases.map(\.rawValue)).isSubset(of: englishSentences.keys))
  }

  @Test func aDiagnosticReadsAsEditorsUnderstandIt() {
    let diagnostic = GIFT.read(Array("So? {True}".utf8)).diagnostics[0]
    #expect(
      diagnostic.description
        == "1:6: warning: “True” is a text to write here: use TRUE or FALSE for a statement that is true or false. [truth-as-text]"
    )
    #expect(diagnostic.sentence(in: .german).hasPrefix("„True“ ist hier ein Text"))
    #expect(diagnostic.outcome == .kept)
  }
}
