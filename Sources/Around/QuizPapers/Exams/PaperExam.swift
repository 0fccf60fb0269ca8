// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent
public import Quizzes

/// An exam on paper: its papers, each in one or more versions, and who has which.
///
/// ```swift
/// let exam = try PaperExam(
///   id: "acids", title: "Acids and bases", quizzes: [quiz], versions: 2,
///   for: ["Ada Lovelace", "Emmy Noether"], seed: 7)
/// exam.papers.map(\.id)   // ["A", "B"]
/// ```
///
/// A paper is known by its code: the letter of its version, after its number where the exam has
/// different papers, as in "12B". Everything is stored in it, so it can be printed again, and answers
/// on paper can be read, although the bank has changed.
public struct PaperExam: Hashable, Sendable, Identifiable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1
  /// The numbers of versions that a paper can have.
  public static let versionRange = 1...26

  /// The name of the exam.
  public let id: Identifier<PaperExam>
  /// The title that is printed on every page.
  public let title: String
  /// The language of the problems as a BCP 47 tag, or nil if it is not known.
  public let language: String?
  /// All papers, those of a number one after the other by their versions.
  public let papers: [Paper]
  /// The candidates with their papers, in the order of the list of names.
  public let seats: [Seat]
  /// The files that texts of the problems refer to by name.
  public let media: [ProblemBank.Media]

  /// One version of a quiz in print.
  public struct Paper: Hashable, Sendable, Identifiable {
    /// The code that is printed on it, such as "B" or "12B".
    public let id: Identifier<Paper>
    /// The problems and options in the order of the page.
    public let quiz: Quiz
  }

  /// Somebody who takes the exam.
  public struct Candidate: Hashable, Sendable {
    /// The name in logs of answers.
    public let learner: Learner.ID
    /// The name to print.
    public let name: String

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - name: The name to print.
    ///   - learner: The name in logs of answers; nil for the same.
    public init(_ name: String, learner: Learner.ID? = nil) {
      self.name = name
      self.learner = learner ?? Learner.ID(name)
    }
  }

  /// A candidate with the paper that is theirs.
  public struct Seat: Hashable, Sendable {
    /// The person.
    public let candidate: Candidate
    /// The code of the paper.
    public let paper: Paper.ID
  }

  /// Creates an exam of quizzes that are drawn or chosen by hand.
  ///
  /// Version A is a quiz as it is; the others are `Quiz.reshuffled(_:seed:)`, each
  /// different from those before where the quiz has enough orders. Candidates get papers by turns,
  /// so that neighbors in the list have different ones where there are several.
  ///
  /// - Parameters:
  ///   - id: The name of the exam.
  ///   - title: The title that is printed on every page.
  ///   - language: The language of the problems as a BCP 47 tag.
  ///   - quizzes: The different papers, at least one; ``FairDraw`` draws some that are alike.
  ///   - versions: The number of versions of each, one of ``versionRange``.
  ///   - reshuffling: The orders that versions change.
  ///   - candidates: The people, each once.
  ///   - media: The files that texts refer to, as their bank has them.
  ///   - seed: Any number; the same one gives the same versions on every platform.
  /// - Throws: ``PaperError/countOutOfRange(_:_:)`` for a number of quizzes or versions out of
  ///   range, ``PaperError/duplicateCandidate(_:)`` for one who is named twice.
  /// - Complexity: O(*n*) in the number of all problems on all papers.
  public init(
    id: ID,
    title: String,
    language: String? = nil,
    quizzes: [Quiz],
    versions: Int = 1,
    reshuffling: Quiz.Reshuffling = .standard,
    for candidates: [Candidate] = [],
    media: [ProblemBank.Media] = [],
    seed: UInt64
  ) throws(PaperError) {
    guard FairDraw.countRange.contains(quizzes.count) else {
      throw .countOutOfRange(quizzes.count, FairDraw.countRange)
    }
    guard Self.versionRange.contains(versions) else {
      throw .countOutOfRange(versions, Self.versionRange)
    }
    var known: Set<Learner.ID> = []
    for candidate in candidates where !known.insert(candidate.learner).inserted {
      throw .duplicateCandidate(candidate.learner)
    }
    var seeds = SeededGenerator(seed: seed)
    var papers: [Paper] = []
    for (number, quiz) in quizzes.enumerated() {
      let prefix = quizzes.count == 1 ? "" : "\(number + 1)"
      for (version, quiz) in quiz.versions(versions, reshuffling, using: &seeds).enumerated() {
        papers.append(Paper(id: Paper.ID(prefix + PageLetter.at(version)), quiz: quiz))
      }
    }
    self.init(
      unchecked: id,
      title: title,
      language: language,
      papers: papers,
      seats: candidates.enumerated().map { place, candidate in
        let quiz = place % quizzes.count
        let version = (quiz + place / quizzes.count) % versions
        return Seat(candidate: candidate, paper: papers[quiz * versions + version].id)
      },
      media: media.filter { file in quizzes.contains { $0.items.refer(to: file.name) } }
    )
  }

  private init(
    unchecked id: ID,
    title: String,
    language: String?,
    papers: [Paper],
    seats: [Seat],
    media: [ProblemBank.Media]
  ) {
    self.id = id
    self.title = title
    self.language = language
    self.papers = papers
    self.seats = seats
    self.media = media
  }

  /// Creates an exam of papers that were drawn from a bank, with its language and its images.
  ///
  /// - Parameters:
  ///   - id: The name of the exam.
  ///   - title: The title that is printed on every page.
  ///   - draw: The papers.
  ///   - bank: The bank that they were drawn from.
  ///   - versions: The number of versions of each, one of ``versionRange``.
  ///   - reshuffling: The orders that versions change.
  ///   - candidates: The people, each once.
  ///   - seed: Any number.
  /// - Throws: As ``init(id:title:language:quizzes:versions:reshuffling:for:media:seed:)``.
  public init(
    id: ID,
    title: String,
    _ draw: FairDraw,
    from bank: ProblemBank,
    versions: Int = 1,
    reshuffling: Quiz.Reshuffling = .standard,
    for candidates: [Candidate] = [],
    seed: UInt64
  ) throws(PaperError) {
    try self.init(
      id: id,
      title: title,
      language: bank.language,
      quizzes: draw.quizzes,
      versions: versions,
      reshuffling: reshuffling,
      for: candidates,
      media: bank.media,
      seed: seed
    )
  }

  /// The paper with a code, whatever the case of its letters.
  ///
  /// - Throws: ``PaperError/unknownPaper(_:)``.
  /// - Complexity: O(*n*) in the number of papers.
  public func paper(_ code: String) throws(PaperError) -> Paper {
    let wanted = code.asLetters
    guard let paper = papers.first(where: { $0.id.rawValue == wanted }) else {
      throw .unknownPaper(code)
    }
    return paper
  }

  /// The paper of a learner, or nil for somebody who has none.
  ///
  /// - Complexity: O(*n*) in the numbers of papers and seats.
  public func paper(of learner: Learner.ID) -> Paper? {
    let seat = seats.first { $0.candidate.learner == learner }
    return seat.flatMap { seat in papers.first { $0.id == seat.paper } }
  }
}

extension PaperExam.Candidate: ExpressibleByStringLiteral {
  /// Creates a candidate who is known by the name to print.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Quiz {
  /// The quiz and its versions, each different from those before where there are enough orders.
  fileprivate func versions(
    _ count: Int,
    _ choice: Reshuffling,
    using seeds: inout SeededGenerator
  ) -> [Quiz] {
    var versions = [self]
    while versions.count < count {
      var version = reshuffled(choice, seed: seeds.next())
      for _ in 0..<20 where versions.contains(version) {
        version = reshuffled(choice, seed: seeds.next())
      }
      versions.append(version)
    }
    return versions
  }
}

extension [Quiz.Item] {
  /// Whether any text on the page shows an image of this name.
  fileprivate func refer(to image: String) -> Bool {
    contains { item in
      item.textsOfPage.contains { text in
        text.runs.contains { if case .image(image, _) = $0 { true } else { false } }
      }
    }
  }
}

extension Quiz.Item {
  /// All texts of the problem that a paper or a key shows.
  var textsOfPage: [RichText] {
    let task = problem.kind.paperTask
    let gaps = gapOptions.values.flatMap { $0.map(\.text) }
    return [problem.introduction, problem.prompt].compactMap(\.self) + options.map(\.text)
      + items.map(\.text) + gaps + (task?.furtherTexts ?? [])
  }
}

// MARK: - JSON

/// In JSON an exam is an object with `version`, `id`, `title`, `papers` and, where there are any,
/// `language`, `seats` and `media`.
extension PaperExam: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let language = record.field("language", \.language)
    let papers = record.field("papers", \.papers)
    let seats = record.field("seats", \.seats, default: [])
    let media = record.field("media", \.media, default: [])
    if let papers = papers.value { record.note(faults(of: papers, seats.value ?? [])) }
    return try PaperExam(
      unchecked: id(),
      title: title(),
      language: language(),
      papers: papers(),
      seats: seats(),
      media: media()
    )
  }

  private static func faults(of papers: [Paper], _ seats: [Seat]) -> [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    func note(_ fault: String, at place: ContentPlace) {
      faults.append(LocatedFault(.malformed(fault), at: place))
    }
    let place = ContentPlace().key("papers")
    if papers.isEmpty { note("expected at least one paper", at: place) }
    var codes: Set<Paper.ID> = []
    for (index, paper) in papers.enumerated() {
      let place = place.index(index).key("code")
      if !paper.id.rawValue.isPaperCode {
        note("expected a code of a number and letters, such as \"12B\" or \"B\"", at: place)
      }
      if !codes.insert(paper.id).inserted { note("this code is another paper's", at: place) }
    }
    var learners: Set<Learner.ID> = []
    for (index, seat) in seats.enumerated() {
      let place = ContentPlace().key("seats").index(index)
      if !codes.contains(seat.paper) { note("there is no such paper", at: place.key("paper")) }
      if !learners.insert(seat.candidate.learner).inserted {
        note("this learner has a paper already", at: place)
      }
    }
    return faults
  }
}

/// In JSON a paper is an object with `code` and `quiz`.
extension PaperExam.Paper: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("code", \.id)
    let quiz = record.field("quiz", \.quiz)
    return try PaperExam.Paper(id: id(), quiz: quiz())
  }
}

/// In JSON a seat is an object with `name`, `paper` and, where it is another name, `learner`.
extension PaperExam.Seat: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let name = record.field("name", \.candidate.name)
    let learner = record.field("learner", \.otherName)
    let paper = record.field("paper", \.paper)
    let candidate = try PaperExam.Candidate(name(), learner: learner())
    return try PaperExam.Seat(candidate: candidate, paper: paper())
  }

  private var otherName: Learner.ID? {
    candidate.learner.rawValue == candidate.name ? nil : candidate.learner
  }
}

extension String {
  /// Whether this is a code of a paper: digits, if any, and then capital letters of Latin.
  fileprivate var isPaperCode: Bool {
    let letters = utf8.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !letters.isEmpty && utf8.count <= 12
      && letters.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
