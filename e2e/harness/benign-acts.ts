import { expect } from '@playwright/test'
import { LOSING_FOCUS } from './losing-focus.ts'
import { withFrame } from './page-parts.ts'
import type { Act } from './violating-acts.ts'
import { compose, type WatchedPaper } from './watched-paper.ts'

const READER_KEYS = [
  'Insert',
  'CapsLock',
  'Control',
  'h',
  'ArrowDown',
  'Control+Alt+ArrowDown',
  'Alt+Shift+B',
]

/** What is done to a window, whatever it shows. */
export const WINDOW_ACTS: Act[] = [
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
]

const ON_THE_PAGE: Act[] = [
  {
    act: 'typing',
    async run({ essay }) {
      await essay.fill('')
      await essay.pressSequentially("It's and/or")
      await expect(essay).toHaveValue("It's and/or")
    },
  },
  {
    act: 'writing with an input method',
    async run(paper) {
      await paper.essay.fill('')
      await compose(paper)
      await paper.cdp.send('Input.insertText', { text: '川' })
      await expect(paper.essay).toHaveValue('川')
    },
  },
  {
    act: 'filling in by the browser',
    // As Chromium does it: a key that has no name, then the value, past whatever the page has put before it.
    async run({ word }) {
      await word.evaluate((field: HTMLInputElement) => {
        field.dispatchEvent(new Event('keydown', { bubbles: true }))
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Loire')
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await expect(word).toHaveValue('Loire')
    },
  },
  {
    act: 'the menu of an answer, by key and by mouse',
    async run({ page, essay, happened }) {
      await essay.focus()
      await page.keyboard.press('ContextMenu')
      await page.keyboard.press('Shift+F10')
      await essay.click({ button: 'right' })
      await happened('contextmenu at TEXTAREA')
    },
  },
  {
    act: 'the menu of the page, by key',
    async run({ page, title, happened }) {
      await title.click()
      await page.keyboard.press('ContextMenu')
      await page.keyboard.press('Shift+F10')
      await happened('contextmenu at')
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
    act: 'the page’s own buttons, keys and dialogs',
    async run({ page, choice, passTime }) {
      await choice.press('2')
      await page.getByRole('button', { name: 'Flag question 1 to come back to it' }).click()
      await page.getByRole('button', { name: 'Questions' }).click()
      await page.getByRole('button', { name: 'Questions' }).click()
      await page.getByRole('button', { name: 'Hand in' }).click()
      await passTime()
      await page.getByRole('button', { name: 'Go back' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  {
    act: 'a frame of the page',
    run: ({ page, passTime, title }) =>
      withFrame(page, async (field) => {
        await field.click()
        await passTime()
        await title.click()
      }),
  },
  {
    act: 'a frame that is taken away while it has the focus',
    async run({ page, passTime }) {
      await withFrame(page, (field) => field.click())
      await passTime()
    },
  },
  {
    act: 'copying where nothing is selected',
    async run({ page, title, happened }) {
      await title.click()
      await page.keyboard.press('ControlOrMeta+C')
      await happened('copy at')
    },
  },
  {
    act: 'copying, cutting and pasting one’s own words',
    async run({ page, essay, word }) {
      await essay.fill('For the water\nand for the boats')
      await essay.selectText()
      await page.keyboard.press('ControlOrMeta+C')
      await essay.fill('')
      await page.keyboard.press('ControlOrMeta+V')
      await expect(essay).toHaveValue('For the water\nand for the boats')

      await word.fill('Loire')
      await word.selectText()
      await page.keyboard.press('ControlOrMeta+X')
      await essay.fill('')
      await page.keyboard.press('ControlOrMeta+V')
      await expect(essay).toHaveValue('Loire')
    },
  },
  {
    act: 'dragging one’s own words',
    async run({ essay, word }) {
      await essay.fill('Barges')
      await essay.selectText()
      await essay.dragTo(word, { sourcePosition: { x: 8, y: 8 } })
      await expect(word).toHaveValue(/Barges/)
    },
  },
  {
    act: 'filling the screen, and a reload that ends it',
    async run({ page, happened }) {
      await page.getByRole('button', { name: 'Go full screen' }).click()
      await happened('fullscreenchange')
      await page.reload()
      await expect(page.getByRole('button', { name: 'Go full screen' })).toBeVisible()
    },
  },
]

/** What must not be reported, whatever else it may look like. */
export const BENIGN_ACTS: Act[] = [...LOSING_FOCUS, ...WINDOW_ACTS, ...ON_THE_PAGE]

/** The browser itself makes a menu of it; the press is answered only once it has ended. */
async function touchLong({ cdp, stem, happened }: WatchedPaper): Promise<void> {
  const { x = 0, y = 0 } = (await stem.boundingBox()) ?? {}
  const point = { x: Math.round(x) + 20, y: Math.round(y) + 5, button: 'left', clickCount: 1 } as const
  await cdp.send('Emulation.setEmitTouchEventsForMouse', { enabled: true })
  const pressed = cdp.send('Input.emulateTouchFromMouseEvent', { type: 'mousePressed', ...point })
  await happened('contextmenu at')
  const released = cdp.send('Input.emulateTouchFromMouseEvent', { type: 'mouseReleased', ...point })
  await Promise.all([pressed, released])
  await cdp.send('Emulation.setEmitTouchEventsForMouse', { enabled: false })
}
