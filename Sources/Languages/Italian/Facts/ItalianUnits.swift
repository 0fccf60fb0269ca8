// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The names of units, and how a rate, a power and a direction are said.
let italianUnits: LanguageFacts.Units = {
  var units = LanguageFacts.Units()
  units.names = """
    m metro metri
    g grammo grammi
    s secondo secondi sec
    A ampere
    K kelvin
    mol mole moli
    Hz hertz
    N newton
    Pa pascal
    J joule
    W watt
    C coulomb
    V volt
    Ω ohm
    F farad
    T tesla
    °C grado_centigrado gradi_centigradi
    min minuto minuti
    h ora ore
    d giorno giorni
    L litro litri
    t tonnellata tonnellate
    ha ettaro ettari
    eV elettronvolt
    % per_cento percento
    ‰ per_mille
    ° grado gradi
    ′ minuto_d'arco minuti_d'arco
    ″ secondo_d'arco secondi_d'arco
    wk settimana settimane
    cal caloria calorie
    € euro
    $ dollaro dollari
    in pollice pollici
    ft piede piedi
    km/h chilometri_orari km_orari
    """
  units.prefixes = """
    k chilo
    m milli
    c centi
    M mega
    µ micro
    n nano
    G giga
    d deci
    h etto
    p pico
    T tera
    da deca
    """
  units.compass = """
    N n nord latitudine_nord
    S s sud latitudine_sud
    E e est longitudine_est
    W o ovest longitudine_ovest
    """
  units.powersBehind = """
    2 quadrato 2 quadrati 2 quadro 2 quadri 2 quadrata 2 al_quadrato 3 cubo 3 cubi 3 al_cubo
    """
  units.per = "per al all' allo alla l' ogni"
  units.degrees = "grado gradi"
  units.kilograms = "chilo chili"
  return units
}()
