import { Box, Group, Text, Title } from '@mantine/core'
import type { Comparison } from '@probant/contract/results/comparison'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { DeskSteps } from '#web/features/grading/components/desk-steps.tsx'
import { AnswerCards } from './answer-cards.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

interface OpenAnswersProps {
  comparison: Comparison
  /** Which question is read in the hand; the first where nothing is said. */
  question: string | undefined
  onQuestion: (questionId: string) => void
}

/** Question by question, what everybody wrote; in the hand one question at a time. */
export function OpenAnswers({ comparison, question, onQuestion }: OpenAnswersProps) {
  const { t } = useTranslation('results')
  const isNarrow = useIsNarrow()
  const id = useId()
  const { questions } = comparison
  const place = Math.max(
    0,
    questions.findIndex(({ questionId }) => questionId === question),
  )
  const shown = isNarrow ? questions.slice(place, place + 1) : questions
  return (
    <Box component="section" mt={40} mb={48} aria-labelledby={id}>
      <Group gap="8px 24px" justify="space-between" mb="md">
        <Title order={2} size="h3" id={id}>
          {t('comparison.openAnswers')}
        </Title>
        {isNarrow && questions.length > 1 && (
          <DeskSteps
            place={place}
            count={questions.length}
            isReading={false}
            onMove={(step) => {
              const next = questions[place + step]
              if (next) onQuestion(next.questionId)
            }}
          />
        )}
      </Group>
      {questions.length === 0 && <Text c="dimmed">{t('comparison.noOpen')}</Text>}
      {shown.map((one) => (
        <QuestionAnswers key={one.questionId} question={one} comparison={comparison} />
      ))}
    </Box>
  )
}

function QuestionAnswers({
  question,
  comparison,
}: {
  question: Comparison['questions'][number]
  comparison: Comparison
}) {
  const { t } = useTranslation('results')
  const { number, titleHtml, language, scoring } = question
  return (
    <Box component="section" mb={32} aria-label={t('grading.sheet.question', { number })}>
      <Box ff="var(--font-paper)" mb="sm">
        <Title order={3} size="h5" ff="inherit">
          {t('grading.sheet.question', { number })}
        </Title>
        <RichText html={titleHtml} lang={language} />
      </Box>
      {scoring !== 'normal' && (
        <Text py="xs" px="sm" mb="sm" bdrs="md" bg="var(--warning-wash)" c="var(--warning)">
          {t(`regrading.scorings.${scoring}`)}
        </Text>
      )}
      <AnswerCards question={question} people={comparison.people} />
    </Box>
  )
}
