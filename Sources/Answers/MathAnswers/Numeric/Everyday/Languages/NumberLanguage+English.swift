// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in English.
  static let english = NumberLanguage(
    small:
      "zero|nought|nil one two three four five six seven eight nine ten eleven twelve thirteen "
      + "fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty|fourty fifty sixty seventy eighty ninety",
    compound: "{tens}{ones}",
    hundred: "hundred",
    thousand: "thousand",
    and: "and",
    or: "or",
    minus: "minus negative",
    mark: "point",
    articles: "a an",
    of: "of",
    parts: "2 half:halves 3 third:thirds 4 quarter|fourth:quarters|fourths 5 fifth:fifths "
      + "6 sixth:sixths 7 seventh:sevenths 8 eighth:eighths 9 ninth:ninths 10 tenth:tenths "
      + "11 eleventh:elevenths 12 twelfth:twelfths 16 sixteenth:sixteenths "
      + "20 twentieth:twentieths 100 hundredth:hundredths 1000 thousandth:thousandths",
    fixedParts: "1/2 half",
    quantities: [("1", "once"), ("2", "twice"), ("3", "thrice"), ("12", "dozen")],
    magnitudes: "2 hundred 3 thousand|k 6 million|millions|mill|mln|mn 9 billion|billions|bn "
      + "12 trillion|trillions|tn",
    signs: [
      ("^", "to_the_power_of to_the_power to_the"), ("*", "times"),
      ("/", "out_of over divided_by"),
    ],
    approximations: "about approximately approx around roughly circa ca nearly almost some "
      + "more_or_less or_so",
    openings: "c in in_the_year the_year year the_answer_is the_result_is answer answer_is result "
      + "it_is it_s its it_was there_are that_is that_s is in_about equals the",
    names: "ph ph_value ph_of",
    copulas: "is equals was are",
    reservations:
      "not no never less more than under over below above least most without except isn",
    eras: "ad ce a_d c_e anno_domini",
    counted: "people persons person inhabitants citizens residents humans men women children "
      + "students pupils members seats states countries planets moons bones teeth chromosomes "
      + "electrons protons neutrons atoms molecules ions particles cells species items pieces "
      + "units times points sides faces edges vertices corners cards books apples eggs cars "
      + "votes ways possibilities combinations permutations outcomes solutions elements letters "
      + "long wide deep tall high heavy old fast words pairs copies wins goals players"
  )
}
