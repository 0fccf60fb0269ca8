// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// The marks of the school that results of assignments come to, if its teacher has chosen some: a known
/// scale of the library.
struct SchoolMarks: Sendable {
  static let setting = "markScale"

  /// The countries whose schools use the known scales.
  private static let regions = [
    "german": "DE", "germanHalves": "DE", "germanPoints": "DE", "swiss": "CH", "french": "FR",
    "dutch": "NL", "letters": "US",
  ]

  let name: String
  private let scale: MarkScale

  /// The scale of a name; nil for one that is not known.
  init?(named name: String) {
    guard let known = MarkScale.all.first(where: { $0.name == name }) else { return nil }
    (self.name, scale) = (name, known.scale)
  }

  /// The scale of the class; nil without one.
  init?(of store: Store) throws {
    guard let name = try store.setting(Self.setting, as: String.self) else { return nil }
    self.init(named: name)
  }

  /// The mark for a share of the points, as people write it.
  func mark(for share: Fraction, in language: Language) -> String {
    let mark = scale.mark(for: share)
    let separator = Locale(identifier: language.rawValue).decimalSeparator ?? "."
    return mark.replacingOccurrences(of: ".", with: separator)
  }

  /// The scales to choose from, each by its country and its marks, best first.
  static func choices(selected: String?, in language: Language) -> [ProblemView.Choice] {
    let locale = Locale(identifier: language.rawValue)
    return MarkScale.all.map { name, scale in
      let region = regions[name].flatMap { locale.localizedString(forRegionCode: $0) } ?? name
      let marks = scale.marks
      let shown =
        marks.count > 7
        ? "\(marks[0]), \(marks[1]) … \(marks[marks.count - 1])" : marks.joined(separator: ", ")
      return ProblemView.Choice(id: name, text: "\(region): \(shown)", isSelected: name == selected)
    }
  }
}
