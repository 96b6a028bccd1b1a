import { useWindowEvent } from '@mantine/hooks'
import type { OpenAnswer } from '@probant/contract/grading/grading'
import { useReducer } from 'react'
import { useGradeAnswer, useUndoGrade } from './mutations.ts'
import { keyOf } from './pile.ts'
import { afterEvent, type UnsavedEvent, type UnsavedGrade, type UnsavedGrades } from './unsaved-grades.ts'

const NOTHING: UnsavedGrades = new Map()

export type GradesInHand = ReturnType<typeof useUnsavedGrades>

/** What is typed and what is on its way, in all piles of a quiz: it stays while one looks at another. */
export function useUnsavedGrades(quizId: string) {
  const [unsaved, note] = useReducer(afterEvent, NOTHING)
  const { mutateAsync: grade } = useGradeAnswer(quizId)
  const { mutateAsync: undo } = useUndoGrade(quizId)
  useWindowEvent('beforeunload', (event) => {
    if ([...unsaved.values()].some(({ step }) => step !== 'typed')) event.preventDefault()
  })
  return {
    of: (answer: OpenAnswer): UnsavedGrade | undefined => unsaved.get(keyOf(answer)),

    type(answer: OpenAnswer, change: Partial<Pick<UnsavedGrade, 'typed' | 'feedback'>>) {
      note({ key: keyOf(answer), what: 'typed', change })
    },

    give(answer: OpenAnswer, points: number) {
      const key = keyOf(answer)
      const tell = (what: 'saved' | 'failed') => () => note({ key, what })
      note({ key, what: 'sent' })
      const { submissionId, questionId } = answer
      const feedback = unsaved.get(key)?.feedback ?? ''
      void grade({ submissionId, questionId, points, feedback }).then(tell('saved'), tell('failed'))
    },

    takeBack(answer: OpenAnswer) {
      if (!answer.grade) return
      const key = keyOf(answer)
      const tell = (what: 'undone' | 'notUndone') => () => note({ key, what } satisfies UnsavedEvent)
      note({ key, what: 'undoing', grade: answer.grade })
      void undo(answer).then(tell('undone'), tell('notUndone'))
    },
  }
}
