// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// English names of drugs and of substances and cells of the body: nobody who writes "naloxone" means "naltrexone".
  ///
  /// Left out is what has two spellings. The names of drugs are the international nonproprietary ones (INN) of the WHO.
  static let englishSubstances = """
    acarbose acetaldehyde acetylcholine acetylcysteine acetylide aciclovir adalimumab adrenaline alanine aldosterone
    alendronate alfentanil alfuzosin allopurinol alprazolam alteplase amantadine amikacin amiloride amiodarone
    amitriptyline amlodipine amoxicillin amphotericin ampicillin amylopectin anastrozole apixaban arginine aripiprazole
    ascorbate asparagine aspartate atenolol atorvastatin atropine azathioprine azithromycin beclometasone benserazide
    betamethasone bevacizumab bezafibrate biliverdin bisacodyl bisoprolol bortezomib bromazepam budesonide bumetanide
    buprenorphine bupropion cabazitaxel calcitriol calmodulin canagliflozin candesartan capecitabine captopril
    carbamazepine carbetocin carbidopa carbimazole carboplatin carnitine carvedilol cefaclor cefalexin cefazolin
    cefepime cefotaxime ceftazidime ceftriaxone cefuroxime celecoxib cellobiose cetirizine cetuximab chemokine
    chlorpromazine chlorpropamide chlorprothixene chlortalidone choline chondroblast chymotrypsin cimetidine
    ciprofloxacin cisatracurium cisplatin citalopram citrate citrulline clarithromycin clemastine clindamycin
    clomipramine clonazepam clonidine clopidogrel clotrimazole clozapine cobalamin codeine colchicine cromoglicate
    cyanate cyclophosphamide cysteine cystine cytarabine cytokine dabigatran dalteparin dantrolene dapagliflozin
    daunorubicin denosumab deoxyribose desipramine desloratadine desmopressin desogestrel dexamethasone diazepam
    diclofenac dicloxacillin digitoxin digoxin diltiazem dimetindene diphenhydramine dobutamine docetaxel domperidone
    donepezil dopamine doxazosin doxepin doxorubicin doxycycline dronedarone dulaglutide duloxetine dutasteride dynein
    edoxaban edrophonium efavirenz empagliflozin enalapril enoxaparin ephedrine epinephrine epirubicin eplerenone
    erlotinib ertapenem erythromycin escitalopram esmolol esomeprazole etanercept ethambutol ethosuximide etomidate
    etoposide everolimus exenatide ezetimibe famciclovir famotidine febuxostat felodipine fenofibrate fentanyl ferritin
    fexofenadine fibrinogen fibrocyte finasteride flecainide flucloxacillin fluconazole fludrocortisone flumazenil
    fluorouracil fluoxetine flurazepam fluticasone fluvastatin fluvoxamine folate fondaparinux formoterol fosfomycin
    fosinopril fumarate furosemide gabapentin galantamine ganciclovir gefitinib gemcitabine gemfibrozil gentamicin
    glibenclamide gliclazide glimepiride glipizide globulin glutamate glutamine glutathione glycopyrrolate granisetron
    gyrase haloperidol heparin hepatocyte histidine hydralazine hydrochlorothiazide hydrocodone hydrocortisone
    hydromorphone hydroxyzine ibandronate ibuprofen idarubicin ifosfamide imatinib imipenem imipramine indapamide
    indomethacin infliximab interferon interleukin ipratropium irbesartan irinotecan isocitrate isoleucine isomerase
    isoniazid isosorbide itraconazole ketamine ketoconazole ketoglutarate ketoprofen kinesin labetalol lactulose
    lamivudine lamotrigine lansoprazole leflunomide lenalidomide lercanidipine letrozole leucine levetiracetam
    levocetirizine levodopa levofloxacin levomepromazine levonorgestrel levothyroxine lidocaine linagliptin linezolid
    liothyronine liraglutide lisinopril loperamide lopinavir loratadine lorazepam losartan lovastatin lyase lysine
    malate megakaryocyte meloxicam memantine meropenem mesalazine metformin methadone methanoate methionine methotrexate
    methyldopa methylprednisolone metoclopramide metoprolol metronidazole midazolam minocycline minoxidil mirtazapine
    misoprostol mometasone montelukast moxifloxacin mycophenolate myoglobin naloxone naltrexone naproxen nebivolol
    neomycin neostigmine nephrocyte nevirapine niacin nifedipine nimodipine nitrazepam nitrile nitrofurantoin
    nitroglycerin nitroprusside nizatidine noradrenaline norepinephrine norfloxacin nortriptyline nystatin ofloxacin
    olanzapine oligodendrocyte olmesartan omeprazole ondansetron ornithine oseltamivir oxacillin oxaliplatin
    oxaloacetate oxazepam oxcarbazepine oxycodone paclitaxel paliperidone pancuronium pantoprazole paracetamol
    parathormone paroxetine penicillamine penicillin pepsinogen perindopril phenobarbital phenprocoumon phenylalanine
    phenytoin phosphatase phosphorylase physostigmine pilocarpine pioglitazone piperacillin plasmin plasminogen
    pramipexole prasugrel pravastatin prazosin prednisolone prednisone pregabalin primase procainamide proline
    promethazine propafenone propanoate propofol propranolol propylthiouracil propyne prothrombin pyrazinamide
    pyridostigmine pyridoxine quetiapine quinidine quinine rabeprazole raloxifene ramipril ranitidine rasagiline
    remifentanil reticulocyte ribavirin riboflavin ribulose risedronate risperidone ritonavir rituximab rivaroxaban
    rivastigmine rocuronium ropinirole rosiglitazone rosuvastatin rotigotine roxithromycin salbutamol salmeterol
    saxagliptin scopolamine selegiline semaglutide serine sertraline sildenafil simvastatin sirolimus sitagliptin
    somatostatin somatotropin sorafenib sotalol spironolactone streptomycin succinate succinylcholine sucralfate
    sufentanil sugammadex sulfadiazine sulfamethoxazole sulfasalazine sunitinib tacrolimus tadalafil tamoxifen
    tamsulosin tapentadol teicoplanin telmisartan temazepam tenofovir terazosin terbinafine terbutaline tetracycline
    thalidomide theophylline thiamazole thiopental threonine ticagrelor tigecycline timolol tiotropium titin tobramycin
    tocopherol tolbutamide topiramate topoisomerase topotecan tramadol transferase transferrin trastuzumab trazodone
    triamterene trimethoprim trypsinogen tryptophan tubulin tyramine ubiquinone valaciclovir valine valproate valsartan
    vancomycin vardenafil vecuronium venlafaxine verapamil vildagliptin vinblastine vincristine vinorelbine voriconazole
    warfarin xylulose zanamivir zidovudine ziprasidone zoledronate zolpidem zopiclone
    """
}
