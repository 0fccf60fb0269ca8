// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
public import Quizzes

/// A search for what an author should mend in a problem bank, with its thresholds.
///
/// ```swift
/// let check = BankCheck.standard
/// check.findings(in: bank)                  // a bank that was made is without errors, but can have the rest
/// check.findings(inDraft: data)             // also what keeps it from being made, all at once
/// ```
///
/// A check looks for problems that can be solved without knowing anything about their subject, for
/// repetitions, and for slips of the pen. ``BankCheck/Finding/Kind`` lists what it finds. Checks
/// that need more than the bank is given along: the names of the images that exist, and statistics
/// of answers.
public struct BankCheck: Hashable, Sendable {
  /// The similarities from which on two problems can be reported.
  package static let similarityRange = 0.1...1

  /// The minimum number of problems in a set, usually 20: as many as QuizASSIST's longest quiz.
  ///
  /// A set that only holds smaller ones is not counted, and a template counts as the variants of
  /// which a quiz can draw.
  package let minimumProblems: Int
  /// The minimum number of options, usually 4.
  ///
  /// True or false, yes or no, and the gaps of a text may have two.
  package let minimumOptions: Int
  /// How many times as long as the longest wrong option the correct one must be to be reported,
  /// usually 1.5.
  package let longKeyFactor: Double
  /// By how many characters it must be longer too, usually 12.
  package let longKeyExcess: Int
  /// How many standard deviations above chance the correct option must be the longest, the
  /// shortest, or at one position, usually 3.
  package let biasDeviations: Double
  /// How many problems it takes to distinguish a bias from chance, usually 20.
  package let minimumForBias: Int
  /// From which similarity on two problems are reported, from 0.1 to 1; usually 0.8.
  package let similarity: Double
  /// How many learners must have seen an option that nobody picked, usually 30.
  package let minimumShown: Int
  /// The kinds of findings that are not reported.
  package let skipped: Set<BankCheck.Finding.Kind>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - minimumProblems: The minimum number of problems in a set, 0 or more.
  ///   - minimumOptions: The minimum number of options, 0 or more.
  ///   - longKeyFactor: How many times as long as the longest wrong option the correct one must be,
  ///     above 0.
  ///   - longKeyExcess: By how many characters it must be longer too, 0 or more.
  ///   - biasDeviations: How many standard deviations above chance a bias is, 0 or more.
  ///   - minimumForBias: How many problems it takes to distinguish a bias from chance, 0 or more.
  ///   - similarity: From which similarity on two problems are reported, from 0.1 to 1.
  ///   - minimumShown: How many learners must have seen an option that nobody picked, 0 or more.
  ///   - skipped: The kinds of findings that are not reported.
  /// - Throws: A fault for each number out of its range.
  public init(
    minimumProblems: Int = 20,
    minimumOptions: Int = 4,
    longKeyFactor: Double = 1.5,
    longKeyExcess: Int = 12,
    biasDeviations: Double = 3,
    minimumForBias: Int = 20,
    similarity: Double = 0.8,
    minimumShown: Int = 30,
    skipped: Set<BankCheck.Finding.Kind> = []
  ) throws(ContentError<Fault>) {
    var faults: [LocatedFault<Fault>] = []
    let counts = [
      ("minimumProblems", minimumProblems), ("minimumOptions", minimumOptions),
      ("longKeyExcess", longKeyExcess), ("minimumForBias", minimumForBias),
      ("minimumShown", minimumShown),
    ]
    for (key, count) in counts where count < 0 {
      faults.append(LocatedFault(.countOutOfRange(count), at: ContentPlace().key(key)))
    }
    let numbers = [
      ("longKeyFactor", longKeyFactor, longKeyFactor > 0 && longKeyFactor.isFinite),
      ("biasDeviations", biasDeviations, biasDeviations >= 0 && biasDeviations.isFinite),
      ("similarity", similarity, Self.similarityRange.contains(similarity)),
    ]
    for (key, number, isInRange) in numbers where !isInRange {
      faults.append(LocatedFault(.numberOutOfRange(number), at: ContentPlace().key(key)))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(
      unchecked: minimumProblems,
      minimumOptions,
      longKeyFactor,
      longKeyExcess,
      biasDeviations,
      minimumForBias,
      similarity,
      minimumShown,
      skipped
    )
  }

  private init(
    unchecked minimumProblems: Int,
    _ minimumOptions: Int,
    _ longKeyFactor: Double,
    _ longKeyExcess: Int,
    _ biasDeviations: Double,
    _ minimumForBias: Int,
    _ similarity: Double,
    _ minimumShown: Int,
    _ skipped: Set<BankCheck.Finding.Kind>
  ) {
    self.minimumProblems = minimumProblems
    self.minimumOptions = minimumOptions
    self.longKeyFactor = longKeyFactor
    self.longKeyExcess = longKeyExcess
    self.biasDeviations = biasDeviations
    self.minimumForBias = minimumForBias
    self.similarity = similarity
    self.minimumShown = minimumShown
    self.skipped = skipped
  }

  /// The standard thresholds.
  public static let standard = BankCheck(unchecked: 20, 4, 1.5, 12, 3, 20, 0.8, 30, [])

  /// Checks a bank.
  ///
  /// - Parameters:
  ///   - bank: The bank.
  ///   - data: The JSON that it was read from, if that is at hand: writing it takes longer than the
  ///     check.
  ///   - images: The references of the images that exist; nil to take it that all do.
  ///   - unchosen: The options that nobody picked; those of problems that are not in the bank are
  ///     left out.
  /// - Returns: The findings, in the order of its places, those of a place in the order of
  ///   ``BankCheck/Finding/Kind``; the same for the same bank, always.
  /// - Complexity: O(*n*) in the size of the bank for all but similar problems, for which see
  ///   ``findings(inDraft:images:unchosen:)``.
  public func findings(
    in bank: ProblemBank,
    readFrom data: Data? = nil,
    images: Set<String>? = nil,
    unchosen: Problem.UnchosenOptions = [:]
  ) -> [BankCheck.Finding] {
    do {
      // Checking what is written is checking the bank: reading that again would give the same bank.
      let value = try Self.value(of: data ?? bank.json())
      return findings(
        in: DraftBank(value),
        images: images,
        unchosen: unchosen,
        refusals: [],
        bank: bank
      )
    } catch {
      // No bank is known that cannot be written, but one that could not be checked is not without
      // fault.
      let sentence = "the bank cannot be written as JSON, so it was not checked: \(error)"
      return [BankCheck.Finding(.unreadable, at: ContentPlace(), sentence)]
    }
  }

  /// Checks the JSON of a bank, which need not be one that can be made.
  ///
  /// - Parameters:
  ///   - data: UTF-8 text.
  ///   - images: The references of the images that exist; nil to take it that all do.
  ///   - unchosen: The options that nobody picked; those of problems that are not in the bank are
  ///     left out.
  /// - Returns: The faults that keep it from being made and all other findings, as far as it can be
  ///   read, in the order of its places; a single finding for data that is not JSON.
  /// - Complexity: O(*n*) in the size of the bank, but for similar problems. Of these each is
  ///   compared with those that have an answer, all numbers and all images in common with it and
  ///   share one of its rarest sequences of characters, with at most 100 for each of these
  ///   sequences.
  public func findings(
    inDraft data: Data,
    images: Set<String>? = nil,
    unchosen: Problem.UnchosenOptions = [:]
  ) -> [BankCheck.Finding] {
    do {
      let bank = try ProblemBank(json: data)
      return findings(in: bank, readFrom: data, images: images, unchosen: unchosen)
    } catch {
      let faults = error.faults.map(BankCheck.Finding.init)
      // What is not JSON is among the faults.
      guard let draft = (try? Self.value(of: data)).map(DraftBank.init) else { return faults }
      return findings(
        in: draft,
        images: images,
        unchosen: unchosen,
        refusals: faults,
        bank: nil
      )
    }
  }

  private static func value(of data: Data) throws(ContentError<ProblemFault>) -> JSONNode {
    try ContentJSON<ProblemFault>.value(of: data)
  }

  private func findings(
    in draft: DraftBank,
    images: Set<String>?,
    unchosen: Problem.UnchosenOptions,
    refusals: [BankCheck.Finding],
    bank: ProblemBank?
  ) -> [BankCheck.Finding] {
    var findings = refusals + sizes(of: draft) + biases(of: draft)
    let language = draft.value["language"]?.text
    findings += unknownLanguage(language, at: ContentPlace().key("language"))
    for problem in draft.problems {
      findings += options(of: problem)
      findings += lengths(of: problem) + grammar(of: problem, language: language)
      findings += answers(of: problem) + hints(of: problem.value, at: problem.place)
      findings += texts(of: problem.value, at: problem.place, images: images)
      if let shown = problem.id.flatMap({ unchosen[Problem.ID($0)] }) {
        findings += neverChosen(of: problem, shown)
      }
    }
    for template in draft.templates {
      findings += hints(of: template.value, at: template.place)
      findings += texts(of: template.value, at: template.place, images: images)
    }
    findings += repetitions(of: draft)
    findings += bank.map { misjudgments(of: $0, in: draft) } ?? []
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
      if first.0.kind != second.0.kind { return first.0.kind < second.0.kind }
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

// MARK: - JSON

/// In JSON only what differs from the standard is written.
extension BankCheck: JSONRecord, JSONContent {
  /// Something that is wrong with thresholds.
  public enum Fault: ContentFault {
    /// A value has a form that cannot be read.
    case malformed(String)
    /// A count is below 0.
    case countOutOfRange(Int)
    /// A number is not in its range.
    case numberOutOfRange(Double)

    /// A description for developers.
    public var description: String {
      switch self {
      case .malformed(let reason): reason
      case .countOutOfRange(let count): "\(count), expected 0 or more"
      case .numberOutOfRange(let number): "\(number) is out of range"
      }
    }
  }

  package static func form(_ record: inout Record<Self, Fault>) throws -> Self {
    let usual = standard
    let names = JSONShape<Set<Finding.Kind>, [Finding.Kind]>(
      read: { Set($0) },
      write: { $0.sorted { $0.rawValue < $1.rawValue } }
    )
    let minimumProblems = record.field(
      "minimumProblems",
      \.minimumProblems,
      default: usual.minimumProblems
    )
    let minimumOptions = record.field(
      "minimumOptions",
      \.minimumOptions,
      default: usual.minimumOptions
    )
    let longKeyFactor = record.field(
      "longKeyFactor",
      \.longKeyFactor,
      default: usual.longKeyFactor
    )
    let longKeyExcess = record.field(
      "longKeyExcess",
      \.longKeyExcess,
      default: usual.longKeyExcess
    )
    let biasDeviations = record.field(
      "biasDeviations",
      \.biasDeviations,
      default: usual.biasDeviations
    )
    let minimumForBias = record.field(
      "minimumForBias",
      \.minimumForBias,
      default: usual.minimumForBias
    )
    let similarity = record.field("similarity", \.similarity, default: usual.similarity)
    let minimumShown = record.field("minimumShown", \.minimumShown, default: usual.minimumShown)
    let skipped = record.field("skipped", \.skipped, as: names, default: [])
    return try BankCheck(
      minimumProblems: minimumProblems(),
      minimumOptions: minimumOptions(),
      longKeyFactor: longKeyFactor(),
      longKeyExcess: longKeyExcess(),
      biasDeviations: biasDeviations(),
      minimumForBias: minimumForBias(),
      similarity: similarity(),
      minimumShown: minimumShown(),
      skipped: skipped()
    )
  }
}
