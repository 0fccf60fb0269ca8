// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The part of the tour that shows one system.
protocol Chapter: Sendable {
  var title: String { get }
  /// The module of the library that does the work.
  var module: String { get }

  /// Says what there is to see, and plays a short session.
  ///
  /// What is shown depends on the content and the seed alone. Every chapter makes a generator of
  /// its own, so that a new chapter does not change the others.
  func play(_ content: ContentFolder, seed: UInt64, on page: inout TourPage) throws
}

/// A clock that ticks when it is read, for sessions that have to be the same every time.
struct ScriptedClock {
  private var time = Date(timeIntervalSince1970: 1_479_686_400)

  mutating func now() -> Date {
    time += 20
    return time
  }
}

/// The folder with the content of the tour.
struct ContentFolder {
  let path: String

  /// `Content` beside the tool, where a release has it, and else `Examples/Content` beside the
  /// sources that the tool was built from, which is found from whatever folder it is started in.
  static var bundled: ContentFolder {
    let tool = Bundle.main.executableURL?.resolvingSymlinksInPath()
    if let beside = tool?.deletingLastPathComponent().appendingPathComponent("Content").path,
      FileManager.default.fileExists(atPath: beside)
    {
      return ContentFolder(path: beside)
    }
    var folder = URL(fileURLWithPath: #filePath)
    for _ in ["Chapter.swift", "Tour", "Sources", "Tool"] {
      folder.deleteLastPathComponent()
    }
    return ContentFolder(path: folder.appendingPathComponent("Content").path)
  }

  func file(_ name: String) -> String {
    URL(fileURLWithPath: path).appendingPathComponent(name).path
  }
}
