// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Returns the faults that making content throws, a line each; none when it is made.
///
/// - Parameters:
///   - fault: The faults of the engine.
///   - body: Makes the content.
/// - Returns: The faults as they are described to developers; any other error as "unexpected: ...".
public func contentFaults<Fault: ContentFault>(
  _ fault: Fault.Type,
  _ body: () throws -> Void
) -> [String] {
  do {
    try body()
    return []
  } catch let error as ContentError<Fault> {
    return error.faults.map(\.description)
  } catch {
    return ["unexpected: \(error)"]
  }
}
