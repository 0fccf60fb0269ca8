// SPDX-License-Identifier: Apache-2.0

/// The value of a field: `field()` returns it, or ends the form when there is none.
package struct Field<Value> {
  /// The value, or nil while the record is written and after a fault.
  package let value: Value?

  /// Returns the value.
  ///
  /// - Throws: An error that ends the form; the record knows the reason.
  package func callAsFunction() throws -> Value {
    guard let value else { throw EndOfForm() }
    return value
  }

  /// Returns the value, or a stand-in after a fault, so that the other fields are checked nevertheless.
  package func callAsFunction(or standIn: @autoclosure () -> Value) -> Value {
    value ?? standIn()
  }

  /// Returns the field with another value made of its own.
  package func map<Other>(_ make: (Value) throws -> Other) rethrows -> Field<Other> {
    Field<Other>(value: try value.map(make))
  }
}

/// Ends a form that cannot or need not make its value.
struct EndOfForm: Error {}
