import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { enterByLink } from '@probant/contract/participants/entering'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { createQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { createQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { handInQuiz, startQuiz } from '@probant/contract/submissions/taking'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { inDays } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

const PEOPLE = Array.from({ length: 20 }, (_, index) => `writer${index}@grading.example.org`)

test('twenty open answers are graded by keyboard, and a wrong key is put right after the quiz', async ({
  page,
  signUpVerified,
  mailbox,
  playwright,
  baseURL,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await aQuizToGrade(page.request)
  const people = PEOPLE.map((email) => ({ email }))
  await call(page.request, inviteParticipants, {
    params: { quizId: quiz.id },
    body: { people, groupIds: [] },
  })
  for (const [index, email] of PEOPLE.entries()) {
    const theirs = await playwright.request.newContext({ baseURL })
    const token = new URL(await mailbox.linkFor(email)).hash.slice(1)
    await call(theirs, enterByLink, { body: { token } })
    await handIn(theirs, quiz, `Rivers carry what they wear away (${index}).`)
    await theirs.dispose()
  }

  await test.step('digits, Enter, the next: without leaving the field', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/grading`)
    await expect(page.getByText('0 of 20 answers graded')).toBeVisible()
    await expect(scoreField(page)).toBeFocused()
    await expectAccessibleInBothSchemes(page, 'grading')
    await expectAccessibleOnPhone(page, 'grading')
    for (let graded = 1; graded <= PEOPLE.length; graded++) {
      await expect(scoreField(page)).toBeFocused()
      await page.keyboard.type(String(graded % 5))
      await page.keyboard.press('Enter')
      await expect(page.getByText(`${graded} of 20 answers graded`)).toBeVisible()
    }
    await expect(page.getByText('All answers to question 2 are graded.')).toBeVisible()
  })

  await test.step('the last one is undone, and given anew with a word', async () => {
    await page.keyboard.press('u')
    await expect(page.getByText('19 of 20 answers graded')).toBeVisible()
    await page.keyboard.type('5')
    await expect(page.getByText('above the maximum of 4')).toBeVisible()
    await scoreField(page).fill('3,5')
    await page.getByLabel('Feedback').fill('Well observed.')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(page.getByText('3.5 of 4 points')).toBeVisible()
  })

  await test.step('names are hidden', async () => {
    await expect(page.getByRole('heading', { name: /^writer\d+$/ })).toBeVisible()
    await page.getByRole('switch', { name: 'Hide names' }).click()
    await expect(page.getByRole('heading', { name: /^Answer \d+$/ })).toBeVisible()
    await expect(page.getByText(/^writer\d+$/)).toHaveCount(0)
  })

  await test.step('a key is put right: who changes is shown first, then it is applied', async () => {
    await page.getByPlaceholder('Choose a question').click()
    await page.getByRole('option', { name: /Which river/ }).click()
    await page.getByRole('button', { name: 'Regrade' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regrade a question' })
    await dialog.getByRole('radio', { name: 'Another answer is right' }).check()
    await dialog.getByRole('radio', { name: 'Danube' }).check()
    await expect(dialog.getByText('20 up, 0 down, out of 20 submissions.')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a regrade')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Applied. 20 scores changed.')).toBeVisible()
    await expect(page.getByText('Question 1: the right answer is “Danube”')).toBeVisible()
    await page.getByRole('list').getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText(/undone/)).toBeVisible()
  })
})

function scoreField(page: Page) {
  return page.getByLabel('Points, 0 to 4')
}

/** A choice whose key is wrong, and a question for one's own words. */
async function aQuizToGrade(request: APIRequestContext): Promise<Quiz> {
  const about = { subject: 'Geography', language: 'en', difficulty: 'easy', explanation: '' } as const
  const answers = ['Seine', 'Danube', 'Rhine', 'Thames'].map((text, place) => ({
    text,
    isCorrect: place === 0,
  }))
  const questions: QuestionForm[] = [
    {
      ...about,
      type: 'multiple_choice',
      title: 'Which river flows through four capitals?',
      content: { answers },
    },
    {
      ...about,
      type: 'open',
      title: 'Why do rivers shape the land around them?',
      content: { maxScore: 4, guidance: 'Erosion, transport, deposit.' },
    },
  ]
  const placed = []
  for (const [index, body] of questions.entries()) {
    const { id } = await call(request, createQuestion, { body })
    placed.push({ questionId: id, points: index === 0 ? 1 : 4 })
  }
  const { id, revision } = await call(request, createQuiz, {
    body: {
      title: 'Rivers to grade',
      language: 'en',
      startsAt: null,
      endsAt: inDays(3),
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      sections: [{ questions: placed }],
      options: { ...DEFAULT_OPTIONS, shufflesAnswers: false },
    },
  })
  return call(request, publishQuiz, { params: { quizId: id }, body: { revision } })
}

async function handIn(request: APIRequestContext, quiz: Quiz, text: string): Promise<void> {
  const [choice, open] = quiz.sections[0]?.questions ?? []
  const browserId = randomUUID()
  const params = { quizId: quiz.id }
  await call(request, startQuiz, { params, body: { browserId } })
  const line = { isFlagged: false, spentMs: 1000 }
  const entries = [
    {
      ...line,
      questionId: choice?.questionId ?? '',
      number: 1,
      answer: { type: 'multiple_choice' as const, place: 1 },
    },
    { ...line, questionId: open?.questionId ?? '', number: 2, answer: { type: 'open' as const, text } },
  ]
  await call(request, handInQuiz, { params, body: { browserId, entries } })
}
