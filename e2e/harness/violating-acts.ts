import { expect } from '@playwright/test'
import type { NotedKind } from '@probant/contract/submissions/incidents'
import { withFrame } from './page-parts.ts'
import type { WatchedPaper } from './watched-paper.ts'

export interface Act {
  act: string
  run(paper: WatchedPaper): Promise<unknown>
}

/** What is noted, and as what, where nothing is prevented. Hiding a page is tried apart: see `raw-page.ts`. */
export const VIOLATING_ACTS: (Act & { kind: NotedKind })[] = [
  {
    act: 'leaving full screen',
    kind: 'full_screen_left',
    run: ({ page }) => page.evaluate(() => document.exitFullscreen()),
  },
  {
    act: 'another window for a while',
    kind: 'window_blur',
    run: (paper) => paper.withoutFocus(paper.passTime),
  },
  {
    act: 'another window, left for from a frame of the page',
    kind: 'window_blur',
    run: (paper) =>
      withFrame(paper.page, async (field) => {
        await field.click()
        await paper.withoutFocus(paper.passTime)
        await paper.title.click()
      }),
  },
  {
    act: 'copying what is no answer',
    kind: 'copy_paste',
    async run({ page, stem }) {
      await stem.click({ clickCount: 3 })
      await page.keyboard.press('ControlOrMeta+C')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('capital of Norway')
    },
  },
  {
    act: 'cutting it',
    kind: 'copy_paste',
    async run({ page, title }) {
      await title.click({ clickCount: 3 })
      await page.keyboard.press('ControlOrMeta+X')
    },
  },
  {
    act: 'pasting from elsewhere',
    kind: 'copy_paste',
    async run({ page, essay }) {
      await page.evaluate(() => navigator.clipboard.writeText('For trade, says the encyclopedia'))
      await essay.focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(essay).toHaveValue('For trade, says the encyclopedia')
    },
  },
  {
    act: 'dropping what comes from elsewhere',
    kind: 'copy_paste',
    run: ({ page, word }) =>
      withFrame(page, async (field) => {
        await field.fill('The Rhône')
        await field.selectText()
        await field.dragTo(word, { sourcePosition: { x: 8, y: 8 } })
        await expect(word).toHaveValue(/Rhône/)
      }),
  },
  {
    act: 'a right click on the page',
    kind: 'right_click',
    run: ({ stem }) => stem.click({ button: 'right' }),
  },
  {
    act: 'a right click on a choice',
    kind: 'right_click',
    run: ({ choice }) => choice.click({ button: 'right' }),
  },
  {
    act: 'another screen',
    kind: 'multi_monitor',
    async run({ cdp, passTime }) {
      const place = { left: 1280, top: 0, width: 1280, height: 800 }
      const { screenInfo } = await cdp.send('Emulation.addScreen', place)
      await passTime()
      await cdp.send('Emulation.removeScreen', { screenId: screenInfo.id })
    },
  },
]
