import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anAnswer, aWatchedPage, happen } from '../../../../test/a-watched-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Page = ReturnType<typeof aWatchedPage>

const key = (about: object) => (page: Page) => happen(page.page, 'keydown', about)

/** What is reported when the focus is lost right after that, and stays away. */
async function reportedAfter(act: (page: Page) => unknown): Promise<string[]> {
  const page = aWatchedPage()
  act(page)
  page.setFocused(false)
  await vi.advanceTimersByTimeAsync(30_000)
  page.stop()
  return page.reported
}

it.each<[string, (page: Page) => unknown]>([
  ['Ctrl+F', key({ key: 'f', code: 'KeyF', ctrlKey: true })],
  ['Cmd+G', key({ key: 'g', code: 'KeyG', metaKey: true })],
  ['Ctrl+F on a Russian keyboard', key({ key: 'а', code: 'KeyF', ctrlKey: true })],
  ['F3', key({ key: 'F3' })],
  ['a quick find', key({ key: '/' })],
  ['Tab', key({ key: 'Tab' })],
  ['a file chooser', ({ page }) => happen(page, 'click', { target: anAnswer('a file') })],
  ['an input method', ({ page }) => happen(page, 'compositionstart')],
  ['a print dialog', ({ window }) => happen(window, 'beforeprint')],
  ['the question whether to leave', ({ window }) => happen(window, 'beforeunload')],
  ['the question whether to be notified', ({ window }) => window.Notification.requestPermission()],
])('%s may take the focus', async (_, act) => {
  expect(await reportedAfter(act)).toEqual([])
})

it.each<[string, (page: Page) => unknown]>([
  ['another letter, whatever stands on its key', key({ key: 'u', code: 'KeyF', ctrlKey: true })],
  ['Alt+Tab', key({ key: 'Tab', altKey: true })],
  ['a slash that was written', key({ key: '/', target: anAnswer('and/or') })],
  [
    'a word that was composed a while ago',
    ({ page }) => {
      happen(page, 'compositionstart')
      happen(page, 'compositionend')
      vi.advanceTimersByTime(200)
    },
  ],
  [
    'a find bar that was opened long ago',
    (page) => {
      key({ key: 'F3' })(page)
      vi.advanceTimersByTime(2_000)
    },
  ],
])('%s may not', async (_, act) => {
  expect(await reportedAfter(act)).toEqual(['window_blur'])
})

it('what is known only after the focus is gone excuses it, too', async () => {
  const { page, setFocused, reported } = aWatchedPage()
  setFocused(false)
  happen(page, 'compositionend')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reported).toEqual([])
})

it('an excuse is good for one absence', async () => {
  const page = aWatchedPage()
  key({ key: 'F3' })(page)
  page.setFocused(false)
  await vi.advanceTimersByTimeAsync(5_000)
  page.setFocused(true)
  page.setFocused(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.reported).toEqual(['window_blur'])
})
