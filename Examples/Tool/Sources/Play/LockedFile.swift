// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that one program holds at a time, and that is replaced in one step.
///
/// The lock is that of the file itself, so it ends with the program, however that ends. A second
/// program does not wait for it, but is refused at once. A link stays a link: the file at its end
/// is replaced, and the new one has its permissions.
final class LockedFile {
  /// Why a file cannot be held, besides what the operating system says.
  enum Fault: Error {
    case notAFile
    case heldByAnother
    case readOnly
  }

  private let path: String
  /// The file that is held; nil as long as there is none.
  private var descriptor: Int32?
  /// Those of the file that is replaced; a new one is its owner's alone, because a save holds the
  /// key to its problems.
  private var permissions: mode_t = 0o600

  init(path: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  deinit { hold(nil) }

  /// Takes hold of the file and reads it; nil if there is none yet.
  func read() throws -> Data? {
    hold(nil)
    while true {
      // A pipe without a writer would wait.
      let opened = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      if opened < 0, errno == ENOENT { return nil }
      try check(opened)
      do {
        var status = stat()
        try check(fstat(opened, &status))
        guard status.st_mode & S_IFMT == S_IFREG else { throw Fault.notAFile }
        guard status.st_mode & S_IWUSR != 0 else { throw Fault.readOnly }
        // Between opening and locking, its holder may have put another file in its place.
        guard try locks(opened, at: path) else {
          close(opened)
          continue
        }
        permissions = status.st_mode & 0o7777
      } catch {
        close(opened)
        throw error
      }
      hold(opened)
      return try FileHandle(fileDescriptor: opened, closeOnDealloc: false).readToEnd() ?? Data()
    }
  }

  /// Puts data in the place of what the file has; whatever happens, it has the old or the new.
  func replace(with data: Data) throws {
    let url = URL(fileURLWithPath: path)
    let new = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new").path
    let opened = open(new, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, permissions)
    try check(opened)
    do {
      // Who begins at the same moment may have made its file the real one already.
      guard try locks(opened, at: new) else { throw Fault.heldByAnother }
      do {
        try fill(opened, with: data)
        try put(new)
      } catch {
        unlink(new)
        throw error
      }
    } catch {
      close(opened)
      throw error
    }
    hold(opened)
  }

  private func fill(_ opened: Int32, with data: Data) throws {
    try check(ftruncate(opened, 0))
    if descriptor != nil { try check(fchmod(opened, permissions)) }
    try FileHandle(fileDescriptor: opened, closeOnDealloc: false).write(contentsOf: data)
    try check(fsync(opened))
  }

  /// Gives a file the name of the real one.
  private func put(_ new: String) throws {
    if descriptor == nil {
      // A link does not take the place of what has come there in the meantime.
      if link(new, path) == 0 {
        unlink(new)
        return
      }
      guard errno != EEXIST else { throw Fault.heldByAnother }
      // Not every file system has links.
    }
    try check(rename(new, path))
  }

  /// Locks an open file, and returns whether it still has a name.
  private func locks(_ opened: Int32, at name: String) throws -> Bool {
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else { throw Fault.heldByAnother }
    var (held, named) = (stat(), stat())
    try check(fstat(opened, &held))
    return stat(name, &named) == 0 && (named.st_ino, named.st_dev) == (held.st_ino, held.st_dev)
  }

  /// Holds this file, and lets go of the one before.
  private func hold(_ opened: Int32?) {
    if let descriptor { close(descriptor) }
    descriptor = opened
  }

  /// Throws what the operating system says about a call that failed.
  private func check(_ result: Int32) throws {
    if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
