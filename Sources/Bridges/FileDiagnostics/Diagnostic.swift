// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// Something in a file that its author should know: a fault, a loss or a trap.
///
/// ```swift
/// let imported = GIFT.read(Array("Is it so? {True}".utf8))
/// let diagnostic = imported.diagnostics[0]
/// diagnostic.code          // .truthAsText
/// diagnostic.line          // 1
/// diagnostic.column        // 12
/// diagnostic.outcome       // .kept
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Something is not as its author wants it: it cannot be used, or any answer would be right.
    case error
    /// It is probably not what its author means.
    case warning
    /// It is fine here and may not be fine elsewhere.
    case hint
  }

  /// The fate of the thing that it is about.
  public enum Outcome: String, Hashable, Sendable {
    /// It was taken as it stands.
    case kept
    /// Something near to it was taken.
    case approximated
    /// It was left out, and the rest of its item was taken.
    case dropped
    /// Its whole item was left out.
    case refused
  }

  /// The stable name of the reason.
  public let code: Code
  /// The path of the file within its package; nil for a file that stands alone.
  public package(set) var path: String?
  /// The bytes of the file that it is about.
  public let range: Range<Int>
  /// The line where they begin, counted from 1.
  public let line: Int
  /// The column where they begin, counted from 1 in Unicode scalars.
  public let column: Int
  /// The values of the placeholders in the sentence.
  package let values: [String: Sentence.Value]

  /// How bad it is.
  public var severity: Severity { code.nature.severity }
  /// The fate of the thing that it is about.
  public var outcome: Outcome { code.nature.outcome }

  /// The reason and the remedy as a sentence.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: The sentence.
  public func sentence(in phrasebook: Phrasebook) -> String {
    interchangeSentences(Sentence(code.rawValue, values), in: phrasebook)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as editors understand it behind the name of a file: `3:14: warning: ... [code]`.
  public var description: String {
    "\(path.map { "\($0):" } ?? "")\(line):\(column): \(severity.rawValue): \(sentence(in: .english)) [\(code.rawValue)]"
  }
}

/// A diagnostic before its line and column are known.
package struct Remark: Hashable, Sendable {
  package let code: Diagnostic.Code
  package let range: Range<Int>
  package let values: [String: Sentence.Value]

  package init(
    _ code: Diagnostic.Code,
    at range: Range<Int>,
    _ values: [String: Sentence.Value] = [:]
  ) {
    self.code = code
    self.range = range
    self.values = values
  }

  /// The same remark at another place, for a text within a file.
  package init(_ remark: Remark, at range: Range<Int>) {
    self.init(remark.code, at: range, remark.values)
  }
}
