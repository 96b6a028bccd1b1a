import type { FactPack } from '../pack.ts'

export const photosynthesis: FactPack = {
  id: 'photosynthesis',
  name: { en: 'Photosynthesis', fr: 'Photosynthèse' },
  aliases: { en: ['how plants make food'], fr: ['la photosynthèse', 'nutrition des plantes vertes'] },
  narrower: { en: ['light reactions', 'Calvin cycle'], fr: ['phase claire et phase sombre'] },
  relations: [
    {
      forward: {
        en: 'In photosynthesis, what is the role of {entity}?',
        fr: 'Dans la photosynthèse, quel est le rôle {entity} ?',
      },
      reverse: {
        en: 'In photosynthesis, which of these has this role: {value}?',
        fr: 'Dans la photosynthèse, qu’est-ce qui a ce rôle : {value} ?',
      },
      statement: {
        en: 'In photosynthesis, the role of {entity} is this: {value}.',
        fr: 'Dans la photosynthèse, le rôle {entity} est le suivant : {value}.',
      },
      open: {
        en: 'Explain the role of {entity} in photosynthesis.',
        fr: 'Expliquez le rôle {entity} dans la photosynthèse.',
      },
      facts: [
        ['easy', 'sunlight', 'de la lumière du Soleil', 'supply the energy', 'fournir l’énergie'],
        [
          'easy',
          'chlorophyll',
          'de la chlorophylle',
          'capture the energy of light as a green pigment',
          'capter l’énergie lumineuse grâce à sa couleur verte',
        ],
        [
          'easy',
          'carbon dioxide',
          'du dioxyde de carbone',
          'provide the carbon of the sugars',
          'apporter le carbone des sucres',
        ],
        [
          'medium',
          'water',
          'de l’eau',
          'provide electrons and hydrogen',
          'apporter des électrons et de l’hydrogène',
        ],
        [
          'medium',
          'the stomata',
          'des stomates',
          'let gases in and out of the leaf',
          'laisser passer les gaz à travers la feuille',
        ],
        [
          'medium',
          'the xylem',
          'du xylème',
          'bring up what the roots have absorbed',
          'faire monter ce que les racines ont absorbé',
        ],
        [
          'tough',
          'the thylakoid membrane',
          'de la membrane des thylakoïdes',
          'house the reactions that need light',
          'abriter les réactions qui exigent de la lumière',
        ],
        ['tough', 'the stroma', 'du stroma', 'house the Calvin cycle', 'abriter le cycle de Calvin'],
        [
          'tough',
          'the enzyme RuBisCO',
          'de l’enzyme RuBisCO',
          'fix the carbon taken from the air',
          'fixer le carbone pris dans l’air',
        ],
        [
          'tough',
          'ATP',
          'de l’ATP',
          'carry chemical energy to the next step',
          'transporter l’énergie chimique vers l’étape suivante',
        ],
      ],
    },
    {
      forward: {
        en: 'In photosynthesis, what is {entity}?',
        fr: 'Dans la photosynthèse, à quoi correspond {entity} ?',
      },
      statement: {
        en: 'In photosynthesis, {entity} is {value}.',
        fr: 'Dans la photosynthèse, {entity} correspond à ceci : {value}.',
      },
      fillIn: 'value',
      facts: [
        ['easy', 'the gas that is released', 'le gaz qui est libéré', 'oxygen', 'le dioxygène'],
        ['easy', 'the sugar that is made', 'le sucre qui est fabriqué', 'glucose', 'le glucose'],
        [
          'medium',
          'the part of the cell where it happens',
          'le lieu de la cellule où elle se déroule',
          'the chloroplast',
          'le chloroplaste',
        ],
        [
          'medium',
          'the colour of light that leaves reflect',
          'la couleur que les feuilles renvoient',
          'green',
          'le vert',
        ],
        [
          'medium',
          'the form in which plants store the sugar',
          'la forme de réserve du sucre dans la plante',
          'starch',
          'l’amidon',
        ],
        [
          'tough',
          'the molecule that is split to give off the gas',
          'la molécule dont la cassure libère le gaz',
          'water',
          'l’eau',
        ],
        [
          'tough',
          'the test liquid that turns dark blue where the reserve is found',
          'le réactif qui devient bleu foncé avec la réserve',
          'iodine solution',
          'l’eau iodée',
        ],
      ],
    },
  ],
}
