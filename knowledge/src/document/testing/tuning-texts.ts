import type { Locale } from '@probant/contract/locales'

/** The texts at which the generator was tuned; what it is worth is measured with others. */
export const TUNING_TEXTS: readonly { subject: string; language: Locale; text: string }[] = [
  {
    subject: 'Volcanoes',
    language: 'en',
    text: `# Volcanoes

A volcano is an opening in the Earth's crust through which molten rock, ash and gases escape. Magma is molten rock that lies beneath the surface. Once it reaches the surface, it is called lava. Most volcanoes are found along the edges of tectonic plates, where the crust is weak. About 1,500 volcanoes are thought to be potentially active, and roughly 75% of them lie around the Pacific Ocean in a zone known as the Ring of Fire.

## Kinds of volcano

There are three main types of volcano: shield volcanoes, stratovolcanoes and cinder cones. A shield volcano is a broad, gently sloping mountain built by very fluid lava. Mauna Loa in Hawaii is the largest shield volcano on Earth. A stratovolcano is a tall, steep cone made of alternating layers of ash and hardened lava. Its eruptions are usually explosive because thick magma traps gas until the pressure becomes too great. Cinder cones are small hills of loose fragments that pile up around a single vent.

A caldera is a large depression that forms when a volcano collapses after its magma chamber has emptied. The Yellowstone caldera measures about 70 km in length. However, not all eruptions leave such marks.

## Famous eruptions

In AD 79, Mount Vesuvius buried the Roman town of Pompeii under several metres of ash. The eruption of Tambora in 1815 was the most powerful in recorded history; it lowered temperatures around the world, and 1816 became known as the year without a summer. Krakatoa exploded in 1883 with a sound that was heard almost 4,800 km away. Mount St. Helens, in the state of Washington, erupted on 18 May 1980 and killed 57 people.

## Watching volcanoes

Volcanologists monitor volcanoes by measuring earthquakes, ground deformation and gas emissions. Seismometers record the small tremors that often precede an eruption. Rising magma pushes the ground upwards, so satellites can detect swelling of a few centimetres. This does not mean that every eruption can be predicted.

Volcanic soils are very fertile because ash releases minerals that plants need. As a result, many people live close to dangerous mountains. Geothermal energy is heat from inside the Earth that can be used to produce electricity. Iceland obtains about 30% of its electricity from geothermal plants.`,
  },
  {
    subject: 'Magna Carta',
    language: 'en',
    text: `The Magna Carta

Magna Carta is a royal charter of rights that was agreed to by King John of England at Runnymede on 15 June 1215. It was drafted by Stephen Langton, the Archbishop of Canterbury, to make peace between the unpopular king and a group of rebel barons. The document promised the protection of church rights, protection for the barons from illegal imprisonment, access to swift justice, and limits on feudal payments to the Crown.

King John had lost most of his lands in France by 1204. To pay for new wars, he raised taxes and demanded heavy fees from his barons. The barons rebelled because the king ignored the customs of the realm. They captured London in May 1215. After the loss of the capital, John had no choice but to negotiate.

Neither side kept its promises. Pope Innocent III annulled the charter in August 1215, which led to the First Barons' War. John died of dysentery in October 1216. His nine-year-old son became King Henry III, and William Marshal, the regent, reissued the charter in a shorter form. The Charter of the Forest was issued in 1217; it restored the rights of free men to use the royal forests. A forest was not necessarily woodland: in law, a royal forest was an area in which the king alone had the right to hunt.

The original charter contained 63 clauses. Clause 39 stated that no free man could be imprisoned without the lawful judgement of his equals. Habeas corpus is a legal procedure that protects people from unlawful detention. Trial by jury is a system in which ordinary citizens decide whether an accused person is guilty. Feudalism was a social order in which land was held in exchange for service.

Only four copies of the 1215 charter survive today. Two of them are kept at the British Library, one at Lincoln and one at Salisbury Cathedral. Edward I confirmed the charter in 1297, and it became part of English statute law. In the seventeenth century, Sir Edward Coke used Magna Carta to argue against the claims of the Stuart kings. The charter also influenced the American colonists, whose Bill of Rights was ratified in 1791.

Historians disagree about its importance. Unlike later constitutions, the charter protected only free men, who were a minority of the population. Most peasants were villeins, that is, unfree tenants who could not leave the manor without permission.`,
  },
  {
    subject: 'Photosynthesis',
    language: 'en',
    text: `Photosynthesis is the process by which plants, algae and some bacteria turn light energy into chemical energy. It takes place mainly in the leaves. Chloroplasts are the organelles in which photosynthesis happens. Chlorophyll is a green pigment that absorbs light, mostly in the blue and red parts of the spectrum. Plants look green because chlorophyll reflects green light.

Carbon dioxide enters the leaf through stomata. Stomata are tiny pores on the underside of the leaf that open and close to control the exchange of gases. Guard cells open the stomata by taking in water and swelling. Roots absorb water from the soil, and the xylem carries it up to the leaves. Xylem is a tissue that transports water and minerals from the roots to the rest of the plant. Phloem, on the other hand, carries sugars from the leaves to the parts that need them.

The process has two stages. The light-dependent reactions occur in the thylakoid membranes, where light energy splits water molecules and releases oxygen. The Calvin cycle takes place in the stroma, and it uses ATP and NADPH to build glucose from carbon dioxide. Melvin Calvin received the Nobel Prize in Chemistry in 1961 for describing these reactions. Rubisco, the enzyme that fixes carbon dioxide, is probably the most abundant protein on Earth.

Several factors limit the rate of photosynthesis: light intensity, carbon dioxide concentration and temperature. The rate increases with light intensity until another factor becomes limiting. Above about 40 °C, the rate falls sharply because enzymes lose their shape. Growers raise the concentration of carbon dioxide in greenhouses in order to increase yields.

Plants store glucose as starch, which is insoluble and does not affect the movement of water. Cellulose is a carbohydrate that strengthens the walls of plant cells. Marine phytoplankton produces about 50% of the oxygen in the atmosphere. Oxygen first accumulated in the air about 2.4 billion years ago. Respiration releases energy from glucose, whereas photosynthesis stores energy in glucose. C4 plants such as maize concentrate carbon dioxide around rubisco, so they lose less energy in hot climates. Jan Ingenhousz showed in 1779 that plants release oxygen only in the light.`,
  },
  {
    subject: 'Le sommeil',
    language: 'fr',
    text: `Le sommeil

Le sommeil est un état naturel et réversible pendant lequel la conscience est suspendue et le corps récupère. Un adulte a besoin en moyenne de 7 à 9 heures de sommeil par nuit. Pourtant, les Français dorment en moyenne 6 h 58 en semaine. Le manque de sommeil réduit l’attention et augmente le risque d’accident.

## Les stades

Une nuit se compose de quatre à six cycles d’environ 90 minutes. Chaque cycle comprend une phase de sommeil lent et une phase de sommeil paradoxal. Le sommeil paradoxal est un stade pendant lequel le cerveau est très actif alors que les muscles sont paralysés. Les rêves les plus intenses surviennent pendant cette phase. Michel Jouvet a découvert le sommeil paradoxal en 1959, à Lyon. Le sommeil lent profond permet la réparation des tissus et la sécrétion de l’hormone de croissance. Le sommeil paradoxal représente environ 20 % du temps de sommeil chez l’adulte.

## Les mécanismes

L’horloge biologique est un groupe de neurones situé dans l’hypothalamus qui règle le rythme veille-sommeil. La mélatonine est une hormone sécrétée par la glande pinéale dès que la lumière baisse. L’adénosine est une molécule qui s’accumule dans le cerveau pendant la veille et provoque l’envie de dormir. La caféine bloque les récepteurs de l’adénosine, ce qui retarde l’endormissement. Les écrans retardent l’endormissement parce que leur lumière bleue freine la sécrétion de mélatonine. La température du corps baisse d’environ 1 °C pendant la nuit.

## Les troubles

L’insomnie est un trouble caractérisé par des difficultés à s’endormir ou à rester endormi. Elle touche près de 15 % des adultes. L’apnée du sommeil est une maladie dans laquelle la respiration s’arrête plusieurs fois par nuit. La narcolepsie est une affection rare qui provoque des accès de sommeil brusques en pleine journée. On appelle somnambulisme le fait de se déplacer en dormant.

Les médecins étudient le sommeil en enregistrant l’activité électrique du cerveau, les mouvements des yeux et la tension des muscles. Cet examen s’appelle la polysomnographie. Hans Berger a enregistré le premier électroencéphalogramme humain en 1924. Contrairement à l’insomnie, l’hypersomnie se traduit par un besoin excessif de dormir. La sieste améliore la vigilance si elle dure moins de 20 minutes. Au-delà, le réveil devient plus difficile car le dormeur entre en sommeil profond.`,
  },
  {
    subject: 'La Commune de Paris',
    language: 'fr',
    text: `La Commune de Paris est une insurrection qui a dirigé la capitale pendant 72 jours, du 18 mars au 28 mai 1871. Elle éclate après la défaite de la France face à la Prusse. Le siège de Paris a duré plus de quatre mois et les habitants ont souffert de la faim. L’armistice est signé le 28 janvier 1871.

Le 18 mars 1871, Adolphe Thiers ordonne à l’armée de reprendre les canons de la Garde nationale à Montmartre. Les soldats fraternisent avec la foule et deux généraux sont exécutés. Thiers se réfugie alors à Versailles avec son gouvernement. La Garde nationale est une milice de citoyens chargée de défendre la ville. Les Parisiens refusent de rendre les canons parce qu’ils les ont payés par souscription.

Le Conseil de la Commune est élu le 26 mars 1871. Il compte 92 sièges, mais tous ne sont pas occupés. La Commune adopte le drapeau rouge, sépare l’Église de l’État et suspend le paiement des loyers. Le travail de nuit des boulangers est interdit le 20 avril. Les ateliers abandonnés sont confiés à des coopératives ouvrières. Une coopérative est une entreprise dont les membres décident en commun. La colonne Vendôme, symbole de l’Empire, est abattue le 16 mai.

Louise Michel, institutrice, combat sur les barricades. Nathalie Lemel et Élisabeth Dmitrieff fondent l’Union des femmes pour la défense de Paris. Gustave Courbet préside la Fédération des artistes. Eugène Pottier écrit les paroles de L’Internationale en juin 1871.

L’armée versaillaise entre dans Paris le 21 mai 1871. La Semaine sanglante désigne la répression menée du 21 au 28 mai. Les combats font entre 6 000 et 20 000 morts selon les historiens. Le mur des Fédérés est un lieu de mémoire situé au cimetière du Père-Lachaise, où 147 combattants ont été fusillés. Les tribunaux militaires prononcent plus de 10 000 condamnations. Environ 4 000 condamnés sont déportés en Nouvelle-Calédonie. Une amnistie est une loi qui efface les condamnations pénales. L’amnistie générale est votée en juillet 1880.

Karl Marx voit dans la Commune le premier gouvernement de la classe ouvrière. La basilique du Sacré-Cœur est construite à Montmartre à partir de 1875. Les républicains modérés soutiennent Thiers car ils craignent une révolution sociale, tandis que les socialistes défendent la Commune.`,
  },
  {
    subject: 'Le code du travail',
    language: 'fr',
    text: `Le contrat de travail

Le contrat de travail est une convention par laquelle une personne s’engage à travailler pour une autre, sous son autorité, en échange d’une rémunération. Le contrat à durée indéterminée est la forme normale de la relation de travail. Le contrat à durée déterminée, ou CDD, ne peut être conclu que pour une tâche précise et temporaire. Sa durée ne dépasse pas 18 mois, sauf exception. Le CDD doit être écrit parce que le salarié doit connaître le motif du recours à ce contrat.

La période d’essai permet à l’employeur d’évaluer les compétences du salarié. Elle dure au plus 2 mois pour les ouvriers et les employés. Le préavis est un délai qui sépare l’annonce de la rupture et la fin du contrat. La démission est la rupture du contrat décidée par le salarié. Le licenciement est la rupture du contrat décidée par l’employeur, qui doit invoquer une cause réelle et sérieuse. La rupture conventionnelle est un accord par lequel l’employeur et le salarié mettent fin ensemble au contrat.

La durée légale du travail est fixée à 35 heures par semaine depuis 2000. Les heures supplémentaires sont majorées de 25 % pour les huit premières heures. La durée quotidienne ne peut pas dépasser 10 heures. Tout salarié bénéficie d’un repos quotidien de 11 heures consécutives. Chaque mois de travail donne droit à 2,5 jours de congés payés. Les premiers congés payés ont été créés en 1936 par le Front populaire ; ils duraient deux semaines. Ils sont passés à cinq semaines en 1982.

Le salaire minimum de croissance, ou SMIC, est la rémunération horaire minimale que tout employeur doit verser. Le bulletin de paie est un document qui détaille le salaire brut, les cotisations et le salaire net. L’employeur verse les cotisations sociales à l’Urssaf. Le salaire net est inférieur au salaire brut, car les cotisations en sont déduites.

L’inspection du travail contrôle l’application des règles dans les entreprises. Le conseil de prud’hommes juge les litiges individuels entre employeurs et salariés. Le comité social et économique est une instance qui représente le personnel dans les entreprises d’au moins 11 salariés. L’employeur protège la santé des salariés en évaluant les risques dans un document unique. Une convention collective est un accord négocié entre les syndicats et les employeurs d’une branche. Le droit de grève est reconnu par la Constitution.`,
  },
]
