// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let spanish = AroundCases(
    "es",
    """
    frame Rin = río Rin ; el río Rin ; Es el Rin ; Creo que es el Rin ; La respuesta es el Rin ; Respuesta: Rin ; A: Rin ; 1. Rin ; = Rin ; **Rin** ; Rin 😀 ; - Rin | no el Rin ; Rin o Ródano ; no es el Rin ; fin
    frame océano Atlántico = Atlántico ; el Atlántico ; el océano Atlántico ; es el océano Atlántico ; oceano Atlantico | océano Ártico ; océano Índico
    frame Sahara = desierto del Sahara ; el desierto del Sahara ; es el Sahara ; el Sáhara | Sahel ; Sara
    frame lago Victoria = el lago Victoria ; Lago Victoria | reina Victoria ; cataratas Victoria
    frame mar Rojo = el mar Rojo ; Mar Rojo | Rojo ; mar Negro ; mar Muerto
    frame Marte = planeta Marte ; el planeta Marte ; Marte (planeta) ; es Marte | martes ; Marta
    frame París = París, Francia ; París (Francia) ; la ciudad de París ; ciudad de París ; Creo que París ; Creo que es París ; Es París. ; es Paris ; PARÍS!!! ; ¡París! ; ¿París? ; `París` ; «París» ; París 🇫🇷 ; → París ; se llama París ; quizás París ; pienso que es París | París o Londres ; no París ; o París o Roma ; nunca París ; no es París
    frame oxígeno = el oxígeno ; gas oxígeno ; el elemento oxígeno ; es oxígeno ; se llama oxígeno | sin oxígeno ; hidrógeno
    frame fémur = hueso fémur ; el fémur ; el hueso fémur ; es el fémur | húmero
    frame Organización Mundial de la Salud = Organización Mundial de la Salud (OMS) ; la Organización Mundial de la Salud (OMS)
    frame Costa de Marfil (Côte d'Ivoire) = Costa de Marfil ; Côte d'Ivoire ; la Costa de Marfil | Costa Rica
    frame (el/la) periodista = periodista ; el periodista ; la periodista | periódico
    frame alumno(a) = alumno ; alumna | álamo
    frame Marie Curie = Sra. Marie Curie ; señora Marie Curie ; fue Marie Curie | Marie Stuart
    frame Miguel de Cervantes = don Miguel de Cervantes ; Sr. Miguel de Cervantes ; Miguel Cervantes ; es Miguel de Cervantes | Miguel Hernández
    frame Estambul = es Estambul ; ESTAMBUL ; ciudad de Estambul | Islamabad
    frame Londres = mi respuesta es Londres ; a) Londres ; (a) Londres ; Londres es la respuesta ; Londres, Inglaterra ; *Londres* ; 'Londres' ; Solución: Londres | sin Londres ; Londonderry
    number Segunda Guerra Mundial = 2ª Guerra Mundial ; la Segunda Guerra Mundial ; II Guerra Mundial ; 2.ª Guerra Mundial ; 2a guerra mundial | Primera Guerra Mundial ; 1ª Guerra Mundial ; Tercera Guerra Mundial
    number Luis XIV = Luis 14 ; Luis catorce ; el rey Luis XIV ; es Luis XIV | Luis XV ; Luis 4 ; Luis quince ; Luis
    number Felipe II = Felipe 2 ; Felipe segundo | Felipe III ; Felipe tercero
    number Carlos I = Carlos 1 ; Carlos primero | Carlos V ; Carlos segundo
    number siglo XIX = siglo 19 ; siglo diecinueve ; el siglo XIX ; en el siglo XIX | siglo XVIII ; siglo 18 ; siglo veinte
    number siglo XXI = siglo 21 ; siglo veintiuno ; el siglo XXI | siglo XXII ; siglo 20
    number 12 = doce ; es doce ; Doce ; son doce | 13 ; dos ; once
    number doce = 12 ; dose | 13 ; 2 ; once
    number veintiuno = 21 ; veinte y uno | 22 ; veintidós
    number 22 = veintidós ; veintidos | veintitrés ; treinta y dos
    number 35 = treinta y cinco ; treintaicinco | cincuenta y tres ; treinta
    number 365 = trescientos sesenta y cinco | trescientos cincuenta y seis ; trescientos
    number cien = 100 ; ciento | 1000 ; 10 ; mil
    number 999 = novecientos noventa y nueve | novecientos nueve
    number 500 = quinientos | cincuenta ; 5
    number tercero = 3º ; 3.º ; el tercero ; tercer | cuarto ; 4º
    number siete = 7 ; ciete | 8 ; setenta ; diecisiete
    number 0 = cero | diez
    word gravedad = grabedad ; gravedá | gravilla ; grava
    word caza = | casa ; calza
    word vaca = | beca ; saca
    word cabello = cavello ; cabeyo | caballo ; camello
    word hueso = ueso ; güeso | queso ; huevo
    word nación = nacion ; nasión | noción ; ración
    word cavidad = cabidad ; cabidá | capacidad ; cautividad
    word planeta = planneta ; planeda | planta ; paleta
    word músculo = musculo ; múzculo | máscara ; minúsculo
    word metal = mettal | mental ; pétalo
    word temperatura = tenperatura ; temperatra | temperamento ; tempestad
    word revolución = rebolución ; revolusion | evolución ; resolución
    word gobierno = govierno ; gobiermo | gobernador
    word volcán = bolcán ; volcan | volante
    word clima = climma ; qlima | cima ; crimen
    word población = poblasión ; pobalción | polución ; publicación
    mark árbol = arbol ; arból
    mark corazón = corazon ; córazon | coraza
    mark inglés = ingles ; ínglés
    mark águila = aguila
    mark bahía = bahia
    mark público = publico ; públicó
    mark Bogotá = Bogota ; Bógota
    mark fotosíntesis = fotosintesis ; fotosíntésis
    mark célula = celula ; célúla
    mark pingüino = pinguino
    mark cigüeña = cigueña ; cigüena
    mark España = Espana
    mark química = quimica | mímica
    mark océano = oceano
    mark lápiz = lapiz ; lapíz
    mark murciélago = murcielago ; murciélagó
    mark América = America ; Amèrica
    mark Perú = Peru ; Pérú
    form luz = luces | cruz
    form pez = peces | paz
    form ciudad = ciudades | cuidado
    form animal = animales | anímico
    form lápiz = lápices ; lapices | lapso
    form nación = naciones | nociones
    form león = leones | leñas
    form rey = reyes | res
    form inglés = ingleses | ingle
    form verdadero = verdaderro ; verdadreo | falso ; venidero
    form falso = falzo ; flaso | verdadero ; falto
    form norte = nrote ; nortte | sur ; corte
    form derecha = derehca ; drecha | izquierda ; cosecha
    form izquierda = izqierda ; izquirda | derecha
    form oeste = oetse ; hoeste | este
    form corazón = corazones | corazas
    form voz = voces | veces
    form jersey = jerséis | jefes
    """
  )
}
