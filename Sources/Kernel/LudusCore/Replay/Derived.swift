// SPDX-License-Identifier: Apache-2.0

/// A value that follows from others and is kept only to be quick, so it does not count in comparisons.
package struct Derived<Value: Sendable>: Hashable, Sendable {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
