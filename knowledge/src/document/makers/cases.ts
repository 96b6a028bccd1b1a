import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty, openDraft } from '../draft.ts'
import { lowerFirst } from '../first-letter.ts'
import { isInstruction } from '../reading/fragments.ts'
import { keyOf, type Passage } from '../reading/passage.ts'
import { pointsOut } from '../reading/pointing.ts'
import { splitSentences } from '../reading/sentences.ts'
import { worded } from '../wording.ts'

/** Asks what has to be done in a case that an instruction names: `If the alarm rings, leave the room`. */
export function cases({ locale, subject, text, grammar }: Passage): Draft[] {
  return text.split('\n').flatMap((paragraph) =>
    splitSentences(paragraph, locale).flatMap((source) => {
      const order = source.replace(/\.$/, '')
      const { when = '', what = '' } = CASE[locale].map((one) => one.exec(order)?.groups).find(Boolean) ?? {}
      const isClear =
        when.length >= SHORTEST &&
        isInstruction(order, locale) &&
        !FORBIDDING.test(what) &&
        !UNCLEAR[locale].test(when) &&
        grammar.hasVerb(when.replace(/^\p{L}+ /u, '')) &&
        !pointsOut(when, { locale, subject, clause: undefined })
      if (!isClear) return []
      const title = worded(locale, 'whatToDo', { when: lowerFirst(when) })
      const sentence = { text: order, source, key: keyOf(source), clause: undefined }
      return [openDraft({ title, sentence, quality: 0.8 - lengthPenalty(when), hardness: 0.5 }, 3)]
    }),
  )
}

const SHORTEST = 15

const CASE: Record<Locale, readonly RegExp[]> = {
  en: [
    /^(?<when>(?:If|When|As soon as) [^,:;]{10,90}), (?<what>.+)$/,
    /^(?<what>[^,;]{15,90}) (?<when>if [^;]{12,110})$/,
  ],
  fr: [],
}

/** It says what is to be left undone, and not what is to be done. */
const FORBIDDING = /^(?:do not|don’t|never)\b/i

const UNCLEAR: Record<Locale, RegExp> = {
  en: /\b(?:it|they|this|these|those|them|he|she|his|her|its|their|such|another|there (?:is|are) no)\b|\basks?$|\b(?:if|when) (?:necessary|possible|needed|in doubt|so|not)\b/i,
  fr: /(?!)/,
}
