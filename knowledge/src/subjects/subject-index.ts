import { LOCALES, type Locale } from '@probant/contract/locales'
import MiniSearch from 'minisearch'
import type { FoundSubject, Naming, Subject } from '../source.ts'
import { isSlip, wordsOf } from './words.ts'

/**
 * Finds subjects by what people type. A subject is served only under one of its own names, give or take small words, levels,
 * plurals and slips of the finger: a wrong one is worse than none. What is merely near is suggested.
 */
export function createSubjectIndex(subjects: readonly Subject[]) {
  const named = new Map<string, Named>()
  const vocabulary = new Map<string, string[]>()
  const search = searchOver(subjects)
  for (const subject of subjects) {
    for (const locale of LOCALES) {
      for (const name of [subject.name[locale], ...subject.aliases[locale]]) add(name, { subject })
      for (const narrower of subject.narrower?.[locale] ?? []) {
        add(narrower, { subject, narrower, locale })
      }
    }
  }

  return {
    all: subjects,

    /** The subject that was typed, in whichever language it was typed. */
    async find(typed: string): Promise<FoundSubject | undefined> {
      for (const words of readings(wordsOf(typed))) {
        const found = named.get(keyOf(words))
        if (found) return subjectOf(found)
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

  /** A subject with that name comes before one that has it as something within. */
  function add(name: string, of: Named): void {
    const words = wordsOf(name)
    const key = keyOf(words)
    if (!named.has(key) || (named.get(key)?.narrower && !of.narrower)) named.set(key, of)
    for (const word of words) {
      const alike = vocabulary.get(word[0] ?? '') ?? []
      if (!alike.includes(word)) vocabulary.set(word[0] ?? '', [...alike, word])
    }
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

interface Named {
  subject: Subject
  narrower?: string
  locale?: Locale
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

async function subjectOf({ subject, narrower, locale }: Named): Promise<FoundSubject | undefined> {
  return narrower && locale ? subject.narrowTo?.(narrower, locale) : subject
}

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
  const within = (of: Locale) => narrower?.[of] ?? []
  return {
    id,
    name: name[locale],
    aliases: aliases[locale].join(' '),
    narrower: within(locale).join(' '),
    elsewhere: [name[other], ...aliases[other], ...within(other)].join(' '),
  }
}
