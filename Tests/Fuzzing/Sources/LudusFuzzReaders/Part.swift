// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Ludus

/// A type whose JSON is read alone.
public struct Part: Sendable {
  /// The type's name, with those of the types around it.
  public let name: String
  /// Reads JSON of the type and checks it; returns whether it could be decoded.
  public let reads: @Sendable (Data) -> Bool

  /// A type with its own check, beside coming back as it was.
  init<Value: Codable & Equatable & Sendable>(
    _ type: Value.Type,
    _ check: @escaping @Sendable (Value) -> Void = { _ in }
  ) {
    // "Quizzes.Rubric.Level" without the module.
    name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    reads = { json in
      guard let value = try? JSONDecoder().decode(Value.self, from: json) else { return false }
      expectRoundTrip(value)
      check(value)
      return true
    }
  }
}

extension [Part] {
  /// Reads the name of a type, a space and JSON: `Blueprint {"count":5}`.
  func read(_ data: Data) {
    guard let space = data.firstIndex(of: UInt8(ascii: " ")) else { return }
    let name = String(decoding: data[..<space], as: UTF8.self)
    _ = first { $0.name == name }?.reads(data[data.index(after: space)...])
  }
}
