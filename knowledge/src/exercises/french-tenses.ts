import type { Locale } from '@probant/contract/locales'
import { formsOf, WITH_ETRE } from './french-verbs.ts'

export interface Tense {
  id: string
  name: Record<Locale, string>
  /** As it follows the verb in French: « à l’imparfait ». */
  at: string
  /** The form without its pronoun; nothing where the verb has none. */
  form(verb: string, person: Person): string | null | undefined
}

export type Person = (typeof PERSONS)[number] | 'elle' | 'elles'

export const PERSONS = ['je', 'tu', 'il', 'nous', 'vous', 'ils'] as const

export const TENSES = {
  present: simple('P', { en: 'present', fr: 'présent' }, 'au présent'),
  imperfect: simple('I', { en: 'imperfect', fr: 'imparfait' }, 'à l’imparfait'),
  future: simple('F', { en: 'simple future', fr: 'futur simple' }, 'au futur simple'),
  conditional: simple(
    'C',
    { en: 'present conditional', fr: 'conditionnel présent' },
    'au conditionnel présent',
  ),
  subjunctive: simple('S', { en: 'present subjunctive', fr: 'subjonctif présent' }, 'au subjonctif présent'),
  past: simple('J', { en: 'passé simple', fr: 'passé simple' }, 'au passé simple'),
  perfect: compound('P', { en: 'passé composé', fr: 'passé composé' }, 'au passé composé'),
  pluperfect: compound('I', { en: 'pluperfect', fr: 'plus-que-parfait' }, 'au plus-que-parfait'),
} satisfies Record<string, Tense>

/** With whom the verb can be asked for: where être agrees, only where the pronoun tells the gender. */
export function personsFor(verb: string, tense: Tense): readonly Person[] {
  const isCompound = tense === TENSES.perfect || tense === TENSES.pluperfect
  return isCompound && WITH_ETRE.has(verb) ? ['il', 'elle', 'ils', 'elles'] : PERSONS
}

type Simple = 'P' | 'I' | 'F' | 'C' | 'S' | 'J'

function simple(code: Simple, name: Tense['name'], at: string): Tense {
  return { id: code, name, at, form: (verb, person) => formsOf(verb)[code]?.[placeOf(person)] }
}

function compound(code: 'P' | 'I', name: Tense['name'], at: string): Tense {
  return {
    id: `${code}K`,
    name,
    at,
    form(verb, person) {
      const takesEtre = WITH_ETRE.has(verb)
      const auxiliary = formsOf(takesEtre ? 'être' : 'avoir')[code]?.[placeOf(person)]
      const participle = formsOf(verb).K?.[takesEtre ? agreementOf(person) : 0]
      return participle && `${auxiliary} ${participle}`
    },
  }
}

function placeOf(person: Person): number {
  const masculine = person === 'elle' ? 'il' : person === 'elles' ? 'ils' : person
  return PERSONS.indexOf(masculine)
}

/** The participle's forms are in the order masculine, masculine plural, feminine, feminine plural. */
function agreementOf(person: Person): number {
  return (person.startsWith('elle') ? 2 : 0) + (person.endsWith('s') && person !== 'nous' ? 1 : 0)
}
