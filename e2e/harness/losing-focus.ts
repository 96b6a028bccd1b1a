import type { Page } from '@playwright/test'
import { withFileField } from './page-parts.ts'
import type { Act } from './violating-acts.ts'
import { compose, type WatchedPaper } from './watched-paper.ts'

const FIND_KEYS = ['Control+F', 'Meta+F', 'Control+G', 'Meta+Shift+G', 'F3', 'Shift+F3', "'", '/']

/** What takes the focus from the page: nobody is to blame for it, however long it stays away. */
export const LOSING_FOCUS: Act[] = [
  ...FIND_KEYS.map((key) => ({
    act: `the find bar, opened with ${key}`,
    run: (paper: WatchedPaper) => losingFocus(paper, () => paper.page.keyboard.press(key)),
  })),
  {
    act: 'the find bar, opened while writing',
    run: (paper) => losingFocus(paper, () => paper.essay.press('Control+F')),
  },
  {
    act: 'the browser’s own bars, reached with Tab',
    run: (paper) => losingFocus(paper, () => paper.page.keyboard.press('Tab')),
  },
  {
    act: 'a window of files to choose from',
    run: (paper) =>
      withFileField(paper.page, (field) =>
        losingFocus(paper, async () => {
          const opened = paper.page.waitForEvent('filechooser')
          await field.click()
          await opened
        }),
      ),
  },
  {
    act: 'the question whether to be notified',
    run: (paper) => losingFocus(paper, () => paper.page.evaluate(() => Notification.requestPermission())),
  },
  {
    act: 'a print dialog',
    run: (paper) => losingFocus(paper, () => paper.page.evaluate(() => print())),
  },
  {
    act: 'the window of an input method',
    run: (paper) =>
      losingFocus(paper, async () => {
        await paper.essay.focus()
        await compose(paper)
      }),
  },
  {
    act: 'a moment without focus',
    run: (paper) => withStoppedClock(paper, (clock) => paper.withoutFocus(() => clock.runFor(900))),
  },
  {
    act: 'a machine that falls asleep',
    run: (paper) => paper.withoutFocus(() => paper.page.clock.fastForward('10:00')),
  },
]

/** So that a moment lasts no longer where the machine is busy. */
async function withStoppedClock(
  { page }: WatchedPaper,
  act: (clock: Page['clock']) => Promise<void>,
): Promise<void> {
  // Later than it is by the time that this arrives.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await act(page.clock)
  await page.clock.resume()
}

async function losingFocus(paper: WatchedPaper, act: () => Promise<unknown>): Promise<void> {
  await paper.title.click()
  await act()
  await paper.withoutFocus(paper.passTime)
}
