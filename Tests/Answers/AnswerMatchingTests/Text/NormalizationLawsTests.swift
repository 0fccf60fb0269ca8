// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

/// What holds for every step and every choice of steps.
struct NormalizationLawsTests {
  @Test(arguments: NormalizationStep.allCases)
  func aStepTwiceIsTheStepOnce(step: NormalizationStep) throws {
    for (start, text) in Self.everyCharacter {
      let once = step.apply(to: text)
      let isIdempotent = once == text || step.apply(to: once) == once
      try #require(isIdempotent, "from \(start) on")
    }
  }

  /// From this follows that every choice of steps is idempotent; articles are dropped together.
  @Test(arguments: NormalizationStep.allCases.filter { $0 != .englishArticles })
  func noStepUndoesOneBeforeIt(earlier: NormalizationStep) throws {
    for (start, text) in Self.everyCharacterThatChanges {
      let first = earlier.apply(to: text)
      for step in NormalizationStep.allCases.drop(while: { $0 != earlier }).dropFirst() {
        let both = step.apply(to: first)
        let isKept = both == first || earlier.apply(to: both) == both
        try #require(isKept, "\(step), from \(start) on")
      }
    }
  }

  @Test func everyNormalizationIsIdempotent() {
    forEachSeed(0..<1000) { generator in
      let normalization = generator.normalization()
      let once = normalization.apply(to: generator.text())
      try #require(normalization.apply(to: once) == once, "\(normalization.orderedSteps)")
    }
  }

  @Test func composedLettersAndTheirDecompositionsStayEqual() throws {
    #expect(CanonicalPairs.all.count > 1000)
    for (composed, decomposed) in CanonicalPairs.all {
      for ending in ["", "\u{301}", "\u{308}b", "\u{345}\u{301}", "\u{302}\u{323}"] {
        let (first, second) = ("a\(composed)\(ending)", "a\(decomposed)\(ending)")
        try #require(first == second)
        for step in NormalizationStep.allCases {
          try #require(step.apply(to: first) == step.apply(to: second), "\(step) \(first)")
        }
      }
    }
  }

  @Test func equivalentTextsStayEquivalent() {
    forEachSeed(0..<1000) { generator in
      let text = generator.text()
      let other = CanonicalPairs.decomposed(text)
      try #require(text == other)
      for step in NormalizationStep.allCases {
        try #require(step.apply(to: text) == step.apply(to: other), "\(step)")
      }
    }
  }

  @Test func noneOfTheStepsNeededCanBeLeftOut() {
    forEachSeed(0..<1000) { generator in
      let normalization = generator.normalization()
      let text = generator.text()
      let other = generator.normalization().apply(to: text)
      let needed = try assume(normalization.stepsNeeded(toEquate: text, other))
      try #require(
        TextNormalization(needed).apply(to: text) == TextNormalization(needed).apply(to: other)
      )
      // Folding and dropping marks take "ß" for "ss" too, which is named all the same.
      let implied: Set<NormalizationStep> =
        needed.contains(.caseFolding) || needed.contains(.diacritics) ? [.sharpS] : []
      for step in needed where !implied.contains(step) {
        let fewer = TextNormalization(needed.filter { $0 != step })
        try #require(fewer.apply(to: text) != fewer.apply(to: other))
      }
    }
  }

  /// Every assigned character up to U+1FFFF among letters, digits, marks and blanks, in long texts.
  private static let everyCharacter = texts(
    of: (0...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory != .unassigned }
  )

  /// The same for those that some step changes.
  private static let everyCharacterThatChanges = texts(
    of: (0...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
      let text = "a\(scalar)b \(scalar)"
      return NormalizationStep.allCases.contains { $0.apply(to: text) != text }
    }
  )

  private static func texts(of scalars: [Unicode.Scalar]) -> [(start: String, text: String)] {
    stride(from: 0, to: scalars.count, by: 128).map { start in
      let text = scalars[start...].prefix(128).map { scalar in
        "a\(scalar)b \(scalar)\u{308}1\(scalar)2-\(scalar)\u{345}\u{301} "
      }
      return ("U+" + String(scalars[start].value, radix: 16), text.joined())
    }
  }
}
