import { Text, VisuallyHidden } from '@mantine/core'
import { LETTERS } from '@probant/kinds/letters'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './paper.module.css'
import paper from './question-paper.module.css'

interface AnswerRowsProps {
  answers: { label: ReactNode; isRight: boolean }[]
  withAnswer: boolean
}

/** The answers to choose from, as large rows with their letters. */
export function AnswerRows({ answers, withAnswer }: AnswerRowsProps) {
  const { t } = useTranslation('questions')
  return (
    <ol className={`plain ${classes.rows}`}>
      {answers.map(({ label, isRight }, index) => {
        const isShownRight = withAnswer && isRight
        return (
          <li
            key={LETTERS[index]}
            className={`reading ${classes.row}`}
            data-read={isShownRight ? 'right' : 'plain'}
          >
            <span className={classes.letter}>{LETTERS[index]}</span>
            <div className={classes.text}>{label}</div>
            {isShownRight && (
              <span className={classes.remark} data-tone="right" data-tick>
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

/** Answers or labels, one beside the other. */
export function Others({
  all,
  language,
}: {
  all: readonly { text: string; html: string }[]
  language: string
}) {
  return (
    <ul className={`plain ${paper.others}`}>
      {all.map(({ text, html }) => (
        <li key={text} className="reading">
          <RichText html={html} lang={language} />
        </li>
      ))}
    </ul>
  )
}

/** Something that the author knows, under its name. */
export function KeyEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" c="dimmed" size="xs" fw={560}>
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  )
}
