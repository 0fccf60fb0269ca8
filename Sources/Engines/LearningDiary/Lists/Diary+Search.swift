// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Diary {
  /// Something that was found in a diary.
  public struct SearchHit: Hashable, Sendable {
    /// The kinds of things that can be found.
    public enum Target: Hashable, Sendable {
      /// A course.
      case course(DiaryCourse.ID)
      /// An event, a goal or a note.
      case item(DiaryItem.Key)
    }

    /// The thing that was found.
    public let target: Target
    /// The title.
    public let title: String
    /// Whether all words are in the title, and not only in the text or the links.
    package let isInTitle: Bool
  }

  /// Searches courses, events, goals and notes for words with spaces between them.
  ///
  /// Every word must be in the title, the text or a link, perhaps as a part of a longer word; upper
  /// and lower case do not matter. Deleted and withdrawn things are not found, nor is an event of a
  /// course in which the learner does not take part.
  ///
  /// - Returns: Things that have all words in their titles, then the others, each in the order of titles; none
  ///   without a word.
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
          ([record.item.text] + record.item.links.map(\.absoluteString)).joined(separator: " ")
        )
    }
    let platform = state.platformItems.compactMap { key, record -> Diary.SearchHit? in
      guard case .platform(_, let course) = key, !record.isWithdrawn,
        state.courses[course]?.course.enrollment == .subscribed
      else { return nil }
      return query.hit(.item(key), record.event.title, record.event.text)
    }
    return (courses + own + platform).sorted(by: Diary.SearchHit.isOrdered)
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
    case (.course, .item): return true
    case (.item, .course): return false
    }
  }
}

/// The words of a search.
private struct SearchQuery {
  private let words: [String]

  init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  var isEmpty: Bool { words.isEmpty }

  /// Returns the hit if every word is in the title or the text.
  func hit(_ target: Diary.SearchHit.Target, _ title: String, _ text: String) -> Diary.SearchHit? {
    let (lowerTitle, lowerText) = (title.lowercased(), text.lowercased())
    let missing = words.filter { !lowerTitle.contains($0) }
    guard missing.allSatisfy(lowerText.contains) else { return nil }
    return Diary.SearchHit(target: target, title: title, isInTitle: missing.isEmpty)
  }
}
