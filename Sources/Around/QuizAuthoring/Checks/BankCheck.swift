// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
public import Quizzes

/// A search for things that an author should fix in a problem bank, with its thresholds.
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
public struct BankCheck: Policy {
  /// The similarities from which two problems can be reported.
  package static let similarityRange = 0.1...1

  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = BankCheck.Fault

    /// The minimum number of problems in a set, 0 or more; usually 20, as many as QuizASSIST's
    /// longest quiz.
    ///
    /// A set that only holds smaller ones is not counted, and a template counts as the variants of
    /// which a quiz can draw.
    public var minimumProblems: Int = 20
    /// The minimum number of options, 0 or more; usually 4.
    ///
    /// True or false, yes or no, and the gaps of a text may have two.
    public var minimumOptions: Int = 4
    /// The ratio of the lengths of the correct option and the longest wrong one from which it is
    /// reported, above 0; usually 1.5.
    public var longKeyFactor: Double = 1.5
    /// The number of characters by which it must be longer too, 0 or more; usually 12.
    public var longKeyExcess: Int = 12
    /// The number of standard deviations above chance by which the correct option must be the
    /// longest, the shortest, or at one position, 0 or more; usually 3.
    public var biasDeviations: Double = 3
    /// The number of problems that it takes to distinguish a bias from chance, 0 or more; usually
    /// 20.
    public var minimumForBias: Int = 20
    /// The similarity from which two problems are reported, from 0.1 to 1; usually 0.8.
    public var similarity: Double = 0.8
    /// The number of learners who must have seen an option that nobody picked, 0 or more; usually
    /// 30.
    public var minimumShown: Int = 30
    /// The kinds of findings that are not reported.
    public var skipped: Set<BankCheck.Finding.Kind> = []

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// The standard thresholds.
  public static let standard = BankCheck()

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
      findings +=
        answers(of: problem, language: language) + hints(of: problem.value, at: problem.place)
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
      return !self.skipped.contains(finding.kind) && seen.insert(key).inserted
    }.map { ($0, PlaceOrder($0.place)) }.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.1 != second.1 { return first.1 < second.1 }
      if first.0.kind != second.0.kind { return first.0.kind < second.0.kind }
      return left.offset < right.offset
    }.map(\.element.0)
  }
}

/// The order of places: elements by their number, keys by their name, a place before what is in it.
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
extension BankCheck: JSONPolicy, JSONContent {
  /// A fault in the thresholds of a check.
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
}

extension JSONShape where Value == Set<BankCheck.Finding.Kind>, Raw == [BankCheck.Finding.Kind] {
  fileprivate static var names: Self {
    JSONShape(read: { Set($0) }, write: { $0.sorted { $0.rawValue < $1.rawValue } })
  }
}

extension BankCheck.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("minimumProblems", \.minimumProblems) { $0 < 0 ? .countOutOfRange($0) : nil }
    values.value("minimumOptions", \.minimumOptions) { $0 < 0 ? .countOutOfRange($0) : nil }
    values.value("longKeyFactor", \.longKeyFactor) {
      $0 > 0 && $0.isFinite ? nil : .numberOutOfRange($0)
    }
    values.value("longKeyExcess", \.longKeyExcess) { $0 < 0 ? .countOutOfRange($0) : nil }
    values.value("biasDeviations", \.biasDeviations) {
      $0 >= 0 && $0.isFinite ? nil : .numberOutOfRange($0)
    }
    values.value("minimumForBias", \.minimumForBias) { $0 < 0 ? .countOutOfRange($0) : nil }
    values.value("similarity", \.similarity) {
      BankCheck.similarityRange.contains($0) ? nil : .numberOutOfRange($0)
    }
    values.value("minimumShown", \.minimumShown) { $0 < 0 ? .countOutOfRange($0) : nil }
    values.value("skipped", \.skipped, as: .names)
  }
}
