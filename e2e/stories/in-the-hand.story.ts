import type { Locator } from '@playwright/test'
import { sendMessage } from '@probant/contract/live/messages'
import { call } from '../harness/calls.ts'
import { begin } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const locale of ['en-GB', 'fr-FR']) {
  test.describe(`a quiz in the hand, ${locale}`, () => {
    test.use({ locale })

    test('its buttons say all their words, and nothing that is said moves the paper', async ({
      classroom,
      anInvitee,
    }) => {
      const { page, quiz, params } = await anInvitee()
      await begin(page, quiz)
      const onward = page.getByRole('button', { name: /^(Next|Suivant|Hand in|Rendre ma copie)$/ })
      for (const _ of [1, 2, 3]) await onward.click()
      await expectWhole(onward)
      await expectWhole(page.getByRole('button', { name: /^(Back|Précédent)$/ }))

      const question = page.locator('[data-question]')
      const before = await question.boundingBox()
      const text = 'The map on page 12 is printed upside down.'
      await call(classroom.desk, sendMessage, { params, body: { participantId: null, text } })
      await expect(page.getByText(text)).toBeVisible()
      expect(await question.boundingBox()).toEqual(before)
      await page.context().setOffline(true)
      await page.getByRole('textbox').fill('They bring water and goods.')
      await expect(page.getByText(/^(You’re offline|Vous êtes hors ligne)/)).toBeVisible()
      expect(await question.boundingBox()).toEqual(before)
      await page.context().setOffline(false)

      await test.step('flagged questions are one press away when it is handed in', async () => {
        await page.getByRole('button', { name: /^(Flag|Marquer)/ }).click()
        await onward.click()
        const list = page.getByRole('list', { name: /^(Flagged questions|Questions marquées)$/ })
        await list.getByRole('button', { name: 'Question 4' }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    })
  })
}

test('what is printed of a page has nothing of the frame, and is light', async ({ page, signUp }) => {
  await signUp()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dashboard/quiz')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('Skip to content')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 34, 51)')
})

/** No word of it is cut off, and it ends inside the screen. */
async function expectWhole(button: Locator): Promise<void> {
  const cut = await button.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (part) =>
        part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
    ),
  )
  expect(cut).toBe(false)
  await expect(button).toBeInViewport({ ratio: 1 })
}
