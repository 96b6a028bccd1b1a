import { Flex, Textarea, TextInput } from '@mantine/core'
import { FEEDBACK_MAX } from '@probant/contract/limits'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypedScore } from '../score.ts'
import classes from './grade-form.module.css'
import { useFocusOnce } from './use-focus-once.ts'

interface GradeFieldsProps {
  maxPoints: number
  typed: string
  feedback: string
  score: TypedScore
  /** Whoever pressed Enter hears that something is missing. */
  isPressed: boolean
  takesFocus: boolean
  isReadOnly?: boolean
  onType: (change: { typed?: string; feedback?: string }) => void
  onScoreKey?: (event: KeyboardEvent) => void
  onSave: () => void
  /** Beside the score. */
  buttons: ReactNode
  /** Below it. */
  children?: ReactNode
}

/** The score and a word to the participant. */
export function GradeFields({ maxPoints, typed, feedback, score, isPressed, ...props }: GradeFieldsProps) {
  const { t } = useTranslation('results')
  const field = useRef<HTMLInputElement>(null)
  useFocusOnce(field, props.takesFocus)
  const isWrong = score === 'notQuarters' || score === 'tooHigh'
  const shownError = isWrong || (isPressed && score === 'empty') ? score : undefined
  return (
    <Flex
      component="form"
      direction="column"
      gap="md"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSave()
      }}
    >
      <Flex className={classes.row} gap="sm" align="flex-start" wrap="wrap">
        <TextInput
          ref={field}
          label={t('grading.form.score', { max: maxPoints })}
          inputMode="decimal"
          autoComplete="off"
          readOnly={props.isReadOnly}
          className={classes.score}
          value={typed}
          error={shownError && t(`grading.form.${shownError}`, { max: maxPoints })}
          // What stands there is typed over.
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => props.onType({ typed: event.currentTarget.value })}
          onKeyDown={props.onScoreKey}
        />
        {props.buttons}
      </Flex>
      {props.children}
      <Textarea
        label={t('grading.form.feedback')}
        description={t('grading.form.feedbackHint')}
        maxLength={FEEDBACK_MAX}
        autosize
        minRows={2}
        maxRows={8}
        readOnly={props.isReadOnly}
        value={feedback}
        onChange={(event) => props.onType({ feedback: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onSave()
        }}
      />
    </Flex>
  )
}
