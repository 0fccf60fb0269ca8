// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let germanFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    das_ist es_ist das_war es_war das_sind es_sind dies_ist das_müsste das_muss das_wäre ich_glaube \
    ich_denke ich_meine ich_vermute ich_würde_sagen ich_sage die_antwort_ist die_antwort_lautet \
    die_antwort meine_antwort_ist meine_antwort antwort lösung die_lösung_ist die_lösung_lautet \
    die_lösung ergebnis das_ergebnis_ist es_heißt das_heißt er_heißt sie_heißt es_handelt_sich_um \
    man_nennt_es man_nennt_das man_nennt_ihn man_nennt_sie genannt wohl vielleicht wahrscheinlich \
    vermutlich dass im in in_der in_dem am also ist er_ist sie_ist er_war sie_war
    """
  frames.closings = """
    ist_die_antwort ist_meine_antwort glaube_ich denke_ich meine_ich vermute_ich ist ist_richtig sein \
    bitte wahrscheinlich vielleicht \
    sind_die_antwort sind_meine_antwort sind_richtig
    """
  frames.alternatives = "oder beziehungsweise bzw"
  frames.kinds = """
    fluss flüsse fluß strom
    see
    meer
    ozean
    wüste
    gebirge berge berg
    insel inseln
    halbinsel
    planet planeten
    mond
    stern
    gas gase
    knochen
    muskel
    drüse
    metall
    kontinent erdteil
    vulkan
    golf
    kanal
    """
  frames.names = "victoria"
  frames.kindsBefore = """
    stadt
    hauptstadt
    ort
    dorf
    land
    staat
    bundesland
    bundesstaat
    republik
    königreich
    element elemente
    säure
    tier
    vogel
    fisch
    baum
    pflanze
    vitamin
    sprache
    organ
    gott göttin
    philosoph
    schriftsteller dichter
    maler
    komponist
    physiker
    forscher
    """
  frames.links = "von der des die das den namens"
  frames.titles = """
    herr frau fräulein dr doktor prof professor sir lord lady präsident kanzler kanzlerin bundeskanzler \
    bundeskanzlerin bundespräsident könig königin kaiser kaiserin papst zar prinz prinzessin graf herzog \
    fürst heiliger st general
    """
  frames.suffixes = "jr jun sen"
  frames.partitives = "etwas"
  frames.places = """
    ägypten albanien algerien argentinien australien äthiopien belarus belgien bolivien bosnien \
    brasilien bulgarien chile china dänemark deutschland ecuador england estland finnland frankreich \
    ghana griechenland großbritannien indien indonesien irak iran irland island israel italien jamaika \
    japan jordanien kanada kenia kolumbien kroatien kuba lettland libanon libyen litauen luxemburg \
    malaysia malta marokko mexiko mongolei neuseeland niederlande nigeria norwegen österreich pakistan \
    panama paraguay peru philippinen polen portugal rumänien russland schottland schweden schweiz \
    serbien singapur slowakei slowenien spanien südafrika sudan südkorea syrien taiwan thailand \
    tschechien tunesien türkei ukraine ungarn uruguay usa venezuela vietnam wales zypern europa asien \
    afrika amerika nordamerika südamerika bayern hessen sachsen
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let germanOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    erst zweit dritt viert fünft sechst siebt|siebent acht neunt zehnt elft zwölft dreizehnt vierzehnt \
    fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst einundzwanzigst zweiundzwanzigst \
    dreiundzwanzigst vierundzwanzigst fünfundzwanzigst sechsundzwanzigst siebenundzwanzigst \
    achtundzwanzigst neunundzwanzigst dreißigst
    """
  ordinals.endings = "e er en es em"
  ordinals.digitEndings = "te ter tes ten ste ster stes sten"
  ordinals.hasFullStop = true
  return ordinals
}()
