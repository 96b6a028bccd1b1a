import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { LETTERS } from '../../question-values.ts'
import classes from './question-paper.module.css'

interface Row {
  html?: string
  text?: string
  isRight: boolean
}

interface AnswerRowsProps {
  answers: Row[]
  lang?: string
  withAnswer: boolean
}

/** The answers to choose from, as large rows with their letters. */
export function AnswerRows({ answers, lang, withAnswer }: AnswerRowsProps) {
  const { t } = useTranslation('questions')
  return (
    <ol className={classes.answers}>
      {LETTERS.slice(0, answers.length).map((letter, place) => {
        const { html, text, isRight = false } = answers[place] ?? {}
        const isShownRight = withAnswer && isRight
        return (
          <li key={letter} className={classes.answer} data-right={isShownRight || undefined}>
            <span className={classes.letter}>{letter}</span>
            {html === undefined ? text : <RichText html={html} lang={lang} className={classes.answerText} />}
            {isShownRight && (
              <span className={classes.tick}>
                <IconCheck size={20} stroke={2.5} aria-hidden="true" />
                <VisuallyHidden>{t('preview.right')}</VisuallyHidden>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
