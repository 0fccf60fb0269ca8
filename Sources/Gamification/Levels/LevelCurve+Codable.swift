internal import LudusCore

/// In JSON a curve is an object with its kind and numbers: `{"kind":"quadratic","coefficient":50}`,
/// `{"kind":"linear","step":100}`, `{"kind":"exponential","base":100,"growth":"3/2"}` or
/// `{"kind":"table","thresholds":[0,10,30],"growth":"6/5"}`. A growth of 1 is left out of a table.
extension LevelCurve: Codable {
  enum Key: String, CodingKey {
    case kind, step, coefficient, base, growth, thresholds

    var place: ContentPlace { ContentPlace().key(rawValue) }
  }

  private enum Kind: String, CaseIterable {
    case linear, quadratic, exponential, table
  }

  /// Reads a curve by the rules of ``init(_:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    guard let name = reader.read(String.self, at: .kind) else { throw reader.error }
    let form: Form?
    switch Kind(rawValue: name) {
    case .linear:
      form = reader.read(Int.self, at: .step).map(Form.linear)
    case .quadratic:
      form = reader.read(Int.self, at: .coefficient).map(Form.quadratic)
    case .exponential:
      let base = reader.read(Int.self, at: .base)
      let growth = reader.read(Fraction.self, at: .growth)
      form = base.flatMap { base in growth.map { .exponential(base: base, growth: $0) } }
    case .table:
      let thresholds = reader.read([Int].self, at: .thresholds)
      let growth = reader.read(Fraction.self, at: .growth, default: .one)
      form = thresholds.flatMap { thresholds in growth.map { .table(thresholds, growth: $0) } }
    case nil:
      reader.note(.unknown(name, expected: Kind.allCases.map(\.rawValue)), at: Key.kind.place)
      form = nil
    }
    reader.note(form?.faults ?? [])
    guard reader.isFaultless, let form else { throw reader.error }
    self.init(unchecked: form)
  }

  /// Writes the form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch form {
    case .linear(let step):
      try container.encode(Kind.linear.rawValue, forKey: .kind)
      try container.encode(step, forKey: .step)
    case .quadratic(let coefficient):
      try container.encode(Kind.quadratic.rawValue, forKey: .kind)
      try container.encode(coefficient, forKey: .coefficient)
    case .exponential(let base, let growth):
      try container.encode(Kind.exponential.rawValue, forKey: .kind)
      try container.encode(base, forKey: .base)
      try container.encode(growth, forKey: .growth)
    case .table(let thresholds, let growth):
      try container.encode(Kind.table.rawValue, forKey: .kind)
      try container.encode(thresholds, forKey: .thresholds)
      try container.encode(growth, unless: .one, forKey: .growth)
    }
  }
}
