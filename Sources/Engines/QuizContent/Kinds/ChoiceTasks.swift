// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension ProblemKind {
  /// Creates the kind for a statement that is true or false: multiple choice with these two
  /// options, always in this order.
  ///
  /// In JSON it is `{"kind":"trueFalse","correct":true}`, with `language` where the options are not
  /// in English. In a bank they are in the language of the bank.
  ///
  /// - Parameters:
  ///   - isTrue: Whether the statement is true.
  ///   - language: The language of the options. Where there is no text in it, they are in English.
  /// - Returns: The kind.
  public static func trueFalse(_ isTrue: Bool, language: Language = .english) -> ProblemKind {
    let words = TruthWords.all[writtenLanguage(language)] ?? TruthWords("True", "False")
    let options = [true, false].map { value in
      AnswerOption(
        id: AnswerOption.ID("\(value)"),
        text: RichText(words.text(of: value)),
        isCorrect: value == isTrue,
        role: .fixed
      )
    }
    return .multipleChoice(AnswerOptions(options))
  }

  /// Whether a statement is true, and the language of its options; nil for anything but
  /// ``trueFalse(_:language:)``.
  var truth: TruthOfStatement? {
    guard case .multipleChoice(let options, .allOrNothing) = self, options.all.count == 2,
      options.all[0].id == "true"
    else { return nil }
    let isTrue = options.all[0].isCorrect
    return TruthWords.all.keys.sorted { $0.rawValue < $1.rawValue }
      .first { .trueFalse(isTrue, language: $0) == self }
      .map { TruthOfStatement(isTrue: isTrue, language: $0) }
  }

  /// The language in which options of a statement are written for a language.
  static func writtenLanguage(_ language: Language) -> Language {
    ([language] + language.fallbacks).first { TruthWords.all[$0] != nil } ?? .english
  }
}

/// The texts of the options of a statement.
///
/// They are content, which is the same whatever languages a program links.
private struct TruthWords: Sendable {
  let isTrue: String
  let isFalse: String

  init(_ isTrue: String, _ isFalse: String) {
    self.isTrue = isTrue
    self.isFalse = isFalse
  }

  func text(of value: Bool) -> String { value ? isTrue : isFalse }

  static let all: [Language: TruthWords] = [
    .english: TruthWords("True", "False"),
    .german: TruthWords("Wahr", "Falsch"),
    "fr": TruthWords("Vrai", "Faux"),
    "es": TruthWords("Verdadero", "Falso"),
    "it": TruthWords("Vero", "Falso"),
    "pt": TruthWords("Verdadeiro", "Falso"),
    "nl": TruthWords("Waar", "Niet waar"),
    "cs": TruthWords("Pravda", "Nepravda"),
    "ru": TruthWords("Верно", "Неверно"),
  ]
}

/// The key of a statement that is true or false.
struct TruthOfStatement: Hashable, Sendable {
  let isTrue: Bool
  let language: Language

  /// The row of the shorthand in JSON, which stands before that of multiple choice.
  static let row = JSONCase<ProblemKind, ProblemFault>("trueFalse") {
    $0.truth
  } form: { record in
    let isTrue = record.field("correct", \.isTrue)
    let language = record.field("language", \.language, default: .english)
    return try .trueFalse(isTrue(), language: ProblemKind.writtenLanguage(language()))
  }
}

/// A formula for grading the choice in a multiple-choice problem.
public enum ChoiceFormula: String, Hashable, Sendable, JSONName {
  /// The correct option earns 1, any other 0.
  case allOrNothing
  /// A correct option earns 1 and any other its weight, from -1 to below 1; 0 if it has no weight
  /// or a negative one.
  ///
  /// Several options can be correct, of which any one will do: each but the first has the weight 1.
  ///
  /// A weight below 0 costs points in a quiz whose `QuizRules.Deduction` goes by weights.
  case weighted
}

/// A formula for grading the choices in a check-all problem.
///
/// In the formulae *C* is the set of correct options, *S* that of the picks, each counted once, and
/// *n* the number of options shown; a *hit* is a correct pick, and an *error* is a wrong pick or a
/// correct option that is not picked.
///
/// By every formula picking one correct option more, or one wrong option less, never earns less. By
/// all but ``incremental`` the order of the picks does not matter, and they are graded together.
public enum CheckAllFormula: String, Hashable, Sendable, JSONName {
  /// Pick by pick: the first wrong pick earns 0 and reveals the correct options; once all correct
  /// ones are picked the problem earns 1.
  ///
  /// Source: QuizASSIST (Worcester Polytechnic Institute, 2016).
  case incremental
  /// 1 if *S* = *C*, else 0.
  case allOrNothing
  /// The sum of the weights of the picks, at least 0 and at most 1.
  ///
  /// The weights of the correct options are above 0 and add up to 1; those of wrong ones are from
  /// -1 to 0, and 0 when they are left out. Source: the multiple-answer question of Moodle.
  case weighted
  /// max(0, (hits - wrong picks) / |*C*|).
  ///
  /// Source: the partial credit of Canvas and, as "net correct", of PrairieLearn's checkbox
  /// element.
  case netCorrect
  /// 1 - errors / *n*: every option is a small question in itself.
  ///
  /// Source: the multiple true-false item; "every decision counts" in PrairieLearn.
  case eachOption
  /// (hits / |*C*|) · (hits / |*S*|): how much was found, times how much of what was picked is
  /// correct.
  ///
  /// Source: the "coverage" grading of PrairieLearn's checkbox element; the product of what
  /// information retrieval calls recall and precision.
  case coverage
  /// 1, halved once for each error, and 0 if half of the options or more are errors, which is no
  /// better than guessing.
  ///
  /// Source: for four options it is the Kprim item of medical examinations (1, 1/2, 0), after René
  /// Krebs; the rule for other numbers is ours.
  case halves
}

/// An answer that a learner can pick.
///
/// ```swift
/// let options: AnswerOptions = [
///   .correct("a", "an anion"),
///   .wrong("b", "a cation", feedback: "A cation has lost electrons."),
///   .noneOfTheAbove("c"),
/// ]
/// ```
public struct AnswerOption: Hashable, Sendable, Identifiable {
  /// The role of an option when options are left out and shuffled.
  public enum Role: String, Hashable, Sendable, JSONName {
    /// It can be left out if it is wrong, and it can appear anywhere.
    case ordinary
    /// It is never left out and keeps its place among the options shown when they are shuffled.
    case fixed
    /// It says that no other option is right; it is never left out and always comes last.
    case noneOfTheAbove
  }

  /// The name of the option within its problem.
  public let id: Identifier<AnswerOption>
  /// The text for the learner.
  public let text: RichText
  /// Whether picking it is right.
  public let isCorrect: Bool
  /// The feedback for a learner who picks it.
  public let feedback: RichText?
  /// The weight of picking it where the problem is graded by weights, or nil to leave it to the
  /// formula.
  public let weight: Fraction?
  /// Its role in leaving out and shuffling.
  public let role: Role

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - id: The name of the option within its problem.
  ///   - text: The text for the learner.
  ///   - isCorrect: Whether picking it is right.
  ///   - feedback: The feedback for a learner who picked it.
  ///   - weight: The weight of picking it by ``CheckAllFormula/weighted`` or
  ///     ``ChoiceFormula/weighted``; nil for every other formula.
  ///   - role: Its role in leaving out and shuffling.
  public init(
    id: ID,
    text: RichText,
    isCorrect: Bool,
    feedback: RichText? = nil,
    weight: Fraction? = nil,
    role: Role = .ordinary
  ) {
    self.id = id
    self.text = text
    self.isCorrect = isCorrect
    self.feedback = feedback
    self.weight = weight
    self.role = role
  }

  /// Creates an option that is right to pick.
  public static func correct(
    _ id: ID,
    _ text: RichText,
    feedback: RichText? = nil,
    weight: Fraction? = nil,
    role: Role = .ordinary
  ) -> Self {
    Self(id: id, text: text, isCorrect: true, feedback: feedback, weight: weight, role: role)
  }

  /// Creates an option that is wrong to pick, a distractor.
  public static func wrong(
    _ id: ID,
    _ text: RichText,
    feedback: RichText? = nil,
    weight: Fraction? = nil,
    role: Role = .ordinary
  ) -> Self {
    Self(id: id, text: text, isCorrect: false, feedback: feedback, weight: weight, role: role)
  }

  /// Creates the last option, which is right when no other one is.
  ///
  /// - Parameters:
  ///   - id: The name of the option within its problem.
  ///   - text: The text for the learner.
  ///   - isCorrect: Whether no other option is right.
  ///   - feedback: The feedback for a learner who picked it.
  /// - Returns: An option of the role ``Role/noneOfTheAbove``.
  public static func noneOfTheAbove(
    _ id: ID,
    _ text: RichText = "None of the above",
    isCorrect: Bool = false,
    feedback: RichText? = nil
  ) -> Self {
    Self(id: id, text: text, isCorrect: isCorrect, feedback: feedback, role: .noneOfTheAbove)
  }
}

/// In JSON an option is an object with `text` and what differs from the default: `id`, `correct`
/// (false), `feedback`, `weight` and `role` (`ordinary`). In a list of options the default `id` is
/// the letter of its place: `a`, `b` and so on, after `z` the number of its place.
extension AnswerOption: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id, or: { $0.index.map(AnswerOption.letter) })
    let text = record.field("text", \.text)
    let isCorrect = record.field("correct", \.isCorrect, default: false)
    let feedback = record.field("feedback", \.feedback)
    let weight = record.field("weight", \.weight)
    let role = record.field("role", \.role, default: .ordinary)
    return try AnswerOption(
      id: id(),
      text: text(),
      isCorrect: isCorrect(),
      feedback: feedback(),
      weight: weight(),
      role: role()
    )
  }
}

extension AnswerOption {
  /// The name of the option at a place, counted from 0, that its author has given no name.
  package static func letter(at place: Int) -> ID {
    let letter = "abcdefghijklmnopqrstuvwxyz".dropFirst(place).first.map(String.init)
    return ID(letter ?? "\(place + 1)")
  }
}

/// The options of a problem, and how they are shown.
public struct AnswerOptions: Hashable, Sendable {
  /// The options in the order of their author.
  public let all: [AnswerOption]
  /// Whether a quiz shows them in random order.
  public let areShuffled: Bool

  /// Creates the options of a problem.
  ///
  /// - Parameters:
  ///   - all: The options in the order of their author.
  ///   - areShuffled: Whether a quiz shows them in random order.
  public init(_ all: [AnswerOption], areShuffled: Bool = false) {
    self.all = all
    self.areShuffled = areShuffled
  }

  /// The options that are right to pick, in the order of their author.
  public var correct: [AnswerOption] { all.filter(\.isCorrect) }

  /// The option with an identifier, or nil when there is none.
  ///
  /// - Complexity: O(*n*).
  public subscript(id id: AnswerOption.ID) -> AnswerOption? {
    offset(of: id).map { all[$0] }
  }

  /// Returns the offset of the option with an identifier, or nil when there is none.
  package func offset(of id: AnswerOption.ID) -> Int? {
    all.indices.first { all[$0].id == id }
  }
}

extension AnswerOptions: ExpressibleByArrayLiteral {
  /// Creates options that are shown in the order given.
  public init(arrayLiteral elements: AnswerOption...) {
    self.init(elements)
  }
}

/// In JSON options are the keys `options` and, where they are shuffled, `shuffleOptions`.
extension AnswerOptions: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let all = record.field("options", \.all)
    let areShuffled = record.field("shuffleOptions", \.areShuffled, default: false)
    return try AnswerOptions(all(), areShuffled: areShuffled())
  }
}

/// Picking the one right option.
package struct ChoiceTask: ProblemTask, JSONRecord {
  package let all: AnswerOptions
  package let grading: ChoiceFormula

  init(_ all: AnswerOptions, grading: ChoiceFormula) {
    self.all = all
    self.grading = grading
  }

  package static var responseShape: QuizResponse.Shape { .choice }
  package static var fitsIntoGap: Bool { true }
  package var name: ProblemKind.Name { .multipleChoice }

  package var faults: [LocatedFault<ProblemFault>] {
    all.faults + all.faultsOfSingleKey(by: grading) + all.faultsOfWeights(by: grading)
  }

  package var correctAnswer: QuizResponse? { all.correct.first.map { .choice($0.id) } }
  package var options: AnswerOptions? { all }
  package var terms: [String] { all.terms }

  package func speaking(_ new: Language?, insteadOf old: Language?) -> ProblemKind? {
    let old = ProblemKind.writtenLanguage(old ?? .english)
    let new = ProblemKind.writtenLanguage(new ?? .english)
    let kind = ProblemKind.multipleChoice(all, grading: grading)
    guard let truth = kind.truth, truth.language == old, new != old else { return nil }
    return .trueFalse(truth.isTrue, language: new)
  }

  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let all = record.inline(\.all)
    let grading = record.field("grading", \.grading, default: .allOrNothing)
    return try ChoiceTask(all(), grading: grading())
  }
}

/// Picking all right options.
package struct CheckAllTask: ProblemTask, JSONRecord {
  package let all: AnswerOptions
  package let grading: CheckAllFormula

  init(_ all: AnswerOptions, grading: CheckAllFormula) {
    self.all = all
    self.grading = grading
  }

  package static var responseShape: QuizResponse.Shape { .choices }
  package var name: ProblemKind.Name { .checkAll }
  package var faults: [LocatedFault<ProblemFault>] {
    all.faults + all.faultsOfWeights(by: grading)
  }
  package var correctAnswer: QuizResponse? { .choices(all.correct.map(\.id)) }
  package var options: AnswerOptions? { all }
  package var terms: [String] { all.terms }

  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let all = record.inline(\.all)
    let grading = record.field("grading", \.grading, default: .incremental)
    return try CheckAllTask(all(), grading: grading())
  }
}

extension AnswerOptions {
  /// The texts of the options, except the one about all others.
  fileprivate var terms: [String] {
    all.filter { $0.role != .noneOfTheAbove }.map(\.text.plainText)
  }
}

extension AnswerOptions {
  private static let place = ContentPlace().key("options")

  /// The faults that options can have whatever is to be picked.
  var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if all.count < 2 {
      faults.append(LocatedFault(.options(.tooFew(all.count)), at: Self.place))
    }
    if correct.isEmpty {
      faults.append(LocatedFault(.options(.noneCorrect), at: Self.place))
    }
    var texts = NamedTexts()
    for (index, option) in all.enumerated() {
      texts.check(
        option.id.rawValue,
        option.text,
        at: Self.place.index(index),
        empty: .option,
        equal: { .options(.equal(AnswerOption.ID($0), AnswerOption.ID($1))) }
      )
    }
    return faults + texts.faults + faultsOfNoneOfTheAbove
  }

  /// Of two options that say that none of the others is right, the first is not the last.
  private var faultsOfNoneOfTheAbove: [LocatedFault<ProblemFault>] {
    all.enumerated().filter { $1.role == .noneOfTheAbove }.flatMap { index, option in
      let place = Self.place.index(index)
      var faults: [LocatedFault<ProblemFault>] = []
      if index < all.count - 1 {
        faults.append(LocatedFault(.options(.noneOfTheAboveIsNotLast(option.id)), at: place))
      }
      if option.isCorrect, correct.count > 1 {
        faults.append(LocatedFault(.options(.noneOfTheAboveIsNotAlone(option.id)), at: place))
      }
      return faults
    }
  }

  /// The faults of options of which one is picked: a further one is right only where its weight says
  /// so, or it would be a slip.
  func faultsOfSingleKey(by formula: ChoiceFormula) -> [LocatedFault<ProblemFault>] {
    let unweighted = correct.count { $0.weight != 1 }
    let isMeant = formula == .weighted && unweighted <= 1
    return correct.count > 1 && !isMeant
      ? [LocatedFault(.options(.severalCorrect(correct.map(\.id))), at: Self.place)] : []
  }
}

extension AnswerOptions {
  /// The largest common denominator that weights can have, so that no sum of them overflows.
  package static let maximumDenominator = 1_000_000

  func faultsOfWeights(by formula: ChoiceFormula) -> [LocatedFault<ProblemFault>] {
    guard formula == .weighted else { return faultsOfUnusedWeights }
    return faultOfFineWeights
      + faultsOfWeights { option, weight in
        option.isCorrect ? weight == 1 : weight >= -1 && weight < 1
      }
  }

  func faultsOfWeights(by formula: CheckAllFormula) -> [LocatedFault<ProblemFault>] {
    guard formula == .weighted else { return faultsOfUnusedWeights }
    let faults =
      faultOfFineWeights
      + faultsOfWeights { option, weight in
        option.isCorrect ? weight > 0 && weight <= 1 : weight >= -1 && weight <= 0
      } + faultsOfMissingWeights
    // The sum says nothing while one of its terms is at fault.
    guard faults.isEmpty, let sum = try? correct.compactMap(\.weight).sum(), sum != 1 else {
      return faults
    }
    return correct.isEmpty
      ? [] : [LocatedFault(.options(.weightsDoNotAddUp(to: sum)), at: Self.place)]
  }

  private var faultsOfUnusedWeights: [LocatedFault<ProblemFault>] {
    faults(at: "weight") { $0.weight == nil ? nil : .options(.unusedWeight($0.id)) }
  }

  private var faultsOfMissingWeights: [LocatedFault<ProblemFault>] {
    faults(at: "weight") {
      $0.isCorrect && $0.weight == nil ? .options(.missingWeight($0.id)) : nil
    }
  }

  private func faultsOfWeights(
    inRange isInRange: (AnswerOption, Fraction) -> Bool
  ) -> [LocatedFault<ProblemFault>] {
    faults(at: "weight") { option in
      guard let weight = option.weight, !isInRange(option, weight) else { return nil }
      return .options(.weightOutOfRange(weight, of: option.id))
    }
  }

  private func faults(
    at key: String,
    _ fault: (AnswerOption) -> ProblemFault.Reason?
  ) -> [LocatedFault<ProblemFault>] {
    all.enumerated().compactMap { index, option in
      fault(option).map { LocatedFault($0, at: Self.place.index(index).key(key)) }
    }
  }

  private var faultOfFineWeights: [LocatedFault<ProblemFault>] {
    Self.haveCommonDenominator([self])
      ? [] : [LocatedFault(.options(.weightsTooFine), at: Self.place)]
  }

  /// Whether all weights have a common denominator of at most ``maximumDenominator``.
  static func haveCommonDenominator(_ all: [AnswerOptions]) -> Bool {
    var common = 1
    for weight in all.flatMap(\.all).compactMap(\.weight) {
      // The least common multiple of both: in lowest terms the numerator has lost their common
      // factor.
      guard weight.denominator <= maximumDenominator,
        let rest = try? Fraction(common, weight.denominator).numerator,
        rest * weight.denominator <= maximumDenominator
      else { return false }
      common = rest * weight.denominator
    }
    return true
  }
}
