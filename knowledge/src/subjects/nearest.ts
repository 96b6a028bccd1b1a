import { bare } from '@probant/contract/item-writing/plain-words'
import type { Locale } from '@probant/contract/locales'
import type { Subject } from '../source.ts'
import type { Named, NameIndex } from './names.ts'
import { shareIn } from './shared-words.ts'

/**
 * Finds the subjects that are near what was typed: one of their names has most of its telling words. What begins as it
 * was typed comes first, the shortest before all, for somebody may still be typing.
 */
export function searchOver(subjects: readonly Subject[], names: NameIndex) {
  const beginnings = subjects.map(({ name }) => ({ en: beginning(name.en), fr: beginning(name.fr) }))
  const share = shareIn(names, subjects.length)

  return (typed: string, locale: Locale, count: number): string[] => {
    const scores = new Map<string, number>()
    const note = (name: string, score: number) => scores.set(name, Math.max(score, scores.get(name) ?? 0))
    for (const [named, shared] of share(typed, locale)) {
      const score = shared * meant(named, locale)
      if (score > NEAR) note(named.subject.name[locale], score)
    }
    const typedBeginning = beginning(typed)
    subjects.forEach(({ name }, at) => {
      const own = beginnings[at]?.[locale] ?? ''
      if (typedBeginning && own.startsWith(typedBeginning)) note(name[locale], LONGEST - own.length)
    })
    const nearest = [...scores].sort(([, one], [, other]) => other - one)
    return nearest.slice(0, count).map(([name]) => name)
  }
}

/** What shares less has a word in common, and is something else. */
const NEAR = 0.4
const LONGEST = 1000

/** As it is typed: no word of it is taken for a singular yet. */
function beginning(text: string): string {
  return bare(text)
    .replace(/[’']/g, ' ')
    .replace(/^(?:the|an?|l|les?|la|une?|des|du)\s+/, '')
    .trim()
}

/** What a name is worth: of the subject itself or something within it, in the language of the questions or the other one. */
function meant({ narrower, locale }: Named, asked: Locale): number {
  return (narrower ? 0.62 : 1) * (locale === asked ? 1 : 0.9)
}
