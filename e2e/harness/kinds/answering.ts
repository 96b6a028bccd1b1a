import { expect, type Locator, type Page } from '@playwright/test'
import type { QuestionType } from '@probant/contract/questions/form'
import { tabTo } from '../keyboard.ts'

/** How the right answer to `oneOfEachKind` is given without a mouse, and what then stands on the page. */
export const ANSWERING: Record<
  QuestionType,
  { give(page: Page): Promise<void>; expectGiven(page: Page): Promise<void> }
> = {
  multiple_choice: {
    give: (page) => page.keyboard.press('1'),
    expectGiven: (page) => expect(page.getByRole('radio', { name: 'Oslo' })).toBeChecked(),
  },
  choices: {
    async give(page) {
      await page.keyboard.press('1')
      await page.keyboard.press('2')
    },
    async expectGiven(page) {
      for (const name of ['Helium', 'Neon']) await expect(page.getByRole('checkbox', { name })).toBeChecked()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    },
  },
  true_false: {
    give: (page) => page.keyboard.press('a'),
    expectGiven: (page) => expect(page.getByRole('radio', { name: /True|Vrai/ })).toBeChecked(),
  },
  fill_in: {
    give: (page) => type(page, textbox(page), 'Loire'),
    expectGiven: (page) => expect(textbox(page)).toHaveValue('Loire'),
  },
  numeric: {
    give: (page) => type(page, textbox(page), '42,2 km'),
    expectGiven: (page) => expect(textbox(page)).toHaveValue('42,2 km'),
  },
  gaps: {
    async give(page) {
      await type(page, textbox(page).first(), 'July')
      await page.keyboard.press('Tab')
      await page.keyboard.type('1789')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Paris')
    },
    async expectGiven(page) {
      await expect(textbox(page).first()).toHaveValue('July')
      await expect(textbox(page).last()).toHaveValue('1789')
      await expect(page.getByRole('combobox')).toHaveValue('Paris')
    },
  },
  matching: {
    async give(page) {
      for (const [left, right] of Object.entries(CAPITALS)) {
        await tabTo(page, page.getByRole('combobox', { name: left }))
        await page.keyboard.type(right)
      }
    },
    async expectGiven(page) {
      for (const [left, right] of Object.entries(CAPITALS))
        await expect(page.getByRole('combobox', { name: left }).locator('option:checked')).toContainText(
          right,
        )
    },
  },
  ordering: {
    async give(page) {
      for (const [rank, planet] of PLANETS.entries()) {
        const mover = page.getByRole('button', { name: new RegExp(`^(Move up|Monter) ${planet}$`) })
        await mover.focus()
        for (let at = (await planetsOn(page)).indexOf(planet); at > rank; at--) {
          await page.keyboard.press('Alt+ArrowUp')
          await expect(rowsOn(page).nth(at - 1)).toContainText(planet)
        }
      }
    },
    expectGiven: (page) => expect.poll(() => planetsOn(page)).toEqual(PLANETS),
  },
  spots: {
    async give(page) {
      await tabTo(page, page.getByRole('button', { name: 'Middle', exact: true }))
      await page.keyboard.press('Enter')
      // The cross begins in the middle.
      for (const key of ['ArrowLeft', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    },
    async expectGiven(page) {
      await expect(
        page.getByRole('button', { name: /^Middle\s?, (on the picture, \d+%|sur l’image, à \d+\s%)/ }),
      ).toBeVisible()
      // Also without network it is there to be seen.
      const picture = page.locator('[data-question]').getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    },
  },
  open: {
    give: (page) => type(page, textbox(page), 'For water, trade and defence.'),
    expectGiven: (page) => expect(textbox(page)).toHaveValue('For water, trade and defence.'),
  },
}

const CAPITALS = { France: 'Paris', Spain: 'Madrid', Italy: 'Rome' }
const PLANETS = ['Mercury', 'Earth', 'Jupiter', 'Neptune']

function textbox(page: Page): Locator {
  return page.locator('[data-question]').getByRole('textbox')
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

function rowsOn(page: Page): Locator {
  return page.locator('[data-question]').getByRole('listitem')
}

/** As they stand, without their numbers. */
async function planetsOn(page: Page): Promise<string[]> {
  const texts = await rowsOn(page).allInnerTexts()
  return texts.map((text) => text.replace(/^\s*\d+\s*/, '').trim())
}
