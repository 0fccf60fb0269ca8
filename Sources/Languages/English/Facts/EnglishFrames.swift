// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let englishFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    it_is it's its it’s that_is that's this_is these_are they_are i_think i_guess i_believe i_suppose \
    i_would_say i'd_say i_say i_know the_answer_is the_answer_must_be my_answer_is my_answer answer \
    the_answer solution the_solution_is result it_was it_must_be it_should_be it_could_be it_might_be \
    it_may_be he_is he_was she_was she_is it_is_called it's_called this_is_called they_are_called called \
    known_as probably maybe perhaps possibly that in in_the so well is we_call_it you_mean
    """
  frames.closings = """
    i_think i_guess i_believe i_suppose is_the_answer is_my_answer is_right is_correct please probably \
    maybe perhaps \
    are_the_answer are_my_answer are_right are_correct
    """
  frames.alternatives = "or"
  frames.kinds = """
    river rivers stream
    lake lakes
    sea seas
    ocean oceans
    desert deserts
    mountains mountain mount mt mts range
    island islands isle
    peninsula
    planet planets
    moon
    star
    gas gases
    bone bones
    muscle muscles
    gland
    metal metals
    continent
    volcano
    gulf
    bay
    strait
    canal
    cape
    """
  frames.names = """
    aegean amazon atlantic bengal caspian elbe euphrates everest himalaya hudson huron loire mars mekong nile ontario pacific \
    rhine sahara sinai superior thames tiber vesuvius victoria yukon
    """
  frames.kindsBefore = """
    city
    town
    village
    capital
    country
    state
    republic
    kingdom
    element elements
    acid
    animal
    bird
    fish
    tree
    plant
    vitamin
    language
    organ
    god goddess
    philosopher
    writer
    author
    painter
    composer
    scientist
    physicist
    """
  frames.links = "of the called named"
  frames.titles = """
    mr mrs ms miss dr doctor prof professor sir dame lord lady president king queen emperor empress pope \
    tsar prince princess saint general captain count duke duchess
    """
  frames.suffixes = "jr sr phd md esq"
  frames.partitives = "some"
  frames.places = """
    afghanistan albania algeria angola argentina armenia australia austria bangladesh belarus belgium \
    bolivia brazil bulgaria cambodia canada chile china colombia croatia cuba cyprus czechia denmark \
    ecuador egypt england estonia ethiopia finland france germany ghana greece guatemala hungary iceland \
    india indonesia iran iraq ireland israel italy jamaica japan jordan kenya latvia lebanon libya \
    lithuania luxembourg malaysia malta mexico mongolia morocco nepal netherlands new_zealand nigeria \
    norway pakistan panama paraguay peru philippines poland portugal romania russia scotland serbia \
    singapore slovakia slovenia south_africa south_korea spain sudan sweden switzerland syria taiwan \
    tanzania thailand tunisia turkey uganda ukraine united_kingdom united_states uruguay usa uk us \
    venezuela vietnam wales europe asia africa america north_america south_america kansas oklahoma \
    quebec
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let englishOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    first second third fourth fifth sixth seventh eighth|eigth ninth|nineth tenth eleventh \
    twelfth|twelth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth \
    twentyfirst twentysecond twentythird twentyfourth twentyfifth twentysixth twentyseventh twentyeighth \
    twentyninth thirtieth
    """
  ordinals.digitEndings = "st nd rd th"
  return ordinals
}()
