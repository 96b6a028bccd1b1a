import { Box, Button, Stack, Text } from '@mantine/core'
import type { OpenAnswer } from '@probant/contract/grading/grading'
import { IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSuggestGrade } from '../mutations.ts'

interface SuggestionBoxProps {
  quizId: string
  answer: OpenAnswer
  /** Writes the points into the field; saving them stays with whoever grades. */
  onTake: (points: number) => void
}

/** What the model thinks, marked as nothing more than that. */
export function SuggestionBox({ quizId, answer, onTake }: SuggestionBoxProps) {
  const { t } = useTranslation('results')
  const suggest = useSuggestGrade(quizId)
  const suggestion = suggest.data?.isAvailable ? suggest.data.suggestion : undefined
  if (!suggestion)
    return (
      <div>
        <Button
          type="button"
          variant="default"
          size="compact-sm"
          loading={suggest.isPending}
          leftSection={<IconSparkles size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => suggest.mutate(answer)}
        >
          {t('grading.suggestion.ask')}
        </Button>
        <Text mt={4} c="dimmed" size="xs">
          {t('grading.suggestion.hint')}
        </Text>
      </div>
    )
  const { points, reason, evidence, model } = suggestion
  return (
    <Stack
      gap="xs"
      align="flex-start"
      py="sm"
      px="md"
      bd="1px dashed var(--line-control)"
      bdrs="lg"
      role="status"
    >
      <strong>{t('grading.suggestion.title', { model: model.split('/').at(-1) })}</strong>
      <Text>
        {t('grading.grade.points', { points, count: answer.maxPoints })}. {reason}
      </Text>
      {evidence && (
        <Box
          component="blockquote"
          className="breakable"
          m={0}
          ps="sm"
          ff="var(--font-paper)"
          style={{ borderInlineStart: '3px solid var(--highlight)' }}
        >
          {evidence}
        </Box>
      )}
      <Button type="button" variant="default" size="compact-sm" onClick={() => onTake(points)}>
        {t('grading.suggestion.take')}
      </Button>
    </Stack>
  )
}
