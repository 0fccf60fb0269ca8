// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import LudusFoundation

extension ProblemKind {
  /// Returns the kind with a response as its key, by the same rules of grading, or nil for a
  /// response that cannot be the key.
  ///
  /// A response to a text with gaps can leave gaps out, which keep their keys.
  package func keyed(by response: QuizResponse) -> ProblemKind? {
    guard let kind = task.keyed(by: response), kind.faults.isEmpty else { return nil }
    return kind
  }
}

extension ChoiceTask {
  package func keyed(by response: QuizResponse) -> ProblemKind? {
    guard case .choice(let pick) = response, all[id: pick] != nil else { return nil }
    let options = all.keyed {
      $0.id == pick
    } weight: { option in
      option.isCorrect || option.id == pick ? nil : option.weight
    }
    return .multipleChoice(options, grading: grading)
  }
}

extension CheckAllTask {
  package func keyed(by response: QuizResponse) -> ProblemKind? {
    let picks = Set(response.picks)
    guard !picks.isEmpty, picks.allSatisfy({ all[id: $0] != nil }) else { return nil }
    let share = try? Fraction(1, picks.count)
    let options = all.keyed {
      picks.contains($0.id)
    } weight: { option in
      guard grading == .weighted else { return nil }
      return picks.contains(option.id) ? share : option.isCorrect ? nil : option.weight
    }
    return .checkAll(options, grading: grading)
  }
}

extension AnswerOptions {
  /// The same options with another key.
  fileprivate func keyed(
    by isCorrect: (AnswerOption) -> Bool,
    weight: (AnswerOption) -> Fraction?
  ) -> AnswerOptions {
    let options = all.map { option in
      AnswerOption(
        id: option.id,
        text: option.text,
        isCorrect: isCorrect(option),
        feedback: option.feedback,
        weight: weight(option),
        role: option.role
      )
    }
    return AnswerOptions(options, areShuffled: areShuffled)
  }
}

extension WrittenTask {
  package func keyed(by response: QuizResponse) -> ProblemKind? {
    guard let text = response.text, !text.isInvisible else { return nil }
    // What is accepted must not be among what is confused with it.
    let kinds = [[], ["confusables"]].lazy.compactMap { matcher(accepting: text, without: $0) }
      .map(kind)
    return kinds.first { $0.faults.isEmpty }
  }

  /// The matcher with one accepted answer in place of its own, and whatever else its JSON says.
  private func matcher(accepting text: String, without keys: [String]) -> Matcher? {
    guard let stored = try? ContentJSON<ProblemFault>.encode(key),
      let object = try? ContentJSON<ProblemFault>.value(of: stored),
      let accepted = try? ContentJSON<ProblemFault>.encode([text])
    else { return nil }
    var members = object.members
      .filter { member in !(keys + ["accepted"]).contains { member.key.isText($0) } }
      .map { member in Array(member.key.bytes) + [UInt8(ascii: ":")] + member.value.bytes }
    members.append(Array(#""accepted":"#.utf8) + accepted)
    let json =
      "{" + members.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",") + "}"
    return try? ContentJSON<ProblemFault>.decode(Matcher.self, from: Data(json.utf8))
  }
}

extension OrderingTask {
  package func keyed(by response: QuizResponse) -> ProblemKind? {
    guard case .order(let order) = response, order.count == items.count else { return nil }
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let ordered = order.compactMap { known[$0] }
    guard ordered.count == items.count, Set(order).count == order.count else { return nil }
    // A formula that counts predecessors has no sense for a single order.
    let formula: Formula = grading == .dependencyGraph ? .allOrNothing : grading
    return .ordering(OrderingTask(ordered, grading: formula))
  }
}

extension MatchingTask {
  package func keyed(by response: QuizResponse) -> ProblemKind? {
    guard case .pairs(let pairs) = response else { return nil }
    return .matching(
      MatchingTask(
        left,
        with: right,
        pairs: pairs,
        sharesRight: sharesRight || Set(pairs.values).count < pairs.count,
        grading: grading
      )
    )
  }
}

extension ClozeTask {
  package func keyed(by response: QuizResponse) -> ProblemKind? {
    guard case .gaps(let entries) = response, !entries.isEmpty else { return nil }
    guard entries.keys.allSatisfy({ self[id: $0] != nil }) else { return nil }
    var gaps: [Gap] = []
    for gap in self.gaps {
      guard let entry = entries[gap.id] else {
        gaps.append(gap)
        continue
      }
      let response: QuizResponse =
        gap.kind.options == nil ? .text(entry) : .choice(AnswerOption.ID(entry))
      guard let kind = gap.kind.keyed(by: response) else { return nil }
      let expected = gap.expectedAnswers
      gaps.append(Gap(gap.id, kind, weight: gap.weight, expectedAnswers: expected))
    }
    return .cloze(ClozeTask(text, gaps: gaps, grading: grading))
  }
}
