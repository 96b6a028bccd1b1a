import { Button, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Grade, OpenAnswer } from '@probant/contract/grading/grading'
import type { Regrade } from '@probant/contract/grading/regrading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useChangeGrade } from '../mutations.ts'
import { PREVIEW_AFTER_MS, previewQuery } from '../queries.ts'
import { readScore } from '../score.ts'
import { scoreChangeWords } from '../score-change.ts'
import { typedFrom } from '../unsaved-grades.ts'
import { GradeFields } from './grade-fields.tsx'

interface ChangeGradeFormProps {
  quizId: string
  answer: OpenAnswer
  grade: Grade
  onDone: () => void
}

/** A grade that its participant knows becomes another one: what it does to the score is shown first. */
export function ChangeGradeForm({ quizId, answer, grade, onDone }: ChangeGradeFormProps) {
  const { t } = useTranslation('results')
  const [{ typed, feedback }, setTyped] = useState(() => typedFrom(grade))
  const [isPressed, setPressed] = useState(false)
  const change = useChangeGrade(quizId)
  const score = readScore(typed, answer.maxPoints)
  const isOther = typeof score === 'number' && (score !== grade.points || feedback !== grade.feedback)

  function save() {
    setPressed(true)
    if (change.isPending || typeof score !== 'number') return
    if (!isOther) return onDone()
    const { submissionId, questionId } = answer
    change.mutate({ submissionId, questionId, points: score, feedback }, { onSuccess: onDone })
  }
  return (
    <GradeFields
      {...{ maxPoints: answer.maxPoints, typed, feedback, score, isPressed }}
      takesFocus
      isReadOnly={change.isPending}
      onType={(typing) => setTyped((before) => ({ ...before, ...typing }))}
      onSave={save}
      buttons={
        <>
          <Button type="submit" loading={change.isPending}>
            {t('grading.change.save')}
          </Button>
          <Button type="button" variant="default" disabled={change.isPending} onClick={onDone}>
            {t('grading.change.cancel')}
          </Button>
        </>
      }
    >
      <ScoreChange quizId={quizId} answer={answer} points={isOther ? score : undefined} />
    </GradeFields>
  )
}

interface ScoreChangeProps {
  quizId: string
  answer: OpenAnswer
  /** Nothing as long as there is nothing to change. */
  points: number | undefined
}

/** What becomes of the participant's score in the whole quiz. */
function ScoreChange({ quizId, answer, points }: ScoreChangeProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const [settled] = useDebouncedValue(points, PREVIEW_AFTER_MS)
  const { submissionId, questionId, grade } = answer
  const isAsked = settled !== undefined && settled === points && settled !== grade?.points
  const regrade: Regrade | undefined = isAsked
    ? { kind: 'grade', submissionId, questionId, points: settled, feedback: '' }
    : undefined
  const { data } = useQuery(previewQuery(quizId, regrade))
  const moved = data?.changes[0]
  return (
    <Text className="filled tabular" role="status">
      {regrade && moved && t('grading.change.preview', scoreChangeWords(locale, moved))}
      {regrade && data && !moved && t('grading.change.same')}
    </Text>
  )
}
