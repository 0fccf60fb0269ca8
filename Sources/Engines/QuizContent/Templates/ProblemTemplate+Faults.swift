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
    if case .multipleChoice(let options, let grading) = key {
      faults += ProblemKind.multipleChoice(options, grading: grading).faults
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
    if case .numeric(let numeric) = key {
      let place = ContentPlace().key("answer")
      if compiler.offsets[numeric.answer] == nil {
        faults.append(Located(.template(.name(.unknown(numeric.answer))), at: place))
      } else if compiler.isText(numeric.answer) {
        faults.append(Located(.template(.name(.textIsNoNumber(numeric.answer))), at: place))
      }
    }
    return faults
  }

  /// All texts that can have placeholders, with their places.
  private var texts: [(String, ContentPlace)] {
    let top = ContentPlace()
    var texts = [(prompt.source, top.key("prompt"))]
    if let explanation { texts.append((explanation.source, top.key("explanation"))) }
    for (index, hint) in hints.enumerated() {
      texts.append((hint.text.source, top.key("hints").index(index).key("text")))
    }
    switch key {
    case .numeric: break
    case .algebraic(let algebraic): texts.append((algebraic.answer, top.key("answer")))
    case .multipleChoice(let options, _):
      for (index, option) in options.all.enumerated() {
        let place = top.key("options").index(index)
        texts.append((option.text.source, place.key("text")))
        if let feedback = option.feedback {
          texts.append((feedback.source, place.key("feedback")))
        }
      }
    }
    return texts
  }

  // MARK: Trying choices of values

  /// How many variants are made as problems when a template is checked; the formulas are worked out
  /// for more.
  private static let problemsTried = 50

  /// The faults of some choices of values: one fault of each sort, or that there is no variant
  /// at all.
  var faultsOfVariants: [LocatedFault<ProblemFault>] {
    var search = VariantSearch()
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

  /// Why a choice makes no problem, or none whose key is right; nil when it does.
  private func rejection(at positions: [Int]) -> Rejection? {
    do throws(Rejection) {
      let kind = try problem(at: positions).kind
      if let matcher = kind.matcher, !matcher.verdict(for: matcher.preferred).isCorrect {
        throw .unusableKey(matcher.verdict(for: matcher.preferred).sentence(in: .english))
      }
      return nil
    } catch {
      return error
    }
  }
}

/// Gathers why choices of values make no problem.
private struct VariantSearch {
  var tried = 0
  private(set) var variants = 0
  private var haveAlikeOptions = false
  private var faults: [LocatedFault<ProblemFault>] = []

  mutating func note(_ rejection: ProblemTemplate.Rejection?, example: String) {
    let key = ContentPlace().key("answer")
    switch rejection {
    case nil: variants += 1
    case .excluded: break
    case .alikeOptions: haveAlikeOptions = true
    case .failed(let step, let error):
      let formula = step.formula.text
      let fault: ProblemFault.Template =
        switch error {
        case .divisionByZero: .variant(.divisionByZero(formula, example: example))
        case .notExact: .variant(.notExact(formula, example: example))
        case .tooLarge: .variant(.tooLarge(formula, example: example))
        }
      note(.template(fault), at: step.place)
    case .tooLarge:
      note(.template(.variant(.tooLarge("the answer", example: example))), at: ContentPlace())
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
