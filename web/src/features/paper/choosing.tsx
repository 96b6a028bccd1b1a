import type { Locale, Shapes } from '@probant/kinds'
import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { choiceRemarks } from './choice-remarks.ts'
import { ChoiceRows, ReadRows } from './choice-rows.tsx'
import type { TakenKind } from './kinds/kind.ts'

interface Choosing<S extends Shapes> extends Pick<TakenKind<S>, 'isBlank' | 'receiptLine' | 'inBrief'> {
  /** The answers to choose from, in the order in which they stand there. */
  choicesOf(content: S['shown']): S['answer'][]
  /** What they say; `locale` is the language of the page around them. */
  labelsOf(content: S['shown'], languages: { language: Locale; locale: Locale }): ReactNode[]
  /** Which of the choices it is. */
  placeOf(one: S['answer'] | S['right']): number
}

/** A kind of which one chooses one answer of several. */
export function choosing<S extends Shapes>(kind: Choosing<S>): TakenKind<S> {
  const { choicesOf, labelsOf, placeOf, ...rest } = kind
  return {
    ...rest,
    isLine: false,
    keys: {
      count: (content) => choicesOf(content).length,
      pressed: (content, index) => choicesOf(content)[index] ?? null,
    },

    Answer({ content, language, stemId, answer, isLocked, onAnswer }) {
      const labels = labelsOf(content, { language, locale: useLocale() })
      const choose = (index: number) => onAnswer(choicesOf(content)[index] ?? null)
      const chosen = answer ? [placeOf(answer)] : []
      return <ChoiceRows labelledBy={stemId} {...{ labels, chosen, isLocked }} onChoose={choose} />
    },

    Given({ content, language, stemId, given, right, isJudged, remarkOn }) {
      const labels = labelsOf(content, { language, locale: useLocale() })
      const chosen = given ? [placeOf(given)] : []
      const remarks = choiceRemarks({ chosen, right: right && [placeOf(right)], isJudged })
      const remarkAt = (index: number) => remarks[index] && remarkOn(remarks[index])
      return <ReadRows labelledBy={stemId} {...{ labels, chosen, remarkAt }} />
    },
  }
}
