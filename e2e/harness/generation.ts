import { expect, type Locator, type Page } from '@playwright/test'
import type { ChosenFile } from './files.ts'

const DIALOG = /^(Generate questions|Générer des questions)$/

/** Opens the dialog in which questions are asked for. */
export async function openGenerator(page: Page): Promise<Locator> {
  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: DIALOG }).click()
  const dialog = generatorOf(page)
  await expect(dialog.getByRole('tablist')).toBeVisible()
  return dialog
}

export function generatorOf(page: Page): Locator {
  return page.getByRole('dialog', { name: DIALOG })
}

interface Asked {
  subject?: string
  easy?: number
  medium?: number
  tough?: number
}

/** Fills in the request; what is not said is not asked for. */
export async function ask(
  dialog: Locator,
  { subject, easy = 0, medium = 0, tough = 0 }: Asked,
): Promise<void> {
  if (subject !== undefined) await dialog.getByLabel(/^(Subject|Sujet)$/).fill(subject)
  await dialog.getByLabel(/^(Easy|Faciles)$/).fill(String(easy))
  await dialog.getByLabel(/^(Medium|Moyennes)$/).fill(String(medium))
  await dialog.getByLabel(/^(Tough|Difficiles)$/).fill(String(tough))
}

export async function submit(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: /^(Generate|Générer) \d+ question/ }).click()
}

/** Of the types only this one is wanted. */
export async function onlyType(dialog: Locator, wanted: string): Promise<void> {
  const boxes = dialog.getByRole('group', { name: 'Types' }).getByRole('checkbox')
  for (const box of await boxes.all()) await box.uncheck()
  await dialog.getByRole('checkbox', { name: wanted }).check()
}

/** A question on the desk, by its number. */
export function sheet(dialog: Locator, number: number): Locator {
  return dialog.getByRole('article', { name: `Question ${number}`, exact: true })
}

export async function chooseFile(page: Page, button: Locator, file: ChosenFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles(file)
}
