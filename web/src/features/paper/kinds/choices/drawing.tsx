import { words } from '@probant/kinds/choices/words'
import { useId } from 'react'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { choiceRemarks } from '../../choice-remarks.ts'
import { ChoiceRows, ReadRows } from '../../choice-rows.tsx'
import type { AnswerProps, GivenProps } from '../kind.ts'
import { type Shape, ticked } from './ticked.ts'

/** The rows of a choice, to be ticked one by one; where several may be right, it says so. */
export function Answer({ content, language, stemId, answer, isLocked, onAnswer }: AnswerProps<Shape>) {
  const hintId = useId()
  const locale = useLocale()
  return (
    <>
      {!content.isSingle && (
        <p id={hintId} className="note" style={{ marginBottom: 10 }}>
          {words[locale].hint}
        </p>
      )}
      <ChoiceRows
        labelledBy={content.isSingle ? stemId : `${stemId} ${hintId}`}
        labels={labelsOf(content, language)}
        chosen={answer?.places ?? []}
        isSeveral={!content.isSingle}
        isLocked={isLocked}
        onChoose={(place) => onAnswer(ticked(content, place, answer))}
      />
    </>
  )
}

export function Given({ content, language, stemId, given, right, isJudged, remarkOn }: GivenProps<Shape>) {
  const chosen = given?.places ?? []
  const remarks = choiceRemarks({ chosen, right: right?.places, isJudged })
  const remarkAt = (place: number) => remarks[place] && remarkOn(remarks[place])
  return (
    <ReadRows
      labelledBy={stemId}
      labels={labelsOf(content, language)}
      isSeveral={!content.isSingle}
      {...{ chosen, remarkAt }}
    />
  )
}

function labelsOf({ options }: Shape['shown'], language: string) {
  return options.map(({ html }) => <RichText key={html} html={html} lang={language} />)
}
