import type { FactPack } from '../pack.ts'

export const manualHandling: FactPack = {
  id: 'manual-handling',
  name: { en: 'Manual handling', fr: 'Gestes et postures' },
  aliases: {
    en: ['lifting and carrying', 'safe lifting', 'posture at work'],
    fr: ['manutention manuelle', 'gestes et postures de travail', 'port de charges', 'PRAP'],
  },
  relations: [
    {
      forward: {
        en: 'In manual handling, what is the right advice about {entity}?',
        fr: 'Pour les gestes et postures, quel est le bon conseil pour {entity} ?',
      },
      statement: {
        en: 'In manual handling, the right advice about {entity} is this: {value}.',
        fr: 'Pour les gestes et postures, le bon conseil pour {entity} est celui-ci : {value}.',
      },
      open: {
        en: 'Give the right advice about {entity} in manual handling, and explain the reason for it.',
        fr: 'Donnez le bon conseil de posture pour {entity}, et justifiez-le.',
      },
      facts: [
        ['easy', 'the back', 'le dos', 'keep it straight', 'le garder droit'],
        ['easy', 'the knees', 'les genoux', 'bend them to go down', 'les fléchir pour descendre'],
        ['easy', 'the load', 'la charge', 'hold it close to the body', 'la tenir près du corps'],
        [
          'easy',
          'the feet',
          'les pieds',
          'set them apart around the object',
          'les écarter de part et d’autre de l’objet',
        ],
        [
          'medium',
          'turning round',
          'un changement de direction',
          'move the feet, don’t twist the trunk',
          'déplacer les pieds sans tordre le buste',
        ],
        [
          'medium',
          'a very heavy object',
          'un objet très lourd',
          'ask for help or use a trolley',
          'demander de l’aide ou prendre un chariot',
        ],
        ['medium', 'the path', 'le trajet', 'clear it before setting off', 'le dégager avant de partir'],
        [
          'medium',
          'the effort of lifting',
          'l’effort de levage',
          'make it with the thighs',
          'le faire avec les cuisses',
        ],
        ['medium', 'the grip', 'la prise', 'use the whole hand', 'employer toute la main'],
        [
          'tough',
          'a trolley',
          'un chariot à main',
          'push it rather than pull it',
          'le pousser plutôt que le tirer',
        ],
        [
          'tough',
          'things used often',
          'les choses souvent utilisées',
          'put them between hip and shoulder height',
          'les ranger entre la hanche et l’épaule',
        ],
        [
          'tough',
          'an object of unknown weight',
          'un objet de poids inconnu',
          'test it with a small push first',
          'l’essayer d’abord d’une petite poussée',
        ],
        [
          'tough',
          'a long spell at a screen',
          'un long moment devant l’écran',
          'get up and move now and then',
          'se lever et bouger de temps en temps',
        ],
        [
          'tough',
          'a job with repeated movements',
          'une tâche répétitive',
          'alternate it with other work',
          'l’alterner avec un autre travail',
        ],
      ],
    },
  ],
}
