// SPDX-License-Identifier: Apache-2.0
extension LocatedFault {
  /// Creates the fault that a decoder found, in words for authors, with its place from the top.
  public init(_ error: DecodingError) {
    self.init(error, within: [])
  }

  /// Creates the fault that a decoder found, with its place within the object at a coding path.
  init(_ error: DecodingError, within codingPath: [any CodingKey]) {
    let (path, reason) = error.placeAndReason
    self.init(.malformed(reason), at: ContentPlace(Array(path.dropFirst(codingPath.count))))
  }
}

extension DecodingError {
  fileprivate var placeAndReason: (path: [any CodingKey], reason: String) {
    switch self {
    case .keyNotFound(let key, let context):
      (context.codingPath + [key], "this key is missing")
    case .valueNotFound(let type, let context):
      (context.codingPath, "found null, expected \(Self.name(of: type))")
    case .typeMismatch(let type, let context):
      (context.codingPath, "expected \(Self.name(of: type))")
    case .dataCorrupted(let context):
      (context.codingPath, context.debugDescription)
    @unknown default:
      ([], "\(self)")
    }
  }

  /// A type in the words of JSON.
  static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "an integer"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any JSONObject.Type: "an object"
    case is any Collection.Type: "an array"
    default: "\(type)"
    }
  }
}

/// An object in JSON, which a decoder calls a dictionary.
private protocol JSONObject {}

extension Dictionary: JSONObject {}
