import type { FactPack } from '../pack.ts'

export const cellStructure: FactPack = {
  id: 'cell-structure',
  name: { en: 'Cell structure', fr: 'Structure de la cellule' },
  aliases: {
    en: ['parts of a cell', 'cells', 'organelles', 'animal and plant cells', 'cell parts'],
    fr: [
      'cellule',
      'organites',
      'organites de la cellule',
      'cellule animale et végétale',
      'cellules animales et végétales',
    ],
  },
  relations: [
    {
      forward: {
        en: 'In a cell, what is the main job of {entity}?',
        fr: 'Dans une cellule, quel est le rôle principal {entity} ?',
      },
      reverse: {
        en: 'In a cell, which part has this job: {value}?',
        fr: 'Dans une cellule, qu’est-ce qui a pour rôle de {value} ?',
      },
      statement: {
        en: 'In a cell, the main job of {entity} is to {value}.',
        fr: 'Dans une cellule, le rôle principal {entity} est de {value}.',
      },
      open: {
        en: 'Explain the job of {entity} in a cell.',
        fr: 'Expliquez le rôle {entity} dans une cellule.',
      },
      facts: [
        ['easy', 'the nucleus', 'du noyau', 'house the DNA', 'abriter l’ADN'],
        [
          'easy',
          'the membrane',
          'de la membrane',
          'control what enters and leaves',
          'contrôler ce qui entre et ce qui sort',
        ],
        [
          'easy',
          'the chloroplast',
          'du chloroplaste',
          'make sugars by means of light',
          'fabriquer des sucres grâce à la lumière',
        ],
        [
          'easy',
          'the mitochondrion',
          'de la mitochondrie',
          'release energy by respiration',
          'libérer l’énergie par la respiration',
        ],
        ['medium', 'the ribosome', 'du ribosome', 'assemble proteins', 'assembler les protéines'],
        [
          'medium',
          'the vacuole',
          'de la vacuole',
          'store water and keep up the pressure',
          'stocker l’eau et maintenir la pression',
        ],
        [
          'medium',
          'the cell wall',
          'de la paroi',
          'support a plant cell from outside',
          'soutenir de l’extérieur une cellule végétale',
        ],
        [
          'medium',
          'the cytoplasm',
          'du cytoplasme',
          'fill the inside and bathe the organelles',
          'remplir l’intérieur et baigner les organites',
        ],
        ['medium', 'the flagellum', 'du flagelle', 'drive movement by beating', 'propulser en battant'],
        [
          'tough',
          'the Golgi apparatus',
          'de l’appareil de Golgi',
          'sort and package proteins',
          'trier et emballer les protéines',
        ],
        ['tough', 'the lysosome', 'du lysosome', 'digest waste', 'digérer les déchets'],
        [
          'tough',
          'the centrosome',
          'du centrosome',
          'organise the spindle of division',
          'organiser le fuseau de division',
        ],
        [
          'tough',
          'the nucleolus',
          'du nucléole',
          'make the subunits of ribosomes',
          'fabriquer les sous-unités des ribosomes',
        ],
        [
          'tough',
          'the cytoskeleton',
          'du cytosquelette',
          'hold the shape with fibres',
          'maintenir la forme par des fibres',
        ],
      ],
    },
  ],
}
