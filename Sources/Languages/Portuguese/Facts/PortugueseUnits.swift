// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The names of units, and how a rate, a power and a direction are said.
let portugueseUnits: LanguageFacts.Units = {
  var units = LanguageFacts.Units()
  units.names = """
    m metro metros
    g grama gramas
    s segundo segundos seg
    A ampere amperes ampère ampères
    K kelvin kelvins
    mol mol mols moles
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
    °C grau_centígrado graus_centígrados
    min minuto minutos
    h hora horas
    d dia dias
    L litro litros
    t tonelada toneladas
    ha hectare hectares
    eV elétron-volt elétron-volts
    % por_cento porcento
    ‰ por_mil
    ° grau graus
    ′ minuto_de_arco minutos_de_arco
    ″ segundo_de_arco segundos_de_arco
    wk semana semanas
    cal caloria calorias
    € euro euros
    $ dólar dólares
    ct cêntimo cêntimos
    in polegada polegadas
    ft pé pés
    """
  units.prefixes = """
    k quilo
    m mili
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
    N n norte latitude_norte
    S s sul latitude_sul
    E e l este leste longitude_este longitude_leste
    W o oeste longitude_oeste
    """
  units.powersBehind =
    "2 quadrado 2 quadrados 2 quadrada 2 ao_quadrado 3 cúbico 3 cúbicos 3 ao_cubo"
  units.per = "por à ao a_cada cada"
  units.degrees = "grau graus"
  units.kilograms = "quilo quilos"
  return units
}()
