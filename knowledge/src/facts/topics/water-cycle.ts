import type { FactPack } from '../pack.ts'

export const waterCycle: FactPack = {
  id: 'water-cycle',
  name: { en: 'The water cycle', fr: 'Le cycle de l’eau' },
  aliases: {
    en: ['water cycle', 'hydrological cycle', 'where rain comes from'],
    fr: ['cycle de l’eau', 'cycle hydrologique', 'l’eau dans la nature'],
  },
  relations: [
    {
      forward: {
        en: 'In the water cycle, what is meant by “{entity}”?',
        fr: 'Dans le cycle de l’eau, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In the water cycle, which term is used for this: {value}?',
        fr: 'Dans le cycle de l’eau, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In the water cycle, the term “{entity}” is used for this: {value}.',
        fr: 'Dans le cycle de l’eau, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In the water cycle, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'Dans le cycle de l’eau, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'evaporation',
          'évaporation',
          'change from liquid to vapour by the heat of the Sun',
          'passage de liquide à vapeur par la chaleur du Soleil',
        ],
        [
          'easy',
          'condensation',
          'condensation',
          'change from vapour to tiny drops that make clouds',
          'passage de vapeur à fines gouttes qui font les nuages',
        ],
        [
          'easy',
          'precipitation',
          'précipitations',
          'rain, snow or hail that falls',
          'pluie, neige ou grêle qui tombe',
        ],
        [
          'easy',
          'cloud',
          'nuage',
          'mass of tiny drops floating in the sky',
          'masse de gouttelettes qui flotte dans le ciel',
        ],
        [
          'medium',
          'runoff',
          'ruissellement',
          'flow over the surface of the ground',
          'écoulement à la surface du sol',
        ],
        [
          'medium',
          'infiltration',
          'infiltration',
          'passage down into the soil',
          'passage dans les profondeurs du sol',
        ],
        [
          'medium',
          'transpiration',
          'transpiration',
          'vapour given off by plants',
          'vapeur rejetée par les plantes',
        ],
        [
          'medium',
          'groundwater',
          'nappe phréatique',
          'reserve held beneath our feet',
          'réserve contenue sous nos pieds',
        ],
        [
          'medium',
          'catchment area',
          'bassin versant',
          'land drained by one river',
          'territoire drainé par un même fleuve',
        ],
        [
          'tough',
          'sublimation',
          'sublimation',
          'direct change from ice to vapour',
          'passage direct de la glace à la vapeur',
        ],
        [
          'tough',
          'interception',
          'interception',
          'rain held back by leaves',
          'pluie retenue par les feuilles',
        ],
        [
          'tough',
          'percolation',
          'percolation',
          'slow seeping through layers of rock',
          'lente traversée des couches de roche',
        ],
        [
          'tough',
          'evapotranspiration',
          'évapotranspiration',
          'all the vapour that soil and plants give off together',
          'toute la vapeur que le sol et les plantes rejettent ensemble',
        ],
      ],
    },
  ],
}
