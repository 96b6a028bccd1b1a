import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { RequestOf } from '@probant/contract/endpoint'
import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { call } from './calls.ts'

/** Opens the dialog in which a question is written. */
export async function startWriting(page: Page): Promise<Locator> {
  const name = /^(Write a question|Rédiger une question)$/
  await page.getByRole('button', { name }).click()
  const editor = page.getByRole('dialog', { name })
  await expect(editor).toBeVisible()
  return editor
}

export async function chooseType(editor: Locator, type: string): Promise<void> {
  await editor.getByRole('radiogroup', { name: 'Type' }).getByText(type, { exact: true }).click()
}

/** The four answers of a multiple-choice question; the first is marked as right. */
export async function answerWith(editor: Locator, answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) await answerField(editor, 'ABCD'[index] ?? '').fill(answer)
  await editor.getByRole('radio', { name: /^A (is|est) / }).check()
}

/** In either language. */
export function answerField(editor: Locator, letter: string): Locator {
  return editor.getByRole('textbox', { name: new RegExp(`^(Answer|Réponse) ${letter}$`) })
}

/** The line of a question in the bank. */
export function rowOf(page: Page, words: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .filter({ hasText: words })
}

export function allRows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('checkbox') })
}

/** Chooses in the menu at the end of a question's line. */
export async function chooseAction(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Actions (for|pour).*${title}`) }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** A question that a story takes as given. */
export function written(
  request: APIRequestContext,
  title: string,
  changes: Partial<Extract<QuestionForm, { type: 'multiple_choice' }>> = {},
  where: { workspace?: string } = {},
): Promise<Question> {
  const answers = ['Oslo', 'Bergen', 'Malmö', 'Turku'].map((text, index) => ({
    text,
    isCorrect: index === 0,
  }))
  const input: RequestOf<typeof createQuestion> = {
    body: {
      type: 'multiple_choice',
      subject: 'Geography',
      language: 'en',
      difficulty: 'easy',
      title,
      content: { answers },
      ...changes,
    },
  }
  return call(request, createQuestion, input, where)
}
