// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import Quizzes

extension BankCheck {
  /// Marks without partners, formulae that are not closed, and images that there are not, in all
  /// texts of a problem or template, and languages of them that there are not.
  func texts(
    of value: JSONNode,
    at place: ContentPlace,
    images: Set<String>?
  ) -> [BankCheck.Finding] {
    var findings: [BankCheck.Finding] = []
    var open = [(value, place)]
    while let (value, place) = open.popLast() {
      findings += lostCharacters(in: value, at: place)
      for key in value.keys {
        guard let inner = value[key] else { continue }
        let place = place.key(key)
        findings += lostCharacters(in: inner, at: place)
        if key == "language" { findings += unknownLanguage(inner.text, at: place) }
        if Self.textKeys.contains(key), let text = inner.richText {
          findings += self.findings(in: text, at: place, images: images)
        } else {
          open += inner.elements.enumerated().map { ($1, place.index($0)) }
        }
      }
    }
    return findings
  }

  /// A text, also one with markup, in which a character was lost before.
  private func lostCharacters(in value: JSONNode, at place: ContentPlace) -> [BankCheck.Finding] {
    let text = value.text ?? value["markup"]?.text ?? ""
    guard text.utf8.contains(where: { $0 == 0xEF || $0 == 0 }),
      text.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || $0 == "\u{0}" })
    else { return [] }
    return [
      BankCheck.Finding(
        .lostCharacter,
        at: place,
        "a character of \"\(text)\" was lost when a file was read in the wrong encoding; write it again"
      )
    ]
  }

  /// The keys under which there is text with or without markup.
  private static let textKeys: Set<String> = [
    "prompt", "introduction", "description", "text", "explanation", "feedback",
  ]

  /// A language that there is not; its tag may have more than three letters, but no language has
  /// such a tag.
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
          "\"\(tag)\" is not a language; write a tag such as en or de-AT"
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
    for run in text.lineRuns {
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
              "there is no image \"\(reference)\"; add it or fix the reference"
            )
          )
        }
        if alternative.isInvisible {
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
  func hints(of value: JSONNode, at place: ContentPlace) -> [BankCheck.Finding] {
    var findings: [BankCheck.Finding] = []
    var spent: Fraction? = .zero
    var known: [String: ContentPlace] = [:]
    for (hint, place) in value.elements("hints", at: place) {
      if let spent, spent >= .one {
        findings.append(
          BankCheck.Finding(
            .unreachableHint,
            at: place,
            "the hints before this one already cost all points, so no one will ask for it; lower their penalties"
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

extension JSONNode {
  /// The number that a fraction is written as.
  fileprivate var fraction: Fraction? {
    integer.map { Fraction($0) } ?? text.flatMap { Fraction($0) }
  }
}

extension BankCheck {
  /// Problems that repeat an earlier one, or nearly so, or want another answer to its question.
  func repetitions(of draft: DraftBank) -> [BankCheck.Finding] {
    var findings: [BankCheck.Finding] = []
    var first: [AskedContent: DraftProblem] = [:]
    var distinct: [(problem: DraftProblem, content: AskedContent)] = []
    for problem in draft.problems {
      guard let content = AskedContent(problem) else { continue }
      guard let earlier = first.insertIfNew(problem, forKey: content) else {
        distinct.append((problem, content))
        continue
      }
      findings.append(
        BankCheck.Finding(
          .duplicate,
          at: problem.place,
          "the problem asks the same as \(Self.name(earlier)); remove one of them",
          related: [earlier.place]
        )
      )
    }
    var groups: [AskedContent.Group: Int] = [:]
    let pairs = SimilarTexts(distinct.map(\.content.allText), threshold: self.similarity).pairs(
      within: distinct.map { _, content in
        content.groups.map { groups.insertIfNew(groups.count, forKey: $0) ?? groups.count - 1 }
      }
    )
    for (earlier, later, percent) in pairs {
      let original = distinct[earlier].problem
      findings.append(
        BankCheck.Finding(
          .nearDuplicate,
          at: distinct[later].problem.place,
          "the problem is \(percent) % the same as \(Self.name(original)) and has the same answer; keep one "
            + "of them, or ask for something else",
          related: [original.place]
        )
      )
    }
    return findings + rivalAnswers(of: distinct)
  }

  /// Questions of a set that are asked twice, each with an answer that the other one calls wrong: a
  /// learner cannot know which is meant.
  private func rivalAnswers(
    of problems: [(problem: DraftProblem, content: AskedContent)]
  ) -> [BankCheck.Finding] {
    var first: [[String]: (problem: DraftProblem, content: AskedContent)] = [:]
    return problems.compactMap { problem, content in
      let set = ContentPlace(problem.place.steps.dropLast()).description
      guard content.isTyped,
        let earlier = first.insertIfNew(
          (problem, content),
          forKey: [set, content.question] + content.images
        ),
        Set(earlier.content.answers).isDisjoint(with: content.answers)
      else { return nil }
      return BankCheck.Finding(
        .nearDuplicate,
        at: problem.place,
        "the problem asks the same as \(Self.name(earlier.problem)) and wants another answer; accept the answers of "
          + "both in each, or say which one is meant",
        related: [earlier.problem.place]
      )
    }
  }

  private static func name(_ problem: DraftProblem) -> String {
    "\"\(problem.id ?? "")\", \(problem.place)"
  }
}

/// The question of a problem and its right answer, without spacing, punctuation and case, and
/// without the order of options.
private struct AskedContent: Hashable {
  let question: String
  let choices: [String]
  /// The answers that are right; for a kind with several parts, all of them as one.
  let answers: [String]
  /// Whether one answer is typed.
  let isTyped: Bool
  /// The images, for which no text stands in.
  let images: [String]
  /// Everything that is read.
  let allText: String
  /// The numbers in it, which are compared with those of many others.
  private let numbers: [String]

  /// Reads a problem; nil when nothing is asked.
  init?(_ problem: DraftProblem) {
    let value = problem.value
    let texts = [problem.prompt, value["text"]?.richText].compactMap(\.self)
    question = texts.map { BankCheck.plain($0.plainText) }.joined(separator: " ")
    images = texts.flatMap(\.lineRuns).compactMap { run in
      if case .image(let reference, _) = run { reference } else { nil }
    }
    let asked = problem.checkedTask?.asked(in: problem) ?? AskedParts(written: problem.accepted)
    choices = asked.choices
    answers = asked.answers
    isTyped = choices.isEmpty && !answers.isEmpty && !asked.hasParts
    guard !question.isEmpty else { return nil }
    allText = ([question] + choices).joined(separator: " ")
    numbers = allText.split { !$0.isNumber }.map(String.init).sorted()
  }

  /// The parts that problems must have in common before similar words can mean the same: an answer,
  /// all numbers and all images.
  struct Group: Hashable {
    let answer: String?
    let numbers: [String]
    let images: [String]
  }

  /// The rest follows from these.
  func hash(into hasher: inout Hasher) {
    hasher.combine(question)
    hasher.combine(choices)
    hasher.combine(answers)
    hasher.combine(images)
  }

  /// One group for each answer, or one for a problem that has none to compare.
  var groups: [Group] {
    let answers: [String?] = answers.isEmpty ? [nil] : answers
    return answers.map { Group(answer: $0, numbers: numbers, images: images) }
  }
}

/// Finds texts that are almost the same, without comparing each with every other.
///
/// A text is taken for the set of its sequences of five bytes, and the similarity of two is the
/// number of sequences in both divided by that in either (Jaccard). Two sets can only be similar
/// enough if they share one of the rarest sequences of each: of n sequences and a threshold t, one
/// of the n - ⌈t·n⌉ + 1 rarest. So only these are looked up. The method is the prefix filter of
/// Bayardo, Ma and Srikant, "Scaling up all pairs similarity search" (WWW 2007).
struct SimilarTexts {
  private let threshold: Double
  /// For each text its sequences by rank, the rarest first.
  private let sequences: [[Int32]]

  /// The number of texts that are kept for a sequence; with more it does not distinguish texts.
  private static let maximumList = 100
  private static let length = 5
  /// The bits of the number of a text; further texts are not compared.
  private static let numberBits: UInt64 = 24
  /// Texts with fewer sequences are too short to be alike by more than chance.
  private static let minimumSequences = 12

  /// - Parameters:
  ///   - texts: The texts.
  ///   - threshold: The minimum similarity, from 0.1 to 1.
  init(_ texts: [String], threshold: Double) {
    self.threshold = threshold
    // A sequence and the number of a text in 64 bits: sorting them is faster than any table.
    var found: [UInt64] = []
    for (number, text) in texts.prefix(1 << Self.numberBits).enumerated() {
      var window: UInt64 = 0
      for (index, byte) in text.utf8.enumerated() {
        window = (window << 8 | UInt64(byte)) & (1 << (8 * UInt64(Self.length)) - 1)
        if index >= Self.length - 1 { found.append(window << Self.numberBits | UInt64(number)) }
      }
    }
    found.sort()
    // The texts of each sequence, the rarest first; ranks depend on nothing but the texts.
    var runs: [(count: Int, start: Int)] = []
    for (index, entry) in found.enumerated() {
      if index == 0 || found[index - 1] >> Self.numberBits != entry >> Self.numberBits {
        runs.append((1, index))
      } else if found[index - 1] != entry {
        runs[runs.count - 1].count += 1
      }
    }
    runs.sort { $0 < $1 }
    var sequences = Array(repeating: [Int32](), count: texts.count)
    for (rank, run) in runs.enumerated() {
      var last: Int?
      for entry in found[run.start...] {
        guard entry >> Self.numberBits == found[run.start] >> Self.numberBits else { break }
        let number = Int(entry & (1 << Self.numberBits - 1))
        if number != last { sequences[number].append(Int32(rank)) }
        last = number
      }
    }
    self.sequences = sequences
  }

  /// Each text that is similar to an earlier one that shares a group with it, with the first such,
  /// in order.
  ///
  /// - Parameter groups: For each text the groups that it is in. Only texts that share one are
  ///   compared, so the smaller the groups the less there is to do.
  /// - Returns: The earlier and the later text by offset, and their similarity in percent, cut off.
  func pairs(within groups: [[Int]]) -> [(earlier: Int, later: Int, percent: Int)] {
    var lists: [Entry: [Int]] = [:]
    var pairs: [(Int, Int, Int)] = []
    /// For each text the last one that it was a candidate for, so that it is one only once.
    var candidateFor = Array(repeating: -1, count: sequences.count)
    for (later, set) in sequences.enumerated() where set.count >= Self.minimumSequences {
      let needed = Int((threshold * Double(set.count)).rounded(.up))
      var candidates: [Int] = []
      candidateFor[later] = later  // it meets itself when a group is named twice
      for group in groups[later] {
        for sequence in set.prefix(set.count - needed + 1) {
          let list = lists[Entry(group: group, sequence: sequence)] ?? []
          for earlier in list where candidateFor[earlier] != later {
            candidateFor[earlier] = later
            candidates.append(earlier)
          }
          if list.count < Self.maximumList {
            lists[Entry(group: group, sequence: sequence), default: []].append(later)
          }
        }
      }
      candidates.sort()
      for earlier in candidates {
        if let similarity = similarity(of: sequences[earlier], set) {
          pairs.append((earlier, later, Int(similarity * 100)))
          break
        }
      }
    }
    return pairs
  }

  /// The group and the sequence by which texts are looked up.
  private struct Entry: Hashable {
    let group: Int
    let sequence: Int32
  }

  /// The similarity of two sets, or nil when it is below the threshold.
  private func similarity(of first: [Int32], _ second: [Int32]) -> Double? {
    let total = first.count + second.count
    // Most pairs differ soon in too much, and need not be gone through to the end.
    let needed = leastShared(of: total)
    var (left, right, shared) = (0, 0, 0)
    while left < first.count, right < second.count {
      if first[left] == second[right] {
        (left, right, shared) = (left + 1, right + 1, shared + 1)
        continue
      }
      if first[left] < second[right] {
        left += 1
      } else {
        right += 1
      }
      if shared + min(first.count - left, second.count - right) < needed { return nil }
    }
    return shared < needed ? nil : Self.similarity(shared, of: total)
  }

  /// Returns the number of sequences that two sets of so many in all must share to be similar.
  private func leastShared(of total: Int) -> Int {
    var shared = max(Int(threshold * Double(total) / (1 + threshold)) - 1, 0)
    while Self.similarity(shared, of: total) < threshold { shared += 1 }
    return shared
  }

  private static func similarity(_ shared: Int, of total: Int) -> Double {
    Double(shared) / Double(total - shared)
  }
}
