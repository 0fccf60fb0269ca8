// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import Testing

/// The words of all errors that have a sentence for people.
///
/// That each of them happens is tested where it belongs.
struct ErrorWordsTests {
  @Test(arguments: ErrorSamples.all.indices)
  func everyErrorIsAWholeSentenceInEveryLanguage(type: Int) {
    for error in ErrorSamples.all[type] {
      for phrasebook in Phrasebook.all {
        let sentence = error.sentence(in: phrasebook)
        // A sentence without a text would be its key, and one without a value has braces.
        #expect(sentence.contains(" ") && sentence.hasSuffix("."), "\(error): \(sentence)")
        #expect(!sentence.contains { "{}#\"".contains($0) }, "\(error): \(sentence)")
        #expect(sentence.first?.isLowercase == false, "\(error): \(sentence)")
        #expect(!sentence.contains(ErrorSamples.id), "\(error): \(sentence)")
        if phrasebook != .english {
          #expect(sentence != error.sentence(in: .english), "\(error): \(phrasebook)")
        }
      }
    }
  }

  /// Developers get the English sentence, and can tell one case from another.
  @Test(arguments: ErrorSamples.all.indices)
  func descriptionsAreTheSentenceAndTheCase(type: Int) {
    let errors = ErrorSamples.all[type]
    for error in errors {
      #expect(error.description.hasPrefix("\(error.sentence(in: .english)) ("))
      #expect(error.description.hasSuffix(")") && !error.description.hasSuffix("()"))
      #expect(error.description.contains(ErrorSamples.id) == Self.isAboutID(error), "\(error)")
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }

  /// Whether a value, or one in it, is the identifier of the samples.
  private static func isAboutID(_ value: Any) -> Bool {
    (value as? String)?.contains(ErrorSamples.id) == true
      || Mirror(reflecting: value).children.contains { isAboutID($0.value) }
  }
}
