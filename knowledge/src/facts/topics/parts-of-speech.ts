import type { FactPack } from '../pack.ts'

export const partsOfSpeech: FactPack = {
  id: 'parts-of-speech',
  name: { en: 'Parts of speech', fr: 'Les classes de mots' },
  aliases: {
    en: ['word classes', 'nouns verbs and adjectives', 'grammatical classes'],
    fr: ['classes grammaticales', 'natures des mots', 'nature des mots'],
  },
  relations: [
    {
      forward: {
        en: 'In grammar, what is meant by “{entity}”?',
        fr: 'En grammaire, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In grammar, which term is used for this: {value}?',
        fr: 'En grammaire, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In grammar, the term “{entity}” is used for this: {value}.',
        fr: 'En grammaire, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In grammar, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'En grammaire, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'noun',
          'nom',
          'word for a person, a thing or an idea',
          'mot pour une personne, une chose ou une idée',
        ],
        ['easy', 'verb', 'verbe', 'word for an action or a state', 'mot pour une action ou un état'],
        [
          'easy',
          'adjective',
          'adjectif',
          'word that describes a person or a thing',
          'mot qui décrit une personne ou une chose',
        ],
        [
          'easy',
          'pronoun',
          'pronom',
          'word that replaces another, such as “she”',
          'mot qui en remplace un autre, comme « elle »',
        ],
        [
          'medium',
          'adverb',
          'adverbe',
          'word that says how, when or where',
          'mot qui dit comment, quand ou où',
        ],
        [
          'medium',
          'preposition',
          'préposition',
          'word such as “with” or “under”',
          'mot comme « avec » ou « sous »',
        ],
        [
          'medium',
          'conjunction',
          'conjonction',
          'word that joins, such as “and” or “because”',
          'mot qui relie, comme « et » ou « parce que »',
        ],
        [
          'medium',
          'determiner',
          'déterminant',
          'word such as “the”, “my” or “this”',
          'mot comme « le », « mon » ou « ce »',
        ],
        [
          'medium',
          'interjection',
          'interjection',
          'cry such as “oh!” or “ouch!”',
          'cri comme « oh ! » ou « aïe ! »',
        ],
        [
          'tough',
          'auxiliary',
          'auxiliaire',
          'helper that builds compound tenses',
          'aide qui construit les temps composés',
        ],
        [
          'tough',
          'proper noun',
          'nom propre',
          'name of one person or place, with a capital',
          'désignation d’une personne ou d’un lieu, avec une majuscule',
        ],
        [
          'tough',
          'relative pronoun',
          'pronom relatif',
          'link such as “who” or “which” to a clause',
          'lien comme « qui » ou « dont » vers une proposition',
        ],
        [
          'tough',
          'demonstrative',
          'démonstratif',
          'pointer such as “this” or “those”',
          'pointeur comme « ce » ou « celui-ci »',
        ],
      ],
    },
  ],
}
