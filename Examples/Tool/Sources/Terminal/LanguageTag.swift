// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import LudusCore

/// The tag of a language, as it is written behind an option.
enum LanguageTag {
  /// Refuses what is no tag of a language, such as its name.
  ///
  /// - Parameters:
  ///   - tag: What was typed.
  ///   - option: The option.
  ///   - examples: Tags that could be meant.
  /// - Throws: A `ValidationError` that says what was meant, where that is known.
  static func check(
    _ tag: String,
    of option: String,
    such examples: String
  ) throws(ValidationError) {
    let primary = tag.prefix { $0 != "-" }
    guard Language(tag).canonical == nil || !(2...3).contains(primary.count) else { return }
    let meant = names[tag.lowercased()].map { ", did you mean \($0)?" }
    throw ValidationError(
      "The value of \(option) is \(tag.onOneLine)"
        + (meant ?? ", expected a language such as \(examples).")
    )
  }

  /// What people call the languages of the library and Latin, in English and in themselves.
  private static let names: [String: String] = [
    "german": "de", "deutsch": "de", "english": "en", "englisch": "en", "french": "fr",
    "français": "fr", "francais": "fr", "französisch": "fr", "spanish": "es", "español": "es",
    "espanol": "es", "spanisch": "es", "italian": "it", "italiano": "it", "italienisch": "it",
    "portuguese": "pt", "português": "pt", "portugues": "pt", "portugiesisch": "pt", "dutch": "nl",
    "nederlands": "nl", "niederländisch": "nl", "czech": "cs", "čeština": "cs", "cestina": "cs",
    "česky": "cs", "tschechisch": "cs", "russian": "ru", "русский": "ru", "russisch": "ru",
    "latin": "la", "latein": "la", "latina": "la",
  ]
}
