// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

@testable import PinLabels

/// Every error, check and conflict has its sentence in every language.
struct PinSentencesTests {
  static let sessionErrors: [PinLabelSession.Refusal] = [
    .unknownPin("p"), .alreadySubmitted, .notSubmitted, .noInterim, .notPlaced("p"),
    .pointOutOfRange, .creditOverflow, .date(.outOfRange), .timeIsUp(at: Samples.at(0)),
  ]
  static let invalid = ContentError(faults: [LocatedFault(SheetFault.noLabels, at: ContentPlace())])
  static let sheetErrors: [SheetError] = [
    .unknownObject(.pin("p")), .duplicateIdentifier(.pin("p")), .fieldDoesNotFit("f", .pin("p")),
    .lastOne(.pin("p")), .cannotBeDeleted(.pin("p")), .cannotBeRestored(.pin("p")),
    .indexOutOfRange(1, count: 1), .imageNotRenamed("i"), .invalid(invalid), .date(.outOfRange),
  ]
  static let mergeErrors: [SheetMergeError] = [
    .otherSheet("a", expected: "b"), .missingParent(.pin("p")), .invalid(invalid),
  ]
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
    for error in Self.sessionErrors { sentences.append(error.sentence(in: phrasebook)) }
    for error in Self.sheetErrors { sentences.append(error.sentence(in: phrasebook)) }
    for error in Self.mergeErrors { sentences.append(error.sentence(in: phrasebook)) }
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

  @Test func errorsHaveDescriptions() {
    for error in Self.sessionErrors { #expect(!"\(error)".isEmpty) }
  }
}
