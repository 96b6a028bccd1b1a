import { Button, Group } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readScore } from '../score.ts'
import { NOTHING_TYPED, type UnsavedGrade } from '../unsaved-grades.ts'
import { deskKey } from './desk-keys.ts'
import { GradeFields } from './grade-fields.tsx'

interface GradeFormProps {
  maxPoints: number
  unsaved: UnsavedGrade | undefined
  takesFocus: boolean
  onType: (change: { typed?: string; feedback?: string }) => void
  onGrade: (points: number) => void
  /** One answer back or forth. */
  onMove: (step: -1 | 1) => void
  onUndoLast: (() => void) | undefined
  /** Something that helps to find the score. */
  children: ReactNode
}

/** An answer gets its grade. Whoever grades a whole class never leaves the field: every key is here. */
export function GradeForm({ maxPoints, unsaved, onGrade, onMove, onUndoLast, ...props }: GradeFormProps) {
  const { t } = useTranslation('results')
  const [isPressed, setPressed] = useState(false)
  const { typed, feedback } = unsaved ?? NOTHING_TYPED
  const score = readScore(typed, maxPoints)

  function save() {
    setPressed(true)
    if (typeof score === 'number') onGrade(score)
  }
  function onKeyDown(event: KeyboardEvent) {
    const key = deskKey(event)
    if (!key) return
    if (key === 'undo') onUndoLast?.()
    else onMove(key)
    event.preventDefault()
  }
  return (
    <>
      <GradeFields
        {...{ maxPoints, typed, feedback, score, isPressed }}
        takesFocus={props.takesFocus}
        onType={props.onType}
        onScoreKey={onKeyDown}
        onSave={save}
        buttons={<Button type="submit">{t('grading.form.save')}</Button>}
      >
        {props.children}
      </GradeFields>
      <Keys canUndo={onUndoLast !== undefined} />
    </>
  )
}

/** Only where there is a keyboard, as far as one can tell. */
function Keys({ canUndo }: { canUndo: boolean }) {
  const { t } = useTranslation('results')
  return (
    <Group className="of-keys" visibleFrom="xs" gap="4px 20px" c="dimmed" fz="xs">
      <span>
        <kbd>{t('grading.keys.enter')}</kbd> {t('grading.keys.save')}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('grading.keys.move')}
      </span>
      {canUndo && (
        <span>
          <kbd>U</kbd> {t('grading.keys.undo')}
        </span>
      )}
    </Group>
  )
}
