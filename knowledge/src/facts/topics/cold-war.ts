import type { FactPack } from '../pack.ts'

export const coldWar: FactPack = {
  id: 'cold-war',
  name: { en: 'The Cold War', fr: 'La guerre froide' },
  aliases: { en: ['East-West conflict'], fr: ['guerre froide', 'conflit Est-Ouest'] },
  narrower: {
    en: ['iron curtain', 'Berlin Wall', 'Cuban missile crisis'],
    fr: ['rideau de fer', 'mur de Berlin', 'crise de Cuba'],
  },
  relations: [
    {
      forward: {
        en: 'In which year did this take place: {entity}?',
        fr: 'En quelle année cet événement a-t-il eu lieu : {entity} ?',
      },
      statement: {
        en: 'This took place in {value}: {entity}.',
        fr: 'Cet événement a eu lieu en {value} : {entity}.',
      },
      fillIn: 'value',
      facts: [
        ['easy', 'the fall of the Berlin Wall', 'la chute du mur de Berlin', '1989', '1989'],
        ['easy', 'the Cuban missile crisis', 'la crise des missiles de Cuba', '1962', '1962'],
        ['medium', 'the building of the Berlin Wall', 'la construction du mur de Berlin', '1961', '1961'],
        ['medium', 'the foundation of NATO', 'la création de l’OTAN', '1949', '1949'],
        ['medium', 'the creation of the Warsaw Pact', 'la signature du pacte de Varsovie', '1955', '1955'],
        ['medium', 'the end of the Soviet Union', 'la fin de l’Union soviétique', '1991', '1991'],
        [
          'tough',
          'the announcement of the Truman Doctrine',
          'l’annonce de la doctrine Truman',
          '1947',
          '1947',
        ],
        ['tough', 'the outbreak of the Korean War', 'le début de la guerre de Corée', '1950', '1950'],
        ['tough', 'the crushing of the Prague Spring', 'l’écrasement du printemps de Prague', '1968', '1968'],
        [
          'tough',
          'the Soviet invasion of Afghanistan',
          'l’entrée des troupes soviétiques en Afghanistan',
          '1979',
          '1979',
        ],
      ],
    },
    {
      forward: {
        en: 'In the history of the Cold War, what is meant by “{entity}”?',
        fr: 'Dans l’histoire de la guerre froide, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In the history of the Cold War, which term is used for this: {value}?',
        fr: 'Dans l’histoire de la guerre froide, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In the history of the Cold War, the term “{entity}” is used for this: {value}.',
        fr: 'Dans l’histoire de la guerre froide, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In the history of the Cold War, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'Dans l’histoire de la guerre froide, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'Iron Curtain',
          'rideau de fer',
          'line that divided Europe in two',
          'ligne qui coupait l’Europe en deux',
        ],
        [
          'easy',
          'arms race',
          'course aux armements',
          'rivalry to own the most weapons',
          'rivalité pour posséder le plus d’armes',
        ],
        ['easy', 'NATO', 'OTAN', 'military alliance of the West', 'alliance militaire de l’Ouest'],
        [
          'medium',
          'Marshall Plan',
          'plan Marshall',
          'American aid to rebuild Europe',
          'aide américaine pour relever l’Europe',
        ],
        [
          'medium',
          'Warsaw Pact',
          'pacte de Varsovie',
          'military alliance of the East',
          'alliance militaire de l’Est',
        ],
        ['medium', 'détente', 'détente', 'easing of tension in the 1970s', 'apaisement des années 1970'],
        [
          'medium',
          'containment',
          'endiguement',
          'policy of stopping the spread of communism',
          'politique qui vise à arrêter le communisme',
        ],
        [
          'tough',
          'glasnost',
          'glasnost',
          'openness wanted by Gorbachev',
          'transparence voulue par Gorbatchev',
        ],
        [
          'tough',
          'perestroika',
          'perestroïka',
          'rebuilding of the Soviet economy',
          'reconstruction de l’économie soviétique',
        ],
        [
          'tough',
          'Solidarność',
          'Solidarność',
          'trade union that opposed power in Poland',
          'syndicat opposé au pouvoir en Pologne',
        ],
        [
          'tough',
          'non-alignment',
          'non-alignement',
          'refusal to join either bloc',
          'refus de rejoindre l’un des deux blocs',
        ],
      ],
    },
  ],
}
