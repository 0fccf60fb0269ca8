// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Questions of interactions that stand alone.
extension QTIQuestion {
  mutating func answer(_ question: inout Question, _ interaction: QTIElement) {
    guard let response = response(of: interaction) else { return }
    let name = response.identifier
    switch interaction.name {
    case "choiceInteraction":
      choose(&question, interaction, interaction.all("simpleChoice"), response)
    case "hottextInteraction":
      let words = interaction.elements { $0.name == "hottext" }
      question.text.source +=
        "<br>" + text.text(interaction) { $0.name == "prompt" ? "" : nil }.source
      choose(&question, interaction, words, response)
    case "extendedTextInteraction":
      question.task = .essay
      question.sampleAnswer = response.correct.first
      if let score = score([name: response.correct]), score > .zero { full = score }
    case "orderInteraction": order(&question, interaction, response)
    case "matchInteraction":
      let sides = interaction.all("simpleMatchSet").map { $0.all("simpleAssociableChoice") }
      guard sides.count == 2 else { return }
      match(&question, sides[0], sides[1], response, areShuffled: interaction["shuffle"] == "true")
    case "gapMatchInteraction": put(&question, interaction, response)
    default: break
    }
  }

  // MARK: Choices

  private mutating func choose(
    _ question: inout Question,
    _ interaction: QTIElement,
    _ choices: [QTIElement],
    _ response: QTI.Response
  ) {
    let name = response.identifier
    let ids = choices.map { $0["identifier"] ?? "" }
    let picksOne = response.cardinality == "single" || interaction["maxChoices"] == "1"
    let key = response.correct.filter(ids.contains)
    let alone = ids.map { score([name: [$0]]) ?? .zero }
    var fractions: [Fraction]
    if picksOne {
      guard takeFull(alone.max()) else { return }
      fractions = alone.map { share($0) ?? .zero }
    } else {
      let right = key.isEmpty ? ids.indices.filter { alone[$0] > .zero }.map { ids[$0] } : key
      guard takeFull(score([name: right])) else { return }
      fractions = weights(ids, right: right, name, &question)
    }
    let isShuffled =
      interaction["shuffle"] == "true" && !choices.contains { $0["fixed"] == "true" }
    if ids == ["true", "false"], picksOne, Set(fractions) == [0, 1] {
      question.task = .truth(
        fractions[0] == 1,
        feedbackTrue: feedback(for: [name: ["true"]]),
        feedbackFalse: feedback(for: [name: ["false"]])
      )
      return
    }
    let answers = choices.indices.map { index in
      let inline = choices[index].elements {
        $0.name == "feedbackInline" && $0["identifier"] == ids[index]
      }
      return Question.Answer(
        text.text(choices[index]),
        fraction: fractions[index],
        feedback: feedback(for: [name: [ids[index]]]) ?? inline.first.map { text.text($0) }
      )
    }
    question.task = .choices(answers, picksOne: picksOne, areShuffled: isShuffled)
  }

  /// The credit that each pick adds to a list of picks.
  private mutating func weights(
    _ ids: [String],
    right: [String],
    _ name: String,
    _ question: inout Question
  ) -> [Fraction] {
    func credit(_ picks: [String]) -> Fraction { self.credit([name: picks]) ?? .zero }
    let wrong = ids.filter { !right.contains($0) }
    let without = right.map { id in credit(right.filter { $0 != id }) }
    let with = wrong.map { credit(right + [$0]) }
    let usual = (try? Fraction(1, right.count)) ?? .one
    if (without + with).allSatisfy({ $0 == 0 }), right.count > 1 || !wrong.isEmpty {
      question.isAllOrNothing = true
      return ids.map { right.contains($0) ? usual : (try? Fraction.zero - usual) ?? .zero }
    }
    let weights = ids.map { id in
      let weight =
        right.firstIndex(of: id).flatMap { try? .one - without[$0] }
        ?? wrong.firstIndex(of: id).flatMap { try? with[$0] - .one }
      return weight ?? .zero
    }
    // What is seen with few picks must hold for others too.
    let probes =
      [[], ids, wrong] + ids.map { [$0] }
      + ids.prefix(8).flatMap { a in
        ids.prefix(8).filter { $0 > a }.map { [a, $0] }
      }
    for probe in probes {
      let sum = try? ids.indices.filter { probe.contains(ids[$0]) }.map { weights[$0] }.sum()
      expect([name: probe], earns: min(max(sum ?? .zero, .zero), .one))
    }
    return weights
  }

  // MARK: Orders and pairs

  private mutating func order(
    _ question: inout Question,
    _ interaction: QTIElement,
    _ response: QTI.Response
  ) {
    let choices = interaction.all("simpleChoice")
    let key = response.correct
    let items = key.compactMap { id in choices.first { $0["identifier"] == id } }
    guard items.count == choices.count, takeFull(score([response.identifier: key])) else {
      note(.noKey)
      return
    }
    question.task = .ordering(items.map { text.text($0) })
    guard key.count > 1 else { return }
    var swapped = key
    swapped.swapAt(0, 1)
    let credit = credit([response.identifier: swapped])
    question.isAllOrNothing = credit == 0 && key.count > 2
    let inPlace = try? Fraction(key.count - 2, key.count)
    if !question.isAllOrNothing, credit != inPlace { note(.scoringApproximated) }
  }

  /// The halves of the pairs that earn credit.
  private func pairs(_ response: QTI.Response) -> [(String, String)] {
    let mapped = response.mapping?.entries.filter { NumberAnswer.number($0.value) ?? 0 > .zero }
    let texts = response.correct.isEmpty ? (mapped ?? []).map(\.key) : response.correct
    return texts.compactMap { text in
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  private mutating func match(
    _ question: inout Question,
    _ left: [QTIElement],
    _ right: [QTIElement],
    _ response: QTI.Response,
    areShuffled: Bool
  ) {
    let ids = [left, right].map { $0.map { $0["identifier"] ?? "" } }
    let pairs = pairs(response)
    guard takeFull(score([response.identifier: pairs.map { "\($0) \($1)" }])) else { return }
    // The side of which each belongs to one of the other is asked for.
    let isTurned = Set(pairs.map(\.0)).count < pairs.count
    let key = pairs.map { isTurned ? ($0.1, $0.0) : ($0.0, $0.1) }
    let (stems, answers) = isTurned ? (right, left) : (left, right)
    let (stemIDs, answerIDs) = isTurned ? (ids[1], ids[0]) : (ids[0], ids[1])
    guard Set(key.map(\.0)) == Set(stemIDs), key.count == stemIDs.count else { return }
    let partners = Dictionary(key) { first, _ in first }
    var made = zip(stems, stemIDs).map { stem, id in
      let answer = partners[id].flatMap { answerIDs.firstIndex(of: $0) }.map { answers[$0] }
      return Question.Pair(text.text(stem), answer.map { text.plain($0) } ?? "")
    }
    for (answer, id) in zip(answers, answerIDs) where !partners.values.contains(id) {
      made.append(Question.Pair(Question.Text(""), text.plain(answer)))
    }
    question.task = .pairs(made, areShuffled: areShuffled)
    share(&question, response.identifier, pairs.map { "\($0) \($1)" })
  }

  /// Finds out whether parts of a key earn a share of the credit.
  private mutating func share(_ question: inout Question, _ name: String, _ key: [String]) {
    guard key.count > 1 else { return }
    let credits = key.indices.map { index in
      credit([name: key.indices.filter { $0 != index }.map { key[$0] }]) ?? .zero
    }
    question.isAllOrNothing = credits.allSatisfy { $0 == 0 }
    let usual = try? Fraction(key.count - 1, key.count)
    if !question.isAllOrNothing, credits.contains(where: { $0 != usual }) {
      note(.scoringApproximated)
    }
  }

  private mutating func put(
    _ question: inout Question,
    _ interaction: QTIElement,
    _ response: QTI.Response
  ) {
    let words = interaction.all("gapText")
    let ids = words.map { $0["identifier"] ?? "" }
    let gaps = interaction.elements { $0.name == "gap" }.map { $0["identifier"] ?? "" }
    let pairs = pairs(response)
    let key = Dictionary(pairs.map { ($0.1, $0.0) }) { first, _ in first }
    guard takeFull(score([response.identifier: pairs.map { "\($0) \($1)" }])) else { return }
    guard !words.isEmpty, gaps.allSatisfy({ key[$0].map(ids.contains) == true }) else { return }
    let filled = text.text(interaction) { child in
      switch child.name {
      case "gap":
        child["identifier"].flatMap { key[$0] }.flatMap { ids.firstIndex(of: $0) }
          .map { "[[\($0 + 1)]]" }
      case "gapText", "gapImg", "prompt": ""
      default: nil
      }
    }
    let above = question.text.source
    question.text.source = above.isEmpty ? filled.source : "\(above)<br>\(filled.source)"
    question.text.files += filled.files
    question.task = .gapSelect(
      words.map { Question.GapOption(text.plain($0)) },
      areDragged: true
    )
    share(&question, response.identifier, pairs.map { "\($0) \($1)" })
  }
}
