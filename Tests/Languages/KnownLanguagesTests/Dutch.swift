// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let dutch: LanguageSamples = {
    var samples = LanguageSamples("nl")
    samples.answers = """
      fiets: de fiets, fietz, een fiets | friet, fles
      gebeurtenis: gebeurtennis, gebuertenis | geboorte
      ijskast: eiskast, yskast | ijsblok
      accommodatie: acommodatie, accomodatie | accumulatie
      leiden: leidden | lijden, laden
      meteen: meteeen | meten
      zestien: zesttien | zestig, zeventien
      huis: het huis, huiss, huizen | buis, hals
      """
    samples.forms = [("hond", "honden"), ("klein", "kleine"), ("maan", "manen")]
    samples.joined = [("brood en water", "water en brood")]
    samples.articles = [("het huis", "huis")]
    samples.otherArticles = [("het huis", "de huis")]
    samples.words = [("moeilijk", "mogelijk")]
    samples.plurals = [("antwoord", "antwoorden")]
    samples.wordsOfItsLetters = """
      berg vulkaan geschiedenis
      """
    samples.numbers = [
      ("1", "één"), ("22", "tweeentwintig"), ("3600", "drieduizend zeshonderd"),
      ("8e9", "8 miljard"), ("3/4", "drie kwart"), ("2/3", "twee derde"), ("1/2", "de helft"),
      ("2.5", "tweeënhalf"), ("2.5", "twee en een half"), ("1.5", "anderhalf"),
      ("3.14", "drie komma veertien"), ("1648", "in het jaar 1648"),
    ]
    samples.counting = Counting(
      small:
        "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien "
        + "zestien zeventien achttien negentien",
      tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
      hundreds:
        "honderd, tweehonderd, driehonderd, vierhonderd, vijfhonderd, zeshonderd, zevenhonderd, "
        + "achthonderd, negenhonderd",
      saysOnesFirst: true,
      joints: ("en", ""),
      others: [22: "tweeëntwintig", 23: "drieëntwintig", 32: "tweeëndertig", 93: "drieënnegentig"]
    )
    return samples
  }()
}
