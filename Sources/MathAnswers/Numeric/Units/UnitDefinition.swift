/// A unit as the tables define it.
struct UnitDefinition: Sendable {
  /// The symbols, the usual one first.
  let symbols: [String]
  /// How the unit is spelled in English and German, in lower case.
  let names: [String]
  /// How many SI units of its dimension it is, as exact decimal number or fraction.
  let factor: String
  /// The value on the SI scale at its zero; not 0 for temperatures only.
  let offset: String
  let dimension: Dimension
  /// Whether it takes prefixes.
  let takesPrefixes: Bool

  /// Creates a unit of some SI units.
  ///
  /// - Parameters:
  ///   - symbols: The symbols with blanks between them, the usual one first.
  ///   - names: The names with blanks between them, in lower case.
  ///   - factor: How many SI units of its dimension it is.
  ///   - dimension: What it measures.
  ///   - prefixes: Whether it takes prefixes.
  ///   - offset: The value on the SI scale at its zero.
  init(
    _ symbols: String,
    _ names: String,
    _ factor: String,
    _ dimension: Dimension,
    prefixes: Bool = false,
    offset: String = "0"
  ) {
    self.symbols = symbols.split(separator: " ").map { String($0) }
    self.names = names.split(separator: " ").map { String($0) }
    self.factor = factor
    self.offset = offset
    self.dimension = dimension
    takesPrefixes = prefixes
  }
}
