import type { Locale } from '@probant/contract/locales'
import { comparable } from '../comparable.ts'
import { type Draft, GAP } from './draft.ts'
import type { Passage } from './reading/passage.ts'
import { contentWords } from './terms/content-words.ts'
import { worded } from './wording.ts'

/**
 * The question with what its sentence takes for granted said before it: the sentence before, or the heading. Undefined
 * where it can't stand without, or where that would give the answer away.
 */
export function inContext(draft: Draft, { locale, settings }: Passage): Draft | undefined {
  const setting = settings.get(draft.sentence.key)
  if (!setting) return draft
  const { before, heading, isNeeded } = setting
  const said = before ?? (heading && underHeading(heading, locale))
  const title = said && !givesAway(said, draft) ? titleAfter(said, draft, locale) : undefined
  if (!title || title.length > LONGEST) return isNeeded ? undefined : draft
  return { ...draft, title, context: before ? 'sentence' : 'heading' }
}

const LONGEST = 330

/** Undefined where the question is not the sentence itself, whole or with a blank. */
function titleAfter(said: string, draft: Draft, locale: Locale): string | undefined {
  const { title } = draft
  if ('isTrue' in draft || ('accepted' in draft && title.includes(GAP))) return said + title
  const { gap } = ('wrong' in draft && BLANKED.exec(title)?.groups) || {}
  return gap && worded(locale, 'completePassage', { gap: said + gap })
}

/** `Complete the sentence: “…”` */
const BLANKED = /[“«]\s?(?<gap>[^”»]*____[^”»]*)\.\s?[”»]$/u

function underHeading(heading: string, locale: Locale): string {
  return locale === 'fr' ? `${heading}\u00a0: ` : `${heading}: `
}

function givesAway(said: string, draft: Draft): boolean {
  const answers = 'correct' in draft ? [draft.correct] : 'accepted' in draft ? draft.accepted : []
  const plain = ` ${comparable(said)} `
  return answers.some((answer) => {
    const words = contentWords(answer)
    const isSaid = plain.includes(` ${comparable(answer)} `)
    return isSaid || (words.length > 0 && words.every((word) => plain.includes(` ${word}`)))
  })
}
