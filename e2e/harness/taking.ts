import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { enterByLink } from '@probant/contract/participants/entering'
import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { createQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { call } from './calls.ts'
import type { Mailbox } from './mailbox.ts'
import { inDays } from './quizzes.ts'

const COMMON = {
  language: 'en',
  difficulty: 'easy',
  subject: 'Geography',
  explanation: 'It says so on every map.',
} as const

/** One of each type. */
const QUESTIONS: QuestionForm[] = [
  {
    ...COMMON,
    type: 'multiple_choice',
    title: 'Which city is the capital of Norway?',
    content: {
      answers: ['Oslo', 'Bergen', 'Malmö', 'Turku'].map((text, index) => ({ text, isCorrect: index === 0 })),
    },
  },
  { ...COMMON, type: 'true_false', title: 'The Danube flows through Vienna.', content: { isTrue: true } },
  {
    ...COMMON,
    type: 'fill_in',
    title: 'The longest river of France is the ___.',
    content: { accepted: ['Loire'] },
  },
  { ...COMMON, type: 'open', title: 'Why are cities built beside rivers?', content: { maxScore: 4 } },
]

/** A quiz that is open, with a question of each type, in this order. */
export async function anOpenQuiz(request: APIRequestContext, changes: Partial<QuizForm> = {}): Promise<Quiz> {
  const placed = []
  for (const body of QUESTIONS) {
    const { id } = await call(request, createQuestion, { body })
    placed.push({ questionId: id, points: body.type === 'open' ? 4 : 1 })
  }
  const { id, revision } = await call(request, createQuiz, {
    body: {
      title: 'Rivers and cities',
      language: 'en',
      startsAt: null,
      endsAt: inDays(3),
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: placed }],
      ...changes,
      options: { ...DEFAULT_OPTIONS, shufflesAnswers: false, ...changes.options },
    },
  })
  return call(request, publishQuiz, { params: { quizId: id }, body: { revision } })
}

/** Somebody comes in by the link in their newest mail: the page is signed in for that quiz, and for nothing else. */
export async function enterByMail(page: Page, email: string, mailbox: Mailbox): Promise<void> {
  const token = new URL(await mailbox.linkFor(email)).hash.slice(1)
  await call(page.request, enterByLink, { body: { token } })
}

/** Presses the button that starts the clock, as soon as the browser has been found fit, and confirms it. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start the quiz|Commencer)$/ }).click()
  await page.getByRole('button', { name: /^(Start now|Commencer maintenant)$/ }).click()
}

/** From the quiz's address to its first question. */
export async function begin(page: Page, { id }: Pick<Quiz, 'id'>): Promise<void> {
  await page.goto(`/quiz/${id}`)
  await start(page)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
}

/** The quiet tick: all is with the server. */
export async function expectAllSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^(Saved|Enregistré à) \d/)).toBeVisible()
}
