// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let czech: LanguageSamples = {
    var samples = LanguageSamples("cs")
    samples.answers = """
      příroda: priroda, přiroda | prohra, přehrada
      dějepis: dejepis, dějepys | zeměpis
      růže: ruže, rúže | kůže
      město: mněsto, mesto, města | místo
      hypotonický: hipotonický | hypertonický
      šestnáct: sestnact, šesnáct | šedesát
      výška: vyška | víla, liška
      """
    samples.forms = [("žena", "ženy"), ("dobrý", "dobrá")]
    samples.joined = [("chléb a voda", "voda a chléb")]
    samples.notJoined = [("vitamin A D", "vitamin D")]
    samples.words = [("hlava", "hlavní"), ("hlady", "chlady")]
    samples.wordsOfItsLetters = """
      hora sopka moře příroda
      """
    samples.wordThatShowsIt = "říše"
    samples.numbers = [
      ("25", "pětadvacet"), ("21", "jednadvacet"), ("5", "pet"), ("42", "dvaačtyřicet"),
      ("1989", "tisíc devět set osmdesát devět"), ("8e9", "osm miliard"), ("3/4", "tři čtvrtiny"),
      ("2/5", "dvě pětiny"), ("1/2", "půl"), ("1/3", "jedna třetina"), ("2.5", "dva a půl"),
      ("3.14", "tři celé čtrnáct"), ("1918", "v roce 1918"), ("2; 3", "2 nebo 3"),
    ]
    samples.counting = Counting(
      small:
        "nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct "
        + "patnáct šestnáct sedmnáct osmnáct devatenáct",
      tens: "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát",
      hundreds: "sto, dvě stě, tři sta, čtyři sta, pět set, šest set, sedm set, osm set, devět set",
      joints: (" ", " ")
    )
    return samples
  }()
}
