// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftParser
import SwiftSyntax

/// Compiles and runs every Swift block of README and the articles in Documentation.
///
/// The blocks of a page are one program: later ones build on earlier ones. What they take for
/// granted stands on the page in an HTML comment `<!-- given ... -->`. A line `expression  //
/// value` is a check: the comment is Swift too, up to a colon that is followed by words.
package struct DocumentedCode {
  private let checkout: Checkout
  /// The pages with code, by their paths.
  let pages: [(path: String, page: Page)]

  package init(in checkout: Checkout) throws {
    self.checkout = checkout
    let paths = ["README.md"] + checkout.files(in: "Documentation", ending: ".md")
    pages = try paths.map { ($0, Page(try checkout.text(of: $0))) }.filter { !$1.blocks.isEmpty }
  }

  /// Builds the program in a folder for builds, runs it, and prints how many blocks it has.
  package func run(scratch: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/pages")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    try Data(program.utf8).write(to: sources.appendingPathComponent("main.swift"))
    let place = ["--package-path", folder.path, "--scratch-path", checkout.url(of: scratch).path]
    try Shell.show(
      ["swift", "build"] + place + ["--disable-build-manifest-caching"],
      in: checkout.root
    )
    try Shell.show([checkout.url(of: "\(scratch)/debug/pages").path], in: checkout.root)
    print("seen: \(pages.reduce(0) { $0 + $1.page.blocks.count }) blocks of documented code run")
  }

  /// All pages as one program: a function each.
  package var program: String {
    var imports: Set<Substring> = ["import Foundation"]
    var functions: [Substring] = []
    for (number, (path, page)) in pages.enumerated() {
      functions += ["func page\(number)() throws {  // \(path)"] + page.given
      for block in page.blocks {
        for (index, line) in block.lines.enumerated() {
          if line.hasPrefix("import ") {
            imports.insert(line)
          } else {
            functions.append(Self.checked(line, at: "\(path):\(block.firstLine + index)"))
          }
        }
      }
      functions.append("}")
    }
    let calls = pages.enumerated().map { "run(\"\($1.path)\", page\($0))" }
    let lines =
      imports.sorted().map(String.init) + [Self.helpers] + functions.map(String.init) + calls
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line of a page, turned into a check if it is an expression with its value in a comment.
  static func checked(_ line: Substring, at place: String) -> Substring {
    guard let mark = line.range(of: "  // "), !mark.isEmpty else { return line }
    let indent = line.prefix { $0 == " " }
    let code = line[indent.endIndex..<max(indent.endIndex, mark.lowerBound)]
    guard isValue(code) else { return line }
    var value = line[mark.upperBound...]
    // `4: the points of a week` says what the value is.
    if let colon = value.range(of: ": ", options: .backwards),
      let first = value[colon.upperBound...].first, first.isLowercase,
      value[colon.upperBound...].allSatisfy({ $0.isLowercase || " ,.".contains($0) })
    {
      value = value[..<colon.lowerBound]
    }
    return "\(indent)check(\(code), \(value), \"\(place)\")"
  }

  /// Whether a line is a whole expression, and no command of a session or a history.
  private static func isValue(_ code: Substring) -> Bool {
    let tree = Parser.parse(source: String(code))
    guard !tree.hasError, tree.statements.count == 1,
      case .expr(let expression)? = tree.statements.first?.item,
      !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self),
      expression.as(SequenceExprSyntax.self)?.elements
        .contains(where: { $0.is(AssignmentExprSyntax.self) }) != true
    else { return false }
    return !["print(", "try session.", "try history."].contains { code.hasPrefix($0) }
  }

  private var manifest: String {
    // What no program may link, because it is a part or is for tests.
    let products = checkout.manifest.modules.map(\.name)
      .filter { checkout.manifest.products.contains($0) && $0 != "ExperimentsTesting" }
      .map { ".product(name: \"\($0)\", package: \"ludus\")" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "pages",
        platforms: [.macOS(.v13)],
        dependencies: [.package(name: "ludus", path: "\(checkout.root)")],
        targets: [
          .executableTarget(name: "pages", dependencies: [\(products.joined(separator: ", "))])
        ]
      )

      """
  }

  private static let helpers = #"""

    /// Ends with an error unless a documented value is the real one.
    func check<Value: Equatable>(_ value: Value, _ documented: Value, _ place: String) {
      guard value != documented else { return }
      print("\(place): documented as \(documented), but it is \(value)")
      exit(1)
    }

    func check(_ error: any Error, _ documented: QuizError, _ place: String) {
      check(error as? QuizError, documented, place)
    }

    /// Runs a page and ends with its error, if there is one.
    func run(_ page: String, _ body: () throws -> Void) {
      do {
        try body()
      } catch {
        print("\(page): \(error)")
        exit(1)
      }
    }

    """#
}
