// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import ChemistryAnswers
internal import LudusCore
internal import MathAnswers
internal import QuizContent
internal import Quizzes

extension BankCheck {
  /// Accepted answers that are the same, and numbers that the prompt gives away, of a problem and
  /// of its gaps.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - language: The language of its bank, by whose decimal mark its prompt is read.
  /// - Returns: The findings, those of the problem before those of its gaps.
  func answers(of problem: DraftProblem, language: String?) -> [BankCheck.Finding] {
    let text = problem.value["text"]?.richText?.plainText ?? ""
    let prompt = "\(problem.prompt?.plainText ?? "") \(text)"
    return ([problem] + problem.gaps).flatMap { part in
      equalAnswers(of: part) + alternativesInAnswers(of: part)
        + answerInPrompt(of: part, prompt: prompt, language: language)
    }
  }

  // MARK: Equal answers

  private func equalAnswers(of problem: DraftProblem) -> [BankCheck.Finding] {
    var known: [String: Int] = [:]
    let place = problem.place.key("accepted")
    let form = Self.form(for: problem)
    return (problem.value["accepted"]?.elements ?? []).enumerated().compactMap { index, answer in
      guard let answer = answer.text, let first = known.insertIfNew(index, forKey: form(answer))
      else {
        return nil
      }
      return BankCheck.Finding(
        .equalAnswers,
        at: place.index(index),
        "the accepted answer \"\(answer)\" counts already as number \(first + 1); remove it",
        related: [place.index(first)]
      )
    }
  }

  /// Alternatives such as `(il/la) barista`, `Ivory Coast (Côte d'Ivoire)` and `colo(u)r`, which
  /// only answers that may be misspelled have.
  private func alternativesInAnswers(of problem: DraftProblem) -> [BankCheck.Finding] {
    guard problem.kind == .exactMatch, problem.value["wildcards"]?.flag != true else { return [] }
    let place = problem.place.key("accepted")
    return (problem.value["accepted"]?.elements ?? []).enumerated().compactMap { index, answer in
      guard let answer = answer.text, Self.hasAlternatives(answer) else { return nil }
      return BankCheck.Finding(
        .alternativesInAnswer,
        at: place.index(index),
        "the brackets of \"\(answer)\" would have to be typed, because exactMatch compares signs: use "
          + "roughMatch, or list each alternative"
      )
    }
  }

  /// Whether an answer has words or letters in brackets that hardly anybody is meant to type.
  private static func hasAlternatives(_ answer: String) -> Bool {
    answer.contains(/\(\s*\p{L}+(?:\s*\/\s*\p{L}+)+\s*\)/)
      || answer.contains(/^\p{L}{3}[\p{L}\s'’-]*\s\(\p{Lu}[\p{L}\s'’-]{2,}\)$/)
      || answer.contains(/\p{Ll}\(\p{Ll}{1,2}\)\p{Ll}/)
  }

  /// The form that is the same for two answers which the matcher of a problem does not distinguish.
  private static func form(for problem: DraftProblem) -> (String) -> String {
    let ignoresCase = problem.value["ignoresCase"]
    switch problem.kind {
    case .exactMatch:
      let names = problem.value["normalization"]?.elements.compactMap(\.text)
      let steps = names?.compactMap(NormalizationStep.init)
      let usual = TextNormalization.standard(ignoresCase: ignoresCase?.flag == true)
      return (steps.map { TextNormalization($0) } ?? usual).apply(to:)
    case .roughMatch:
      return RoughMatcher("", ignoresCase: ignoresCase?.flag != false).normalization.apply(to:)
    case .numeric:
      // Numbers of the same value in the same unit; one that is no decimal number stays as it is.
      return { answer in
        let mark = problem.decimalMark(of: answer)
        guard let (number, unit) = NumbersInText(answer, mark: mark).leading else {
          return NormalizationStep.spacing.apply(to: answer)
        }
        return "\(number) \(NormalizationStep.spacing.apply(to: unit))"
      }
    case .chemical:
      // Formulae that are printed alike; an equation stays as it is.
      return { answer in
        (try? ChemicalFormula(answer))?.description ?? NormalizationStep.spacing.apply(to: answer)
      }
    default:
      return NormalizationStep.spacing.apply(to:)
    }
  }

  // MARK: Numbers in the prompt

  private func answerInPrompt(
    of problem: DraftProblem,
    prompt: String,
    language: String?
  ) -> [BankCheck.Finding] {
    let mark = problem.decimalMark(in: language)
    let mayHaveUnit = problem.kind == .numeric || problem.kind == .date
    guard mayHaveUnit || problem.kind == .exactMatch,
      let first = problem.accepted.first,
      let (answer, unit) = NumbersInText(first, mark: problem.decimalMark(of: first)).leading,
      mayHaveUnit || unit.isEmpty
    else { return [] }
    let isTold = NumbersInText(prompt, mark: mark).all.contains { number, rest in
      guard number == answer else { return false }
      let behind = rest.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
      // A number with another unit is another quantity; one without may well be the answer.
      return unit.isEmpty || behind.hasPrefix(unit) || behind.first.map { !$0.isLetter } ?? true
    }
    guard isTold else { return [] }
    return [
      BankCheck.Finding(
        .answerInPrompt,
        at: problem.place,
        "the answer \(first) stands in the prompt; choose other numbers, so that it must be worked out"
      )
    ]
  }
}

extension DraftProblem {
  private var declaredSeparator: DecimalSeparator? {
    value["decimalSeparator"]?.text.flatMap(DecimalSeparator.init)
  }

  /// The mark before decimals in an accepted answer, which may have either where none is declared.
  fileprivate func decimalMark(of answer: String) -> Character {
    guard let declaredSeparator else {
      return answer.contains(",") && !answer.contains(".") ? "," : "."
    }
    return declaredSeparator == .comma ? "," : "."
  }

  /// The mark before decimals in a text of the problem, whose own language counts before that of its
  /// bank.
  fileprivate func decimalMark(in language: String?) -> Character {
    let language = value["language"]?.text ?? language
    let separator = declaredSeparator ?? language.map { DecimalSeparator(in: Language($0)) }
    return separator == .comma ? "," : "."
  }
}

/// The decimal numbers in a text that stand by themselves, not in names such as C2 or powers.
struct NumbersInText {
  /// Each number, and the text behind it.
  private(set) var all: [(number: Rational, rest: Substring)] = []
  /// Whether the first of them stands at the beginning.
  private var isLeading = false

  /// - Parameters:
  ///   - text: The text.
  ///   - mark: The decimal separator.
  init(_ text: String, mark: Character) {
    var rest = Substring(text)
    var previous: Character?
    while let character = rest.first {
      guard character.isDigit, previous.map({ !$0.isPartOfName }) ?? true else {
        previous = character
        rest.removeFirst()
        continue
      }
      let start = rest
      let whole = rest.prefix(while: \.isDigit)
      rest = rest[whole.endIndex...]
      var digits = String(whole)
      if rest.first == mark, rest.dropFirst().first?.isDigit == true {
        let decimals = rest.dropFirst().prefix(while: \.isDigit)
        digits += ".\(decimals)"
        rest = rest[decimals.endIndex...]
      }
      let isNegative = previous.map { "-−".contains($0) } ?? false
      previous = digits.last
      // A number that goes on, as a name, a version or a fraction, is none that is looked for.
      guard !Self.goesOn(rest),
        let number = Rational(isNegative ? "-\(digits)" : digits)
      else { continue }
      if all.isEmpty {
        let signs = text.distance(from: text.startIndex, to: start.startIndex)
        isLeading = signs == 0 || signs == 1 && isNegative
      }
      all.append((number, rest))
    }
  }

  /// Whether what stands behind digits makes something else of them: a fraction, a power, a name, a
  /// group of three.
  private static func goesOn(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return false }
    return next.isLetter || "/^".contains(next)
      || ".,".contains(next) && rest.dropFirst().first?.isDigit == true
  }

  /// The number that the text begins with and its unit; nil for another text, such as a
  /// calculation.
  var leading: (number: Rational, unit: String)? {
    guard isLeading, let (number, rest) = all.first else { return nil }
    let unit = NormalizationStep.spacing.apply(to: String(rest))
    let isUnit = unit.first.map { $0.isLetter || "%‰°€$".contains($0) } ?? true
    return isUnit ? (number, unit) : nil
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  /// Whether a digit behind it belongs to a name or to a longer number.
  fileprivate var isPartOfName: Bool { isLetter || isNumber || "._^{[,/".contains(self) }
}

extension BankCheck {
  /// Answers that are judged as their author cannot want it.
  func misjudgments(of bank: ProblemBank, in draft: DraftBank) -> [BankCheck.Finding] {
    interchangeableAnswers(of: bank, in: draft) + keysWithoutForm(of: bank, in: draft)
  }

  /// Corrections that would not count themselves, because they miss the form or the test of their
  /// problem.
  private func keysWithoutForm(of bank: ProblemBank, in draft: DraftBank) -> [BankCheck.Finding] {
    let places = Dictionary(draft.problems.map { ($0.id, $0.place) }) { first, _ in first }
    return bank.allProblems.flatMap { problem in
      problem.kind.algebraMatchers.compactMap { matcher -> BankCheck.Finding? in
        guard let place = places[problem.id.rawValue],
          case .wrong = matcher.verdict(for: matcher.preferred)
        else { return nil }
        return BankCheck.Finding(
          .keyWithoutForm,
          at: place,
          "\"\(matcher.preferred)\" is shown as the correction, but would be wrong as an answer: "
            + "write it as learners shall"
        )
      }
    }
  }
}

extension ProblemKind {
  /// The matchers of expressions, those of gaps included.
  fileprivate var algebraMatchers: [AlgebraMatcher] {
    if case .algebraic(let matcher) = self {
      [matcher]
    } else {
      gaps.flatMap(\.kind.algebraMatchers)
    }
  }
}

extension BankCheck {
  /// Answers that count for those of other problems although they are not the same.
  ///
  /// They are judged as the bank judges them, so with all that it knows. Then another number or
  /// case of a word counts, and any near word where the rivals of the bank leave it out.
  func interchangeableAnswers(of bank: ProblemBank, in draft: DraftBank) -> [BankCheck.Finding] {
    let places = Dictionary(draft.problems.map { ($0.id, $0.place) }) { first, _ in first }
    let written = bank.allProblems.map { ($0, $0.kind.writtenAnswers) }
    // The first problem that each answer belongs to.
    var owners: [String: Problem.ID] = [:]
    for (problem, answers) in written {
      for answer in answers { _ = owners.insertIfNew(problem.id, forKey: answer) }
    }
    let all = Lexicon(terms: owners.keys.sorted())
    let byKey = Dictionary(owners.keys.sorted().map { (Lexicon.key(of: $0), $0) }) { first, _ in
      first
    }
    return written.flatMap { problem, own in
      problem.kind.roughMatchers.flatMap { matcher in
        all.terms(near: matcher, notIn: Lexicon(terms: own)).compactMap {
          key -> BankCheck.Finding? in
          guard let answer = byKey[key], let owner = owners[answer],
            let place = places[problem.id.rawValue],
            case .correct(let match) = matcher.verdictOfCourse(
              on: answer,
              knowing: bank.lexicon(of: problem.id)
            ),
            match.isAnotherSpelling
          else { return nil }
          return BankCheck.Finding(
            .interchangeableAnswers,
            at: place,
            "\"\(answer)\", the answer to \"\(owner)\", counts for \"\(match.accepted)\"; list it in \"confusables\" if it should not",
            related: [places[owner.rawValue]].compactMap(\.self)
          )
        }
      }
    }
  }
}

extension Verdict.Match {
  /// Whether other letters were written.
  fileprivate var isAnotherSpelling: Bool {
    switch reason {
    case .misspelled, .inflected: true
    default: false
    }
  }
}

extension ProblemKind {
  /// The answers that learners write as words, those of gaps included.
  fileprivate var writtenAnswers: [String] {
    switch self {
    case .exactMatch(let matcher): matcher.accepted
    case .roughMatch(let matcher): matcher.accepted
    default: gaps.flatMap(\.kind.writtenAnswers)
    }
  }
}
