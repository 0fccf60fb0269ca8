import Foundation

/// The files of a folder that is a package, by their paths.
struct FileTree {
  let path: String

  /// Reads all files; nil for what is no folder, or one without a manifest and an item.
  func folder() throws -> [String: [UInt8]]? {
    guard InputFile(path: path).type == .typeDirectory else { return nil }
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let listed = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    guard listed.contains(where: { $0 == "h5p.json" || $0.lowercased().hasSuffix(".xml") }) else {
      return nil
    }
    let found = FileManager.default.subpaths(atPath: root.path) ?? []
    guard found.count <= ZipArchive.maximumCount else {
      throw ZipArchive.Refusal.tooMany(found.count)
    }
    var files: [String: [UInt8]] = [:]
    for name in found {
      let file = InputFile(path: root.appendingPathComponent(name).path)
      if file.type == .typeRegular { files[name] = Array(try file.readWhole()) }
    }
    return files
  }
}
