// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of English.
  package static let english: LanguageFacts = {
    var facts = LanguageFacts("en", name: "english")
    facts.servesUnknownLanguages = true
    facts.decimalMark = "."
    facts.decimalMarksByRegion = ["ZA": ","]
    facts.groupsInTwos = ["IN", "PK", "BD", "NP", "LK"]
    facts.spelling = englishSpelling
    facts.words = [terms, names, usage, substances, everyday]
    facts.frames = englishFrames
    facts.ordinals = englishOrdinals
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
      % percent pct per_cent
      ‰ permille
      ° degree degrees deg
      ′ arcminute arcminutes minute_of_arc minutes_of_arc
      ″ arcsecond arcseconds second_of_arc seconds_of_arc
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
    facts.units.per = "per a an each every for_every in_a in_one"
    facts.units.compass = """
      N n north northern_latitude
      S s south southern_latitude
      E e east eastern_longitude
      W w west western_longitude
      """
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
    facts.headings.parts = """
      question: question, question text, front, term, prompt, word, q, problem, item, text of the question, stem
      answer: answer, correct answer, correct, right answer, right, back, definition, translation, solution, key, answer key, correct option, correct choice, right option, correct response
      alternatives: alternative, alternatives, alternative answer, accepted, also correct, also accepted, other answer, synonym
      wrong: wrong, wrong answer, incorrect, incorrect answer, distractor, false answer, wrong option, incorrect option
      options: option, choice, answer, answer option, answer choice, possible answer, response
      type: type, question type, kind, format of question
      feedback: feedback, explanation, answer explanation, general feedback, rationale, comment for learners
      hint: hint, clue, help
      points: point, points, mark, score, weight, grade
      tolerance: tolerance, margin, accepted error
      unit: unit
      set: set, deck, category, chapter, section, unit of study, lesson
      tags: tag, tags, topic, keyword, skill, label
      language: language, lang
      time: time, time limit, time in seconds, seconds, duration, time limit in seconds
      title: title, name, question title
      source: source, reference, book
      image: image, picture, image link, image url, media, video, audio, sound
      id: id, idnumber, id number, identifier
      number: #, no, no., nr, nr., number, question #, question number, question no
      format: format, text format, markup
      details: details
      """
    facts.headings.kinds = """
      multipleChoice: multiple choice, single choice, choice, mc, mcq, single, single answer, multiple-choice, multichoice, dropdown, quiz
      checkAll: check all, check all that apply, checkbox, checkboxes, multiple answer, multiple answers, multiple response, multiple select, select all, multi select, ma, mr
      trueFalse: true/false, true or false, true false, truefalse, tf, t/f
      exactMatch: text, short answer, shortanswer, fill in the blank, fill-in-the-blank, fill in, typing, type answer, type the answer, typed, written, open-text, card, flashcard, exact match, sa
      roughMatch: rough match, misspelled
      numeric: number, numeric, numerical, num, calculation
      algebraic: algebraic, algebra, expression, equation, formula
      chemical: chemical, chemistry, chemical formula
      date: date, year
      ordering: order, ordering, sequence, sort, reorder, puzzle
      matching: match, matching, pairs, match the following
      cloze: cloze, gap, gaps, gap text, text with gaps, fill the gaps
      openResponse: open response, open, open-ended, open ended, essay, free text, long answer, paragraph
      """
    facts.headings.answers = """
      student: student, learner, pupil, participant, candidate, user, username, user name, student name, student id, respondent
      credit: credit, score, share, fraction
      """
    facts.headings.isTrue = "true, t, yes, right, correct"
    facts.headings.isFalse = "false, f, no, wrong, incorrect"
    facts.headings.languages = """
      german, english, french, spanish, italian, latin, latinum, greek, russian, polish, turkish, dutch
      """
    facts.headings.pluralEndings = "s, es"
    return facts
  }()
}
