import type { Locator, Page } from '@playwright/test'
import { ERRORS } from '@probant/contract/errors'
import { TRYOUT_KEPT_MAX } from '@probant/contract/limits'
import { keepTryout } from '@probant/contract/tryout-keeping'
import { expectAccessible, PHONE } from '../harness/accessibility.ts'
import { countClicks } from '../harness/clicks.ts'
import { sheet } from '../harness/generation.ts'
import { aPerson, openAccount } from '../harness/people.ts'
import { blocks, expectSaved, titleField } from '../harness/quizzes.ts'
import { submitSignUp } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const DEMO_LINK = 'a[href^="/demo/create-quiz"]:visible'

test('a visitor has a question within three clicks, makes a quiz of some, signs up and finds it', async ({
  page,
}) => {
  const clicks = await countClicks(page)
  const calls = privateCallsOf(page)
  await page.goto('/')

  await test.step('from the front page to a question', async () => {
    const began = Date.now()
    await page.locator(DEMO_LINK).first().click()
    await page.getByRole('button', { name: 'Astronomy' }).click()
    await expect(sheet(desk(page), 1)).toBeVisible()
    // What the visitor waits for is printed, and not held against the machine.
    process.stdout.write(`The first question came ${Date.now() - began} ms after the first click.\n`)
    expect(clicks.count()).toBeLessThanOrEqual(3)
    await expect(desk(page).getByRole('article')).toHaveCount(5)
    await expect(page.getByText('This is the demo.')).toBeVisible()
  })

  await test.step('edit one, have another one, drop one', async () => {
    await page.getByRole('button', { name: 'Edit question 1' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit question' })
    await editor.getByLabel('Question', { exact: true }).fill('Which of these did I put in **my own** words?')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await expect(editor).toBeHidden()
    await expect(sheet(desk(page), 1)).toContainText('Which of these did I put in my own words?')

    const before = await sheet(desk(page), 2).innerText()
    await page.getByRole('button', { name: /^Replace question 2/ }).click()
    await expect.poll(() => sheet(desk(page), 2).innerText()).not.toBe(before)
    await page.getByRole('button', { name: 'Discard question 3' }).click()
    await expect(desk(page).getByRole('article')).toHaveCount(4)
  })

  await test.step('what was made outlives a reload', async () => {
    await page.reload()
    await expect(desk(page).getByRole('article')).toHaveCount(4)
  })

  await test.step('a quiz of them, in the real form', async () => {
    await page.getByRole('button', { name: 'Make a quiz from these' }).click()
    await expect(titleField(page)).toHaveValue('Astronomy')
    await expect(blocks(page)).toHaveCount(4)
    await titleField(page).fill('Under the stars')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: /Preview/ })
    await expect(preview.getByRole('heading', { name: 'Under the stars' })).toBeVisible()
    await preview.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('where the demo ends, signing up keeps it', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    const panel = page.getByRole('dialog', { name: 'Create an account to publish and invite' })
    await expect(panel).toBeVisible()
    await expectAccessible(page, 'where the demo ends')
    await panel.getByRole('link', { name: 'Sign up to keep this' }).click()
    await expect(page).toHaveURL(/\/signup/)
    expect(calls).toEqual([])
    await submitSignUp(page, aPerson({ email: 'demo.visitor@example.org' }))
    await expect(page).toHaveURL(/\/dashboard\/edit\//)
    await expect(page.getByText('4 questions saved to your account.')).toBeVisible()
    await expect(titleField(page)).toHaveValue('Under the stars')
    await expect(blocks(page)).toHaveCount(4)
    await expect(blocks(page).first()).toContainText('Which of these did I put in my own words?')
    expect(await page.evaluate(() => sessionStorage.getItem('demo'))).toBeNull()
  })
})

test('a demo that is full says so where one looks, with the way on, and praises nothing meanwhile', async ({
  page,
}) => {
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Astronomy' }).click()
  await expect(page.getByText('All 5 questions you asked for are ready.')).toBeVisible()
  await test.step('it says how many are left before too many are asked for', async () => {
    await page.evaluate(fillDemo, TRYOUT_KEPT_MAX - 4)
    await page.reload()
    await expect(page.getByText('5 questions in total · 4 left in the demo · 1 too many')).toBeVisible()
    await page.getByRole('button', { name: 'Generate 5 questions' }).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('The demo has room for 4 more questions.')
    await page.getByRole('button', { name: 'One fewer tough' }).click()
    await expect(refusal).toHaveCount(0)
  })

  await test.step('an unknown subject has no answer, and the earlier one keeps its own', async () => {
    const subject = page.getByRole('combobox', { name: 'Subject' })
    await subject.fill('a'.repeat(51))
    await expect(page.getByText('Use at most 49 characters: this is 2 too many.')).toBeVisible()
    await subject.fill('qzxwvq')
    await page.getByRole('button', { name: 'Generate 4 questions' }).click()
    await expect(page.getByText('Try another subject, or provide your own text')).toBeVisible()
    await expect(page.getByText('These questions are on “Astronomy”, from an earlier request.')).toBeVisible()
  })

  await page.evaluate(fillDemo, TRYOUT_KEPT_MAX)
  await page.reload()
  await expect(page.getByText('All 5 questions you asked for are ready.')).toBeVisible()

  await test.step('beside the button that was pressed', async () => {
    await page.getByRole('button', { name: /^Generate \d+ questions$/ }).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect(refusal).toContainText('No new questions were generated')
    await expect(refusal.getByRole('link', { name: 'Sign up to keep this' })).toBeVisible()
    await expect(refusal.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByText('All 5 questions you asked for are ready.')).toHaveCount(0)
    await expectAccessible(page, 'a demo that is full')
  })

  await test.step('and where one begins', async () => {
    await page.goto('/demo')
    await page.getByRole('button', { name: 'Astronomy' }).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect(refusal.getByRole('link', { name: 'Sign up to keep this' })).toBeVisible()
  })
})

test.describe('in French, in the hand', () => {
  test.use({ locale: 'fr-FR', viewport: PHONE })

  test('whoever has an account writes a question in the demo, and keeps as much as there is room for', async ({
    page,
    request,
  }) => {
    const person = aPerson({ email: 'demo.returning@example.org' })
    await openAccount(request, person)
    await page.goto('/demo')

    await test.step('a subject of one’s own, and what it is not', async () => {
      await page.getByRole('combobox', { name: 'Sujet' }).fill('zorblaxien')
      await page.getByRole('button', { name: 'Générer des questions' }).click()
      await expect(page.getByRole('alert')).toContainText(/sujet/)
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
      await expectAccessible(page, 'a subject that nobody knows')
      await page.getByRole('button', { name: 'Révolution française' }).click()
      await expect(desk(page).getByRole('article')).toHaveCount(5)
      await expectAccessible(page, 'the desk of the demo')
    })

    await test.step('the bank, with a question of one’s own', async () => {
      await page.getByRole('link', { name: 'Banque de questions' }).click()
      await page.getByRole('button', { name: 'Rédiger une question' }).click()
      const editor = page.getByRole('dialog')
      await editor.getByLabel('Sujet', { exact: true }).fill('Histoire')
      await editor.getByLabel('Question', { exact: true }).fill('Laquelle de ces réponses est la mienne ?')
      for (const [index, letter] of ['A', 'B', 'C', 'D'].entries())
        await editor.getByLabel(`Réponse ${letter}`, { exact: true }).fill(`Réponse numéro ${index}`)
      const answers = editor.getByRole('group', { name: 'Réponses' })
      await answers.getByRole('radio').first().check()
      await editor.getByRole('button', { name: 'Enregistrer la question', exact: true }).click()
      await expect(editor).toBeHidden()
      await expect(cards(page)).toHaveCount(6)
    })

    await test.step('a plan without room for all of it: some of it is kept', async () => {
      await refuseOnce(page)
      await page.getByRole('link', { name: 'J’ai déjà un compte' }).click()
      await page.getByLabel('Adresse e-mail', { exact: true }).fill(person.email)
      await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await expect(page.getByText('Votre formule ne permet pas de tout conserver')).toBeVisible()
      await expectAccessible(page, 'keeping fewer')
      const boxes = page.getByRole('checkbox')
      await expect(boxes).toHaveCount(6)
      await expect(page.getByRole('alert')).toContainText('permet encore 2 questions générées')
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
      await expect(page.getByText('Les 3 éléments non cochés seront supprimés')).toBeVisible()
      await page.getByRole('button', { name: 'Tout sélectionner' }).click()
      await expect(page.getByText('C’est 3 de plus que ne le permet votre formule.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Conserver ces 6 éléments' })).toBeDisabled()
      for (const index of [0, 1, 2]) await boxes.nth(index).uncheck()
      await page.getByRole('button', { name: 'Conserver ces 3 éléments' }).click()
      await expect(page).toHaveURL(/\/dashboard\/questions/)
      await expect(page.getByText('3 questions sur 6 sont enregistrées dans votre compte.')).toBeVisible()
      await expect(cards(page)).toHaveCount(3)
    })
  })
})

/** The questions of the bank: on a phone its rows are cards. */
function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Questions de cet espace' }).getByRole('listitem')
}

function desk(page: Page): Locator {
  return page.locator('main')
}

/** What the page asks of anybody's account; in the demo that is nothing. */
function privateCallsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !/^\/api\/(_auth|site|tryout|plans)\b/.test(pathname))
      calls.push(pathname)
  })
  return calls
}

/** As if so many questions had been made: each is one of those that lie there, under another name. */
function fillDemo(most: number): void {
  const kept = JSON.parse(sessionStorage.getItem('demo') ?? '{}')
  const [first] = kept.questions
  while (kept.questions.length < most) kept.questions.push({ ...first, id: crypto.randomUUID() })
  sessionStorage.setItem('demo', JSON.stringify(kept))
}

/** As if the plan had no room left, the first time. */
async function refuseOnce(page: Page): Promise<void> {
  const { code, status } = ERRORS.questionLimitExceeded
  const body = {
    error: { code, message: 'Votre formule ne le permet pas.', params: { limit: 3, capacity: 2 } },
  }
  await page.route(`**${keepTryout.url}`, (route) => route.fulfill({ status, json: body }), { times: 1 })
}
