// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

@testable import PinLabels

/// Every check and diagnosis has its sentence in every language.
struct PinSentencesTests {
  static let findings: [PinSheet.Check.Finding] = [
    .pinOutsideImage, .partlyOutsideImage, .pinOutsideItsRegions, .duplicateLabel("l"),
    .ambiguousLabel("l", of: "p"), .overlapsRegionOfSameLabel("r"), .unreachable(coveredBy: ["r"]),
    .missingLanguage("de"), .missingAlternativeText, .noPins,
  ]
  static let diagnoses: [PinDiagnosis] = [
    .swapped(with: "p"), .cycle(["p", "q", "r"]), .labelOf("p"), .wrongSide, .partForWhole("p"),
    .wholeForPart("p"), .pluralForSingular, .singularForPlural, .duplicate(of: "p"), .empty,
  ]

  @Test func theCatalogIsComplete() {
    #expect(pinSentences.faults == [])
  }

  @Test(arguments: Phrasebook.all)
  func noKeyShinesThrough(phrasebook: Phrasebook) {
    var sentences: [String] = []
    for finding in Self.findings { sentences.append(finding.sentence(in: phrasebook)) }
    for diagnosis in Self.diagnoses { sentences.append(diagnosis.sentence(in: phrasebook)) }
    for reason in LabelVerdict.Rejected.Reason.allCases {
      sentences.append(LabelVerdict.wrong(.init(reason)).sentence(in: phrasebook))
    }
    for sentence in sentences {
      #expect(sentence.contains(" ") && sentence.hasSuffix("."), "\(sentence)")
      #expect(!sentence.contains("{") && sentence.first?.isUppercase == true, "\(sentence)")
    }
    for layer in LabelMatcher.Layer.allCases {
      #expect(!pinSentences(Sentence("layer.\(layer.rawValue)"), in: phrasebook).contains("layer."))
    }
  }
}
