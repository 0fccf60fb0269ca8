extension RequiredForm {
  func isMet(by answer: Statement, as expected: Statement, seed: UInt64, fields: [ModularField]) -> Bool {
    true
  }
}
