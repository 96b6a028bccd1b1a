import type { FactPack } from '../pack.ts'

export const punctuation: FactPack = {
  id: 'punctuation',
  name: { en: 'Punctuation', fr: 'La ponctuation' },
  aliases: {
    en: ['punctuation marks', 'commas and full stops'],
    fr: ['signes de ponctuation', 'ponctuation'],
  },
  relations: [
    {
      forward: {
        en: 'In writing, what is {entity} mainly used for?',
        fr: 'À l’écrit, quel est le rôle principal {entity} ?',
      },
      reverse: {
        en: 'In writing, which mark is used for this: {value}?',
        fr: 'À l’écrit, quel signe sert à faire ceci : {value} ?',
      },
      statement: {
        en: 'In writing, the main use of {entity} is this: {value}.',
        fr: 'À l’écrit, le rôle principal {entity} est le suivant : {value}.',
      },
      open: {
        en: 'Explain the use of {entity}, with an example.',
        fr: 'Expliquez le rôle {entity} à l’écrit, avec un exemple.',
      },
      facts: [
        ['easy', 'the full stop', 'du point final', 'end a statement', 'terminer une phrase déclarative'],
        [
          'easy',
          'the question mark',
          'du point d’interrogation',
          'show that something is asked',
          'montrer que l’on demande quelque chose',
        ],
        [
          'easy',
          'the exclamation mark',
          'du point d’exclamation',
          'show surprise or strong feeling',
          'montrer la surprise ou une vive émotion',
        ],
        [
          'easy',
          'the comma',
          'de la virgule',
          'separate the items of a list',
          'séparer les termes d’une énumération',
        ],
        [
          'medium',
          'the colon',
          'du deux-points',
          'announce a list or an explanation',
          'annoncer une liste ou une explication',
        ],
        [
          'medium',
          'the semicolon',
          'du point-virgule',
          'link two closely related clauses',
          'relier deux propositions proches par le sens',
        ],
        [
          'medium',
          'the pair of quotation marks',
          'du guillemet double',
          'enclose the exact words of someone',
          'encadrer les paroles exactes de quelqu’un',
        ],
        [
          'medium',
          'the pair of brackets',
          'du couple de parenthèses',
          'enclose an aside that could be left out',
          'encadrer une remarque que l’on pourrait ôter',
        ],
        [
          'medium',
          'the apostrophe',
          'de l’apostrophe',
          'stand for letters that are left out',
          'remplacer une lettre qui disparaît',
        ],
        [
          'tough',
          'the hyphen',
          'du trait d’union',
          'join the parts of a compound word',
          'unir les éléments d’un mot composé',
        ],
        [
          'tough',
          'the dash',
          'du tiret',
          'open a line of dialogue or a strong aside',
          'ouvrir une réplique ou une forte incise',
        ],
        [
          'tough',
          'the ellipsis',
          'du groupe de points de suspension',
          'leave a thought unfinished',
          'laisser une idée en suspens',
        ],
        [
          'tough',
          'the square bracket',
          'du crochet',
          'show what an editor has added to a quotation',
          'signaler un ajout de l’éditeur dans une citation',
        ],
      ],
    },
  ],
}
