// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let portugueseFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    é é_o é_a são era eram foi trata-se_de trata_se_de trata_se_do acho_que_é acho_que acho penso_que_é \
    penso_que penso creio_que_é creio_que creio eu_acho_que eu_acho diria suponho_que a_resposta_é \
    a_resposta a_resposta_certa_é a_minha_resposta_é minha_resposta_é minha_resposta a_minha_resposta \
    resposta solução a_solução_é resultado chama-se chama_se se_chama chamam-se chamado talvez \
    provavelmente que no na em ao deve_ser pode_ser seria
    """
  frames.closings = """
    acho acho_eu penso é_a_resposta é_a_minha_resposta por_favor talvez \
    são_a_resposta são_a_minha_resposta
    """
  frames.alternatives = "ou"
  frames.kinds = """
    rio rios
    lago lagos
    mar mares
    oceano oceanos
    deserto desertos
    montanhas montanha monte montes serra cordilheira
    ilha ilhas
    península
    planeta planetas
    lua
    estrela
    gás gases
    osso ossos
    músculo
    glândula
    metal
    continente
    vulcão
    golfo
    baía
    estreito
    canal
    cabo
    """
  frames.names = "superior"
  frames.kindsBefore = """
    cidade
    capital
    país
    estado
    região
    república
    reino
    elemento
    ácido
    animal
    ave
    peixe
    árvore
    planta
    vitamina
    língua
    órgão
    deus deusa
    filósofo
    escritor escritora
    pintor pintora
    compositor
    físico
    """
  frames.links = "de do da dos das o a os as chamado chamada"
  frames.titles = """
    sr senhor sra senhora srta dom d dona dr doutor dra doutora prof professor professora sir lord \
    presidente rei rainha imperador imperatriz papa czar príncipe princesa são santo santa general conde \
    duque duquesa
    """
  frames.suffixes = "jr júnior filho neto"
  frames.partitives = "um_pouco_de"
  frames.places = """
    afeganistão albânia alemanha angola argélia argentina austrália áustria bélgica bielorrússia bolívia \
    brasil bulgária cabo_verde camboja canadá chile china chipre colômbia coreia_do_sul croácia cuba \
    dinamarca egito egipto equador escócia eslováquia eslovênia eslovénia espanha estados_unidos estônia \
    estónia etiópia filipinas finlândia frança gana grécia guatemala holanda hungria índia indonésia \
    inglaterra irã irão iraque irlanda islândia israel itália jamaica japão jordânia letônia letónia \
    líbano líbia lituânia luxemburgo malásia malta marrocos méxico moçambique mongólia nepal nigéria \
    noruega nova_zelândia países_baixos panamá paquistão paraguai peru polônia polónia portugal quênia \
    quénia reino_unido república_tcheca romênia roménia rússia sérvia singapura síria sudão suécia suíça \
    tailândia tunísia turquia ucrânia uruguai venezuela vietnã vietname europa ásia áfrica américa eua
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let portugueseOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    primeir segund terceir quart quint sext sétim oitav non décim décimoprimeir|undécim \
    décimosegund|duodécim décimoterceir décimoquart décimoquint décimosext décimosétim décimooitav \
    décimonon vigésim vigésimoprimeir vigésimosegund vigésimoterceir vigésimoquart vigésimoquint \
    vigésimosext vigésimosétim vigésimooitav vigésimonon trigésim
    """
  ordinals.endings = "o a os as"
  ordinals.digitEndings = "o a ° º ª"
  return ordinals
}()
