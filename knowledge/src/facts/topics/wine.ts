import type { FactPack } from '../pack.ts'

export const wine: FactPack = {
  id: 'wine',
  name: { en: 'Wine', fr: 'Le vin' },
  aliases: { en: ['wine tasting', 'oenology', 'wines'], fr: ['vins', 'œnologie', 'dégustation de vin'] },
  narrower: { en: ['sommelier', 'grape varieties'], fr: ['vins de France', 'cépages', 'sommellerie'] },
  relations: [
    {
      forward: {
        en: 'In the world of wine, what is meant by “{entity}”?',
        fr: 'Dans le monde du vin, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In the world of wine, which term is used for this: {value}?',
        fr: 'Dans le monde du vin, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In the world of wine, the term “{entity}” is used for this: {value}.',
        fr: 'Dans le monde du vin, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In the world of wine, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'Dans le monde du vin, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'tannin',
          'tanin',
          'substance that dries the mouth, from skins and seeds',
          'substance qui assèche la bouche, issue des peaux et des pépins',
        ],
        ['easy', 'cork', 'liège', 'bark used to close bottles', 'écorce qui sert à fermer les bouteilles'],
        ['easy', 'vintage', 'millésime', 'year of the harvest', 'année de la récolte'],
        [
          'easy',
          'sommelier',
          'sommelier',
          'person who advises at table in a restaurant',
          'personne qui conseille à table dans un restaurant',
        ],
        [
          'medium',
          'decanting',
          'carafage',
          'pouring into a jug to give air',
          'passage en récipient pour apporter de l’air',
        ],
        ['medium', 'bouquet', 'bouquet', 'scents that come with age', 'senteurs venues avec l’âge'],
        [
          'medium',
          'grape variety',
          'cépage',
          'kind of vine, such as merlot',
          'type de vigne, comme le merlot',
        ],
        [
          'medium',
          'fermentation',
          'fermentation',
          'turning of sugar into alcohol by yeasts',
          'changement du sucre en alcool par des levures',
        ],
        [
          'medium',
          'terroir',
          'terroir',
          'soil, climate and know-how of a place',
          'sol, climat et savoir-faire d’un lieu',
        ],
        [
          'tough',
          'phylloxera',
          'phylloxéra',
          'insect that ravaged vineyards in the 19th century',
          'insecte qui a ravagé les vignes au XIXe siècle',
        ],
        [
          'tough',
          'noble rot',
          'pourriture noble',
          'fungus that concentrates the juice of Sauternes',
          'champignon qui concentre le jus du sauternes',
        ],
        [
          'tough',
          'oenology',
          'œnologie',
          'science of making and keeping it',
          'science de sa fabrication et de sa garde',
        ],
        [
          'tough',
          'legs',
          'larmes',
          'drops that run down inside the glass',
          'gouttes qui coulent à l’intérieur du verre',
        ],
      ],
    },
    {
      forward: {
        en: 'In which region is this wine made: {entity}?',
        fr: 'Dans quelle région ce vin est-il produit : {entity} ?',
      },
      statement: {
        en: 'The region where {entity} is made is {value}.',
        fr: 'La région de production du {entity} est la suivante : {value}.',
      },
      facts: [
        ['easy', 'Saint-Émilion', 'saint-émilion', 'the Bordeaux region', 'le Bordelais'],
        ['easy', 'Chablis', 'chablis', 'Burgundy', 'la Bourgogne'],
        ['medium', 'Gewurztraminer', 'gewurztraminer', 'Alsace', 'l’Alsace'],
        ['medium', 'Chianti', 'chianti', 'Tuscany', 'la Toscane'],
        ['medium', 'Sancerre', 'sancerre', 'the Loire valley', 'la vallée de la Loire'],
        ['tough', 'Barolo', 'barolo', 'Piedmont', 'le Piémont'],
        ['tough', 'Châteauneuf-du-Pape', 'châteauneuf-du-pape', 'the Rhône valley', 'la vallée du Rhône'],
        ['tough', 'Rioja', 'rioja', 'northern Spain', 'le nord de l’Espagne'],
      ],
    },
  ],
}
