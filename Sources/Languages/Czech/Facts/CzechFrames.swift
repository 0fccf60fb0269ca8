// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let czechFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    je_to to_je jsou_to to_jsou byl_to byla_to bylo_to to_byl to_byla myslím_že_je_to myslím_že_to_je \
    myslím_že myslím domnívám_se_že řekl_bych řekla_bych odpověď_je odpověď moje_odpověď_je \
    má_odpověď_je moje_odpověď správná_odpověď_je řešení řešení_je výsledek jmenuje_se nazývá_se \
    říká_se_tomu nazývaný asi možná snad pravděpodobně podle_mě podle_mne že v ve na je ten ta to
    """
  frames.closings = """
    myslím je_odpověď je_moje_odpověď je_správně prosím asi podle_mě \
    jsou_odpověď jsou_moje_odpověď
    """
  frames.alternatives = "nebo anebo či buď"
  frames.kinds = """
    řeka řeky řece
    jezero jezera
    moře
    oceán oceány
    poušť pouště
    pohoří hory hora vrch
    ostrov ostrovy
    poloostrov
    planeta planety
    měsíc
    hvězda
    plyn plyny
    kost kosti
    sval
    žláza
    kov
    kontinent světadíl
    sopka
    záliv
    průliv
    mys
    """
  frames.names = "hořejší"
  frames.kindsBefore = """
    město
    vesnice
    země
    stát
    kraj
    republika
    království
    prvek
    kyselina
    zvíře
    pták
    ryba
    strom
    rostlina
    vitamín vitamin
    jazyk
    orgán
    bůh bohyně
    filozof filosof
    spisovatel spisovatelka
    malíř
    skladatel
    fyzik
    """
  frames.links = "jménem zvaný zvaná"
  frames.titles = """
    pan pán paní slečna dr doktor doktorka prof profesor profesorka ing mgr sir lord prezident \
    prezidentka král královna císař císařovna papež car kníže princ princezna svatý svatá generál hrabě \
    vévoda
    """
  frames.suffixes = "jr ml st"
  frames.partitives = "trochu"
  frames.places = """
    afghánistán albánie alžírsko anglie argentina austrálie belgie bělorusko bolívie brazílie bulharsko \
    česko čína dánsko egypt ekvádor estonsko etiopie filipíny finsko francie ghana chile chorvatsko \
    indie indonésie irák írán irsko island itálie izrael jamajka japonsko jordánsko kanada keňa kolumbie \
    kuba kypr libanon libye litva lotyšsko lucembursko maďarsko malajsie malta maroko mexiko mongolsko \
    německo nepál nigérie nizozemsko norsko nový_zéland pákistán panama paraguay peru polsko portugalsko \
    rakousko rumunsko rusko řecko singapur skotsko slovensko slovinsko srbsko súdán sýrie španělsko \
    švédsko švýcarsko thajsko tunisko turecko ukrajina uruguay usa venezuela vietnam evropa asie afrika \
    amerika
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let czechOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    prvn druh třet čtvrt pát šest sedm osm devát desát jedenáct dvanáct třináct čtrnáct patnáct šestnáct \
    sedmnáct osmnáct devatenáct dvacát dvacátýprvn|dvacátéprvn|jednadvacát|jedenadvacát \
    dvacátýdruh|dvacátédruh|dvaadvacát dvacátýtřet|dvacátétřet|třiadvacát \
    dvacátýčtvrt|dvacátéčtvrt|čtyřiadvacát dvacátýpát|dvacátépát|pětadvacát \
    dvacátýšest|dvacátéšest|šestadvacát dvacátýsedm|dvacátésedm|sedmadvacát \
    dvacátýosm|dvacátéosm|osmadvacát dvacátýdevát|dvacátédevát|devětadvacát třicát
    """
  ordinals.endings = "ý á é í ého ém ým ou"
  ordinals.hasFullStop = true
  return ordinals
}()
