// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore

/// A name of the structure that a pin points at, in one language.
///
/// The labels of a pin are in order; the first is the correction that is shown.
public struct PinLabel: Hashable, Sendable, Identifiable {
  /// The name of the label, unique within its sheet, usually a UUID.
  public let id: Identifier<PinLabel>
  /// The language.
  public let language: Language
  /// The name of the structure.
  public let text: String

  /// Creates a label.
  ///
  /// - Throws: Every fault: an empty identifier or text, a language that is no tag of BCP 47.
  public init(id: ID, _ text: String, language: Language) throws(ContentError<SheetFault>) {
    let tag = language.canonical
    var faults = FaultList()
    faults.add(id: id.rawValue)
    if tag == nil { faults.add(.invalidLanguage(language), at: "language") }
    faults.add(title: text, at: "text")
    try faults.check()
    self.id = id
    self.language = tag ?? language
    self.text = text
  }
}

extension PinLabel: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let language = record.field("language", \.language)
    let text = record.field("text", \.text)
    return try PinLabel(id: id(or: "-"), text(or: "-"), language: language(or: .latin))
  }

  /// Labels in place of those that could not be read, so that the rest of a pin is checked nevertheless.
  static func standIns() throws -> [PinLabel] { [try PinLabel(id: "-", "-", language: .latin)] }
}
