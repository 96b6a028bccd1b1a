import { Button, Textarea, TextInput } from '@mantine/core'
import type { OpenAnswer } from '@probant/contract/grading/grading'
import { FEEDBACK_MAX } from '@probant/contract/limits'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readScore } from '../score.ts'
import classes from './grade-form.module.css'
import { useFocusOnce } from './use-focus-once.ts'

interface GradeFormProps {
  answer: OpenAnswer
  isPending: boolean
  onGrade: (grade: { points: number; feedback: string }) => void
  /** One answer back or forth. */
  onMove: (step: -1 | 1) => void
  onUndoLast: (() => void) | undefined
  /** Something that helps to find the score; it may write it into the field. */
  help?: (write: (points: number) => void) => ReactNode
}

/** The score and a word to the participant. Whoever grades a whole class never leaves the field: every key is here. */
export function GradeForm({ answer, isPending, onGrade, onMove, onUndoLast, help }: GradeFormProps) {
  const { t } = useTranslation('grading')
  const field = useRef<HTMLInputElement>(null)
  useFocusOnce(field)
  const [typed, setTyped] = useState('')
  const [feedback, setFeedback] = useState('')
  const [isPressed, setPressed] = useState(false)
  const score = readScore(typed, answer.maxPoints)
  const isWrong = score === 'notQuarters' || score === 'tooHigh'
  const shownError = isWrong || (isPressed && score === 'empty') ? score : undefined

  function save() {
    setPressed(true)
    if (typeof score === 'number' && !isPending) onGrade({ points: score, feedback })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onMove(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key.toLowerCase() === 'u') onUndoLast?.()
    else return
    event.preventDefault()
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={classes.row}>
        <TextInput
          ref={field}
          label={t('form.score', { max: answer.maxPoints })}
          inputMode="decimal"
          autoComplete="off"
          className={classes.score}
          value={typed}
          error={shownError && t(`form.${shownError}`, { max: answer.maxPoints })}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" loading={isPending}>
          {t('form.save')}
        </Button>
      </div>
      {help?.((points) => setTyped(String(points)))}
      <Textarea
        label={t('form.feedback')}
        description={t('form.feedbackHint')}
        maxLength={FEEDBACK_MAX}
        autosize
        minRows={2}
        maxRows={8}
        value={feedback}
        onChange={(event) => setFeedback(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      />
      <Keys canUndo={onUndoLast !== undefined} />
    </form>
  )
}

/** Only where there is a keyboard, as far as one can tell. */
function Keys({ canUndo }: { canUndo: boolean }) {
  const { t } = useTranslation('grading')
  return (
    <p className={classes.keys}>
      <span>
        <kbd>Enter</kbd> {t('keys.save')}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
      </span>
      {canUndo && (
        <span>
          <kbd>U</kbd> {t('keys.undo')}
        </span>
      )}
    </p>
  )
}
