import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { RequestOf } from '@probant/contract/endpoint'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { createQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { call } from './calls.ts'
import { written } from './questions.ts'

/** A draft that a story takes as given, with a question for each of these titles; fit for publishing. */
export async function aDraft(
  request: APIRequestContext,
  title: string,
  questions: readonly string[],
  changes: Partial<QuizForm> = {},
  where: { workspace?: string } = {},
): Promise<Quiz> {
  const placed = []
  for (const question of questions)
    placed.push({ questionId: (await written(request, question, {}, where)).id, points: 1 })
  const input: RequestOf<typeof createQuiz> = {
    body: {
      title,
      language: 'en',
      startsAt: null,
      endsAt: inDays(3),
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: placed }],
      options: DEFAULT_OPTIONS,
      ...changes,
    },
  }
  return call(request, createQuiz, input, where)
}

/** The same, published. */
export async function anActiveQuiz(
  request: APIRequestContext,
  title: string,
  changes: Partial<QuizForm> = {},
  where: { workspace?: string } = {},
): Promise<Quiz> {
  const { id, revision } = await aDraft(request, title, [`What is asked in “${title}”?`], changes, where)
  return call(request, publishQuiz, { params: { quizId: id }, body: { revision } })
}

export function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
}

export function titleField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(Quiz title|Titre du quiz)$/ })
}

/** The questions on the paper, in order. */
export function blocks(page: Page): Locator {
  return page.getByRole('list', { name: /^(Quiz questions|Questions du quiz)$/ }).getByRole('listitem')
}

/** The quiet word beside the title. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^(Saved|Enregistré) .*\d/)).toBeVisible()
}

/** Types the date of its end; the time is the usual one. */
export async function chooseEnd(page: Page, instant: string): Promise<void> {
  const date = page.getByLabel('Date', { exact: true }).last()
  await date.fill(instant.slice(0, 10))
  await date.press('Tab')
}
