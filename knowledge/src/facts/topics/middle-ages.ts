import type { FactPack } from '../pack.ts'

export const middleAges: FactPack = {
  id: 'middle-ages',
  name: { en: 'The Middle Ages', fr: 'Le Moyen Âge' },
  aliases: {
    en: ['Middle Ages', 'medieval history'],
    fr: ['Moyen Âge', 'histoire médiévale', 'époque médiévale'],
  },
  narrower: { en: ['knights and castles', 'feudalism'], fr: ['chevaliers et châteaux forts', 'féodalité'] },
  relations: [
    {
      forward: {
        en: 'In the history of the Middle Ages, what is meant by “{entity}”?',
        fr: 'Dans l’histoire du Moyen Âge, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In the history of the Middle Ages, which term is used for this: {value}?',
        fr: 'Dans l’histoire du Moyen Âge, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In the history of the Middle Ages, the term “{entity}” is used for this: {value}.',
        fr: 'Dans l’histoire du Moyen Âge, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In the history of the Middle Ages, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'Dans l’histoire du Moyen Âge, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'knight',
          'chevalier',
          'warrior who fought on horseback',
          'guerrier qui combattait à cheval',
        ],
        ['easy', 'castle', 'château fort', 'fortified home of a lord', 'demeure fortifiée d’un seigneur'],
        [
          'easy',
          'monk',
          'moine',
          'man who lived in an abbey under a rule',
          'homme qui vivait selon une règle dans une abbaye',
        ],
        ['easy', 'keep', 'donjon', 'strongest tower of all', 'tour la plus forte de toutes'],
        [
          'medium',
          'fief',
          'fief',
          'land granted in return for service',
          'terre accordée en échange d’un service',
        ],
        [
          'medium',
          'vassal',
          'vassal',
          'man who swore loyalty to a lord',
          'homme qui jurait fidélité à un seigneur',
        ],
        ['medium', 'serf', 'serf', 'peasant tied to the land', 'paysan attaché à la terre'],
        [
          'medium',
          'tithe',
          'dîme',
          'tenth of the harvest owed to the Church',
          'dixième de la récolte dû à l’Église',
        ],
        [
          'medium',
          'crusade',
          'croisade',
          'military expedition to the Holy Land',
          'expédition militaire vers la Terre sainte',
        ],
        [
          'tough',
          'guild',
          'corporation',
          'association of craftsmen in a town',
          'association des artisans d’une ville',
        ],
        [
          'tough',
          'scriptorium',
          'scriptorium',
          'room where books were copied by hand',
          'salle où l’on copiait les livres à la main',
        ],
        [
          'tough',
          'homage',
          'hommage',
          'ceremony in which a man gave himself to a lord',
          'cérémonie où un homme se donnait à un seigneur',
        ],
        ['tough', 'excommunication', 'excommunication', 'exclusion from the Church', 'exclusion de l’Église'],
      ],
    },
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
        [
          'easy',
          'the coronation of Charlemagne as emperor',
          'le couronnement impérial de Charlemagne',
          '800',
          '800',
        ],
        [
          'medium',
          'the death of Joan of Arc at the stake',
          'la mort de Jeanne d’Arc sur le bûcher',
          '1431',
          '1431',
        ],
        [
          'medium',
          'the arrival of the Black Death in Europe',
          'l’arrivée de la peste noire en Europe',
          '1347',
          '1347',
        ],
        [
          'medium',
          'the taking of Constantinople by the Ottomans',
          'la prise de Constantinople par les Ottomans',
          '1453',
          '1453',
        ],
        ['tough', 'the battle of Hastings', 'la bataille de Hastings', '1066', '1066'],
        ['tough', 'the battle of Bouvines', 'la bataille de Bouvines', '1214', '1214'],
        ['tough', 'the election of Hugh Capet as king', 'l’élection du roi Hugues Capet', '987', '987'],
      ],
    },
  ],
}
