internal import LudusCore

/// A kind in JSON: its name as `kind`, and the keys of its content beside it.
///
/// Problems and gaps have it among their own keys.
package struct InlineKind {
  let kind: ProblemKind
}

extension InlineKind: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case kind, options, shuffleOptions, grading
  }

  /// Reads a kind; whether it is without fault is checked by the problem.
  package init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let kind = Self.kind(from: &reader)
    guard reader.isFaultless, let kind else { throw reader.error }
    self.init(kind: kind)
  }

  private static func kind(from reader: inout ContentReader<Key, ProblemFault>) -> ProblemKind? {
    guard let name = reader.read(String.self, at: .kind) else { return nil }
    switch ProblemKind.Name(rawValue: name) {
    case .multipleChoice:
      let options = options(from: &reader)
      let grading = reader.readName(ChoiceFormula.self, at: .grading, default: .allOrNothing)
      guard let options, let grading else { return nil }
      return .multipleChoice(options, grading: grading)
    case .checkAll:
      let options = options(from: &reader)
      let grading = reader.readName(CheckAllFormula.self, at: .grading, default: .incremental)
      guard let options, let grading else { return nil }
      return .checkAll(options, grading: grading)
    case .exactMatch: return reader.readInline(ExactMatcher.self).map(ProblemKind.exactMatch)
    case .roughMatch: return reader.readInline(RoughMatcher.self).map(ProblemKind.roughMatch)
    case .numeric: return reader.readInline(NumericMatcher.self).map(ProblemKind.numeric)
    case .algebraic: return reader.readInline(AlgebraMatcher.self).map(ProblemKind.algebraic)
    case .ordering: return reader.readInline(OrderingTask.self).map(ProblemKind.ordering)
    case .matching: return reader.readInline(MatchingTask.self).map(ProblemKind.matching)
    case .cloze: return reader.readInline(ClozeTask.self).map(ProblemKind.cloze)
    case .openResponse:
      return reader.readInline(OpenResponseTask.self).map(ProblemKind.openResponse)
    case nil:
      reader.note(.unknownKind(name), at: ContentPlace().key("kind"))
      return nil
    }
  }

  private static func options(
    from reader: inout ContentReader<Key, ProblemFault>
  ) -> AnswerOptions? {
    let areShuffled = reader.read(Bool.self, at: .shuffleOptions, default: false)
    guard let all = reader.readArray(of: AnswerOption.self, at: .options), let areShuffled else {
      return nil
    }
    return AnswerOptions(all, areShuffled: areShuffled)
  }

  /// Writes the kind, leaving defaults out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind.name, forKey: .kind)
    if let options = kind.options {
      try container.encode(options.areShuffled, unless: false, forKey: .shuffleOptions)
      try container.encode(options.all, forKey: .options)
    }
    switch kind {
    case .multipleChoice(_, let grading) where grading != .allOrNothing:
      try container.encode(grading, forKey: .grading)
    case .checkAll(_, let grading) where grading != .incremental:
      try container.encode(grading, forKey: .grading)
    case .multipleChoice, .checkAll: break
    case .exactMatch, .roughMatch, .numeric, .algebraic: try kind.matcher?.encode(to: encoder)
    case .ordering(let task): try task.encode(to: encoder)
    case .matching(let task): try task.encode(to: encoder)
    case .cloze(let task): try task.encode(to: encoder)
    case .openResponse(let task): try task.encode(to: encoder)
    }
  }
}
