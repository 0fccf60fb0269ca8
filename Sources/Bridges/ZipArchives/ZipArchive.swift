// SPDX-License-Identifier: Apache-2.0

/// The files in a zip file, by path (PKWARE's APPNOTE 6.3, without zip64, encryption and split
/// archives).
///
/// ```swift
/// let archive = try ZipArchive(files: ["items/1.xml": Array("<item/>".utf8)])
/// let same = try ZipArchive(archive.bytes)
/// same.files == archive.files  // true
/// ```
///
/// A file from a stranger may try to harm its reader. An archive that exists is harmless: each path
/// stays in the folder that it starts from, no two paths differ only in case, and all files
/// together have a size that a program can hold. Nothing is unpacked before that is known.
public struct ZipArchive: Hashable, Sendable {
  /// The most files that an archive may hold.
  public static let maximumCount = 65_000
  /// The most bytes that all files may have together, 512 MiB.
  public static let maximumSize = 512 << 20
  /// The greatest ratio of the unpacked size of the files to the packed one, once they exceed 64
  /// MiB: silence and white images pack as well as harmful files do.
  public static let maximumRatio = 200

  /// The size of all files together from which it matters how well they are packed.
  private static let largeSize = 64 << 20

  /// The files by their paths, with `/` between folders.
  public let files: [String: [UInt8]]

  /// Whether bytes begin the way a zip file does; the first two are enough.
  public static func isZip(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B])
  }

  /// Creates an archive of files.
  ///
  /// - Parameter files: The files by their paths, such as `items/1.xml`.
  /// - Throws: ``Refusal/outside(_:)``, ``Refusal/duplicate(_:)``, ``Refusal/tooMany(_:)`` or
  ///   ``Refusal/tooLarge``.
  public init(files: [String: [UInt8]]) throws(Refusal) {
    guard files.count <= Self.maximumCount else { throw .tooMany(files.count) }
    var paths = PathCheck()
    var size = 0
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      try paths.add(name)
      guard name.utf8.last != UInt8(ascii: "/"), name.utf8.count <= Int(UInt16.max) else {
        throw .outside(name)
      }
      guard content.count <= Self.maximumSize - size else { throw .tooLarge }
      size += content.count
    }
    self.files = files
  }

  /// Unpacks the files of a zip file.
  ///
  /// - Parameter bytes: The whole zip file.
  /// - Throws: A ``Refusal`` for bytes that are no zip file, for one that is damaged, and for one
  ///   that would harm its reader.
  /// - Complexity: O(*n*) in the size of the files that are unpacked, which the limits bound.
  public init(_ bytes: [UInt8]) throws(Refusal) {
    var files: [String: [UInt8]] = [:]
    var paths = PathCheck()
    for entry in try Self.entries(in: bytes) {
      try paths.add(entry.name)
      // A folder has no content of its own.
      if entry.name.utf8.last == UInt8(ascii: "/") { continue }
      files[entry.name] = try Self.content(of: entry, in: bytes)
    }
    self.files = files
  }

  /// The zip file, with the files in the order of their paths and without dates, so that the same
  /// files always give the same bytes.
  public var bytes: [UInt8] { Self.bytes(of: files) }

  /// The reason files or a zip file were refused.
  public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are no zip file, or one whose end is missing.
    case notAZip
    /// The content of a file is cut off, or is not what its checksum says.
    case damaged(String)
    /// A file needs a password.
    case encrypted(String)
    /// A file is packed by a method other than deflate.
    case unknownMethod(String)
    /// A path leads out of its folder, or is no path of a file.
    case outside(String)
    /// Two paths are the same, or differ only in case, which is no difference on some disks.
    case duplicate(String)
    /// There are more files than ``ZipArchive/maximumCount``.
    case tooMany(Int)
    /// The files are larger than ``ZipArchive/maximumSize``, or than ``ZipArchive/maximumRatio``
    /// allows.
    case tooLarge

    /// The reason in English, for the person whose file it is.
    public var description: String {
      switch self {
      case .notAZip: "this is not a zip file, or it is truncated"
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

  /// The paths of an archive, as they are found.
  private struct PathCheck {
    private var names: Set<String> = []

    mutating func add(_ name: String) throws(Refusal) {
      guard Self.isInside(name) else { throw .outside(name) }
      // On some disks names that differ in case are one.
      guard names.insert(name.lowercased()).inserted else { throw .duplicate(name) }
    }

    /// Whether a path stays in the folder that it starts from.
    ///
    /// It looks at bytes, as disks do: to Swift a slash with an accent is a character of its own.
    private static func isInside(_ name: String) -> Bool {
      let isPlain = !name.utf8.contains {
        $0 == 0 || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":")
      }
      let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      return isPlain && !parts.dropLast().contains(where: \.isEmpty) && !name.isEmpty
        && !parts.contains { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }
    }
  }

  // MARK: Reading

  /// A file, as the directory at the end of a zip file describes it.
  private struct Entry {
    let name: String
    let flags: Int
    let method: Int
    let checksum: UInt32
    let packed: Int
    let unpacked: Int
    let start: Int
  }

  private static func half(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
  }

  /// A size or a place, which may be larger than the file and, on some watches, than any number.
  private static func size(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(clamping: word(bytes, place))
  }

  private static func entries(in bytes: [UInt8]) throws(Refusal) -> [Entry] {
    // The end of the directory stands before a comment of at most 65,535 bytes.
    let first = max(0, bytes.count - 65_557)
    guard bytes.count >= 22,
      let end = (first...bytes.count - 22).last(where: { word(bytes, $0) == 0x0605_4B50 })
    else { throw .notAZip }
    let count = half(bytes, end + 10)
    guard count <= maximumCount else { throw .tooMany(count) }
    var place = size(bytes, end + 16)
    var entries: [Entry] = []
    var (packed, unpacked): (Int64, Int64) = (0, 0)
    for _ in 0..<count {
      guard place <= end - 46, word(bytes, place) == 0x0201_4B50 else { throw .notAZip }
      let length = half(bytes, place + 28)
      let next = place + 46 + length + half(bytes, place + 30) + half(bytes, place + 32)
      guard next <= end else { throw .notAZip }
      let entry = Entry(
        name: String(decoding: bytes[place + 46..<place + 46 + length], as: UTF8.self),
        flags: half(bytes, place + 8),
        method: half(bytes, place + 10),
        checksum: word(bytes, place + 16),
        packed: size(bytes, place + 20),
        unpacked: size(bytes, place + 24),
        start: size(bytes, place + 42)
      )
      packed += Int64(entry.packed)
      unpacked += Int64(entry.unpacked)
      entries.append(entry)
      place = next
    }
    let isBomb =
      unpacked > largeSize && unpacked > min(packed, Int64(bytes.count)) * Int64(maximumRatio)
    guard unpacked <= maximumSize, !isBomb else { throw .tooLarge }
    return entries
  }

  private static func content(of entry: Entry, in bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    guard entry.flags & 1 == 0 else { throw .encrypted(entry.name) }
    guard entry.method == 0 || entry.method == 8 else { throw .unknownMethod(entry.name) }
    let start = entry.start
    guard start <= bytes.count - 30, word(bytes, start) == 0x0403_4B50 else {
      throw .damaged(entry.name)
    }
    let data = start + 30 + half(bytes, start + 26) + half(bytes, start + 28)
    guard data <= bytes.count, entry.packed <= bytes.count - data else {
      throw .damaged(entry.name)
    }
    let slice = bytes[data..<data + entry.packed]
    let content =
      entry.method == 0 ? Array(slice) : Inflate.bytes(of: slice, length: entry.unpacked)
    guard let content, content.count == entry.unpacked, checksum(content) == entry.checksum else {
      throw .damaged(entry.name)
    }
    return content
  }

  // MARK: Writing

  /// Packs files whatever their paths are; a test makes harmful zip files with it.
  static func bytes(of files: [String: [UInt8]]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    func write(_ value: some BinaryInteger, _ count: Int, to bytes: inout [UInt8]) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      let packed = Deflate.bytes(of: content)
      let isSmaller = packed.count < content.count
      let data = isSmaller ? packed : content
      var head: [UInt8] = []
      // Version 2.0, names in UTF-8, the method, 1 January 1980.
      for value in [20, 0x800, isSmaller ? 8 : 0, 0, 0x21] { write(value, 2, to: &head) }
      write(checksum(content), 4, to: &head)
      for value in [data.count, content.count] { write(value, 4, to: &head) }
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
