import { bare } from '@probant/contract/item-writing/plain-words'
import type { Locale } from '@probant/contract/locales'
import { alikeWords } from './alike-words.ts'
import type { Named, NameIndex } from './names.ts'
import { wordsOf } from './words.ts'

/** How much each name shares with what was typed, by its words: one that is in few names tells more. */
export function shareIn(names: NameIndex, subjectCount: number) {
  const weights = new Map<string, number>()

  return (typed: string, locale: Locale): Map<Named, number> => {
    const words = [...new Set(wordsOf(typed))].slice(0, MOST)
    const head = headOf(typed, locale)
    const stress = words.map((word) => (word === head ? 1.6 : 1))
    const alike = words.map((word) => alikeWords(word, names, bare(typed).endsWith(word)))
    const own = words.map((word) => (names.withWord(word).length > 0 ? weightOf(word) : weight(UNHEARD)))
    const met = new Map<Named, Shared[]>()
    alike.forEach((known, at) => {
      for (const { word, closeness } of known) {
        for (const named of names.withWord(word)) {
          const shared = met.get(named) ?? []
          met.set(named, shared)
          if (closeness > (shared[at]?.closeness ?? 0)) shared[at] = { closeness, weight: weightOf(word) }
        }
      }
    })
    return new Map([...met].map(([named, shared]) => [named, shareOf(named, shared, { own, stress })]))
  }

  /** What both have, of all that they have together. */
  function shareOf({ words }: Named, shared: readonly Shared[], { own, stress }: Asked): number {
    const stressOf = (at: number) => stress[at] ?? 1
    const both = sum(shared.map((one, at) => (one ? one.closeness * one.weight * (1 + stressOf(at)) : 0)))
    const asked = sum(own.map((weight, at) => stressOf(at) * (shared[at]?.weight ?? weight)))
    return both / (asked + sum(words.map(weightOf)))
  }

  function weightOf(word: string): number {
    const known = weights.get(word)
    if (known !== undefined) return known
    const having = new Set(names.withWord(word).map(({ subject }) => subject)).size
    const found = weight(having)
    weights.set(word, found)
    return found
  }

  function weight(having: number): number {
    return Math.log(1 + subjectCount / having)
  }
}

/** Of each word that was typed: what it tells, and how much more it counts than the others. */
interface Asked {
  own: readonly number[]
  stress: readonly number[]
}

interface Shared {
  closeness: number
  weight: number
}

/** What it is, and not of what sort: verbs, of “Japanese verbs” and of « verbes japonais ». */
function headOf(typed: string, locale: Locale): string | undefined {
  const [before = ''] = bare(typed).replace(/[’']/g, ' ').split(PREPOSITION)
  return wordsOf(before).at(locale === 'en' ? -1 : 0)
}

const PREPOSITION = /(?<=\S)\s+(?:of|on|in|for|about|with|at|to|de|du|des|d|en|a|au|aux|sur|pour|dans)\s/

/** A whole text is no subject, and each word takes its time. */
const MOST = 12

/** A word that is in no name counts like one that so many subjects have. */
const UNHEARD = 13

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
