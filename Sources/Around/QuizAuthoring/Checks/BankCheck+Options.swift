// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import Quizzes

extension BankCheck {
  /// Sets with few problems.
  func sizes(of draft: DraftBank) -> [BankCheck.Finding] {
    draft.sets.filter { !$0.isBranch && $0.drawable < self.minimumProblems }.map { set in
      BankCheck.Finding(
        .fewProblems,
        at: set.place.key("problems"),
        "\(set.drawable) problem\(set.drawable == 1 ? "" : "s") in the set, fewer than \(self.minimumProblems), so that players soon know "
          + "them all; add some, or a template"
      )
    }
  }

  /// Few options, none or several right ones, options that are alike, and those that speak of the
  /// others.
  func options(of problem: DraftProblem) -> [BankCheck.Finding] {
    problem.gaps.flatMap { options(of: $0) } + keys(of: problem) + count(of: problem)
      + alikeOptions(of: problem) + problem.options.compactMap(sweeping)
  }

  private func keys(of problem: DraftProblem) -> [BankCheck.Finding] {
    guard problem.kind == .multipleChoice || problem.kind == .checkAll, !problem.options.isEmpty
    else { return [] }
    let place = problem.place.key("options")
    let keys = problem.options.filter(\.isCorrect)
    if keys.isEmpty { return [BankCheck.Finding(.noKey, at: place, BankCheck.Finding.noKey)] }
    guard keys.count > 1, problem.kind == .multipleChoice else { return [] }
    // Any of them will do where the weights say so.
    let isWeighted = problem.value["grading"]?.text == ChoiceFormula.weighted.rawValue
    if isWeighted, keys.count(where: { !$0.hasFullWeight }) <= 1 { return [] }
    let fault = ProblemFault.Reason.options(
      .severalCorrect(keys.map { AnswerOption.ID($0.id ?? "") })
    )
    return [BankCheck.Finding(.severalKeys, at: place, "\(fault)")]
  }

  private func count(of problem: DraftProblem) -> [BankCheck.Finding] {
    let isGap = problem.value["prompt"] == nil
    guard !isGap, problem.kind == .multipleChoice || problem.kind == .checkAll,
      problem.options.count < self.minimumOptions,
      !Contraries.areAll(problem.options.map(\.plainText))
    else { return [] }
    return [
      BankCheck.Finding(
        .fewOptions,
        at: problem.place.key("options"),
        "\(problem.options.count) options, fewer than \(self.minimumOptions), so that one pick in "
          + "\(max(problem.options.count, 1)) is right by chance; add wrong options that are plausible"
      )
    ]
  }

  private func alikeOptions(of problem: DraftProblem) -> [BankCheck.Finding] {
    var equal: [[RichText.Run]: DraftProblem.Option] = [:]
    var alike: [String: DraftProblem.Option] = [:]
    return problem.options.compactMap { option in
      guard let text = option.text else { return nil }
      let place = option.place.key("text")
      if let first = equal.insertIfNew(option, forKey: text.comparisonKey) {
        let sentence = BankCheck.Finding.equalOptions(first.id, option.id)
        return BankCheck.Finding(.equalOptions, at: place, sentence, related: [first.place])
      }
      guard let first = alike.insertIfNew(option, forKey: Self.looseForm(of: text.plainText)) else {
        return nil
      }
      return BankCheck.Finding(
        .alikeOptions,
        at: place,
        "the options \"\(first.id ?? "")\" and \"\(option.id ?? "")\" differ only in case, dashes or the "
          + "stop at the end; change one of them",
        related: [first.place]
      )
    }
  }

  /// A text without what hardly anybody sees.
  ///
  /// Case stays in texts without a longer word: Co is not CO.
  private static func looseForm(of text: String) -> String {
    let hasWords = text.split { !$0.isLetter }.contains { $0.count > 3 }
    var form = (hasWords ? looseWords : looseSigns).apply(to: text)
    while let last = form.last, ".,;:".contains(last), form.count > 1 { form.removeLast() }
    return form
  }

  private static let looseSigns: TextNormalization = [.spacing, .quotes, .dashes]
  private static let looseWords = looseSigns.adding(.caseFolding)

  private func sweeping(_ option: DraftProblem.Option) -> BankCheck.Finding? {
    let place = option.place.key("text")
    switch SweepingOption(option.plainText) {
    case .all:
      return BankCheck.Finding(
        .allOfTheAbove,
        at: place,
        "\"\(option.plainText)\" is guessed by whoever knows two right options; ask to check all that apply"
      )
    case .noOther where option.role != AnswerOption.Role.noneOfTheAbove.rawValue:
      return BankCheck.Finding(
        .noneOfTheAbove,
        at: place,
        "\"\(option.plainText)\" speaks of the others, but can be left out or shown first; give it "
          + #""role": "noneOfTheAbove""#
      )
    default: return nil
    }
  }

  /// A right option much longer than all others.
  func lengths(of problem: DraftProblem) -> [BankCheck.Finding] {
    guard let key = problem.onlyKey, problem.options[key].isOrdinary else { return [] }
    let lengths = problem.options.map(\.plainText.count)
    let others = problem.options.indices.filter { $0 != key && problem.options[$0].isOrdinary }
    guard let longest = others.map({ lengths[$0] }).max(), others.count > 1,
      Double(lengths[key]) >= self.longKeyFactor * Double(longest),
      lengths[key] - longest >= self.longKeyExcess
    else { return [] }
    return [
      BankCheck.Finding(
        .longKey,
        at: problem.options[key].place.key("text"),
        "the right option has \(lengths[key]) characters and no wrong one more than \(longest), which gives it "
          + "away; shorten it or make wrong ones as full"
      )
    ]
  }

  /// Wrong options that nobody picked, of those of which it is known how many learners saw them.
  func neverChosen(
    of problem: DraftProblem,
    _ shown: [AnswerOption.ID: Int]
  ) -> [BankCheck.Finding] {
    problem.options.compactMap { option in
      guard !option.isCorrect, option.isOrdinary,
        let count = option.id.flatMap({ shown[AnswerOption.ID($0)] }),
        count >= max(self.minimumShown, 1)
      else { return nil }
      return BankCheck.Finding(
        .neverChosen,
        at: option.place,
        "none of \(count) learners who saw this wrong option picked it; put a likelier mistake in its place"
      )
    }
  }
}

extension DraftProblem.Option {
  var plainText: String { text?.plainText ?? "" }
}

/// Answers of which there are only two.
private enum Contraries {
  private static let pairs: [Set<String>] = [
    ["true", "false"], ["yes", "no"], ["right", "wrong"], ["correct", "incorrect"],
    ["wahr", "falsch"], ["richtig", "falsch"], ["ja", "nein"], ["vrai", "faux"], ["oui", "non"],
    ["verdadero", "falso"], ["sí", "no"], ["vero", "falso"], ["sì", "no"],
    ["verdadeiro", "falso"], ["sim", "não"], ["waar", "nietwaar"], ["waar", "onwaar"],
    ["ja", "nee"], ["pravda", "nepravda"], ["ano", "ne"], ["верно", "неверно"], ["да", "нет"],
  ]

  static func areAll(_ texts: [String]) -> Bool {
    let words = texts.map { text in
      NormalizationStep.caseFolding.apply(to: text).filter(\.isLetter)
    }
    return words.count == 2 && pairs.contains(Set(words))
  }
}

/// An option that says something about all others, in English or German.
enum SweepingOption {
  case all, noOther

  /// Reads an option; nil for one that speaks of its subject.
  init?(_ text: String) {
    let words = NormalizationStep.caseFolding.apply(to: text)
      .split { !$0.isLetter }.map(String.init)
    guard let first = words.first, words.count > 1, words.count < 9,
      words.contains(where: Self.pointers.contains),
      words.dropFirst().allSatisfy({ Self.pointers.contains($0) || Self.fillers.contains($0) })
    else { return nil }
    if Self.universal.contains(first) {
      self = words.contains { Self.negations.contains($0) } ? .noOther : .all
    } else if Self.negative.contains(first) {
      self = .noOther
    } else {
      return nil
    }
  }

  private static let universal: Set = ["all", "alle", "alles", "sämtliche"]
  private static let negative: Set = [
    "none", "neither", "no", "not", "keine", "keiner", "keines", "kein", "nichts",
  ]
  private static let negations: Set = ["not", "wrong", "false", "nicht", "falsch"]
  private static let pointers: Set = [
    "above", "these", "them", "answer", "answers", "option", "options", "choice", "choices",
    "statement", "statements", "others", "genannten", "obigen", "antwort", "antworten", "aussage",
    "aussagen", "möglichkeit", "möglichkeiten", "davon", "dieser", "anderen",
  ]
  private static let fillers: Set = [
    "of", "the", "is", "are", "any", "apply", "applies", "correct", "right", "true", "given",
    "listed", "mentioned", "not", "wrong", "false", "other", "von", "der", "den", "die", "oben",
    "ist", "sind", "richtig", "wahr", "korrekt", "trifft", "treffen", "zu", "stimmt", "stimmen",
    "nicht", "falsch", "hier", "diese", "diesen",
  ]
}

/// The frequency of something among right options, compared with chance.
///
/// The number of times is a sum of independent events with chances p, so its mean is Σp and its
/// variance Σp(1 - p); from some twenty problems on it is near enough to a normal distribution to
/// be distinguished from chance by a few standard deviations.
struct KeyBias {
  private(set) var count = 0
  private(set) var hits = 0
  private(set) var mean = 0.0
  private var variance = 0.0

  /// Counts a problem in which it happens by chance with a probability.
  mutating func note(_ isHit: Bool, chance: Double) {
    count += 1
    if isHit { hits += 1 }
    mean += chance
    variance += chance * (1 - chance)
  }

  /// Whether it happened more often than by chance, by so many standard deviations; half a time is
  /// left to the step from whole numbers to a normal distribution.
  func exceeds(_ deviations: Double) -> Bool {
    let excess = Double(hits) - 0.5 - mean
    return excess > 0 && excess * excess > deviations * deviations * variance
  }
}

extension BankCheck {
  /// Whether the right options of the bank stand out by their lengths or positions.
  func biases(of draft: DraftBank) -> [BankCheck.Finding] {
    var longest = KeyBias()
    var shortest = KeyBias()
    var positions: [KeyBias] = []
    for problem in draft.problems {
      guard let key = problem.onlyKey, problem.options.count > 1,
        problem.options.allSatisfy(\.isOrdinary)
      else { continue }
      let chance = 1 / Double(problem.options.count)
      let lengths = problem.options.map(\.plainText.count)
      // Where several are the longest, none of them is given away.
      let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
      longest.note(lengths[key] == most && lengths.count { $0 == most } == 1, chance: chance)
      shortest.note(lengths[key] == least && lengths.count { $0 == least } == 1, chance: chance)
      guard problem.value["shuffleOptions"]?.flag != true else { continue }
      for position in problem.options.indices {
        if position == positions.count { positions.append(KeyBias()) }
        positions[position].note(position == key, chance: chance)
      }
    }
    var findings: [BankCheck.Finding] = []
    func tell(_ kind: BankCheck.Finding.Kind, _ bias: KeyBias, _ what: String, _ remedy: String) {
      guard bias.count >= self.minimumForBias, bias.exceeds(self.biasDeviations) else { return }
      findings.append(
        BankCheck.Finding(
          kind,
          at: ContentPlace().key("sets"),
          "the right option is \(what) in \(bias.hits) of \(bias.count) problems, by chance it would be in "
            + "\(Int(bias.mean.rounded())); \(remedy)"
        )
      )
    }
    tell(.longestIsKey, longest, "the longest", "make wrong options as full as right ones")
    tell(.shortestIsKey, shortest, "the shortest", "make right options as full as wrong ones")
    for (position, bias) in positions.enumerated() {
      tell(.positionOfKey, bias, "number \(position + 1)", #"say "shuffleOptions": true"#)
    }
    return findings
  }
}
