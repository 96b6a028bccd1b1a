import type { APIRequestContext } from '@playwright/test'
import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm, QuestionType } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { oneOfEachKind } from '../../../server/test/kinds/one-of-each.ts'
import { call } from '../calls.ts'

export const FORMS = oneOfEachKind()
export const TYPES = Object.keys(FORMS) as QuestionType[]
/** Of each question. */
export const POINTS = 2

/** A quiz with a question of each kind, unshuffled, whose questions are in the bank of who calls. */
export async function aQuizOfAll(request: APIRequestContext): Promise<Partial<QuizForm>> {
  const placed = []
  for (const type of TYPES) {
    const body: QuestionForm = FORMS[type]
    placed.push({ questionId: (await call(request, createQuestion, { body })).id, points: POINTS })
  }
  return {
    title: 'One of each',
    sections: [{ questions: placed }],
    options: {
      ...DEFAULT_OPTIONS,
      shufflesAnswers: false,
      scoreShown: 'at_once',
      answersShown: 'after_finishing',
    },
  }
}
