// SPDX-License-Identifier: Apache-2.0
internal import LearningDiary
internal import LudusCore

/// The names of the items of a diary in calendars.
///
/// - An own item `g1` of the diary of `eva` is `g1@eva.diary`.
/// - An event `week-1` of the course `coding` is `coding/week-1@eva.diary`.
/// - An item that came from another calendar keeps the name that it had there: its identifier in
///   the diary is `uid:` and that name.
///
/// So names never change, and no two items have the same.
enum CalendarUID {
  private static let foreign = "uid:"

  /// Returns the name of an item in calendars.
  static func uid(of item: DiaryItem.Key, owner: Learner.ID) -> String {
    let place = "@" + escaped(owner.rawValue) + ".diary"
    switch item {
    case .own(let id) where id.rawValue.hasPrefix(foreign) && id.rawValue != foreign:
      return String(id.rawValue.dropFirst(foreign.count))
    case .own(let id):
      return escaped(id.rawValue) + place
    case .platform(let event, let course):
      return escaped(course.rawValue) + "/" + escaped(event.rawValue) + place
    }
  }

  /// Returns the item that has a name in calendars.
  static func item(of uid: String, owner: Learner.ID) -> DiaryItem.Key {
    let place = "@" + escaped(owner.rawValue) + ".diary"
    let other = DiaryItem.Key.own(DiaryItem.ID(foreign + uid))
    guard uid.hasSuffix(place) else { return other }
    let parts = uid.dropLast(place.count).split(separator: "/", omittingEmptySubsequences: false)
    let names = parts.compactMap { unescaped(String($0)) }
    let key: DiaryItem.Key
    switch names.count {
    case 1 where parts.count == 1: key = .own(DiaryItem.ID(names[0]))
    case 2 where parts.count == 2:
      key = .platform(DiaryCourse.Event.ID(names[1]), in: DiaryCourse.ID(names[0]))
    default: return other
    }
    // What looks like ours and would be written otherwise is somebody else's.
    return self.uid(of: key, owner: owner) == uid ? key : other
  }

  /// The name with `%25`, `%2F` and `%40` for the characters that have a meaning here.
  private static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "/": text += "%2F"
      case "@": text += "%40"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The name that was escaped; nil when it was not escaped like this.
  private static func unescaped(_ text: String) -> String? {
    var name = ""
    for (index, part) in text.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        name += part
        continue
      }
      switch part.prefix(2) {
      case "25": name += "%"
      case "2F": name += "/"
      case "40": name += "@"
      default: return nil
      }
      name += part.dropFirst(2)
    }
    return name
  }
}
