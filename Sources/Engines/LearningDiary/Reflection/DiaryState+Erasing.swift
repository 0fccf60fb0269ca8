// SPDX-License-Identifier: Apache-2.0
internal import PlayerProgress
internal import LudusCore
internal import LudusFoundation

// Words that are erased: they go from all events that happened before, on every device that gets to know of it.
extension DiaryState {
  /// Stands in the place of a text that must say something, in any language.
  static let erasedText = "–"

  package static func erases(_ action: Diary.Action) -> Bool {
    switch action {
    case .erased, .erasedWords: true
    default: false
    }
  }

  package static func redacted(_ event: Diary.Event, by erasure: Diary.Event) -> Diary.Event {
    // Only the owner erases, whose events have no actor. What was typed afterwards stays.
    guard erasure.actor == nil, event.precedes(erasure),
      event.recordedAt <= erasure.recordedAt
    else { return event }
    let words: Diary.Action.Words
    switch erasure.action {
    case .erased(let entry): words = .reflection(entry)
    case .erasedWords(let erased): words = erased
    default: return event
    }
    let action = event.action.redacted(words)
    return action == event.action
      ? event
      : Diary.Event(
        action,
        by: event.actor,
        at: event.date,
        recordedAt: event.recordedAt,
        order: event.order,
        id: event.id
      )
  }

  /// Refuses to erase the words of something that never was.
  func check(_ words: Diary.Action.Words) throws(DiaryError) {
    switch words {
    case .all: return
    case .item(let id):
      guard items[id] != nil else { throw .item(.unknown(.own(id))) }
    case .reflection(let id):
      guard reflections.used.contains(id) else { throw .reflection(.unknown(id)) }
    }
  }
}

extension Diary.Action {
  /// Returns the action without words.
  fileprivate func redacted(_ words: Words) -> Diary.Action {
    switch self {
    case .added(let item) where words.contains(item.id): .added(item.redacted)
    case .edited(let item) where words.contains(item.id): .edited(item.redacted)
    case .wrote(let entry) where words.contains(entry.id): .wrote(entry.redacted)
    case .rewrote(let entry) where words.contains(entry.id): .rewrote(entry.redacted)
    case .commented(let entry, let text) where words.contains(entry):
      .commented(entry, text: text.isBlank ? "" : DiaryState.erasedText)
    default: self
    }
  }
}

extension Diary.Action.Words {
  fileprivate func contains(_ item: DiaryItem.ID) -> Bool { self == .all || self == .item(item) }

  fileprivate func contains(_ entry: Reflection.Entry.ID) -> Bool {
    self == .all || self == .reflection(entry)
  }
}

extension DiaryItem {
  /// The item without words; all that counts for lists and points stays.
  fileprivate var redacted: DiaryItem {
    var item = self
    // What was refused stays refused.
    item.title = faults.isEmpty ? DiaryState.erasedText : ""
    item.text = ""
    item.links = []
    return item
  }
}

extension Reflection.Entry {
  /// The entry without words.
  fileprivate var redacted: Reflection.Entry {
    let text = faults.isEmpty ? DiaryState.erasedText : ""
    return Reflection.Entry(id: id, course: course, day: day, text: text)
  }
}
