import { resolve } from 'node:path'
import type { Locator } from '@playwright/test'
import {
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
  expectRoomForAll,
} from '../harness/accessibility.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { start } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'
import { switchTo } from '../harness/workspaces.ts'

const LOGO = resolve(import.meta.dirname, '../../web/public/favicon.svg')

test('an organization appears under its own name, from the link to the receipt and on paper', async ({
  page,
  signUpAsOwner,
  visitor,
}) => {
  const { owner, organization } = await signUpAsOwner('Lycée Curie')
  const quiz = await anActiveQuiz(page.request, 'Sleeping better', {}, { workspace: organization.id })
  await page.goto('/dashboard')
  await switchTo(page, 'Lycée Curie')
  await page.goto('/setting')
  const settings = page.getByRole('region', { name: 'In your own name' })

  await test.step('a color that can’t be read is not saved: the nearest is a press away', async () => {
    await settings.getByLabel('Name', { exact: true }).fill('Lycée Marie-Curie')
    await settings.getByLabel('Line of text').fill('Department of physics')
    await settings.getByLabel('Colour', { exact: true }).fill('#ffe27a')
    await settings.getByRole('button', { name: 'Save name and logo' }).click()
    await expect(settings.getByText(/^Too light to read on white/)).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a color that is too light')
    await settings.getByRole('button', { name: /^Use #[0-9a-f]{6} instead$/ }).click()
    await expect(settings.getByText(/^Readable: its contrast/)).toBeVisible()
  })

  await test.step('a logo of any kind, a sender and a preview of each', async () => {
    // The first of two: the other is for a signature.
    await settings.locator('input[type=file]').first().setInputFiles(LOGO)
    await expect(settings.getByAltText('Your logo')).toBeVisible()
    await settings.getByLabel('Sender’s name').fill('Lycée Marie-Curie')
    await settings.getByLabel('Replies go to').selectOption({ label: `${owner.username} (${owner.email})` })
    for (const place of ['Paper', 'Receipt', 'Certificate', 'E-mail', 'Print']) {
      await settings.getByLabel('What to preview').selectOption(place)
      await expect(settings.getByRole('figure', { name: place })).toContainText('Lycée Marie-Curie')
    }
    await settings.getByLabel('What to preview').selectOption('E-mail')
    await settings.getByText('Dark', { exact: true }).click()
    await expectAccessibleInBothSchemes(page, 'the preview of a mail in the dark')
    await expectAccessibleOnPhone(page, 'an own name in the settings')
    await settings.getByRole('button', { name: 'Save name and logo' }).click()
    await expect(page.getByText('Participants now see your name.')).toBeVisible()
  })

  await test.step('whoever is invited meets it at the door, on the paper and on the receipt', async () => {
    await page.goto(`/dashboard/participants/${quiz.id}`)
    await page.getByRole('button', { name: 'Share code or link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Code or link for a whole room' })
    await dialog.getByText('Open link', { exact: true }).click()
    await dialog.getByLabel('Their name', { exact: true }).check()
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()

    const phone = await visitor()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(link)
    await expect(phone.getByText('Lycée Marie-Curie')).toBeVisible()
    await expect(phone.getByText('Department of physics')).toBeVisible()
    await expect(phone.getByRole('img', { name: 'Probant' })).toBeVisible()
    await expectAccessibleInBothSchemes(phone, 'the door of somebody with a name of their own')
    await phone.getByLabel('Your name').fill('Anna')
    await phone.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(phone).toHaveURL(`/quiz/${quiz.id}`)
    await expect(phone.getByRole('heading', { name: 'Before you start' })).toBeVisible()
    await expect(phone.getByText('Lycée Marie-Curie')).toBeVisible()
    await expectAccessibleInBothSchemes(phone, 'a lobby with a name')
    await expectRoomForAll(phone, 'a lobby with a name')
    const color = await colorOf(phone.getByRole('button', { name: /^Start/ }))
    expect(color).not.toBe('rgb(43, 74, 203)')
    await start(phone)
    await expect(phone.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await expect(phone.getByText('Lycée Marie-Curie')).toBeVisible()
    await expectAccessibleInBothSchemes(phone, 'a quiz under a name of its own')
    await phone.getByRole('button', { name: 'Hand in' }).first().click()
    const asked = phone.getByRole('dialog')
    // Nothing is answered: going back is advised.
    expect(await colorOf(asked.getByRole('button', { name: 'Go back' }))).toBe(color)
    await asked.getByRole('button', { name: 'Hand in' }).click()
    await expect(phone.getByRole('heading', { name: 'Handed in' })).toBeVisible()
    await expect(phone.getByText('Lycée Marie-Curie')).toBeVisible()
    expect(await colorOf(phone.getByRole('button', { name: 'See what you handed in' }))).toBe(color)
    await expectAccessibleInBothSchemes(phone, 'a receipt under a name of its own')
  })

  await test.step('and it stands at the head of the printed paper', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/print`)
    await expect(page.getByText('Department of physics')).toBeVisible()
  })
})

/** Of what is pressed first. */
function colorOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor)
}
