import { expect } from '@playwright/test'
import type { QuestionType } from '@probant/contract/questions/form'
import { choose } from '../driving/acting.ts'
import type { DrivenPage } from '../driving/driven-page.ts'

/** How the right answer to `oneOfEachKind` is given with a mouse and by typing. */
export const ANSWERING: Record<QuestionType, (page: DrivenPage) => Promise<void>> = {
  multiple_choice: (page) => choose(page, 'Oslo'),
  async choices(page) {
    for (const gas of ['Helium', 'Neon'])
      await click(page, `//*[contains(normalize-space(), "${gas}")]/input[@type="checkbox"]`)
    await expect.poll(() => page.evaluate(tickedCount)).toBe(2)
  },
  true_false: (page) => choose(page, 'True'),
  fill_in: (page) => type(page, 1, 'Loire'),
  numeric: (page) => type(page, 1, '42.2 km'),
  async gaps(page) {
    await type(page, 1, 'July')
    await type(page, 2, '1789')
    await select(page, 1, 'Paris')
  },
  async matching(page) {
    for (const [index, city] of ['Paris', 'Madrid', 'Rome'].entries()) await select(page, index + 1, city)
  },
  async ordering(page) {
    for (const [rank, planet] of ['Mercury', 'Earth', 'Jupiter', 'Neptune'].entries())
      for (let at = await page.evaluate(placeOf, planet); at > rank; at--) {
        await click(page, `${QUESTION}//li[contains(normalize-space(), "${planet}")]//button[1]`)
        await expect.poll(() => page.evaluate(placeOf, planet)).toBe(at - 1)
      }
  },
  // Where it is pressed: in the middle.
  spots: (page) => click(page, `${QUESTION}//*[@role="application"]/button`),
  open: (page) => type(page, 1, 'For water, trade and defence.'),
}

const QUESTION = '//*[@data-question]'

function click(page: DrivenPage, xpath: string): Promise<void> {
  return expect(() => page.click(xpath), `${xpath} is pressed`).toPass()
}

async function type(page: DrivenPage, number: number, text: string): Promise<void> {
  const field = `(${QUESTION}//*[self::input or self::textarea])[${number}]`
  await click(page, field)
  await page.type(field, text)
}

async function select(page: DrivenPage, number: number, text: string): Promise<void> {
  await page.type(`(${QUESTION}//select)[${number}]`, text)
  await expect.poll(() => page.evaluate(selected, number)).toContain(text)
}

/** These run in the page. */
function tickedCount(): number {
  return document.querySelectorAll('input:checked').length
}

function selected(number: number): string {
  const list = document.querySelectorAll<HTMLSelectElement>('[data-question] select')[number - 1]
  return list?.selectedOptions[0]?.text ?? ''
}

function placeOf(item: string): number {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-question] li')]
  return rows.findIndex(({ innerText }) => innerText.includes(item))
}
