import type { Locator, Page } from '@playwright/test'
import { type FakeModelServer, startModelServer } from '../../server/test/fakes/model-server.ts'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
  PHONE,
} from '../harness/accessibility.ts'
import { ask, onlyType, openGenerator, sheet, submit } from '../harness/generation.ts'
import { statement } from '../harness/model.ts'
import { expect, test } from '../harness/test.ts'

const KEY = 'sk-typed-once-and-never-seen-again'
const LAVA = 'Lava is molten rock that comes out of a volcano.'
const LISBON = {
  type: 'multiple_choice',
  difficulty: 'easy',
  title: 'What is the capital of Portugal?',
  correct: 'Lisbon',
  wrong: ['Madrid', 'Rome', 'Athens'],
  explanation: 'It has been since the thirteenth century.',
}

const LISBONNE = {
  ...LISBON,
  title: 'Quelle est la capitale du Portugal\u00a0?',
  correct: 'Lisbonne',
  wrong: ['Madrid', 'Rome', 'Athènes'],
  explanation: 'Elle l’est depuis le treizième siècle.',
}

let model: FakeModelServer
test.beforeAll(async () => {
  model = await startModelServer()
})
test.afterAll(() => model.close())
test.beforeEach(() => writing(JSON.stringify(LISBON)))

test('an administrator sets a model up, tries it, saves it, and switches the check of keys off', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  const told = whatTheBrowserIsTold(page)
  await page.goto('/admin/generator')
  const presets = page.getByRole('radiogroup', { name: 'Who creates the questions' })
  const address = page.getByLabel('Address')
  const name = page.getByLabel('Model', { exact: true })
  const key = page.getByLabel(/^Key/)
  const outcome = page.getByRole('status').filter({ hasText: /works|doesn’t work/ })
  const tryIt = page.getByRole('button', { name: 'Try it' })
  const save = page.getByRole('button', { name: 'Save' })

  await test.step('a preset fills in what is known, and says where one gets a key', async () => {
    await expect(presets.getByRole('radio', { name: 'Built-in generator' })).toBeChecked()
    await presets.getByRole('radio', { name: 'Mistral' }).click()
    await expect(address).toHaveValue('https://api.mistral.ai/v1')
    await expect(name).toHaveValue('mistral-small-latest')
    await expect(page.getByRole('link', { name: 'console.mistral.ai' })).toBeVisible()
    await expect(page.getByText('about 6,000 tokens instead of 3,500')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a model that is being set up')
  })

  await test.step('by the keyboard, another server; what is missing is said at its field', async () => {
    await presets.getByRole('radio', { name: 'Mistral' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(presets.getByRole('radio', { name: 'Google Gemini' })).toBeChecked()
    await presets.getByRole('radio', { name: 'Another server' }).click()
    await tryIt.click()
    await expect(address).toBeFocused()
    await expect(page.getByText('This field is required.')).toHaveCount(2)
  })

  await test.step('what goes wrong says what to do', async () => {
    await address.fill(`${model.url}/v1`)
    await name.fill('fake-1')
    await key.fill(KEY)
    model.answerWith(({ refuse }) => refuse(401, { message: `Bad key: ${KEY}` }))
    await tryIt.click()
    await expect(outcome).toContainText('It doesn’t work')
    await expect(outcome).toContainText('The provider refused the key (HTTP 401).')
    await expectAccessibleInBothSchemes(page, 'a model that does not work')
  })

  await test.step('the question is shown with its answers, its key and what the check made of it', async () => {
    writing(JSON.stringify(LISBON))
    await tryIt.click()
    await expect(outcome).toContainText('It works')
    await expect(outcome).toContainText(LISBON.title)
    await expect(outcome.getByRole('listitem')).toHaveCount(4)
    await expect(outcome.getByRole('listitem').filter({ hasText: 'answer key' })).toHaveText(/Lisbon/)
    await expect(outcome).toContainText('answered without the key, the result was the same')
    await expect(outcome).toContainText(/about [\d,]+ tokens/)
    await expect(tryIt).toBeFocused()
    await expectAccessibleInBothSchemes(page, 'a model that works')
  })

  await test.step('saved, it creates the next question', async () => {
    await save.click()
    await expect(page.getByText('Saved. It’s used from the next question on.')).toBeVisible()
    await expect(page.getByText(/A key is saved/)).toBeVisible()
    await expect(key).toHaveValue('')
    await expect(save).toBeFocused()
    await page.reload()
    await expect(presets.getByRole('radio', { name: 'Another server' })).toBeChecked()
    await expect(page.getByText(/A key is saved/)).toBeVisible()

    writing(statement(LAVA))
    const dialog = await generatedOn(page, 'Volcanoes', 'True or false')
    await expect(dialog.getByRole('tab').first()).toHaveText('AI')
    await expect(sheet(dialog, 1)).toContainText('Language model fake-1')
    await expect(sheet(dialog, 1).getByText('Checked', { exact: true })).toBeVisible()
  })

  await test.step('without the check nothing is asked twice', async () => {
    await page.goto('/admin/generator')
    await page.getByRole('switch', { name: 'Check the answer key of each question' }).click({ force: true })
    await save.click()
    await expect(page.getByText('Saved. It’s used from the next question on.')).toBeVisible()
    model.calls.length = 0
    const dialog = await generatedOn(page, 'Lava', 'True or false')
    await expect(sheet(dialog, 1)).toContainText(LAVA)
    await expect(sheet(dialog, 1).getByText('Checked', { exact: true })).toHaveCount(0)
    expect(model.calls).toHaveLength(1)
  })

  await test.step('the saved key is for its own host alone; the built-in generator forgets it', async () => {
    await page.goto('/admin/generator')
    await address.fill('http://127.0.0.1:1/v1')
    await expect(page.getByText(/isn’t sent anywhere else/)).toBeVisible()
    await save.click()
    await expect(key).toBeFocused()
    await presets.getByRole('radio', { name: 'Built-in generator' }).click()
    await expect(page.getByText('Saving removes the saved key.')).toBeVisible()
    await save.click()
    await expect(page.getByText('Saving removes the saved key.')).toBeHidden()
    await tryIt.click()
    await expect(outcome).toContainText('It works')
  })

  await test.step('the audit log has it, without the key', async () => {
    await page.goto('/admin/audit')
    await expect(
      page.getByText('admin@example.org chose openai-compatible/fake-1 as the question generator.').first(),
    ).toBeVisible()
    await page.getByText('Details').nth(1).click()
    await expectAccessible(page, 'a changed generator in the audit log')
  })
  expect(told.join() + (await page.content())).not.toContain(KEY)
})

test.describe('in the hand, in French', () => {
  test.use({ locale: 'fr-FR', viewport: PHONE })

  test('a model of one’s own is set up, tried, and what is sent is told', async ({ page, signInAsAdmin }) => {
    await signInAsAdmin()
    await page.goto('/admin/generator')
    await page.getByRole('radio', { name: 'vLLM' }).click()
    await expect(page.getByLabel('Adresse')).toHaveValue('http://127.0.0.1:8000/v1')
    await page.getByLabel('Adresse').fill(`${model.url}/v1`)
    await page.getByLabel('Modèle', { exact: true }).fill('fake-1')
    writing(JSON.stringify(LISBONNE))
    await page.getByRole('button', { name: 'Essayer' }).click()
    const outcome = page.getByRole('status').filter({ hasText: 'Le générateur fonctionne' })
    await expect(outcome).toContainText('Lisbonne (bonne réponse)')
    await expect(page.getByRole('region', { name: 'Ce qui est envoyé' })).toContainText('Jamais envoyé')
    await expectAccessibleOnPhone(page, 'a model that is set up in the hand')
  })
})

/** What it writes when it is asked for a question; to its own questions it knows the answer. */
function writing(element: string): void {
  model.answerWith(({ say, end }, { body }) => {
    const asked = JSON.stringify(body)
    const letter = /([A-D])\) Lisbon/.exec(asked)?.[1]
    if (!/You answer quiz questions|Vous répondez à des questions/.test(asked))
      say(`{"elements":[${element}]}`)
    else say(JSON.stringify({ answers: [letter ?? 'true'], reason: 'So it is.' }))
    end()
  })
}

async function generatedOn(page: Page, subject: string, type: string): Promise<Locator> {
  const dialog = await openGenerator(page)
  await ask(dialog, { subject, easy: 1 })
  await onlyType(dialog, type)
  await submit(dialog)
  await expect(sheet(dialog, 1)).toBeVisible()
  return dialog
}

/** The bodies of all answers of the API, as they come. */
function whatTheBrowserIsTold(page: Page): string[] {
  const told: string[] = []
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) told.push(await response.text().catch(() => ''))
  })
  return told
}
