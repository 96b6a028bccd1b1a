import { Button } from '@mantine/core'
import type { Grade } from '@probant/contract/grading/grading'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './given-grade.module.css'
import { useFocusOnce } from './use-focus-once.ts'

interface GivenGradeProps {
  grade: Grade
  maxPoints: number
  isPending: boolean
  onUndo: () => void
  onMove: (step: -1 | 1) => void
}

/** What was given for an answer; it is taken back as long as its participant was not told. */
export function GivenGrade({ grade, maxPoints, isPending, onUndo, onMove }: GivenGradeProps) {
  const { t } = useTranslation('grading')
  const panel = useRef<HTMLDivElement>(null)
  useFocusOnce(panel)
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onMove(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key.toLowerCase() === 'u' && grade.canUndo && !isPending) onUndo()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same keys as in the form, for whoever goes through the pile
    <div ref={panel} className={classes.grade} tabIndex={-1} onKeyDown={onKeyDown}>
      <p className={classes.points}>{t('grade.points', { points: grade.points, max: maxPoints })}</p>
      {grade.feedback && <p className={classes.feedback}>{grade.feedback}</p>}
      {grade.canUndo ? (
        <Button variant="default" size="compact-md" loading={isPending} onClick={onUndo}>
          {t('grade.undo')}
        </Button>
      ) : (
        <p className={classes.told}>{t('grade.told')}</p>
      )}
    </div>
  )
}
