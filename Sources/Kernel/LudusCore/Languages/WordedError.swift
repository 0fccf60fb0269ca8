// SPDX-License-Identifier: Apache-2.0

/// An error with a sentence for people, no matter which engine it comes from.
///
/// ```swift
/// do {
///   try learn()
/// } catch let error as any PresentableError {
///   show(error.sentence(in: phrasebook))
/// }
/// ```
///
/// Its description is for developers: the English sentence, then the case with its values.
public protocol PresentableError: Error, CustomStringConvertible {
  /// Returns whole sentences without identifiers for the person whose action is refused.
  func sentence(in phrasebook: Phrasebook) -> String
}

/// An error whose words are written once: a table from each case to its sentence in a catalog.
///
/// ```
/// extension ShelfError: WordedError {
///   package static var sentences: SentenceCatalog { shelfSentences }
///
///   package var wording: Wording {
///     switch self {
///     case .unknownBook: "unknownBook"
///     case .tooHeavy(let count): Wording("tooHeavy", ["count": .count(count)])
///     case .log(let error): Wording(error)
///     }
///   }
/// }
/// ```
///
/// The sentence in every language and the description follow from the table. A description ends
/// with the case and all its values, so that a case has what is known as its values:
/// `The shelf holds 3 books. (tooHeavy: 3)`.
package protocol WordedError: PresentableError {
  /// The catalog that has the sentences.
  static var sentences: SentenceCatalog { get }

  /// The words for this case.
  var wording: Wording { get }
}

extension WordedError {
  /// Returns whole sentences without identifiers for the person whose action is refused.
  public func sentence(in phrasebook: Phrasebook) -> String {
    wording.text(in: phrasebook) { Self.sentences($0, in: phrasebook) }
  }

  /// The English sentence, and the case with its values.
  public var description: String {
    let sentence = sentence(in: .english)
    return "\(sentence) (\(Occurrence(self).text(beside: sentence)))"
  }
}

/// The words for a case of an error.
package struct Wording: Sendable, ExpressibleByStringLiteral {
  private enum Content: Sendable {
    case sentence(Sentence)
    case made(@Sendable (Phrasebook, _ say: (Sentence) -> String) -> String)
  }

  private let content: Content
  /// The name of a case without values, which nothing else knows.
  fileprivate let name: String

  /// Creates the wording by a sentence of the catalog.
  ///
  /// - Parameters:
  ///   - key: The key of the sentence.
  ///   - values: The values of its placeholders.
  ///   - name: The name of the case in descriptions, for a case without values whose key does not
  ///     end with it.
  package init(_ key: String, _ values: [String: Sentence.Value] = [:], case name: String? = nil) {
    content = .sentence(Sentence(key, values))
    self.name = name ?? key.split(separator: ".").last.map(String.init) ?? key
  }

  /// Creates the wording by a sentence without placeholders.
  package init(stringLiteral key: String) { self.init(key) }

  /// Creates the wording of a case that says what another error says.
  ///
  /// - Parameters:
  ///   - other: The other error.
  ///   - name: The name of the case in descriptions, for a case without values.
  package init(_ other: some PresentableError, case name: String = "") {
    content = .made { phrasebook, _ in other.sentence(in: phrasebook) }
    self.name = name
  }

  /// Creates the wording of a case with values that says several sentences, or one that another
  /// module makes.
  ///
  /// - Parameter text: Makes the text in the language of a phrasebook; `say` says sentences of the
  ///   catalog in it.
  package init(_ text: @escaping @Sendable (Phrasebook, _ say: (Sentence) -> String) -> String) {
    content = .made(text)
    name = ""
  }

  /// Says it in the language of a phrasebook.
  ///
  /// - Parameters:
  ///   - phrasebook: The language of sentences of other catalogs.
  ///   - say: Says a sentence of the catalog.
  /// - Returns: The text.
  package func text(in phrasebook: Phrasebook, saying say: (Sentence) -> String) -> String {
    switch content {
    case .sentence(let sentence): say(sentence)
    case .made(let text): text(phrasebook, say)
    }
  }
}

// MARK: - For developers

/// A value that descriptions of errors show in another way than its own description.
package protocol ErrorValue {
  /// The value in a description of an error.
  var textInErrors: String { get }
}

/// A case of an error and its values, as they can be seen from outside.
private struct Occurrence {
  /// The names of the cases, from the outermost one in.
  private var path: [String] = []
  private var values: [(label: String?, value: Any)] = []

  init(_ error: any WordedError) {
    var next: Any? = error
    while let value = next {
      next = nil
      guard let payload = Mirror(reflecting: value).children.first, let name = payload.label else {
        // A case without values shows its name only where the type has no description.
        path.append((value as? any WordedError)?.wording.name ?? String(describing: value))
        break
      }
      path.append(name)
      let tuple = Mirror(reflecting: payload.value)
      if tuple.displayStyle == .tuple {
        values = tuple.children.map { child in
          (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, child.value)
        }
      } else if payload.value is any WordedError
        || tuple.displayStyle == .enum && !(payload.value is any CustomStringConvertible)
      {
        next = payload.value
      } else {
        values = [(nil, payload.value)]
      }
    }
  }

  /// `todo.reserved: "laundry", for: "ada"`, without a value that is the sentence itself.
  func text(beside sentence: String) -> String {
    var text = path.joined(separator: ".")
    var separator = ": "
    for (label, value) in values {
      let value = Self.text(of: value)
      guard value != sentence else { continue }
      if let label {
        text += ", \(label): \(value)"
      } else {
        text += separator + value
      }
      separator = ", "
    }
    return text
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let value as any ErrorValue: return value.textInErrors
    case let text as String: return "\"\(text)\""
    case let elements as [Any]: return "[\(elements.map(text).joined(separator: ", "))]"
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return String(describing: value) }
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    }
  }
}
