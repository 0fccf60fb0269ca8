// SPDX-License-Identifier: Apache-2.0

// Prints a line of JSON for each file that is named: the places where code can be changed. `.ci/mutations` chooses.
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

let encoder = JSONEncoder()
for path in CommandLine.arguments.dropFirst() {
  let file = Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8))
  // Operators that it does not know stay as they are.
  let folded = OperatorTable.standardOperators.foldAll(file) { _ in }
  let finder = MutantFinder(converter: SourceLocationConverter(fileName: path, tree: folded))
  finder.walk(folded)
  print(String(decoding: try encoder.encode(finder.mutants), as: UTF8.self))
}
