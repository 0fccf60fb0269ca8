// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import Quizzes

extension BankCheck {
  /// Marks without partners, formulae that are not closed, and images that there are not, in all
  /// texts of a problem or template, and languages of them that there are not.
  func texts(
    of value: DraftValue,
    at place: ContentPlace,
    images: Set<String>?
  ) -> [BankCheck.Finding] {
    var findings: [BankCheck.Finding] = []
    var open = [(value, place)]
    while let (value, place) = open.popLast() {
      for key in value.keys {
        guard let inner = value[key] else { continue }
        let place = place.key(key)
        if key == "language" { findings += unknownLanguage(inner.string, at: place) }
        if Self.textKeys.contains(key), let text = inner.richText {
          findings += self.findings(in: text, at: place, images: images)
        } else {
          open += inner.array.enumerated().map { ($1, place.index($0)) }
        }
      }
    }
    return findings
  }

  /// The keys under which there is text with or without markup.
  private static let textKeys: Set<String> = [
    "prompt", "introduction", "description", "text", "explanation", "feedback",
  ]

  /// A language that there is not; its tag may have more than three letters, but no language has such a tag.
  func unknownLanguage(_ tag: String?, at place: ContentPlace) -> [BankCheck.Finding] {
    guard let tag else { return [] }
    let base = Language(tag).base.rawValue
    let isKnown = 1...3 ~= base.utf8.count && base.allSatisfy { $0.isASCII && $0.isLetter }
    return isKnown
      ? []
      : [
        BankCheck.Finding(
          .unknownLanguage,
          at: place,
          "\"\(tag)\" is no language; write a tag such as en or de-AT"
        )
      ]
  }

  private func findings(
    in text: RichText,
    at place: ContentPlace,
    images: Set<String>?
  ) -> [BankCheck.Finding] {
    guard text.format == .markup else { return formulaInPlain(text.source, at: place) }
    var findings = MarkupParser.unpairedMarks(of: text.source).map { mark in
      BankCheck.Finding(
        .unpairedMark,
        at: place,
        "\"\(mark)\" has no partner and is shown as it stands; close it, or write \\\(mark)"
      )
    }
    for run in text.runs {
      switch run {
      case .formula(let formula) where !Self.isBalanced(formula):
        findings.append(
          BankCheck.Finding(
            .unbalancedFormula,
            at: place,
            "the braces of the formula \"\(formula)\" do not match; close what is open"
          )
        )
      case .image(let reference, let alternative):
        if let images, !images.contains(reference) {
          findings.append(
            BankCheck.Finding(
              .missingImage,
              at: place,
              "there is no image \"\(reference)\"; add it or mend the reference"
            )
          )
        }
        if RichText(alternative).isBlank {
          findings.append(
            BankCheck.Finding(
              .imageWithoutText,
              at: place,
              "the image \"\(reference)\" has no text for those who cannot see it; write one between the "
                + "square brackets"
            )
          )
        }
      default: break
      }
    }
    return findings
  }

  /// A formula in TeX in text that is shown as it stands; amounts in dollars are none.
  private func formulaInPlain(_ text: String, at place: ContentPlace) -> [BankCheck.Finding] {
    let pieces = text.split(separator: "$", omittingEmptySubsequences: false)
    // Placeholders of templates and gaps have signs of their own.
    let isFormula = { (piece: Substring) in piece.contains { #"\^_"#.contains($0) } }
    guard pieces.count > 2, pieces.dropFirst().dropLast().contains(where: isFormula) else {
      return []
    }
    return [
      BankCheck.Finding(
        .formulaInPlainText,
        at: place,
        #"plain text shows a formula with its dollar signs; write {"markup": "..."} around the text"#
      )
    ]
  }

  /// Whether each brace of TeX is closed, not counting those behind a backslash.
  private static func isBalanced(_ formula: String) -> Bool {
    var depth = 0
    var isEscaped = false
    for character in formula {
      if !isEscaped {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      guard depth >= 0 else { return false }
      isEscaped = character == "\\" && !isEscaped
    }
    return depth == 0
  }

  // MARK: Hints

  /// Hints that nobody asks for because nothing is left to earn, and those that say nothing new.
  func hints(of value: DraftValue, at place: ContentPlace) -> [BankCheck.Finding] {
    var findings: [BankCheck.Finding] = []
    var spent: Fraction? = .zero
    var known: [String: ContentPlace] = [:]
    for (hint, place) in value.elements("hints", at: place) {
      if let spent, spent >= .one {
        findings.append(
          BankCheck.Finding(
            .unreachableHint,
            at: place,
            "the hints before this one cost all points already, so that nobody asks for it; lower their penalties"
          )
        )
      }
      // What a hint without a penalty costs is up to the quiz.
      if let penalty = hint["penalty"]?.fraction {
        spent = try? spent.map { spent throws(FractionError) in try spent + penalty }
      }
      let text = hint["text"]?.richText.map { Self.plain($0.plainText) } ?? ""
      if !text.isEmpty, let first = known.insertIfNew(place, forKey: text) {
        findings.append(
          BankCheck.Finding(
            .repeatedHint,
            at: place,
            "the hint repeats an earlier one; say more, or remove it",
            related: [first]
          )
        )
      }
    }
    return findings
  }

  /// A text without spacing, quotes, dashes, punctuation and case.
  static func plain(_ text: String) -> String { plainWords.apply(to: text) }

  private static let plainWords: TextNormalization = [
    .spacing, .quotes, .dashes, .punctuation, .caseFolding,
  ]
}

extension DraftValue {
  /// The number that a fraction is written as.
  fileprivate var fraction: Fraction? {
    integer.map { Fraction($0) } ?? string.flatMap { Fraction($0) }
  }
}
