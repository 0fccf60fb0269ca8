// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of English.
  package static let english: LanguageFacts = {
    var facts = LanguageFacts("en", name: "english")
    facts.servesUnknownLanguages = true
    facts.decimalMark = "."
    facts.spelling = englishSpelling
    facts.words = [terms, names, usage, substances, everyday]
    facts.articles.words = "the a an"
    facts.phrases.negatingPrefixes = "not un in im ir il non"
    facts.phrases.negatingEndings = "n't"
    facts.phrases.notNegated = "inflammable invaluable infamous indifferent"
    facts.phrases.titles = """
      king queen emperor empress tsar czar pope president sir dr prof mount mt river
      """
    facts.phrases.abbreviations = """
      st saint
      mt mount
      dr doctor
      % percent
      """
    facts.numerals = englishNumerals
    facts.numbers = englishNumbers
    facts.dates = englishDates
    facts.units.names = """
      m metre metres meter meters
      g gram grams gramme grammes
      s second seconds sec
      A ampere amperes amp amps
      K kelvin kelvins
      mol mole moles mol
      cd candela candelas
      Hz hertz
      N newton newtons
      Pa pascal pascals
      J joule joules
      W watt watts
      C coulomb coulombs
      V volt volts
      Ω ohm ohms
      S siemens
      F farad farads
      Wb weber webers
      T tesla teslas
      H henry henries
      lm lumen lumens
      lx lux
      Bq becquerel becquerels
      Gy gray grays
      Sv sievert sieverts
      kat katal katals
      rad radian radians
      sr steradian steradians
      °C celsius centigrade
      min min minute minutes
      h hour hours
      d day days
      L litre litres liter liters ltr
      t tonne tonnes
      ha hectare hectares
      Da dalton daltons
      dpt dioptre dioptres diopter diopters
      eV electronvolt electronvolts
      % percent pct
      ‰ permille
      ° degree degrees deg
      wk week weeks
      yr year years
      Å angstrom ångström
      ly lightyear lightyears
      a are ares
      M molar
      bar bar bars
      atm atmosphere atmospheres
      Torr torr
      cal calorie calories
      bit bit bits
      B byte bytes
      KiB kibibyte kibibytes
      MiB mebibyte mebibytes
      GiB gibibyte gibibytes
      TiB tebibyte tebibytes
      € euro euros
      $ dollar dollars
      ¥ yen
      ct cent cents
      p pence penny
      in inch inches
      ft foot feet
      yd yard yards
      mi mile miles
      acre acre acres
      gal gallon gallons
      qt quart quarts
      pt pint pints
      pound pound pounds
      oz ounce ounces
      kn knot knots
      hp horsepower
      °F fahrenheit
      """
    facts.units.prefixes = """
      k kilo
      m milli
      c centi
      M mega
      µ micro
      n nano
      G giga
      d deci
      h hecto
      p pico
      T tera
      da deca
      f femto
      a atto
      P peta
      E exa
      z zepto
      Z zetta
      y yocto
      Y yotta
      r ronto
      R ronna
      q quecto
      Q quetta
      """
    facts.units.powersBefore = "2 square 2 sq 3 cubic 3 cu"
    facts.units.powersBehind = "2 squared 3 cubed"
    facts.units.degrees = "degree degrees deg"
    facts.units.kilograms = "kilo kilos"
    facts.units.inPhrases = """
      km kilometer kilometers kilometre kilometres
      m meter meters metre metres
      cm centimeter centimeters centimetre centimetres
      mm millimeter millimeters millimetre millimetres
      kg kilogram kilograms kilo kilos
      g gram grams gramme grammes
      mg milligram milligrams
      l liter liters litre litres
      ml milliliter milliliters millilitre millilitres
      h hour hours hr hrs
      min minute minutes
      s sec second seconds
      """
    facts.elements = """
      hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminium silicon \
      phosphorus sulfur chlorine argon potassium calcium scandium titanium vanadium chromium manganese iron cobalt nickel \
      copper zinc gallium germanium arsenic selenium bromine krypton rubidium strontium yttrium zirconium niobium molybdenum \
      technetium ruthenium rhodium palladium silver cadmium indium tin antimony tellurium iodine xenon caesium barium \
      lanthanum cerium praseodymium neodymium promethium samarium europium gadolinium terbium dysprosium holmium erbium \
      thulium ytterbium lutetium hafnium tantalum tungsten rhenium osmium iridium platinum gold mercury thallium lead \
      bismuth polonium astatine radon francium radium actinium thorium protactinium uranium neptunium plutonium americium \
      curium berkelium californium einsteinium fermium mendelevium nobelium lawrencium rutherfordium dubnium seaborgium \
      bohrium hassium meitnerium darmstadtium roentgenium copernicium nihonium flerovium moscovium livermorium tennessine \
      oganesson
      """
    facts.formulaWords = """
      infinity infinity
      and and
      or or
      degree degree degrees
      percent percent
      gcd gcd gcf hcf
      lcm lcm
      csc cosec
      """
    facts.completions.demands = """
      consonantSound a
      vowelSound an
      plural are were
      singular is was
      """
    facts.completions.exclusions = """
      plural a an
      singular two three four five several many these those
      """
    facts.completions.smallWords = "the of is are a which what that"
    facts.headings.question = "question, front, term, prompt, word"
    facts.headings.answer = "answer, back, definition, translation, correct"
    facts.headings.alternatives = "alternatives, accepted"
    facts.headings.wrong = "wrong, distractors"
    facts.headings.feedback = "feedback, explanation"
    facts.headings.tags = "tags, topics"
    facts.headings.id = "id, idnumber"
    facts.headings.languages = """
      german, english, french, spanish, italian, latin, latinum, greek, russian, polish, turkish, dutch
      """
    facts.headings.pluralEndings = "s"
    return facts
  }()
}
