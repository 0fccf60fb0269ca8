package import LudusCore

extension Record {
  /// The array of the answers that count, the preferred one first.
  package mutating func accepted(
    _ path: KeyPath<Source, [String]>
  ) -> Field<(preferred: String, alternatives: [String])> {
    field("accepted", path, as: .atLeastOne).map { ($0[0], Array($0.dropFirst())) }
  }
}

extension JSONShape where Value == [String], Raw == [String] {
  fileprivate static var atLeastOne: JSONShape {
    JSONShape(
      read: { answers in
        guard answers.isEmpty else { return answers }
        throw ContentError(faults: [
          LocatedFault(JSONFault.malformed("expected at least one answer"), at: ContentPlace())
        ])
      },
      write: { $0 }
    )
  }
}
