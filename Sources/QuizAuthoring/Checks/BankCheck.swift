internal import LudusCore
public import LudusFoundation
public import Quizzes
public import QuizAnalytics

/// What to look for in a problem bank, and from where on it is told.
///
/// ```swift
/// let check = BankCheck.standard
/// check.findings(in: bank)                  // a bank that was made is without errors, but can have the rest
/// check.findings(inDraft: data)             // also what keeps it from being made, all at once
/// ```
///
/// A check looks for problems that can be solved without knowing anything about their subject, for
/// repetitions, and for slips of the pen. ``BankCheck/Finding/Kind`` lists what it finds. What needs more
/// than the bank is given along: the names of the images that exist, and statistics of answers.
public struct BankCheck: Hashable, Sendable {
  /// The least number of problems in a set, 20 unless another is chosen: as many as QuizASSIST's
  /// longest quiz.
  ///
  /// A set that only holds smaller ones is not counted, and a template counts as the variants of
  /// which a quiz can draw.
  public var fewestProblems: Int
  /// The least number of options, 4 unless another is chosen.
  ///
  /// True or false, yes or no, and the gaps of a text may have two.
  public var fewestOptions: Int
  /// How many times as long as the longest wrong option the right one must be to be told, 1.5
  /// unless another is chosen.
  public var longKeyFactor: Double
  /// By how many characters it must be longer too, 12 unless another is chosen.
  public var longKeyExcess: Int
  /// How many standard deviations above chance the right option must be the longest, the shortest,
  /// or at one position, 3 unless another is chosen.
  public var biasDeviations: Double
  /// How many problems it takes to tell a bias from chance, 20 unless another is chosen.
  public var fewestForBias: Int
  /// From which similarity on two problems are told, from above 0 to 1; 0.8 unless another is
  /// chosen.
  public var similarity: Double
  /// How many learners must have seen an option that nobody picked, 30 unless another is chosen.
  public var fewestShown: Int
  /// What is not told.
  public var skipped: Set<BankCheck.Finding.Kind>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - fewestProblems: The least number of problems in a set.
  ///   - fewestOptions: The least number of options.
  ///   - longKeyFactor: How many times as long as the longest wrong option the right one must be.
  ///   - longKeyExcess: By how many characters it must be longer too.
  ///   - biasDeviations: How many standard deviations above chance a bias is.
  ///   - fewestForBias: How many problems it takes to tell a bias from chance.
  ///   - similarity: From which similarity on two problems are told, from above 0 to 1; other
  ///     numbers are taken for the nearest of these.
  ///   - fewestShown: How many learners must have seen an option that nobody picked.
  ///   - skipped: What is not told.
  public init(
    fewestProblems: Int = 20,
    fewestOptions: Int = 4,
    longKeyFactor: Double = 1.5,
    longKeyExcess: Int = 12,
    biasDeviations: Double = 3,
    fewestForBias: Int = 20,
    similarity: Double = 0.8,
    fewestShown: Int = 30,
    skipped: Set<BankCheck.Finding.Kind> = []
  ) {
    self.fewestProblems = fewestProblems
    self.fewestOptions = fewestOptions
    self.longKeyFactor = longKeyFactor
    self.longKeyExcess = longKeyExcess
    self.biasDeviations = biasDeviations
    self.fewestForBias = fewestForBias
    self.similarity = similarity
    self.fewestShown = fewestShown
    self.skipped = skipped
  }

  /// The usual thresholds.
  public static let standard = BankCheck()

  /// Checks a bank.
  ///
  /// - Parameters:
  ///   - bank: The bank.
  ///   - images: The references of the images that exist; nil to take it that all do.
  ///   - statistics: How its problems worked; those of problems that are not in the bank are passed
  ///     over.
  /// - Returns: What was found, in the order of its places, those of a place in the order of
  ///   ``BankCheck/Finding/Kind``; the same for the same bank, always.
  /// - Complexity: O(*n*) in the size of the bank for all but similar problems, for which see
  ///   ``findings(inDraft:images:statistics:)``.
  public func findings(
    in bank: ProblemBank,
    images: Set<String>? = nil,
    statistics: [ItemStatistics] = []
  ) -> [BankCheck.Finding] {
    // Checking what is written is checking the bank: reading that again would give the same bank.
    guard let data = try? bank.json(), let value = Self.value(of: data) else { return [] }
    return findings(in: DraftBank(value), images: images, statistics: statistics, refusals: [])
  }

  /// Checks the JSON of a bank, which need not be one that can be made.
  ///
  /// - Parameters:
  ///   - data: UTF-8 text.
  ///   - images: The references of the images that exist; nil to take it that all do.
  ///   - statistics: How its problems worked; those of problems that are not in the bank are passed
  ///     over.
  /// - Returns: What keeps it from being made and what else was found, as far as it can be read, in
  ///   the order of its places; a single finding for data that is not JSON.
  /// - Complexity: O(*n*) in the size of the bank, but for similar problems. Of these each is
  ///   compared with those that have an answer, all numbers and all images in common with it and
  ///   share one of its rarest sequences of characters, with at most 100 for each such sequence.
  public func findings(
    inDraft data: Data,
    images: Set<String>? = nil,
    statistics: [ItemStatistics] = []
  ) -> [BankCheck.Finding] {
    var refusals: [BankCheck.Finding] = []
    do {
      _ = try ProblemBank(json: data)
    } catch {
      refusals = error.faults.map(BankCheck.Finding.init)
    }
    guard let value = Self.value(of: data) else { return refusals }
    return findings(
      in: DraftBank(value),
      images: images,
      statistics: statistics,
      refusals: refusals
    )
  }

  private static func value(of data: Data) -> DraftValue? {
    try? ContentJSON<ProblemFault>.decode(DraftValue.self, from: data)
  }

  private func findings(
    in draft: DraftBank,
    images: Set<String>?,
    statistics: [ItemStatistics],
    refusals: [BankCheck.Finding]
  ) -> [BankCheck.Finding] {
    let byID = Dictionary(statistics.map { ($0.id, $0) }) { first, _ in first }
    var findings = refusals + sizes(of: draft) + unknownKeys(of: draft) + biases(of: draft)
    let language = draft.value["language"]?.string
    for problem in draft.problems {
      findings += options(of: problem)
      findings += lengths(of: problem) + grammar(of: problem, language: language)
      findings += answers(of: problem) + hints(of: problem.value, at: problem.place)
      findings += texts(of: problem.value, at: problem.place, images: images)
      if let statistics = problem.id.flatMap({ byID[Problem.ID($0)] }) {
        findings += neverChosen(of: problem, statistics)
      }
    }
    for template in draft.templates {
      findings += hints(of: template.value, at: template.place)
      findings += texts(of: template.value, at: template.place, images: images)
    }
    findings += repetitions(of: draft)
    return ordered(findings)
  }

  /// The findings in order, each once: what was refused can be found a second time by a check.
  private func ordered(_ findings: [BankCheck.Finding]) -> [BankCheck.Finding] {
    struct Key: Hashable {
      let kind: BankCheck.Finding.Kind
      let place: ContentPlace
      let sentence: String
    }
    var seen: Set<Key> = []
    return findings.filter { finding in
      // Of these kinds a place has one, whatever words it is told in.
      let isTold = [.noKey, .severalKeys, .equalOptions].contains(finding.kind)
      let key = Key(
        kind: finding.kind,
        place: finding.place,
        sentence: isTold ? "" : finding.sentence
      )
      return !skipped.contains(finding.kind) && seen.insert(key).inserted
    }.map { ($0, PlaceOrder($0.place)) }.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.1 != second.1 { return first.1 < second.1 }
      if first.0.kind != second.0.kind { return first.0.kind.position < second.0.kind.position }
      return left.offset < right.offset
    }.map(\.element.0)
  }
}

/// Where a place stands: elements by their number, keys by their name, a place before what is in
/// it.
private struct PlaceOrder: Comparable {
  private let steps: [ContentPlace.Step]

  init(_ place: ContentPlace) {
    steps = place.steps
  }

  static func < (left: Self, right: Self) -> Bool {
    for (first, second) in zip(left.steps, right.steps) where first != second {
      switch (first, second) {
      case (.index(let first), .index(let second)): return first < second
      case (.key(let first), .key(let second)): return first < second
      case (.index, .key): return true
      case (.key, .index): return false
      }
    }
    return left.steps.count < right.steps.count
  }
}

extension BankCheck.Finding.Kind {
  /// Its place among all kinds.
  fileprivate var position: Int { Self.positions[self] ?? 0 }

  private static let positions = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) }
  )
}
