import type { Locale } from '@probant/contract/locales'
import MiniSearch from 'minisearch'
import type { Naming } from '../source.ts'
import { wordsOf } from './words.ts'

/** Finds the names of subjects that are near what was typed, one index for each language: a beginning of a word finds it, and so does a word with a slip. */
export function searchOver(subjects: readonly Naming[]) {
  const indexes: Partial<Record<Locale, MiniSearch>> = {}

  return (typed: string, locale: Locale, count: number): string[] => {
    indexes[locale] ??= indexIn(locale, subjects)
    const index = indexes[locale]
    const words = wordsOf(typed).join(' ')
    // A subject with all the words is nearer than one with a single word in its name.
    const found = (['AND', 'OR'] as const).flatMap((combineWith) => index.search(words, { combineWith }))
    const near = [...new Set(found.map(({ name }) => name as string))]
    return near.sort((one, other) => rank(one, words) - rank(other, words)).slice(0, count)
  }
}

/** What begins as it was typed comes first, the shortest before all: it is what most people mean. */
function rank(name: string, typed: string): number {
  const words = wordsOf(name).join(' ')
  return typed && words.startsWith(typed) ? words.length : LONGEST
}

const LONGEST = 1000

function indexIn(locale: Locale, subjects: readonly Naming[]): MiniSearch {
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
