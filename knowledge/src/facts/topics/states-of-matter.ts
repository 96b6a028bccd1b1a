import type { FactPack } from '../pack.ts'

export const statesOfMatter: FactPack = {
  id: 'states-of-matter',
  name: { en: 'States of matter', fr: 'Les états de la matière' },
  aliases: { en: ['solids liquids and gases'], fr: ['états de la matière', 'solide liquide gaz'] },
  narrower: {
    en: ['changes of state', 'melting and boiling'],
    fr: ['changements d’état', 'fusion et ébullition'],
  },
  relations: [
    {
      forward: {
        en: 'In physics, what is meant by “{entity}”?',
        fr: 'En physique, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In physics, which term is used for this: {value}?',
        fr: 'En physique, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In physics, the term “{entity}” is used for this: {value}.',
        fr: 'En physique, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In physics, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'En physique, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        ['easy', 'solid', 'solide', 'state with a shape of its own', 'état qui a une forme propre'],
        [
          'easy',
          'liquid',
          'liquide',
          'state that flows and takes the shape of its vessel',
          'état qui coule et prend la forme du récipient',
        ],
        [
          'easy',
          'gas',
          'gaz',
          'state that fills all the space there is',
          'état qui occupe tout l’espace disponible',
        ],
        [
          'easy',
          'melting',
          'fusion',
          'change from ice to water, for example',
          'passage de la glace à l’eau, par exemple',
        ],
        [
          'medium',
          'solidification',
          'solidification',
          'change from water to ice, for example',
          'passage de l’eau à la glace, par exemple',
        ],
        [
          'medium',
          'vaporisation',
          'vaporisation',
          'change from water to steam, for example',
          'passage de l’eau à la vapeur, par exemple',
        ],
        [
          'medium',
          'condensation',
          'liquéfaction',
          'change from steam to water, for example',
          'passage de la vapeur à l’eau, par exemple',
        ],
        [
          'medium',
          'boiling',
          'ébullition',
          'rapid change with bubbles throughout',
          'changement rapide avec des bulles partout',
        ],
        [
          'medium',
          'evaporation',
          'évaporation',
          'slow change at the surface, without bubbles',
          'changement lent à la surface, sans bulles',
        ],
        [
          'tough',
          'sublimation',
          'sublimation',
          'direct change from ice to steam',
          'passage direct de la glace à la vapeur',
        ],
        [
          'tough',
          'deposition',
          'condensation solide',
          'direct change from steam to frost',
          'passage direct de la vapeur au givre',
        ],
        [
          'tough',
          'plasma',
          'plasma',
          'state made of ions and free electrons',
          'état fait d’ions et d’électrons libres',
        ],
        [
          'tough',
          'latent heat',
          'chaleur latente',
          'energy taken up while the temperature stands still',
          'énergie absorbée pendant que la température ne bouge pas',
        ],
      ],
    },
  ],
}
