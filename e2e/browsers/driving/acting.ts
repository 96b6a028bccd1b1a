import { expect } from '@playwright/test'
import type { DrivenPage } from './driven-page.ts'

/** As XPath: what is pressed, typed into, chosen and read, by the words that people see. */
const button = (name: string) => `//button[normalize-space()="${name}" and not(@disabled)]`
const field = (label: string) =>
  `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for and not(@type="hidden")]`
const choice = (words: string) => `//*[contains(normalize-space(), "${words}")]/input[@type="radio"]`

/** Each waits until it can be done, and until it has been done where that is to be seen. */
export function press(page: DrivenPage, name: string): Promise<void> {
  return expect(() => page.click(button(name)), `“${name}” is pressed`).toPass()
}

/** The one over the page, where a button of the page has the same name. */
export function pressInDialog(page: DrivenPage, name: string): Promise<void> {
  const inDialog = `//*[@role="dialog"]${button(name)}`
  return expect(() => page.click(inDialog), `“${name}” is pressed in the dialog`).toPass()
}

export function choose(page: DrivenPage, words: string): Promise<void> {
  return expect(async () => {
    await page.click(choice(words))
    expect(await page.evaluate(chosen)).toContain(words)
  }).toPass()
}

export async function fill(page: DrivenPage, label: string, text: string): Promise<void> {
  await expect(() => page.click(field(label)), `“${label}” is there`).toPass()
  await page.type(field(label), text)
  await expect.poll(() => page.evaluate(valueAtCursor)).toBe(text)
}

/** The words beside the choice that has been made. */
export function chosen(): string {
  return document.querySelector('input:checked')?.parentElement?.innerText ?? ''
}

function valueAtCursor(): string {
  return (document.activeElement as HTMLInputElement | null)?.value ?? ''
}

/** Until the page says so; what it said instead is told. */
export function reads(page: DrivenPage, words: string | RegExp): Promise<void> {
  return expect(async () => expect(await page.evaluate(textOfPage)).toMatch(words)).toPass()
}

/** Until it says so no more. */
export function readsNoMore(page: DrivenPage, words: string | RegExp): Promise<void> {
  return expect(async () => expect(await page.evaluate(textOfPage)).not.toMatch(words)).toPass()
}

function textOfPage(): string {
  return document.body.innerText
}
