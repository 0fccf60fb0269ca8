// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import SourceChecks

struct ManifestTests {
  @Test func theManifestOfAPackageIsRead() throws {
    let fixture = try Fixture([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "house",
        products: [.library(name: "High", targets: ["High"])],
        targets: [
          .target(name: "Low", path: "Sources/Ground/Low"),
          .target(name: "High", dependencies: ["Low"], path: "Sources/Roof/High"),
          .target(name: "Tool", dependencies: [.target(name: "High")]),
          .testTarget(name: "HighTests", dependencies: ["High"]),
        ]
      )
      """
    ])
    let manifest = try Checkout(at: fixture.folder.path).manifest
    #expect(manifest.targets.map(\.name) == ["Low", "High", "Tool", "HighTests"])
    #expect(manifest.targets.map(\.floor) == ["Ground", "Roof", "Tool", nil])
    #expect(manifest["HighTests"]?.path == "Tests/HighTests")
    #expect(manifest["HighTests"]?.isTest == true)
    #expect(manifest.closure(of: "Tool") == ["Tool", "High", "Low"])
    #expect(manifest.products == ["High"])
    #expect(!manifest.hasDependencies)
  }

  @Test func aPartIsTriedByTheTestsOfThoseWhoUseIt() throws {
    let manifest = try Fixture().manifest
    #expect(manifest.testers(of: "High") == ["High"])
    #expect(manifest.testers(of: "Low") == ["High"])
  }

  @Test func aFileBelongsToTheTargetOfItsFolder() throws {
    let manifest = try Fixture().manifest
    #expect(manifest.target(of: "Sources/Roof/High/A/B.swift")?.name == "High")
    #expect(manifest.target(of: "Sources/Roof/Higher/B.swift") == nil)
  }

  @Test func hiddenFilesAndLinksAreLeftOut() throws {
    let fixture = try Fixture([
      "Sources/B.swift": "", "Sources/A/C.swift": "", "Sources/.build/D.swift": "",
      "Sources/E.md": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.appendingPathComponent("Sources/Link").path,
      withDestinationPath: "A"
    )
    #expect(fixture.checkout.files(in: "Sources") == ["Sources/A/C.swift", "Sources/B.swift"])
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\n\nb", 3)])
  func linesAreCounted(text: String, count: Int) throws {
    #expect(try Fixture(["a.swift": text]).checkout.lines(of: "a.swift") == count)
  }
}
