import type { Locale } from '@probant/contract/locales'

/** Pages that were written after the generator was finished. Texts with gaps, and what points elsewhere, were mended on them later. */
export const UNSEEN_TEXTS: readonly { subject: string; language: Locale; text: string }[] = [
  {
    subject: 'Honey bees',
    language: 'en',
    text: `Honey bees

Few insects have been watched as closely as the honey bee. People have kept bees for at least 4,500 years: reliefs in Egyptian temples show beekeepers at work with smoke and clay hives. Today there are thought to be more than 90 million managed colonies in the world.

A colony is a family of up to 60,000 bees that live together in one nest. At its centre is the queen, the only female that lays fertilised eggs. In early summer she can lay as many as 2,000 eggs a day. Nearly all the others are workers, which are sterile females. A few hundred are drones. Drones are males whose only task is to mate with a young queen; they have no sting and gather no food. In autumn, when food becomes scarce, the workers drive them out of the hive.

A worker's duties change with her age. During the first days of her life she cleans cells, and then she feeds the larvae. Later she builds comb, guards the access and finally flies out to forage. A summer worker lives for about six weeks, whereas a queen may live for three years or more. The difference is not in their genes. Larvae that are fed on royal jelly throughout their development become queens, while the others receive a mixture of honey and pollen after the third day.

Bees collect nectar because it provides the sugar that they need for flight. Nectar is a sweet liquid produced by flowers. Back in the hive, workers turn nectar into honey by adding enzymes and fanning it with their wings until most of the water has evaporated. To make one kilogram of honey, the bees of a colony must visit about four million flowers. Honey keeps for years because it contains too little water for bacteria to grow.

How does a bee tell the others where the flowers are? The Austrian zoologist Karl von Frisch worked on this question for decades. In 1927 he described the waggle dance, for which he received a Nobel Prize in 1973. The dance is performed on the vertical comb in the dark. Its angle shows the direction of the food in relation to the sun, and the length of the waggling run shows the distance.

Bees pollinate around one third of the crops that people eat. Pollination is the transfer of pollen from the male part of a flower to the female part. Almonds, apples and cherries depend heavily on it. Every February, beekeepers bring about two million hives to the almond orchards of California.

Since the 1980s the mite Varroa destructor has spread to almost every continent. It feeds on the fat tissue of bees and transmits viruses. Neonicotinoids, a group of insecticides, weaken the bees' sense of direction, so the European Union banned their outdoor use in 2018.`,
  },
  {
    subject: 'Inflation',
    language: 'en',
    text: `What inflation is and why it matters

Inflation is a general and lasting rise in the prices of goods and services. When prices rise, each unit of money buys less than before. A single price that goes up, for instance that of coffee after a bad harvest, is not inflation. Deflation is the opposite: a general fall in prices.

Statistical offices measure inflation with a consumer price index. To calculate it, they follow the prices of a basket of goods and services that a typical household buys. In the euro area, the basket is revised once a year. The inflation rate is the percentage by which the index has changed over twelve months. If a basket cost 100 euros last year and costs 103 euros now, the rate is 3%.

Economists distinguish two main causes. Demand-pull inflation occurs when total spending grows faster than the economy can produce. Cost-push inflation occurs when production becomes more expensive, for example because of higher wages or energy prices. The oil crisis of 1973 is the textbook case: the price of oil quadrupled within a few months, and inflation in the United Kingdom reached 24% in 1975.

Very fast inflation is known as hyperinflation. In Germany, it reached its peak in November 1923, when prices doubled every four days. A loaf of bread cost 200 billion marks in Berlin. Workers were paid twice a day so that they could spend their wages before prices rose again. Zimbabwe gave up its own currency in 2009 after a similar experience.

Moderate inflation is not harmful in itself. Most central banks aim for a rate of about 2% a year. Such a target leaves a margin of safety against deflation, which many economists consider more dangerous. When prices fall, consumers postpone purchases because they expect goods to become cheaper. Firms then sell less, cut wages and dismiss workers.

Inflation does not affect everyone in the same way. Savers lose if the interest on their deposits is lower than the inflation rate. Borrowers gain, since they repay their loans with money that is worth less. The real interest rate is the nominal interest rate minus the rate of inflation. Pensioners on fixed incomes are among the hardest hit. Indexation is the automatic adjustment of wages or pensions to the price level. Belgium still links wages to prices, although the practice has disappeared in most countries.

Central banks fight inflation by raising interest rates. Higher rates make loans more expensive, so households and companies borrow and spend less. The effects are slow: it usually takes one to two years until prices react. Between 1979 and 1982, Paul Volcker, the chairman of the Federal Reserve, raised American interest rates to almost 20%. Inflation fell from 13% to less than 4%, but unemployment rose above 10%.

The European Central Bank was founded in 1998 and has its seat in Frankfurt. Its main task is to keep prices stable in the euro area.`,
  },
  {
    subject: 'The printing press',
    language: 'en',
    text: `The printing press

Before the middle of the fifteenth century, books in Europe were copied by hand. A scribe needed more than a year to copy a Bible, and a large monastery might own no more than a few hundred volumes. Printing as such was not new. In China, texts had been printed from carved wooden blocks since the eighth century, and Bi Sheng made movable type of baked clay around 1040. The oldest surviving book printed with movable metal type, the Jikji, was produced in Korea in 1377.

Johannes Gutenberg, a goldsmith from Mainz, brought several techniques together around 1450. Movable type consists of separate letters that can be arranged, used and rearranged. Gutenberg cast his letters from an alloy of lead, tin and antimony, which melts at a low temperature and hardens quickly. He also developed an oil-based ink, because the water-based ink of the scribes did not stick to metal. The press itself was adapted from the screw presses that were used to make wine and paper.

The Gutenberg Bible was completed in 1455. About 180 copies were printed, of which 49 survive. Each page has 42 lines, and the book is therefore often called the 42-line Bible. The project ruined its maker. His business partner, Johann Fust, sued him over unpaid loans and took over the workshop.

The new art travelled fast. By 1500, presses were at work in more than 250 European towns, and they had produced some 20 million volumes. Books printed before 1501 are known as incunabula. Venice became the leading centre of the trade. There Aldus Manutius published Greek classics and introduced italic type in 1501. William Caxton set up the first press in England in 1476, at Westminster. He printed The Canterbury Tales two years later.

Prices fell sharply because a press could print several hundred sheets in a day. Cheap books encouraged more people to learn to read. Scholars in different countries could now work with identical texts, tables and diagrams, and errors could be corrected in later editions. Printing also helped to fix spelling and grammar.

In 1517 Martin Luther wrote his Ninety-five Theses against the sale of indulgences. An indulgence was a document by which the Church reduced the punishment for sins. Within weeks, printed copies of the theses had spread throughout Germany. Luther's translation of the New Testament appeared in 1522, and its first 3,000 copies were sold out in less than three months. Pamphlets were short, unbound texts that ordinary people could afford. The Church reacted by drawing up a list of forbidden books, the Index, which was first issued in 1559 and abolished only in 1966.

The technique itself hardly changed for 350 years. A hand press produced about 240 sheets an hour at best. In 1814 The Times of London was the first newspaper to be printed on a steam press, which made 1,100 sheets an hour. The rotary press, invented by Richard Hoe in 1843, replaced the flat bed with a turning cylinder.`,
  },
  {
    subject: 'Les vaccins',
    language: 'fr',
    text: `Les vaccins

Vacciner, c’est entraîner les défenses de l’organisme avant qu’elles ne rencontrent la maladie. Le principe est ancien : en Chine et dans l’Empire ottoman, on inoculait déjà de petites quantités de pus de varioleux pour protéger les enfants. La méthode était risquée, car environ 2 % des personnes inoculées en mouraient.

En 1796, le médecin anglais Edward Jenner fait une observation décisive. Les fermières qui ont attrapé la vaccine, une maladie bénigne des vaches, ne contractent pas la variole. Il inocule donc la vaccine à un garçon de huit ans, James Phipps, puis l’expose à la variole sans que l’enfant tombe malade. Le mot vaccin vient du latin vacca, qui signifie vache.

Louis Pasteur généralise le procédé près d’un siècle plus tard. Il montre qu’un microbe affaibli en laboratoire peut protéger contre la maladie qu’il provoque. Le 6 juillet 1885, il fait vacciner contre la rage Joseph Meister, un jeune Alsacien mordu par un chien. L’Institut Pasteur est inauguré à Paris en 1888.

Un antigène est une substance étrangère que le système immunitaire reconnaît. Les anticorps sont des protéines qui se fixent sur un antigène et le neutralisent. Après une vaccination, certains globules blancs gardent la mémoire de l’antigène. C’est pourquoi l’organisme réagit plus vite lors d’une véritable infection. Cette mémoire s’efface parfois avec le temps : des rappels sont alors nécessaires. Le rappel contre le tétanos est recommandé tous les vingt ans chez l’adulte.

Il existe plusieurs familles de vaccins. Les vaccins vivants atténués contiennent un microbe affaibli qui se multiplie encore un peu. Ils sont déconseillés aux femmes enceintes parce qu’ils pourraient infecter le fœtus. Les vaccins inactivés contiennent un microbe tué ou seulement une partie de celui-ci. Les vaccins à ARN messager apportent aux cellules le mode d’emploi d’une protéine du virus. L’adjuvant est un produit ajouté au vaccin pour renforcer la réponse immunitaire. Les sels d’aluminium sont utilisés comme adjuvants depuis 1926.

L’immunité collective désigne la protection d’une population dont une part suffisante est immunisée. Elle protège aussi les nourrissons et les personnes qui ne peuvent pas être vaccinées. Pour la rougeole, maladie très contagieuse, il faut vacciner 95 % de la population. Un malade de la rougeole contamine en moyenne 15 personnes, tandis qu’un malade de la grippe en contamine moins de deux.

La variole est la seule maladie humaine que la vaccination a fait disparaître. L’Organisation mondiale de la santé a proclamé son éradication en 1980. La poliomyélite ne circule plus que dans deux pays, l’Afghanistan et le Pakistan. En France, onze vaccins sont obligatoires pour les enfants nés à partir de 2018. Les vaccins sauvent entre 3 et 5 millions de vies par an dans le monde.

Avant d’être commercialisé, un vaccin passe par trois phases d’essais cliniques. La pharmacovigilance surveille les effets indésirables en recueillant les signalements des médecins et des patients.`,
  },
  {
    subject: 'Le canal de Suez',
    language: 'fr',
    text: `Le canal de Suez

Long de 193 kilomètres, le canal de Suez relie la mer Méditerranée à la mer Rouge. Il évite aux navires de contourner l’Afrique : entre Londres et Bombay, le trajet est raccourci d’environ 8 000 kilomètres. Près de 12 % du commerce mondial y passe aujourd’hui.

L’idée d’une voie d’eau à travers l’isthme est très ancienne. Un isthme est une bande de terre étroite qui sépare deux mers et relie deux terres. Dès l’Antiquité, les pharaons font creuser un canal entre le Nil et la mer Rouge, mais il s’ensable plusieurs fois. En 1798, Bonaparte charge ses ingénieurs d’étudier le terrain. Ils concluent à tort que la mer Rouge est plus haute de dix mètres que la Méditerranée, ce qui retarde le projet d’un demi-siècle.

Ferdinand de Lesseps, ancien consul de France, obtient en 1854 la concession du vice-roi Saïd Pacha. Une concession est un contrat par lequel un État confie à une entreprise la construction et l’exploitation d’un ouvrage. La Compagnie universelle du canal de Suez est fondée en 1858. Les travaux commencent le 25 avril 1859 et durent dix ans. Au début, des milliers de paysans égyptiens sont soumis à la corvée. La corvée est un travail obligatoire et non payé. Elle est abolie en 1863 sous la pression britannique, et l’entreprise fait alors venir des dragues à vapeur. Le choléra tue de nombreux ouvriers en 1865.

Le 17 novembre 1869, l’impératrice Eugénie inaugure le canal à bord de l’Aigle. Giuseppe Verdi compose Aïda pour l’opéra du Caire, mais l’œuvre n’est jouée qu’en 1871. Contrairement au canal de Panama, le canal de Suez ne possède aucune écluse, car les deux mers sont presque au même niveau. Une écluse permet à un bateau de franchir une différence de niveau.

Ruinée par ses dettes, l’Égypte vend ses actions au Royaume-Uni en 1875. Les Britanniques occupent le pays en 1882 afin de contrôler la route des Indes. La convention de Constantinople, signée en 1888, garantit le libre passage des navires de toutes les nations, en temps de paix comme en temps de guerre.

Le 26 juillet 1956, le président Nasser nationalise le canal pour financer le barrage d’Assouan. Nationaliser une entreprise, c’est en transférer la propriété à l’État. La France, le Royaume-Uni et Israël répondent par une intervention militaire en octobre. Les États-Unis et l’Union soviétique les obligent à se retirer. Cette crise marque la fin de l’influence coloniale européenne au Proche-Orient. Le canal reste fermé de 1967 à 1975 à la suite de la guerre des Six Jours. Quinze navires y sont restés bloqués pendant huit ans.

Le péage moyen s’élève à 250 000 dollars par navire. Les droits de passage rapportent à l’Égypte plus de 5 milliards de dollars par an. Une seconde voie, longue de 35 kilomètres, a été ouverte en 2015 pour réduire l’attente. En mars 2021, le porte-conteneurs Ever Given s’échoue en travers du canal et bloque la circulation pendant six jours. Les pétroliers géants ne peuvent pas emprunter le canal à pleine charge, parce que leur tirant d’eau dépasse 20 mètres. Le tirant d’eau est la hauteur de la partie immergée d’un bateau.`,
  },
  {
    subject: 'La photographie',
    language: 'fr',
    text: `Petite histoire de la photographie

Bien avant l’invention de la photographie, les peintres connaissaient la chambre noire. La chambre noire est une boîte fermée dans laquelle la lumière entre par un petit trou et projette une image renversée sur le fond. Il restait à conserver cette image. Au XVIIIe siècle, les chimistes découvrent que les sels d’argent noircissent à la lumière.

Nicéphore Niépce, un inventeur de Chalon-sur-Saône, obtient vers 1827 la plus ancienne photographie conservée. Il enduit une plaque d’étain de bitume de Judée, une sorte de goudron qui durcit à la lumière. Le temps de pose dure plusieurs heures, si bien que le soleil éclaire les deux côtés de la cour. Le temps de pose est la durée pendant laquelle la surface sensible reçoit la lumière.

Après la mort de Niépce en 1833, son associé Louis Daguerre poursuit les recherches. Il met au point le daguerréotype, une image unique fixée sur une plaque de cuivre argentée. François Arago présente l’invention à l’Académie des sciences le 7 janvier 1839. L’État achète le brevet et l’offre au monde entier. En échange, Daguerre reçoit une rente annuelle de 6 000 francs. Les portraits deviennent à la mode, mais les modèles doivent rester immobiles pendant une demi-minute, la tête maintenue par un support.

À la même époque, l’Anglais William Henry Fox Talbot invente le calotype. Contrairement au daguerréotype, le calotype donne un négatif sur papier, dont on peut tirer de nombreuses copies. Un négatif est une image dans laquelle les valeurs claires et sombres sont inversées. Le procédé au collodion humide, publié en 1851, réduit le temps de pose à quelques secondes. Les photographes doivent cependant préparer et développer leurs plaques sur place, car le collodion perd sa sensibilité en séchant.

Nadar réalise en 1858 la première photographie aérienne, depuis un ballon. Il photographie aussi les catacombes de Paris en utilisant des lampes électriques. L’Américain George Eastman lance l’appareil Kodak en 1888. Son slogan promet que le client n’a qu’à appuyer sur le bouton. L’appareil contient une pellicule de 100 vues et coûte 25 dollars.

La couleur se fait attendre. Les frères Lumière commercialisent l’autochrome en 1907. Cette plaque est couverte de grains de fécule de pomme de terre teints en orange, vert et violet. Le Leica, présenté à Leipzig en 1925, utilise le film de 35 millimètres du cinéma. Sa petite taille permet aux reporters de travailler discrètement. Henri Cartier-Bresson, Robert Capa et David Seymour créent l’agence Magnum en 1947 afin de garder la propriété de leurs images.

Steven Sasson construit le premier appareil numérique chez Kodak en 1975. L’appareil pèse 3,6 kilogrammes et enregistre une image de 10 000 pixels sur une cassette. Un capteur est une puce qui transforme la lumière en signal électrique. L’ouverture du diaphragme règle la quantité de lumière qui traverse l’objectif. Plus l’ouverture est grande, plus la profondeur de champ est faible. La profondeur de champ est la zone dans laquelle les objets apparaissent nets. Depuis 2012, la société Kodak ne fabrique plus d’appareils.`,
  },
]
