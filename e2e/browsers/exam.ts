import { expect } from '@playwright/test'
import { choose, chosen, fill, press, pressInDialog, reads, readsNoMore } from './driving/acting.ts'
import type { DrivenPage } from './driving/driven-page.ts'
import type { Line } from './driving/line.ts'

const SAVED = /Saved \d/
const UNREACHABLE = 'The server can’t be reached right now.'
const WARNING = 'This is a warning'

/** From the mailed link to the paper. */
export async function begin(page: DrivenPage, link: string): Promise<void> {
  await page.open(link)
  await press(page, 'Go to the quiz')
  await press(page, 'Start the quiz')
  await press(page, 'Start now')
  await reads(page, /Question 1 of \d/)
}

/** The server is gone, the page is loaded anew, the server is back: nothing is lost. */
export async function answerThroughAnOutage(page: DrivenPage, line: Line): Promise<void> {
  await choose(page, 'Oslo')
  await reads(page, SAVED)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  line.cut()
  await press(page, 'Next')
  await choose(page, 'True')
  await reads(page, UNREACHABLE)
  await page.reload()
  await reads(page, 'Question 2 of 4')
  expect(await page.evaluate(chosen)).toContain('True')
  await press(page, 'Next')
  await fill(page, 'Your answer', 'Loire')

  await line.mend()
  await readsNoMore(page, UNREACHABLE)
  await reads(page, SAVED)
}

/** Out of sight for a moment, as behind another tab: noted, warned of, confirmed. */
export async function switchTabs(page: DrivenPage, isNoted: () => Promise<boolean>): Promise<void> {
  await page.outOfSight(() => expect.poll(isNoted).toBe(true))
  await reads(page, WARNING)
  await press(page, 'I understand')
  await readsNoMore(page, WARNING)
}

export async function handIn(page: DrivenPage): Promise<void> {
  await press(page, 'Next')
  await fill(page, 'Your answer', 'For water, trade and ways to travel.')
  await handInAll(page, 4)
}

export async function handInAll(page: DrivenPage, count: number): Promise<void> {
  await reads(page, SAVED)
  await press(page, 'Hand in')
  await reads(page, `You’ve answered all ${count} questions.`)
  await pressInDialog(page, 'Hand in')
  await reads(page, 'Handed in')
}
