// SPDX-License-Identifier: Apache-2.0
public import LearningRecords
public import Testing

/// Expects statements as a store would take them, each read again from its bytes.
public func checkRecords(
  _ statements: [XAPI.Statement],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let document = XAPI.read(XAPI.write(statements))
  #expect(document.diagnostics.isEmpty, "\(document.diagnostics)", sourceLocation: sourceLocation)
  #expect(document.statements == statements, sourceLocation: sourceLocation)
  #expect(
    Set(statements.map(\.id)).count == statements.count,
    sourceLocation: sourceLocation
  )
}
