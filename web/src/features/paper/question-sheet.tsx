import { Title } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { IconFlag } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './paper.module.css'

interface QuestionSheetProps {
  question: PaperQuestion
  language: Locale
  /** The rank of its heading, below that of its section. */
  order: 2 | 3 | 4 | 5
  /** What is answered, by the id of what asks. */
  answer: (stemId: string) => ReactNode
  /** What stands below the answer. */
  children?: ReactNode
  isFlagged?: boolean | undefined
  /** Where one can come back to it. */
  onFlag?: ((isFlagged: boolean) => void) | undefined
}

/** One question as it lies in front of a participant, and what they answer. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { t } = useTranslation('taking')
  const { question, language, order, answer, children, isFlagged = false, onFlag } = props
  const stemId = useId()
  return (
    <section className={classes.question} data-question={question.questionId}>
      <div className={`note ${classes.questionHead}`}>
        <Title order={order}>{t('paper.question', { number: question.number })}</Title>
        <span>{t('paper.points', { count: question.points })}</span>
        {onFlag && (
          <button
            type="button"
            className={classes.flag}
            aria-pressed={isFlagged}
            aria-label={t('paper.flagQuestion', { number: question.number })}
            onClick={() => onFlag(!isFlagged)}
          >
            <IconFlag size={18} stroke={1.5} aria-hidden="true" />
            {t(isFlagged ? 'paper.flagged' : 'paper.flag')}
          </button>
        )}
      </div>
      <div id={stemId}>
        <RichText html={question.titleHtml} lang={language} className={classes.stem} />
      </div>
      {answer(stemId)}
      {children}
    </section>
  )
}
