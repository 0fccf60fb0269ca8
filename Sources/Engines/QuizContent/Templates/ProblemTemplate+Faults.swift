// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import MathAnswers

extension ProblemTemplate {
  private typealias Located = LocatedFault<ProblemFault>

  /// The faults of the parts that are there whatever the numbers: names that nothing stands
  /// for, points, empty texts, options.
  func faultsOfParts(_ compiler: TemplateCompiler) -> [LocatedFault<ProblemFault>] {
    var faults = Problem.faults(id: Problem.ID(id.rawValue), prompt: prompt, points: points)
    faults += Problem.faults(of: hints)
    if !Self.variantsRange.contains(variantsPerQuiz) {
      let place = ContentPlace().key("variantsPerQuiz")
      faults.append(
        Located(.numberOutOfRange(variantsPerQuiz, Self.variantsRange, of: .variants), at: place)
      )
    }
    for part in keyParts {
      switch part.key {
      case .multipleChoice(let options, let grading):
        faults += ProblemKind.multipleChoice(options, grading: grading).faults.map(part.located)
      case .checkAll(let options, let grading):
        faults += ProblemKind.checkAll(options, grading: grading).faults.map(part.located)
      case .numeric, .algebraic, .exactMatch, .cloze: break
      }
    }
    for (text, place) in texts {
      for case .placeholder(let placeholder) in PlaceholderText(text).pieces {
        let name = placeholder.name
        if compiler.offsets[name] == nil {
          faults.append(Located(.template(.name(.unknown(name))), at: place))
        } else if placeholder.isSigned, compiler.isText(name) {
          faults.append(Located(.template(.name(.textIsNoNumber(name))), at: place))
        }
      }
    }
    for part in keyParts {
      guard case .numeric(let numeric) = part.key else { continue }
      var names = [(numeric.answer, part.place.key("answer"))]
      for (index, name) in numeric.others.enumerated() {
        names.append((name, part.place.key("others").index(index)))
      }
      if let name = numeric.within { names.append((name, part.place.key("within"))) }
      if let bounds = numeric.bounds {
        let place = part.place.key("between")
        names += [(bounds.first, place.key("first")), (bounds.last, place.key("last"))]
      }
      for (name, place) in names {
        if compiler.offsets[name] == nil {
          faults.append(Located(.template(.name(.unknown(name))), at: place))
        } else if compiler.isText(name) {
          faults.append(Located(.template(.name(.textIsNoNumber(name))), at: place))
        }
      }
    }
    return faults
  }

  /// A key, of the task, of a gap or of an expected answer, and where it stands.
  private struct KeyPart {
    let key: AnswerKey
    let place: ContentPlace

    func located(_ fault: LocatedFault<ProblemFault>) -> LocatedFault<ProblemFault> {
      LocatedFault(fault.fault, at: place.appending(fault.place))
    }
  }

  /// The key, those of its gaps and those of expected answers.
  private var keyParts: [KeyPart] {
    Self.parts(of: key, expectedAnswers, at: ContentPlace())
  }

  private static func parts(
    of key: AnswerKey,
    _ expected: [ExpectedAnswer],
    at place: ContentPlace
  ) -> [KeyPart] {
    var parts = [KeyPart(key: key, place: place)]
    for (index, answer) in expected.enumerated() {
      let place = place.key("expectedAnswers").index(index)
      parts.append(KeyPart(key: answer.key, place: place))
    }
    if case .cloze(_, let gaps, _) = key {
      for (index, gap) in gaps.enumerated() {
        parts += self.parts(of: gap.key, gap.expectedAnswers, at: place.key("gaps").index(index))
      }
    }
    return parts
  }

  /// All texts that can have placeholders, with their places.
  private var texts: [(String, ContentPlace)] {
    let top = ContentPlace()
    var texts = [(prompt.source, top.key("prompt"))]
    if let explanation { texts.append((explanation.source, top.key("explanation"))) }
    for (index, hint) in hints.enumerated() {
      texts.append((hint.text.source, top.key("hints").index(index).key("text")))
    }
    for part in keyParts { texts += Self.texts(of: part) }
    texts += Self.feedback(of: expectedAnswers, at: top)
    if case .cloze(_, let gaps, _) = key {
      for (index, gap) in gaps.enumerated() {
        texts += Self.feedback(of: gap.expectedAnswers, at: top.key("gaps").index(index))
      }
    }
    return texts
  }

  private static func feedback(
    of expected: [ExpectedAnswer],
    at place: ContentPlace
  ) -> [(String, ContentPlace)] {
    expected.enumerated().compactMap { index, answer in
      let place = place.key("expectedAnswers").index(index).key("feedback")
      return answer.feedback.map { ($0.source, place) }
    }
  }

  private static func texts(of part: KeyPart) -> [(String, ContentPlace)] {
    switch part.key {
    case .numeric: return []
    case .algebraic(let algebraic): return [(algebraic.answer, part.place.key("answer"))]
    case .exactMatch(let matcher):
      return matcher.accepted.enumerated().map { index, text in
        (text, part.place.key("accepted").index(index))
      }
    case .cloze(let text, _, _): return [(text.source, part.place.key("text"))]
    case .multipleChoice(let options, _), .checkAll(let options, _):
      var texts: [(String, ContentPlace)] = []
      for (index, option) in options.all.enumerated() {
        let place = part.place.key("options").index(index)
        texts.append((option.text.source, place.key("text")))
        if let feedback = option.feedback {
          texts.append((feedback.source, place.key("feedback")))
        }
      }
      return texts
    }
  }

  // MARK: Trying choices of values

  /// The number of variants that are made as problems when a template is checked; the formulas are
  /// worked out for more.
  private static let problemsTried = 50

  /// The faults of some choices of values: one fault of each sort, or that there is no variant
  /// at all.
  var faultsOfVariants: [LocatedFault<ProblemFault>] {
    var search = VariantSearch(formulas: formulas.map(\.name))
    let choices = program.choiceCount ?? .max
    let isComplete = choices <= Self.choicesTried
    var generator = SeededGenerator(seed: 0)
    for number in 0..<min(choices, Self.choicesTried) {
      let positions =
        isComplete
        ? positions(number) : program.counts.map { generator.draw(below: $0) }
      search.tried += 1
      if search.variants < Self.problemsTried {
        search.note(rejection(at: positions), example: program.example(at: positions))
      } else if case .failed(let step, let error) = program.run(at: positions) {
        search.note(.failed(step, error), example: program.example(at: positions))
      }
    }
    return search.faults(isComplete: isComplete)
  }

  /// Returns the reason a choice makes no problem, or none whose key is right; nil when it does.
  private func rejection(at positions: [Int]) -> Rejection? {
    do throws(Rejection) {
      let kind = try problem(at: positions).kind
      var matchers = [kind.matcher]
      if case .cloze(let task) = kind { matchers += task.gaps.map(\.kind.matcher) }
      for case let matcher? in matchers {
        let verdict = matcher.verdict(for: matcher.preferred)
        if !verdict.isCorrect { throw .unusableKey(verdict.sentence(in: .english)) }
      }
      return nil
    } catch {
      return error
    }
  }
}

/// Gathers why choices of values make no problem.
private struct VariantSearch {
  /// The names of the formulas.
  private let formulas: [String]
  var tried = 0
  private(set) var variants = 0
  private var haveAlikeOptions = false
  private var faults: [LocatedFault<ProblemFault>] = []

  init(formulas: [String]) {
    self.formulas = formulas
  }

  mutating func note(_ rejection: ProblemTemplate.Rejection?, example: String) {
    let key = ContentPlace().key("answer")
    switch rejection {
    case nil: variants += 1
    case .excluded: break
    case .unwritable(let failure): note(failure, example: example)
    case .alikeOptions: haveAlikeOptions = true
    case .failed(let step, let error):
      let formula = step.formula.text
      let fault: ProblemFault.Template =
        switch error {
        case .divisionByZero: .variant(.divisionByZero(formula, example: example))
        case .notExact, .noRealValue: .variant(.noRealValue(formula, example: example))
        case .tooLarge: .variant(.tooLarge(formula, example: example))
        }
      note(.template(fault), at: step.place)
    case .unusableKey(let reason):
      note(.template(.variant(.unusableKey(reason, example: example))), at: key)
    case .roundedBeyondTolerance(let rounded, let exact):
      let fault = ProblemFault.Template.variant(
        .roundedBeyondTolerance(
          rounded,
          exact: exact,
          example: example
        )
      )
      note(.template(fault), at: key)
    case .faults(let error):
      for located in error.faults {
        note(.template(.variant(.faulty(located.fault, example: example))), at: located.place)
      }
    }
  }

  private mutating func note(_ failure: TemplateWriter.Failure, example: String) {
    switch failure {
    case .tooLarge:
      note(.template(.variant(.tooLarge("the answer", example: example))), at: ContentPlace())
    case .notExact(let name):
      note(.template(.variant(.notExact(name, example: example))), at: place(ofStyle: name))
    case .tooFine(let name):
      note(.template(.variant(.tooFine(name, example: example))), at: place(ofStyle: name))
    }
  }

  /// Only what a formula gives can be a number that its style does not write.
  private func place(ofStyle name: String) -> ContentPlace {
    let index = formulas.firstIndex(of: name) ?? 0
    return ContentPlace().key("formulas").index(index).key("style")
  }

  /// Notes the first fault of a place; the same happens for many choices.
  private mutating func note(_ fault: ProblemFault.Reason, at place: ContentPlace) {
    guard !faults.contains(where: { $0.place == place }) else { return }
    faults.append(LocatedFault(fault, at: place))
  }

  func faults(isComplete: Bool) -> [LocatedFault<ProblemFault>] {
    guard faults.isEmpty, variants == 0 else { return faults }
    let fault: ProblemFault.Template =
      haveAlikeOptions
      ? .variant(.optionsNeverDiffer(tried: tried))
      : .variant(.constraintsNeverMet(tried: tried, all: isComplete))
    let place = ContentPlace().key(haveAlikeOptions ? "options" : "constraints")
    return [LocatedFault(.template(fault), at: place)]
  }
}

/// A text with places for the numbers and texts of a variant, such as "Add {{V}} mL".
///
/// A placeholder is a name between two braces each. Braces around anything that is no name stand
/// for themselves, so TeX can be written as ever: `x^{{{n}}}` is `x^{3}` where n is 3. `{{b:+}}`
/// writes the number with its sign and a blank behind it, as the next term of a sum: "+ 3", "- 3".
struct PlaceholderText {
  struct Placeholder: Hashable {
    var name: String
    /// Whether the sign is always written.
    var isSigned: Bool
  }

  enum Piece: Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  private(set) var pieces: [Piece] = []

  /// Finds the placeholders, in time linear in the length of the text.
  init(_ source: String) {
    var rest = Substring(source)
    var text = ""
    while let range = rest.firstRange(of: "{{") {
      text += rest[..<range.lowerBound]
      guard let (placeholder, end) = Self.placeholder(in: rest[range.upperBound...]) else {
        text += "{"
        rest = rest[rest.index(after: range.lowerBound)...]
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.placeholder(placeholder))
      rest = rest[end...]
    }
    text += rest
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// The placeholder that a text begins with behind its braces, and where it ends.
  private static func placeholder(in text: Substring) -> (Placeholder, String.Index)? {
    let name = text.prefix { $0.isNamePart }
    guard TemplateName.isPossible(String(name)) else { return nil }
    var rest = text[name.endIndex...]
    let isSigned = rest.hasPrefix(":+")
    if isSigned { rest = rest.dropFirst(2) }
    guard rest.hasPrefix("}}") else { return nil }
    let end = rest.index(rest.startIndex, offsetBy: 2)
    return (Placeholder(name: String(name), isSigned: isSigned), end)
  }

  /// The names that the text uses.
  var names: [String] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder.name } else { nil }
    }
  }
}

/// The names that variables and formulas may have.
enum TemplateName {
  /// The most characters of a name.
  static let maximumLength = 64

  /// Whether a text is a letter with letters and digits behind it.
  static func isPossible(_ name: String) -> Bool {
    name.first?.isLetter == true && name.utf8.count <= maximumLength
      && name.allSatisfy(\.isNamePart)
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isASCII && (isLetter || isNumber) }
}
