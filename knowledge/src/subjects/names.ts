import { LOCALES, type Locale } from '@probant/contract/locales'
import type { Names, Subject } from '../source.ts'
import { isRealWord } from './real-words.ts'
import { isSlip } from './slips.ts'
import { wordsOf } from './words.ts'

/** One of the names that people have for a subject, or for something narrower within it. */
export interface Named {
  subject: Subject
  narrower?: Names
  locale: Locale
  words: readonly string[]
}

/** All names by their words. */
export function indexNames(subjects: readonly Subject[]) {
  const byKey = new Map<string, Named[]>()
  const byWord = new Map<string, Named[]>()
  const byInitial = new Map<string, string[]>()
  for (const subject of subjects) {
    for (const locale of LOCALES) {
      for (const name of [subject.name[locale], ...subject.aliases[locale]])
        add({ subject, locale, words: keyWords(name) })
      for (const narrower of subject.narrower ?? [])
        for (const name of narrower[locale]) add({ subject, narrower, locale, words: keyWords(name) })
    }
  }

  return {
    /** The names that consist of these words, in whichever order; or of the same letters, however they are split. */
    called(words: readonly string[]): readonly Named[] {
      return byKey.get(keyOf(words)) ?? byKey.get(words.join('')) ?? []
    },

    /** The names whose words are all among these. */
    among(words: readonly string[]): readonly Named[] {
      const met = new Set(words.flatMap((word) => byWord.get(word) ?? []))
      return [...met].filter((named) => named.words.every((word) => words.includes(word)))
    },

    /** All words that are in a name. */
    words: () => byWord.keys(),

    withWord: (word: string): readonly Named[] => byWord.get(word) ?? [],

    /** As it was typed; else with each word that is in no name taken for one that is. */
    *readings(words: readonly string[]): Generator<readonly string[]> {
      yield words
      // No name is longer, and each further word would be three times the work.
      if (words.length > LONGEST) return
      const corrected = words.map((word) => {
        if (byWord.has(word) || isRealWord(word)) return [word]
        const alike = byInitial.get(word[0] ?? '') ?? []
        return alike.filter((known) => isSlip(word, known)).slice(0, 3)
      })
      yield* combinations(corrected)
    },
  }

  function add(named: Named): void {
    const { words } = named
    for (const key of new Set([keyOf(words), words.join('')])) push(byKey, key, named)
    for (const word of words) {
      if (!byWord.has(word)) push(byInitial, word[0] ?? '', word)
      push(byWord, word, named)
    }
  }
}

export type NameIndex = ReturnType<typeof indexNames>

/** In words. */
const LONGEST = 8

function keyWords(name: string): string[] {
  return [...new Set(wordsOf(name))]
}

function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ')
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (all, options) => all.flatMap((words) => options.map((word) => [...words, word])),
    [[]],
  )
}
