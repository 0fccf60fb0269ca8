import Foundation

/// A JSON file with a value that is decoded as it stands.
struct ValueFile {
  let path: String

  /// Reads the value.
  ///
  /// - Throws: A failure that says in one line why it cannot be read.
  func load<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value {
    let data = try InputFile(path: path).read()
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .badData("\(path): \(JSONLines.sentence(for: error))")
    }
  }
}
