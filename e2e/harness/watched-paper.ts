import { expect, type Page } from '@playwright/test'
import type { NotedKind, Timeline } from '@probant/contract/submissions/incidents'
import type { Participant } from './classroom.ts'
import { readRawEvents, takeRawEvents, writeDownRawEvents } from './raw-events.ts'
import { begin } from './taking.ts'

export type WatchedPaper = Awaited<ReturnType<typeof openWatchedPaper>>

/** Left alone, Playwright would soon look but once a second. */
export const OFTEN = { intervals: [25] }

/** Somebody at work on their paper, in a window that can really lose the focus, and what the server noted of it. */
export async function openWatchedPaper({ page, quiz, timeline }: Participant) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // It goes on by itself, and can be put forward.
  await page.clock.install()
  await page.addInitScript(answerProbeAtOnce)
  await writeDownRawEvents(page)
  await begin(page, quiz)
  const { cdp, setAway } = await realWindow(page)

  const hasFocus = () => page.evaluate(() => document.hasFocus())
  let seen = 0
  let log = ''
  return {
    page,
    cdp,
    title: page.getByRole('heading', { level: 1 }),
    stem: page.getByText('Which city is the capital of Norway?'),
    choice: page.getByRole('radio', { name: 'A Oslo' }),
    word: page.getByRole('textbox', { name: 'Your answer' }).first(),
    essay: page.getByRole('textbox', { name: 'Your answer' }).last(),

    /** The window has no focus meanwhile; the page stays visible. */
    async withoutFocus(meanwhile: () => Promise<unknown>) {
      await setAway(true)
      await expect.poll(hasFocus, OFTEN).toBe(false)
      await meanwhile()
      await setAway(false)
      await expect.poll(hasFocus, OFTEN).toBe(true)
    },
    /** Longer than anything waits to be reported. */
    passTime: () => page.clock.runFor(3_000),
    /** The browser has told the page so. */
    happened: (event: string) => expect.poll(() => readRawEvents(page), OFTEN).toContain(event),

    /** What is tried next stands in the log before the events that come of it, with the time that the server's lines have. */
    async writeDown(act: string) {
      log += `${await takeRawEvents(page)}\n${new Date().toISOString()} ${act}\n`
    },

    /** What the server noted since the last time it was asked, once that is among it; and all that happened. */
    async noted(kind: NotedKind): Promise<{ lines: Timeline; log: string }> {
      let lines: Timeline = []
      const look = async () => {
        lines = (await timeline()).slice(seen)
        return lines.map((line) => line.kind)
      }
      await expect.poll(look, OFTEN).toContain(kind)
      seen += lines.length
      const events = log + (await takeRawEvents(page))
      log = ''
      return { lines, log: events }
    },
  }
}

/** Begins a word with an input method, where the focus is. */
export function compose({ cdp }: WatchedPaper): Promise<unknown> {
  return cdp.send('Input.imeSetComposition', { text: 'かわ', selectionStart: 2, selectionEnd: 2 })
}

/** Runs in the page. A worker keeps its own time, so that it would seem halted whenever ours is put forward. */
function answerProbeAtOnce() {
  globalThis.Worker = class extends EventTarget {
    postMessage() {
      for (const data of ['reached', 'passed'])
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
    }
    terminate() {}
  } as unknown as typeof Worker
}

/** Playwright tells every page that it has the focus; without that a window loses it when it is put away. */
async function realWindow(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  const setAway = (isAway: boolean) =>
    cdp.send('Browser.setWindowBounds', {
      windowId,
      bounds: { windowState: isAway ? 'minimized' : 'normal' },
    })
  return { cdp, setAway }
}
