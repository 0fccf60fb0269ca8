// SPDX-License-Identifier: Apache-2.0
@testable import FileDiagnostics
import Interchange
import Languages
import LudusCore
import LudusTestSupport
import Testing

@Suite struct DiagnosticTests {
  @Test func everyCodeHasASentenceInEveryLanguage() {
    #expect(interchangeSentences.faults == [])
    #expect(
      Set(Diagnostic.Code.allCases.map(\.rawValue)).isSubset(of: interchangeSentences.english.keys)
    )
  }

  /// What is lost is never a hint, and what is refused is an error, so that nobody takes a broken
  /// import for a good one.
  @Test(arguments: Diagnostic.Code.allCases) func aLossIsNoHint(code: Diagnostic.Code) {
    let (severity, outcome) = code.nature
    switch outcome {
    case .refused: #expect(severity == .error)
    case .dropped: #expect(severity != .hint)
    case .approximated, .kept: break
    }
  }

  /// A file for each code, with the line where it is.
  static let triggers:
    [(code: Diagnostic.Code, format: any (ExchangeFormat & Sendable).Type, file: String, line: Int)] =
      [
        (.braceWithoutPartner, GIFT.self, "Good? {T}\n\nOpen {", 3),
        (.secondAnswerBlock, GIFT.self, "One {=1} and two {=2}", 1),
        (.lineBreakInFormula, GIFT.self, "So $1 \\neq 0$? {T}", 1),
        (.weightOnRightAnswer, GIFT.self, "Which? {\n=%50%a ~b}", 2),
        (.truthAsText, GIFT.self, "So? {True}", 1),
        (.zeroLine, GIFT.self, "Three\n0\ntwo? {=1}", 2),
        (.questionInCategory, GIFT.self, "$CATEGORY: x\nWhich? {=a ~b}", 2),
        (.zeroAnswer, GIFT.self, "How many? {#0}", 1),
        (.unescapedSign, GIFT.self, "a = b? {=1}", 1),
        (.malformedWeight, GIFT.self, "Which? {~%33,3%a =b}", 1),
        (.unknownTextFormat, GIFT.self, "[latex]Which? {=b}", 1),
        (.malformedNumber, GIFT.self, "Pi? {#3,5:0.1}", 1),
        (.weightOutOfRange, GIFT.self, "Which? {~%150%a =b}", 1),
        (.weightNotOnList, GIFT.self, "Which? {~%33%a =b}", 1),
        (.noRightAnswer, GIFT.self, "Which? {~a ~b}", 1),
        (.tooFewAnswers, GIFT.self, "Which? {~a}", 1),
        (.pairWithoutArrow, GIFT.self, "Match {=a -> b =c}", 1),
        (.pairWithoutAnswer, GIFT.self, "Match {=a -> =b -> c}", 1),
        (
          .malformedXML, MoodleXML.self,
          "<quiz>\n<question type=\"essay\"><name></question></quiz>", 2
        ),
        (
          .unknownReference, MoodleXML.self,
          "<quiz><question type=\"essay\">\n<name><text>a & b</text></name></question></quiz>", 2
        ),
        (
          .nestedTooDeeply, MoodleXML.self,
          "<question type=\"essay\">\n\(String(repeating: "<a>", count: 600))\(String(repeating: "</a>", count: 600))</question>",
          2
        ),
        (
          .tagsInText, MoodleXML.self,
          "<question type=\"essay\"><questiontext>\n<text><b>a</b></text></questiontext></question>",
          2
        ),
        (
          .unknownElement, MoodleXML.self,
          "<quiz>\n<odd/><question type=\"essay\"></question></quiz>", 2
        ),
        (.unknownType, MoodleXML.self, "<quiz>\n<question type=\"stack\"></question></quiz>", 2),
        (
          .duplicateFile, MoodleXML.self,
          "<question type=\"essay\"><questiontext><file name=\"a\">AA==</file>\n<file name=\"a\">AA==</file></questiontext></question>",
          2
        ),
        (.otherFormat, GIFT.self, "TF\tLima is by the sea.\ttrue", 1),
        (.nothingFound, GIFT.self, "Dear all,\n\nsee you.", 1),
        (.nothingFound, MoodleXML.self, "<quiz></quiz>", 1), (.noGap, Cloze.self, "No gap", 1),
        (.gapWithoutEnd, Cloze.self, "a\n{1:SA:=b", 2),
        (.unknownGapType, Cloze.self, "a {1:XY:=b} {1:SA:=c}", 1),
        (.unfinishedQuestion, Aiken.self, "Which?\nA) a\nB) b", 1),
        (.unknownLetter, Aiken.self, "Which?\nA) a\nB) b\nANSWER: C", 4),
        (.quoteWithoutPartner, CSV.self, "question,answer\na,\"b", 2),
        (.columnsWithoutNames, CSV.self, "Hund,dog", 1),
        (.rowAboveNames, CSV.self, "My list\nHund,dog\nquestion,answer\na,b", 2),
        (.fieldsWithoutNames, AnkiText.self, "Hund\tdog", 1),
        (.columnLeftOut, CSV.self, "question,answer,time\na,b,\nc,d,20", 3),
        (.columnMisspelled, CSV.self, "question,answer,altrnatives\na,b,\nc,d,e", 3),
        (.unreadableCell, CSV.self, "question,answer,points\na,b,many", 2),
        (.unknownOption, CSV.self, "question,A,B,key\na,b,c,D", 2),
        (.ambiguousKey, CSV.self, "question,answer 1,answer 2,key\na,2,3,2", 2),
        (.passedOver, CSV.self, "My list\nquestion,answer\na,b", 1),
        (.noIdentifiers, CSV.self, "question,answer\na,b", 1),
        (.mediaLeftOut, AnkiText.self, "Hund\tdog\nKuh[sound:a.mp3]\tcow", 2),
        (.gapWithinGap, AnkiText.self, "{{c1::Lima in {{c2::Peru}}}}\tx", 1),
        (.severalAnswers, CSV.self, "question,answer\na,b\nc,d|e", 3),
        (.incompleteRow, CSV.self, "question,answer\na,", 2),
        (.malformedJSON, JSONLines.self, "\n{", 2),
        (.unusableQuestion, GIFT.self, "\nWhich? {=%50%a =%20%b}", 2),
        (.unusableType, MoodleXML.self, "<quiz>\n<question type=\"stack\"></question></quiz>", 2),
        (
          .markRounded, MoodleXML.self,
          "<question type=\"truefalse\"><questiontext><text>Q</text></questiontext><defaultgrade>0.1428571</defaultgrade><answer fraction=\"100\"><text>true</text></answer></question>",
          1
        ),
        (
          .unitsLeftOut, MoodleXML.self,
          "<question type=\"numerical\"><questiontext><text>Q</text></questiontext><answer fraction=\"100\"><text>5</text></answer><units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units></question>",
          1
        ),
        (.descriptionLeftOut, GIFT.self, "Sure? {T}\n\nThe end", 3),
        (
          .textSimplified, GIFT.self, "Sure? {T}\n\n[html]<table><tr><td>a</td></tr></table> {T}", 3
        ),
        (
          .contentLeftOut, GIFT.self,
          "Sure? {T}\n\n[html]<video src\\=\"v.mp4\"></video>So? {T}", 3
        ),
        (.gapLeftOut, Cloze.self, "a\n{1:MR:=b~c} {1:SA:=d}", 1),
        (
          .fieldsLeftOut, MoodleXML.self,
          "<question type=\"truefalse\"><questiontext><text>Q</text></questiontext><odd>x</odd><answer fraction=\"100\"><text>true</text></answer></question>",
          1
        ),
        (
          .settingsLeftOut, MoodleXML.self,
          "<question type=\"truefalse\"><questiontext><text>Q</text></questiontext><penalty>0.5</penalty><answer fraction=\"100\"><text>true</text></answer></question>",
          1
        ),
        (
          .hiddenQuestion, MoodleXML.self,
          "<question type=\"truefalse\"><questiontext><text>Q</text></questiontext><hidden>1</hidden><answer fraction=\"100\"><text>true</text></answer></question>",
          1
        ),
      ]

  @Test(arguments: triggers.indices) func aCodeHasAFileThatTriggersIt(index: Int) throws {
    let (code, format, file, line) = Self.triggers[index]
    let imported = format.read(Array(file.utf8))
    let diagnostics = imported.diagnostics + imported.bank(id: "b").diagnostics
    let found = try #require(diagnostics.first { $0.code == code }, "\(code): \(diagnostics)")
    #expect(found.line == line, "\(code)")
  }

  @Test func noCodeIsWithoutAFile() {
    // These have tests of their own: bytes that are no UTF-8, packages, the forms of JSON, records
    // and annotations.
    let others: Set<Diagnostic.Code> = [
      .notUTF8, .encodingGuessed, .unreadableByte, .sheetLeftOut, .notScored, .noKey,
      .scoringApproximated, .usualRules, .missingFile, .rubricLeftOut, .feedbackLeftOut,
      .undeclaredOutcome, .addressLeftOut, .brokenJSON, .missingMember, .wrongKind, .malformedValue,
      .unknownMember,
      .duplicateMember, .misplacedMember, .uselessMember, .notLookedUp, .annotationsElsewhere,
      .proofNotChecked,
      .neverValid, .noBadge, .unusableRegion, .regionWithoutLabel, .imageWithoutSize, .partsLeftOut,
    ]
    #expect(Set(Self.triggers.map(\.code)).union(others) == Set(Diagnostic.Code.allCases))
  }

  @Test func aDiagnosticReadsAsEditorsUnderstandIt() {
    let diagnostic = GIFT.read(Array("So? {True}".utf8)).diagnostics[0]
    #expect(
      diagnostic.description
        == "1:6: warning: “True” is read as a text to type in: use TRUE or FALSE for a statement that is true or false. [truth-as-text]"
    )
    #expect(diagnostic.sentence(in: .german).hasPrefix("„True“ ist hier ein Text"))
    #expect(diagnostic.outcome == .kept)
  }
}
