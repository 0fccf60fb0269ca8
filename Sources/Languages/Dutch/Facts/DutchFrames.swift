// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let dutchFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    het_is 't_is dat_is dit_is het_zijn dat_zijn het_was dat_was ik_denk_dat_het ik_denk_dat ik_denk \
    ik_geloof ik_geloof_dat_het ik_vermoed ik_meen ik_zou_zeggen volgens_mij_is_het volgens_mij \
    het_antwoord_is het_antwoord mijn_antwoord_is mijn_antwoord antwoord oplossing de_oplossing_is \
    resultaat het_heet dat_heet dit_heet dat_noemt_men misschien waarschijnlijk dat in in_het in_de op \
    is hij_is zij_is hij_was zij_was dus
    """
  frames.closings = """
    denk_ik geloof_ik is is_het_antwoord is_mijn_antwoord volgens_mij alstublieft misschien \
    zijn_het_antwoord zijn_mijn_antwoord
    """
  frames.alternatives = "of ofwel"
  frames.kinds = """
    rivier rivieren
    meer meren
    zee zeeën
    oceaan oceanen
    woestijn woestijnen
    gebergte bergen berg
    eiland eilanden
    schiereiland
    planeet planeten
    maan
    ster
    gas gassen
    bot botten
    spier
    klier
    metaal
    continent werelddeel
    vulkaan
    golf
    baai
    kanaal
    kaap
    """
  frames.kindsBefore = """
    stad
    hoofdstad
    dorp
    land
    staat
    provincie
    republiek
    koninkrijk
    element
    zuur
    dier
    vogel
    vis
    boom
    plant
    vitamine
    taal
    orgaan
    god godin
    filosoof
    schrijver schrijfster
    schilder
    componist
    natuurkundige
    """
  frames.links = "van de het den genaamd"
  frames.titles = """
    dhr heer meneer mevr mevrouw mw juffrouw dr doctor prof professor sir lord president koning koningin \
    keizer keizerin paus tsaar prins prinses sint generaal graaf hertog
    """
  frames.suffixes = "jr"
  frames.partitives = "wat"
  frames.places = """
    afghanistan albanië algerije argentinië australië belarus belgië bolivia brazilië bulgarije cambodja \
    canada chili china colombia cuba cyprus denemarken duitsland ecuador egypte engeland estland \
    ethiopië filipijnen finland frankrijk ghana griekenland hongarije ierland ijsland india indonesië \
    irak iran israël italië jamaica japan jordanië kenia kroatië letland libanon libië litouwen \
    luxemburg maleisië malta marokko mexico mongolië nederland nepal nieuw-zeeland nigeria noorwegen \
    oekraïne oostenrijk pakistan panama paraguay peru polen portugal roemenië rusland schotland servië \
    singapore slovenië slowakije soedan spanje suriname syrië thailand tsjechië tunesië turkije uruguay \
    venezuela verenigde_staten vietnam vlaanderen wales zuid-afrika zuid-korea zweden zwitserland europa \
    azië afrika amerika vs
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let dutchOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende \
    veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste \
    eenentwintigste|éénentwintigste tweeëntwintigste drieëntwintigste vierentwintigste vijfentwintigste \
    zesentwintigste zevenentwintigste achtentwintigste negenentwintigste dertigste
    """
  ordinals.digitEndings = "e de ste"
  return ordinals
}()
