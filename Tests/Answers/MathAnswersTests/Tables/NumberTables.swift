// SPDX-License-Identifier: Apache-2.0

/// Numbers without a unit: decimal marks, groups, periods, powers of ten.
let numberTables = AnswerTable.tables(
  """
  The point of one language is the group of another.
  = 3,14  {lang=de}
  + 3,14 ¦ 3.14 ¦ 3,140 ¦ 314/100 ¦ x = 3,14 ¦ ca. 3,14 ¦ 3 14/100
  - 3,41 ¦ 314 ¦ 3,1
  = 3,14  {lang=fr}
  + 3,14 ¦ 3.14 ¦ environ 3,14 ¦ 3,140
  - 3,41 ¦ 31,4
  = 3,14  {lang=es}
  + 3,14 ¦ 3.14 ¦ 3'14
  - 3,41
  = 3,14  {lang=it}
  + 3,14 ¦ 3.14 ¦ circa 3,14
  - 3,41
  = 3,14  {lang=pt}
  + 3,14 ¦ 3.14 ¦ cerca de 3,14
  - 3,41
  = 3,14  {lang=nl}
  + 3,14 ¦ 3.14 ¦ ongeveer 3,14
  - 3,41
  = 3,14  {lang=cs}
  + 3,14 ¦ 3.14 ¦ asi 3,14
  - 3,41
  = 3,14  {lang=ru}
  + 3,14 ¦ 3.14 ¦ примерно 3,14
  - 3,41
  = 3.14  {lang=en}
  + 3.14 ¦ 3,14 ¦ about 3.14
  - 3.41
  A key may have the mark of its language or that of programs.
  = 1.5  {lang=it}
  + 1,5 ¦ 1.5 ¦ 3/2 ¦ 1 1/2
  - 15 ¦ 5,1
  = 0,125  {lang=cs}
  + 0,125 ¦ 1/8 ¦ ,125 ¦ 0.125
  - 125 ¦ 0,25
  = 12.500  {lang=es-ES comma}
  + 12500 ¦ 12.500 ¦ 12 500
  - 12,5 ¦ 1250
  = 1234567  {lang=pt}
  + 1.234.567 ¦ 1 234 567 ¦ 1234567 ¦ 1,234,567
  - 1.234,567
  = 1,5
  + 1.5 ¦ 3/2 ¦ 1,5
  - 15
  = 2,5  {either}
  + 2,5 ¦ 2.5 ¦ x = 2,5
  - 25
  Where two points or a point and a comma stand, only one can be the mark.
  = 1234.5  {either}
  + 1.234,5 ¦ 1,234.5 ¦ 1 234,5 ¦ 1'234.5 ¦ 1234,5
  - 12345 ¦ 1,2345
  = 1234567.89  {lang=de}
  + 1.234.567,89 ¦ 1,234,567.89 ¦ 1 234 567,89 ¦ 1234567.89
  - 1.234.567
  Regions have their own.
  = 1234.5  {lang=de-CH}
  + 1'234.5 ¦ 1’234.50 ¦ 1234.5 ¦ 1234,5
  - 12345
  = 1234.5  {lang=es-MX}
  + 1,234.5 ¦ 1234.5 ¦ 1 234.5
  - 12345
  = 100000  {lang=en-IN}
  + 1,00,000 ¦ 100,000 ¦ 1 lakh ¦ 100000
  - 1,000,000 ¦ 10,000
  = 12345678  {lang=en-IN}
  + 1,23,45,678 ¦ 12,345,678
  - 1,23,45,687
  ? 1,2,3,45,678
  = 123456  {lang=en}
  ! 1,234,56
  = 10000000  {lang=en-IN}
  + 1,00,00,000 ¦ 1 crore
  Periods.
  = 1/6
  + 0.1666... ¦ 0.166... ¦ 0.1(6) ¦ 0.1666… ¦ 0.1\\overline{6} ¦ 0.16̅ ¦ 1/6
  - 0.1666 ¦ 0.16 ¦ 0.(16) ¦ 0.1(7)
  = 1/3  {comma}
  + 0,333... ¦ 0,(3) ¦ 0,3 Periode 3 ¦ 0,3 periodisch ¦ 0,3333… ¦ 0,33...
  - 0,333 ¦ 0,3 ¦ 0,(4)
  = 1/6  {lang=de}
  + 0,1(6) ¦ 0,1 Periode 6 ¦ 0,1666...
  ? 0,16 periodisch
  - 0,17 ¦ 0,16
  = 1/3  {lang=fr}
  + 0,333... ¦ 0,(3) ¦ 0,3 périodique
  - 0,333
  = 1/3  {lang=es}
  + 0,3 periódico ¦ 0,333...
  = 1/3  {lang=it}
  + 0,3 periodico ¦ 0,(3)
  = 1/3  {lang=pt}
  + 0,333... ¦ 0,(3)
  = 1/3  {lang=nl}
  + 0,333... ¦ 0,(3)
  = 1/3  {lang=cs}
  + 0,3 periodických ¦ 0,(3) ¦ 0,333...
  = 1/3  {lang=ru}
  + 0,(3) ¦ 0,333...
  - 0,3
  = 1/3  {lang=en}
  + 0.3 recurring ¦ 0.333 repeating ¦ 0.(3) ¦ 0.3̅
  - 0.33
  = 1/7
  + 0.142857142857... ¦ 0.(142857)
  - 0.142857
  ? 0.14...
  = 0.999  {abs=0.01}
  + 0.999... ¦ 0.99
  = 41/333
  + 0.123123... ¦ 0.(123)
  = 1
  + 0.999... ¦ 0.(9)
  - 0.999
  Powers of ten.
  = 1.6e-19
  + 1.6*10^-19 ¦ 1,6.10^-19 ¦ 1.6.10^-19 ¦ 1.6 E-19 ¦ 1.6 e-19 ¦ 1.6ᴇ-19 ¦ 1.6E−19 ¦ 1.6·10⁻¹⁹ ¦ 1,6 x 10^-19 ¦ 1.6 × 10^(-19) ¦ 1,6 . 10^-19
  - 1.6e19 ¦ 1.6*10^-18 ¦ 1.6.10^19
  = 3e8
  + 3.10^8 ¦ 3.10⁸ ¦ 3·10^8 ¦ 3 E8 ¦ 3E8 ¦ 3 E+8 ¦ 3ᴇ8 ¦ 300 000 000
  - 3.10^9 ¦ 3 E9
  = 6.022e23  {lang=fr rel=0.001}
  + 6,022.10^23 ¦ 6,022·10²³ ¦ 6,02214 . 10^23 ¦ 6,022 E23 ¦ 6.022e23
  - 6,022.10^22
  = 1.6e-19  {lang=es}
  + 1,6.10^-19 ¦ 1,6·10^-19 ¦ 1,6 E-19
  = 1.6e-19  {lang=pt}
  + 1,6.10^-19 ¦ 1,6×10^-19
  = 1.6e-19  {lang=it}
  + 1,6.10^-19 ¦ 1,6 · 10^-19
  = 1.6e-19  {lang=cs}
  + 1,6.10^-19 ¦ 1,6 . 10^-19
  = 1.6e-19  {lang=ru}
  + 1,6·10^-19 ¦ 1,6*10^(-19)
  = 1.6e-19  {lang=nl}
  + 1,6.10^-19 ¦ 1,6 × 10^-19
  The groups of a calculator stand behind the mark too.
  = 3.141592653  {abs=0}
  + 3.141 592 653 ¦ 3.141592653 ¦ 3,141 592 653 ¦ 3.141\u{202F}592\u{202F}653
  - 3.141 592 ¦ 3.141
  = 0.123456
  + 0.123 456 ¦ 0,123 456
  ! 0.123 45
  The places are those of the number before the power of ten.
  = 1.60e-19  {places=2}
  + 1.60e-19 ¦ 1.60*10^-19 ¦ 1.60·10⁻¹⁹
  - 1.6e-19 ¦ 1.600e-19
  = 3.00e8  {places=2}
  + 3.00e8 ¦ 3.00*10^8
  - 3e8 ¦ 3.0e8
  = 12.35  {places=2}
  + 12.35
  - 12.350
  """
)

/// Numbers with a unit in signs.
let unitTables = AnswerTable.tables(
  """
  Written together, as far as the dimension tells; a power belongs to the last.
  = 6.67e-11 N m^2/kg^2
  + 6.67e-11 Nm²/kg² ¦ 6.67e-11 N·m²/kg² ¦ 6.67·10^-11 Nm^2kg^-2 ¦ 6.67e-11 Nm^2/kg^2 ¦ 6.67e-11 m³/(kg s²)
  - 6.67e-11 N/kg² ¦ 6.67e-11 N²m²/kg² ¦ 6.67e-11 Nm/kg
  = 6.6e-34 J s
  + 6.6e-34 Js ¦ 6.6e-34 J·s ¦ 6.6·10^-34 Ws² ¦ 6.6e-34 J*s
  - 6.6e-34 J/s ¦ 6.6e-34 Js²
  = 5 kg m/s
  + 5 kgm/s ¦ 5 kg·m/s ¦ 5 kg m s^-1 ¦ 5 kgms^-1 ¦ 5 Ns
  - 5 kgm/s² ¦ 5 kg/m
  = 5 kg m/s^2
  + 5 kgm/s² ¦ 5 kgm/s^2 ¦ 5 N ¦ 5 kgms⁻²
  - 5 kgm/s
  = 2 kg m^2
  + 2 kgm² ¦ 2 kg·m² ¦ 2 kgm^2
  - 2 kg²m² ¦ 2 kgm
  = 4.19 J/(g K)
  + 4.19 J/(gK) ¦ 4.19 Jg^-1K^-1 ¦ 4.19 kJ/(kgK) ¦ 4,19 J/(g·K) ¦ 4.19 J·g⁻¹·K⁻¹ ¦ 4.19 kJ/kgK
  - 4.19 J/g ¦ 4.19 J/(kgK)
  = 8.31 J/(mol K)
  + 8.31 J/(molK) ¦ 8.31 Jmol^-1K^-1 ¦ 8.31 J mol⁻¹ K⁻¹ ¦ 8.31 J/molK
  - 8.31 J/mol ¦ 8.31 kJ/(molK)
  = 10 Pa s
  + 10 Pas ¦ 10 Pa·s ¦ 10 Nsm^-2
  - 10 Pa/s
  = 3 A m^2
  + 3 Am² ¦ 3 A·m²
  - 3 A²m²
  = 18 g/mol
  + 18 gmol^-1 ¦ 18 g·mol⁻¹ ¦ 18 g mol^-1 ¦ 0.018 kg/mol
  - 18 g mol ¦ 18 mol/g
  = 0.5 mol/L
  + 0.5 moll^-1 ¦ 0.5 molL^-1 ¦ 0,5 mol/l ¦ 0.5 M ¦ 0.5 mol·dm^-3 ¦ 0.5 moldm^-3
  - 0.5 mol L
  = 20 m/s
  + 20 ms^-1 ¦ 20 m·s⁻¹ ¦ 72 km/h ¦ 72 kmh^-1 ¦ 72 km·h^-1
  - 20 m·s ¦ 72 km
  = 400 W/(m^2 K)
  + 400 Wm^-2K^-1 ¦ 400 W/(m²K)
  - 400 W/mK
  ? 400 W/m²K
  = 25 m^2
  - 25 mm ¦ 25 m
  = 5 N m
  + 5 Nm ¦ 5 N·m ¦ 5 J
  - 5 Nm² ¦ 5 N/m
  Degrees, minutes, seconds and where the compass points.
  = 48.5°
  + 48°30' ¦ 48° 30′ ¦ 48°30′0″ ¦ 48 degrees 30 minutes ¦ 48 Grad 30 Minuten ¦ 48°30'00" ¦ 48,5°
  - 48°30″ ¦ 48°3' ¦ 48°50' ¦ 49.5°
  ? 48.5
  = 48°30'
  + 48.5° ¦ 48° 30'
  - 48.3°
  = 12.5125°
  + 12°30'45" ¦ 12° 30′ 45″ ¦ 12°30′45′′
  - 12°45'30"
  = 52.5° N
  + 52.5°N ¦ 52°30'N ¦ 52° 30′ N ¦ 52.5 °N ¦ N 52.5° ¦ 52.5° north ¦ 52.5° Nord
  - 52.5°S ¦ 52.5° E ¦ 52°50'N ¦ 5.25° N
  ? 52.5° ¦ 52.5 N
  = 70° W
  + 70°W ¦ 70° West ¦ 70° west
  - 70°E ¦ 70° N
  ? 70°
  = 70° W  {lang=fr}
  + 70° O ¦ 70° ouest ¦ 70° Ouest
  - 70° E ¦ 70° est
  = 70° W  {lang=es}
  + 70° O ¦ 70° oeste
  - 70° E
  = 70° W  {lang=it}
  + 70° O ¦ 70° ovest
  - 70° E
  = 13.4° E  {lang=de}
  + 13,4° O ¦ 13,4° Ost ¦ 13°24' O ¦ 13,4° östliche Länge ¦ 13,4° E
  - 13,4° W
  = 13.4° E  {lang=nl}
  + 13,4° O ¦ 13,4° OL ¦ 13,4° oosterlengte
  - 13,4° W
  = 34° S  {lang=nl}
  + 34° Z ¦ 34° ZB ¦ 34° zuid
  - 34° N
  = 34° S  {lang=pt}
  + 34° S ¦ 34° sul
  - 34° N ¦ 34° norte
  = 50° N  {lang=cs}
  + 50° s. š. ¦ 50° severní šířky ¦ 50° sever
  - 50° j. š.
  = 14° E  {lang=cs}
  + 14° v. d. ¦ 14° východní délky
  - 14° z. d.
  = 55.75° N  {lang=ru}
  + 55°45′ с. ш. ¦ 55,75° северной широты
  - 55°45′ ю. ш.
  = 37° E  {lang=ru}
  + 37° в. д. ¦ 37° восточной долготы
  - 37° з. д.
  The same signs are minutes and seconds of time where a time is expected.
  = 205 s
  + 3′25″ ¦ 3'25" ¦ 3 min 25 s ¦ 3′ 25″
  - 3′52″ ¦ 3°25′
  = 3 min 25 s
  + 3′25″ ¦ 205 s
  - 3′20″
  = 90 s
  + 1′30″ ¦ 1.5′ ¦ 90″
  - 1′3″
  Exact values with a unit.
  = 3√2 m
  + 3√2 m ¦ 3*sqrt(2) m ¦ √18 m ¦ √2·3 m ¦ 300√2 cm ¦ 6/√2 m
  - 3√3 m ¦ 4.24 m ¦ 3√2 cm ¦ 3√2 s
  ? 3√2
  = 2π cm
  + 2π cm ¦ 2 pi cm ¦ 2*π cm
  - 6.28 cm ¦ π cm
  = 25π cm^2
  + 25π cm² ¦ 25 π cm^2 ¦ 0.25π dm²
  - 25π cm
  = 5/√2 N
  + 5/√2 N ¦ 2.5√2 N ¦ (5√2)/2 N
  - 5√2 N
  = 10√3 m/s
  + 10√3 m/s ¦ √300 m/s
  - 10√3 m
  """
)

/// Units in the words of nine languages.
let languageTables = AnswerTable.tables(
  """
  = 90 km/h  {lang=en}
  + 90 kilometres an hour ¦ 90 km an hour ¦ 90 kilometers per hour ¦ 90 km per hour ¦ 90 kilometres each hour ¦ ninety kilometres per hour
  - 90 miles an hour ¦ 90 kilometres a minute
  = 20 %  {lang=en}
  + 20 percent ¦ 20 per cent ¦ 20% ¦ twenty percent ¦ 20 pct
  - 21 percent
  = 25 m/s  {lang=en}
  + 25 metres a second ¦ 25 metres per second ¦ 25 meters/second
  - 25 metres
  = 9.81 m/s^2  {lang=en}
  + 9.81 metres per second squared ¦ 9.81 meters per square second ¦ 9.81 metres per second per second
  - 9.81 metres per second
  = 90 km/h  {lang=de}
  + 90 Kilometer pro Stunde ¦ 90 Kilometer in der Stunde ¦ 90 km pro Stunde ¦ 90 km in der Stunde ¦ 90 Stundenkilometer ¦ 90 Kilometer je Stunde ¦ neunzig Kilometer pro Stunde
  - 90 Meter pro Stunde ¦ 90 Kilometer
  = 20 %  {lang=de}
  + 20 Prozent ¦ zwanzig Prozent ¦ 20 v. H. ¦ 20 vom Hundert ¦ 20%
  - 2 Prozent
  = 25 m/s  {lang=de}
  + 25 Meter pro Sekunde ¦ 25 Meter in der Sekunde ¦ 25 m/Sek. ¦ 25 Meter je Sekunde
  = 9,81 m/s^2  {lang=de}
  + 9,81 Meter pro Quadratsekunde ¦ 9,81 Meter pro Sekunde zum Quadrat ¦ 9,81 Meter pro Sekunde hoch 2
  = 5 m^3  {lang=de}
  + 5 Kubikmeter ¦ 5 m hoch 3 ¦ fünf Kubikmeter ¦ 5000 Liter
  = 90 km/h  {lang=fr}
  + 90 kilomètres par heure ¦ 90 km par heure ¦ 90 kilomètres à l'heure ¦ 90 km à l’heure ¦ 90 kilomètres-heure ¦ 90 km/heure ¦ quatre-vingt-dix kilomètres par heure
  - 90 mètres par heure ¦ 90 kilomètres
  = 20 %  {lang=fr}
  + 20 pour cent ¦ 20 pourcent ¦ vingt pour cent ¦ 20 p. 100 ¦ 20%
  - 2 pour cent
  = 25 m/s  {lang=fr}
  + 25 mètres par seconde ¦ 25 m par seconde ¦ vingt-cinq mètres par seconde
  = 9,81 m/s^2  {lang=fr}
  + 9,81 mètres par seconde carrée ¦ 9,81 mètres par seconde au carré
  = 5 m^2  {lang=fr}
  + 5 mètres carrés ¦ cinq mètres carrés ¦ 5 m carrés
  - 5 mètres
  = 5 m^3  {lang=fr}
  + 5 mètres cubes ¦ 5000 litres
  = 3 kg  {lang=fr}
  + 3 kilogrammes ¦ 3 kilos ¦ trois kilogrammes ¦ 3000 grammes
  - 3 grammes
  = 2 h  {lang=fr}
  + 2 heures ¦ deux heures ¦ 120 minutes ¦ 7200 secondes
  = 90 km/h  {lang=es}
  + 90 kilómetros por hora ¦ 90 km por hora ¦ 90 kilometros por hora ¦ noventa kilómetros por hora ¦ 90 kilómetros a la hora
  - 90 metros por hora
  = 20 %  {lang=es}
  + 20 por ciento ¦ 20 por cien ¦ veinte por ciento ¦ el 20 por ciento ¦ 20%
  - 2 por ciento
  = 25 m/s  {lang=es}
  + 25 metros por segundo ¦ 25 m por segundo
  = 9,81 m/s^2  {lang=es}
  + 9,81 metros por segundo cuadrado ¦ 9,81 metros por segundo al cuadrado
  = 5 m^2  {lang=es}
  + 5 metros cuadrados ¦ cinco metros cuadrados
  = 5 m^3  {lang=es}
  + 5 metros cúbicos ¦ 5000 litros
  = 3 kg  {lang=es}
  + 3 kilogramos ¦ 3 kilos ¦ tres kilogramos ¦ 3000 gramos
  - 3 gramos
  = 2 h  {lang=es}
  + 2 horas ¦ dos horas ¦ 120 minutos ¦ 7200 segundos
  = 90 km/h  {lang=it}
  + 90 chilometri all'ora ¦ 90 km all'ora ¦ 90 chilometri per ora ¦ 90 chilometri orari ¦ novanta chilometri all’ora ¦ 90 km l'ora
  - 90 metri all'ora
  = 20 %  {lang=it}
  + 20 per cento ¦ venti per cento ¦ 20 percento ¦ il 20 per cento ¦ 20%
  - 2 per cento
  = 25 m/s  {lang=it}
  + 25 metri al secondo ¦ 25 m al secondo ¦ 25 metri per secondo
  = 9,81 m/s^2  {lang=it}
  + 9,81 metri al secondo quadrato ¦ 9,81 metri al secondo al quadrato ¦ 9,81 metri per secondo quadrato
  = 5 m^2  {lang=it}
  + 5 metri quadrati ¦ 5 metri quadri ¦ cinque metri quadrati
  = 5 m^3  {lang=it}
  + 5 metri cubi ¦ 5000 litri
  = 3 kg  {lang=it}
  + 3 chilogrammi ¦ 3 chili ¦ tre chilogrammi ¦ 3000 grammi
  - 3 grammi
  = 2 h  {lang=it}
  + 2 ore ¦ due ore ¦ 120 minuti ¦ 7200 secondi
  = 90 km/h  {lang=pt}
  + 90 quilômetros por hora ¦ 90 quilómetros por hora ¦ 90 km por hora ¦ noventa quilômetros por hora ¦ 90 quilômetros à hora
  - 90 metros por hora
  = 20 %  {lang=pt}
  + 20 por cento ¦ vinte por cento ¦ 20 porcento ¦ 20%
  - 2 por cento
  = 25 m/s  {lang=pt}
  + 25 metros por segundo ¦ 25 m por segundo
  = 9,81 m/s^2  {lang=pt}
  + 9,81 metros por segundo ao quadrado ¦ 9,81 metros por segundo quadrado
  = 5 m^2  {lang=pt}
  + 5 metros quadrados ¦ cinco metros quadrados
  = 5 m^3  {lang=pt}
  + 5 metros cúbicos ¦ 5000 litros
  = 3 kg  {lang=pt}
  + 3 quilogramas ¦ 3 quilos ¦ três quilogramas ¦ 3000 gramas
  - 3 gramas
  = 2 h  {lang=pt}
  + 2 horas ¦ duas horas ¦ 120 minutos ¦ 7200 segundos
  = 90 km/h  {lang=nl}
  + 90 kilometer per uur ¦ 90 km per uur ¦ 90 km/uur ¦ negentig kilometer per uur ¦ 90 kilometer in het uur
  - 90 meter per uur
  = 20 %  {lang=nl}
  + 20 procent ¦ twintig procent ¦ 20 percent ¦ 20%
  - 2 procent
  = 25 m/s  {lang=nl}
  + 25 meter per seconde ¦ 25 m per seconde ¦ vijfentwintig meter per seconde
  = 9,81 m/s^2  {lang=nl}
  + 9,81 meter per seconde kwadraat ¦ 9,81 meter per vierkante seconde
  = 5 m^2  {lang=nl}
  + 5 vierkante meter ¦ vijf vierkante meter
  = 5 m^3  {lang=nl}
  + 5 kubieke meter ¦ 5000 liter
  = 3 kg  {lang=nl}
  + 3 kilogram ¦ 3 kilo ¦ drie kilogram ¦ 3000 gram
  - 3 gram
  = 2 h  {lang=nl}
  + 2 uur ¦ twee uur ¦ 120 minuten ¦ 7200 seconden ¦ 2 uren
  = 90 km/h  {lang=cs}
  + 90 kilometrů za hodinu ¦ 90 km za hodinu ¦ 90 km/hod ¦ devadesát kilometrů za hodinu ¦ 90 kilometrů v hodině
  - 90 metrů za hodinu
  = 20 %  {lang=cs}
  + 20 procent ¦ dvacet procent ¦ 20%
  - 2 procenta
  = 25 m/s  {lang=cs}
  + 25 metrů za sekundu ¦ 25 m za sekundu ¦ 25 metrů za vteřinu
  = 9,81 m/s^2  {lang=cs}
  + 9,81 metru za sekundu na druhou ¦ 9,81 metrů za sekundu na druhou
  = 5 m^2  {lang=cs}
  + 5 metrů čtverečních ¦ pět metrů čtverečních ¦ 5 čtverečních metrů
  = 5 m^3  {lang=cs}
  + 5 metrů krychlových ¦ 5000 litrů ¦ 5 krychlových metrů
  = 3 kg  {lang=cs}
  + 3 kilogramy ¦ 3 kila ¦ tři kilogramy ¦ 3000 gramů
  - 3 gramy
  = 2 h  {lang=cs}
  + 2 hodiny ¦ dvě hodiny ¦ 120 minut ¦ 7200 sekund ¦ 7200 vteřin
  = 90 km/h  {lang=ru}
  + 90 километров в час ¦ 90 км/ч ¦ 90 км в час ¦ девяносто километров в час ¦ 90 км/час
  - 90 метров в час ¦ 90 м/ч
  = 20 %  {lang=ru}
  + 20 процентов ¦ двадцать процентов ¦ 20%
  - 2 процента
  = 25 m/s  {lang=ru}
  + 25 метров в секунду ¦ 25 м/с ¦ 25 м в секунду
  - 25 м
  = 9,81 m/s^2  {lang=ru}
  + 9,81 м/с² ¦ 9,81 м/с^2 ¦ 9,81 метра в секунду в квадрате
  = 5 m^2  {lang=ru}
  + 5 квадратных метров ¦ 5 м² ¦ пять квадратных метров ¦ 5 кв. м
  = 5 m^3  {lang=ru}
  + 5 кубических метров ¦ 5 м³ ¦ 5000 литров ¦ 5000 л
  = 3 kg  {lang=ru}
  + 3 килограмма ¦ 3 кг ¦ три килограмма ¦ 3000 граммов ¦ 3000 г ¦ 3 кило
  - 3 грамма ¦ 3 г
  = 2 h  {lang=ru}
  + 2 часа ¦ два часа ¦ 2 ч ¦ 120 минут ¦ 120 мин ¦ 7200 секунд ¦ 7200 с
  = 12 V  {lang=ru}
  + 12 В ¦ 12 вольт
  - 12 А ¦ 12 Вт
  = 60 W  {lang=ru}
  + 60 Вт ¦ 60 ватт ¦ 0,06 кВт
  - 60 В
  = 15 N  {lang=ru}
  + 15 Н ¦ 15 ньютонов ¦ 0,015 кН
  - 15 Дж
  = 200 J  {lang=ru}
  + 200 Дж ¦ 200 джоулей ¦ 0,2 кДж ¦ 200 Н·м
  = 230 V  {lang=cs}
  + 230 V ¦ 230 voltů
  = 60 W  {lang=fr}
  + 60 watts ¦ 60 W
  = 12 V  {lang=es}
  + 12 voltios ¦ 12 V ¦ 12 volts
  = 60 W  {lang=es}
  + 60 vatios ¦ 60 W
  = 200 J  {lang=es}
  + 200 julios ¦ 200 joules
  = 12 V  {lang=it}
  + 12 volt ¦ 12 V
  = 12 V  {lang=pt}
  + 12 volts ¦ 12 V
  = 12 V  {lang=nl}
  + 12 volt ¦ 12 V
  = 25 °C  {lang=fr}
  + 25 degrés Celsius ¦ 25 °C
  = 25 °C  {lang=es}
  + 25 grados Celsius ¦ 25 grados centígrados
  = 25 °C  {lang=it}
  + 25 gradi Celsius ¦ 25 gradi centigradi
  = 25 °C  {lang=pt}
  + 25 graus Celsius ¦ 25 graus centígrados
  = 25 °C  {lang=nl}
  + 25 graden Celsius
  = 25 °C  {lang=cs}
  + 25 stupňů Celsia ¦ 25 stupňů Celsius
  = 25 °C  {lang=ru}
  + 25 градусов Цельсия ¦ 25 градусов по Цельсию
  = 45°  {lang=fr}
  + 45 degrés
  = 45°  {lang=es}
  + 45 grados
  = 45°  {lang=it}
  + 45 gradi
  = 45°  {lang=pt}
  + 45 graus
  = 45°  {lang=nl}
  + 45 graden
  = 45°  {lang=cs}
  + 45 stupňů
  = 45°  {lang=ru}
  + 45 градусов
  """
)
