// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A copy of a package on disk, with what its manifest says.
package struct Checkout: Sendable {
  package let root: String
  let manifest: Manifest

  /// Reads the manifest of the package in a folder.
  package init(at folder: String) throws {
    root = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    // In a folder of its own, because another build may hold the lock of the package's.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let dump = try Shell.output(
      ["swift", "package", "--scratch-path", scratch.path, "dump-package"],
      in: root,
      environment: ["LUDUS_ONLY": nil]
    )
    manifest = try Manifest(dump: Data(dump.utf8))
  }

  init(root: String, manifest: Manifest) {
    self.root = root
    self.manifest = manifest
  }

  func url(of path: String) -> URL { URL(fileURLWithPath: root).appendingPathComponent(path) }

  func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// The paths of all files in a folder and those below it that end like this, in order.
  ///
  /// Hidden files and what symbolic links lead to are left out: those are products, or counted
  /// elsewhere.
  func files(in folder: String, ending: String = ".swift") -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(of: folder).path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: url(of: path).path)
      return switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory?: files(in: path, ending: ending)
      case .typeRegular? where name.hasSuffix(ending): [path]
      default: []
      }
    }
  }

  /// How many lines a file has; a last one without a line feed counts, too.
  func lines(of path: String) throws -> Int {
    let data = try Data(contentsOf: url(of: path))
    let feeds = data.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return data.isEmpty || data.last == UInt8(ascii: "\n") ? feeds : feeds + 1
  }
}
