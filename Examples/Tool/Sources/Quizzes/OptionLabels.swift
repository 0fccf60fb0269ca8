// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// The letters by which a learner calls the options of a problem, in the order in which they are
/// shown.
///
/// Options are often shuffled and have names of their own, so a letter is not an option's
/// identifier.
struct OptionLabels {
  private let options: [AnswerOption]

  init(_ item: Quiz.Item) {
    self.init(item.options)
  }

  init(_ options: [AnswerOption]) {
    self.options = options
  }

  /// The options with their letters.
  var all: [(label: String, option: AnswerOption)] {
    options.enumerated().map { (Self.label(at: $0.offset), $0.element) }
  }

  /// The letter of an option, or nil for one that is not shown.
  func label(of option: AnswerOption.ID) -> String? {
    options.firstIndex { $0.id == option }.map(Self.label(at:))
  }

  /// The option with a letter, small or capital, or nil when there is none.
  func option(_ label: String) -> AnswerOption.ID? {
    all.first { $0.label == label.lowercased() }?.option.id
  }

  /// The option that a word calls by its letter or by its text, as it is typed; nil when none or
  /// several may be meant.
  func option(named word: String) -> AnswerOption.ID? {
    if let option = option(word) { return option }
    let texts = options.map { (id: $0.id, text: $0.text.rendered(Style(isColored: false))) }
    let exact = texts.filter { ExactMatcher($0.text).verdict(for: word).isCorrect }
    // A single letter may be a command; only its own case makes it a text.
    let near = word.count > 1 ? texts.filter { $0.text.lowercased() == word.lowercased() } : []
    let meant = exact.isEmpty ? near : exact
    return meant.count == 1 ? meant[0].id : nil
  }

  /// The options that a word calls: one by its label, or several by a letter each, as in `acd`.
  ///
  /// Nil when a part of the word calls none.
  func options(called word: String) -> [AnswerOption.ID]? {
    if let option = option(word) {
      return [option]
    }
    let options = word.compactMap { option(String($0)) }
    return options.count == word.count ? options : nil
  }

  /// The option with its letter, as it is shown.
  func line(_ label: String, _ option: AnswerOption, _ style: Style) -> String {
    "\(label)) \(option.text.rendered(style))"
  }

  /// a, b, ...
  ///
  /// z, aa, ab, ... as the columns of a spreadsheet.
  static func label(at index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[index % letters.count])
    return index < letters.count ? last : label(at: index / letters.count - 1) + last
  }
}
