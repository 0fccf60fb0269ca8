// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import FileDiagnostics
internal import LearningRecords
internal import LudusCore
internal import MathAnswers
internal import QuizContent
internal import Quizzes

/// The task of a problem as statements about answers see it.
protocol RecordedTask: ProblemTask {
  /// The interaction of a learner with the task.
  var interactionKind: XAPI.Interaction.Kind { get }
  /// The things to choose from, by the keys of the interaction's definition.
  var components: [(key: String, all: [InteractionComponent])] { get }
  /// The patterns of right responses; none where a pattern would make other right ones wrong.
  var patterns: [String] { get }

  /// A response in the notation of the interaction.
  func text(of response: QuizResponse) -> String
}

extension RecordedTask {
  var components: [(key: String, all: [InteractionComponent])] { [] }
  var patterns: [String] { correctAnswer.map { [text(of: $0)] } ?? [] }

  func text(of response: QuizResponse) -> String { response.interactionText }
}

/// Something to choose.
struct InteractionComponent {
  let id: String
  let text: RichText

  init(_ option: AnswerOption) {
    id = option.id.rawValue
    text = option.text
  }

  init(_ item: Problem.Item) {
    id = item.id.rawValue
    text = item.text
  }
}

extension ProblemKind {
  /// The task as records know it; a test holds that there is one for each kind.
  var recordedTask: (any RecordedTask)? { task as? any RecordedTask }
}

extension QuizResponse {
  /// The response in the notation of its interaction.
  var interactionText: String {
    switch self {
    case .choice(let option): option.rawValue.percentEncoded
    case .choices(let options): options.map(\.rawValue.percentEncoded).joined(separator: "[,]")
    case .text(let text): text
    case .order(let items): items.map(\.rawValue.percentEncoded).joined(separator: "[,]")
    case .pairs(let pairs):
      pairs.sorted { $0.key < $1.key }
        .map { "\($0.key.rawValue.percentEncoded)[.]\($0.value.rawValue.percentEncoded)" }
        .joined(separator: "[,]")
    case .gaps(let gaps): gaps.sorted { $0.key < $1.key }.map(\.value).joined(separator: "[,]")
    }
  }
}

// MARK: - The tasks

extension ChoiceTask: RecordedTask {
  var interactionKind: XAPI.Interaction.Kind {
    all.all.map(\.id.rawValue) == ["true", "false"] ? .trueFalse : .choice
  }
  var components: [(key: String, all: [InteractionComponent])] {
    interactionKind == .choice ? [("choices", all.all.map(InteractionComponent.init))] : []
  }
  var patterns: [String] { all.correct.map(\.id.rawValue.percentEncoded) }
}

extension CheckAllTask: RecordedTask {
  var interactionKind: XAPI.Interaction.Kind { .choice }
  var components: [(key: String, all: [InteractionComponent])] {
    [("choices", all.all.map(InteractionComponent.init))]
  }
}

extension WrittenTask: RecordedTask {
  var interactionKind: XAPI.Interaction.Kind {
    // Other tolerances have no bounds that a pattern could name, and a unit is no number.
    switch (key as? NumericMatcher)?.tolerance {
    case .exact, .absolute: Double(key.preferred) == nil ? .fillIn : .numeric
    default: .fillIn
    }
  }

  var patterns: [String] {
    let isNumeric = interactionKind == .numeric
    if isNumeric, case .absolute(let width) = (key as? NumericMatcher)?.tolerance,
      let value = Double(key.preferred)
    {
      return ["\(value - width)[:]\(value + width)"]
    }
    let prefix = ignoresCase || isNumeric ? "" : "{case_matters=true}"
    return key.accepted.map { prefix + $0 }
  }

  private var ignoresCase: Bool {
    switch key {
    case let key as ExactMatcher: key.normalization == .standard(ignoresCase: true)
    case let key as RoughMatcher: key.ignoresCase
    default: true
    }
  }
}

extension OrderingTask: RecordedTask {
  var interactionKind: XAPI.Interaction.Kind { .sequencing }
  var components: [(key: String, all: [InteractionComponent])] {
    [("choices", items.map(InteractionComponent.init))]
  }
  var patterns: [String] {
    // A pattern with one of several right orders would make the others wrong.
    hasOneOrder ? [text(of: .order(correctOrder))] : []
  }
}

extension MatchingTask: RecordedTask {
  var interactionKind: XAPI.Interaction.Kind { .matching }
  var components: [(key: String, all: [InteractionComponent])] {
    [
      ("source", left.map(InteractionComponent.init)),
      ("target", right.map(InteractionComponent.init)),
    ]
  }
}

extension ClozeTask: RecordedTask {
  var interactionKind: XAPI.Interaction.Kind { .fillIn }
  var patterns: [String] {
    correctAnswer.map { ["{case_matters=false}" + text(of: $0)] } ?? []
  }

  func text(of response: QuizResponse) -> String {
    guard case .gaps(let entries) = response else { return response.interactionText }
    return gaps.map { entries[$0.id] ?? "" }.joined(separator: "[,]")
  }
}

extension OpenResponseTask: RecordedTask {
  var interactionKind: XAPI.Interaction.Kind { .longFillIn }
}
