// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Testing

struct NotationStepTests {
  @Test(arguments: [
    ("World War II", "World War 2"), ("world war ii", "world war 2"), ("Type I", "Type 1"),
    ("XXXIX", "39"), ("XL", "XL"), ("IIII", "IIII"), ("CD", "CD"), ("mix", "mix"),
    ("Henry the Eighth", "Henry the 8"), ("Henry the 8th", "Henry the 8"),
    ("the 21st century", "the 21 century"), ("5x", "5x"), ("H2O", "H2O"),
    ("Erster Weltkrieg", "1 Weltkrieg"), ("1. Weltkrieg", "1 Weltkrieg"),
    ("im zwölften Jahr", "im 12 Jahr"), ("Ludwig XIV.", "Ludwig 14"), ("Zweite.", "2"),
    ("1.5", "1.5"), ("II.5", "2.5"), ("1... 2", "1 2"), ("I'm", "I'm"), ("two", "two"),
    ("X-ray", "10-ray"), ("Í", "Í"), ("", ""), ("1234567890123456789", "1234567890123456789"),
  ])
  func numeralsAreWrittenInDigits(text: String, expected: String) {
    #expect(NormalizationStep.numerals.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("Pride and Prejudice", "Pride & Prejudice"), ("Max UND Moritz", "Max & Moritz"),
    ("and", "&"), ("sand and land", "sand & land"), ("R&D", "R&D"),
    ("salt-and-pepper", "salt-and-pepper"),
    ("a\u{A0}and\tb", "a\u{A0}&\tb"), ("", ""),
  ])
  func conjunctionsAreWrittenAsASign(text: String, expected: String) {
    #expect(NormalizationStep.conjunctions.apply(to: text) == expected)
  }
}
