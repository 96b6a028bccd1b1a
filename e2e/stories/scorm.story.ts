import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import type { QuestionForm } from '@probant/contract/questions/form'
import { expectNoFindings, PHONE } from '../harness/accessibility.ts'
import { aPackage, type PackedAs, saved, startPlatform } from '../harness/scorm.ts'

/** No installation: the package has left it. */
const test = base.extend<{ launch(packed: PackedAs): Promise<FrameLocator> }>({
  launch: async ({ page }, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (packed) => {
      const { url, stop } = await startPlatform(await aPackage(packed))
      stops.push(stop)
      await page.goto(url)
      return page.frameLocator('iframe')
    })
    await page.goto('about:blank')
    for (const stop of stops) await stop()
  },
})

test('a package plays the quiz in a learning platform, goes on where it was left and reports the score', async ({
  page,
  launch,
}) => {
  const quiz = await launch({
    title: 'Rivers',
    questions: QUESTIONS,
    quiz: { instructionsHtml: '<p>Take your time.</p>', shufflesAnswers: true, durationMinutes: 30 },
  })
  const next = quiz.getByRole('button', { name: 'Next' })
  let order: string[] = []

  await test.step('one question at a time, and each answer is committed', async () => {
    await expect(quiz.getByText('Take your time.')).toBeVisible()
    await quiz.getByRole('button', { name: 'Start' }).click()
    await expect(quiz.getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused()
    await expect(quiz.getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d)$/)
    order = await quiz
      .getByRole('radio')
      .evaluateAll((rows) => rows.map((row) => row.closest('label')?.innerText ?? ''))
    await quiz.getByRole('group', { name: 'Which town is the capital of Norway?' }).getByText('Oslo').click()
    await next.click()
    await quiz.getByRole('radio', { name: 'True' }).check()
    expect(await kept(page)).toMatchObject({
      core: { lesson_status: 'incomplete', lesson_location: '2', exit: 'suspend' },
    })
  })

  await test.step('closed and opened again, it is the same paper at the same place', async () => {
    await page.reload()
    await expect(quiz.getByRole('heading', { name: 'Question 2 of 4' })).toBeVisible()
    await expect(quiz.getByRole('radio', { name: 'True' })).toBeChecked()
    await quiz.getByRole('button', { name: 'Back' }).click()
    await expect(quiz.getByRole('radio', { checked: true })).toHaveAccessibleName(/Oslo$/)
    const rows = quiz.getByRole('radio')
    expect(await rows.evaluateAll((all) => all.map((row) => row.closest('label')?.innerText ?? ''))).toEqual(
      order,
    )
  })

  await test.step('what is typed is marked as we do, and what a person has to read is passed on', async () => {
    await next.click()
    await next.click()
    await quiz.getByLabel('Your answer').fill('  la LOIRE ')
    await quiz.getByLabel('Your answer').press('Enter')
    await quiz.getByLabel('Your answer').fill('Water.\nShips.')
    await quiz.getByRole('button', { name: 'Check and hand in' }).click()
    await expect(quiz.getByText('You have answered all of the questions.')).toBeVisible()
    await quiz.getByRole('button', { name: 'Hand in' }).click()
  })

  await test.step('the learner sees the score and what was right', async () => {
    await expect(quiz.getByRole('heading', { name: 'Your result' })).toBeFocused()
    await expect(quiz.getByText('5 of 6 points')).toBeVisible()
    await expect(quiz.getByText('A person will grade your open answers (4 points).')).toBeVisible()
    await expect(quiz.getByRole('status')).toContainText('Your result was reported')
    await expect(quiz.getByRole('article', { name: 'Question 2' })).toContainText('Wrong')
    await expect(quiz.getByRole('article', { name: 'Question 2' })).toContainText('It ends at Rotterdam.')
  })

  await test.step('the platform has the score, the status and every answer, and has refused nothing', async () => {
    const { core, interactions } = await kept(page)
    expect(core).toMatchObject({
      lesson_status: 'completed',
      lesson_location: 'result',
      exit: '',
      session_time: expect.stringMatching(/^\d{2,4}:\d\d:\d\d(\.\d{1,2})?$/),
      score: { raw: '83.33', min: '0', max: '100' },
    })
    expect(Object.values(interactions)).toMatchObject([
      {
        id: expect.stringMatching(/^q1_\w{8}$/),
        type: 'choice',
        student_response: 'b',
        result: 'correct',
        weighting: '2',
        correct_responses: { 0: { pattern: 'b' } },
      },
      {
        type: 'true-false',
        student_response: 't',
        result: 'wrong',
        correct_responses: { 0: { pattern: 'f' } },
      },
      {
        type: 'fill-in',
        student_response: 'la LOIRE',
        result: 'correct',
        weighting: '3',
        correct_responses: { 0: { pattern: 'Loire' }, 1: { pattern: 'la Loire' } },
      },
      { type: 'fill-in', student_response: 'Water. Ships.', result: 'neutral', weighting: '4' },
    ])
    expect(await page.evaluate('refused')).toEqual([])
  })

  await test.step('whoever comes back sees the result', async () => {
    await page.reload()
    await expect(quiz.getByText('5 of 6 points')).toBeVisible()
  })
})

test('each learner gets as many questions of a section as the quiz draws, the same ones after a reload', async ({
  page,
  launch,
}) => {
  const titles = Array.from({ length: 8 }, (_, index) => `The number ${index + 1} is even.`)
  const quiz = await launch({
    title: 'Numbers',
    questions: titles.map((title, index) => ({
      form: trueFalse(title),
      points: 1,
      section: index < 6 ? 0 : 1,
    })),
    quiz: {
      shufflesQuestions: true,
      sections: [
        { title: 'Small numbers', draw: 3, questionCount: 6 },
        { title: 'Large numbers', draw: null, questionCount: 2 },
      ],
    },
  })
  await quiz.getByRole('button', { name: 'Start' }).click()
  await expect(quiz.getByText('Small numbers')).toBeVisible()
  const asked = await stemsOf(quiz)
  expect(asked).toHaveLength(5)
  expect(titles.slice(0, 6)).toEqual(expect.arrayContaining(asked.slice(0, 3)))
  expect(new Set(asked.slice(3))).toEqual(new Set(titles.slice(6)))

  await page.reload()
  await quiz.getByRole('button', { name: 'Back' }).click()
  await quiz.getByRole('button', { name: 'Overview' }).click()
  await quiz.getByRole('button', { name: 'Question 1, not answered' }).click()
  expect(await stemsOf(quiz)).toEqual(asked)
})

test('time that is up hands in by itself, also for whoever was away', async ({ page, launch }) => {
  await page.clock.install()
  const quiz = await launch({ title: 'Rivers', questions: QUESTIONS, quiz: { durationMinutes: 10 } })
  await quiz.getByRole('button', { name: 'Start' }).click()
  await quiz.getByRole('radio', { name: 'Oslo' }).check()
  await page.clock.fastForward('05:00')
  await page.reload()
  await expect(quiz.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(quiz.getByRole('status')).toHaveText('Time is up. Your answers were handed in.')
  expect((await kept(page)).core).toMatchObject({ lesson_status: 'completed', score: { raw: '33.33' } })
})

test('from a disk it plays too and says that nobody hears of it; axe finds nothing, in the hand and in the dark', async ({
  page,
}, testInfo) => {
  const archive = await aPackage({ title: 'Fleuves', language: 'fr', questions: QUESTIONS })
  await page.setViewportSize(PHONE)
  await page.goto(saved(archive, testInfo.outputPath('package')))
  await expect(page.getByText('aucun résultat n’est transmis')).toBeVisible()
  await looksWell('start')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await looksWell('a choice')
  for (let turned = 0; turned < 3; turned++) await page.getByRole('button', { name: 'Suivant' }).click()
  await looksWell('an open question')
  await page.getByRole('button', { name: 'Vérifier et rendre ma copie' }).click()
  await looksWell('before handing in')
  await page.getByRole('button', { name: 'Rendre ma copie', exact: true }).click()
  await expect(page.getByText('0 points sur 6')).toBeVisible()
  await looksWell('the result')

  async function looksWell(screen: string) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoFindings(page, `${screen} (${colorScheme})`)
    }
  }
})

interface Kept {
  core: Record<string, unknown>
  interactions: Record<string, unknown>
}

/** What the platform would still know if everything else were gone. */
function kept(page: Page): Promise<Kept> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('kept') ?? 'null').cmi)
}

/** From this question to the last. */
async function stemsOf(quiz: FrameLocator): Promise<string[]> {
  const stems: string[] = []
  const next = quiz.getByRole('button', { name: 'Next' })
  for (;;) {
    stems.push((await quiz.locator('.stem').innerText()).trim())
    if (!(await next.isVisible())) return stems
    await next.click()
  }
}

const COMMON = { subject: 'Geography', language: 'en', difficulty: 'easy' } as const

function trueFalse(title: string): QuestionForm {
  return {
    ...COMMON,
    type: 'true_false',
    title,
    explanation: 'It ends at Rotterdam.',
    content: { isTrue: false },
  }
}

const QUESTIONS: PackedAs['questions'] = [
  {
    points: 2,
    form: {
      ...COMMON,
      type: 'multiple_choice',
      title: 'Which town is the capital of Norway?',
      content: {
        answers: ['Bergen', 'Oslo', '$x^2$', '`Trondheim`'].map((text) => ({
          text,
          isCorrect: text === 'Oslo',
        })),
      },
    },
  },
  { points: 1, form: trueFalse('The Rhine ends at Basel.') },
  {
    points: 3,
    form: {
      ...COMMON,
      type: 'fill_in',
      title: 'Which river flows through Orléans?',
      content: { accepted: ['Loire', 'la Loire'], ignoresAccents: false },
    },
  },
  {
    points: 4,
    form: {
      ...COMMON,
      type: 'open',
      title: 'Why are cities built beside rivers?',
      content: { maxScore: 4, guidance: 'Water, trade, defence.' },
    },
  },
]
