// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let italianFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    è e' è_il è_la sono era erano è_stato è_stata fu si_tratta_di si_tratta_del penso_che_sia penso_che \
    penso penso_sia credo_che_sia credo_che credo sia suppongo direi direi_che secondo_me a_mio_parere \
    la_risposta_è la_risposta la_risposta_giusta_è la_mia_risposta_è la_mia_risposta risposta soluzione \
    la_soluzione_è risultato si_chiama si_chiamano chiamato forse probabilmente che nel nella in al \
    dovrebbe_essere potrebbe_essere
    """
  frames.closings = """
    credo penso secondo_me è_la_risposta è_la_mia_risposta per_favore forse \
    sono_la_risposta sono_la_mia_risposta
    """
  frames.alternatives = "o oppure ovvero"
  frames.kinds = """
    fiume fiumi
    lago laghi
    mare mari mar
    oceano oceani
    deserto deserti
    montagne montagna monte monti catena
    isola isole
    penisola
    pianeta pianeti
    luna
    stella
    gas
    osso ossa
    muscolo
    ghiandola
    metallo
    continente
    vulcano
    golfo
    baia
    stretto
    canale
    capo
    """
  frames.names = "superiore"
  frames.kindsBefore = """
    città
    capitale
    paese
    stato
    regione
    repubblica
    regno
    elemento
    acido
    animale
    uccello
    pesce
    albero
    pianta
    vitamina
    lingua
    organo
    dio dea
    filosofo
    scrittore scrittrice
    pittore
    compositore
    fisico
    """
  frames.links = """
    di del della dello dei degli delle dell' la il lo l' chiamato chiamata
    """
  frames.titles = """
    sig signor signore sig.ra sigra signora signorina dott dottor dottore dott.ssa dottssa dottoressa \
    prof professor professore professoressa sir lord presidente re regina imperatore imperatrice papa \
    zar principe principessa san santo santa generale conte duca duchessa
    """
  frames.suffixes = "jr"
  frames.partitives = "del dello della dell' dei degli delle di"
  frames.places = """
    afghanistan albania algeria argentina australia austria belgio bielorussia bolivia brasile bulgaria \
    cambogia canada cile cina cipro colombia corea_del_sud croazia cuba danimarca ecuador egitto estonia \
    etiopia filippine finlandia francia germania ghana giamaica giappone giordania grecia guatemala \
    india indonesia inghilterra iran iraq irlanda islanda israele italia kenya lettonia libano libia \
    lituania lussemburgo malaysia malta marocco messico mongolia nepal nigeria norvegia nuova_zelanda \
    olanda paesi_bassi pakistan panama paraguay perù polonia portogallo regno_unito repubblica_ceca \
    romania russia scozia serbia singapore siria slovacchia slovenia spagna stati_uniti sudafrica sudan \
    svezia svizzera tailandia thailandia tunisia turchia ucraina ungheria uruguay usa venezuela vietnam \
    europa asia africa america
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let italianOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim \
    quattordicesim quindicesim sedicesim diciassettesim diciottesim diciannovesim ventesim ventunesim \
    ventiduesim ventitreesim ventiquattresim venticinquesim ventiseiesim ventisettesim ventottesim \
    ventinovesim trentesim
    """
  ordinals.endings = "o a i e"
  ordinals.digitEndings = "o a esimo esima mo ma ° º ª"
  return ordinals
}()
