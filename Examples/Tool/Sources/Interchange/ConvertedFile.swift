// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that is there when all of it has been written, or standard output for "-".
///
/// A link stays a link: the file at its end is replaced, and the new one has its permissions. A
/// device or a pipe is written into, and never replaced.
struct ConvertedFile {
  private let path: String
  /// The file at the end of links, and where it is written first; nil for a device or a pipe.
  private var place: (real: String, draft: String)?
  private let permissions: mode_t
  private let keepsPermissions: Bool
  private var buffer = OutputBuffer()
  private var handle: FileHandle?
  private var lastByte: UInt8?

  /// Prepares a file, before anything long is worked out for it.
  ///
  /// - Parameters:
  ///   - path: The path, or "-".
  ///   - overwrites: Whether a file that is there is replaced.
  ///   - isPrivate: Whether a new file is its owner's alone, as one with a key that learners must
  ///     not see.
  /// - Throws: A failure when the file is there and must not be overwritten, and where none can be.
  init(path: String, overwrites: Bool, isPrivate: Bool = false) throws {
    self.path = path
    var status = stat()
    let isThere = path != "-" && stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    keepsPermissions = isThere
    permissions = isThere ? status.st_mode & 0o777 : isPrivate ? 0o600 : 0o666
    guard path != "-", !isThere || kind == S_IFREG || kind == S_IFDIR else { return }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = real.deletingLastPathComponent()
    // Tells what keeps a file from being there: a folder, or none, or one of others.
    guard kind != S_IFDIR, access(folder.path, W_OK) == 0 else {
      throw Self.refusal(of: path)
    }
    guard !isThere || overwrites else {
      throw Failure.cannotWrite("\(path) is there already: write over it with --force")
    }
    let name = ".\(real.lastPathComponent).\(getpid())"
    place = (real.path, folder.appendingPathComponent(name).path)
  }

  mutating func write(_ bytes: [UInt8]) throws {
    lastByte = bytes.last ?? lastByte
    guard path != "-" else { return try buffer.write(bytes) }
    if handle == nil { handle = try opened() }
    do {
      try handle?.write(contentsOf: Data(bytes))
    } catch {
      removeDraft()
      throw Failure.cannotWrite("\(path): \(FileReason.unwritten(path, error))")
    }
  }

  private func opened() throws -> FileHandle {
    let flags = place == nil ? O_WRONLY : O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    let descriptor = open(place?.draft ?? path, flags | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw Self.refusal(of: path) }
    if place != nil, keepsPermissions { _ = fchmod(descriptor, permissions) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Ends the last line of a text and puts the file into its place.
  mutating func finish(isText: Bool = true) throws {
    if isText, lastByte != 0x0A { try write([0x0A]) }
    guard path != "-" else { return try buffer.flush() }
    try? handle?.close()
    guard let place else { return }
    guard rename(place.draft, place.real) == 0 else {
      let refusal = Self.refusal(of: path)
      removeDraft()
      throw refusal
    }
  }

  private func removeDraft() {
    if let place { unlink(place.draft) }
  }

  /// What the operating system said last.
  private static func refusal(of path: String) -> Failure {
    let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    return .cannotWrite("\(path): \(FileReason.unwritten(path, error))")
  }
}
