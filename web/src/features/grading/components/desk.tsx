import { Skeleton } from '@mantine/core'
import type { Grading, OpenAnswer } from '@probant/contract/grading/grading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useApplyRegrade, useGradeAnswer, useUndoGrade } from '../mutations.ts'
import { nextUngraded } from '../pile.ts'
import { type Pile, pileQuery } from '../queries.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import classes from './desk.module.css'
import { GivenGrade } from './given-grade.tsx'
import { GradeForm } from './grade-form.tsx'
import { PileDone, PileSteps } from './pile-steps.tsx'
import { SuggestionBox } from './suggestion-box.tsx'

interface DeskProps {
  quiz: Quiz
  grading: Grading
  pile: Pile
  isBlind: boolean
  /** The way to all answers of whoever wrote this one. */
  onReadPerson: (submissionId: string) => void
}

/** A pile of answers, one after another. */
export function Desk(props: DeskProps) {
  const { quiz, pile, isBlind } = props
  const { t } = useTranslation(['grading', 'common'])
  const { data, error, refetch } = useQuery(pileQuery(quiz.id, pile, isBlind))
  if (error && !data) return <LoadFailure title={t('desk.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={320} radius="lg" role="status" aria-label={t('common:loading')} />
  if (data.length === 0) return <p className={classes.nothing}>{t('desk.nothing')}</p>
  return <LaidOut {...props} answers={data} onNextPile={() => void refetch()} />
}

interface LaidOutProps extends DeskProps {
  answers: readonly OpenAnswer[]
  onNextPile: () => void
}

function LaidOut({ quiz, grading, pile, isBlind, answers, onReadPerson, onNextPile }: LaidOutProps) {
  const { t } = useTranslation('grading')
  const [place, setPlace] = useState(() => nextUngraded(answers, -1) ?? 0)
  const [last, setLast] = useState<OpenAnswer>()
  const grade = useGradeAnswer(quiz.id)
  const undo = useUndoGrade(quiz.id)
  const regrade = useApplyRegrade(quiz.id)
  /** The answer whose grade, which its participant knows, is to be another one. */
  const [regraded, setRegraded] = useState<string>()
  const answer = answers[Math.min(place, answers.length - 1)]
  const question = grading.questions.find(({ questionId }) => questionId === answer?.questionId)
  if (!answer || !question) return null

  const move = (step: -1 | 1) => setPlace((at) => Math.min(Math.max(at + step, 0), answers.length - 1))
  const give = (given: { points: number; feedback: string }) =>
    grade.mutate(
      { ...answer, ...given },
      {
        onSuccess: () => {
          setLast(answer)
          setPlace(nextUngraded(answers, place) ?? place)
        },
      },
    )
  const change = (given: { points: number; feedback: string }) => {
    const { submissionId, questionId } = answer
    const settled = { onSettled: () => setRegraded(undefined) }
    regrade.mutate({ kind: 'grade', submissionId, questionId, ...given }, settled)
  }
  const takeBack = (one: OpenAnswer) =>
    undo.mutate(one, {
      onSuccess: () => {
        setLast(undefined)
        setPlace(answers.findIndex((other) => keyOf(other) === keyOf(one)))
      },
    })
  const undoLast = last && (() => takeBack(last))
  const isDone = answers.every((one) => one.grade !== null)
  const waiting = 'questionId' in pile ? question.answerCount - question.gradedCount : 0
  return (
    <section className={classes.desk} aria-label={t('desk.label')}>
      <AnswerSheet
        quiz={quiz}
        question={question}
        answer={answer}
        onReadPerson={isBlind || 'submissionId' in pile ? undefined : onReadPerson}
        steps={<PileSteps place={place} count={answers.length} onMove={move} />}
      />
      {answer.grade && regraded !== keyOf(answer) ? (
        <GivenGrade
          grade={answer.grade}
          maxPoints={answer.maxPoints}
          isPending={undo.isPending}
          onUndo={() => takeBack(answer)}
          onRegrade={() => setRegraded(keyOf(answer))}
          onMove={move}
        />
      ) : (
        <GradeForm
          key={keyOf(answer)}
          answer={answer}
          isPending={grade.isPending || regrade.isPending}
          onGrade={answer.grade ? change : give}
          onMove={move}
          onUndoLast={undoLast}
          help={
            grading.canSuggest
              ? (write) => <SuggestionBox quizId={quiz.id} answer={answer} onTake={write} />
              : undefined
          }
        />
      )}
      {isDone && <PileDone waiting={waiting} onNextPile={onNextPile} question={question} />}
    </section>
  )
}

function keyOf({ submissionId, questionId }: OpenAnswer): string {
  return `${submissionId}/${questionId}`
}
