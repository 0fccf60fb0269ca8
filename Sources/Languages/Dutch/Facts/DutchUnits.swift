// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The names of units, and how a rate, a power and a direction are said.
let dutchUnits: LanguageFacts.Units = {
  var units = LanguageFacts.Units()
  units.names = """
    m meter meters
    g gram
    s seconde seconden sec
    A ampère
    K kelvin
    mol mol
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
    min minuut minuten
    h uur uren
    d dag dagen
    L liter liters
    t ton tonnen
    ha hectare hectaren
    eV elektronvolt
    % procent percent
    ‰ promille
    ° graad graden
    ′ boogminuut boogminuten
    ″ boogseconde boogseconden
    wk weken
    cal calorie calorieën
    € euro
    $ dollar dollars
    in duim
    ft voet
    """
  units.prefixes = """
    k kilo
    m milli
    c centi
    M mega
    µ micro
    n nano
    G giga
    d deci
    h hecto
    p pico
    T tera
    da deca
    """
  units.compass = """
    N n nb noord noorderbreedte
    S z zb zuid zuiderbreedte
    E o ol oost oosterlengte
    W w wl west westerlengte
    """
  units.powersBefore = "2 vierkante 3 kubieke"
  units.powersBehind = "2 kwadraat 2 in_het_kwadraat"
  units.per = "per in_de in_het"
  units.degrees = "graad graden"
  units.kilograms = "kilo kilo's"
  return units
}()
