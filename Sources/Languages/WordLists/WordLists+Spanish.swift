// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// Spanish words of every day and of school.
  package static let spanish = """
    abajo abeja abierto abogado abrazar abrazo abrigo abril abrir abuela abuelo aburrido aburrir acabar acaso
    accidente aceite acento aceptar acera acercar acero acompañar aconsejar acordar acostar acostumbrado acostumbrar
    activo actor actriz actual actuar acusar adecuado adelante además adentro adivinar admirar admitir adoptar adorar
    aduana adulto afeitar afirmar afuera agarrar agosto agotado agrio agua aguantar agudo aguja ahogar ahora ahorrar
    aire ajeno alcanzar aldea alegrar alegre alegría alejar alergia algo alguien alguno alimentar aliviar allí alma
    almendra almorzar alquilar alquiler alto altura alumna alumno amable amanecer amar amargo amarillo ambiente ambos
    amenazar amiga amigo amistad amor amplio analizar ancho anchura anciano ancla andar andén anillo animal animar
    anoche anotar anteayer antena anterior antiguo anual anunciar anuncio apagar aparcar aparecer apartar aparte
    apenas aplicar apostar apoyar apreciar aprender apretar aprobar apto apuntar aquel aquello aquí arado araña arca
    archivo arco ardilla arena arma armar armario arreglar arriba arriesgar arrojar arroyo arroz arruga arte asado
    asalto asar asegurar aseo asiento asistir astro asustar atacar atar atasco atender atento atleta atraer atrapar
    atrever atrás atún aula aumentar aunque aurora autor avanzar avena avenida avisar avispa avión ayer ayuda ayudar
    azul azúcar añadir bacteria bahía bailar bailarín baile bajar bajo bala balcón ballena balsa balón bambú banco
    banda bandeja bandera bando barato barba barbilla barca barco barra barrer barriga barrio barro barón basar
    bastante bastar basura bata batalla batería batido batir bautizo bañar bañera baño baúl beber bebida bebé beca
    bello bendecir bendito berro besar beso bicho bien bigote blanco blando bloque bobo boca boda bola boleta boleto
    bollo bolo bolsa bolso bomba bombero bombilla bondad bonito borde borrar bosque bota bote botella botón brasa
    brazo brecha brillar brindar brocha broma bruja brujo bruma bruto bucear bueno buey bufanda bulto buque burbuja
    burlar burro buscar buzo buzón bélico búho caballero caballo cabello caber cabeza cabina cable cabo cabra cacao
    cada cadena cadera caer café caja cajero cajón calcular caldo calentar caliente callado callar calle callo calmar
    calor calvo calzado calzón cama camarero camarote cambiar cambio camello caminar camino camisa camiseta camión
    campana campeón campo cana canal canasta canción canela cangrejo canguro canoa cansado cansar cantante cantar
    capa capaz capilla capital capitán cara caracol caracola caramelo carbón carecer carga cargar cargo caricia
    cariñoso carne carnicero carnicería caro carpa carpeta carrera carreta carretera carro carta cartel cartera
    cartero casa casado casar cascada casco casi casilla caso casta castaña castaño castigar castigo castillo casto
    catarro catedral catorce causa causar cavar cazar cazuela caña caño cañón cebolla cebra ceder ceja celoso cena
    cenar ceniza centro cepa cepillar cepillo cera cerca cercano cerco cerdo cerebro cereza cerilla cero cerrado
    cerrar cerro cerveza cesta cesto champú charco charla charlar chica chico chispa chiste chocar choza ciclo ciego
    cielo cien ciencia ciento cierto ciervo cifra cima cinco cine cinta cintura cinturón circo ciruela cisne cita
    ciudad claro clase clavel clavo cliente clima cloro cobarde cobrar cobre cocer coche cocido cocina cocinar
    cocinero coco coda codo coger cola colgar colina collar colmena colocar color columna coma comarca comedor
    comentar comenzar comer cometa comida como comparar compartir compañero competir completar completo componer
    comportar compra comprador comprar comprender comprobar común conceder concha concierto conde condenar conducir
    conductor conectar conejo confesar confiar confirmar conmigo cono conocer conseguir consejo conservar considerar
    consistir construir consultar consumir contaminar contar contener contento contestar contigo continuar contra
    contratar controlar convencer convenir conversar convertir copa copia copiar corazón corbata corcho cordel
    cordero cordón coro corona corral corregir correo correr cortar corte corteza cortina corto cortés cosa cosecha
    coser cosquilla costa costar costilla costo costura crear crecer creer crema cresta criar crimen crisis cristal
    cruce crudo cruel cruz cruzar cráter cría cuaderno cuadrado cuadro cual cuando cuanto cuarenta cuarta cuartel
    cuarto cuatro cubo cubrir cucaracha cuchara cucharada cuchilla cuchillo cuello cuenca cuenco cuenta cuento cuerda
    cuerdo cuerno cuero cuerpo cuervo cuesta cueva cuidado cuidadoso cuidar culpa cultivar culto cultura cuna cuota
    cupo cura curar curioso curso curva cuál cuándo cuánto cuña cuñada cuñado cálido cámara cárcel cáscara célula
    césped cómo cómodo dado dama danza dato debajo deber decena decidir decimal decir declarar decorar dedicar dedo
    defender dejar delante delfín delgado delicado delito demostrar denso dentro denunciar depender derecho derretir
    desayunar desayuno descansar descargar describir descubrir desde desear deseo desierto desnudo despacio despedida
    despedir despegar despertar despierto destino destruir detalle detener detrás deuda devolver diablo diamante
    diario dibujar dibujo dicho dictado diente diez digno dinero dirección directo director dirigir diseñar diseño
    disparar disponer distinguir distinto distribuir divertido divertir dividir división divorciar divorcio doblar
    doce docena doler dolor dominar domingo donde dorado dormido dormir drama ducha duchar duda dudar dueño duque
    durante durar duro dátil débil décimo dólar dónde echar edad educado educar efecto eficaz ejemplo electricidad
    electricista elefante elegante elegir eliminar ella ellos embudo emocionar empezar empleada empleado emplear
    empleo empresa empujar enamorar enano encantar encender encerrar encima encontrar encía enemigo energía enero
    enfadado enfadar enfermar enfermedad enfermera enfermo enfrente enfriar engañar engaño engordar enigma enojar
    enorme ensalada ensayo enseñar ensuciar entender enterar entero enterrar entrar entre entregar entrenador
    entrenar envase enviar envidia envolver equipo erizo erosión error escala escalar escalera escama escapar
    escarcha escaso escena escenario escoba esconder escribir escritor escritora escritura escuchar escudo escuela
    escultor esfera espacio espada espalda espejo esperar espeso espina espinaca esponja esposa esposo espuma esquema
    esquiar esquina esquí estación estadio estado estanco estante estar estatua este estirar esto estrecho estricto
    estropear estuche estudiar estufa etapa eterno euro evento evitar exacto examen examinar excepto existir experto
    explicar explorar explotar exponer expresar extender extenso extraño fabricar faja falda falla fallar fallo falso
    falta faltar fama famoso faro farol farola fauna favor febrero fecha feliz feria feroz fiar fibra ficha fiebre
    fiel fiesta fijar fijo fila filo filtro final finalmente fingir fino firma firmar firme flaco flan flanco flauta
    flecha flojo flor flora flotar foca foco fondo forma formal formar foto fracaso fracción franco frasco frase
    fregar frenar freno frente fresa fresco freír frito frontera fruta frutero frutería fruto frío fuego fuente fuera
    fuerte fuerza fumar funcionar funda furioso futuro fábrica fábula fácil física fósil gafa galaxia galleta gallina
    gallo gama gamba ganar gancho ganso garaje garganta garra gasa gasolina gastar gasto gato gema gemelo general
    generoso genio gente gesto gigante girar glaciar globo gobernar gobierno golpe golpear goma gordo gorila gorra
    gorrión gorro gota gozar gozo grabar gracia gracioso grado gramo grande granja grano grasa gratis grava grave
    grieta grifo grillo gripe gris gritar grito grosero grueso grupo gruta gráfico grúa guante guapo guardar guerra
    guiar guisante gusano gustar gusto guía haber hablar hacer hacha hacia hada hallar hambre harina hasta hebra
    hecho helado helar hembra herida herir hermana hermano hermoso hervir hielo hierro higo hija hijo hilo hogar
    hoguera hoja hombre hombro hondo honesto hora horma hormiga horno horrible hospital hostal hotel hoyo hueco
    huelga huella huerta huerto hueso huevo huir humo hundir huésped hábil héroe hígado húmedo idea idioma igual
    igualmente ilegal imagen imaginar imitar impedir imponer importar imposible impresora imán incluir incluso
    indicar infierno informar iniciar inicio inquieto insecto insistir intenso intentar interior inventar invento
    invertir invierno invitado invitar inútil isla jabalí jabón jamás jamón jarabe jardín jarra jarrón jaula jazmín
    jefa jefe jinete jirafa joven joya judía juego jueves juez jugador jugar jugo juguete juicio julio junio junta
    juntar junto jurar justo juzgar labio labor lado ladrar ladrón lagarto lago laguna lamentar lamer lana lancha
    lanza lanzar largo lata lava lavabo lavar lazo leal leche lecho lechuga lectura leer lego lejano lejos lejía lema
    lengua lenguaje lente lenteja lento letra letrero levantar leve leña león libertad libra libre librería libro
    licor liebre ligero limitar limpiar limpio limón lindo liso lista listo litro llaga llama llamar llano llanta
    llanto llanura llave llavero llegada llegar llenar lleno llevar llorar llover lluvia lobo loco lodo lograr loma
    lomo lona loro lote lucha luchar luego lugar lujoso luna lunes lupa lámina lámpara lápiz látigo límite línea
    líquido lógico macho madeja madera madre madrugada madrugar maduro maestra maestro mago maldad maleta malo malta
    mamá manada mancha mandar mando manejar manera manga mango manguera mano mansión manta manteca mantel mantener
    manzana manzano mapa maquillar marca marcar marcha marchar marco marea marfil margen marido marino marisco marrón
    martes martillo marzo masa mascota masticar matar materia mayo mayor mayoría maíz mañana mecha mecánica mecánico
    medalla media mediante medida medio mediodía medir mejilla mejor mejorar melón memoria mencionar menor menos
    menta mente mentir mentira menú mercado merced merecer mesa mesón meta metal meter metro mezcla mezclar miedo
    miel mientras miga migaja milagro millón mina minero ministerio ministro minoría minuto mirar misa misión mismo
    misterio mitad moda moderno modo mojado mojar molde molestar molesto molino momento moneda monja monje mono
    montar montaña monte montón mora morado morder moreno morir mortal mosca mostaza mostrar mota motivo moto motor
    mover moño muchacha muchacho mucho mudar mudo mueble mueca muela muelle muerte muerto muestra mujer mula multa
    mundo muro musa museo muslo mutuo muñeca muñeco máquina máscara mástil médico método móvil músculo música músico
    nabo nacer nación nada nadar nadie nado naranja naranjo nariz nata natación natural nave navegar necesario
    necesitar negar negociar negocio negro nervio nervioso nevar nevera nicho nido niebla nieta nieto nieve ninguno
    nivel niña niño noche nombre norma normal norte nosotros nota notar noticia novela noveno noventa novia novio
    nube nudo nuera nuestro nueve nuevo nuez nunca nácar número obedecer obediente objeto obligar obra obrero
    observar obtener ochenta ocho octavo ocultar ocupado ocupar ocurrir océano odiar odio oeste ofender oferta
    oficina oficio ofrecer oler olivo olla olvidar olvido ombligo once operación opinar opinión oración orden
    ordenador ordenar oreja orgullo orgulloso orilla oruga otoño otro oveja oído paciente pacto padecer padre padrino
    pagar pago paisaje paja pala palabra palacio palanca palco palma palmera palo paloma panadero panadería pandilla
    pantalla pantalón pantano panza papel papá para parada parar parcela parecer parecido pared pareja parque parra
    parte partida partido partir pasa pasado pasajero pasar pasear paseo pasillo pasión paso pasta pastel pastilla
    pasto pastor pata patata patinar patio pato patria patrona patrón patín pausa pauta pavo payaso país pañal paño
    pañuelo peatón pecado pecho pedazo pedir pegar peinar peine pelaje pelar pelea pelear peligro peligroso pelo
    pelota peluca peluche peluquero peluquería pena pendiente pensar pepino pera percha perder perdonar perdón
    perezoso perfecto perla permanecer permiso pero perro persona pertenecer pesa pesadilla pesado pesar pesca
    pescadero pescadería pescado pescador pescar peso pestaña peña piano picante picar pico piedra piel pierna pieza
    pila piloto pimienta pimiento pincel pino pinta pintar pintor pintura pinza piojo pirata pisar piscina piso pista
    pizarra pizza piña placa placer plaga plancha planchar planeta plano planta plantar plata plato playa plaza plazo
    pleito pleno pliego plomo pluma plátano pobre poco poder poema poesía poeta polea polen policía pollo polo polvo
    poner popa porche porque portar posada posible postal poste postre potro pozo prado precio precioso preferir
    pregunta preguntar premio prenda prensa preocupado preocupar preparar presa presentar presente presidente presión
    prestar pretender prevenir previo prima primero primo prisa prisión privado proa probar producir profesor
    profesora promesa prometer pronto propina propio proponer prosa proteger protestar prudente prueba próximo
    publicar pueblo puente puerta puerto pues pulga pulgar pulmón pulpa pulpo pulsera pulso punta puntal punto
    puntura puro puñado puño página pájaro pálido quedar queja quejar quejido quemar querer querido queso quien
    quieto quince quinto quitar quién rabia rabo radio rama ramo rampa rana rancho raro rasgo rastro rata rato ratón
    raya rayo raza razón raíz real realizar rebaja recado recepción receta rechazar recibir recibo reciclar reclamar
    recodo recoger reconocer recordar recorrer recreo recta recto recuerdo recuperar redondo reducir referir refresco
    regalar regalo regar regla regresar reina reinar reino reja rejilla relajado relajar relato rellenar reloj remar
    remo renta repartir repasar repetir repisa representar reserva reservar resina resolver respetar respirar
    responder respuesta resta restar resto resultado resultar retirar reto retraso reunir reunión revisar revista
    rezar rezo reír reñir rico riego riesgo risa ritmo rito rizo riñón robar roble robo robot roca rodar rodear rodeo
    rodilla rogar rojo rollo romper ronda ropa rosa rosal rostro roto rubio rueda ruego ruido ruidoso ruta ráfaga
    rápido rígido saber sabio sabor sacar saco sagrado sala salado salario salida salir saliva salmo salmón salsa
    saltar salto salud saludar saludo salvaje salvar salón sandalia sandía sangre sano santo sapo sardina sartén
    sastre savia secar seco secreto seda sede seguir segundo seguro según seis sello selva semana sembrar semilla
    sencillo senda sendero seno sentar sentir separar sequía serie serio servir sesenta seta setenta severo sexto
    seña señal señalar señor señora señorita siempre sierra siervo siesta siete siglo silencio silencioso silla
    sillín sillón silueta simple sincero sino sitio sobre sobrina sobrino sociable social sofá soga soldado soler
    solo soltar soltero sombra sombrero sonar sonda sonido sonreír sonrisa sopa soplar soplo soportar sordo
    sorprender soñar suave subir suceder sucio sudar sudor suegra suegro suela sueldo suelo suelto suero suerte sueño
    sufrir suma sumar superar superior suponer surco surgir susto sábado sábana sílaba sólido sótano tabla tacaño
    taco tacón talla taller tallo talón tambor tanque tanto tapa tapar tapón tardar tarde tarea tarjeta tarro tarta
    tasa taxi taxista taza teatro techo teclado teja tejado tejido tela telón tema temblar temer templo tender
    tenedor tener tenis tensión teoría tercero tercio terminar ternera terraza terreno terrible terror tesoro testigo
    texto tibio tiempo tienda tierno tierra tigre tijera timbre timón tina tinta tipo tira tirar tirita tiro tiza
    toalla tobillo tocar todavía todo toldo tomar tomate tono tonto topo torcer tormenta torneo tornillo torno toro
    torpe torre torso torta tortilla tortuga toser trabajar trabajo traducir traer tragar traje trama tramo trampa
    tranvía trapo tratar trato través trece treinta tren trenza tribu trigo trineo triste tristeza triunfar trompeta
    tronco trono tropa tropezar trozo truco trueno tráfico tubo tumba turismo turista turno tímido títere título
    túnel unir urgente usado usar usted vaca vaciar vacuna vacío vago vale valer valiente valla valle valor vapor
    vaquera vaquero vara variar vario varón vaso vecino veinte vejez vela velero vello veloz vena venado vencer venda
    vendedor vender veneno venir venta ventaja ventana verano verbo verdad verde verja versión verso vestido vestir
    viajar viaje viajero vicio vida vidrio viejo viento vientre viernes viga vigilar villa vinagre vino violento
    violeta violín virtud viruela virus visera visita visitar visión vista viuda viudo vivir vivo viñedo vocal
    volante volar volcán volumen volver vosotros votar voto vuelo vuelta vuestro víspera yegua yema yerno yeso yogur
    zanja zapatero zapatería zapatilla zapato zarza zona zorro zueco zumo zurdo ácido águila ángel ángulo árbol área
    árido áspero átomo época éxito óptica último único útil
    """
}
