import type { FactPack } from '../pack.ts'

export const dogs: FactPack = {
  id: 'dogs',
  name: { en: 'Dogs', fr: 'Les chiens' },
  aliases: { en: ['dog'], fr: ['chiens', 'chien'] },
  narrower: { en: ['dog breeds', 'puppies', 'dog training'], fr: ['races de chiens', 'éducation canine'] },
  relations: [
    {
      forward: {
        en: 'What is typical of this breed of dog: {entity}?',
        fr: 'Quel est le trait typique de cette race de chien : {entity} ?',
      },
      reverse: {
        en: 'Which breed of dog is known for this: {value}?',
        fr: 'Quelle est la race de chien connue pour ceci : {value} ?',
      },
      statement: {
        en: 'What is typical of this breed of dog, the {entity}, is this: {value}.',
        fr: 'Le trait typique de cette race de chien, {entity}, est celui-ci : {value}.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'dalmatian',
          'dalmatien',
          'a white coat with dark spots',
          'une robe blanche à taches sombres',
        ],
        [
          'easy',
          'dachshund',
          'teckel',
          'a long body on very short legs',
          'un corps long sur des pattes très courtes',
        ],
        ['easy', 'chihuahua', 'chihuahua', 'the smallest size of all', 'la plus petite taille de toutes'],
        [
          'easy',
          'poodle',
          'caniche',
          'a curly coat that is often clipped',
          'un poil frisé que l’on tond souvent',
        ],
        [
          'medium',
          'Border collie',
          'border collie',
          'a gift for herding sheep',
          'un don pour la garde des moutons',
        ],
        [
          'medium',
          'greyhound',
          'lévrier greyhound',
          'the speed of a racer on the track',
          'la vitesse d’un coureur de cynodrome',
        ],
        ['medium', 'husky', 'husky', 'pulling sledges in the snow', 'la traction de traîneaux dans la neige'],
        [
          'medium',
          'bloodhound',
          'chien de Saint-Hubert',
          'an outstanding nose for tracks',
          'un flair hors pair sur les pistes',
        ],
        ['medium', 'Newfoundland', 'terre-neuve', 'rescues in the water', 'des sauvetages dans l’eau'],
        ['tough', 'chow-chow', 'chow-chow', 'a blue-black tongue', 'une langue bleu-noir'],
        ['tough', 'basenji', 'basenji', 'hardly ever barking', 'des aboiements presque absents'],
        ['tough', 'shar pei', 'shar-peï', 'skin in deep folds', 'une peau à plis profonds'],
        [
          'tough',
          'Irish wolfhound',
          'lévrier irlandais',
          'a giant height at the shoulder',
          'une taille géante au garrot',
        ],
      ],
    },
  ],
}
