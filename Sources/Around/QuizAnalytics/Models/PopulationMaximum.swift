// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods
internal import Quizzes

/// The search for the curves of problems that make answer sheets most likely, with abilities
/// averaged over, in one or several groups of learners.
///
/// A step is one of expectation, how many learners of each ability reach each level, and one of
/// scoring, item by item by Fisher's method: R. D. Bock and M. Aitkin (Psychometrika 46, 1981), for
/// levels E. Muraki (Applied Psychological Measurement 16, 1992). Steps are followed as in
/// `MarginalMaximum`. The first group is normal around 0 with deviation 1; mean and deviation of
/// the others are estimated.
struct PopulationMaximum {
  /// A problem whose curves are looked for.
  struct Item: Hashable {
    let form: ItemModel.Form
    let levels: Int
    /// Whether the chance to guess is estimated, and the likeliest one before any answer.
    var guess: Double?
  }

  /// Knowledge from before any answer.
  struct Priors: Hashable {
    /// The deviation of logarithms of discriminations around 0; nil for nothing.
    var slopeDeviation: Double?
    /// The number of answers that the chance to guess counts as.
    var guessWeight = 20.0
  }

  static let abilities = (0..<61).map { Double($0 - 30) / 5 }
  private static let tolerance = 1e-6
  private static let slopeRange = 0.05...20.0

  let items: [Item]
  private let sheets: [ResponseTable.Sheet]
  private let priors: Priors
  /// Whether all slopes are one.
  private let sharesSlope: Bool
  private let groupCount: Int
  /// The places where the numbers of an item begin: its slope, an intercept for each level but the
  /// first, and the log-odds of a guess where that is estimated.
  private let starts: [Int]
  /// The places where the levels of an item begin.
  private let rows: [Int]
  /// All numbers; after those of the items mean and logarithm of the deviation of each group but
  /// the first.
  private(set) var values: [Double]
  private var last: [Double]?
  private var fallback: (values: [Double], height: Double)?
  /// The number of learners of each ability who reached each level.
  private var counts: [Double]
  /// The number of learners of each group with each ability.
  private var populations: [Double]

  private(set) var steps = 0
  private(set) var logLikelihood = 0.0
  private(set) var stop: RaschScale.Stop?

  /// The number of parameters that were estimated.
  var parameterCount: Int {
    values.count - (sharesSlope ? max(0, items.count - 1) : 0)
  }

  init(
    _ items: [Item],
    _ sheets: [ResponseTable.Sheet],
    groups: Int = 1,
    sharesSlope: Bool = false,
    priors: Priors = Priors()
  ) {
    self.items = items
    self.sheets = sheets
    self.priors = priors
    self.sharesSlope = sharesSlope
    groupCount = max(1, groups)
    var (starts, rows, values) = ([Int](), [Int](), [Double]())
    var row = 0
    var totals = items.map { Array(repeating: 1.0, count: $0.levels) }
    for sheet in sheets {
      for mark in sheet.answers { totals[mark.item][mark.level] += Double(sheet.count) }
    }
    for (item, totals) in zip(items, totals) {
      starts.append(values.count)
      rows.append(row)
      row += item.levels
      values.append(1)
      let whole = totals.reduce(0, +)
      var above = whole
      for level in 1..<max(2, item.levels) {
        above -= totals[level - 1]
        switch item.form {
        case .partialCredit:
          let step = Elementary.log(totals[level] / totals[level - 1])
          values.append((level == 1 ? 0 : values[values.count - 1]) + step)
        case .logistic, .graded:
          values.append(1.2 * Elementary.log(above / (whole - above)))
        }
      }
      if let guess = item.guess {
        values.append(Elementary.log(guess / (1 - guess)))
        let share = min(max((above / whole - guess) / (1 - guess), 0.02), 0.98)
        values[values.count - 2] = 1.2 * Elementary.log(share / (1 - share))
      }
    }
    for _ in 1..<groupCount { values += [0, 0] }
    self.starts = starts
    self.rows = rows
    self.values = values
    counts = Array(repeating: 0, count: row * Self.abilities.count)
    populations = Array(repeating: 0, count: groupCount * Self.abilities.count)
    stop = items.isEmpty ? .converged : nil
  }

  /// Begins at numbers that are near the wanted ones.
  mutating func begin(at start: [Double]) {
    if start.count == values.count { values = start }
  }

  private func count(of item: Int) -> Int {
    items[item].levels + (items[item].guess == nil ? 0 : 1)
  }

  private var groupStart: Int {
    items.indices.last.map { starts[$0] + count(of: $0) } ?? 0
  }

  /// Mean and deviation of a group.
  func population(_ group: Int) -> (mean: Double, deviation: Double) {
    guard group > 0 else { return (0, 1) }
    let place = groupStart + 2 * (group - 1)
    return (values[place], Elementary.exp(values[place + 1]))
  }

  // MARK: Curves

  /// The chances of all levels of an item at an ability, and their derivatives by its numbers, one
  /// level after the other.
  static func curves(
    _ item: Item,
    _ numbers: ArraySlice<Double>,
    at ability: Double,
    chances: inout [Double],
    slopes: inout [Double]
  ) {
    let base = numbers.startIndex
    let slope = numbers[base]
    let (levels, size) = (item.levels, numbers.count)
    switch item.form {
    case .logistic:
      let known = Elementary.logistic(slope * ability + numbers[base + 1])
      let unknown = Elementary.logistic(-slope * ability - numbers[base + 1])
      let guess = item.guess == nil ? 0 : Elementary.logistic(numbers[base + 2])
      let density = (1 - guess) * known * unknown
      chances[0] = (1 - guess) * unknown
      chances[1] = guess + (1 - guess) * known
      (slopes[size], slopes[size + 1]) = (density * ability, density)
      if size > 2 { slopes[size + 2] = guess * (1 - guess) * unknown }
      for place in 0..<size { slopes[place] = -slopes[size + place] }
    case .graded:
      for place in 0..<levels * size { slopes[place] = 0 }
      var (above, below) = (1.0, 0.0)
      for level in 1..<levels {
        let line = slope * ability + numbers[base + level]
        let (reached, missed) = (Elementary.logistic(line), Elementary.logistic(-line))
        let density = reached * missed
        chances[level - 1] = reached > 0.5 ? missed - below : above - reached
        slopes[(level - 1) * size] -= density * ability
        slopes[(level - 1) * size + level] -= density
        slopes[level * size] += density * ability
        slopes[level * size + level] += density
        (above, below) = (reached, missed)
      }
      chances[levels - 1] = above
    case .partialCredit:
      var highest = 0.0
      chances[0] = 0
      for level in 1..<levels {
        chances[level] = Double(level) * slope * ability + numbers[base + level]
        highest = max(highest, chances[level])
      }
      var whole = 0.0
      for level in 0..<levels {
        chances[level] = Elementary.exp(chances[level] - highest)
        whole += chances[level]
      }
      var mean = 0.0
      for level in 0..<levels {
        chances[level] /= whole
        mean += Double(level) * chances[level]
      }
      for level in 0..<levels {
        slopes[level * size] = chances[level] * ability * (Double(level) - mean)
        for other in 1..<levels {
          slopes[level * size + other] =
            chances[level] * ((level == other ? 1 : 0) - chances[other])
        }
      }
    }
    for level in 0..<levels { chances[level] = max(chances[level], 1e-300) }
  }

  /// The numbers of an item.
  func numbers(of item: Int) -> ArraySlice<Double> {
    values[starts[item]..<starts[item] + count(of: item)]
  }

  /// The numbers of the groups but the first.
  var populationValues: ArraySlice<Double> { values[groupStart...] }

  private static let mostNumbers = ResponseTable.maximumLevels + 1

  /// The logarithms of the chances of all levels at all abilities.
  private func logarithms() -> [Double] {
    let nodes = Self.abilities.count
    var logarithms = Array(repeating: 0.0, count: counts.count)
    var chances = Array(repeating: 0.0, count: Self.mostNumbers)
    var slopes = Array(repeating: 0.0, count: Self.mostNumbers * Self.mostNumbers)
    for item in items.indices {
      let numbers = numbers(of: item)
      for node in 0..<nodes {
        Self.curves(
          items[item],
          numbers,
          at: Self.abilities[node],
          chances: &chances,
          slopes: &slopes
        )
        for level in 0..<items[item].levels {
          logarithms[(rows[item] + level) * nodes + node] = Elementary.log(chances[level])
        }
      }
    }
    return logarithms
  }

  /// The parts of the abilities in each group.
  private func weights() -> [Double] {
    (0..<groupCount).flatMap { group -> [Double] in
      let (mean, deviation) = population(group)
      let heights = Self.abilities.map { ability in
        let distance = (ability - mean) / deviation
        return Elementary.exp(-distance * distance / 2)
      }
      let whole = max(heights.reduce(0, +), 1e-300)
      return heights.map { $0 / whole }
    }
  }

  // MARK: Steps

  /// Takes one step; nothing happens once it has ended.
  mutating func step() {
    guard stop == nil else { return }
    steps += 1
    expect()
    if let fallback, !(height >= fallback.height) {
      values = fallback.values
      expect()
    }
    fallback = nil
    let start = values
    for _ in 0..<2 { score() }
    movePopulations()
    var change = 0.0
    for place in values.indices { change = max(change, abs(values[place] - start[place])) }
    if change <= Self.tolerance {
      stop = .converged
      expect()
    } else if let before = last {
      fallback = (values, height)
      follow(from: before, over: start)
      last = nil
    } else {
      last = start
    }
  }

  /// Goes on in the direction of two steps.
  private mutating func follow(from first: [Double], over second: [Double]) {
    var (length, bend) = (0.0, 0.0)
    for place in values.indices {
      let step = second[place] - first[place]
      let turn = values[place] - second[place] - step
      length += step * step
      bend += turn * turn
    }
    guard bend > 0 else { return }
    let reach = min((length / bend).squareRoot(), 100)
    guard reach > 1 else { return }
    var followed = values
    for place in values.indices {
      let step = second[place] - first[place]
      let turn = values[place] - second[place] - step
      followed[place] = first[place] + 2 * reach * step + reach * reach * turn
    }
    if areAllowed(followed) { values = followed }
  }

  /// Whether numbers are in their ranges and thresholds in their order.
  private func areAllowed(_ values: [Double]) -> Bool {
    guard values.allSatisfy({ abs($0) < 100 }) else { return false }
    return items.indices.allSatisfy { item in
      let start = starts[item]
      guard Self.slopeRange.contains(values[start]) else { return false }
      return Self.areOrdered(items[item], values[start..<start + count(of: item)])
    }
      && (1..<groupCount).allSatisfy { group in
        let place = groupStart + 2 * (group - 1)
        return abs(values[place]) < 4 && abs(values[place + 1]) < 1.5
      }
  }

  private static func areOrdered(_ item: Item, _ numbers: ArraySlice<Double>) -> Bool {
    guard item.form == .graded, item.levels > 2 else { return true }
    let intercepts = numbers.dropFirst().prefix(item.levels - 1)
    return zip(intercepts, intercepts.dropFirst()).allSatisfy { $0 - $1 > 1e-6 }
  }

  /// The likelihood with the priors, which no step lowers.
  private var height: Double {
    var height = logLikelihood
    for item in items.indices {
      let numbers = numbers(of: item)
      if let deviation = priors.slopeDeviation, !sharesSlope {
        let logarithm = Elementary.log(numbers[numbers.startIndex])
        height -= logarithm * logarithm / (2 * deviation * deviation)
      }
      if let guess = items[item].guess, let odds = numbers.last {
        let chance = Elementary.logistic(odds)
        height += priors.guessWeight * guess * Elementary.log(max(chance, 1e-300))
        height += priors.guessWeight * (1 - guess) * Elementary.log(max(1 - chance, 1e-300))
      }
    }
    return height
  }

  /// The parts of all abilities for a sheet; returns the logarithm of its likelihood.
  private static func posterior(
    of sheet: ResponseTable.Sheet,
    _ logarithms: [Double],
    _ rows: [Int],
    _ weights: [Double],
    into parts: inout [Double]
  ) -> Double {
    let count = abilities.count
    for node in 0..<count { parts[node] = 0 }
    for mark in sheet.answers {
      let start = (rows[mark.item] + mark.level) * count
      for node in 0..<count { parts[node] += logarithms[start + node] }
    }
    var highest = -Double.infinity
    for node in 0..<count { highest = max(highest, parts[node]) }
    let group = (sheet.group ?? 0) * count
    var whole = 0.0
    for node in 0..<count {
      parts[node] = Elementary.exp(parts[node] - highest) * weights[group + node]
      whole += parts[node]
    }
    // Of a sheet that no ability explains nothing follows.
    whole = max(whole, 1e-300)
    for node in 0..<count { parts[node] /= whole }
    return highest + Elementary.log(whole)
  }

  private mutating func expect() {
    let (logarithms, weights, nodes) = (logarithms(), weights(), Self.abilities.count)
    var parts = Array(repeating: 0.0, count: nodes)
    var (counts, populations) = (self.counts, self.populations)
    self.counts = []
    for place in counts.indices { counts[place] = 0 }
    for place in populations.indices { populations[place] = 0 }
    logLikelihood = 0
    for sheet in sheets {
      let height = Self.posterior(of: sheet, logarithms, rows, weights, into: &parts)
      let times = Double(sheet.count)
      logLikelihood += times * height
      let group = (sheet.group ?? 0) * nodes
      for node in 0..<nodes {
        parts[node] *= times
        populations[group + node] += parts[node]
      }
      for mark in sheet.answers {
        let start = (rows[mark.item] + mark.level) * nodes
        for node in 0..<nodes { counts[start + node] += parts[node] }
      }
    }
    (self.counts, self.populations) = (counts, populations)
  }

  /// Moves means and deviations of the groups to those of the expected abilities.
  private mutating func movePopulations() {
    let nodes = Self.abilities.count
    for group in 1..<max(1, groupCount) {
      var (whole, mean) = (0.0, 0.0)
      for node in 0..<nodes {
        whole += populations[group * nodes + node]
        mean += populations[group * nodes + node] * Self.abilities[node]
      }
      guard whole > 0 else { continue }
      mean /= whole
      var variance = 0.0
      for node in 0..<nodes {
        let distance = Self.abilities[node] - mean
        variance += populations[group * nodes + node] * distance * distance
      }
      let place = groupStart + 2 * (group - 1)
      values[place] = min(max(mean, -3.9), 3.9)
      let deviation = (variance / whole).squareRoot()
      values[place + 1] = Elementary.log(min(max(deviation, 0.25), 4))
    }
  }

  // MARK: Scoring

  /// The slope and the curvature of the likelihood by the numbers of an item.
  private func derivatives(of item: Int) -> (gradient: [Double], information: PositiveMatrix) {
    let (size, levels, nodes) = (count(of: item), items[item].levels, Self.abilities.count)
    let numbers = numbers(of: item)
    var gradient = Array(repeating: 0.0, count: size)
    var information = PositiveMatrix(size: size)
    var chances = Array(repeating: 0.0, count: levels)
    var slopes = Array(repeating: 0.0, count: levels * size)
    for node in 0..<nodes {
      Self.curves(
        items[item],
        numbers,
        at: Self.abilities[node],
        chances: &chances,
        slopes: &slopes
      )
      var whole = 0.0
      for level in 0..<levels { whole += counts[(rows[item] + level) * nodes + node] }
      guard whole > 0 else { continue }
      for level in 0..<levels {
        let times = counts[(rows[item] + level) * nodes + node]
        for row in 0..<size {
          let slope = slopes[level * size + row] / chances[level]
          gradient[row] += times * slope
          for column in 0...row {
            information[row, column] += whole * slope * slopes[level * size + column]
          }
        }
      }
    }
    if let deviation = priors.slopeDeviation, !sharesSlope {
      let (slope, precision) = (numbers[numbers.startIndex], 1 / (deviation * deviation))
      gradient[0] -= precision * Elementary.log(slope) / slope
      information[0, 0] += precision / (slope * slope)
    }
    if let guess = items[item].guess, let odds = numbers.last {
      let chance = Elementary.logistic(odds)
      gradient[size - 1] += priors.guessWeight * (guess - chance)
      information[size - 1, size - 1] += priors.guessWeight * chance * (1 - chance)
    }
    for row in 0..<size {
      information[row, row] += 1e-6
      for column in 0..<row { information[column, row] = information[row, column] }
    }
    return (gradient, information)
  }

  private mutating func score() {
    if sharesSlope {
      scoreWithOneSlope()
      return
    }
    for item in items.indices {
      let (gradient, information) = derivatives(of: item)
      guard let move = information.solved(for: gradient) else { continue }
      self.move(item, by: move)
    }
  }

  /// Moves an item, less far where it would leave its range.
  private mutating func move(_ item: Int, by move: [Double]) {
    let start = starts[item]
    let reach = max(abs(move[0]) / (values[start] / 2), move.map(abs).max() ?? 0, 1)
    var length = 1 / reach
    for _ in 0..<20 {
      var next = values[start..<start + move.count]
      for place in move.indices { next[start + place] += length * move[place] }
      next[start] = min(
        max(next[start], Self.slopeRange.lowerBound),
        Self.slopeRange.upperBound
      )
      if Self.areOrdered(items[item], next) {
        for place in move.indices {
          values[start + place] = min(max(next[start + place], -60), 60)
        }
        return
      }
      length /= 2
    }
  }

  /// Moves the slope of all items, from which all other numbers are eliminated, and these then.
  private mutating func scoreWithOneSlope() {
    var (pull, resistance) = (0.0, 1e-9)
    var parts: [(mixed: [Double], own: [Double])] = []
    for item in items.indices {
      let (gradient, information) = derivatives(of: item)
      let size = gradient.count - 1
      var rest = PositiveMatrix(size: size)
      for row in 0..<size {
        for column in 0..<size { rest[row, column] = information[row + 1, column + 1] }
      }
      let mixed = (0..<size).map { information[$0 + 1, 0] }
      let own = rest.solved(for: Array(gradient.dropFirst())) ?? mixed.map { _ in 0 }
      let byMixed = rest.solved(for: mixed) ?? mixed.map { _ in 0 }
      pull += gradient[0] - zip(mixed, own).reduce(0) { $0 + $1.0 * $1.1 }
      resistance += information[0, 0] - zip(mixed, byMixed).reduce(0) { $0 + $1.0 * $1.1 }
      parts.append((byMixed, own))
    }
    guard let first = starts.first else { return }
    let slope = values[first]
    let wanted = slope + min(max(pull / max(resistance, 1e-9), -slope / 2), slope / 2)
    let next = min(max(wanted, Self.slopeRange.lowerBound), Self.slopeRange.upperBound)
    for (item, part) in parts.enumerated() {
      var move = zip(part.own, part.mixed).map { $0 - $1 * (next - slope) }
      move.insert(0, at: 0)
      values[starts[item]] = next
      self.move(item, by: move)
    }
  }

  // MARK: Results

  /// The most numbers for which the errors take all into account.
  private static let mostJointly = 300

  /// The covariances of each item's numbers, by the products of the learners' own gradients.
  ///
  /// Up to some hundred numbers all are taken for unknown together, beyond those of one item.
  func covariances() -> [PositiveMatrix?] {
    let (logarithms, weights, nodes) = (logarithms(), weights(), Self.abilities.count)
    // The derivatives of the logarithm of each level's chance, for each number and ability.
    var derivatives: [[Double]] = []
    var chances = Array(repeating: 0.0, count: Self.mostNumbers)
    var slopes = Array(repeating: 0.0, count: Self.mostNumbers * Self.mostNumbers)
    for item in items.indices {
      let (size, levels) = (count(of: item), items[item].levels)
      var own = Array(repeating: 0.0, count: levels * size * nodes)
      for node in 0..<nodes {
        Self.curves(
          items[item],
          numbers(of: item),
          at: Self.abilities[node],
          chances: &chances,
          slopes: &slopes
        )
        for level in 0..<levels {
          for place in 0..<size {
            own[(level * size + place) * nodes + node] =
              slopes[level * size + place] / chances[level]
          }
        }
      }
      derivatives.append(own)
    }
    // A slope that is shared is one number, the first.
    let shift = sharesSlope ? 1 : 0
    let width = items.indices.reduce(shift) { $0 + count(of: $1) - shift }
    let isJoint = width <= Self.mostJointly || sharesSlope && width <= 2 * Self.mostJointly
    var offsets: [Int] = []
    var next = shift
    for item in items.indices {
      offsets.append(next)
      next += count(of: item) - shift
    }
    func place(_ item: Int, _ number: Int) -> Int {
      sharesSlope ? (number == 0 ? 0 : offsets[item] + number - 1) : offsets[item] + number
    }
    var whole = PositiveMatrix(size: isJoint ? width : 0)
    var blocks = items.indices.map { PositiveMatrix(size: isJoint ? 0 : count(of: $0)) }
    var parts = Array(repeating: 0.0, count: nodes)
    var gradient = Array(repeating: 0.0, count: width)
    for sheet in sheets {
      _ = Self.posterior(of: sheet, logarithms, rows, weights, into: &parts)
      var touched: [Int] = []
      let times = Double(sheet.count)
      for mark in sheet.answers {
        let size = count(of: mark.item)
        var own = Array(repeating: 0.0, count: size)
        for number in 0..<size {
          let start = (mark.level * size + number) * nodes
          var sum = 0.0
          for node in 0..<nodes { sum += parts[node] * derivatives[mark.item][start + node] }
          own[number] = sum
        }
        if isJoint {
          for number in 0..<size {
            let place = place(mark.item, number)
            if number > 0 || !sharesSlope || touched.isEmpty { touched.append(place) }
            gradient[place] += own[number]
          }
        } else {
          for row in 0..<size {
            for column in 0..<size {
              blocks[mark.item][row, column] += times * own[row] * own[column]
            }
          }
        }
      }
      guard isJoint else { continue }
      for row in touched {
        for column in touched { whole[row, column] += times * gradient[row] * gradient[column] }
      }
      for place in touched { gradient[place] = 0 }
    }
    func addPriors(_ item: Int, to matrix: inout PositiveMatrix, _ place: (Int) -> Int) {
      let numbers = numbers(of: item)
      if let deviation = priors.slopeDeviation, !sharesSlope {
        let scale = deviation * numbers[numbers.startIndex]
        matrix[place(0), place(0)] += 1 / (scale * scale)
      }
      if items[item].guess != nil, let odds = numbers.last {
        let chance = Elementary.logistic(odds)
        matrix[place(numbers.count - 1), place(numbers.count - 1)] +=
          priors.guessWeight * chance * (1 - chance)
      }
    }
    guard isJoint else {
      return items.indices.map { item in
        addPriors(item, to: &blocks[item]) { $0 }
        return blocks[item].inverse
      }
    }
    for item in items.indices { addPriors(item, to: &whole) { place(item, $0) } }
    guard let inverse = whole.inverse else { return items.map { _ in nil } }
    return items.indices.map { item in
      let size = count(of: item)
      var own = PositiveMatrix(size: size)
      for row in 0..<size {
        for column in 0..<size { own[row, column] = inverse[place(item, row), place(item, column)] }
      }
      return own
    }
  }

  /// The curves of an item, with the standard errors of its figures where they are known.
  func model(
    of item: Int,
    credits: [Double],
    covariance: PositiveMatrix?
  ) -> (
    model: ItemModel, errors: (discrimination: Double?, thresholds: [Double?], guessing: Double?)
  ) {
    let numbers = Array(numbers(of: item))
    let slope = numbers[0]
    let intercepts = Array(numbers[1..<items[item].levels])
    let guess = items[item].guess == nil ? 0 : Elementary.logistic(numbers[numbers.count - 1])
    let thresholds = intercepts.indices.map { place -> Double in
      items[item].form == .partialCredit && place > 0
        ? -(intercepts[place] - intercepts[place - 1]) / slope : -intercepts[place] / slope
    }
    let range = ItemModel.thresholdRange
    let model = ItemModel(
      unchecked: items[item].form,
      slope,
      thresholds.map { min(max($0, range.lowerBound), range.upperBound) },
      min(guess, AdaptiveSelector.guessingRange.upperBound),
      credits
    )
    guard let covariance else { return (model, (nil, thresholds.map { _ in nil }, nil)) }
    func error(_ gradient: [(place: Int, slope: Double)]) -> Double? {
      var variance = 0.0
      for one in gradient {
        for other in gradient {
          variance += one.slope * other.slope * covariance[one.place, other.place]
        }
      }
      return variance >= 0 && variance.isFinite ? min(variance.squareRoot(), 1e6) : nil
    }
    let errors = thresholds.indices.map { place -> Double? in
      var gradient: [(place: Int, slope: Double)] = [
        (0, -thresholds[place] / slope), (place + 1, -1 / slope),
      ]
      if items[item].form == .partialCredit, place > 0 { gradient.append((place, 1 / slope)) }
      return error(gradient)
    }
    let last = numbers.count - 1
    return (
      model,
      (
        error([(0, 1)]), errors,
        items[item].guess == nil ? nil : error([(last, guess * (1 - guess))])
      )
    )
  }
}
