// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "icalendar-measure",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ICalendarMeasure",
      dependencies: [.product(name: "ICalendar", package: "ludus")]
    )
  ],
  swiftLanguageModes: [.v6]
)
