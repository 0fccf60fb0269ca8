// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// Ordinals and numbers in words that stand for digits.
let germanNumerals: LanguageFacts.Numerals = {
  var numerals = LanguageFacts.Numerals()
  numerals.ordinals = """
    erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt \
    achtzehnt neunzehnt zwanzigst
    """
  numerals.ordinalEndings = "e er en es em"
  numerals.digitEndings = "te ter tes ten ste ster stes sten"
  numerals.compound = "{ones}und{tens}"
  numerals.compoundOrdinal = "{ones}und{tens}st"
  numerals.oneInCompounds = "ein"
  numerals.tensOrdinal = "/st"
  return numerals
}()

/// Numbers in German.
let germanNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    null eins|ein|eine|einen|einem|einer|eines zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn \
    vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
    """
  numbers.tens = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"
  numbers.compound = "{ones}und{tens}"
  numbers.hundred = "hundert"
  numbers.thousand = "tausend"
  numbers.and = "und"
  numbers.or = "oder"
  numbers.minus = "minus"
  numbers.mark = "komma"
  numbers.periods = "periode periodisch"
  numbers.of = "von"
  numbers.parts = """
    2 halb|halbe|halber|halbes|halben|halbem:halbe 3 drittel:drittel 4 viertel:viertel 5 fünftel:fünftel 6 sechstel:sechstel \
    7 siebtel|siebentel:siebtel|siebentel 8 achtel:achtel 9 neuntel:neuntel 10 zehntel:zehntel 11 elftel:elftel 12 \
    zwölftel:zwölftel 16 sechzehntel:sechzehntel 20 zwanzigstel:zwanzigstel 100 hundertstel:hundertstel 1000 \
    tausendstel:tausendstel
    """
  numbers.fixedParts = """
    1/2 halb|halbe|halber|halbes|halben|halbem 3/2 anderthalb|anderthalbe|anderthalben|anderthalber
    """
  numbers.quantities = [
    ("12", "dutzend"),
    ("1/4 h", "viertelstunde"),
    ("1/2 h", "halbestunde"),
    ("3/4 h", "dreiviertelstunde"),
  ]
  numbers.magnitudes = """
    2 hundert 3 tausend|tsd 6 million|millionen|mio|mill 9 milliarde|milliarden|mrd|md 12 billion|billionen|bio 15 \
    billiarde|billiarden 18 trillion|trillionen 21 trilliarde|trilliarden
    """
  numbers.signs = [("^", "hoch"), ("*", "mal"), ("/", "zu von durch geteilt_durch")]
  numbers.approximations = """
    etwa ungefähr rund circa zirka ca annähernd fast knapp in_etwa gut so_um
    """
  numbers.openings = """
    der die das im_jahr im_jahre jahr das_jahr im die_antwort_ist antwort die_lösung_ist lösung das_ergebnis_ist ergebnis \
    es_sind es_ist das_sind das_ist sind ist in_ca
    """
  numbers.names = "ph ph_wert ph_von"
  numbers.copulas = "ist sind beträgt war gleich"
  numbers.reservations = """
    nicht kein keine nie weniger mehr als unter über mindestens höchstens ohne außer kleiner größer
    """
  numbers.eras = "n_chr nach_christus nach_chr u_z unserer_zeitrechnung anno"
  numbers.counted = """
    einwohner einwohnern einwohnerinnen menschen mensch personen person leute bürger schüler schülerinnen kinder männer \
    frauen mitglieder sitze staaten länder bundesländer planeten monde knochen zähne chromosomen elektronen protonen \
    neutronen atome moleküle ionen teilchen zellen arten stück stk mal punkte seiten flächen kanten ecken karten bücher \
    äpfel eier autos stimmen möglichkeiten kombinationen ergebnisse lösungen elemente lang breit tief schwer alt schnell \
    buchstaben wörter paare tore spieler
    """
  return numbers
}()

/// The written forms of dates.
let germanDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.order = "dmy"
  dates.months = [
    "Januar, Jänner, Jaenner, Jan", "Februar, Feber, Feb", "März, Maerz, Mär, Mrz", "April, Apr",
    "Mai", "Juni, Juno, Jun", "Juli, Jul", "August, Aug", "September, Sept, Sep",
    "Oktober, Okt", "November, Nov", "Dezember, Dez",
  ]
  dates.weekdays = [
    "Sonntag, So", "Montag, Mo", "Dienstag, Di", "Mittwoch, Mi", "Donnerstag, Do", "Freitag, Fr",
    "Samstag, Sonnabend, Sa",
  ]
  dates.ordinals = [
    "ersten, erster, erstes, erste", "zweiten, zweiter, zweites, zweite",
    "dritten, dritter, drittes, dritte", "vierten, vierter, viertes, vierte",
    "fünften, fünfter, fünftes, fünfte", "sechsten, sechster, sechstes, sechste",
    "siebten, siebter, siebtes, siebte, siebenten", "achten, achter, achtes, achte",
    "neunten, neunter, neuntes, neunte", "zehnten, zehnter, zehntes, zehnte",
    "elften, elfter, elftes, elfte", "zwölften, zwölfter, zwölftes, zwölfte",
    "dreizehnten, dreizehnter, dreizehntes, dreizehnte",
    "vierzehnten, vierzehnter, vierzehntes, vierzehnte",
    "fünfzehnten, fünfzehnter, fünfzehntes, fünfzehnte",
    "sechzehnten, sechzehnter, sechzehntes, sechzehnte",
    "siebzehnten, siebzehnter, siebzehntes, siebzehnte",
    "achtzehnten, achtzehnter, achtzehntes, achtzehnte",
    "neunzehnten, neunzehnter, neunzehntes, neunzehnte",
    "zwanzigsten, zwanzigster, zwanzigstes, zwanzigste",
    "einundzwanzigsten, einundzwanzigster, einundzwanzigstes, einundzwanzigste",
    "zweiundzwanzigsten, zweiundzwanzigster", "dreiundzwanzigsten, dreiundzwanzigster",
    "vierundzwanzigsten, vierundzwanzigster", "fünfundzwanzigsten, fünfundzwanzigster",
    "sechsundzwanzigsten, sechsundzwanzigster", "siebenundzwanzigsten, siebenundzwanzigster",
    "achtundzwanzigsten, achtundzwanzigster", "neunundzwanzigsten, neunundzwanzigster",
    "dreißigsten, dreißigster", "einunddreißigsten, einunddreißigster",
  ]
  dates.ordinalEndings = "te, ten, ter, tes, ste, sten"
  dates.decadeEndings = "er, ern"
  dates.decadeNames = [
    "zwanziger, zwanzigern, zwanzigerjahre, zwanzigerjahren, zwanziger jahre",
    "dreißiger, dreißigern, dreißigerjahre, dreißigerjahren, dreißiger jahre",
    "vierziger, vierzigern, vierzigerjahre, vierzigerjahren, vierziger jahre",
    "fünfziger, fünfzigern, fünfzigerjahre, fünfzigerjahren, fünfziger jahre",
    "sechziger, sechzigern, sechzigerjahre, sechzigerjahren, sechziger jahre",
    "siebziger, siebzigern, siebzigerjahre, siebzigerjahren, siebziger jahre",
    "achtziger, achtzigern, achtzigerjahre, achtzigerjahren, achtziger jahre",
    "neunziger, neunzigern, neunzigerjahre, neunzigerjahren, neunziger jahre",
  ]
  dates.centuries = """
    Jahrhundert, Jahrhunderts, Jahrhunderte, Jahrhunderten, Jh, Jhd, Jhdt, Jhs, Jahrh, Jht
    """
  dates.beforeOurEra = """
    v. Chr., v. C., vor Chr., vor Christus, vor Christi, vor Christi Geburt, v. u. Z., vor unserer Zeitrechnung, \
    vor unserer Zeit, v. d. Z.
    """
  dates.ourEra = """
    n. Chr., n. C., nach Chr., nach Christus, nach Christi, nach Christi Geburt, n. u. Z., u. Z., \
    unserer Zeitrechnung, nach unserer Zeitrechnung
    """
  dates.until = "bis, bis zum, bis zu, bis ins"
  dates.between = "zwischen"
  dates.and = "und"
  dates.ignored = """
    der, die, das, den, dem, des, am, im, in, ins, von, vom, zum, Jahr, Jahre, Jahren, Jahres, im Jahr, \
    Monat, Tag, um, etwa, ungefähr, rund, gegen, circa, es war, das war
    """
  dates.writing.day = "{day}. {month} {year}"
  dates.writing.beforeOurEra = "v. Chr."
  dates.writing.ourEra = "n. Chr."
  return dates
}()
