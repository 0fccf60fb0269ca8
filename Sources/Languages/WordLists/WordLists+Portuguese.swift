// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// Portuguese words of every day and of school.
  package static let portuguese = """
    abaixar abaixo abelha aberto abraçar abraço abril abrir acabar acaso aceitar acender acento achar acidente acima
    acontecer acordar acostumar acreditar acrescentar acusar admirar admitir adoecer adorar afastar afinal afirmar
    afogar agarrar agir agora agosto aguentar agulha ainda ajuda ajudar alcançar aldeia alegrar alegre alegria
    alergia alface algo algodão algum alguém alho alimentar aliás alma almofada almoçar almoço altar alto altura
    alugar aluna aluno além amanhã amar amarelo amargo amarra amarrar ambiente ambos ameaçar ameixa amiga amigo amor
    amplo amável andar andorinha anel animal animar anjo anotar ante antes antigo anão apagar apanhar aparecer
    apelido apenas apertado apertar apesar apoiar apontar apostar aprender apresentar aprovar após aquele aqui aquilo
    arado aranha arco arder areia argila arma armar armário arquivo arrancar arranjar arrastar arriscar arroz arrumar
    arte artigo assar assento assim assinar assistir assustar atacar atender atento atenção atirar ator atrair
    atrapalhar atrasado atrasar atraso através atriz atrás atum aula aumentar autor autora avançar avenida avisar
    avião azar azeite azul ação açúcar bacalhau bacia bagagem bairro baixar baixo bala balançar balde baleia balsa
    balão banana banco bandeira bandeja bando banheira banheiro banho baralho barata barato barba barco barra barraca
    barrar barreira barriga barro barão basear bastante bastar batalha batata bater bateria baía beber bebida beco
    beijar beijo beira beleza belo berrar berro berço bexiga bicho bico bigode bilhete bloco boato boca bode boia
    bola bolacha bolha bolo bolsa bolso bomba boneca boneco bonito boné bordo borracha bosque bota bote botina botão
    branco brando brasa bravo braço brecha breve briga brigar brilhar brilho brincar brinco brisa broto bruto bruxa
    bruxo burro buscar cabana cabelo caber cabeça cabide cabo cabra cacho cada cadeia cadeira caderno café cair caixa
    calado calar calcanhar caldeira caldo calma calmo calo calor calvo calça calçada calçar calção cama camarão
    camelo caminhar caminho camisa camisola campainha campanha campeão campo cana canal caneca canela caneta canhão
    cano canoa cansado cansar cansaço cantar cantor cantora canção capa capaz capela capim capital capitão cara
    caracol careca careta carga cargo carinho carinhoso carne caro caroço carpete carregar carreira carro carroça
    carta cartaz carteira carteiro cartão carvalho carvão casa casaco casado casal casar casca cascata casco caso
    castanha castanho castelo castigar castigo catedral cauda causa causar cavaleiro cavalheiro cavalo cavar caveira
    caverna caça caçar cebola ceder cedo cego cegonha ceia celebrar cemitério cena cento centro cenário cerca cercar
    cereal cereja certamente certo cerveja cesta cesto chaleira chama chamar chapéu charco charuto chave chefe
    chegada chegar cheio cheirar cheiro cheiroso chifre choque chorar choro chover chumbo chutar chuva chuveiro
    chávena chão cidade cidadão cientista cifra cima cinco cinema cinto cintura cinza cinzento circo cisne citar
    ciumento ciência clara claro classe cliente clima clube coberta cobertor cobertura cobra cobre coco coelho coisa
    coitado cola colar colchão colega coleira coleção colheita colher colina colmeia colo colocar coluna coma
    combinar comentar comer começar comida como comparar competir completar compra comprador comprar comprido
    computador comum comércio concerto concha conde condutor conduzir cone confessar confiar confirmar conforme
    conhecer conjunto conseguir conselho consertar conserto conservar considerar consistir construir consultar
    consumir conta contar contente conto contra contratar contudo conversar convidar copa copiar copo coragem corar
    coração corda cordeiro coro coroa corpo corredor correio corrente correr correto corrida cortar corte cortina
    coruja corvo coser costa costela costume costura costurar couve coxa cozer cozido cozinha cozinhar coçar cratera
    cravo creme crescer cria criança criar criação crime crina crise cristal criticar cruel cruz cruzar cubo cuidado
    cuidadoso cuidar culpa culpado culto cultura cume cumprir cunha cunhada cunhado curar curioso curral curso curto
    curva custar custo cântico célula cópia dado dama dança dançar data debaixo decente decidir decisão declarar dedo
    defeito defender defesa degrau deitar deixar delta demais demorar denso dente dentista dentro depender depois
    depressa derramar derrubar desafio descer desconto descrever desculpa desculpar desde desejar desejo desenhar
    desenho deserto desistir desonesto despedida despedir despir destino destruir dever devolver dezembro dezena
    dezoito diabo diamante diante diferente diferença difícil digno dinheiro direito diretor diretora direção dirigir
    disco discutir disparar distante distinguir distribuir ditado divertido divertir dividir divisão dizer diário
    dobrar doce doente doença doer dois dono dormir doze dragão drama duque durante durar duro duvidar décimo dívida
    dúvida dúzia edifício educado educar educação efeito eixo elefante elegante eleger eles eliminar elogio embora
    embrulhar emoção empregada empregado emprego empresa emprestar empurrar encerrar encher encontrar encontro
    encosta energia enfeitar enfermeira enfermeiro enfim enfrentar enganar engolir engordar enigma enorme enquanto
    enrolar ensaio ensinar ensino entender enterrar entrada entrar entre entregar então enviar envolver enxada
    enxugar errado errar erro erva ervilha escada escala escama escapar escola escolar escolher esconder escova
    escovar escrever escrita escritor escritora escudo escultor escultura escuro escutar esfera esforço esfregar
    esgoto esmola espada espaço espelho esperança esperar esperto espesso espinho espirrar esponja esposa esposo
    espuma espírito esquecer esquema esquerdo esquilo esquina esse estaca estado estanho estante estar estação este
    estilo estojo estoque estrada estranho estreito estrela estrume estudante estudar estádio estátua etapa eterno
    evento evitar exame examinar exato exceto exemplo existir explicar explodir explorar faca facho fada fadiga faixa
    falar falcão falha falhar falso faltar fama faminto famoso farinha farol fase fatia fava favor fazenda fazer
    faísca febre fechado fechar fecho feijão feio feira feixe felicidade feliz fenda feriado ferida ferido ferir
    feroz ferro ferver festa fibra ficar ficha fiel figo figueira figura fila fileira filha filho filhote filme
    filtro final fingir fino firme fita fixar fixo flauta flecha flor fluxo foca fogo fogueira foguete fogão folha
    fome fonte fora forma formar formato formiga forno forro forte fortuna força foto fotografar fotografia fraco
    frango frase fração freio freira frente fresco frio fritar frito fronte fruta fruto frágil fugir fumar fumaça
    fumo fundo funil furacão furioso futuro fábrica fábula fácil fígado física fósforo gado gaiola galho galinha galo
    galáxia gama gancho ganhar ganho ganso garagem garfo gargalo garoto garra garrafa gasolina gastar gasto gata gato
    gaveta gelado gelar geleia gelo gema general generoso genro gente geral geralmente gesso gesto gigante girafa
    girar globo gordo gorila gorro gostar gosto gostoso gota governar governo grade grama grande grato gravar gravata
    grave graça greve grilo gripe gritar grito grosso grupo gruta grão guarda guardar guerra guia guiar gula guloso
    haver herança herdar heroína herói hino história hoje homem hora horror horrível horta horário hotel humano humor
    hábito hélice idade ideia idioma idoso igreja igual ilha imagem imaginar imitar impedir impossível impressora
    imprimir incluir indicar inferno informar iniciar injeção inseto instante inteiro intenção inveja inventar
    invenção inverno início inútil iogurte irmã irmão isca isso isto jacaré jamais janeiro janela jangada jantar
    jardim jardineiro jarra jarro javali joelho jogador jogar jogo joia jornada jornal jovem juiz julgar julho junho
    juntar junto jurar justo juíza ladeira lado ladrilho ladrão lagarto lago lagoa lagosta laje lama lamber lancha
    lanche lança lançar laranja lareira largo largura lasca lata lava lavar lavoura laço leal lebre legume leite
    leitor leitura lembrar leme lenda lenha lento lenço lençol leque leste letra letreiro levantar levar leve leão
    libra licor ligar ligeiro lima limite limpar limpo limão lindo linha linho liso lista litro livrar livraria livre
    livro lixa lixo lição lobo logo loja lona longe longo lote louco louvar lucro lugar lula lupa luta lutar luto
    luva luxo lábio lágrima lápis lâmina língua macaco macho macio madeira madrasta madrinha madrugada maduro mago
    magro maio maior mais mala malha malvado mancha mandar maneira manga mangueira manhã manso manteiga manter mapa
    marcar marcha margarida margem marido marinheiro marisco martelo março maré massa mastigar mastro mata matar
    matéria maçã mecha mecânico medalha mediante medida medir medo medroso meia meio melhor melhorar melão menina
    menino menor menos mentir mentira mercado merecer merenda mergulhar mesa mesmo meta metade metal metro mexer
    milagre milha milho milhão mina minhoca ministro minuto missa missão misto mistura misturar mistério mito mocho
    moda modelo moderno modo moeda moinho mola molde mole molhado molhar molho momento monge montar monte morango
    morar morcego morder moreno morno morrer morro mortal morte morto mosca mostarda mostrar motivo moto motor mover
    moça moço mudar mudo muito mula muleta mulher multa mundo muralha muro murro museu máquina mármore médica médico
    método móvel músculo música músico nada nadar nado namorada namorado namorar nariz nascer natural natureza nave
    navegar navio nação negar nenhum nervo nervoso neta neto nevar neve nicho ninguém ninho nobre noite nome nono
    nora normal norte nosso nota notar notícia nove novela noventa novo nudez nunca nuvem névoa número obedecer
    objeto obra observar obter ocasião oceano ocupado ocupar odiar oeste ofender oferecer oferta oficina ofício
    oitavo oitenta oito olhar olho ombro onda onde ontem onze operário oração ordem orelha orgulho orgulhoso
    ortografia orvalho osso ousar outono outro outrora outubro ouvido ouvir ovelha paciente paciência pacote padaria
    padeira padeiro padre padrinho padrão pagar paisagem paixão palavra palco paletó palha palhaço palito palma
    palmeira palmo palácio panela pano papel para parada paragem parar parceiro pardal parecer parede parque parte
    partida partido partir parto passa passado passagem passar passear passeio passo pasta pastel pasto pastor pata
    pato patrão país pecado pedaço pedir pedra pedreiro pegada pegar peito peixe pele pelo pena peneira pensar pente
    pentear pepino pera perante perceber perder perdido perdoar perdão perfeito perfume pergunta perguntar perigo
    perigoso perna perto peru período pesadelo pesado pesar pesca pescador pescar pescoço peso pessoa pestana peça
    piada piano picar pico pilha piloto pimenta pimentão pincel pinguim pinha pinheiro pinho pinta pintar pinto
    pintor pintura piolho pior pipa pirata pisar piscar piscina piso pista placa planeta plano planta plantar plateia
    pluma pobre poder poderoso poeira poema poesia poeta pois polegar polo poluição polvo polícia pomada pomar pomba
    pombo ponta ponte ponto porco porque porta porto portão porém pose posição posse possível posta postal poste
    posto pote pouco poupar pousada povo poço prado praga praia prancha prata praticar prato prazer prazo praça
    precioso precisar prefeito preferir prego prenda prender preocupado preocupar preparar presa presente presidente
    pressão prestar presunto preto preço prima primeiro primo prisão processo procurar produto produzir professor
    professora profissão projeto promessa prometer pronome pronto proposta proteger prova provar provocar prédio
    próprio próximo pudim pular pulga pulmão pulo pulseira pulso punho puro puxar página pálido pássaro pátio pátria
    pérola pêssego pílula pólen quadra quadrado quadro qual quando quanto quarto quase quatro quebrar queda queijo
    queimar queixa queixo quem quente querer quieto quilha quintal quinto quinze rabo rainha raio raiva raiz ramo
    rampa rancho rapaz raposa raro rasgar raso rato razão raça real realmente rebanho recado receber receio receita
    recente recibo reclamar recolher reconhecer recordar recortar recreio recurso recusar rede reduzir refeição
    refresco refúgio regar região regra reino relato relaxar relação religião relva relógio remar remo remédio renda
    repartir repetir repolho repousar represa representar reserva resolver respeitar respeito respirar responder
    resposta resto resumo reta reto retrato retângulo reunir reunião revista reza rezar riacho rico rima risco riso
    ritmo rito rocha roda rodela rodo rolha rolo rosa roseira rosto rota roto roubar roubo rouco roupa roxo ruivo
    rumo rumor ruído rádio rápido régua rígido saber sabor sabão saco safra saia sair sala salada salgado salgar
    saliva salmão saltar salto salvar salvo salário sangue santo sapato sapo sarar sarda sardinha saída saúde seca
    secar seco secreto seda sede segredo seguir segundo segurança segurar seguro seio seis seiva selo selva semana
    semear semente sempre senha senhor senhora sensação sentar sentido sentir separar serpente serra servir serviço
    sessenta sessão seta sete setembro setenta severo sexto sina sinal sincero sino situação soar sobrar sobre
    sobremesa sobrenome sobrinha sobrinho soco sofrer sofá sogra sogro soldado solo soltar solteiro solução soma
    somar sombra somente sonhar sonho sono sopa soprar sopro sorrir sorriso sorte sorteio sorvete sozinho suar suave
    subir suco sujar sujo sumir sumo suor surdo surgir surpresa suspirar susto sábado sábio século série sério sétimo
    sílaba sítio sólido tabela talento talvez tamanho tambor também tampa tanque tanto tapar tapete tarde tarefa taxa
    taça teatro tecido teclado teia tela telefone telha telhado tema temer temor tempero templo tempo tenda tenro
    tentar teoria terceiro terminar terra terraço terreno terrível terço testa teto texto tigela tigre tijolo tinta
    tipo tirar tiro toalha tocar todo tolo tomada tomar tomate tonto torcer tornar torre torta torto tosse tossir
    trabalhar trabalho traduzir trama tratar trazer traça treinador treinar trem tremer tremor treze tribo trigo
    trilho trinta triste tristeza triângulo trocar troco tronco trono tropa trovão truque três tubarão tudo tulipa
    tumor turismo turista turma turno táxi tímido título túnel umbigo unha uniforme unir união urgente urso usar vaca
    vacina vago vagão vale valente valer valor vapor vara varanda varrer varão vazio veado veia vela velha velho
    velocidade vencer venda vendedor vender veneno venta vento verbo verdade verde vergonha verniz verão vespa
    vestido vestir viagem viajante viajar vida videira vidro viga vigiar vigor vinagre vinho vinte violento violeta
    violino violão virar visita visitar vista visto visão vitela vitória viver vivo vizinha vizinho viúva viúvo voar
    você vogal volante volta voltar volume vontade vosso votar vulcão véspera vício vírus xadrez xarope xícara zebra
    zero zona ácido água águia árbitro área árido árvore áspero átomo âncora ângulo égua época ódio único útil
    """
}
