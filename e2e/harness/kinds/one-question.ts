import { expect, type Locator, type Page } from '@playwright/test'
import { listQuestions } from '@probant/contract/questions/bank'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { PHONE } from '../accessibility.ts'
import { call } from '../calls.ts'
import type { Classroom } from '../classroom.ts'
import { enterAccount } from '../people.ts'
import { startWriting } from '../questions.ts'

/** Where a kind's story is told: what one of the two has no room for, or no word for, shows. */
export const AT_A_DESK = {
  where: 'at a desk, in English',
  locale: 'en-GB',
  viewport: { width: 1280, height: 900 },
} as const
export const IN_THE_HAND = { where: 'in the hand, in French', locale: 'fr-FR', viewport: PHONE } as const

/** What a review says of an answer or of a part of it, in either language. */
export const SAID = {
  partly: /^(Partly correct|Partiellement correcte)$/,
  right: /^.*(Your answer: correct|Votre réponse\s: correcte)$/,
  wrong: /^.*(Your answer: wrong|Votre réponse\s: incorrecte)$/,
  rightOne: /^(Correct answer|Bonne réponse)$/,
}

/** The editor, with the kind chosen and all that every question has. */
export async function writeA(
  kind: string,
  { page, teacher, title }: { page: Page; teacher: Classroom['teacher']; title: string },
): Promise<{ editor: Locator; save: Locator }> {
  await enterAccount(page.request, teacher)
  await page.goto('/dashboard/questions')
  const editor = await startWriting(page)
  await editor.getByText(kind, { exact: true }).first().click()
  await editor.getByLabel(/^(Subject|Sujet)/).fill('Everything')
  await editor.getByRole('textbox', { name: 'Question', exact: true }).fill(title)
  return { editor, save: editor.getByRole('button', { name: /^(Save question|Enregistrer la question)$/ }) }
}

/** A quiz of the one question of that title, or of that id, whose result is told at once. */
export async function asking(
  { desk }: Classroom,
  question: { title: string; locale: string } | { id: string; locale: string },
  options: Partial<QuizForm['options']> = {},
): Promise<Partial<QuizForm>> {
  const questionId = 'id' in question ? question.id : await idOf(question.title)
  return {
    language: question.locale === 'fr-FR' ? 'fr' : 'en',
    sections: [{ questions: [{ questionId, points: 4 }] }],
    options: { ...DEFAULT_OPTIONS, scoreShown: 'at_once', answersShown: 'after_finishing', ...options },
  }

  async function idOf(title: string): Promise<string> {
    const { items } = await call(desk, listQuestions, { querystring: { search: title } })
    return items[0]?.id ?? ''
  }
}

/** By keyboard, as far as the page that tells what was right. */
export async function handInAndRead(page: Page): Promise<void> {
  const handIn = { name: /^(Hand in|Rendre ma copie)$/ }
  await page.getByRole('button', handIn).press('Enter')
  await page.getByRole('dialog').getByRole('button', handIn).press('Enter')
  await expect(page.getByRole('heading', { name: /^(Handed in|Copie rendue)$/ })).toBeVisible()
  await page.getByRole('button', { name: /^(See what you handed in|Voir ma copie)$/ }).press('Enter')
}
