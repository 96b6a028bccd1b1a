import { Button, Stack, Text } from '@mantine/core'
import type { Grade } from '@probant/contract/grading/grading'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deskKey } from './desk-keys.ts'
import { useFocusOnce } from './use-focus-once.ts'

interface GivenGradeProps {
  grade: Grade
  maxPoints: number
  /** It is on its way. */
  isSaving: boolean
  /** It takes the place of the field that one was in: the keys go on working. */
  takesFocus: boolean
  onUndo: () => void
  /** Where it can't be undone any more. */
  onChange: () => void
  onMove: (step: -1 | 1) => void
}

/** What was given for an answer; it is taken back as long as its participant was not told. */
export function GivenGrade({ grade, maxPoints, isSaving, takesFocus, ...props }: GivenGradeProps) {
  const { t } = useTranslation('results')
  const panel = useRef<HTMLDivElement>(null)
  useFocusOnce(panel, takesFocus)
  function onKeyDown(event: KeyboardEvent) {
    const key = deskKey(event)
    if (!key || (key === 'undo' && !grade.canUndo)) return
    if (key === 'undo') props.onUndo()
    else props.onMove(key)
    event.preventDefault()
  }
  return (
    <Stack
      ref={panel}
      gap="sm"
      align="flex-start"
      p="md"
      className="card"
      tabIndex={-1}
      data-keys
      onKeyDown={onKeyDown}
    >
      <Text className="tabular" size="lg" fw={600}>
        {t('grading.grade.points', { points: grade.points, count: maxPoints })}
      </Text>
      {grade.feedback && <Text style={{ whiteSpace: 'pre-wrap' }}>{grade.feedback}</Text>}
      {isSaving && (
        <Text c="dimmed" size="xs">
          {t('grading.grade.saving')}
        </Text>
      )}
      {grade.canUndo ? (
        <Button variant="default" size="compact-sm" onClick={props.onUndo}>
          {t('grading.grade.undo')}
        </Button>
      ) : (
        <>
          <Text c="dimmed" size="xs">
            {t('grading.grade.told')}
          </Text>
          <Button variant="default" size="compact-sm" onClick={props.onChange}>
            {t('grading.grade.regrade')}
          </Button>
        </>
      )}
    </Stack>
  )
}
