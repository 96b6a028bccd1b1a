import { Alert, Button, Group } from '@mantine/core'
import type { OpenAnswer } from '@probant/contract/grading/grading'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '../pile.ts'
import type { GradesInHand } from '../use-unsaved-grades.ts'
import { useWriterWords } from './use-writer-words.ts'

interface UnsavedNoticeProps {
  answers: readonly OpenAnswer[]
  current: OpenAnswer
  grades: GradesInHand
  onGo: (index: number) => void
}

/** Grades that could not be saved. Whoever types is not taken back to them, lest the next digits land there. */
export function UnsavedNotice({ answers, current, grades, onGo }: UnsavedNoticeProps) {
  const { t } = useTranslation('results')
  const writerWords = useWriterWords()
  const unsaved = answers.filter((one) => one.grade === null && grades.of(one)?.step === 'failed')
  if (unsaved.length === 0) return null
  const others = unsaved.filter((one) => keyOf(one) !== keyOf(current))
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}>
      {t('grading.unsaved.sentence', { count: unsaved.length })}
      <Group className="filled" gap="xs" mt="xs">
        {others.map((one) => (
          <Button
            key={keyOf(one)}
            size="compact-sm"
            variant="default"
            onClick={() => onGo(answers.indexOf(one))}
          >
            {t('grading.unsaved.go', { who: writerWords(one) })}
          </Button>
        ))}
      </Group>
    </Alert>
  )
}
