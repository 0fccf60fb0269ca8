// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import SourceChecks

/// A small package in a temporary folder.
struct Fixture {
  /// The place of all of them, which goes with the process.
  private static let place: URL = {
    atexit { try? FileManager.default.removeItem(at: Fixture.place) }
    return FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }()

  let folder = Fixture.place.appendingPathComponent(UUID().uuidString)
  var manifest: Manifest

  /// `Low` stands on the ground, `High` above it; `High` uses `Low`.
  init(
    _ files: [String: String] = [:],
    targets: [Manifest.Target] = [
      Manifest.Target(name: "Low", path: "Sources/Ground/Low"),
      Manifest.Target(name: "High", path: "Sources/Roof/High", dependencies: ["Low"]),
      Manifest.Target(name: "HighTests", path: "Tests/Roof/HighTests", isTest: true),
    ]
  ) throws {
    manifest = Manifest(targets: targets, products: ["High"])
    for (path, text) in files { try write(text, to: path) }
  }

  var checkout: Checkout { Checkout(root: folder.path, manifest: manifest) }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Makes a repository of it, with everything committed.
  func commit() throws {
    try Shell.output(["git", "init", "--quiet"], in: folder.path)
    try Shell.output(["git", "add", "."], in: folder.path)
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    try Shell.output(["git"] + author + ["commit", "--quiet", "-m", "All"], in: folder.path)
  }
}
