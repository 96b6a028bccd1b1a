import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { type Draft, GAP } from '../draft.ts'
import { isInstruction } from '../reading/fragments.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { pointsOut } from '../reading/pointing.ts'
import { isRemark } from '../reading/remarks.ts'
import { continues } from '../reading/self-contained.ts'
import { worded } from '../wording.ts'
import { aboutFigures } from './about-figures.ts'

/** Asks how much or how long, in an instruction: `Wash your hands for at least ____ seconds`. */
export function aboutInstructions(passage: Passage, random: Random): Draft[] {
  const { locale, everySentence } = passage
  const orders = everySentence.filter((sentence) => isClear(sentence, passage))
  return aboutFigures({ ...passage, sentences: orders }, random).flatMap((draft) => {
    if (!('accepted' in draft) || !draft.title.includes(GAP) || ROUGHLY.test(draft.title)) return []
    const title = worded(locale, 'completeInstruction', { gap: draft.title.replace(/\.$/, '') })
    return [{ ...draft, title, quality: draft.quality - 0.06 }]
  })
}

/** It can be followed by whoever reads nothing else. */
export function isClear({ text }: Sentence, { locale, subject }: Passage): boolean {
  return (
    isInstruction(text, locale) &&
    text.length <= 150 &&
    !POINTING[locale].test(text) &&
    !continues(text, locale) &&
    !isRemark(text, locale) &&
    !pointsOut(text, { locale, subject, clause: undefined })
  )
}

/** Nobody has to know the very number then. */
const ROUGHLY = /(?<!\p{L})(?:about|around|roughly|environ) _/u

/** `dry them`, after `your hands`, is clear. */
const POINTING: Record<Locale, RegExp> = {
  en: /^[^,]*\b(?:it|them)\b|\b(?:this|these|that|you)\b/i,
  fr: /^[^,]*(?<!\p{L})(?:il|elle|ils|elles|y|en)(?!\p{L})|(?<!\p{L})(?:ce|cet|cette|ces|-l[ea]s?)(?!\p{L})/iu,
}
