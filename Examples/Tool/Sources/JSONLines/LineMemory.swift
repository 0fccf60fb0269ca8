// SPDX-License-Identifier: Apache-2.0

/// Remembers the answers to lines, since many learners give the same response, and what answers are
/// judged by.
///
/// What is kept is bounded, and forgotten all at once when it is full.
struct LineMemory<Input> {
  /// How an input can be used again with another text.
  struct Reuse: Sendable {
    /// The key of the text.
    let key: String
    /// Returns the input with all that is made of it but its text.
    let preparing: @Sendable (Input) throws -> Input
    /// Returns the input with another text.
    let replacing: @Sendable (Input, String) -> Input
  }

  /// Keys by which no answer differs, as long as their values are strings.
  private let ignored: [[UInt8]]
  private let reuse: Reuse?
  private let textKey: [UInt8]
  private var answers: [LineKey: [UInt8]] = [:]
  private var inputs: [LineKey: Input] = [:]
  private var size = 0
  /// The members of the line that was asked for last, all and all but its text.
  private var whole = LineKey()
  private var rule = LineKey()

  /// The bytes that are kept at the most.
  private static var capacity: Int { 1 << 23 }
  /// What an entry takes apart from its bytes, at a guess.
  private static var entrySize: Int { 1 << 7 }
  /// What an input takes, at a guess: it holds what was made of its text.
  private static var inputSize: Int { 1 << 12 }

  /// Creates an empty memory.
  ///
  /// - Parameters:
  ///   - keys: The keys of strings by which no answer differs; "id" is always one, whatever its
  ///     value.
  ///   - reuse: How an input can be used again.
  init(ignoring keys: [String] = [], reuse: Reuse? = nil) {
    ignored = keys.map { Array($0.utf8) }
    self.reuse = reuse
    textKey = reuse.map { Array($0.key.utf8) } ?? []
  }

  /// Returns the answer that was kept for the same members of a line.
  mutating func answer(
    to members: [JSONScanner.Member],
    in line: UnsafeBufferPointer<UInt8>
  ) -> [UInt8]? {
    whole.bytes.removeAll(keepingCapacity: true)
    for member in members where !isIgnored(member, in: line) { whole.append(member, of: line) }
    return answers[whole]
  }

  private func isIgnored(
    _ member: JSONScanner.Member,
    in line: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let key = line[member.key]
    return key.elementsEqual("id".utf8)
      || line[member.value.lowerBound] == UInt8(ascii: "\"")
        && ignored.contains { key.elementsEqual($0) }
  }

  /// Keeps the answer to the members that were asked for last.
  mutating func keep(_ answer: [UInt8]) {
    makeRoom(for: whole.bytes.count + answer.count + Self.entrySize)
    answers[whole.compact] = answer.compact
  }

  /// Returns the input that was kept for the same members but the text, with the text of these.
  mutating func input(
    for members: [JSONScanner.Member],
    in line: UnsafeBufferPointer<UInt8>
  ) -> Input? {
    guard let reuse else { return nil }
    rule.bytes.removeAll(keepingCapacity: true)
    var text: Slice<UnsafeBufferPointer<UInt8>>?
    for member in members where !isIgnored(member, in: line) {
      if text == nil, line[member.key].elementsEqual(textKey) {
        text = line[member.value]
      } else {
        rule.append(member, of: line)
      }
    }
    // A text with escapes is read by the decoder.
    guard let text, text.first == UInt8(ascii: "\""), !text.contains(UInt8(ascii: "\\")),
      let input = inputs[rule]
    else { return nil }
    return reuse.replacing(input, String(decoding: text.dropFirst().dropLast(), as: UTF8.self))
  }

  /// Returns the input of the members that were asked for last when it is prepared, and keeps it.
  mutating func prepare(_ input: Input) throws -> Input {
    guard let reuse else { return input }
    let prepared = try reuse.preparing(input)
    makeRoom(for: rule.bytes.count + Self.inputSize)
    inputs[rule.compact] = prepared
    return prepared
  }

  private mutating func makeRoom(for bytes: Int) {
    size += bytes
    guard size > Self.capacity else { return }
    answers.removeAll(keepingCapacity: true)
    inputs.removeAll(keepingCapacity: true)
    size = bytes
  }
}

extension LineMemory: Sendable where Input: Sendable {}

extension [UInt8] {
  /// The same bytes without room for more, which what was written piece by piece has several times
  /// over.
  fileprivate var compact: Self { withUnsafeBufferPointer { Self($0) } }
}

/// Members of a line, to find what was kept for the same.
private struct LineKey: Hashable {
  var bytes: [UInt8] = []

  var compact: Self { Self(bytes: bytes.compact) }

  /// Adds a member in a form that no other has.
  mutating func append(_ member: JSONScanner.Member, of line: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[member.key]))
    bytes.append(0)
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[member.value]))
    bytes.append(0)
  }

  /// Hashes all bytes at once, which an array does one by one.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
