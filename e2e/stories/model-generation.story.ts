import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { ask, generatorOf, onlyType, openGenerator, sheet, submit } from '../harness/generation.ts'
import { expect, isForKey, MODEL_KEY, statement, test } from '../harness/model.ts'

const LAVA = 'Lava is molten rock that comes out of a volcano.'
const ICELAND = 'The island of Iceland has many volcanoes.'

test('a question of a model is on the screen before the next is made', async ({
  page,
  signUp,
  withModel: { model },
}) => {
  await signUp()
  const told = whatTheBrowserIsTold(page)
  const second = Promise.withResolvers<void>()
  model.answerWith(async ({ say, end }) => {
    say(`Here you are:\n{"elements":[${statement(LAVA)},`)
    await second.promise
    say(`${statement(ICELAND)}]}`)
    end()
  })
  const dialog = await openGenerator(page)

  await test.step('it is called AI, and by its name', async () => {
    await expect(dialog.getByRole('tab')).toHaveText(['AI', 'Open questions'])
    await expect(dialog.getByText('Language model fake-1')).toBeVisible()
  })

  await test.step('the first is there while the second is not', async () => {
    await askForTwo(page)
    await expect(sheet(dialog, 1)).toContainText(LAVA)
    await expect(dialog.getByText('1 of 2', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: 'Questions generated' })).toBeVisible()
    await expect(dialog.getByRole('article')).toHaveCount(1)
    await expectAccessibleInBothSchemes(page, 'a desk on which questions are laid')
  })

  await test.step('whoever leaves in the middle finds it going on', async () => {
    await page.reload()
    await expect(sheet(dialog, 1)).toContainText(LAVA)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Generating questions on “Volcanoes”.')).toBeVisible()
    await expectAccessible(page, 'a bank while questions are made')
    await page.getByRole('button', { name: 'Review the questions on “Volcanoes”' }).click()
    await expect(sheet(dialog, 1)).toContainText(LAVA)
  })

  await test.step('then the second, and the summary', async () => {
    second.resolve()
    await expect(sheet(dialog, 2)).toContainText(ICELAND)
    await expect(dialog.getByText('All 2 questions you asked for are ready.')).toBeVisible()
    await expect(sheet(dialog, 2)).toContainText('Language model fake-1')
  })

  await test.step('what “Checked” means is said by a press', async () => {
    const mark = sheet(dialog, 2).getByRole('button', { name: /^Checked/ })
    await mark.press('Enter')
    await expect(sheet(dialog, 2)).toContainText('answered this question again without its key')
    await expectAccessibleInBothSchemes(page, 'a mark that is explained')
  })

  await expect.poll(() => told.join()).toContain(ICELAND)
  expect(told.join()).not.toContain(MODEL_KEY)
})

test('stopping stops the provider, too', async ({ page, signUp, withModel: { model } }) => {
  await signUp()
  model.answerWith(({ say }) => say(`{"elements":[${statement(LAVA)},`))
  const dialog = await openGenerator(page)
  await askForTwo(page)
  await expect(sheet(dialog, 1)).toContainText(LAVA)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await model.calls.findLast((call) => !isForKey(call))?.left
  await expect(dialog.getByText('Stopped. Questions ready: 1 of 2.')).toBeVisible()
  await expect(dialog.getByText('The missing one doesn’t count towards your limit.')).toBeVisible()
  await expectAccessible(page, 'a generation that was stopped')
})

test('a provider that refuses the key is told in words, and asked again by a press', async ({
  page,
  signUp,
  withModel: { model },
}) => {
  await signUp()
  const told = whatTheBrowserIsTold(page)
  model.answerWith(({ refuse }) => refuse(401, { message: `Bad key: ${MODEL_KEY}` }))
  const dialog = await openGenerator(page)
  await askForTwo(page)
  await expect(dialog.getByText('The questions couldn’t be generated')).toBeVisible()
  await expect(dialog.getByText('The AI service didn’t respond. Try again in a moment.')).toBeVisible()
  await expect(dialog.getByText('The 2 missing ones don’t count towards your limit.')).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'a generation that failed')
  expect(told.join()).not.toContain(MODEL_KEY)

  model.answerWith(({ say, end }) => {
    say(
      `{"elements":[${statement(LAVA)},${statement('Short.')},{"type":"true_false"},${statement(ICELAND)}]}`,
    )
    end()
  })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('All 2 questions you asked for are ready.')).toBeVisible()
  await dialog.getByText('The generator left out 2 drafts of its own').click()
  await expect(dialog.getByText('incomplete: 1')).toBeVisible()
  await expect(dialog.getByText('question too short: 1')).toBeVisible()
})

test('the administrator sees which model the environment names, without its key, and tries it by a press', async ({
  page,
  signInAsAdmin,
  withModel: { model },
}) => {
  await signInAsAdmin()
  const told = whatTheBrowserIsTold(page)
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Generator' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Question generator' })).toBeVisible()
  const active = page.getByRole('region', { name: 'Active now' })
  await expect(active).toContainText('AI_PROVIDER, AI_BASE_URL, AI_API_KEY are set.')
  await expect(active).toContainText('OpenAI-compatible service')
  await expect(active).toContainText('fake-1')
  await expect(active).toContainText(new URL(model.url).host)
  await expect(active).toContainText('Set, never shown')
  await expect(page.getByRole('radio')).toHaveCount(0)
  model.answerWith(({ refuse }) => refuse(401, { message: `Bad key: ${MODEL_KEY}` }))
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('The provider refused the key (HTTP 401).')).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'a generator that the environment names')

  await expect.poll(() => told.join()).toContain('refused the key')
  expect(told.join() + (await page.content())).not.toContain(MODEL_KEY)
})

async function askForTwo(page: Page): Promise<void> {
  const dialog = generatorOf(page)
  await ask(dialog, { subject: 'Volcanoes', easy: 2 })
  await onlyType(dialog, 'True or false')
  await submit(dialog)
}

/** The bodies of all answers of the API, as they come; what a reload or a departure cuts off is left out. */
function whatTheBrowserIsTold(page: Page): string[] {
  const told: string[] = []
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    told.push(await response.text().catch(() => ''))
  })
  return told
}
