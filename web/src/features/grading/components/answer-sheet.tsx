import { Box, Button, Group, Paper, Text } from '@mantine/core'
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
      <Group gap="8px 24px" justify="space-between">
        <h2 className={classes.writer}>{writerWords(answer)}</h2>
        {steps}
      </Group>
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
      <Box ff="var(--font-paper)">
        <strong>{t('sheet.question', { number: question.number })}</strong>
        <RichText html={question.titleHtml} lang={quiz.language} />
      </Box>
      {question.scoring !== 'normal' && (
        <Text py="xs" px="sm" bdrs="md" bg="var(--warning-wash)" c="var(--warning)">
          {t(`regrading:scorings.${question.scoring}`)}
        </Text>
      )}
      <Group align="stretch">
        <Paper flex="2 1 320px" miw={0} py={20} px="lg" withBorder>
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
          <Text mt="sm" c="dimmed" size="xs">
            {t('sheet.words', { count: wordCount(answer.text) })}
          </Text>
        </Paper>
        {question.guidanceHtml && (
          <aside className={classes.guidance} aria-label={t('sheet.guidance')}>
            <strong>{t('sheet.guidance')}</strong>
            <RichText html={question.guidanceHtml} lang={quiz.language} />
          </aside>
        )}
      </Group>
    </>
  )
}
