// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds the names of elements, how words change with their number, and the forms of basic words.
  mutating func addForms() {
    families += """

      idrogeno elio litio berillio boro carbonio azoto ossigeno fluoro neon sodio magnesio \
      alluminio silicio fosforo zolfo cloro argon potassio calcio titanio cromo manganese ferro \
      cobalto nichel rame zinco arsenico bromo cripto stronzio argento cadmio stagno antimonio \
      iodio xeno cesio bario tungsteno platino oro mercurio piombo bismuto polonio radon radio \
      torio uranio plutonio
      """
    irregularForms = """
      uomo uomini, dio dei, bue buoi, uovo uova, dito dita, braccio braccia, labbro labbra, ginocchio ginocchia ginocchi, orecchio orecchie orecchi, osso ossa ossi
      lenzuolo lenzuola lenzuoli, muro mura muri, ciglio ciglia, paio paia, miglio miglia, centinaio centinaia, migliaio migliaia, mille mila, membro membra membri
      grido grida gridi, urlo urla urli, dente denti, mano mani, ala ali, arma armi, tempio templi, ego ego, amico amici, nemico nemici, greco greci, porco porci
      medico medici, medico medici, asparago asparagi, arancia arance arancie, ciliegia ciliegie ciliege, spiaggia spiagge, pioggia piogge, valigia valigie valige
      lago laghi, ago aghi, luogo luoghi, mago maghi, bosco boschi, parco parchi, arco archi, sacco sacchi, fuoco fuochi, gioco giochi, cuoco cuochi, eco echi
      problema problemi, sistema sistemi, tema temi, clima climi, poeta poeti, pianeta pianeti, programma programmi, zio zii, bue buoi, virtù virtù, re re
      """
    stemChanges = """
      co/chi go/ghi ca/che ga/ghe
      """
    basicEndings = """
      ando/are endo/ere endo/ire ato/are ata/are ati/are ate/are uto/ere uta/ere ito/ire ita/ire iti/ire \
      ite/ire o/are i/are a/are iamo/are ano/are ava/are avano/are o/ere e/ere ono/ere eva/ere evano/ere \
      ono/ire iva/ire isce/ire erà/are erà/ere irà/ire ò/are ì/ire a/o i/o e/o i/e e/a he/a hi/o mente/o \
      mente/e
      """
  }
}
