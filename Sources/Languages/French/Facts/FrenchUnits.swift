// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The names of units, and how a rate, a power and a direction are said.
let frenchUnits: LanguageFacts.Units = {
  var units = LanguageFacts.Units()
  units.names = """
    m mètre mètres
    g gramme grammes
    s seconde secondes sec
    A ampère ampères
    K kelvin kelvins
    mol mole moles
    cd candela candelas
    Hz hertz
    N newton newtons
    Pa pascal pascals
    J joule joules
    W watt watts
    C coulomb coulombs
    V volt volts
    Ω ohm ohms
    F farad farads
    T tesla teslas
    Bq becquerel becquerels
    °C degré_centigrade degrés_centigrades
    min minute minutes
    h heure heures
    d jour jours
    L litre litres
    t tonne tonnes
    ha hectare hectares
    eV électronvolt électronvolts
    % pourcent pour_cent p._100
    ‰ pour_mille
    ° degré degrés
    ′ minute_d'arc minutes_d'arc
    ″ seconde_d'arc secondes_d'arc
    wk semaine semaines
    cal calorie calories
    km/h kilomètres-heure kilomètre-heure
    B octet octets
    € euro euros
    $ dollar dollars
    ct centime centimes
    kn nœud nœuds noeud noeuds
    in pouce pouces
    ft pied pieds
    """
  units.prefixes = """
    k kilo
    m milli
    c centi
    M méga
    µ micro
    n nano
    G giga
    d déci
    h hecto
    p pico
    T téra
    da déca
    """
  units.compass = """
    N n nord latitude_nord
    S s sud latitude_sud
    E e est longitude_est
    W o ouest longitude_ouest
    """
  units.powersBehind = "2 carré 2 carrés 2 carrée 2 carrées 2 au_carré 3 cube 3 cubes 3 au_cube"
  units.per = "par à_l' à_la"
  units.degrees = "degré degrés"
  units.kilograms = "kilo kilos"
  return units
}()
