// SPDX-License-Identifier: Apache-2.0

/// A value that is an array of so many numbers in JSON.
protocol JSONNumbers: Codable {
  /// The count of the numbers and their description, as in "expected three numbers".
  static var form: (count: Int, name: String) { get }
  /// The numbers.
  var numbers: [Double] { get }

  /// Creates the value of as many numbers as it has.
  init(_ numbers: [Double])
}

extension JSONNumbers {
  /// Reads the numbers.
  ///
  /// - Throws: A `DecodingError` unless there are exactly as many as the value has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let numbers = try container.decode([Double].self)
    guard numbers.count == Self.form.count else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected \(Self.form.name), found \(numbers.count)"
      )
    }
    self.init(numbers)
  }

  /// Writes the numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }
}

/// A value that is a string in JSON.
protocol JSONText: Codable, LosslessStringConvertible {
  /// The expected form, as in "a version such as ...".
  static var form: String { get }
}

extension JSONText {
  /// Reads the string.
  ///
  /// - Throws: A `DecodingError` when it stands for no value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected \(Self.form), found \"\(text)\""
      )
    }
    self = value
  }

  /// Writes the string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
