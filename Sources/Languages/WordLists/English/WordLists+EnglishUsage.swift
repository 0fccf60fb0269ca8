// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// Names of people and places that school subjects speak of, and first names with one spelling.
  static let englishNames = """
    abuja accra adam aegean aeneas aeschylus agamemnon alabama alan albania albert alexander alexandria algiers
    amanda amman amsterdam anaheim andrew angela ankara antananarivo antarctica anthony apia apollo aquinas
    aristides armstrong artemis arthur asia asmara assyria athena athens atlanta atlantic attila augustine augustus
    auschwitz babylon baghdad baku balfour balkans balzac bamako bangkok bangui banjul barbara barcelona basel
    basseterre baudelaire becket beckett beethoven beirut belfast belgrade bellini belmopan bengal benjamin
    berkeley berlin berlioz bermuda bern bernini bethlehem birmingham bissau bizet boccaccio bogor bohemia bolivar
    bombay bordeaux borneo bosnia boston boyle bratislava brazzaville brecht brenda breslau bridgetown bristol
    britain brittany brunel bruno brussels brutus bucharest budapest bush byzantium caesarea cairo calcutta
    caligula calvin cambridge camus canberra caracas cardiff carnegie carol carpathians carthage cartier casablanca
    caspian castries castro catalonia catherine cavour chamberlain charles chekhov cherokee cheryl chicago chomsky
    christopher churchill cicero circe claudius cleveland clinton coleridge cologne colombo columbus
    compton conakry concord confucius constantine copenhagen copernicus cornwall corsica cortez crete crimea
    cromwell curie cynthia cyrus dakar dalmatia dalton damascus daniel danielle dante danton darius dartmouth
    darwin david debussy delacroix delaware delhi delibes delphi demeter democritus dennis denver derby descartes
    dewey diana dickens diderot dili dionysus doha donald donatello donna dorothy douglas dresden dublin durham
    durkheim edinburgh edison edward einstein eisenhower elba elbe eliot elizabeth emerson emily emma engels
    epicurus erasmus eratosthenes essex ethan euclid eugene euphrates euripides europe evelyn everest fermi
    fitzgerald flanders flaubert fleming florence frank franklin freetown freud funafuti gaborone galen galileo
    gandhi garfield gary gaul geneva genoa george georgetown gerald gershwin gibbon gibraltar gitega gladstone
    glasgow gloria gluck goethe gorbachev goya grace granada grieg grimm guadalupe gutenberg hadrian hamlet hannah
    hannibal hanoi hanover harare harding hardy harold harry hastings havana heather hebrew helen helsinki
    hemingway henderson henry heracles hercules hermes hesiod himalaya hiroshima hitler hobbes hogarth holland
    hollywood homer honiara hoover houston howard hoyle hudson hume huron huxley ibsen illinois indiana iowa isaac
    isaiah islam islamabad istanbul ithaca jack jacob jakarta james jamestown jane janet janice jason jean
    jefferson jeffrey jennifer jeremy jerusalem jessica jesus joan john joseph joshua joyce juba judas judith jung
    juno justin jutland kabul kafka kaminsky kampala kandinsky kansas karen kashmir kazan keats keith keller kelvin
    kennedy kenneth kentucky kepler kevin keynes kigali kimberly kingston kingstown kinshasa kipling kissinger
    kremlin lafayette lamarck lamartine lancaster lancelot larry laura leibniz leicester leipzig leningrad leonardo
    libreville lilongwe lima lincoln linda linnaeus lisa lisbon liverpool livingstone livy ljubljana locke loire
    london longfellow lorca lori louis louisiana luanda lusaka luther macbeth macdonald macedonia machiavelli
    madeira madison madras madrid magdalene magellan maine majuro malabo malthus managua manama manchester mandela
    manhattan manila maori maputo marathon marconi margaret maria mark marlowe marshall martin mary maryland maseru
    matthew maxwell mecca medici medina megan mekong melbourne melissa melville memphis mendel mendeleev
    mendelssohn mesopotamia michael michelle michigan milan miller milton minneapolis minnesota minsk mogadishu
    mohawk monaco monrovia montaigne montana montesquieu montevideo montgomery montreal moroni moscow moses mumbai
    munich mussolini nagasaki nairobi nancy naples napoleon nassau nathan nazareth nebraska nehru nelson nero
    nevada newcastle newfoundland niamey nicole nicosia nietzsche nile nixon norfolk normandy nottingham oberon
    odessa odysseus oedipus ohio oklahoma olivia olympia olympus ontario oregon orion orpheus orwell oslo ottawa
    ottoman ovid oxford pacific paganini palermo palestine palikir pamela paramaribo paris parthenon patagonia
    patricia patrick paul pavlov pearson pennsylvania pericles perseus persia peter petrarch philadelphia philip
    phoenicia picasso pittsburgh pizarro plutarch podgorica pompeii pompey poseidon potsdam prague praia pretoria
    prometheus prussia puccini pythia quebec quito rabat rachel racine raleigh ralph raphael raymond reagan rebecca
    rembrandt remus renoir richard richelieu richmond riga rivera robert robespierre rockefeller roger rome romulus
    ronald roosevelt rose rossini rotterdam rousseau rubens russell ruth rutherford ryan sahara saigon saladin
    salisbury samantha samson samuel sanaa sandra santiago sappho sarajevo saratoga sardinia saxony schiller
    schubert schumann scotland scott seattle seneca seoul seville shanghai sharon shelley sherman shirley siberia
    sicily simon sinai sinatra skopje smith sofia solomon sophocles sparta spartacus spencer spinoza
    stendhal stephanie stephen stevenson stockholm stockton strasbourg stravinsky sucre sumatra sumer surrey susan
    sussex suva swift sydney tacitus taipei tallinn tarawa tasmania tbilisi tchaikovsky tegucigalpa tehran
    tennessee tennyson thatcher thebes themistocles theseus thimphu thomas thoreau thucydides tibet timothy
    tintoretto tirana titian tokyo toledo toronto trafalgar trajan transylvania trieste tripoli trojan trotsky troy
    truman trump tunis turgenev turin turing tuscany utah vaduz valencia valletta valparaiso vancouver vatican
    velazquez venice verdun vermeer vermont verona versailles vespasian vesuvius victoria vienna vientiane viking
    vilnius virgil virginia voltaire wagner wales walter warsaw washington waterloo wayne webster weimar wellington
    westminster whitman wilde william wilson winchester windhoek windsor wisconsin wittgenstein wyoming xerxes yale
    yeats yerevan york yorkshire yugoslavia yukon zagreb zeus zola zurich
    """

  /// Verbs, adjectives and other words of every day.
  static let englishUsage = """
    abandon abide ablative able abroad abrupt absorb absurd accelerate accompany accomplish accuse achieve acquire
    active actual actuary acute adage adagio admire admit adore advanced advert afford afraid afternoon again
    against aggressive agile agree ahead aioli alert alfalfa alike alive almost alone along aloud already also
    amaze amuse ancient angry anime anion announce annoy another anther antigone anxious anybody anyone anything
    anyway apart apex apologize applaud apply appoint arise around arouse arrange arrive artificial ashamed aside
    assemble assert assist assume aster astonish attach attain attend attract automatic available avoid awake aware
    away awful awkward axes back backward bald bangkok banish barbie barely bastille bathe beat because become
    begin behave behind belong below bend beneath beside betray better beware beyond bind blink blintz blitz bloom
    blow blunt blur boast boil bold bother bounce brave breaking brief bright brilliant bring brittle broad broken
    bronchi bruise build bump bury bustle busy caldera calm cambria cancel canoeing capable capsize caravel careful
    careless carousel carry carve casual cataclysm catch cation caucasus cautious cavalier cease celebrate certain
    chaplin charming cheat cheer chela chevalier chew choke choose chop chopin civil clap clean clear clever cling
    clip close clumsy cockle colander cold collapse collect colloquy combine come comfortable compare compel
    compete complain complete complex complicate compose comprehend conceal conceive concentrate condemn conduct
    confess confirm confront confuse connect conquer consider consist constantly construct consult consume contain
    contend continue contribute convert convey convince cooperate cope correct corrupt corsair costly count cram
    crate crawl crayon crazy create credible creep cripple critical crochet crooked cross crouch crucial crude
    cruel crusade crush cunning cupid curd curious curly cute cymbal dahlia daily damp dance dare deaf deal decagon
    decent decide declare decorate deep defend define definite delete deliberate delicate delicious delightful
    deliver demonstrate denim dental deny depart depend depict deprive derive describe deserve despise despite
    destroy detach detect determine develop devote differ different difficult dilute diminish dine direct disagree
    disappear discover discuss dismiss display dissolve distant distinct distinguish disturb dive divide divided
    divine dizzy dodecagon domestic dominate donate doubt drag dramatic draw dreadful drift drip drive drop drown
    duet dull dumb dune durable during dwell each eager early earn earnest easily easy economic edible effective
    elaborate elision embark embarrass embrace emerge emit employ empty enable enclose encourage endless endure
    engage enjoy enlarge enormous enough enrich ensign enter entertain entire equal equip erect especially
    essential establish eternal ethical evaluate even evening ever every everybody everyone everything evident
    evolve exact exaggerate examine excellent excited exclaim exclude excuse execute exhale exotic expand expect
    expel expensive explain explode exploit explore expose express exquisite extend external extra extreme fail
    fake false familiar famous fancy fantastic fascinate fasten fatal faulty fedora feeble feed feel felicity
    female ferocious fertile fetch fierce fiery filigree fill finally find fine finish fins fissile fixed flageolet
    flatter flee flexible flourish flow fluent flush foggy foldaway follow foolish forbid foreign foremost forever
    forget forgive former forward fragile frail frank frantic free freeze fresh friendly fright frown frozen
    frustrate fulfil full funny furious gain galleon ganges gather gaze gelatin generous genocide gentle genuine
    gigantic gill giselle give glad gladiolus gleam glisten glitter global gloomy glorious gone good gorge gorgeous
    goulash grab gracious gradual grasp grateful great greedy green greet gremlin grey grind groan grommet gross
    grow growl guess guilty halt handel handsome handy hang happen happy hard hardly harm harmful harsh haste
    hasten hasty hate haul haunt have haydn healthy hearsay heave heavy helpful helsingborg hence hertz hesitate
    hexagon hieratic high hilarious hire hold holy homely honest hoop hopeful horrible hostile hover huge hull
    humble hungry hunt hurl hurry hurt hygienic hyphen identify ignore illegal imagine imago imitate immediate
    immense immune imply impose impossible impress improve include incredible indeed indicate inert inferior
    inflate inflict inform inhabit inhale inherit initial injure innocent innovate inquire insert inside insist
    inspect inspire install instead instruct insular insult intact intend intense intent interesting interfere
    internal interpret interrupt intimate intrude invade invent invest investigate invite invoke involve inward
    isolate jacobite jealous join jolly joyful jump just kaiser kathmandu keen keep kick kill kind kisser kneel
    knit knock know lame large lassitude last late lather laughing lazy lean leap learn leave left legal lemming
    lend lick lift likely limp limpid lipids liposome listen little live lively local lone lonely long look loser
    lost loud lovely loyal lucky luscious magical magnificent main maintain make male malt manage mane mantra many
    marinade marquis married marry massive mature maybe melt mend mender menshevik mental mentor merely merge merry
    messy middle mighty mild minstrel mirth mislead miss mistaken moan mobile mock moderate modern modest moist
    molarity mole monstrous moped mount mourn move moving mozart much multiply mutual mysterious naive naked narrow
    nasty native neapolitan near nearby nearly neat nebula nectarine neither nervous never next nice nimble nirvana
    noble node noisy nominate none nonmember normal nosy nothing notorious noun nowhere nozzle nuclear nuclide numb
    numerous obey obscure observe obstruct obtain obvious occasional occupy occur oculus offend offer once only
    open operate oppose optional oratory ordinary organize oriental orlando osaka other ought ourselves outer
    outside outward over overall overcome overlook pajamas pale pampas paprika paralyze parlor parsec part partial
    partly pass patella patient peaceful peculiar peddler peel peep perceive perform perhaps perish permanent
    permit persist persuade pick pierce pimento pinch pitcher platter plead pleasant please plenty plesiosaur
    polite pollock pollute poor popular populate possess possible pour powerful practical precious precise prefer
    pregnant prepare preserve pretend pretty prevail prevent previous primary primitive private probable proclaim
    produce productive profound progressive prohibit prolong prominent prompt prone pronounce pronto proper propose
    prosperous protect proud prove provide provoke public publish pull pullet pulsar punch pungent punish pure
    pursue push quack qualify quasar quaver quick quill quit quiver radiant raisin rapid rare rather reach react
    read ready real realize really reasonable recall receive recent reckless reckon recognize recommend recover
    redhead reduce refer reflect reformatory refuse regard regular reject rejoice relate reliable relieve reluctant
    rely remain remarkable remember remind remote remove render renew repair repeat repel replace reply report
    represent require resemble resent resign resist resolve respond rest restless restore restrict resume retain
    retire return reveal reverse revolve rhombus rich ride ridiculous rigid rinse ripe rise risky rivet roast
    robust rookie roster rotate rotten rough round royal rude ruffle rugged rural rush ruthless sacred safe salty
    same sari save savory scan scapula scarce scare scarlet scary scatter scold scorn scratch scrub secure seek
    seem seize seldom select selfish send senior sensible sensitive separate sepia serious serve settle several
    severe severn shabby shady shake shallow sharp shatter shift shine shiny shiver shoot short should shout show
    shrink shut sick siemens silent silky silly similar simple since sincere sing siren skilful slat sleep sleepy
    slender sleuth slight slim slip slippery slow small smaller smart smash smooth smudge sneak snore soak sober
    social socket soft solemn solvable solve some somehow someone something somewhat soon sorbet sore sound south
    spacious spare sparkle spatula speak special specific speculate spend spicy spill spin spirometer spit splendid
    split spoil spontaneous spread squeak squeal squirt stab stagger stale stamina stand startle starve stay steady
    steep stiff still stimulate stingy stir stop strange strict strive strong stubborn stumble stun stupid sturdy
    subjunctive subtle succeed such suck sudden suffer sufferance sufficient suffrage suggest suitable sullen sunny
    superb superior suppose suppress supreme surd sure surpass surprised surround survive suspend sustain swear
    sweep swim swollen tablespoon tackle take tall talon tame tangible tantrum tartar tear tease tell temporary
    tempt tend tender tennis terrible terrific tesla thank thick thin thing think thirsty thoughtful threaten
    thrive throughout throw thrust thus thyme tidy tight tigris tinned tiny tired titan tithe today toga together
    toil tolerate tomorrow tonight toque tough toward towing transform translate travel trellis tremendous trim
    trivial tropical true truly tumulus tunis turn turner twice twinkle twist tyne typical tyrannosaur ugly
    ultimate umlaut unable under undergo understand undo unhappy unique unite universal unless unlike until upper
    upright urban urge urgent useful useless usual vacant vague valid valuable vanish various vary vast verbal
    verdi very viaduct vicious vicuna vigorous vinyl violent virtual viscose viscount visible vita vital vivaldi
    vivid vocative void vole volta voluntary vulgar vulnerable wafer waffle wake walk wallaby wander want warm warn
    wary watch water wealthy weary weber weep weigh weird went were western what when which while whine whirl white
    wholesome whose wicked wide wild willing wipe with without witty wonderful wooden work worse worst worth would
    wrap wring wrong yearly yell yellow yesterday yeti yogi young zigzag
    """
}
