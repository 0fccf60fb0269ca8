// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

/// The result of an item's rules for one response.
struct ItemVerdict {
  /// Its points; nil where the rules give none.
  var points: Rational?
  /// The places of the texts that are shown for it.
  var texts: Set<Int> = []
}

/// A text that an item shows for some responses.
struct ItemText {
  let identifier: String
  let title: String?
  let text: Question.Text
  /// The bytes of the file that it stands in.
  let range: Range<Int>
}

extension [ItemText] {
  /// The texts below one another, each below its title; nil where there is nothing to see.
  var joined: Question.Text? {
    var joined = Question.Text("")
    for text in self {
      let heading = text.title.map { "<b>\(Question.Text.escaped($0))</b>" }
      for part in [heading, text.text.html].compactMap(\.self) where !part.isEmpty {
        joined.source += (joined.source.isEmpty ? "" : "<br>") + part
      }
      joined.files += text.text.files
    }
    return joined.source.isEmpty ? nil : joined
  }
}

/// The responses to an item that were tried, with what its rules make of each.
///
/// Where there are few responses, they are all there is; else they are the most telling ones.
struct ItemTrials {
  /// A response before it is judged.
  struct Response {
    var values: [String: [String]]
    /// The places of the answers in it: options that are picked, or entries into gaps.
    var answers: Set<Int>

    var isEmpty: Bool { values.values.allSatisfy(\.isEmpty) }
  }

  /// A response that was tried.
  struct Trial {
    let answers: Set<Int>
    let isEmpty: Bool
    /// The share of the points, from 0 to 1.
    let credit: Fraction
    /// The places of the texts that are shown for it.
    let texts: Set<Int>
  }

  /// The most responses that are tried.
  static let maximumCount = 5000
  /// The most elements of rules that are looked at for one item.
  static let maximumWork = 2_000_000

  /// The responses in the order in which they were made.
  let all: [Trial]
  /// Whether the item has no other responses.
  let isComplete: Bool
  /// The greatest difference between credits that count as equal, as files round them.
  let tolerance: Fraction

  init(
    _ responses: [Response],
    isComplete: Bool,
    full: Rational,
    tolerance: Fraction = .zero,
    verdict: ([String: [String]]) -> ItemVerdict
  ) {
    self.isComplete = isComplete
    self.tolerance = tolerance
    all = responses.map { response in
      let verdict = verdict(response.values)
      let share = verdict.points.flatMap { try? $0 / full }.flatMap { Fraction($0) } ?? .zero
      return Trial(
        answers: response.answers,
        isEmpty: response.isEmpty,
        credit: min(max(share, .zero), .one),
        texts: verdict.texts
      )
    }
  }

  /// Whether a question that gives these credits scores as the item does.
  func agree(with credit: (Trial) -> Fraction?) -> Bool { mismatches(with: credit) == 0 }

  /// Returns the number of responses that a question scores in another way.
  func mismatches(with credit: (Trial) -> Fraction?) -> Int {
    all.count { trial in
      guard let expected = credit(trial) else { return true }
      let clamped = min(max(expected, .zero), .one)
      guard clamped != trial.credit else { return false }
      guard let difference = try? clamped - trial.credit else { return true }
      return difference > tolerance || difference < (try? .zero - tolerance) ?? .zero
    }
  }
}

/// The cost of trying a response to an item.
struct TrialCost {
  /// The number of elements in its rules, at least 1.
  let elements: Int
  let pool: TrialPool

  /// Takes the cost of so many responses from the pool; false where there is too little left for
  /// more than a few.
  fileprivate func take(_ count: Int) -> Bool {
    let work = count * elements
    guard work <= max(pool.left, 20_000) else { return false }
    pool.left -= work
    return true
  }
}

/// The elements of rules that may be looked at for all items of a package, so that a file of
/// nothing but items with many responses costs no more than a long one.
final class TrialPool {
  fileprivate(set) var left = 10_000_000
}

// MARK: - Responses

extension ItemTrials {
  /// Whether so many responses to an item can all be tried.
  private static func canTry(_ count: Int, cost: TrialCost) -> Bool {
    guard count <= maximumCount, count * cost.elements <= maximumWork else { return false }
    return cost.take(count)
  }

  /// The picks of options: all there are, or the empty one, each option, each pair of the first
  /// ones, and those that differ from the right ones by a single option.
  static func picks(
    _ name: String,
    of ids: [String],
    picksOne: Bool,
    right: [String] = [],
    also others: [[String]] = [],
    cost: TrialCost
  ) -> (responses: [Response], isComplete: Bool) {
    let isComplete =
      picksOne
      ? canTry(ids.count + 1, cost: cost)
      : ids.count < 13 && canTry(1 << ids.count, cost: cost)
    var picks: [[Int]] = [[]]
    if picksOne {
      picks += ids.indices.map { [$0] }
    } else if isComplete {
      picks = (0..<1 << ids.count).map { bits in ids.indices.filter { bits >> $0 & 1 == 1 } }
    } else {
      let key = ids.indices.filter { right.contains(ids[$0]) }
      picks += ids.indices.map { [$0] }
      let first = ids.indices.prefix(8)
      picks += first.flatMap { a in first.filter { $0 > a }.map { [a, $0] } }
      picks += [key, Array(ids.indices)]
      picks += ids.indices.map { changed in
        key.contains(changed) ? key.filter { $0 != changed } : key + [changed]
      }
      picks += others.map { other in ids.indices.filter { other.contains(ids[$0]) } }
      picks = picks.map { $0.sorted() }.unrepeated
    }
    let most = isComplete ? picks.count : min(picks.count, max(16, maximumWork / cost.elements))
    let responses = picks.prefix(most).map { picked in
      Response(values: [name: picked.map { ids[$0] }], answers: Set(picked))
    }
    return (responses, isComplete)
  }

  /// The orders of items: all there are, or the key with its neighbors and some literal ones.
  static func orders(
    _ name: String,
    of key: [String],
    also others: [[String]],
    cost: TrialCost
  ) -> (responses: [Response], isComplete: Bool) {
    var orders: [[String]] = []
    let count = key.count < 8 ? (1...max(key.count, 1)).reduce(1, *) : .max
    let isComplete = key.count < 8 && canTry(count, cost: cost)
    if isComplete {
      orders = [[]]
      for item in key {
        orders = orders.flatMap { order in
          (0...order.count).map { place in
            var order = order
            order.insert(item, at: place)
            return order
          }
        }
      }
    } else {
      orders = [key, key.reversed()]
      for index in key.indices.dropFirst() {
        var swapped = key
        swapped.swapAt(index - 1, index)
        orders.append(swapped)
        orders.append(Array(key[index...]) + key[..<index])
      }
      orders = Array(orders.prefix(max(16, maximumWork / cost.elements / max(key.count, 1))))
      orders += others.filter { $0.count == key.count }
      orders = orders.unrepeated
    }
    return (orders.map { Response(values: [name: $0], answers: []) }, isComplete)
  }

  /// The entries into blanks: all combinations of those that are listed, with one that is not
  /// listed and with none at all; or those that differ from the right ones in one blank.
  ///
  /// - Parameters:
  ///   - entries: The entries of each blank by its name; nil leaves the blank empty.
  ///   - right: The place of the right entry of each blank.
  ///   - cost: The cost of a response.
  /// - Returns: The responses, and whether there are no others.
  static func entries(
    _ entries: [(name: String, values: [String?])],
    right: [Int],
    cost: TrialCost
  ) -> (responses: [Response], isComplete: Bool) {
    var count = 1
    for blank in entries where count <= maximumCount { count *= max(blank.values.count, 1) }
    let isComplete = canTry(count, cost: cost)
    var choices: [[Int]] = []
    if isComplete {
      choices = [[]]
      for blank in entries {
        choices = choices.flatMap { choice in blank.values.indices.map { choice + [$0] } }
      }
    } else {
      choices = [right, entries.map { $0.values.count - 1 }]
      for (index, blank) in entries.enumerated() {
        choices += blank.values.indices.map { value in
          var choice = right
          choice[index] = value
          return choice
        }
      }
      choices = Array(choices.prefix(max(16, maximumWork / cost.elements / max(entries.count, 1))))
    }
    var starts: [Int] = []
    var next = 0
    for blank in entries {
      starts.append(next)
      next += blank.values.count
    }
    let responses = choices.map { choice in
      var response = Response(values: [:], answers: [])
      for (index, value) in choice.enumerated() {
        if let text = entries[index].values[value] { response.values[entries[index].name] = [text] }
        response.answers.insert(starts[index] + value)
      }
      return response
    }
    return (responses, isComplete)
  }
}

// MARK: - Texts

/// The places of a question at which the texts of an item belong.
struct ItemTextPlaces {
  /// The texts that every response gets.
  var general: [Int] = []
  /// The texts of responses with an answer, by its place.
  var answers: [Int: [Int]] = [:]
  /// The texts of whole responses.
  var responses: [(condition: Question.ResponseFeedback.Condition, text: Int)] = []
  /// The texts whose responses a question cannot name.
  var leftOut: [Int] = []
}

extension ItemTrials {
  /// Finds out where texts belong from the responses that get them.
  ///
  /// - Parameters:
  ///   - texts: The texts by their places.
  ///   - answers: The places of answers that have feedback of their own.
  ///   - arePicks: Whether answers are options that a learner picks.
  /// - Returns: The places of all texts.
  func places(
    of texts: [ItemText],
    answers: Range<Int>,
    arePicks: Bool
  ) -> ItemTextPlaces {
    var places = ItemTextPlaces()
    let filled = all.filter { !$0.isEmpty }
    var showing: [Int: [Trial]] = [:]
    for trial in filled { for text in trial.texts { showing[text, default: []].append(trial) } }
    for (index, text) in texts.enumerated() {
      let named = ItemTextName(text.identifier)
      let shown = showing[index] ?? []
      if shown.isEmpty {
        if arePicks, all.contains(where: { $0.isEmpty && $0.texts.contains(index) }) {
          places.responses.append((.picks([]), index))
        } else if named == .general {
          places.general.append(index)
        } else if let condition = named?.condition {
          places.responses.append((condition, index))
        } else {
          places.leftOut.append(index)
        }
        continue
      }
      if shown.count == filled.count, filled.count > 1 || named == nil || named == .general {
        places.general.append(index)
        continue
      }
      let conditions = creditConditions(of: shown, among: filled)
      if named?.condition == nil || named?.condition != conditions.first,
        let answer = answer(of: shown, among: filled, answers)
      {
        places.answers[answer, default: []].append(index)
      } else if !conditions.isEmpty {
        places.responses += conditions.map { ($0, index) }
      } else if arePicks, isComplete, shown.count <= 16 {
        places.responses += shown.map { (.picks($0.answers), index) }
      } else {
        places.leftOut.append(index)
      }
    }
    return places
  }

  /// The only answer that all of some responses have and all others lack.
  private func answer(
    of shown: [Trial],
    among filled: [Trial],
    _ answers: Range<Int>
  ) -> Int? {
    let shared = shown.dropFirst().reduce(shown[0].answers) { $0.intersection($1.answers) }
    return shared.sorted().first { answer in
      answers.contains(answer) && filled.count { $0.answers.contains(answer) } == shown.count
    }
  }

  /// The conditions on the credit that some responses fulfil and all others do not.
  private func creditConditions(
    of shown: [Trial],
    among filled: [Trial]
  ) -> [Question.ResponseFeedback.Condition] {
    let classes: [(Question.ResponseFeedback.Condition, (Trial) -> Bool)] = [
      (.correct, { $0.credit == 1 }), (.incorrect, { $0.credit == 0 }),
      (.partlyCorrect, { $0.credit > 0 && $0.credit < 1 }),
    ]
    var conditions: [Question.ResponseFeedback.Condition] = []
    var isWhole = true
    for (condition, holds) in classes {
      let (here, there) = (shown.count(where: holds), filled.count(where: holds))
      if here > 0, here == there { conditions.append(condition) }
      if here > 0, here != there { isWhole = false }
    }
    if isWhole { return conditions }
    guard let least = shown.map(\.credit).min(), let most = shown.map(\.credit).max(),
      filled.count(where: { (least...most).contains($0.credit) }) == shown.count
    else { return [] }
    return [.credit(least...most)]
  }
}

/// The names that programs give to texts for every, the right, and wrong responses.
enum ItemTextName {
  case general, correct, partlyCorrect, incorrect

  init?(_ identifier: String) {
    let name = identifier.lowercased()
    if name.contains("partial") || name.contains("partly") {
      self = .partlyCorrect
    } else if name.contains("incorrect") || name.contains("wrong") {
      self = .incorrect
    } else if name.contains("correct") || name.contains("right") {
      self = .correct
    } else if name.hasPrefix("general") || name == "all" {
      self = .general
    } else {
      return nil
    }
  }

  var condition: Question.ResponseFeedback.Condition? {
    switch self {
    case .general: nil
    case .correct: .correct
    case .partlyCorrect: .partlyCorrect
    case .incorrect: .incorrect
    }
  }
}

// MARK: - Questions

extension ItemTrials {
  /// The weights of options of which several are picked, and whether all of them must be right.
  ///
  /// Weights that are seen with few picks must hold for others too; of several readings the one
  /// with the fewest differences is taken.
  func weights(
    of count: Int,
    right: Set<Int>
  ) -> (weights: [Fraction], isAllOrNothing: Bool, isExact: Bool) {
    let usual = (try? Fraction(1, max(right.count, 1))) ?? .one
    let signed = (0..<count).map { right.contains($0) ? usual : (try? .zero - usual) ?? .zero }
    let credits = Dictionary(all.map { ($0.answers, $0.credit) }) { first, _ in first }
    let changes = (0..<count).map { option -> Fraction in
      if right.contains(option) {
        let without = credits[right.subtracting([option])] ?? .zero
        return (try? .one - without)?.snapped(tolerance) ?? .zero
      }
      let with = credits[right.union([option])] ?? .zero
      return (try? with - .one)?.snapped(tolerance) ?? .zero
    }
    let alone = (0..<count).map { (credits[[$0]] ?? .zero).snapped(tolerance) }
    let strict = mismatches { $0.answers == right ? .one : .zero }
    if strict == 0 { return (signed, true, true) }
    var best = (weights: signed, isAllOrNothing: true, isExact: false)
    var fewest = strict
    for weights in [changes, alone, signed] {
      let differing = mismatches { trial in
        try? trial.answers.sorted().map { weights[$0] }.sum()
      }
      guard differing < fewest || differing == fewest && weights == changes else { continue }
      fewest = differing
      best = (weights, false, differing == 0)
    }
    return best
  }
}

extension ItemTrials {
  /// The formula by which orders earn what the item gives them, or the nearer of the two usual ones
  /// where none gives the same for all.
  ///
  /// Where not all orders were tried, only the usual ones are looked at.
  func formula(
    of orders: [[String]],
    key: [String]
  ) -> (formula: OrderingTask.Formula, isExact: Bool) {
    let places = Dictionary(key.enumerated().map { ($1, $0) }) { first, _ in first }
    let comparisons = orders.map { order -> OrderComparison? in
      let ranks = order.compactMap { places[$0] }
      return ranks.count == key.count ? OrderComparison(ranks: ranks) : nil
    }
    func differing(_ formula: OrderingTask.Formula) -> Int {
      zip(all, comparisons).count { trial, comparison in
        let right = comparison?.right(by: formula)
        let credit = right.flatMap { try? Fraction($0.count, max($0.all, 1)) } ?? .zero
        guard trial.credit != credit, trial.credit.unrounded != credit else { return false }
        guard let difference = try? trial.credit - credit else { return true }
        return difference > tolerance || difference < (try? .zero - tolerance) ?? .zero
      }
    }
    let (strict, loose) = (differing(.allOrNothing), differing(.exactPosition))
    let usual: OrderingTask.Formula =
      key.count > 1 && strict <= loose ? .allOrNothing : .exactPosition
    guard min(strict, loose) > 0 else { return (usual, true) }
    guard isComplete, key.count > 1 else { return (usual, false) }
    let others: [OrderingTask.Formula] = [
      .relativeNext, .allPreviousAndNext, .longestSubsequence, .longestRun, .kendall,
      .dependencyGraph,
    ]
    return others.first { differing($0) == 0 }.map { ($0, true) } ?? (usual, false)
  }
}

extension Question {
  /// Grades an order by a formula.
  mutating func grade(by formula: OrderingTask.Formula) {
    isAllOrNothing = formula == .allOrNothing
    orderFormula = [.allOrNothing, .exactPosition].contains(formula) ? nil : formula
  }
}

extension Fraction {
  /// The fraction that is meant, where credits may differ as far as files round them.
  func snapped(_ tolerance: Fraction) -> Fraction { tolerance > .zero ? unrounded : self }
}

extension Question.Text {
  /// The text, where it has marks or pictures that words cannot show.
  private var marked: Question.Text? {
    guard source.contains(where: { "<\\$".contains($0) }) else { return nil }
    let read = imported
    return read.text.hasMarks || read.losses.contains(where: \.isContent) ? self : nil
  }

  /// A pair with a stem, to which the text belongs.
  func paired(with stem: Question.Text) -> Question.Pair {
    var pair = Question.Pair(stem, plain)
    pair.richAnswer = marked
    return pair
  }

  /// A word for gaps.
  var gapOption: Question.GapOption {
    var option = Question.GapOption(plain)
    option.richText = marked
    return option
  }
}
