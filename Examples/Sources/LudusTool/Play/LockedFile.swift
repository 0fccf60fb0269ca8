// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that one program holds at a time, and that is replaced in one step.
///
/// The lock is that of the file itself, so it ends with the program, however that ends. Whoever waits for nothing sees
/// at once that another program has it. A link stays a link: the file at its end is replaced, with the permissions that
/// it had.
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
  private var permissions: mode_t = 0o666

  init(path: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  deinit { release() }

  /// Takes hold of the file and reads it; nil if there is none yet.
  func read() throws -> Data? {
    while true {
      // A pipe without a writer would wait.
      let opened = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      if opened < 0, errno == ENOENT { return nil }
      try check(opened)
      var (held, named) = (stat(), stat())
      do {
        try check(fstat(opened, &held))
        guard held.st_mode & S_IFMT == S_IFREG else { throw Fault.notAFile }
        guard held.st_mode & S_IWUSR != 0 else { throw Fault.readOnly }
        try lock(opened)
      } catch {
        close(opened)
        throw error
      }
      // Between opening and locking, its holder may have put another file in its place.
      if stat(path, &named) == 0, named.st_ino == held.st_ino {
        hold(opened)
        permissions = held.st_mode & 0o7777
        return try FileHandle(fileDescriptor: opened, closeOnDealloc: false).readToEnd() ?? Data()
      }
      close(opened)
    }
  }

  /// Puts data in the place of what the file has; whatever happens, it has the old or the new.
  func replace(with data: Data) throws {
    let url = URL(fileURLWithPath: path)
    let new = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new").path
    let opened = open(new, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, permissions)
    try check(opened)
    do {
      try lock(opened)
      try check(ftruncate(opened, 0))
      if descriptor != nil { try check(fchmod(opened, permissions)) }
      let handle = FileHandle(fileDescriptor: opened, closeOnDealloc: false)
      try handle.write(contentsOf: data)
      try check(fsync(opened))
      if descriptor == nil {
        // What has come there in the meantime is not overwritten.
        guard link(new, path) == 0 || errno != EEXIST else { throw Fault.heldByAnother }
        unlink(new)
      } else {
        try check(rename(new, path))
      }
    } catch {
      close(opened)
      throw error
    }
    release()
    hold(opened)
  }

  private func lock(_ opened: Int32) throws {
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else { throw Fault.heldByAnother }
  }

  private func hold(_ opened: Int32) { descriptor = opened }

  private func release() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }

  /// Throws what the operating system says about a call that failed.
  private func check(_ result: Int32) throws {
    if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
