// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import ZipArchives

/// The files of a package by their paths: those of a zip file, of a folder, or one file alone.
struct FileTree {
  let path: String

  /// Whether the path is that of a folder.
  var isFolder: Bool { InputFile(path: path).type == .typeDirectory }

  /// Whether it is a folder with a manifest or items in it, as an unpacked package is.
  var isPackageFolder: Bool {
    guard isFolder, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return false
    }
    return QuestionFormat(packageWith: names) != nil
  }

  /// The names of files in a folder of a package that are content of other kinds.
  func othersInPackage() throws -> [String] {
    let root = URL(fileURLWithPath: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return names.filter { name in
      let file = InputFile(path: root.appendingPathComponent(name).path)
      // One that cannot be read keeps nobody from checking the package.
      guard file.type == .typeRegular, !name.lowercased().hasSuffix(".xml"),
        let data = try? file.read()
      else { return false }
      return ContentKind(of: data) != nil
        || FileFormat(path: name, bytes: Array(data))?.format != nil
    }
  }

  /// Reads all files.
  ///
  /// - Parameter bytes: The bytes of the file, where it is no folder.
  /// - Returns: The files by their paths.
  /// - Throws: ``ZipArchive/Refusal`` for a zip that is not safe, or a failure to read.
  func files(_ bytes: () throws -> [UInt8]) throws -> [String: [UInt8]] {
    if isFolder { return try folder() }
    let bytes = try bytes()
    guard ZipArchive.isZip(bytes) else {
      return [URL(fileURLWithPath: path).lastPathComponent: bytes]
    }
    return try ZipArchive(bytes).files
  }

  private func folder() throws -> [String: [UInt8]] {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let found = FileManager.default.subpaths(atPath: root.path) ?? []
    guard found.count <= ZipArchive.maximumCount else {
      throw ZipArchive.Refusal.tooMany(found.count)
    }
    var files: [String: [UInt8]] = [:]
    var size = 0
    for name in found {
      let place = root.appendingPathComponent(name)
      let file = InputFile(path: place.path)
      guard file.type == .typeRegular else { continue }
      try Self.checkLink(place, named: name, in: root)
      let bytes = Array(try file.readWhole())
      guard bytes.count <= ZipArchive.maximumSize - size else {
        throw ZipArchive.Refusal.tooLarge
      }
      size += bytes.count
      files[name] = bytes
    }
    return files
  }

  /// Refuses a link to a file that is not in the folder, as a zip file is refused whose names lead
  /// out: a package from a stranger could take any file of the reader along.
  ///
  /// A second name of a file cannot be told from its first one; only that of a file whose owner is
  /// another than that of the folder is refused.
  private static func checkLink(_ place: URL, named name: String, in root: URL) throws {
    let target = place.resolvingSymlinksInPath()
    guard target.path.hasPrefix(root.path.hasSuffix("/") ? root.path : root.path + "/") else {
      throw ZipArchive.Refusal.outside(name)
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    let links = (attributes?[.referenceCount] as? NSNumber)?.intValue ?? 1
    let owner = (attributes?[.ownerAccountID] as? NSNumber)?.intValue
    let folder = try? FileManager.default.attributesOfItem(atPath: root.path)
    let folderOwner = (folder?[.ownerAccountID] as? NSNumber)?.intValue
    guard links < 2 || owner == folderOwner else { throw ZipArchive.Refusal.outside(name) }
  }
}
