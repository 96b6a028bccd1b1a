import type { Asking, Bilingual } from './pack.ts'

/** Ways of asking that many packs share. `{context}` is the pack's own: where its facts are from. */
export const USUAL = ['meaning', 'year', 'deed', 'purpose', 'description'] as const

/** Its templates, with the context filled in, or without what would need one. */
export function usualWords(asks: (typeof USUAL)[number], context: Bilingual | undefined): Asking {
  const { typed, ...templates } = WORDS[asks]
  const filled = Object.entries(templates).map(([name, { en, fr }]) => [
    name,
    { en: within(en, context?.en), fr: within(fr, context?.fr) },
  ])
  return { ...Object.fromEntries(filled), ...(typed && { typed }) } as Asking
}

function within(template: string, context: string | undefined): string {
  return context ? template.replace('{context}', context) : template.replace('[{context}, ]', '')
}

const WORDS: Record<(typeof USUAL)[number], Asking> = {
  /** A term, and what it means, as a noun phrase without an article. */
  meaning: {
    forward: {
      en: '[{context}, ]what is meant by “{entity}”?',
      fr: '[{context}, ]que désigne le terme «\u00a0{entity}\u00a0»\u00a0?',
    },
    reverse: {
      en: '[{context}, ]which term is used for this: {value}?',
      fr: '[{context}, ]quel est le terme qui désigne ceci\u00a0: {value}\u00a0?',
    },
    statement: {
      en: '[{context}, ]the term “{entity}” is used for this: {value}.',
      fr: '[{context}, ]le terme «\u00a0{entity}\u00a0» désigne ceci\u00a0: {value}.',
    },
    open: {
      en: '[{context}, ]what is meant by “{entity}”? Explain it in your own words and give an example.',
      fr: '[{context}, ]que désigne le terme «\u00a0{entity}\u00a0»\u00a0? Expliquez-le avec vos mots et donnez un exemple.',
    },
    match: {
      en: 'Match each term with its meaning.',
      fr: 'Associez chaque terme à sa définition.',
    },
    typed: 'entity',
  },
  /** An event, as a noun phrase with its article, and its year. */
  year: {
    forward: {
      en: 'In which year did this take place: {entity}?',
      fr: 'En quelle année cet événement a-t-il eu lieu\u00a0: {entity}\u00a0?',
    },
    statement: {
      en: 'This took place in {value}: {entity}.',
      fr: 'Cet événement a eu lieu en {value}\u00a0: {entity}.',
    },
    order: {
      en: 'Put these events in order, from the earliest to the latest. They took place between {from} and {to}.',
      fr: 'Classez ces événements du plus ancien au plus récent. Ils ont eu lieu entre {from} et {to}.',
    },
    match: {
      en: 'Match each event with its year.',
      fr: 'Associez chaque événement à son année.',
    },
    typed: 'value',
  },
  /** A person, and what they did, beginning with a verb in the past ("a découvert…"). */
  deed: {
    forward: { en: 'What did {entity} do?', fr: 'Qu’a fait {entity}\u00a0?' },
    reverse: { en: 'Who {value}?', fr: 'Qui {value}\u00a0?' },
    statement: { en: '{entity} {value}.', fr: '{entity} {value}.' },
    open: {
      en: 'What is {entity} known for? Explain why it mattered.',
      fr: 'Pourquoi se souvient-on de cette personne\u00a0: {entity}\u00a0? Expliquez l’importance de ce qu’elle a fait.',
    },
    match: {
      en: 'Match each person with what they did.',
      fr: 'Associez chaque personne à ce qu’elle a fait.',
    },
    typed: 'entity',
  },
  /** A thing in the singular with its article, and what it is for, as a verb in the infinitive without "to". */
  purpose: {
    forward: { en: '[{context}, ]what is {entity} for?', fr: '[{context}, ]à quoi sert {entity}\u00a0?' },
    reverse: {
      en: '[{context}, ]which of these serves to {value}?',
      fr: '[{context}, ]qu’est-ce qui sert à {value}\u00a0?',
    },
    statement: {
      en: '[{context}, ]the purpose of {entity} is to {value}.',
      fr: '[{context}, ]{entity} sert à {value}.',
    },
    open: {
      en: '[{context}, ]what is {entity} for? Explain when and how it is used.',
      fr: '[{context}, ]à quoi sert {entity}\u00a0? Expliquez quand et comment on s’en sert.',
    },
    match: {
      en: 'Match each of these with its purpose.',
      fr: 'Associez chacun de ces éléments à sa fonction.',
    },
  },
  /** A place, a work, a person or a thing by its name, and a description that fits no other, as a noun phrase without an article. */
  description: {
    forward: {
      en: '[{context}, ]which description fits this: {entity}?',
      fr: '[{context}, ]quelle est la description qui correspond à ceci\u00a0: {entity}\u00a0?',
    },
    reverse: {
      en: '[{context}, ]who or what fits this description: {value}?',
      fr: '[{context}, ]à quoi ou à qui correspond cette description\u00a0: {value}\u00a0?',
    },
    statement: {
      en: '[{context}, ]this describes {entity}: {value}.',
      fr: '[{context}, ]cette description correspond à «\u00a0{entity}\u00a0»\u00a0: {value}.',
    },
    match: {
      en: 'Match each of these with its description.',
      fr: 'Associez chacun de ces éléments à sa description.',
    },
    typed: 'entity',
  },
}
