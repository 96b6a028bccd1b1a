import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { getGrading, listOpenAnswers, type OpenAnswer } from '@probant/contract/grading/grading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { aQuizToGrade, expect, test } from '../harness/grading.ts'

const GRADES = '**/grading/submissions/*/answers/*'
const REGRADES = '**/regrades'
const FAILED = 'That didn’t work. Please try again.'

test('nothing that was typed is lost: neither on a slow network, nor without one, nor where a grade is changed', async ({
  page,
  signUpVerified,
  handedInBy,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await aQuizToGrade(page.request, { maxScore: 20, scoreShown: 'on_release' })
  const [first = '', second = '', third = ''] = await handedInBy(3, quiz)
  const score = page.getByLabel('Points, 0 to 20')
  const nameOf = (who: string) => page.getByRole('heading', { name: localPart(who) })
  await page.goto(`/dashboard/view/${quiz.id}/grading`)

  await test.step('typed on while the first is still on its way', async () => {
    const network = await holdBack(page, GRADES)
    await expect(score).toBeFocused()
    await page.keyboard.type('2\n12\n')
    await expect(nameOf(third)).toBeVisible()
    await network.letGo()
    await expect(page.getByText('2 of 3 answers graded')).toBeVisible()
    expect(await pointsBy(page.request, quiz)).toEqual({ [first]: 2, [second]: 12, [third]: undefined })
  })

  await test.step('undone, it starts from what it was; without a network it stays there to be saved again', async () => {
    await page.keyboard.press('u')
    await expect(nameOf(second)).toBeVisible()
    await expect(score).toHaveValue('12')
    await expect(page.getByText('1 of 3 answers graded')).toBeVisible()
    await page.getByLabel('Feedback').fill('Nearly all of it.')
    await page.route(GRADES, (route) => route.abort())
    await score.press('Enter')
    await expect(nameOf(third)).toBeVisible()
    await expect(page.getByText('One grade couldn’t be saved.')).toBeVisible()
    await expect(score).toBeFocused()
    await expect(score).toHaveValue('')
    // Put away, so that the next failure is not mistaken for this one.
    const told = page.getByRole('listitem').filter({ hasText: FAILED })
    await told.getByRole('button', { name: 'Close' }).click()
    await expect(told).toBeHidden()
    await page.getByRole('button', { name: `Go to ${localPart(second)}` }).click()
    await expect(score).toHaveValue('12')
    await expect(page.getByLabel('Feedback')).toHaveValue('Nearly all of it.')
    await page.unroute(GRADES)
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 of 3 answers graded')).toBeVisible()
    await expect(page.getByText('couldn’t be saved.')).toBeHidden()
  })

  await test.step('all answers by one of them', async () => {
    await page.getByRole('button', { name: 'All answers by this participant' }).click()
    await expect(page.getByRole('button', { name: 'Back to the question' })).toBeVisible()
    await expect(score).toBeFocused()
    await page.keyboard.type('20\n')
    await expect(page.getByText('All open answers by this participant are graded.')).toBeVisible()
    // Before the server has the grade it still lays this answer first.
    await expect(page.getByText('3 of 3 answers graded')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the question' }).click()
    await expect(page.getByText('All answers to question 2 are graded.')).toBeVisible()
  })

  await test.step('released: the focus stays beside the button that is gone', async () => {
    await page.getByRole('button', { name: 'Release results' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Release the results?' })
    await dialog.getByRole('button', { name: 'Release results' }).press('Enter')
    await expect(page.getByText(/^The results are released\. This site/)).toBeFocused()
  })

  await test.step('a grade that was told starts from what it was, shows what it does, and survives a failure', async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(nameOf(second)).toBeVisible()
    await page.getByRole('button', { name: 'Change the grade' }).press('Enter')
    await expect(score).toBeFocused()
    await expect(score).toHaveValue('12')
    await expect(page.getByLabel('Feedback')).toHaveValue('Nearly all of it.')
    await page.keyboard.type('14')
    await expect(page.getByText('Overall score: 54.5% → 63.6%')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a changed grade')
    await page.route(REGRADES, (route) => route.abort())
    await expect(score).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(FAILED)).toBeVisible()
    await expect(score).toHaveValue('14')
    await page.unroute(REGRADES)
    await page.getByRole('button', { name: 'Change the grade' }).click()
    await expect(page.getByText('14 of 20 points')).toBeVisible()
    await expect(page.getByText('Nearly all of it.')).toBeVisible()
    await expect(nameOf(second)).toBeVisible()
  })
})

test('every answer of a large pile is reached, and the last grade undone across it', async ({
  page,
  signUpVerified,
  handedInBy,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await aQuizToGrade(page.request)
  await handedInBy(1, quiz)
  const pile = await stackUp(page, quiz, 150)
  const desk = page.getByRole('region', { name: 'The answer to grade' })
  await page.goto(`/dashboard/view/${quiz.id}/grading`)
  await expect(desk.getByText('1 of 150')).toBeVisible()
  for (let graded = 1; graded <= 100; graded++) {
    await page.keyboard.type('1\n')
    await expect.poll(pile.gradedCount).toBe(graded)
  }
  await page.getByRole('button', { name: 'Show the next 50' }).press('Enter')
  await expect(desk.getByText('101 of 150')).toBeVisible()
  await expect(page.getByLabel('Points, 0 to 4')).toBeFocused()
  await page.keyboard.press('u')
  await expect(desk.getByText('100 of 150')).toBeVisible()
  await page.keyboard.type('2\n')
  for (let index = 101; index < 150; index++) await page.keyboard.press('ArrowDown')
  await expect(desk.getByText('150 of 150')).toBeVisible()
})

/** What somebody without a name is called. */
function localPart(email: string): string {
  return email.split('@')[0] ?? ''
}

/** A network so slow that nothing arrives before it is let go. */
async function holdBack(page: Page, url: string): Promise<{ letGo(): Promise<void> }> {
  const held: Route[] = []
  let isHeld = true
  await page.route(url, (route) => (isHeld ? void held.push(route) : route.continue()))
  return {
    async letGo() {
      isHeld = false
      for (const route of held) await route.continue()
    },
  }
}

async function pointsBy(request: APIRequestContext, quiz: Quiz): Promise<Record<string, number | undefined>> {
  const questionId = quiz.sections[0]?.questions[1]?.questionId ?? ''
  const params = { quizId: quiz.id, questionId }
  const { items } = await call(request, listOpenAnswers, { params, querystring: {} })
  return Object.fromEntries(items.map(({ participant, grade }) => [participant?.email ?? '', grade?.points]))
}

/** So many answers as would take minutes to hand in: the list of them is made up here, as the server makes it. */
async function stackUp(page: Page, quiz: Quiz, count: number): Promise<{ gradedCount(): number }> {
  const grading = await call(page.request, getGrading, { params: { quizId: quiz.id } })
  const questionId = grading.questions[0]?.questionId ?? ''
  const answers = Array.from({ length: count }, (_, index): OpenAnswer => {
    const participant = {
      name: `Writer ${index + 1}`,
      email: `writer${index}@pile.example.org`,
      attempt: null,
    }
    const written = { number: index + 1, participant, text: 'Rivers.', maxPoints: 4, grade: null }
    return { submissionId: randomUUID(), questionId, ...written }
  })
  const gradedCount = () => answers.filter(({ grade }) => grade !== null).length
  await page.route('**/api/quizzes/*/grading', (route) =>
    route.fulfill({
      json: {
        ...grading,
        questions: [{ ...grading.questions[0], answerCount: count, gradedCount: gradedCount() }],
      },
    }),
  )
  await page.route('**/grading/questions/*/answers?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1)
    const waitingFirst = answers.toSorted(
      (one, other) => Number(one.grade !== null) - Number(other.grade !== null),
    )
    const items = waitingFirst.slice((number - 1) * 100, number * 100)
    return route.fulfill({ json: { items, total: count, page: number, pageSize: 100 } })
  })
  await page.route(GRADES, (route) => {
    const answer = answers.find(({ submissionId }) => route.request().url().includes(submissionId))
    if (!answer) return route.abort()
    const { points, feedback } = route.request().postDataJSON() ?? {}
    const given = { points, feedback, gradedAt: new Date().toISOString(), canUndo: true }
    answer.grade = route.request().method() === 'PUT' ? given : null
    return route.fulfill({ json: answer })
  })
  return { gradedCount }
}
