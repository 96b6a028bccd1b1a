import { expect } from '@playwright/test'
import type { Act } from './violating-acts.ts'
import type { WatchedWindow } from './watched-window.ts'

const FIND_KEYS = ['Control+F', 'Meta+F', 'Control+G', 'Meta+Shift+G', 'F3', 'Shift+F3', "'", '/']
const READER_KEYS = [
  'Insert',
  'CapsLock',
  'Control',
  'h',
  'ArrowDown',
  'Control+Alt+ArrowDown',
  'Alt+Shift+B',
]

/** What takes the focus from the page: nobody is to blame for it, however long it stays away. */
const LOSING_FOCUS: Act[] = [
  ...FIND_KEYS.map((key) => ({
    act: `the find bar, opened with ${key}`,
    run: (window: WatchedWindow) => losingFocus(window, () => window.page.keyboard.press(key)),
  })),
  {
    act: 'the find bar, opened while writing',
    run: (window) => losingFocus(window, () => window.first.press('Control+F')),
  },
  {
    act: 'the browser’s own bars, reached with Tab',
    run: (window) => losingFocus(window, () => window.page.keyboard.press('Tab')),
  },
  {
    act: 'a window of files to choose from',
    run: (window) =>
      losingFocus(window, async () => {
        const opened = window.page.waitForEvent('filechooser')
        await window.page.getByLabel('File').click()
        await opened
      }),
  },
  {
    act: 'the question whether to be notified',
    run: (window) => losingFocus(window, () => window.page.evaluate(() => Notification.requestPermission())),
  },
  {
    act: 'a print dialog',
    run: (window) => losingFocus(window, () => window.page.evaluate(() => print())),
  },
  {
    act: 'the window of an input method',
    run: (window) =>
      losingFocus(window, async () => {
        await window.first.focus()
        await compose(window)
      }),
  },
  {
    act: 'a moment without focus',
    run: (window) => window.withoutFocus(() => window.page.clock.runFor(900)),
  },
  {
    act: 'a machine that falls asleep',
    run: (window) => window.withoutFocus(() => window.page.clock.fastForward('10:00')),
  },
]

const ON_THE_PAGE: Act[] = [
  {
    act: 'another size of the window',
    async run({ page }) {
      await page.setViewportSize({ width: 500, height: 900 })
      await page.setViewportSize({ width: 1280, height: 720 })
    },
  },
  {
    act: 'zoom',
    async run({ cdp }) {
      const metrics = { width: 640, height: 360, deviceScaleFactor: 2, mobile: false }
      await cdp.send('Emulation.setDeviceMetricsOverride', metrics)
      await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.5 })
      await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
      await cdp.send('Emulation.clearDeviceMetricsOverride')
    },
  },
  {
    act: 'typing',
    async run({ first }) {
      await first.fill('')
      await first.pressSequentially("It's the sperm and/or the blue whale")
      await expect(first).toHaveValue("It's the sperm and/or the blue whale")
    },
  },
  {
    act: 'writing with an input method',
    async run(window) {
      await window.first.fill('')
      await compose(window)
      await window.cdp.send('Input.insertText', { text: '鯨' })
      await expect(window.first).toHaveValue('鯨')
    },
  },
  {
    act: 'filling in by the browser',
    // As Chromium does it: a key that has no name, then the value.
    run: ({ second }) =>
      second.evaluate((field: HTMLInputElement) => {
        field.dispatchEvent(new Event('keydown', { bubbles: true }))
        field.value = 'whale@example.org'
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  },
  {
    act: 'the menu of an answer, by key and by mouse',
    async run({ page, first, logged }) {
      await first.focus()
      await page.keyboard.press('ContextMenu')
      await page.keyboard.press('Shift+F10')
      await first.click({ button: 'right' })
      await logged('contextmenu at TEXTAREA')
    },
  },
  {
    act: 'the menu of the page, by key',
    async run({ page, title, logged }) {
      await title.click()
      await page.keyboard.press('ContextMenu')
      await page.keyboard.press('Shift+F10')
      await logged('contextmenu at')
    },
  },
  { act: 'a long touch', run: touchLong },
  {
    act: 'the keys of a screen reader',
    async run({ page, title }) {
      await title.click()
      for (const key of READER_KEYS) await page.keyboard.press(key)
    },
  },
  {
    act: 'a dialog of the page',
    async run({ page, passTime }) {
      await page.evaluate(() => document.querySelector('dialog')?.showModal())
      await passTime()
      await page.getByRole('button', { name: 'Close' }).click()
    },
  },
  {
    act: 'a frame of the page',
    async run({ page, passTime, title }) {
      await page.frameLocator('iframe').getByLabel('In the frame').click()
      await passTime()
      await title.click()
    },
  },
  {
    act: 'copying where nothing is selected',
    async run({ page, title, logged }) {
      await title.click()
      await page.keyboard.press('ControlOrMeta+C')
      await logged('copy at')
    },
  },
  {
    act: 'copying, cutting and pasting one’s own words',
    async run({ page, first, second }) {
      await first.fill('In the deep sea\nall year round')
      await first.selectText()
      await page.keyboard.press('ControlOrMeta+C')
      await first.fill('')
      await page.keyboard.press('ControlOrMeta+V')
      await expect(first).toHaveValue('In the deep sea\nall year round')

      await second.fill('Krill')
      await second.selectText()
      await page.keyboard.press('ControlOrMeta+X')
      await first.fill('')
      await page.keyboard.press('ControlOrMeta+V')
      await expect(first).toHaveValue('Krill')
    },
  },
  {
    act: 'dragging one’s own words',
    async run({ first, second }) {
      await first.fill('Plankton')
      await first.selectText()
      await first.dragTo(second, { sourcePosition: { x: 8, y: 8 } })
      await expect(second).toHaveValue(/Plankton/)
    },
  },
  { act: 'a reload', run: ({ page }) => page.reload() },
]

/** What must not be reported, whatever else it may look like. */
export const BENIGN_ACTS: Act[] = [...LOSING_FOCUS, ...ON_THE_PAGE]

async function losingFocus(window: WatchedWindow, act: () => Promise<unknown>): Promise<void> {
  await window.title.click()
  await act()
  await window.withoutFocus(window.passTime)
}

function compose({ cdp }: WatchedWindow): Promise<unknown> {
  return cdp.send('Input.imeSetComposition', { text: 'くじら', selectionStart: 3, selectionEnd: 3 })
}

/** The browser itself makes a menu of it; the press is answered only once it has ended. */
async function touchLong({ cdp, stem, logged }: WatchedWindow): Promise<void> {
  const { x = 0, y = 0 } = (await stem.boundingBox()) ?? {}
  const point = { x: Math.round(x) + 20, y: Math.round(y) + 5, button: 'left', clickCount: 1 } as const
  await cdp.send('Emulation.setEmitTouchEventsForMouse', { enabled: true })
  const pressed = cdp.send('Input.emulateTouchFromMouseEvent', { type: 'mousePressed', ...point })
  await logged('contextmenu at P')
  const released = cdp.send('Input.emulateTouchFromMouseEvent', { type: 'mouseReleased', ...point })
  await Promise.all([pressed, released])
  await cdp.send('Emulation.setEmitTouchEventsForMouse', { enabled: false })
}
