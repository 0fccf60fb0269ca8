// SPDX-License-Identifier: Apache-2.0

/// The pictures and other files that texts in a package show.
struct PackageMedia {
  /// All files of the package by their paths.
  private(set) var files: [String: [UInt8]]

  init(_ files: [String: [UInt8]] = [:]) { self.files = files }

  /// The address of a file for a text, which comes into the package where it is not in it.
  ///
  /// - Parameters:
  ///   - source: The address in the text.
  ///   - attached: The files that come with the text.
  ///   - path: The path of the file in which the text stands.
  /// - Returns: The address as it is written in the package.
  mutating func address(_ source: String, among attached: [Question.File], from path: String)
    -> String
  {
    let mark = "@@PLUGINFILE@@"
    let wanted = source.hasPrefix(mark) ? String(source.dropFirst(mark.count)) : "/\(source)"
    guard let file = attached.first(where: { $0.path + $0.name == wanted }) else { return source }
    let place = place(file)
    return String(repeating: "../", count: path.count { $0 == "/" }) + place
  }

  private mutating func place(_ file: Question.File) -> String {
    let own = String((file.path + file.name).dropFirst())
    if files[own] == file.bytes { return own }
    var place = "media/\(file.name)"
    var number = 2
    while let other = files[place], other != file.bytes {
      place = "media/\(number)-\(file.name)"
      number += 1
    }
    files[place] = file.bytes
    return place
  }

  /// The path of a file that another one names; nil outside of the package.
  static func path(_ reference: String, from path: String) -> String? {
    guard !reference.contains(":"), !reference.hasPrefix("/") else { return nil }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    let address = reference.prefix { $0 != "#" && $0 != "?" }
    for part in address.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(percentDecoded(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  private static func percentDecoded(_ text: Substring) -> String {
    guard text.contains("%") else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16), digits.count == 2 {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
