// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let spanishFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    es es_el es_la son era fue eran se_trata_de se_trata_del creo_que creo pienso_que pienso supongo_que \
    supongo diría_que diría yo_creo_que yo_creo opino_que la_respuesta_es la_respuesta \
    la_respuesta_correcta_es mi_respuesta_es mi_respuesta respuesta solución la_solución_es resultado \
    se_llama se_llaman llamado quizás quizá tal_vez probablemente que en en_el en_la al será sería \
    debe_ser puede_ser
    """
  frames.closings = """
    creo creo_yo pienso es_la_respuesta es_mi_respuesta por_favor quizás supongo \
    son_la_respuesta son_mi_respuesta
    """
  frames.alternatives = "o u"
  frames.kinds = """
    río ríos rio
    lago lagos
    mar mares
    océano océanos oceano
    desierto desiertos
    montañas montaña monte montes cordillera sierra
    isla islas
    península
    planeta planetas
    luna
    estrella
    gas gases
    hueso huesos
    músculo
    glándula
    metal
    continente
    volcán
    golfo
    bahía
    estrecho
    canal
    cabo
    """
  frames.names = "superior"
  frames.kindsBefore = """
    ciudad
    capital
    pueblo
    país
    estado
    región
    república
    reino
    elemento
    ácido
    animal
    ave
    pez
    árbol
    planta
    vitamina
    idioma lengua
    órgano
    dios diosa
    filósofo
    escritor escritora
    pintor pintora
    compositor
    físico
    """
  frames.links = "de del la el los las llamado llamada"
  frames.titles = """
    sr señor sra señora srta señorita don doña d dr doctor dra doctora prof profesor profesora sir lord \
    presidente presidenta rey reina emperador emperatriz papa zar príncipe princesa san santo santa \
    general conde duque duquesa
    """
  frames.suffixes = "jr hijo"
  frames.partitives = "algo_de un_poco_de"
  frames.places = """
    afganistán albania alemania andorra argelia argentina australia austria bélgica bielorrusia bolivia \
    brasil bulgaria camboya canadá chile china chipre colombia corea_del_sur costa_rica croacia cuba \
    dinamarca ecuador egipto el_salvador escocia eslovaquia eslovenia españa estados_unidos estonia \
    etiopía filipinas finlandia francia ghana grecia guatemala honduras hungría india indonesia \
    inglaterra irak irán irlanda islandia israel italia jamaica japón jordania kenia letonia líbano \
    libia lituania luxemburgo malasia malta marruecos méxico mongolia nepal nicaragua nigeria noruega \
    nueva_zelanda países_bajos holanda pakistán panamá paraguay perú polonia portugal reino_unido \
    república_checa república_dominicana rumanía rusia serbia singapur siria sudáfrica sudán suecia \
    suiza tailandia túnez turquía ucrania uruguay venezuela vietnam europa asia áfrica américa eeuu
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let spanishOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    primero|primera|primer segundo|segunda tercero|tercera|tercer cuarto|cuarta quinto|quinta \
    sexto|sexta séptimo|séptima octavo|octava noveno|novena|nono décimo|décima \
    undécimo|undécima|decimoprimero|decimoprimera duodécimo|duodécima|decimosegundo|decimosegunda \
    decimotercero|decimotercera decimocuarto|decimocuarta decimoquinto|decimoquinta \
    decimosexto|decimosexta decimoséptimo|decimoséptima decimoctavo|decimoctava \
    decimonoveno|decimonovena|decimonono vigésimo|vigésima vigesimoprimero|vigesimoprimera \
    vigesimosegundo|vigesimosegunda vigesimotercero|vigesimotercera vigesimocuarto|vigesimocuarta \
    vigesimoquinto|vigesimoquinta vigesimosexto|vigesimosexta vigesimoséptimo|vigesimoséptima \
    vigesimoctavo|vigesimoctava vigesimonoveno|vigesimonovena trigésimo|trigésima
    """
  ordinals.digitEndings = "o a ro ra er do da to ta mo ma vo va no na ° º ª"
  return ordinals
}()
