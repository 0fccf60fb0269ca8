// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import AnatomicalTerms

struct NameVariantsTests {
  @Test(arguments: [
    ("os metacarpale 1", "os metacarpale i"), ("vertebra 12", "vertebra xii"), ("v cava", nil),
    ("nervus v", "nervus 5"), ("vertebra 13", nil), ("vertebra 0", nil), ("os hamatum", nil),
  ])
  func numeralsAndDigitsAreExchanged(name: String, other: String?) {
    #expect(Numerals.exchanged(name) == other)
    if let other { #expect(Numerals.exchanged(other) == name) }
  }

  @Test(arguments: [
    ("musculus biceps", "biceps"), ("biceps muscle", "biceps"), ("musculus", nil), ("biceps", nil),
    ("os lata", nil),
  ])
  func aNameIsShortWithoutItsKindWhereEnoughIsLeft(name: String, short: String?) {
    #expect(KindWords.shortened(name) == short)
  }
}
