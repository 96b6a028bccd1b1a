import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus, as someone without a mouse would. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', most = 40 } = {}): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return
  }
  throw new Error(`${most} times ${key} did not lead to ${target}`)
}

/** Goes to a field and types over what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** What opened has taken the focus over. */
export async function expectToTakeFocus(opened: Locator): Promise<void> {
  await expect.poll(() => containsFocus(opened), { message: `the focus to be in ${opened}` }).toBe(true)
}

/** However often Tab is pressed, the focus stays within. */
export async function expectToKeepFocus(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press(key)
      expect(await containsFocus(dialog), `the focus after ${key}`).toBe(true)
    }
  }
}

/** What has the focus shows it: by a ring, on itself or on what stands for it. */
export async function expectVisibleFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  const shows = await page.evaluate(() => {
    const element = document.activeElement
    if (!element?.matches(':focus-visible')) return false
    const drawn = [element, element.nextElementSibling, element.parentElement].filter((one) => one !== null)
    return drawn.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
  })
  expect(shows, `a ring around ${target}`).toBe(true)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

function containsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement))
}
