// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// English words of school subjects and of every day, in their basic form.
  ///
  /// Left out are members of families, words of three letters, which have no tolerance, and words with two spellings.
  static let englishTerms = """
    abbey abdomen ability ablation abrasion abscess absence absolute abstract abuse academy accident account accountant
    acetabulum acetate acetic acetone acetyl acetylene achilles acidity acre acrobat acromion acrylic action activity
    actor actress addition address adenoid adipose admiral adolescent adoption adrenal adult advance advantage
    adventure agar agency agenda agent agnostic agriculture airport alarm albumin alcohol alcove aldehyde
    alder aldose algae alibi aliphatic alkali allegation allegory allegro allergy alley alligator alloy ally almond
    alphabet alps alternative alto alumina alveolus amalgam amateur amazon ambassador amber ambition ambulance
    amendment amino ammeter amnesia amnion amoeba amount amphora amplifier ampoule ampulla amputation amygdala amylose
    anachronism analogy analysis anaphora anarchism anatomy ancestor anchor andante androgen anecdote anemone aneurysm
    angina angler anguish angular aniline animal ankle annex annexation annotation announcement annual answer antelope
    antenna anthem anthology anthrax anthropology antidote antique antithesis antrum anus anxiety apartheid apathy
    aphasia aphid aphorism apostate apostle apostrophe apothecary apothem apparatus apparent appeal appearance
    appeasement appendix appetite apple application appointment appreciation apprentice approach apricot apron aquarium
    aqueduct aquifer arch archbishop archer archery archipelago architect architecture archive arena areola argument
    aristophanes aristotle arithmetic armada armadillo armor army aroma aromatic arpeggio arrangement arrest arrival
    arrogance arrow arsenal arsenate arson arthropathy arthropod artichoke artillery artisan artist ascetic ascorbic
    aspect asphalt aspirin assassin assault assembly assessment assignment assistant association assumption asterisk
    asthma astrocyte astronaut asylum asymmetry asymptote atheist athlete atlas atoll atom atonement atresia atrophy
    attack attempt attendance attention attic attorney attraction attribute auction audience audit aunt aurora author
    authority autism auto automobile autonomy autumn avalanche avant avenue average aviation avocado award awareness
    axilla azide baby bacon badge badger badminton baggage bailiff bait baker bakery balance balcony ball ballad
    ballast ballet ballistic balloon ballot balsam bamboo banana band bandage banjo bank banker bankruptcy banner
    banquet baptism barbarian barbecue barber bargain barge baritone bark barley barn barometer baroque barracks barrel
    barricade barrier barrister barrow basalt base baseball basement basic basil basilica basin basis basket basophil
    bass bassoon bastard bath bathroom baton battalion battery battlement bauxite bazaar beach beacon bead beak beam
    bean beard beast beauty beaver bedroom beech beef beetroot beggar beginner behavior belief bell belly belt bench
    benefit berry beverage bible bibliography bicarbonate biceps bicycle bidder bile bilirubin bill billiards binary
    biology biopsy birch bird birthday biscuit bisector bishop bison bitter blackmail bladder blade blame blanket
    blasphemy blast blaze bleach blender blessing blind blister blizzard block blockade blockage blood blossom blouse
    blubber blue boat body boiler bolt bomb bone bonnet bonus book boot borate borax border boredom bottle bottom
    boulder boulevard boundary bouquet bourgeois bourgeoisie bowel bowl boxer boycott bracelet brachial brachium
    bracket brain branch brand brandy brass bravery breakfast breast breed breeze brewery bribe brick bride bridge
    briefcase brigade bromate bromic bronchitis bronze brook broom broth brother brow brush bubble buccal bucket buckle
    budget buffalo buffer buffet building bulb bulge bull bullet bulletin bully bumper bunch bundle bunker burden
    bureau burger burglar burial burrow bursa bursary bursitis burst business butanal butanone butcher butler butter
    butterfly buttock button butyl butyric buyer buzzard cabbage cabin cabinet cable cactus cadence cadet caesura
    cafeteria caffeine cage cake calcaneus calcite calcitonin calculation calculator calculus calendar calf caliph
    caliphate calorie calyx camel camera camouflage camp campaign campus canal canary cancer candidate candle candy
    cane canine canister cannibal cannon canoe canon canopy cantata canteen canthus canton cantor canyon capacity cape
    capillary capitulation captain caption captive capture caravan carbide carbohydrate carbonate carbonic carbonyl
    carboxyl carcass carcinoma card cardia cardiac cardigan cardinal career cargo caribou caricature caries carnation
    carnival carol carp carpenter carpet carpus carriage carrier carrot cartel cartography carton cartoon cartridge
    caruncle cascade case cash cashier casino casserole cast castle casualty catalase catalyst cataract catastrophe
    catechism category caterpillar cathedral catheter cattle caucus cause caution cavalry cave cavern caviar cavity
    ceiling celebration celebrity celery celibacy cellar celtic cement cemetery census cent century ceramic cerebellum
    cerebrum ceremony certainty certificate cervix chain chair chairman chalk challenge chamber champagne champion
    chance chancellor change channel chaos chapel chapter character charcoal charge chariot charity charm chart charter
    chase chassis chastity chat cheap cheek cheese cheetah chef chemist chemistry cherry chess chest chestnut chiasma
    chick chicken chief child childhood chill chimney chimpanzee chin chip chisel chitin chivalry chlorate chloric
    chlorite chloroform chlorous chocolate choice choir cholesterol chondrocyte chorale chorion choroid chorus
    christian chromate chronicle chronology church chyle chyme cider cigar cigarette cilium cinema cinnamon circle
    circuit circus cirrhosis cistern citadel citation citizen citrus city civilian claim clam clan clarinet clarity
    class classic clause clavicle clay cleaner clef clergy clerk client cliff climax clinic clitoris cloaca clock
    cloister closet cloud clover clown club clue cluster clutch coach coal coalition coast coat cobaltic cobra coccyx
    cochlea cock cockroach cocktail cocoa coconut cocoon coda code coffee coffin coil coin colitis collage collagen
    collar collarbone colleague collection collector college collision colloid combat combustion comedian comfort comic
    command commander commandment commissar commission commodity common commune communion communist community commuter
    company comparison compass compassion competition complaint complexion compliance component composer composition
    compost compound compression compromise computer concept conception concern concert concerto concession concha
    conclusion concrete condition condom condor conductor condyle conference confession confidence conflict confusion
    congestion congregation congress conifer conjecture conjunctiva connection conquest consent consequence
    conservative consistency consonant conspiracy constable constant constipation constituent constitution constraint
    construction consultant consumer contact container contempt content contest context continent continuity contour
    contract contraction contractor contrast contribution control controversy convenience convent convention conversion
    convict conviction convoy cook cookie cooler copy copyright coral corner coronary coronation corporal corporation
    corps corpse correction correlation corridor corruption cortex cosmology cosmos cost costume cottage cotton couch
    cough country county coup couple couplet coupon courage court courtesy courtyard cousin covenant cover coward
    cowboy coyote crab cradle craft crane cranium crash cream creation creature creed crescendo crescent crest crew
    cricket crime criminal crisis critic criticism crocodile crop crow crowd crown crucible crucifix cruelty cruiser
    crumb crusader crutch crypt crystal cuboid cuckoo cucumber cuff cuisine culprit cult culture cuneiform cupboard
    curator cure curiosity curl currency curriculum curry curse cursor curtain curve cushion custard custody custom
    customer cuticle cutlery cuttlefish cyanide cyanosis cycle cyclist cylinder cynic cypress cyst cystitis cytochrome
    dactyl daffodil dagger daimyo daisy damage dancer dandelion danger dark date daughter dawn deadline dealer dean
    death debate debris debt debugger debut decade decay deception decibel decimal decision deck declaration decline
    decoration decree deduction defeat defect defendant deficiency deficient deficit definition degree deism deist
    deity delay delegate delegation deletion delight delivery deltoid deluge demand dementia demography demon denial
    density dentist department departure dependence deposit depot depth deputy derivative dermatitis dermis descendant
    descent description deserter design desire desk despair despot destination destiny destruction detail detective
    detention detergent determinant deterrent development deviation devil devotion dextrose diabetes diagnosis diagonal
    diagram dialect dialectic dialysis diamond diaper diaphragm diastolic dichromate dictator dictatorship dictionary
    diene diesel diet difference differential difficulty digestion digit dignity dilemma dilution dimension dimer
    dinner dinosaur diocese diode dioxide diphtheria diploma diplomacy diplomat director directory dirt disability
    disaster disciple discipline discord discount discovery discriminant discussion disease disgrace disguise dish
    dislocation dispute dissection dissector dissonance distance distillation distinction distress distribution
    district ditch diver diversity diverticulum divorce doctor doctrine document doll dollar dolphin domain dome
    donation donkey donor door dose dough dove dowry dragon drain drama drawer drawing dream dress drill drink driver
    drought drug drum duchess duchy duke dungeon duplicate dura duration dusk dust duty dwelling dynamic dynamite
    dynamo dynasty dysentery dysphagia dysphasia dysplasia eagle earl earring earthquake ease east easter echo ecliptic
    ecology economy ecosystem ecstasy ectoderm eczema edge edition editor education efferent effort egalitarian egret
    elastic elastin elbow election electrician electricity elegance elegiac elegy element elephant elevator elite
    ellipsis eloquence emancipation embargo embassy embolism embolus embroidery embryo emerald emergency emission
    emotion emperor emphasis emphysema employee employer employment emulsion enamel enclave encounter encyclical ending
    endoderm endometrium enemy energy engine engineer engraving enigma entablature enterprise enthusiasm entity
    entrance entropy entry enumeration environment envy enzyme eosinophil ependyma epic epidemic epidermis epididymis
    epiglottis epigram epigraph epilepsy epiphysis episode epistle epitaph epithelium epithet epoch equality equation
    equator equilateral equilibrium equipment equity error erythema erythrocyte escape essay essence estate estimate
    etching eternity ethanal ethanedioic ethanoate ethanoic ethics ethmoid ethos ethyl ethylene ethyne etymology eulogy
    euphemism euphoria eustachian euthanasia evaluation evangelist event evidence evil examination example excavation
    exception exchange excitement excretion execution exhaust exhibition exile existence exocytosis exodus expansion
    expectation expedition expense experience experiment expert explanation exploration explosion exponential
    exposition exposure expression extension extinction extract extradition eyebrow eyelash eyelid fable fabric facade
    face facility fact faction factorial factory faculty failure fairy faith falcon fallacy falsetto fame family famine
    fantasy farce farm farmer fascia fascist fashion fate father fatigue fauna fealty fear feast feather feature
    federation feedback feeling felony femoral fence ferment fern ferrate ferret ferric ferrite ferrous ferry fertility
    festival feudal fever fibrin fibroblast fibrosis fiction fiddle fief field fighter figure filament file filler film
    filter fimbria finance finch finger fire fireman firm fish fisher fisherman fishery fitness flag flame flamingo
    flank flannel flash flask flat flea fleece fleet flesh flexibility flexor flight flint float flock flood floor
    flora florist flounder fluid fluke flute fluvial foal foam focus fold foliage folk follicle follower folly font
    fontanelle food fool foot football footnote foramen force forecast forehead foreigner forest forge fork form
    formaldehyde formate formation formic formula fornix fort fortress fortune forum fossa fossil foundation founder
    fountain fovea fracture fragment fragrance frame framework franc franchise franchisee freedom freight frequency
    fresco friar fridge friend friendship frog front frontier frost fruit fuel fugue function fund fundus funeral
    fungus funnel furnace furniture furrow futile future futurism gadget galaxy gale galena gall gallery galley gallon
    gallows gambler game gang ganglion gangrene gangster garage garden gardener garlic garment garrison gastric gastrin
    gastritis gazelle gazette gear geezer gender general generation generator generosity genius genre gentleman
    geography geology geometric geometry gerund gerundive geyser ghetto ghost giant gift ginger gingiva gingivitis
    giraffe girl glaciation glacier gladiator gland glass glaucoma glazier glia glider globe glomerulus gloom glory
    gloss glossary glottis glove glow glue gluteus glycogenesis glycol glycolysis goal goat goblet goblin goddess golf
    gonad goose gospel gossip gothic gouache government governor gown grace grade gradient graduate grain grammar
    grandfather granulocyte grape grapefruit graph graphite grass grasshopper gratitude grave gravel gravity greed
    greeting grenade grief grill grin grip grocer groin groom groove ground group grouse grove growth guarantee guard
    guardian guest guidance guide guild guillotine guilt guitar gulf gull gutter gymnast gymnastics gypsum gyrus habeas
    habit habitat haddock hall hallux halo halogen hamate hamburger hammer hammock hamster hamstring hand handicap
    handkerchief handle hangar hanger happiness hardness harem harmonic harvest hatred hawk hawthorn hazard hazel head
    headache headline healer health heath heaven hedge hedgehog hegemony height heir helicase helicopter heliocentric
    helix hell hellenism helmet help hematitis hemisphere hemp hepatic hepatitis heptagon herald herb herd heresy
    heretic heritage hermit hernia hero herod heroin heroine heron herpes herring hexokinase hexose hiccup hide
    hierarchy hieroglyph highway hill hilum hilus hindi hindu hinge hint hippopotamus histamine histology historian
    history hive hobby hobo hockey hole holiday hollow holly hologram home homeland homeostasis honesty honey hood hoof
    hook hope hopper horizon horn hornet horror horticulture hospital host hostage hostel hostess hotel hour house
    household humanism humanity humeral humility hummingbird humus hunger hunter hurdle hurricane husband hybrid hydra
    hydrant hydrate hydraulic hydride hydrocarbon hydrochloric hydrolase
    hydrolysis hydrometer hydroxide hyena hygiene hygrometer hymen hymn
    hyperplasia hypertrophy hypnosis hypochlorous hypocrisy hypocrite hypophysis hypoxia hysteria iamb iambic ibis
    iceberg icon iconoclasm icterus idea ideal idealism identity ideology idiom idiot ignorance ileus iliac illness
    illustration image imagination imam imitation immunity impact impeachment imperative imperfect imperialism
    implication impression improvement impulse incarnation incentive inch incident incision incisor income incus
    indentured independence index indicator indigestion indigo individual indulgence inequality inertia infancy infant
    infantry infarction inference infidel infinite infinitive infinity inflammation influence influenza information
    infrared infusion ingredient inguinal inhabitant inheritance initiative injunction injury innocence innovation
    inquisition insanity inscription insect insertion insight inspection inspector inspiration installation instance
    instinct institute institution instruction instructor instrument insula insulation insulator insurance integrity
    intellect intelligence intensity intention interaction interest interface interjection interlude intermission
    interruption intersection interval intervention interview intestinal intestine intonation introduction intuition
    invasion invention inventor inventory inversion investigator investment investor invitation invoice iodate iodic
    iris ironing irrational irrigation irritation ischium island isolation issue isthmus item itinerary ivory jackal
    jacket jaguar jail janissary janitor jargon jasmine jaundice javelin jazz jealousy jeans jelly jellyfish jeopardy
    jewel jihad jockey joint joke journal journalism journalist journey judge jugular juice jumper junction jungle
    junior juniper jury justice juvenile kangaroo kayak kennel keratinocyte kerosene ketose kettle keyboard kidney
    killer kiln kilogram kinase kindness king kiss kitchen kite kitten knee knife knighthood knob knot knowledge koala
    koran kyphosis label labium laboratory labyrinth lace lacrimal lactase lactate lactic lady lagoon lake lamb lamina
    lamp lance land landlord landscape landslide lane language lantern lapse larch lark larva laryngitis laser lasso
    latch latency latent latin lattice laugh laughter launch laundry laureate laurel lavatory lavender lawn lawsuit
    lawyer layer laziness leader leaf league leak leather lecture lecturer leech leek legacy legate legato legend
    legion leisure leitmotif lemon lemur length lens leopard leprosy lesion letter lettuce level lexicon liability
    liberal liberalism liberation liberty library libretto lichen lieutenant life ligand ligase light lighthouse lily
    limb lime limerick limestone limit line linea linen linguist link linoleic lintel lipase lipid lipolysis liquid
    liquor literacy literature litmus litotes litter liturgy livestock lizard llama load loaf loan lobby lobbyist lobe
    lobster location lock locker locket locomotive locus locust lodge logarithm logic logo loom loop lord lordosis
    lorry loss lotion lottery lotus lounge louse louvre love lover loyalty luck lumbar lumen lump lunate lunch lung
    lupus lure lust lute luxury lymph lymphocyte lymphoma lynx lyric lyricism macaroni machine machinery macrophage
    magazine magic magician magistrate magna magnate magnet magnetism magnetite magnitude magnolia magpie mahogany maid
    mail mainland maintenance maize majesty majority maker malachite malaise maleic malic malice mall malleolus mallet
    malleus maltase mammal mammoth management manager mandarin mandate mandible mandibular mandolin manganate mango
    mania manifest manifesto manipulation mankind manner mannerism manor mansion mantis manual manubrium manufacture
    manufacturer manumission manure manuscript maple marble margarine margin marina marine mariner marker market
    marmalade marriage marrow marsh marshal marsupial martyr marvel marxism marxist mascot mask mason massacre massage
    mast master masterpiece mastoid match mate material maternal maternity mathematics matinee matrix matron matter
    mattress maturity mausoleum maxillary mayflower mayor maze meadow meal meander meaning measles measure meat meatus
    mechanic mechanism media mediastinum mediation medicine meditation medulla meeting melanocyte melanoma melody melon
    member membrane memoir memorial memory menace meningitis meniscus menopause menu mercantilism merchant mercy merger
    meridian merit mermaid mesenchyme mesentery mesoderm mesolithic mess message messenger messiah metabolism
    metallurgy metaplasia metastasis methanal methanoic method methyl methylene metrics metro microbe microphone
    microscope midnight midwife migraine migration mile miliary militia milk mill millennium millet mimicry minaret
    mind mine miner mineral miniature mining minority mint minuet minus minute miosis miracle mirage mirror misery
    missile mission missionary mistake mistletoe mistress mitral mixture mobility model moderator modernism modulation
    module modulus molal molality molecule moment momentum monad monarch money mongoose monitor monk monkey monocyte
    monomer monotheism monoxide monsoon monster month monument mood moon moor moraine morning morphine mortality mortar
    mortgage mosaic mosque mosquito moss motel mother motherland motif motion motivation motive motorist motorway motto
    mound mountain mourning mousse movement movie mujahideen mulberry mule multiple multitude mummy mumps murder
    murderer murmur museum mushroom music musician musket muslim muslin mustard mutation mutineer mutiny muzzle myelin
    myelitis myeloma myocardium myopia mystery myth mythology nadir nail nanny naphthalene napkin narcissism narcissus
    narcotic narration narrative narrator nation nationalism nationalist nationality naturalism nature nausea
    navigation navigator navy nazism necessity neck necklace
    necrosis nectar needle negation neglect negligence negotiation
    neolithic neoplasm nephew nephritis nephrosis nerve nest nettle network neuralgia neuroglia neuropathy neurosis
    neutrality neutrophil newspaper newt nickname nicotine niece nightingale nightmare nihilism nitrate nitric nitride
    nitrite nitrous nobility nocturne noise nomad nomenclature nomination nonsense noon norm nose nostril note notebook
    notice notion novel novelist novella novelty novice nuance nuclease nuisance null number nurse nursery nutrient
    nutrition nylon nymph oasis oath oats obedience obelisk obesity objection obligation oboe observation observatory
    observer obsession obsidian obstacle occasion occiput occupation occurrence ocean octagon octahedron octave octet
    octopus odyssey offender offering office officer official
    offspring ohmmeter ointment oleic oligarch oligopoly olive omentum
    omission onion ontology opal opening opera operand operation operator opinion opium opponent opportunity opposition
    oppression optic optics optimism optimist option optometry oracle orange oration orator oratorio orbit orbital
    orchard orchestra orchid ordeal organ organelle organism orgasm orientation origin original ornament orogeny orphan
    orphanage orthogonal osprey osteoblast osteoclast osteocyte osteoporosis ostrich otitis otolith otosis outbreak
    outcome outlaw outlet outline outrage oval oven overture owner oxalate oxalic oxidant oxidase oxide oxymoron
    oxytocin ozone pace pacifism pacifist pack package packet pact paddle paddock page pageant pain paint painter
    painting pair palace palatine palindrome palmitic palpation pamphlet panda pandemic panel panic pansy pantheism
    pants papacy paper papilla papyrus parachute parade paradigm paradise paraffin paragon paragraph parallax paralysis
    parasite parasol parathyroid parcel parchment pardon parent parietal parish park parody parotid parrot parsley
    parsnip parson partisan partition partner partnership partridge parturition party passage passenger passion passive
    passport pasta pastor pastoral pastry pasture patch patent path pathos patriarch patrician patriot patrol patron
    pattern pauper pause pavement pavilion pawn payment peacock peak peanut pear pearl peasant peat pebble pectoral
    pedicle peduncle pelican pellet pelvis penalty pencil pendulum peneplain penguin peninsula penis pension pentose
    people pepper peptidase percentage perception perch perchlorate perchloric percussion perfect perfection
    performance perfume pericardium peril perineurium period periosteum periphery peristalsis perjury permafrost
    permanganate permission peroxide person personality persuasion pest pesticide petition petrol petroleum phalanx
    phantom pharmacist pharmacy pharynx pheasant phenomenon philosopher philosophy phlebitis phobia phoenix phonology
    phosphate phosphide phosphite phosphoric photo photograph photographer physician physicist physics physiology
    pianist piano picket pickle picnic picture pier pigeon pigment pike pile pilgrim pilgrimage pill pillar pillow
    pilot pimple pine pineapple pint pioneer pipe pipette piracy pirate piston pitch pituitary pity pivot pizza placebo
    placenta plague plaice plan planet plank plankton plant plantation plaque plaster plastic platelet platform player
    playwright plea pleasure plebeian plebiscite pledge pleura pleurisy plexus plot plum plumber plume plunder plural
    plus plutonic plywood pneumonia pocket poem poet poetry point poison poker polarity police policeman policy polis
    polish politeness politician politics pollen pollination pollution polo polyester polygamy polymer polymerase
    polynomial polyp polypeptide polytheism pond pons pony pool pope popliteal poppy population porcelain porch
    porcupine pork porpoise porridge port portal porter portfolio portion portrait portrayal position possession
    possibility post poster postman posture potato potion pottery pouch poultry poverty powder power pragmatism prairie
    praise prayer preacher precaution precession precipitate precision predation predicament predictor preface
    prefecture preference pregnancy prejudice prelude premier premise premium preparation presence present presentation
    preservation presidency press pressure prestige prevention preview price pride priest primate prime primer prince
    princess printer priority privacy privateer privilege prize probability probation probe problem procedure
    procession processor proclamation producer production productivity profession professor profile progesterone
    progress progression prohibition project projectile projection projector prolactin prolapse proletarian proletariat
    promise promotion proof propaganda propanal propanoic propanone propeller property prophecy proportion proposal
    propyl prosecution prosecutor prosperity protease protection protectorate protest protestant prothesis protocol
    prototype protractor proverb province provision provocation pseudonym psoriasis psychiatrist psychiatry
    psychologist psychology ptosis puberty pubis publication publicity publisher puddle pulley pulmonary pulp pulse
    pumice pump pumpkin punctuality punctuation puncture punishment pupa pupil puppet puppy purchase purgatory purine
    puritan purity purpose purse pursuit puzzle pylorus pyramid pyridine pyrimidine pyrite pyruvate python quadrant
    quadratic quadriceps quail quality quantile quantity quantum quarantine quarrel quarry quart quartet quartile
    quartz quay queen query quest question quilt quinone quorum quota quotation quote rabbi rabies race racism racket
    radar radiance radiator radio radish raffle raft rage raid rail railing railway rainbow rainfall rally ramus ranch
    random range ranger rank ransom rape rash raspberry ratio rational rationalism raven ravine reaction reactor reader
    reading reagent realism reason reasoning rebel rebellion receipt receiver reception receptor recess recipe
    recipient recital recognition reconquista record recorder recovery recreation recruit rectangle rector rectum
    recurrence reductase redundancy reed reef referee reference referendum reform refrigerator refuge refugee refund
    refusal regent reggae regicide regime regiment region register registration regression regret regulation rehearsal
    reindeer rejection relation relationship relative relativism relativity relaxation relay release relevance
    reliability relic relief religion remark remedy reminder remorse removal renal rendezvous renewal renin renovation
    rent reparation repetition replacement replica reporter reproduction republic republican reputation request requiem
    requirement rescue research reservation reserve reservoir residence resident residue resignation resin resistor
    resonance resort resource respect respondent response restaurant restitution restoration restraint restriction
    result retail reticulum retirement retreat retrieval reunion revelation revenge revenue reverend reversal review
    revision revival revolt reward rhapsody rheostat rhetoric rhinitis rhinoceros rhythm ribbon rice rickets rider
    ridge rifle right ring riot ripple risk rite ritual rival river roach road roar robber robbery robe robin robot
    rock rocket rococo rodent roller romance romantic romanticism roof rook room rooster root rope rose rotation rotor
    route routine rowing royalty rubber rubbish rubella rubeola ruby rugby ruin ruler rupture ruse rust sabbath
    sabotage sack sacral sacrament sacrifice sacrum saddle safari safety saffron saga sage sailor saint salad
    salamander salary saline saliva salmon salon saloon salt salute salvation sample samurai sanction sanctuary sand
    sandal sandstone sandwich sanitation sapphire sarcasm sarcoma sarcomere sardine satellite satin satisfaction satrap
    saturation sauce saucer sausage savage savanna savant saxophone scabies scaffold scalar scale scaler scallop scalp
    scandal scaphoid scar scarcity scarf scenario scene scenery schedule scheme scherzo schism scholar scholarship
    school sciatic sciatica science scientist scissors sclera sclerosis scoliosis scooter score scorpion scout scramble
    scream screen screw scribe script scripture scroll scrotal scrotum sculptor sculpture scurvy seal search season
    seat seaweed sebum secession secrecy secret secretary
    secretion sect section secular secularism security sediment seed
    seismograph seizure selection selector seller semantic semen semester semicircle seminar seminary senator sender
    sensation sense sensitivity sentence sentiment sentry sepsis septic septum sequel sequence sequoia serenade serf
    serfdom sergeant series sermon serosa serotonin serpent serum servant server service session setting settlement
    settler sewage sewer sewerage shade shadow shaft shale shaman shame shampoo shape share shareholder sharia shark
    shawl shed sheep sheet shelf shell shelter shepherd sheriff shield shin ship shipment shipyard shirt shock shoe
    shogun shop shore shortage shot shoulder shovel shower shrew shrimp shrine shrub sibling siege sieve sigh sigmoid
    sign signal signature significance silence silhouette silica silicate silicone silk silt similarity simony
    simplicity simulation singer singular sink sinus sister sitter situation size skeleton sketch skier skill skin
    skirt skull skunk slang slave slavery sleet sleeve sleigh slice slide slime slogan slope sloth slug slum smallpox
    smell smog smoke snack snail snake sneeze snow soap socialist society sociology sock socratic soda sofa soil
    soldier soleus solicitor solid solidarity soliloquy solitude solo solubility solution solver somite sonar song
    sophist soprano sorrow sort soup sour source sovereign sovereignty soviet space spade span spaniel spark sparrow
    spasm spawn speaker spear species specimen spectacle spectator spectrum speculation speech spell sperm sphenoid
    sphere sphincter sphinx spice spider spike spinach spinal spindle spine spinster spiral spirit splenic splinter
    spokesman sponge sponsor spoon spore sport spot spouse spray spring sprinter spruce squad squadron squamous square
    squash squeeze squid squire squirrel stability stable staccato stadium staff stage stain stairs stalk stallion
    stamp standard stannic stannous stapes star starch starfish start starter starvation state statement station
    statistics status steam steamer stearic steatosis steeple stem stench stenosis step stepmother steppe stereo
    stereotype sterility stern sternum steroid steward stick stimulus sting stipes stoat stocking stoic stoicism stool
    storage store stork storm story stove strain strand stranger strategy stratum straw strawberry stream street
    strength stretch strike string strip stroke strophe structure struggle student studio study stuff stupidity stutter
    styrene subconscious subduction subject sublimation submarine submission subscript subscription subset subside
    subsidy substance substitute substitution substrate suburb succession successor sucrase suffering suffragette sugar
    suggestion suicide suit suitcase sulcus sultan sultanate summary summer summit sunflower sunlight sunrise sunset
    superpower superstition supper supplier supply support supporter supremacy surf surface surgeon surgery surname
    surplus surprise surrealism surrender surrogate survey surveyor survival survivor suspect suspension suspicion
    swallow swamp swan swarm sweat sweater swell swimmer swing switch sword syllable syllabus syllogism symbiosis
    symbol symbolism symbolist symmetry sympathy symphony symphysis symptom synapse syncopation syncope syndicate
    syndrome synecdoche synopsis synovial synovitis syntax synthesis syphilis syringe syrup system systolic tablet
    taboo tactic tadpole taiga tailor talent talk talus tank tanker tannin tape tapestry target tariff tarsus tartaric
    task taste tavern taxation taxi taxonomy teacher teaching technician technique technology teenager telegraph
    telephone telescope television temper tempera temperament temperature tempest template temple tempo temporal tenant
    tendency tendinitis tendonitis tenement tennessine tenor tension tentacle tenure tercet term terminal terminology
    termite terrace terrain territory terror terrorism terrorist terzetto test testament tester testicle testimony
    testis testosterone tetanus tetany tetrahedron tetrarch text textbook textile texture theft theism theme theologian
    theology theorem theorist theory therapist therapy thermostat thesis thief thigh thorax thorn threat threshold
    throat thrombin thrombocyte thrombosis thrombus throne thrush thumb thunder tibial tick ticket tide tiger tile
    timber timbre timing timpani tinnitus tinsel tissue title titrant titration toad toast tobacco toilet token
    tolerance toll toluene tomato tomb tongs tonic tonsil tonsillitis tool tooth topography topology torch tornado
    torpedo torpor torque torrent tort tortilla torture total totalitarian totem toucan touch tour tourism tourist
    tournament towel tower town toxin trace tractor trade trader tradition tragic trailer train trainer trait traitor
    tram trampoline trance transaction transcript transfer transfusion transistor transition transmission transmitter
    transparency transplant transport trap trauma tray treason treasure treasurer treasury treatise treatment treble
    tree tremble tremolo tremor trench trend triad tribe tribunal tribune tribute triceps trick trigeminal trigger
    triglyceride trinity trio trip triplet triquetrum triumph trochee trolley trombone troop trophy tropics tropomyosin
    troponin trot troubadour trouble trousers trout truce truck trumpet trunk truss trust trustee truth tsar tuba tube
    tuber tuberculosis tubule tuition tulip tuna tundra tuner tunic tunnel turbinate turbine turbulence turmoil turnip
    turret tusk tutor twilight twin tycoon tympanum type typhoon typhus typography tyranny tyrant ulcer ulnar ultimatum
    umbilicus umbrella uncle underground unicorn uniform unilateral unit unity universe university upheaval uprising
    upset urea urease ureteral urgency uric urine usage user usurpation usury utensil uterine utilitarian utility
    utopia uvea uvula vacancy vacation vaccine vacuum vagina vagus valence valgus validity valley valuation value valve
    vampire vandal vanilla variable variation variety varnish varus vase vasopressin vassal vault vegetable vegetation
    vehicle veil velvet vena vendor venom venture venue veranda verdict verge vermin vernacular verse version vertebra
    vertigo vessel vest vestibule veteran veterinarian veto vibration vibrato vicar victim victor victory video view
    viewer villa village villager villain villus vine vinegar vineyard violation violence violet violin viper virgin
    virtue virus visa viscera viscosity viscus vision visit visitor vitality vitamin vitreous vizier vocabulary
    vocation voice volcano volume volunteer vomer vote voter voussoir vowel voyage vulture vulva wage wagon waiter
    waitress waiver walker wall wallet walnut walrus wand ward wardrobe warehouse warfare warning warrant warrior wart
    wasp waterfall watershed wavelength wealth weapon weasel weaver wedding wedge weed weekend welcome welfare well
    werewolf wharf wheat wheel whip whisker whisper whistle wick wicket widow widower width wife wilderness willow wind
    windmill window wine wing winner winter wire wisdom wish wisp witch withdrawal witness wizard wolf woman womb
    wonder wood woodpecker wool word worker workshop world worm worry worship wound wrapper wrath wreath wreck wren
    wrench wrestler wrinkle wrist writer writing xiphoid xylose yacht yard yarn yawn yeast yield yoga youth zealot
    zebra zeolite ziggurat zodiac zone zoology zygoma zygote zymase
    """
}
