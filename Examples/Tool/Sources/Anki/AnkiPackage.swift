// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
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
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("ludus-\(UUID().uuidString).anki2")
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      try Data(collection).write(to: place, options: .withoutOverwriting)
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: place.path, configuration: configuration)
      try queue.read { database in
        let content = try Content(database)
        try readCards(content, database)
        try readReviews(content, database, learner)
        try readMemories(content, database, learner)
      }
      try queue.close()
    } catch let error as DatabaseError {
      throw Failure.badData(
        "\(path): its collection is no database of Anki 2.1 (\(error.message ?? "damaged")); export it with “Support older Anki versions”"
      )
    }
    readMedia(files)
  }

  /// What the questions of the cards are.
  func imported(_ options: Interchange.TableOptions) -> Imported {
    AnkiText.read(Array(text.utf8), options: options).attaching(media)
  }

  // MARK: Notes

  /// The types of notes and the decks, which a collection has as JSON.
  private struct Content {
    let models: [String: Model]
    let decks: [String: Deck]

    init(_ database: Database) throws {
      let row = try Row.fetchOne(database, sql: "SELECT models, decks FROM col")
      let decoder = JSONDecoder()
      func decoded<Value: Decodable>(_ column: String) -> [String: Value] {
        let json: String = row?[column] ?? ""
        return (try? decoder.decode([String: Value].self, from: Data(json.utf8))) ?? [:]
      }
      models = decoded("models")
      decks = decoded("decks")
      guard !models.isEmpty else {
        throw DatabaseError(resultCode: .SQLITE_ERROR, message: "a newer schema")
      }
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

  private mutating func readCards(_ content: Content, _ database: Database) throws {
    let cards = try Row.fetchCursor(
      database,
      sql: """
        SELECT c.ord, CASE WHEN c.odid > 0 THEN c.odid ELSE c.did END AS deck, n.guid, n.mid, n.tags, n.flds, n.id AS note
        FROM cards c JOIN notes n ON n.id = c.nid ORDER BY n.id, c.ord
        """
    )
    var last: Int64?
    while let card = try cards.next() {
      let note: Int64 = card["note"]
      let isFirst = note != last
      last = note
      guard let model = content.models["\(card["mid"] as Int64)"] else { continue }
      // A note with gaps is one question, however many cards there are.
      if model.isCloze, !isFirst { continue }
      let ord: Int = card["ord"]
      let fields = (card["flds"] as String).split(
        separator: "\u{1F}",
        omittingEmptySubsequences: false
      )
      .map(String.init)
      guard let template = model.isCloze ? model.tmpls.first : model.tmpls[safe: ord] else {
        continue
      }
      let front = model.fields(of: template.qfmt)
      let back = model.fields(of: template.afmt).filter { !front.contains($0) }
      if isFirst { noteHidden(fields, model) }
      func joined(_ places: some Sequence<Int>) -> String {
        places.compactMap { fields[safe: $0] }.filter { !$0.isEmpty }.joined(separator: " ")
      }
      add([
        Self.identifier(card["guid"], ord), content.deck(card["deck"]),
        (card["tags"] as String).trimmingCharacters(in: .whitespaces),
        joined(front), joined(back.prefix(1)), joined(back.dropFirst()),
      ])
    }
  }

  private static func identifier(_ guid: String, _ ord: Int) -> String {
    ord == 0 ? guid : "\(guid)-\(ord + 1)"
  }

  private mutating func noteHidden(_ fields: [String], _ model: Model) {
    let shown = Set(model.tmpls.flatMap { model.fields(of: $0.qfmt) + model.fields(of: $0.afmt) })
    for (place, field) in model.flds.enumerated()
    where !shown.contains(place) && fields[safe: place]?.isEmpty == false {
      hiddenFields.insert(field.name)
    }
  }

  private mutating func add(_ cells: [String]) {
    let quoted = cells.map { "\"\($0.replacingOccurrences(of: "\"", with: "\"\""))\"" }
    text += quoted.joined(separator: "\t") + "\n"
  }

  // MARK: Reviews

  private mutating func readReviews(
    _ content: Content,
    _ database: Database,
    _ learner: Learner.ID
  ) throws {
    let reviews = try Row.fetchCursor(
      database,
      sql: """
        SELECT r.id AS at, r.ease, r.time, c.ord, CASE WHEN c.odid > 0 THEN c.odid ELSE c.did END AS deck, n.guid, n.mid
        FROM revlog r JOIN cards c ON c.id = r.cid JOIN notes n ON n.id = c.nid ORDER BY r.id
        """
    )
    while let review = try reviews.next() {
      guard let rating = SpacedReview.MemoryModel.Rating(rawValue: review["ease"]) else {
        otherReviews += 1
        continue
      }
      let isCloze = content.models["\(review["mid"] as Int64)"]?.isCloze == true
      let milliseconds: Int64 = review["at"]
      let deck = content.deck(review["deck"]).split(separator: ":").joined(separator: "/")
      let isRight = rating != .again
      let record = try? AnswerLog.Record(
        learner: learner,
        quiz: "anki",
        problem: Problem.ID(Self.identifier(review["guid"], isCloze ? 0 : review["ord"])),
        set: ProblemSet.ID(deck.isEmpty ? "questions" : deck),
        responses: [.text("")],
        credit: isRight ? .one : .zero,
        isFirstTryCorrect: isRight,
        seconds: Double(review["time"] as Int64) / 1000,
        date: Date(timeIntervalSince1970: Double(milliseconds) / 1000),
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
    _ content: Content,
    _ database: Database,
    _ learner: Learner.ID
  ) throws {
    let known = try Set(database.columns(in: "cards").map(\.name))
    // A deck that was exported without its dates may lack them.
    let columns = ["type", "queue", "due", "odue", "ivl", "factor", "lapses", "data"]
    guard known.isSuperset(of: columns),
      try database.columns(in: "col").contains(where: { $0.name == "crt" }),
      let start = try Int64.fetchOne(database, sql: "SELECT crt FROM col")
    else { return }
    let cards = try Row.fetchCursor(
      database,
      sql: """
        SELECT c.ord, c.type, c.queue, CASE WHEN c.odid > 0 THEN c.odue ELSE c.due END AS day, c.ivl, c.factor, c.lapses,
          c.data, n.guid, n.mid, (SELECT max(r.id) FROM revlog r WHERE r.cid = c.id AND r.ease > 0) AS last
        FROM cards c JOIN notes n ON n.id = c.nid ORDER BY day, c.id
        """
    )
    var seen: Set<Problem.ID> = []
    while let card = try cards.next() {
      let isCloze = content.models["\(card["mid"] as Int64)"]?.isCloze == true
      let problem = Problem.ID(Self.identifier(card["guid"], isCloze ? 0 : card["ord"]))
      guard card["type"] as Int64 == 2, let last = card["last"] as Int64?,
        seen.insert(problem).inserted
      else { continue }
      let reviewed = Date(timeIntervalSince1970: Double(last) / 1000)
      let ease = Double(card["factor"] as Int64) / 1000
      let data = Data((card["data"] as String? ?? "").utf8)
      let state = try? JSONDecoder().decode(FSRSState.self, from: data)
      let memory = try? CarriedMemory(
        of: problem,
        reviewedAt: reviewed,
        due: Date(timeIntervalSince1970: Double(start) + 86_400 * Double(card["day"] as Int64)),
        interval: Double(max(card["ivl"] as Int64, 0)),
        ease: (1.3...100).contains(ease) ? ease : nil,
        stability: state?.s,
        difficulty: state?.d,
        lapses: Int(card["lapses"] as Int64)
      )
      guard let memory else {
        otherReviews += 1
        continue
      }
      var kinds: [CardMarks.Kind] = [.carried(memory)]
      if card["queue"] as Int64 == -1 { kinds.append(.suspended) }
      for kind in kinds {
        if let mark = try? CardMarks.Mark(kind, problem, by: learner, at: reviewed) {
          marks.add(mark)
        }
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
