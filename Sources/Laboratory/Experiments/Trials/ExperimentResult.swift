// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
public import LudusCore

extension Experiment {
  /// The figures that an experiment measured in its worlds.
  public struct Result: Sendable {
    /// The seeds of the worlds.
    public let seeds: Range<UInt64>
    /// The names of the variants, in the order of the experiment.
    public let variants: [String]
    /// The outcomes, in the order of the experiment.
    public let outcomes: [Outcome]
    /// The figures of each world, see ``Experiment/figures(seed:)``.
    private let figures: [[Double]]

    init(of experiment: Experiment, seeds: Range<UInt64>, figures: [[Double]]) {
      self.seeds = seeds
      variants = experiment.variants.map(\.name)
      outcomes = experiment.outcomes
      self.figures = figures
    }

    /// Returns an outcome under a variant.
    ///
    /// - Parameters:
    ///   - variant: The name of the variant.
    ///   - outcome: One of the outcomes of the experiment, found by its name.
    /// - Returns: The numbers of the worlds in which there was something to measure.
    /// - Throws: ``Failure/unknownName(_:expected:)``.
    public func sample(
      of variant: String,
      in outcome: Outcome
    ) throws(Failure) -> SampleMean {
      let outcome = try self.outcome(outcome)
      let place = try place(of: variant, outcome)
      return SampleMean(
        figures.map { $0[place] }.filter { !$0.isNaN },
        within: outcomes[outcome].range
      )
    }

    /// Returns by how much an outcome is larger under a variant than under another one, world by
    /// world.
    ///
    /// - Parameters:
    ///   - variant: The name of the variant.
    ///   - other: The name of the variant to compare with.
    ///   - outcome: One of the outcomes of the experiment, found by its name.
    /// - Returns: The differences of the worlds in which there was something to measure under both.
    /// - Throws: ``Failure/unknownName(_:expected:)``.
    public func difference(
      of variant: String,
      over other: String,
      in outcome: Outcome
    ) throws(Failure) -> SampleMean {
      SampleMean(
        try differences(of: variant, over: other, in: outcome).map(\.difference),
        within: try self.outcomes[self.outcome(outcome)].range?.differences
      )
    }

    /// The differences of the worlds in which there are any, with their seeds.
    func differences(
      of variant: String,
      over other: String,
      in outcome: Outcome
    ) throws(Failure) -> [(seed: UInt64, difference: Double)] {
      let outcome = try self.outcome(outcome)
      let (place, otherPlace) = (
        try self.place(of: variant, outcome), try self.place(of: other, outcome)
      )
      return zip(seeds, figures).compactMap { seed, figures in
        let difference = figures[place] - figures[otherPlace]
        return difference.isNaN ? nil : (seed, difference)
      }
    }

    /// The figures of a variant, or its differences over another one, in the worlds in which there
    /// are any, with their seeds.
    package func figures(
      of variant: String,
      over other: String?,
      in outcome: Outcome
    ) throws(Failure) -> [(seed: UInt64, figure: Double)] {
      if let other {
        return try differences(of: variant, over: other, in: outcome).map {
          ($0.seed, $0.difference)
        }
      }
      let place = try place(of: variant, self.outcome(outcome))
      return zip(seeds, figures).compactMap { $1[place].isNaN ? nil : ($0, $1[place]) }
    }

    private func outcome(_ outcome: Outcome) throws(Failure) -> Int {
      guard let index = outcomes.firstIndex(where: { $0.name == outcome.name }) else {
        throw .unknownName(outcome.name, expected: outcomes.map(\.name))
      }
      return index
    }

    private func place(of variant: String, _ outcome: Int) throws(Failure) -> Int {
      guard let index = variants.firstIndex(of: variant) else {
        throw .unknownName(variant, expected: variants)
      }
      return index * outcomes.count + outcome
    }
  }
}

extension ClosedRange<Double> {
  /// The range of the difference of two numbers of the range.
  var differences: Self {
    let width = upperBound - lowerBound
    return -width...width
  }
}

extension Experiment.Result {
  /// Returns a table for each outcome: the mean under each variant with the interval in which it
  /// lies in 95 of 100 experiments, the difference over the first variant with its interval, the
  /// chance of a difference at least as large without any, and the seeds of the smallest and the
  /// largest difference, to look at these worlds.
  ///
  /// The chances are corrected for all comparisons of the report, see ``SampleMean/corrected(_:)``;
  /// the intervals stand each for itself. A last line says so, which worlds there were, and under
  /// which variants nothing was measured. The tables are Markdown.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: The tables, and the line.
  public func report(in phrasebook: Phrasebook) -> String {
    let tables = tables(in: phrasebook).map { table in
      let lines = [table.headings, table.headings.map { _ in "---" }] + table.rows.map(\.cells)
      return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
    return (tables + ["\(worlds(in: phrasebook))\n"]).joined(separator: "\n")
  }

  /// Returns a description of the worlds, of the meaning of chances and intervals, and of the
  /// variants without any figure; nothing when there were no worlds.
  func worlds(in phrasebook: Phrasebook) -> String {
    guard let last = seeds.last else { return "" }
    let worlds = Sentence(
      "report.worlds",
      ["count": .count(seeds.count), "first": "\(seeds.lowerBound)", "last": "\(last)"]
    )
    let unmeasured = variants.filter { variant in
      !outcomes.isEmpty
        && outcomes.allSatisfy { (try? sample(of: variant, in: $0))?.numbers.isEmpty == true }
    }
    let sentences =
      [worlds] + unmeasured.map { Sentence("report.unmeasured", ["variant": .text($0)]) }
    return sentences.map { labSentences($0, in: phrasebook) }.joined(separator: " ")
  }

  /// The table of each outcome, as ``report(in:)`` describes it.
  func tables(in phrasebook: Phrasebook) -> [ReportTable] {
    let rows = outcomes.map { outcome in variants.map { Row($0, in: outcome, of: self) } }
    let compared = rows.flatMap { $0.compactMap(\.difference) }.filter { !$0.numbers.isEmpty }
    var corrected = SampleMean.corrected(compared.map(\.pValue)).makeIterator()
    let text = FigureText(phrasebook: phrasebook)
    let headings = ["mean", "interval", "difference", "interval", "chance", "least", "most"].map {
      labSentences(Sentence("report.\($0)"), in: phrasebook)
    }
    return zip(outcomes, rows).map { outcome, rows in
      let rows = rows.map { row in
        var cells = [row.variant] + text.cells(of: row.sample)
        if let difference = row.difference {
          let isSame = !difference.numbers.isEmpty && difference.numbers.allSatisfy { $0 == 0 }
          // An interval of numbers that are all equal follows from their range alone: nothing for a
          // reader.
          cells +=
            isSame
            ? [text.rounded(0), labSentences("report.same", in: phrasebook)]
            : text.cells(of: difference)
          // No difference is certain, so no chance is written as 0.
          let chance = (difference.numbers.isEmpty ? nil : corrected.next()).map {
            $0 < 0.001 ? "< \(text.rounded(0.001))" : text.rounded($0)
          }
          cells.append(chance ?? "")
          cells += [row.least, row.most].map { seed in isSame ? "" : seed.map { "\($0)" } ?? "" }
        } else {
          cells += [String](repeating: "", count: 5)
        }
        return ReportTable.Row(cells: cells, sample: row.sample)
      }
      return ReportTable(headings: [outcome.name] + headings, rows: rows)
    }
  }
}

/// The table of an outcome: a row for each variant.
struct ReportTable {
  struct Row {
    let cells: [String]
    let sample: SampleMean
  }

  let headings: [String]
  let rows: [Row]
}

extension Experiment.Result {
  /// A variant in the table of an outcome.
  private struct Row {
    let variant: String
    let sample: SampleMean
    /// Nil for the variant that the others are compared with.
    let difference: SampleMean?
    let least: UInt64?
    let most: UInt64?

    init(_ variant: String, in outcome: Experiment.Outcome, of result: Experiment.Result) {
      self.variant = variant
      let first = result.variants.first ?? variant
      // The names are the result's own, so that nothing is thrown here.
      sample = (try? result.sample(of: variant, in: outcome)) ?? SampleMean([])
      difference =
        variant == first ? nil : try? result.difference(of: variant, over: first, in: outcome)
      let worlds = (try? result.differences(of: variant, over: first, in: outcome)) ?? []
      least = worlds.min { ($0.difference, $0.seed) < ($1.difference, $1.seed) }?.seed
      most = worlds.max { ($0.difference, $1.seed) < ($1.difference, $0.seed) }?.seed
    }
  }
}

/// Writes figures of a report.
struct FigureText {
  let phrasebook: Phrasebook
  /// The sign before the decimals.
  private let mark: String

  init(phrasebook: Phrasebook) {
    self.phrasebook = phrasebook
    mark = phrasebook.language.facts?.decimalMark ?? "."
  }

  /// The mean and its interval, or that there is none.
  func cells(of sample: SampleMean, confidence: Double = 0.95) -> [String] {
    guard !sample.numbers.isEmpty else { return [labSentences("report.none", in: phrasebook), ""] }
    let interval = sample.interval(confidence: confidence)
    guard interval.lowerBound.isFinite else { return [rounded(sample.mean), ""] }
    return [
      rounded(sample.mean), "\(rounded(interval.lowerBound)) … \(rounded(interval.upperBound))",
    ]
  }

  /// A number to three places.
  func rounded(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded()
    // Beyond this a number has no thousandths.
    guard abs(thousandths) < 0x1p52 else { return "\(number)" }
    let whole = Int(thousandths)
    let decimals = String(whole.magnitude % 1000 + 1000).dropFirst()
    return "\(whole < 0 ? "−" : "")\(whole.magnitude / 1000)\(mark)\(decimals)"
  }
  /// A part of 1 in percent.
  func percent(_ part: Double) -> String {
    let tenths = Int((part * 1000).rounded())
    let decimals = tenths % 10 == 0 ? "" : "\(mark)\(tenths % 10)"
    return "\(tenths / 10)\(decimals) %"
  }
}
