// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
internal import LudusCore
internal import LudusFoundation

/// Learning records in the Experience API, versions 1.0.3 and 2.0: who did what, and with which
/// result.
///
/// ```swift
/// let document = XAPI.read(bytes)
/// document.statements.map(\.verb)       // what may be sent to a learning record store
/// document.diagnostics                  // what a store would refuse, and why
/// let recorder = try XAPI.Recorder(homePage: "https://school.example")
/// XAPI.write(recorder.statements(of: session, by: "ann"))
/// ```
///
/// Source: Experience API, version 1.0.3, part two: data (ADL, 2016); IEEE 9274.1.1 (2023).
public enum XAPI: Sendable {
  /// The versions of the specification; the raw values are written into statements.
  ///
  /// Version 2.0 has agents and groups of the context, and wants the offset from UTC in each
  /// timestamp.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// Version 1.0.3 of ADL, and the statements of all versions 1.0.
    case one = "1.0.3"
    /// Version 2.0, which is IEEE 9274.1.1.
    case two = "2.0.0"
  }

  /// A part of a statement that a file can hold instead of whole statements.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// A whole statement.
    case statement = "statements"
    /// A person.
    case agent = "agents"
    /// Several people.
    case group = "groups"
    /// An action.
    case verb = "verbs"
    /// Something to do.
    case activity = "activities"
    /// An outcome.
    case result = "results"
    /// The circumstances.
    case context = "contexts"
    /// A file that comes with a statement.
    case attachment = "attachments"
    /// A reference to another statement.
    case reference = "statementrefs"
    /// A statement within another one.
    case subStatement = "substatements"
  }

  /// A file that has been read.
  public struct Document: Sendable {
    /// An entry of the file.
    public struct Item: Sendable {
      /// The kind of part that it is.
      public let part: Part
      /// The statement, or nil for another part and for a statement that a store would refuse.
      public let statement: Statement?
      /// The bytes of the file that it was read from.
      public let range: Range<Int>
      /// Whether it keeps every rule of the specification.
      public let isValid: Bool
    }

    /// The bytes of the file.
    public let source: [UInt8]
    /// The entries in the order of the file.
    public let items: [Item]
    /// All that its author should know, in the order of the file.
    public let diagnostics: [Diagnostic]

    /// The statements that keep every rule, in the order of the file.
    public var statements: [Statement] { items.compactMap(\.statement) }
  }

  /// Reads a file: a statement, an array of them, one a line, the answer of a store, or a part of a
  /// statement.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, whatever is in it.
  ///   - part: The kind of parts in it, or nil to find that out from their members.
  /// - Returns: All entries, and a diagnostic for each rule that one of them breaks.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8], as part: Part? = nil) -> Document {
    let source = SourceText(bytes)
    let tree = JSONTree(source)
    var check = JSONCheck()
    var items: [Document.Item] = []
    var remarks = tree.remarks
    if let first = remarks.first(where: { $0.code == .notUTF8 }) {
      // That is the first of the file, and each entry is to be sent alone.
      let entries = tree.roots.flatMap(entries).filter {
        $0.range.upperBound > first.range.upperBound
      }
      remarks = (remarks + entries.flatMap { source.encodingRemarks(in: $0.range) }).unrepeated
    }
    var faults = remarks.map(\.range.lowerBound).sorted()[...]
    for entry in tree.roots.flatMap(entries) {
      faults = faults.drop { $0 < entry.range.lowerBound }
      let before = check.remarks.count
      let part = part ?? entry.statementPart
      check.check(entry, .object { part.form }, name: part.rawValue)
      let isValid =
        !entry.isCut && check.remarks[before...].allSatisfy(\.code.isTolerable)
        && !(faults.first.map(entry.range.contains) ?? false)
      let statement = isValid && part == .statement ? Statement(node: entry) : nil
      items.append(
        Document.Item(part: part, statement: statement, range: entry.range, isValid: isValid)
      )
    }
    return Document(
      source: bytes,
      items: items,
      diagnostics: source.diagnostics(remarks + check.remarks)
    )
  }

  /// The entries of a value: those of an array, of the answer of a store, or the value itself.
  private static func entries(of root: JSONNode) -> [JSONNode] {
    if root.kind == .array { return root.elements }
    if let list = root["statements"], list.kind == .array { return list.elements }
    return [root]
  }

  /// Writes statements as a store takes them: an array, a statement a line.
  ///
  /// - Parameter statements: The statements; those from files are written as they were.
  /// - Returns: The file, in UTF-8.
  public static func write(_ statements: [Statement]) -> [UInt8] {
    var bytes = Array("[".utf8)
    for (offset, statement) in statements.enumerated() {
      bytes += (offset == 0 ? "\n" : ",\n").utf8
      bytes += statement.json
    }
    bytes += "\n]\n".utf8
    return bytes
  }
}

extension Diagnostic.Code {
  /// Whether a store takes what has a diagnostic of this code.
  var isTolerable: Bool { [.uselessMember, .notLookedUp, .proofNotChecked].contains(self) }
}

extension JSONNode {
  /// The part of a statement that an object is by its members.
  fileprivate var statementPart: XAPI.Part {
    func has(_ keys: String...) -> Bool { keys.contains { self[$0] != nil } }
    if self["objectType"]?.isText("SubStatement") == true { return .subStatement }
    if self["objectType"]?.isText("StatementRef") == true { return .reference }
    if has("actor", "verb", "object") { return .statement }
    if self["objectType"]?.isText("Group") == true || has("member") { return .group }
    if self["objectType"]?.isText("Agent") == true
      || has("mbox", "mbox_sha1sum", "openid", "account")
    {
      return .agent
    }
    if has("definition") || self["objectType"]?.isText("Activity") == true { return .activity }
    if has("usageType", "sha2") { return .attachment }
    if has("registration", "contextActivities", "instructor", "team", "platform", "revision") {
      return .context
    }
    if has("score", "success", "completion", "response", "duration") { return .result }
    return has("display") ? .verb : .statement
  }
}
