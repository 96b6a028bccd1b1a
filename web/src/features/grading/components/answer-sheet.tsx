import { Box, Button, Group, Paper, Text, Title } from '@mantine/core'
import type { GradedQuestion, OpenAnswer } from '@probant/contract/grading/grading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { wordCount } from '#web/lib/word-count.ts'
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
  const { t } = useTranslation('results')
  const writerWords = useWriterWords()
  return (
    <>
      <Group gap="8px 24px" justify="space-between">
        <Title order={2} size="h3">
          {writerWords(answer)}
        </Title>
        {steps}
      </Group>
      {onReadPerson && (
        <Button
          variant="subtle"
          size="compact-sm"
          m="-12px 0 0 -8px"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onReadPerson(answer.submissionId)}
        >
          {t('grading.sheet.readPerson')}
        </Button>
      )}
      <Box ff="var(--font-paper)">
        <strong>{t('grading.sheet.question', { number: question.number })}</strong>
        <RichText html={question.titleHtml} lang={quiz.language} />
      </Box>
      {question.scoring !== 'normal' && (
        <Text py="xs" px="sm" bdrs="md" bg="var(--warning-wash)" c="var(--warning)">
          {t(`regrading.scorings.${question.scoring}`)}
        </Text>
      )}
      <Group align="stretch">
        <Paper flex="2 1 320px" miw={0} py={20} px="lg" withBorder>
          {/* However long it is, the field for the points stays in sight. */}
          <Box
            component="section"
            className="breakable"
            mah="max(240px, 50vh)"
            ff="var(--font-paper)"
            fz="md"
            lh={1.6}
            style={{ overflowY: 'auto', whiteSpace: 'pre-wrap' }}
            lang={quiz.language}
            dir="auto"
            // A long one scrolls, also for whoever has only a keyboard
            tabIndex={0}
            aria-label={t('grading.sheet.text')}
          >
            {answer.text}
          </Box>
          <Text mt="sm" c="dimmed" size="xs">
            {t('grading.sheet.words', { count: wordCount(answer.text) })}
          </Text>
        </Paper>
        {question.guidanceHtml && (
          <Box
            component="aside"
            flex="1 1 220px"
            miw={0}
            p="md"
            bg="var(--highlight-wash)"
            fz={14}
            style={{ borderInlineStart: '3px solid var(--highlight)' }}
            aria-label={t('grading.sheet.guidance')}
          >
            <strong>{t('grading.sheet.guidance')}</strong>
            <RichText html={question.guidanceHtml} lang={quiz.language} />
          </Box>
        )}
      </Group>
    </>
  )
}
