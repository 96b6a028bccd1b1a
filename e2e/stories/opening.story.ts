import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'

test.describe('an English browser', () => {
  test('opens the home page in English', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' })

  test('opens the home page in French', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})
