// SPDX-License-Identifier: Apache-2.0
import LudusCore

/// A few answers in each language, in the form of the teacher's cases: what counts and what does not, without a word list.
struct LanguageCases: Sendable {
  let language: Language
  let cases: [TeacherCases.Case]

  init(_ language: Language, _ lines: String) {
    self.language = language
    cases = TeacherCases(lines).cases
  }

  static let all = [french, spanish, italian, portuguese, dutch, czech, russian]

  static let french = LanguageCases(
    "fr",
    """
    élève: eleve, éleve, élêve, l'élève, un élève | relève, esclave
    photosynthèse: fotosynthese, photosinthèse, la photosynthèse | photothérapie
    appartement: apartement, appartemant, appartment | département, compartiment
    bibliothèque: biblioteque, bibliotèque, bibliothéque | discothèque, bibliothécaire
    château: chateau, châteaux, le château | chapeau, gâteau
    hypoglycémie: hipoglycemie, hypoglicémie | hyperglycémie, hyperglicémie
    nitrate: nittrate | nitrite, nitrure, citrate
    été: ete | âne, thé
    poisson: poissson | poison, boisson
    cœur: coeur | chœur
    acheter: achetter | acheteur
    plage: plaje | page
    clé: clef | blé
    XIXe siècle: 19e siècle, 19ème siècle | XXe siècle, 18e siècle
    Seconde Guerre mondiale: 2e guerre mondiale, Deuxième Guerre mondiale | Première Guerre mondiale, 1re guerre mondiale
    Autriche: Autrich | Autruche
    l'eau de mer: eau de mer, l’eau de mer | eau de mère de
    """
  )

  static let spanish = LanguageCases(
    "es",
    """
    niño: el niño, un niño | niña, año
    puerto: puertto | puerta, puesto
    corazón: corazon, corasón, corason | razón, coraza
    vivir: bivir | servir, vestir
    ciudad: cuidad | cuidado
    casa: cassa | cosa, costa
    mañana: manana | manzana
    pescar: pezcar | pesar, pensar
    español: espanol | española
    setiembre: septiembre | noviembre
    Estados Unidos: EE.UU., EE. UU., EEUU | Estado
    Segunda Guerra Mundial: 2ª Guerra Mundial, II Guerra Mundial | 1ª Guerra Mundial, Primera Guerra Mundial
    caballo: cavallo, cabayo, caballos | cabello, cebolla
    día: dia | tía, dio
    año: el año | ano, uno
    hipotermia: ipotermia | hipertermia
    décimo: decimo | séptimo
    extranjero: estranjero, extrangero | extraño
    """
  )

  static let italian = LanguageCases(
    "it",
    """
    acqua: aqua, acua, l'acqua | acque pure, aquila
    conoscenza: conosenza, conoscienza | coscienza
    libro: il libro, libbro, libri | libra, litro
    perché: perche, perchè, perké | parete
    bottiglia: botiglia, bottilia | battaglia
    ipertermia: ippertermia | ipotermia
    gli amici: amici, amicci | nemici
    nitrato: nitratto | nitrito, nitruro
    quaderno: cuaderno, quadderno | quaderna, moderno
    """
  )

  static let portuguese = LanguageCases(
    "pt",
    """
    coração: coracao, corassão, coraçao, o coração | coroação, oração
    projecto: projeto | projétil
    actor: ator | fator
    menino: o menino, menimo, meninos | menina
    cachorro: caxorro, cachoro | cachoeira
    exceção: excessão, esceção | execução
    animal: animau, animais | anual
    avó: a avó | avô, ave
    absorção: absorsão | adsorção
    paisagem: paizagem, paisajem, uma paisagem | passagem
    """
  )

  static let dutch = LanguageCases(
    "nl",
    """
    fiets: de fiets, fietz, een fiets | friet, fles
    gebeurtenis: gebeurtennis, gebuertenis | geboorte
    ijskast: eiskast, yskast | ijsblok
    accommodatie: acommodatie, accomodatie | accumulatie
    leiden: leidden | lijden, laden
    meteen: meteeen | meten
    zestien: zesttien | zestig, zeventien
    huis: het huis, huiss, huizen | buis, hals
    """
  )

  static let czech = LanguageCases(
    "cs",
    """
    příroda: priroda, přiroda | prohra, přehrada
    dějepis: dejepis, dějepys | zeměpis
    růže: ruže, rúže | kůže
    město: mněsto, mesto, města | místo
    hypotonický: hipotonický | hypertonický
    šestnáct: sestnact, šesnáct | šedesát
    výška: vyška | víla, liška
    """
  )

  static let russian = LanguageCases(
    "ru",
    """
    корова: карова, коровы | корона, кора
    ёлка: елка | белка, полка
    собака: сабака, собакка | рубашка
    агентство: агенство | агент
    солнце: сонце, солнцэ | сердце
    учиться: учится, учицца | лечиться
    гипотония: гиппотония, гипатония | гипертония
    ещё: еще | её
    митоз: миттоз | мейоз
    друг: жруг | круг
    полезный: аолезный | железный
    """
  )
}
