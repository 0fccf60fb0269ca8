public import LudusCore

extension Experiment.Result {
  /// Returns a table for each outcome: the mean under each variant with the interval in which it lies in 95 of 100
  /// experiments, the difference over the first variant with its interval, the chance of a difference at
  /// least as large without any, and the seeds of the smallest and the largest difference, to look at these worlds.
  ///
  /// The chances are corrected for all comparisons of the report, see ``SampleMean/corrected(_:)``; the intervals stand
  /// each for itself. The tables are Markdown.
  ///
  /// - Parameter language: The language of the headings and of decimal marks.
  /// - Returns: The tables.
  public func report(in language: Language) -> String {
    let rows = outcomes.map { outcome in variants.map { Row($0, in: outcome, of: self) } }
    let compared = rows.flatMap { $0.compactMap(\.difference) }
    var corrected = SampleMean.corrected(compared.map(\.pValue)).makeIterator()
    let text = FigureText(language: language)
    func sentence(_ key: String) -> String { labSentences(Sentence("report.\(key)"), in: language) }
    var lines: [String] = []
    for (outcome, rows) in zip(outcomes, rows) {
      let headings = ["mean", "interval", "difference", "interval", "chance", "least", "most"]
      lines.append("| \(outcome.name) | \(headings.map(sentence).joined(separator: " | ")) |")
      lines.append("|---|" + String(repeating: "---|", count: headings.count))
      for row in rows {
        var cells = [row.variant] + text.cells(of: row.sample)
        if let difference = row.difference {
          cells += text.cells(of: difference)
          cells.append(corrected.next().map { text.rounded($0) } ?? "")
          cells += [row.least, row.most].map { $0.map { "\($0)" } ?? "" }
        } else {
          cells += [String](repeating: "", count: 5)
        }
        lines.append("| \(cells.joined(separator: " | ")) |")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
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
private struct FigureText {
  let language: Language

  /// The mean and its interval.
  func cells(of sample: SampleMean) -> [String] {
    guard !sample.numbers.isEmpty else { return ["", ""] }
    let interval = sample.interval(confidence: 0.95)
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
    let mark = language.fallbacks.contains(.german) || language == .german ? "," : "."
    return "\(whole < 0 ? "−" : "")\(whole.magnitude / 1000)\(mark)\(decimals)"
  }
}
