import type { FactPack } from '../pack.ts'

export const newtonsLaws: FactPack = {
  id: 'newtons-laws',
  name: { en: 'Newton’s laws of motion', fr: 'Les lois de Newton' },
  aliases: {
    en: ['Newton’s laws', 'laws of motion', 'forces and motion'],
    fr: ['lois de Newton', 'lois du mouvement', 'forces et mouvement'],
  },
  relations: [
    {
      forward: {
        en: 'In mechanics, what is meant by “{entity}”?',
        fr: 'En mécanique, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In mechanics, which term is used for this: {value}?',
        fr: 'En mécanique, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In mechanics, the term “{entity}” is used for this: {value}.',
        fr: 'En mécanique, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In mechanics, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'En mécanique, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        ['easy', 'force', 'force', 'push or pull on a body', 'poussée ou traction sur un corps'],
        ['easy', 'mass', 'masse', 'quantity of matter in a body', 'quantité de matière d’un corps'],
        ['easy', 'weight', 'poids', 'pull of gravity on a body', 'attraction de la pesanteur sur un corps'],
        [
          'easy',
          'friction',
          'frottement',
          'resistance between surfaces that slide',
          'résistance entre des surfaces qui glissent',
        ],
        [
          'medium',
          'inertia',
          'inertie',
          'tendency to keep the same motion',
          'tendance à garder le même mouvement',
        ],
        [
          'medium',
          'acceleration',
          'accélération',
          'change of velocity in a given time',
          'changement de vitesse en un temps donné',
        ],
        [
          'medium',
          'first law',
          'première loi',
          'with no net push, velocity stays the same',
          'sans poussée résultante, la vitesse ne change pas',
        ],
        ['medium', 'second law', 'deuxième loi', 'F = m × a', 'F = m × a'],
        [
          'medium',
          'third law',
          'troisième loi',
          'each action has an equal and opposite reaction',
          'à toute action répond une réaction égale et opposée',
        ],
        [
          'tough',
          'momentum',
          'quantité de mouvement',
          'mass times velocity',
          'produit de la masse par la vitesse',
        ],
        [
          'tough',
          'resultant',
          'résultante',
          'sum of all the pushes and pulls on a body',
          'somme de toutes les poussées et tractions sur un corps',
        ],
        ['tough', 'newton', 'newton', 'unit that equals 1 kg·m/s²', 'unité qui vaut 1 kg·m/s²'],
        [
          'tough',
          'free fall',
          'chute libre',
          'motion under gravity alone',
          'mouvement sous la seule pesanteur',
        ],
        [
          'tough',
          'normal reaction',
          'réaction normale',
          'push of a surface at right angles to itself',
          'poussée d’une surface à angle droit avec elle-même',
        ],
      ],
    },
  ],
}
