// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A zip file: its files by their paths (PKWARE's APPNOTE 6.3, without zip64, encryption and parts).
package enum ZipArchive {
  /// The most files that are unpacked.
  static let maximumCount = 10_000
  /// The most bytes that are unpacked.
  static let maximumSize = 512 << 20
  /// How many times larger than packed the files may be together, once they are larger than a megabyte.
  static let maximumRatio = 200

  /// The reason why a zip file is refused.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case notAZip
    case damaged(String)
    case encrypted(String)
    case unknownMethod(String)
    case outside(String)
    case duplicate(String)
    case tooMany(Int)
    case tooLarge

    package var description: String {
      switch self {
      case .notAZip: "this is no zip file, or one that breaks off"
      case .damaged(let name): "the file \(name) in it is damaged"
      case .encrypted(let name):
        "the file \(name) in it is encrypted, expected one without a password"
      case .unknownMethod(let name):
        "the file \(name) in it is packed by a method other than deflate"
      case .outside(let name): "the name \(name) in it leads out of the folder it belongs to"
      case .duplicate(let name): "two files in it are named \(name)"
      case .tooMany(let count): "it holds \(count) files, expected at most \(maximumCount)"
      case .tooLarge: "it unpacks to more than such a package can need"
      }
    }
  }

  /// Whether a file begins as a zip file does.
  package static func isZip(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B])
  }

  /// Unpacks all files.
  package static func files(in bytes: [UInt8]) throws(Refusal) -> [String: [UInt8]] {
    let entries = try entries(in: bytes)
    var files: [String: [UInt8]] = [:]
    var names: Set<String> = []
    for entry in entries {
      let name = entry.name
      guard isInside(name) else { throw .outside(name) }
      // On some disks names that differ in case are one.
      guard names.insert(name.lowercased()).inserted else { throw .duplicate(name) }
      if name.hasSuffix("/") { continue }
      files[name] = try content(of: entry, in: bytes)
    }
    return files
  }

  /// Whether a path stays in the folder that it starts from.
  private static func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = !name.contains("\\") && !name.contains(":") && !name.contains("\0")
    return isPlain && !name.isEmpty && !name.hasPrefix("/") && !parts.dropLast().contains("")
      && !parts.contains(where: { $0 == ".." || $0 == "." })
  }

  // MARK: Entries

  private struct Entry {
    let name: String
    let flags: Int
    let method: Int
    let checksum: UInt32
    let packed: Int
    let unpacked: Int
    let start: Int
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  private static func entries(in bytes: [UInt8]) throws(Refusal) -> [Entry] {
    // The end of the directory stands before a comment of at most 65,535 bytes.
    let first = max(0, bytes.count - 65_557)
    guard bytes.count >= 22,
      let end = (first...bytes.count - 22).reversed().first(where: {
        number(bytes, $0, 4) == 0x0605_4B50
      })
    else { throw .notAZip }
    let count = number(bytes, end + 10, 2)
    guard count <= maximumCount else { throw .tooMany(count) }
    var place = number(bytes, end + 16, 4)
    var entries: [Entry] = []
    var (packed, unpacked) = (0, 0)
    for _ in 0..<count {
      guard place + 46 <= end, number(bytes, place, 4) == 0x0201_4B50 else { throw .notAZip }
      let length = number(bytes, place + 28, 2)
      let next = place + 46 + length + number(bytes, place + 30, 2) + number(bytes, place + 32, 2)
      guard next <= end else { throw .notAZip }
      let entry = Entry(
        name: String(decoding: bytes[place + 46..<place + 46 + length], as: UTF8.self),
        flags: number(bytes, place + 8, 2),
        method: number(bytes, place + 10, 2),
        checksum: UInt32(number(bytes, place + 16, 4)),
        packed: number(bytes, place + 20, 4),
        unpacked: number(bytes, place + 24, 4),
        start: number(bytes, place + 42, 4)
      )
      packed += entry.packed
      unpacked += entry.unpacked
      entries.append(entry)
      place = next
    }
    let isBomb = unpacked > 1 << 20 && unpacked > min(packed, bytes.count) * maximumRatio
    guard unpacked <= maximumSize, !isBomb else { throw .tooLarge }
    return entries
  }

  private static func content(of entry: Entry, in bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    guard entry.flags & 1 == 0 else { throw .encrypted(entry.name) }
    guard entry.method == 0 || entry.method == 8 else { throw .unknownMethod(entry.name) }
    let start = entry.start
    guard start + 30 <= bytes.count, number(bytes, start, 4) == 0x0403_4B50 else {
      throw .damaged(entry.name)
    }
    let data = start + 30 + number(bytes, start + 26, 2) + number(bytes, start + 28, 2)
    guard data + entry.packed <= bytes.count else { throw .damaged(entry.name) }
    let slice = bytes[data..<data + entry.packed]
    let content =
      entry.method == 0 ? Array(slice) : Inflate.bytes(of: slice, length: entry.unpacked)
    guard let content, content.count == entry.unpacked, checksum(content) == entry.checksum else {
      throw .damaged(entry.name)
    }
    return content
  }

  // MARK: Writing

  /// Packs files, in the order of their paths and without dates, so that the same files give the same bytes.
  static func bytes(of files: [String: [UInt8]]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    func write(_ value: Int, _ count: Int, to bytes: inout [UInt8]) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      let packed = Deflate.bytes(of: content)
      let isSmaller = packed.count < content.count
      let data = isSmaller ? packed : content
      var head: [UInt8] = []
      // Version 2.0, names in UTF-8, the method, 1 January 1980.
      for value in [20, 0x800, isSmaller ? 8 : 0, 0, 0x21] { write(value, 2, to: &head) }
      for value in [Int(checksum(content)), data.count, content.count] {
        write(value, 4, to: &head)
      }
      write(name.utf8.count, 2, to: &head)
      write(0, 2, to: &head)
      let start = archive.count
      write(0x0403_4B50, 4, to: &archive)
      archive += head + Array(name.utf8) + data
      write(0x0201_4B50, 4, to: &directory)
      write(20, 2, to: &directory)
      directory += head
      for value in [0, 0, 0] { write(value, 2, to: &directory) }
      write(0, 4, to: &directory)
      write(start, 4, to: &directory)
      directory += name.utf8
    }
    let start = archive.count
    archive += directory
    write(0x0605_4B50, 4, to: &archive)
    for value in [0, 0, files.count, files.count] { write(value, 2, to: &archive) }
    write(directory.count, 4, to: &archive)
    write(start, 4, to: &archive)
    write(0, 2, to: &archive)
    return archive
  }

  /// The checksum CRC-32.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
