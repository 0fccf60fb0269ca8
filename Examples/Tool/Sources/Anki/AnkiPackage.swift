// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import Quizzes

/// A deck or a collection of Anki: a zip archive with a database of notes, cards and reviews, and
/// with media.
struct AnkiPackage {
  /// The notes as a file of text, a card a line.
  private(set) var text =
    "#separator:tab\n#html:true\n#columns:id\tset\ttags\tquestion\tanswer\tfeedback\n"
  /// The images and other files by their names.
  private(set) var media: [String: [UInt8]] = [:]
  /// The answers of the review log.
  private(set) var answers: [AnswerLog.Record] = []
  /// What the collection knows of each card: how well it is remembered, and whether it is suspended.
  private(set) var marks = CardMarks()
  /// The fields that are on no card and have something in them.
  private(set) var hiddenFields: Set<String> = []
  /// How many cards are being learned, of which a collection has no interval yet.
  private(set) var learnedCards = 0
  /// The rows of cards that ask for the front of another one whose note has no card for that.
  private var reversedRows = ""
  /// How many reviews are no answers, such as those that were set by hand.
  private(set) var otherReviews = 0

  /// Whether an archive is one.
  static func isOne(_ files: [String: [UInt8]]) -> Bool {
    files.keys.contains { $0.hasPrefix("collection.anki") }
  }

  /// Reads a deck.
  ///
  /// - Parameters:
  ///   - files: The files of the archive.
  ///   - path: The path of the archive, for failures.
  ///   - learner: Whose reviews they are.
  /// - Throws: A failure for a deck that is packed otherwise, or has no database that can be read.
  init(_ files: [String: [UInt8]], at path: String, of learner: Learner.ID = "me") throws {
    guard files["collection.anki21b"] == nil else {
      throw Failure.badData(
        "\(path): its collection is packed by zstd, which is not read here; export it again with “Support older Anki versions”"
      )
    }
    guard let collection = files["collection.anki21"] ?? files["collection.anki2"] else {
      throw Failure.badData("\(path): there is no collection in it that can be read")
    }
    do throws(SQLiteFile.Damage) {
      let database = try SQLiteFile(collection)
      let content = try Content(database)
      let cards = try Card.all(in: database)
      readCards(cards, content)
      try readReviews(cards, content, database, learner)
      try readMemories(cards, content, database, learner)
    } catch {
      throw Failure.badData(
        "\(path): its collection is no database of Anki 2.1 (\(error.reason)); export it with “Support older Anki versions”"
      )
    }
    readMedia(files)
  }

  /// What the questions of the cards are.
  ///
  /// A note that has a card for each side is reversed already.
  func imported(_ options: Interchange.TableOptions) -> Imported {
    var (options, text) = (options, text)
    if options.reversesCards {
      options.reversesCards = false
      text += reversedRows
    }
    return AnkiText.read(Array(text.utf8), options: options).attaching(media)
  }

  // MARK: Notes

  /// The types of notes and the decks, which a collection has as JSON.
  private struct Content {
    let models: [String: Model]
    let decks: [String: Deck]

    init(_ database: SQLiteFile) throws(SQLiteFile.Damage) {
      let row = try database.rows(of: "col", ["models", "decks"]).first ?? [.null, .null]
      let decoder = JSONDecoder()
      func decoded<Value: Decodable>(_ value: SQLiteFile.Value) -> [String: Value] {
        (try? decoder.decode([String: Value].self, from: Data(value.text.utf8))) ?? [:]
      }
      models = decoded(row[0])
      decks = decoded(row[1])
      guard !models.isEmpty else { throw SQLiteFile.Damage(reason: "a newer schema") }
    }

    func deck(_ id: Int64) -> String { decks["\(id)"]?.name ?? "" }
  }

  private struct Deck: Decodable { let name: String }

  private struct Model: Decodable {
    struct Field: Decodable { let name: String }
    struct Template: Decodable {
      let qfmt: String
      let afmt: String
    }

    let type: Int?
    let flds: [Field]
    let tmpls: [Template]

    var isCloze: Bool { type == 1 }

    /// The places of the fields that a side of a card shows, in their order.
    func fields(of side: String) -> [Int] {
      var places: [Int] = []
      var rest = side[...]
      while let open = rest.range(of: "{{"), let close = rest[open.upperBound...].range(of: "}}") {
        let name = rest[open.upperBound..<close.lowerBound]
        rest = rest[close.upperBound...]
        guard let first = name.first, !"#^/".contains(first) else { continue }
        // A filter stands before the name: type:Back.
        let field = name.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
        if let place = flds.firstIndex(where: { $0.name == field }), !places.contains(place) {
          places.append(place)
        }
      }
      return places
    }
  }

  /// A card with its note.
  private struct Card {
    let id: Int64
    let note: Int64
    let ord: Int
    let deck: Int64
    let guid: String
    let model: Int64
    let tags: String
    let fields: [String]

    /// The cards, those of a note one after the other.
    static func all(in database: SQLiteFile) throws(SQLiteFile.Damage) -> [Card] {
      let columns = ["id", "guid", "mid", "tags", "flds"]
      var notes: [Int64: [SQLiteFile.Value]] = [:]
      for note in try database.rows(of: "notes", columns) { notes[note[0].integer] = note }
      let cards = try database.rows(of: "cards", ["id", "nid", "ord", "did", "odid"])
      return cards.compactMap { card -> Card? in
        guard let note = notes[card[1].integer] else { return nil }
        let fields = note[4].text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
        // A card that is in a filtered deck comes from another one.
        let origin = card[4].integer
        return Card(
          id: card[0].integer,
          note: card[1].integer,
          ord: Int(clamping: card[2].integer),
          deck: origin > 0 ? origin : card[3].integer,
          guid: note[1].text,
          model: note[2].integer,
          tags: note[3].text,
          fields: fields.map(String.init)
        )
      }.sorted { ($0.note, $0.ord) < ($1.note, $1.ord) }
    }
  }

  private mutating func readCards(_ cards: [Card], _ content: Content) {
    var last: Int64?
    let counts = Dictionary(cards.map { ($0.note, 1) }, uniquingKeysWith: +)
    for card in cards {
      let isFirst = card.note != last
      last = card.note
      guard let model = content.models["\(card.model)"] else { continue }
      // A note with gaps is one question, however many cards there are.
      if model.isCloze, !isFirst { continue }
      guard let template = model.isCloze ? model.tmpls.first : model.tmpls[safe: card.ord] else {
        continue
      }
      let front = model.fields(of: template.qfmt)
      let back = model.fields(of: template.afmt).filter { !front.contains($0) }
      if isFirst { noteHidden(card.fields, model) }
      func joined(_ places: some Sequence<Int>) -> String {
        places.compactMap { card.fields[safe: $0] }.filter { !$0.isEmpty }.joined(separator: " ")
      }
      let (asked, answer) = (joined(front), joined(back.prefix(1)))
      func cells(_ id: String, _ asked: String, _ answer: String) -> [String] {
        [
          id, content.deck(card.deck), card.tags.trimmingCharacters(in: .whitespaces),
          asked, answer, joined(back.dropFirst()),
        ]
      }
      let id = Self.identifier(card.guid, card.ord)
      text += Self.row(cells(id, asked, answer))
      if !model.isCloze, counts[card.note] == 1, !answer.isEmpty {
        reversedRows += Self.row(cells("\(id)-reversed", answer, asked))
      }
    }
  }

  private static func identifier(_ guid: String, _ ord: Int) -> String {
    // A number that no card has is not added to.
    ord == 0 ? guid : "\(guid)-\(ord &+ 1)"
  }

  private mutating func noteHidden(_ fields: [String], _ model: Model) {
    let shown = Set(model.tmpls.flatMap { model.fields(of: $0.qfmt) + model.fields(of: $0.afmt) })
    for (place, field) in model.flds.enumerated()
    where !shown.contains(place) && fields[safe: place]?.isEmpty == false {
      hiddenFields.insert(field.name)
    }
  }

  private static func row(_ cells: [String]) -> String {
    let quoted = cells.map { "\"\($0.replacingOccurrences(of: "\"", with: "\"\""))\"" }
    return quoted.joined(separator: "\t") + "\n"
  }

  // MARK: Reviews

  private mutating func readReviews(
    _ cards: [Card],
    _ content: Content,
    _ database: SQLiteFile,
    _ learner: Learner.ID
  ) throws(SQLiteFile.Damage) {
    let known = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
    let reviews = try database.rows(of: "revlog", ["id", "cid", "ease", "time"])
    for review in reviews.sorted(by: { $0[0].integer < $1[0].integer }) {
      guard let card = known[review[1].integer] else { continue }
      guard
        let rating = SpacedReview.MemoryModel.Rating(rawValue: Int(clamping: review[2].integer))
      else {
        otherReviews += 1
        continue
      }
      let isCloze = content.models["\(card.model)"]?.isCloze == true
      let deck = content.deck(card.deck).split(separator: ":").joined(separator: "/")
      let isRight = rating != .again
      let record = try? AnswerLog.Record(
        learner: learner,
        quiz: "anki",
        problem: Problem.ID(Self.identifier(card.guid, isCloze ? 0 : card.ord)),
        set: ProblemSet.ID(deck.isEmpty ? "questions" : deck),
        responses: [.text("")],
        credit: isRight ? .one : .zero,
        isFirstTryCorrect: isRight,
        seconds: Double(review[3].integer) / 1000,
        date: Date(timeIntervalSince1970: Double(review[0].integer) / 1000),
        rating: rating
      )
      if let record { answers.append(record) } else { otherReviews += 1 }
    }
  }

  // MARK: Memories

  /// What FSRS keeps of a card, in the column "data".
  private struct FSRSState: Decodable {
    let s: Double?
    let d: Double?
  }

  /// Reads how well cards are remembered, and which are suspended; a note with gaps is as well known
  /// as its gap that is due first.
  private mutating func readMemories(
    _ cards: [Card],
    _ content: Content,
    _ database: SQLiteFile,
    _ learner: Learner.ID
  ) throws(SQLiteFile.Damage) {
    let columns = ["id", "type", "queue", "due", "odue", "odid", "ivl", "factor", "lapses", "data"]
    // A deck that was exported without its dates may lack them.
    guard database.columns(of: "cards").isSuperset(of: columns),
      database.columns(of: "col").contains("crt"),
      let start = try database.rows(of: "col", ["crt"]).first?[0].integer
    else { return }
    var last: [Int64: Int64] = [:]
    for review in try database.rows(of: "revlog", ["id", "cid", "ease"])
    where review[2].integer > 0 {
      last[review[1].integer] = max(last[review[1].integer] ?? .min, review[0].integer)
    }
    let known = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
    let states = try database.rows(of: "cards", columns)
      .map { (day: $0[5].integer > 0 ? $0[4].integer : $0[3].integer, values: $0) }
      .sorted { ($0.day, $0.values[0].integer) < ($1.day, $1.values[0].integer) }
    var seen: Set<Problem.ID> = []
    var others: [(problem: Problem.ID, card: Int64, isSuspended: Bool)] = []
    for (day, values) in states {
      guard let card = known[values[0].integer] else { continue }
      let isCloze = content.models["\(card.model)"]?.isCloze == true
      let problem = Problem.ID(Self.identifier(card.guid, isCloze ? 0 : card.ord))
      guard values[1].integer == 2, let last = last[card.id] else {
        others.append((problem, card.id, values[2].integer == -1))
        // Those of type 3 are learned again.
        if [1, 3].contains(values[1].integer) { learnedCards += 1 }
        continue
      }
      guard seen.insert(problem).inserted else { continue }
      let reviewed = Date(timeIntervalSince1970: Double(last) / 1000)
      let ease = Double(values[7].integer) / 1000
      let state = try? JSONDecoder().decode(FSRSState.self, from: Data(values[9].text.utf8))
      let memory = try? CarriedMemory(
        of: problem,
        reviewedAt: reviewed,
        due: Date(timeIntervalSince1970: Double(start) + 86_400 * Double(day)),
        interval: Double(max(values[6].integer, 0)),
        ease: (1.3...100).contains(ease) ? ease : nil,
        stability: state?.s,
        difficulty: state?.d,
        lapses: Int(clamping: values[8].integer)
      )
      guard let memory else {
        otherReviews += 1
        continue
      }
      var kinds: [CardMarks.Kind] = [.carried(memory)]
      if values[2].integer == -1 { kinds.append(.suspended) }
      for kind in kinds {
        if let mark = try? CardMarks.Mark(kind, problem, by: learner, at: reviewed) {
          marks.add(mark)
        }
      }
    }
    addSuspended(others.filter { !seen.contains($0.problem) }, learner, since: start)
  }

  /// Adds that cards are suspended of which nothing else is kept, such as new ones; a note with gaps
  /// is where all its cards are.
  private mutating func addSuspended(
    _ cards: [(problem: Problem.ID, card: Int64, isSuspended: Bool)],
    _ learner: Learner.ID,
    since start: Int64
  ) {
    var seen = Set(cards.filter { !$0.isSuspended }.map(\.problem))
    for (problem, card, _) in cards where seen.insert(problem).inserted {
      // The number of a card is the time when it was made, in milliseconds.
      let made = Date(timeIntervalSince1970: max(Double(card) / 1000, Double(start)))
      if let mark = try? CardMarks.Mark(.suspended, problem, by: learner, at: made) {
        marks.add(mark)
      }
    }
  }

  // MARK: Media

  private mutating func readMedia(_ files: [String: [UInt8]]) {
    let names =
      files["media"].flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0)) }
      ?? [:]
    for (number, name) in names { media[name] = files[number] }
  }
}

extension Array {
  /// The element at an index, or nil when there is none.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
