// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import TextFolding

extension Diary {
  /// Something that was found in a diary.
  public struct SearchHit: Hashable, Sendable {
    /// The kinds of things that can be found.
    public enum Target: Hashable, Sendable {
      /// A course.
      case course(DiaryCourse.ID)
      /// An event, a goal or a note.
      case item(DiaryItem.Key)
      /// An entry about learning.
      case reflection(Reflection.Entry.ID)
    }

    /// The thing that was found.
    public let target: Target
    /// The title; of an entry about learning its first line.
    public let title: String
    /// Whether all words are in the title, and not only in the text or the links.
    package let isInTitle: Bool
  }

  /// Searches courses, events, goals, notes and entries about learning for words with spaces
  /// between them.
  ///
  /// Every word must be in the title, the text or a link, perhaps as a part of a longer word. Upper
  /// and lower case, accents and the forms of letters do not matter: "ubung" and "uebung" find
  /// "Übung", "strasse" finds "Straße". Of an entry about learning its text, the answers and the
  /// prompts in someone's own words are searched, and the names of attachments and the feedback on
  /// it. Deleted and withdrawn
  /// things are not found, nor is an event of a course in which the learner does not take part.
  ///
  /// - Returns: Things that have all words in their titles, then the others, each in the order of
  ///   titles; none without a word.
  /// - Complexity: O(*n*) in the length of all texts, and O(*h* log *h*) in the number of hits.
  public func search(_ words: String) -> [Diary.SearchHit] {
    let query = SearchQuery(words)
    guard !query.isEmpty else { return [] }
    let courses = courses.compactMap { course in
      query.hit(.course(course.id), course.title, course.text)
    }
    let own = state.items.values.compactMap { record in
      record.isDeleted
        ? nil
        : query.hit(
          .item(.own(record.id)),
          record.item.title,
          ([record.item.text] + record.item.links.map(\.absoluteString)
            + record.item.attachments.map(\.name)).joined(separator: " ")
        )
    }
    let platform = state.platformItems.compactMap { key, record -> Diary.SearchHit? in
      guard case .platform(_, let course) = key, !record.isWithdrawn,
        state.courses[course]?.course.enrollment == .subscribed
      else { return nil }
      return query.hit(.item(key), record.event.title, record.event.text)
    }
    let reflections = state.reflections.entries.values.compactMap { reflection in
      query.hit(
        .reflection(reflection.id),
        reflection.entry.firstLine,
        reflection.texts.joined(separator: " ")
      )
    }
    return (courses + own + platform + reflections).sorted(by: Diary.SearchHit.isOrdered)
  }
}

extension Diary.SearchHit {
  fileprivate static func isOrdered(_ left: Diary.SearchHit, _ right: Diary.SearchHit) -> Bool {
    if left.isInTitle != right.isInTitle { return left.isInTitle }
    let (leftTitle, rightTitle) = (left.title.lowercased(), right.title.lowercased())
    if leftTitle != rightTitle { return leftTitle < rightTitle }
    switch (left.target, right.target) {
    case (.course(let left), .course(let right)): return left < right
    case (.item(let left), .item(let right)): return left < right
    case (.reflection(let left), .reflection(let right)): return left < right
    default: return left.target.place < right.target.place
    }
  }
}

extension Diary.SearchHit.Target {
  /// The place of the kind among those with one title.
  fileprivate var place: Int {
    switch self {
    case .course: 0
    case .item: 1
    case .reflection: 2
    }
  }
}

extension Reflection {
  /// All that is written in the entry and about it.
  fileprivate var texts: [String] {
    let prompts = entry.answers.map { answer in
      if case .own(let question) = answer.prompt { question } else { "" }
    }
    return [entry.text] + prompts + entry.answers.map(\.text) + entry.attachments.map(\.name)
      + feedback.map(\.text)
  }
}

extension Reflection.Entry {
  /// The first line that says something, which stands for a title.
  fileprivate var firstLine: String {
    let texts = [text] + answers.map(\.text) + attachments.map(\.name)
    let lines = texts.flatMap { $0.split(whereSeparator: \.isNewline) }
    return lines.first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}

/// The words of a search.
private struct SearchQuery {
  /// Each word in the forms in which a text can have it.
  private let words: [Set<String>]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { word in
      Set(String(word).searchForms.filter { !$0.isEmpty })
    }.filter { !$0.isEmpty }
  }

  var isEmpty: Bool { words.isEmpty }

  /// Returns the hit if every word is in the title or the text.
  func hit(_ target: Diary.SearchHit.Target, _ title: String, _ text: String) -> Diary.SearchHit? {
    let titleForms = title.searchForms
    let missing = words.filter { !Self.has($0, titleForms) }
    if !missing.isEmpty {
      let textForms = text.searchForms
      guard missing.allSatisfy({ Self.has($0, textForms) }) else { return nil }
    }
    return Diary.SearchHit(target: target, title: title, isInTitle: missing.isEmpty)
  }

  /// Whether a text has a word, both in one of their forms.
  private static func has(_ word: Set<String>, _ text: [String]) -> Bool {
    text.contains { text in word.contains { text.contains($0) } }
  }
}

extension String {
  /// The text as a search compares it: with umlauts as one or as two letters, and without marks.
  fileprivate var searchForms: [String] {
    if utf8.allSatisfy({ $0 < 0x80 }) { return [lowercased()] }
    let folded = withoutCompatibilityForms.caseFolded
    let spelledOut = folded.withoutUmlauts.withoutDiacritics
    let plain = folded.withoutDiacritics
    return plain == spelledOut ? [plain] : [plain, spelledOut]
  }
}
