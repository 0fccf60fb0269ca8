// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The names of units, and how a rate, a power and a direction are said.
let spanishUnits: LanguageFacts.Units = {
  var units = LanguageFacts.Units()
  units.names = """
    m metro metros
    g gramo gramos
    s segundo segundos seg
    A amperio amperios ampere amperes
    K kelvin kelvins
    mol mol moles
    Hz hercio hercios hertz
    N newton newtons
    Pa pascal pascales
    J julio julios joule joules
    W vatio vatios watt watts
    C culombio culombios
    V voltio voltios volt volts
    Ω ohmio ohmios ohm ohms
    F faradio faradios
    T tesla teslas
    °C grado_centígrado grados_centígrados
    min minuto minutos
    h hora horas
    d día días
    L litro litros
    t tonelada toneladas
    ha hectárea hectáreas
    eV electronvoltio electronvoltios
    % por_ciento por_cien porciento
    ‰ por_mil
    ° grado grados
    ′ minuto_de_arco minutos_de_arco
    ″ segundo_de_arco segundos_de_arco
    wk semana semanas
    cal caloría calorías
    € euro euros
    $ dólar dólares
    ct céntimo céntimos
    in pulgada pulgadas
    ft pie pies
    """
  units.prefixes = """
    k kilo
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
    N n norte latitud_norte
    S s sur latitud_sur
    E e este longitud_este
    W o oeste longitud_oeste
    """
  units.powersBehind = """
    2 cuadrado 2 cuadrados 2 cuadrada 2 cuadradas 2 al_cuadrado 3 cúbico 3 cúbicos 3 al_cubo
    """
  units.per = "por a_la al cada"
  units.degrees = "grado grados"
  units.kilograms = "kilo kilos"
  return units
}()
