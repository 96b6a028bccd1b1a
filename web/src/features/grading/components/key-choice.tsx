import { Input } from '@mantine/core'
import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import type { Locale } from '@probant/contract/locales'
import { type GivenAnswer, kindOf } from '@probant/kinds'
import { inOrder } from '@probant/kinds/draw'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takenKind } from '#web/features/paper/kinds/taking.ts'
import { isAuthors, RightAnswer } from '#web/features/paper/right-answer.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import classes from './key-choice.module.css'

interface KeyChoiceProps {
  question: MarkedQuestion
  lang: Locale
  right: GivenAnswer | undefined
  /** What to do before it can be the key. */
  error: ReactNode
  onChoose: (right: GivenAnswer | undefined) => void
}

/** Which answer is the right one, instead of the one that was: it is given as participants give theirs. */
export function KeyChoice({ question, lang, right, error, onChoose }: KeyChoiceProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const labelId = useId()
  const { content, number } = question
  const { key, show, toPaper, toBank, rightOf, receiptLine, onSheet } = kindOf(content)
  const { Answer } = takenKind(content)
  const order = inOrder(content)
  const soFar = key?.of(content, locale)
  const rightSoFar = onSheet?.right(rightOf(content, order), locale)
  // A field that was emptied stays empty.
  const [isEmptied, setEmptied] = useState(false)
  const chosen = right ?? (isEmptied ? undefined : soFar)
  const choose = (given: GivenAnswer | null) => {
    setEmptied(given === null)
    const answer = given && toBank(given, order)
    onChoose(answer && !isSame(answer) ? answer : undefined)
  }
  const isSame = (answer: GivenAnswer) => soFar && receiptLine(answer) === receiptLine(soFar)
  return (
    <div>
      <Input.Label id={labelId} labelElement="div">
        {t('regrading.rightAnswer')}
      </Input.Label>
      <Answer
        content={show(content, order, (html) => html)}
        answer={chosen && toPaper(chosen, order)}
        language={lang}
        stemId={labelId}
        number={number}
        isLocked={false}
        isKey
        onAnswer={choose}
        onEnter={() => {}}
      />
      {error && (
        <Input.Error role="alert" mt="xs">
          {error}
        </Input.Error>
      )}
      {key?.hint && <p className="note">{key.hint(locale)}</p>}
      {rightSoFar && (
        <div className={`note ${classes.soFar}`}>
          <p>{t('regrading.rightSoFar')}</p>
          <div lang={isAuthors(rightSoFar) ? lang : undefined}>
            <RightAnswer right={rightSoFar} />
          </div>
        </div>
      )}
    </div>
  )
}
