import type { WatchedWindow } from './watched-window.ts'

export interface Act {
  act: string
  run(window: WatchedWindow): Promise<unknown>
}

/** What is reported, and as what. Hiding a page is tried apart: see `raw-page.ts`. */
export const VIOLATING_ACTS: (Act & { kind: string })[] = [
  {
    act: 'another window for a while',
    kind: 'window_blur',
    run: (window) => window.withoutFocus(() => window.logged('window_blur')),
  },
  {
    act: 'another window, left for from a frame of the page',
    kind: 'window_blur',
    async run(window) {
      await window.page.frameLocator('iframe').getByLabel('In the frame').click()
      await window.withoutFocus(window.passTime)
      await window.title.click()
    },
  },
  {
    act: 'copying what is no answer',
    kind: 'copy_paste',
    async run({ page, title }) {
      await title.click({ clickCount: 3 })
      await page.keyboard.press('ControlOrMeta+C')
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
    async run({ page, first }) {
      await page.evaluate(() => navigator.clipboard.writeText('The humpback whale, for hours'))
      await first.focus()
      await page.keyboard.press('ControlOrMeta+V')
    },
  },
  {
    act: 'dropping what comes from elsewhere',
    kind: 'copy_paste',
    async run({ page, second }) {
      const elsewhere = page.frameLocator('iframe').getByLabel('In the frame')
      await elsewhere.fill('The blue whale')
      await elsewhere.selectText()
      await elsewhere.dragTo(second, { sourcePosition: { x: 8, y: 8 } })
    },
  },
  {
    act: 'a right click on the page',
    kind: 'right_click',
    run: ({ stem }) => stem.click({ button: 'right' }),
  },
  {
    act: 'a right click on a choice',
    kind: 'right_click',
    run: ({ page }) => page.getByLabel('The blue whale').click({ button: 'right' }),
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
  {
    act: 'leaving full screen',
    kind: 'full_screen_left',
    async run({ page }) {
      await page.evaluate(() => document.documentElement.requestFullscreen())
      await page.evaluate(() => document.exitFullscreen())
    },
  },
]
