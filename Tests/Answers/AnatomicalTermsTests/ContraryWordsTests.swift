// SPDX-License-Identifier: Apache-2.0
import AnatomicalTerms
import Testing

struct ContraryWordsTests {
  @Test(arguments: [
    ("musculus sinister", "musculus dexter", true, true),
    ("margo inferior", "margo superior", false, true),
    ("left kidney", "right kidney", true, true),
  ])
  func oneContraryIsFound(written: String, expected: String, isOtherSide: Bool, isWord: Bool) throws
  {
    let (written, expected) = (TermText.words(of: written), TermText.words(of: expected))
    let contrary = try #require(ContraryWords.contrary(written, of: expected))
    #expect(contrary.isOtherSide == isOtherSide)
    #expect(contrary.isWord == isWord)
    #expect(contrary.name == zip(written, expected).first { $0 != $1 }?.0)
  }

  @Test(arguments: [
    ("margo superior", "margo superior"), ("margo inferior dexter", "margo superior sinister"),
    ("margo lateralis", "margo superior"), ("margo", "margo superior"),
  ])
  func equalNamesAndThoseThatDifferMoreHaveNone(written: String, expected: String) {
    let (written, expected) = (TermText.words(of: written), TermText.words(of: expected))
    #expect(ContraryWords.contrary(written, of: expected) == nil)
  }
}
