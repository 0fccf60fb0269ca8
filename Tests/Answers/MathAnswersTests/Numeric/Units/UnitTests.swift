// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import MathAnswers

struct UnitTests {
  @Test(arguments: UnitDefinition.si + UnitDefinition.common + UnitDefinition.customary)
  func everyRowOfTheTablesIsRead(definition: UnitDefinition) throws {
    // South and west are counted backward.
    let isBackward = ["°S", "°W"].contains(definition.symbols[0])
    #expect(Rational(definition.factor).map { $0.isNegative == isBackward && !$0.isZero } == true)
    #expect(Rational(definition.offset) != nil)
    for word in definition.symbols + definition.names {
      let unit = try #require(UnitTable.standard.unit(word), "\(word)")
      #expect(unit.symbol == definition.symbols.first, "\(word)")
    }
  }

  @Test(arguments: [
    ("1 in", "2.54 cm"), ("1 ft", "12 in"), ("1 mile", "1760 yd"), ("1 lb", "16 oz"),
    ("1 gal", "231 in^3"), ("1 acre", "43560 ft^2"), ("1 nmi", "1852 m"), ("1 kn", "1.852 km/h"),
    ("36 km/h", "10 m/s"), ("1 L", "1 dm³"), ("1 ml", "1 cc"), ("1 ha", "0.01 km²"),
    ("1 t", "1000 kg"),
    ("1 N", "1 kg m/s²"), ("1 J", "1 N·m"), ("1 W", "1 J/s"), ("1 V", "1 W/A"), ("1 Ω", "1 V/A"),
    ("1 F", "1 C/V"), ("1 Wb", "1 V s"), ("1 T", "1 Wb/m²"), ("1 H", "1 Wb/A"), ("1 S", "1 A/V"),
    ("1 Pa", "1 N/m²"), ("1 bar", "100 kPa"), ("1 atm", "760 Torr"), ("1 kWh", "3.6 MJ"),
    ("1 cal", "4.184 J"),
    ("1 eV", "1.602176634e-19 J"), ("1 Gy", "1 J/kg"), ("1 kat", "1 mol/s"), ("1 Bq", "1 s^-1"),
    ("1 M", "1 mol/L"), ("1 d", "24 h"), ("1 h", "60 min"), ("1 lb/in^2", "1 lb in^-2"),
    ("1 lbf/in^2", "1 psi"),
    ("1 hp", "550 ft lbf/s"), ("1 lx", "1 lm/m²"), ("60 rpm", "1 Hz"), ("1 kVA", "1 kW"),
    ("1 mph", "1 mile/h"),
    ("50 1/min", "50 rpm"), ("5 m 1/s", "5 m/s"), ("1/2 1/s", "0.5 Hz"), ("2 1/2 1/s", "2.5 Hz"),
    ("1 J/(kg °C)", "1 J/(kg K)"), ("9 J/°F", "16.2 J/K"), ("1 kDa", "1000 u"), ("1 u", "1 amu"),
    ("1 dpt", "1 m^-1"), ("36 kph", "10 m/s"), ("36 kmh", "36 km/h"), ("1 ccm", "1 mL"),
    ("1 cbm", "1000 L"), ("1 qkm", "100 ha"), ("1 kwh", "3.6 MJ"), ("100 ct", "1 €"),
    ("100 p", "1 £"), ("1 kilohm", "1000 ohms"),
    ("1 kilowatt-hour", "1 kWh"), ("1 N-m", "1 J"),
    ("1 pound", "1 lb"), ("6 L/100 km", "0.06 L/km"),
  ])
  func conversionIsExact(accepted: String, answer: String) throws {
    #expect(try NumericMatcher(accepted).verdict(for: answer).isCorrect)
    #expect(try NumericMatcher(answer).verdict(for: accepted).isCorrect)
  }

  @Test(arguments: [
    "m/s^2", "m s^-2", "m s-2", "m·s⁻²", "m/s/s", "m*s^(-2)", "m s^{-2}", "s^-2 m", "m/(s*s)",
    "m/(s s)",
    "metres per second squared", "Meter pro Sekunde / s", "\\frac{m}{s^2}", "\\text{m/s}^2",
    "m.s^-2",
    "\\mathrm{m}\\,\\mathrm{s}^{-2}", "(m/s²)", "m/s2", "meter/(sekunde)^2", "N/kg", "1000 mm/s^2",
  ])
  func aProductIsWrittenInManyWays(unit: String) throws {
    let answer = unit.hasPrefix("1") ? unit : "1 \(unit)"
    #expect(try NumericMatcher("1 m/s^2").verdict(for: answer).isCorrect, "\(answer)")
  }

  @Test(arguments: [
    ("m²", "square metres"), ("m²", "Quadratmeter"), ("m²", "m2"), ("m^3", "Kubikmeter"),
    ("m^3", "cubic metre"),
    ("km", "Kilometer"), ("µm", "um"), ("µm", "μm"), ("µm", "Mikrometer"), ("mg", "milligrams"),
    ("s", "Sekunden"),
    ("h", "Stunden"), ("kΩ", "kiloohm"), ("Ω", "\u{2126}"), ("Å", "\u{212B}"), ("dam", "Dekameter"),
    ("%", "percent"), ("€", "Euro"), ("l", "Liter"), ("°", "degrees"), ("°", "Grad"),
    ("bar", "Bar"), ("km²", "Quadratkilometer"),
  ])
  func aUnitHasNames(symbol: String, name: String) throws {
    let matcher = try NumericMatcher("5 \(symbol)")
    #expect(matcher.verdict(for: "5 \(name)").isCorrect)
  }

  @Test(arguments: [
    ("5 mW", "5 MW"), ("5 mm", "5 Mm"), ("5 s", "5 S"), ("5 g", "5 Gg"), ("5 min", "5 m in"),
    ("5 Pa", "5 PA"),
    ("5 ft", "5 fT"), ("5 cd", "5 cD"), ("5 h", "5 H"), ("5 K", "5 °C"), ("5 N", "5 J"),
    ("5 m", "5 m²"),
    ("1 rad", "1°"),
  ])
  func aUnitIsNoOther(accepted: String, answer: String) throws {
    #expect(try !NumericMatcher(accepted).verdict(for: answer).isCorrect)
  }

  @Test(arguments: [
    ("Kj", "kJ"), ("KG", "kg"), ("Kw", "kW"), ("HZ", "Hz"), ("KM", "km"), ("PAs", nil),
    ("CM", "cm"), ("foo", nil),
    ("v", "V"), ("kpa", "kPa"), ("Mj", "MJ"), ("mj", "mJ"), ("MHZ", "mHz"), ("Mhz", "MHz"),
  ])
  func anUnknownUnitMayBeAnotherInOtherCase(word: String, suggestion: String?) throws {
    let verdict = try NumericMatcher("5 m").verdict(for: "5 \(word)")
    #expect(verdict.numberFault == .unknownUnit(word, suggestion: suggestion))
  }

  @Test(arguments: [
    ("3.6 MJ", "3.6 Mj", "MJ"), ("3.6 MJ", "3.6 mj", "MJ"), ("3.6 mJ", "3.6 mj", "mJ"),
    ("5 MW", "5 mw", "MW"), ("70 kg", "70 KG", "kg"),
  ])
  func theExpectedUnitIsProposedFirst(accepted: String, answer: String, proposal: String) throws {
    let fault = try NumericMatcher(accepted).verdict(for: answer).numberFault
    guard case .unknownUnit(_, let suggestion) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(suggestion == proposal)
  }

  @Test(arguments: [
    ("25 °C", "25 C", "C", "°C"), ("25 °C", "25°", "°", "°C"), ("77 °F", "77 degrees", "°", "°F"),
    ("298.15 K", "25 C", "C", "°C"), ("25 °C", "77 F", "F", "°F"), ("5 s", "5 S", "S", "s"),
    ("2.5 m", "2.5 M", "M", "m"), ("90 min", "90 m", "m", "min"),
  ])
  func aUnitThatIsAnotherIsAskedAbout(
    accepted: String,
    answer: String,
    written: String,
    meant: String
  ) throws {
    let fault = try NumericMatcher(accepted).verdict(for: answer).numberFault
    #expect(fault == .otherUnitMeant(written, suggestion: meant))
    // What would be wrong with that unit, too, is wrong.
    #expect(Outcome(try NumericMatcher(accepted).verdict(for: "1" + answer)) == .wrong)
  }

  @Test func unitsAreShownInOneNotation() throws {
    for (unit, shown) in [
      ("m/s/s", "m/s²"), ("J/(mol K)", "J/(mol·K)"), ("s^-1", "s⁻¹"), ("kg m^2/s^3", "kg·m²/s³"),
      ("1/(m s)", "m⁻¹·s⁻¹"),
    ] {
      let text = unit.hasPrefix("1") ? unit : "1 \(unit)"
      let reading = try NumberReader.readings(of: text, separator: .point)
      #expect(reading.map(\.unit.description) == [shown])
    }
  }
}
