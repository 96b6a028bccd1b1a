import type { Locale } from '@probant/contract/locales'
import { seededRandom } from '../../random.ts'
import type { Draft } from '../draft.ts'
import { englishGrammar } from '../english/grammar.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { type Passage, readPassage } from '../reading/passage.ts'

type Maker = (passage: Passage, random: ReturnType<typeof seededRandom>) => Draft[]

/** What a maker makes of a text. */
export function draftsOf(maker: Maker, text: string, locale: Locale = 'en'): Draft[] {
  const grammar = { en: englishGrammar, fr: frenchGrammar }[locale]()
  return maker(readPassage(text, 'x', grammar), seededRandom(1))
}

/** Its statements that are meant to be false. */
export function falseOf(maker: Maker, text: string, locale: Locale = 'en'): string[] {
  return draftsOf(maker, text, locale).flatMap((draft) =>
    'isTrue' in draft && !draft.isTrue ? [draft.title] : [],
  )
}

/** Its sentences with a gap. */
export function gapsOf(maker: Maker, text: string, locale: Locale = 'en') {
  return draftsOf(maker, text, locale).flatMap((draft) =>
    'accepted' in draft ? [{ title: draft.title, accepted: draft.accepted }] : [],
  )
}
