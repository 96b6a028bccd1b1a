import type { APIRequestContext } from '@playwright/test'
import { createQuestion } from '@probant/contract/questions/bank'
import { QUESTION_TYPES, type QuestionForm, type QuestionType } from '@probant/contract/questions/form'
import { oneOfEachKind, TARGET } from '@probant/contract/questions/testing/kinds/one-of-each'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { plainPicture } from '../../../server/test/plain-picture.ts'
import { call, keepPicture } from '../calls.ts'

export const TYPES = QUESTION_TYPES
export const TITLES = Object.fromEntries(
  Object.values(oneOfEachKind('')).map(({ type, title }) => [type, title]),
) as Record<QuestionType, string>
/** Of each question. */
export const POINTS = 2

/** A quiz with a question of each kind, unshuffled, whose questions are in the bank of who calls. */
export async function aQuizOfAll(request: APIRequestContext): Promise<Partial<QuizForm>> {
  const placed = []
  const forms = oneOfEachKind(await keepPicture(request, plainPicture(TARGET.width, TARGET.height)))
  for (const type of TYPES) {
    const body: QuestionForm = forms[type]
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
