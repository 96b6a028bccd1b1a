import { Flex } from '@mantine/core'
import type { OpenAnswer } from '@probant/contract/grading/grading'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf, type LaidOut, nextQuestion, nextUngraded } from '../pile.ts'
import { asIfSaved } from '../unsaved-grades.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { ChangeGradeForm } from './change-grade-form.tsx'
import type { DeskProps } from './desk.tsx'
import { DeskSteps } from './desk-steps.tsx'
import { GivenGrade } from './given-grade.tsx'
import { GradeForm } from './grade-form.tsx'
import { PileDone } from './pile-done.tsx'
import { SuggestionBox } from './suggestion-box.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { usePlace } from './use-place.ts'

interface OpenPileProps extends DeskProps {
  laidOut: LaidOut
  isReading: boolean
  /** Lays more of the pile on the desk. */
  onReadOn: () => Promise<readonly OpenAnswer[]>
}

/** The answer that one looks at, its grade, and the way to the others. */
export function OpenPile({ quiz, grading, pile, laidOut, isReading, grades, ...props }: OpenPileProps) {
  const { t } = useTranslation('results')
  const answers = laidOut.answers.map((one) => asIfSaved(one, grades.of(one)))
  const { place, hasMoved, go } = usePlace(answers)
  const [last, setLast] = useState<string>()
  /** The answer whose grade, which its participant knows, is to be another one. */
  const [changing, setChanging] = useState<string>()
  const answer = answers[place]
  const question = grading.questions.find(({ questionId }) => questionId === answer?.questionId)
  if (!answer || !question) return null

  const lastGraded = answers.find((one) => keyOf(one) === last && one.grade)
  const isLast = place === answers.length - 1
  const hasMore = answers.length < laidOut.total
  const readOn = async () => {
    const more = await props.onReadOn()
    const waiting = more.findIndex((one, at) => at >= answers.length && one.grade === null)
    go(more, waiting === -1 ? Math.min(answers.length, more.length - 1) : waiting)
  }
  const move = (step: -1 | 1) => {
    if (step === 1 && isLast && hasMore) void readOn()
    else go(answers, Math.min(Math.max(place + step, 0), answers.length - 1))
  }
  const give = (points: number) => {
    grades.give(answer, points)
    setLast(keyOf(answer))
    go(answers, nextUngraded(answers, place) ?? place)
  }
  const takeBack = (one: OpenAnswer) => {
    grades.takeBack(one)
    setLast(undefined)
    go(answers, answers.indexOf(one))
  }
  const takesFocus = hasMoved || props.startsFocused
  const isPerson = 'submissionId' in pile
  return (
    <Flex component="section" direction="column" gap={20} miw={0} aria-label={t('grading.desk.label')}>
      <UnsavedNotice answers={answers} current={answer} grades={grades} onGo={(to) => go(answers, to)} />
      <AnswerSheet
        quiz={quiz}
        question={question}
        answer={answer}
        onReadPerson={props.isBlind || isPerson ? undefined : props.onReadPerson}
        steps={<DeskSteps place={place} count={laidOut.total} isReading={isReading} onMove={move} />}
      />
      {answer.grade && changing === keyOf(answer) && (
        <ChangeGradeForm
          quizId={quiz.id}
          answer={answer}
          grade={answer.grade}
          onDone={() => setChanging(undefined)}
        />
      )}
      {answer.grade && changing !== keyOf(answer) && (
        <GivenGrade
          key={keyOf(answer)}
          grade={answer.grade}
          maxPoints={answer.maxPoints}
          isSaving={grades.of(answer)?.step === 'sent'}
          takesFocus={takesFocus}
          onUndo={() => takeBack(answer)}
          onChange={() => setChanging(keyOf(answer))}
          onMove={move}
        />
      )}
      {!answer.grade && (
        <GradeForm
          key={keyOf(answer)}
          maxPoints={answer.maxPoints}
          unsaved={grades.of(answer)}
          takesFocus={takesFocus}
          onType={(change) => grades.type(answer, change)}
          onGrade={give}
          onMove={move}
          onUndoLast={lastGraded && (() => takeBack(lastGraded))}
        >
          {grading.canSuggest && (
            <SuggestionBox
              quizId={quiz.id}
              answer={answer}
              onTake={(points) => grades.type(answer, { typed: String(points) })}
            />
          )}
        </GradeForm>
      )}
      {answers.every((one) => one.grade !== null) && (
        <PileDone
          quizId={quiz.id}
          question={isPerson ? undefined : question}
          outsideCount={laidOut.total - answers.length}
          isReading={isReading}
          onReadOn={() => void readOn()}
          next={nextQuestion(grading.questions, question)}
          onGoOn={props.onReadQuestion}
        />
      )}
    </Flex>
  )
}
