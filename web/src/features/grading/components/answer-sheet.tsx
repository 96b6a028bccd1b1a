import { Button } from '@mantine/core'
import type { GradedQuestion, OpenAnswer } from '@probant/contract/grading/grading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { wordCount } from '#web/lib/word-count.ts'
import classes from './answer-sheet.module.css'
import { useWriterWords } from './use-writer-words.ts'

interface AnswerSheetProps {
  quiz: Pick<Quiz, 'language'>
  question: GradedQuestion
  answer: OpenAnswer
  steps: ReactNode
  onReadPerson: ((submissionId: string) => void) | undefined
}

/** One answer, between what was asked and what to look for. */
export function AnswerSheet({ quiz, question, answer, steps, onReadPerson }: AnswerSheetProps) {
  const { t } = useTranslation(['grading', 'regrading'])
  const writerWords = useWriterWords()
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.writer}>{writerWords(answer)}</h2>
        {steps}
      </div>
      {onReadPerson && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.person}
          onClick={() => onReadPerson(answer.submissionId)}
        >
          {t('sheet.readPerson')}
        </Button>
      )}
      <div className={classes.asked}>
        <strong>{t('sheet.question', { number: question.number })}</strong>
        <RichText html={question.titleHtml} lang={quiz.language} />
      </div>
      {question.scoring !== 'normal' && (
        <p className={classes.note}>{t(`regrading:scorings.${question.scoring}`)}</p>
      )}
      <div className={classes.columns}>
        <div className={classes.sheet}>
          <section
            className={classes.text}
            lang={quiz.language}
            dir="auto"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, also for whoever has only a keyboard
            tabIndex={0}
            aria-label={t('sheet.text')}
          >
            {answer.text}
          </section>
          <p className={classes.count}>{t('sheet.words', { count: wordCount(answer.text) })}</p>
        </div>
        {question.guidanceHtml && (
          <aside className={classes.guidance} aria-label={t('sheet.guidance')}>
            <strong>{t('sheet.guidance')}</strong>
            <RichText html={question.guidanceHtml} lang={quiz.language} />
          </aside>
        )}
      </div>
    </>
  )
}
