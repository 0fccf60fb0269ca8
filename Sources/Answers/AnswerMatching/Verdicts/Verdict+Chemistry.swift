// SPDX-License-Identifier: Apache-2.0

/// The parts of verdicts on formulae and equations.
extension Verdict {
  /// Why a chemical formula or equation does not count.
  ///
  /// Texts are parts of formulae as they are printed, such as "SO₄²⁻"; numbers of atoms may be fractions.
  public enum ChemicalMismatch: Hashable, Sendable {
    /// A formula has another number of atoms of an element.
    case count(of: String, written: String, expected: String)
    /// A formula or ion has another charge, such as "2+"; "0" is none.
    case charge(of: String, written: String, expected: String)
    /// The atoms are right, but the formula shows another structure, or none.
    case structure
    /// A capital letter is small or a small one is a capital: "CO" and "Co".
    case capitals
    /// A zero stands where the letter O belongs, as in "H20".
    case zeroForOxygen
    /// A nuclide has another mass number, such as "12", or none.
    case massNumber(written: String, expected: String)
    /// The atomic number below does not belong to the element.
    case atomicNumber(of: String, written: String, expected: String)
    /// A part is missing: an element, the water of a hydrate, or something that reacts or forms.
    case missing(String)
    /// There is a part too many.
    case needless(String)
    /// One part stands where another belongs.
    case replaced(written: String, expected: String)
    /// The two sides of an equation do not hold as many atoms of an element.
    case unbalanced(element: String, left: String, right: String)
    /// The two sides of an equation have different charges.
    case unbalancedCharge(left: String, right: String)
    /// The mass numbers or atomic numbers of a nuclear equation do not add up.
    case unbalancedNuclides(left: String, right: String)
    /// All coefficients are the same multiple of the expected ones.
    case multiple
    /// A coefficient is another one, although the sides are balanced.
    case coefficient(of: String, written: String, expected: String)
    /// Reactants and products have changed places.
    case sidesExchanged
    /// The arrow says that a reaction does not go both ways and it does, or the reverse.
    case arrow(goesBothWays: Bool)
    /// A state symbol such as "(aq)" is another one; the written one is empty when it is missing.
    case state(of: String, written: String, expected: String)
    /// A subshell such as "3s" holds another number of electrons.
    case electrons(in: String, written: Int, expected: Int)
  }

  /// Why a chemical formula or equation cannot be read, and where.
  public struct ChemicalFault: Error, Hashable, Sendable {
    /// Why it cannot be read.
    package enum Reason: Hashable, Sendable {
      /// There is nothing to read.
      case empty
      /// A sign cannot stand where it stands; it is empty at the end.
      case unexpected(String)
      /// No element has this symbol.
      case unknownElement(String)
      /// A bracket is not closed, or not open.
      case unpaired(String)
      /// A number is 0 or too large.
      case numberOutOfRange
      /// The answer has more than so many characters or brackets in one another.
      case tooComplex(limit: Int)
      /// A name stands where a formula is expected.
      case name
      /// Another kind of answer is expected.
      case otherForm(ChemicalForm)
      /// Ions are written side by side where a formula is expected.
      case ions
      /// It is open whether a digit counts atoms or charges.
      case ambiguousCharge
      /// The elements are in an unusual order.
      case order
      /// The formula shows more structure than is asked for.
      case detailed
      /// The formula may be that of the same substance in another notation.
      case otherNotation
      /// An atomic number does not belong to the element.
      case atomicNumber(of: String, written: String, expected: String)
    }

    /// Where it is: the number of Unicode scalars before it.
    package let position: Int
    /// Why it cannot be read.
    package let reason: Reason

    package init(position: Int, reason: Reason) {
      self.position = position
      self.reason = reason
    }
  }
}
