// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The names of units, and how a rate, a power and a direction are said.
let czechUnits: LanguageFacts.Units = {
  var units = LanguageFacts.Units()
  units.names = """
    m metr metry metru metrů
    g gram gramy gramu gramů
    s sekunda sekundy sekund sekundu vteřina vteřiny vteřin vteřinu
    A ampér ampéry ampéru ampérů
    K kelvin kelviny kelvinu kelvinů
    mol mol moly molu molů
    Hz hertz hertzy hertzů
    N newton newtony newtonu newtonů
    Pa pascal pascaly pascalů
    J joule jouly joulu joulů
    W watt watty wattu wattů
    C coulomb coulomby coulombů
    V volt volty voltu voltů
    Ω ohm ohmy ohmů
    F farad farady faradů
    T tesla tesly
    °C stupeň_celsia stupně_celsia stupňů_celsia
    min minuta minuty minut minutu
    h hodina hodiny hodin hodinu hodině hod
    d den dny dnů dní
    L litr litry litru litrů
    t tuna tuny tun
    ha hektar hektary hektarů
    eV elektronvolt elektronvolty elektronvoltů
    % procento procenta procent
    ‰ promile
    ° stupeň stupně stupňů stupňu
    ′ úhlová_minuta úhlové_minuty úhlových_minut
    ″ úhlová_vteřina úhlové_vteřiny úhlových_vteřin
    wk týden týdny týdnů
    cal kalorie kalorií
    € euro eura eur
    $ dolar dolary dolarů
    in palec palce palců
    ft stopa stopy stop
    """
  units.prefixes = """
    k kilo
    m mili
    c centi
    M mega
    µ mikro
    n nano
    G giga
    d deci
    h hekto
    p piko
    T tera
    da deka
    """
  units.compass = """
    N s._š. s.š. severní_šířky severně sever
    S j._š. j.š. jižní_šířky jižně jih
    E v._d. v.d. východní_délky východně východ
    W z._d. z.d. západní_délky západně západ
    """
  units.powersBefore = "2 čtverečních 2 čtvereční 3 krychlových 3 krychlové 3 kubických"
  units.powersBehind = """
    2 čtverečních 2 čtvereční 2 na_druhou 2 čtverečný \
    3 krychlových 3 krychlový 3 krychlové 3 na_třetí
    """
  units.per = "za na v"
  units.degrees = "stupeň stupně stupňů"
  units.kilograms = "kilo kila kil"
  return units
}()
