import { LOCALES, type Locale } from '@probant/contract/locales'
import MiniSearch from 'minisearch'
import type { FoundSubject, Names, Naming, Subject } from '../source.ts'
import { isSlip, wordsOf } from './words.ts'

/**
 * Finds subjects by what people type. A subject is served only under one of its own names, give or take small words, levels,
 * plurals and slips of the finger: a wrong one is worse than none. What is merely near is suggested.
 */
export function createSubjectIndex(subjects: readonly Subject[]) {
  const named = new Map<string, Subject>()
  const within = new Map<string, Within[]>()
  const vocabulary = new Map<string, string[]>()
  const search = searchOver(subjects)
  for (const subject of subjects) {
    for (const locale of LOCALES) {
      for (const name of [subject.name[locale], ...subject.aliases[locale]]) {
        const key = learnt(name)
        if (!named.has(key)) named.set(key, subject)
      }
      for (const narrower of subject.narrower ?? []) {
        for (const name of narrower[locale]) addWithin(learnt(name), { subject, narrower })
      }
    }
  }

  return {
    all: subjects,

    /** The subject that was typed, in whichever language it was typed. */
    async find(typed: string): Promise<FoundSubject | undefined> {
      for (const words of readings(wordsOf(typed))) {
        const key = keyOf(words)
        const found = named.get(key) ?? (await narrowed(within.get(key) ?? []))
        if (found) return found
      }
    },

    /** The names of what is known, nearest first: to name where nothing fits, and to suggest while someone types. */
    nearest(typed: string, locale: Locale, count: number): string[] {
      const words = wordsOf(typed).join(' ')
      // A subject with all the words is nearer than one with a single word in its name.
      const found = (['AND', 'OR'] as const).flatMap((combineWith) =>
        search[locale].search(words, { combineWith }),
      )
      return [...new Set(found.map(({ name }) => name as string))].slice(0, count)
    },
  }

  /** Remembers the words of a name; returns how it is looked up. */
  function learnt(name: string): string {
    const words = wordsOf(name)
    for (const word of words) {
      const alike = vocabulary.get(word[0] ?? '') ?? []
      if (!alike.includes(word)) vocabulary.set(word[0] ?? '', [...alike, word])
    }
    return keyOf(words)
  }

  function addWithin(key: string, one: Within): void {
    const others = within.get(key) ?? []
    const isThere = others.some(({ narrower }) => narrower === one.narrower)
    if (!isThere) within.set(key, [...others, one])
  }

  /** As it was typed; else with each word that is in no name taken for one that is. */
  function* readings(words: readonly string[]): Generator<readonly string[]> {
    yield words
    const corrected = words.map((word) => {
      const alike = vocabulary.get(word[0] ?? '') ?? []
      if (alike.includes(word) || REAL_WORDS.has(word)) return [word]
      return alike.filter((known) => isSlip(word, known)).slice(0, 3)
    })
    yield* combinations(corrected)
  }
}

export type SubjectIndex = ReturnType<typeof createSubjectIndex>

/** Something narrower within a subject; several subjects may know something of it. */
interface Within {
  subject: Subject
  narrower: Names
}

/** Words that are no slips, though they look like one. */
const REAL_WORDS = new Set([
  'poison',
  'astrology',
  'desert',
  'dessert',
  'conversation',
  'conservation',
  'marching',
])

/** What all of them know about it; nothing where that is too little for a quiz. */
async function narrowed(places: readonly Within[]): Promise<FoundSubject | undefined> {
  const found = await Promise.all(places.map(({ subject, narrower }) => subject.narrowTo?.(narrower)))
  const sources = found.filter((source) => source !== undefined).filter(({ only }) => only?.size)
  const facts = sources.reduce((sum, { only }) => sum + (only?.size ?? 0), 0)
  if (facts < FEWEST_FACTS) return undefined
  const id = sources.map((source) => source.id).join(' + ')
  const [source, ...others] = sources
  return { id, load: async () => (source && others.length === 0 ? source : { kind: 'mixed', id, sources }) }
}

/** Fewer are no quiz. */
const FEWEST_FACTS = 6

function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ')
}

function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (all, options) => all.flatMap((words) => options.map((word) => [...words, word])),
    [[]],
  )
}

/** One index for each language: a beginning of a word finds it, and so does a word with a slip. */
function searchOver(subjects: readonly Naming[]): Record<Locale, MiniSearch> {
  const build = (locale: Locale) => {
    const index = new MiniSearch({
      fields: ['name', 'aliases', 'narrower', 'elsewhere'],
      storeFields: ['name'],
      tokenize: wordsOf,
      // Words are prepared already.
      processTerm: (word) => word,
      searchOptions: {
        prefix: true,
        fuzzy: (word) => (word.length >= 5 ? 0.2 : false),
        boost: { name: 4, aliases: 2 },
      },
    })
    index.addAll(subjects.map((subject) => documentOf(subject, locale)))
    return index
  }
  return { en: build('en'), fr: build('fr') }
}

function documentOf({ id, name, aliases, narrower }: Naming, locale: Locale) {
  const other = locale === 'en' ? 'fr' : 'en'
  const within = (of: Locale) => (narrower ?? []).flatMap((names) => names[of])
  return {
    id,
    name: name[locale],
    aliases: aliases[locale].join(' '),
    narrower: within(locale).join(' '),
    elsewhere: [name[other], ...aliases[other], ...within(other)].join(' '),
  }
}
