/** Is it a word of its own, though it looks like a slip of one that is in a name? */
export function isRealWord(word: string): boolean {
  return REAL_WORDS.has(word)
}

/**
 * Those of English and French dictionaries and of the packs that the rules of `isSlip` would change into a word with
 * another meaning; forms of the same word are not among them.
 */
const REAL_WORDS = new Set(
  `
  actinite addiction additive albinisme albret alpiculteur alpiculture altercation ambiante anatolie angel
  angolais angolaise antienne antonie antonine arrete articule astrology athenee autistic autistique autonyme
  aviculteur aviculture balloon barque blaise bloating boulle bourbier braisage brasage breaking brian brossage
  brosserie burrowing cantering capesien capitole capitule carliste carlo carton cassement chablage chamber
  chanceuse changeur chanteau charente chargement charging chartier chase chineuse chouleur chromage clarence
  clearing clitique clotting coalisee coassement cogne colombian comblement commence commende commuter commuting
  compagne competing compliment confection conjuration connection conservation contentement contention
  contiguite convenance conversation conviction copule corbeille cotation coudrier coulante coulpe couplement
  coupleur coursier courting coutumier couvrant couvreur crassement crate cremation crimee crique crossement
  cuire cultuelle currying declamation declination decombrement deglacer demanche demotique denegation
  deportement deriving dermographie desert dessert destinee dianetique dicte diegetic diegetique dilection
  dismount domani doubleur dragoon drossage dystocie dystomie dystonie egologie egrenage ejection embouche
  emporter enclavage enlevage enserrement erection escapade estivation etablage ethnique etiologie etreinte
  evection exhortation exploser feerie filling flottant flottement footfall formage forrest framing franchise
  frere frime gemination generique glandee glandeur grippee growling guere habituer hermitage impunite
  incitation indiction inferieur inferior infirmation inspecte instillation integrer intention interjection
  inventing invertie invested investor islandais islandaise jeuneuse johan juliett jurement langueur larguage
  leonhard liber licitation linge literal livelihood liver macquage magna maire mancelle mangement marching
  marco marinage marquee masquage materielle mediation meditation melanisme menagement merchant mimologie
  minerval modalization modification montaigne moralite mortimer morutier mouliere myologie nasalite necrologie
  novation nutation occupier offer officier ontologie ontology orseille ouillage overture pacification paissance
  palification paonneau parement parsi parton passee passement patiment patronyme pavement pavillon pelotage
  pensee pensement perlement peronnelle pharisien phonographe picotage piperine piquer pivotage planement
  planting plasmique platoon pleasant pointing pointure poison polisson polissonnerie popeline porche portable
  portique positron postcure postee pourvoir precheur precheuse prefect presure preventing preverbe pricking
  primaute printing privaute procession procidence professe professeur professor projecting projection proper
  prophete prouesse provence provision quasi quite ratonnage reducteur reduction refaction referage refuge
  regalage regalement regel regulage relatation renie repaissance reparage reparution resection ressort
  retraction retreinte revolving rogation rogneur rogue rouet roumaine ruchee saignant saigneur salarie saloon
  saltation saphisme scared scolaire secateur sequelle serieuse settling sharding shipping sideshow signer
  smelling smurfing soigneur sonde sourcier speeding spilling spitting starving stepping stimming storting
  stringer stronger subletting supper suturation swelling tendre teutonic teutonique thalle thinning timbre
  totalite tourbage trainement tremulement trenet tropique uranisme velement vesicule vilain violette violier
  vissage vittoria voilee voletage volvaire`
    .split(/\s+/)
    .filter(Boolean),
)
