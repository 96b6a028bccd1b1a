import type { Locale } from '@probant/contract/locales'

/** What people paste first: a page of plain facts, about two hundred words. */
export const SHORT_TEXTS: readonly { subject: string; language: Locale; text: string }[] = [
  {
    subject: 'Fire safety',
    language: 'en',
    text: `Fire safety at work

A fire needs three things: heat, fuel and oxygen. Together they form the fire triangle. If one of them is removed, the fire goes out. Smoke is more dangerous than flames because it contains toxic gases.

A fire door is a heavy door that slows the spread of fire and smoke. It must resist for at least 30 minutes. Fire doors must never be wedged open. Lifts must not be used during a fire. Employees leave the building by the nearest emergency exit and go to the assembly point. The assembly point is in the car park behind the canteen.

Water extinguishers are used on burning paper, wood and textiles. Carbon dioxide extinguishers are used on electrical equipment. Foam extinguishers are used on burning liquids such as petrol. Each extinguisher is checked once a year by a specialist. The fire alarm is tested every Monday at 10 a.m. Evacuation drills take place twice a year. The fire warden is the person who checks that nobody is left on the floor. The emergency number in Europe is 112. Smoke detectors must be replaced after 10 years. Fire blankets hang in the kitchen on the second floor.`,
  },
  {
    subject: 'The Great Fire of London',
    language: 'en',
    text: `The Great Fire of London began on 2 September 1666 in a bakery in Pudding Lane. The bakery belonged to Thomas Farriner. A strong wind from the east spread the flames. Most houses in London were built of wood and stood close together. The fire lasted four days. It destroyed 13,200 houses and 87 churches. Only six deaths were recorded.

Samuel Pepys described the fire in his diary. He buried his wine and his cheese in the garden. King Charles II ordered the soldiers to pull down houses in order to stop the flames. A firebreak is a gap in the buildings that a fire cannot cross. The Lord Mayor, Thomas Bloodworth, had refused to pull down houses at first.

Christopher Wren designed the new St Paul’s Cathedral. The cathedral was completed in 1710. Robert Hooke helped to survey the ruined city. New houses had to be built of brick or stone. The streets became wider. The Monument is a column that stands near Pudding Lane. It is 62 metres high. Nicholas Barbon opened the first fire insurance office in 1680.`,
  },
  {
    subject: 'Le cycle de l’eau',
    language: 'fr',
    text: `Le cycle de l’eau

L’eau circule sans cesse entre les océans, l’atmosphère et les continents. Les océans contiennent 97 % de l’eau de la planète. L’eau douce représente moins de 3 % du total. L’évaporation est le passage de l’eau de l’état liquide à l’état gazeux. Elle est provoquée par la chaleur du Soleil. Les plantes rejettent de la vapeur d’eau par leurs feuilles. Ce phénomène s’appelle la transpiration.

En altitude, la vapeur d’eau se refroidit et forme des nuages. La condensation est le passage de l’eau de l’état gazeux à l’état liquide. Les nuages sont formés de gouttelettes et de cristaux de glace. Les précipitations tombent sous forme de pluie, de neige ou de grêle. Une partie de l’eau de pluie s’infiltre dans le sol. Elle alimente les nappes phréatiques. Une nappe phréatique est une réserve d’eau qui se trouve sous la terre. Le ruissellement est l’écoulement de l’eau à la surface du sol. Les rivières ramènent l’eau vers la mer. Une goutte d’eau reste en moyenne neuf jours dans l’atmosphère. Les glaciers stockent près de 69 % de l’eau douce. L’eau n’est jamais détruite au cours du cycle.`,
  },
  {
    subject: 'La politique de télétravail',
    language: 'fr',
    text: `Le télétravail dans l’entreprise

Le télétravail est une forme de travail effectuée hors des locaux de l’employeur. Les salariés peuvent télétravailler deux jours par semaine. Le mardi est réservé aux réunions d’équipe. La demande doit être envoyée au responsable au moins 15 jours à l’avance. Les apprentis ne peuvent pas télétravailler pendant leurs trois premiers mois. L’entreprise fournit un ordinateur portable, un casque et un écran. Elle verse une indemnité de 20 euros par mois.

Les salariés doivent être joignables de 9 h 30 à 16 h 30. Le droit à la déconnexion est le droit de ne pas répondre aux messages en dehors des heures de travail. Les documents confidentiels ne doivent pas être imprimés à la maison. Le mot de passe doit contenir au moins 12 caractères. Les ordinateurs sont verrouillés automatiquement après cinq minutes. Le service informatique répond aux pannes par téléphone. Un accident pendant le télétravail est considéré comme un accident du travail. Le responsable de la sécurité s’appelle Karim Benali. L’accord de télétravail a été signé en 2022. Il est valable trois ans. Les frais de repas ne sont pas remboursés.`,
  },
  {
    subject: 'La sécurité incendie',
    language: 'fr',
    text: `La sécurité incendie

Le feu a besoin de trois éléments : la chaleur, le combustible et le comburant. Ils forment le triangle du feu. Le comburant le plus courant est l’oxygène de l’air. La fumée est plus dangereuse que les flammes parce qu’elle contient des gaz toxiques.

Une porte coupe-feu est une porte qui ralentit la propagation des flammes. Elle doit résister au moins 30 minutes. Les portes coupe-feu doivent rester fermées. Les ascenseurs ne doivent jamais être utilisés pendant un incendie. Les salariés quittent le bâtiment par la sortie de secours la plus proche. Le point de rassemblement se trouve sur le parking.

Les extincteurs à eau conviennent aux feux de papier et de bois. Les extincteurs à dioxyde de carbone conviennent aux feux électriques. Les extincteurs sont vérifiés une fois par an. L’alarme est testée chaque lundi à 10 heures. Les exercices d’évacuation ont lieu deux fois par an. Le serre-file est la personne qui vérifie que tout le monde est sorti. Le numéro d’urgence européen est le 112. Les détecteurs de fumée doivent être remplacés tous les 10 ans. En cas de fumée, il faut se baisser.`,
  },
]
