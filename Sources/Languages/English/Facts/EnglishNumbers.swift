// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// Ordinals and numbers in words that stand for digits.
let englishNumerals: LanguageFacts.Numerals = {
  var numerals = LanguageFacts.Numerals()
  numerals.ordinals = """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth \
    sixteenth seventeenth eighteenth nineteenth twentieth
    """
  numerals.digitEndings = "st nd rd th"
  numerals.compound = "{tens} {ones}"
  numerals.compoundOrdinal = "{tens} {ordinal}"
  numerals.tensOrdinal = "y/ieth"
  return numerals
}()

/// Numbers in English.
let englishNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    zero|nought|nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
    seventeen eighteen nineteen
    """
  numbers.tens = "twenty thirty forty|fourty fifty sixty seventy eighty ninety"
  numbers.compound = "{tens}{ones}"
  numbers.hundred = "hundred"
  numbers.thousand = "thousand"
  numbers.and = "and"
  numbers.or = "or"
  numbers.minus = "minus negative"
  numbers.mark = "point"
  numbers.periods = "recurring repeating repeated"
  numbers.articles = "a an"
  numbers.of = "of"
  numbers.parts = """
    2 half:halves 3 third:thirds 4 quarter|fourth:quarters|fourths 5 fifth:fifths 6 sixth:sixths 7 seventh:sevenths 8 \
    eighth:eighths 9 ninth:ninths 10 tenth:tenths 11 eleventh:elevenths 12 twelfth:twelfths 16 sixteenth:sixteenths 20 \
    twentieth:twentieths 100 hundredth:hundredths 1000 thousandth:thousandths
    """
  numbers.fixedParts = "1/2 half"
  numbers.quantities = [("1", "once"), ("2", "twice"), ("3", "thrice"), ("12", "dozen")]
  numbers.magnitudes = """
    2 hundred 3 thousand|k 5 lakh|lakhs 7 crore|crores 6 million|millions|mill|mln|mn 9 billion|billions|bn 12 trillion|trillions|tn
    """
  numbers.signs = [
    ("^", "to_the_power_of to_the_power to_the"),
    ("*", "times"),
    ("/", "out_of over divided_by"),
  ]
  numbers.approximations = """
    about approximately approx around roughly circa ca nearly almost some more_or_less or_so
    """
  numbers.openings = """
    c in in_the_year the_year year the_answer_is the_result_is answer answer_is result it_is it_s its it_was there_are \
    that_is that_s is in_about equals the
    """
  numbers.names = "ph ph_value ph_of"
  numbers.copulas = "is equals was are"
  numbers.reservations = """
    not no never less more than under over below above least most without except isn
    """
  numbers.eras = "ad ce a_d c_e anno_domini"
  numbers.counted = """
    people persons person inhabitants citizens residents humans men women children students pupils members seats states \
    countries planets moons bones teeth chromosomes electrons protons neutrons atoms molecules ions particles cells species \
    items pieces units times points sides faces edges vertices corners cards books apples eggs cars votes ways possibilities \
    combinations permutations outcomes solutions elements letters long wide deep tall high heavy old fast words pairs copies \
    wins goals players
    """
  return numbers
}()

/// The written forms of dates.
let englishDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.ordersByRegion = [
    "US": "mdy", "GB": "dmy", "IE": "dmy", "AU": "dmy", "NZ": "dmy",
    "IN": "dmy",
  ]
  dates.months = [
    "January, Jan", "February, Feb", "March, Mar", "April, Apr", "May", "June, Jun", "July, Jul",
    "August, Aug", "September, Sept, Sep", "October, Oct", "November, Nov", "December, Dec",
  ]
  dates.weekdays = [
    "Sunday, Sun", "Monday, Mon", "Tuesday, Tue, Tues", "Wednesday, Wed, Weds",
    "Thursday, Thu, Thur, Thurs", "Friday, Fri", "Saturday, Sat",
  ]
  dates.ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth", "twenty-first", "twenty-second", "twenty-third",
    "twenty-fourth", "twenty-fifth", "twenty-sixth", "twenty-seventh", "twenty-eighth",
    "twenty-ninth", "thirtieth", "thirty-first",
  ]
  dates.ordinalEndings = "st, nd, rd, th"
  dates.decadeEndings = "s"
  dates.decades = "decade, decade of"
  dates.cardinals = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three", "twenty-four",
    "twenty-five", "twenty-six", "twenty-seven", "twenty-eight", "twenty-nine", "thirty",
    "thirty-one",
  ]
  dates.decadeNames = [
    "twenties", "thirties", "forties, fourties", "fifties", "sixties", "seventies", "eighties",
    "nineties, ninties",
  ]
  dates.centuries = "century, centuries, cent, c"
  dates.beforeOurEra = "BC, BCE, before Christ, before the common era, before Common Era"
  dates.ourEra = "AD, CE, after Christ, anno Domini, of the common era, common era"
  dates.until = "to, until, till, through, up to"
  dates.from = "from"
  dates.between = "between"
  dates.and = "and"
  dates.ignored = """
    the, of, in, on, at, during, year, day, month, in the year, year of our Lord, it was, about, around, \
    circa, ca, approximately, approx
    """
  dates.writing.day = "{month} {day}, {year}"
  dates.writing.beforeOurEra = "BC"
  dates.writing.ourEra = "AD"
  return dates
}()
