import type { Page } from '@playwright/test'
import type { BoardChange } from '@probant/contract/live/board'

/** The board's events come from the bench instead of the server, so that nothing but the page is measured. */
export async function scriptBoard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window
    let controller: ReadableStreamDefaultController<Uint8Array>
    window.sendChange = (change) =>
      controller.enqueue(new TextEncoder().encode(`event: change\ndata: ${JSON.stringify(change)}\n\n`))
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/board/events')) return fetch(input, init)
      const body = new ReadableStream<Uint8Array>({
        start(one) {
          controller = one
          window.isListening = true
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
  })
}

/** From the first word of the server to the frame that shows it. */
export async function timeToDraw(page: Page, whole: BoardChange): Promise<number> {
  await page.waitForFunction(() => window.isListening)
  return page.evaluate(async (change) => {
    const begunAt = performance.now()
    window.sendChange(change)
    while (!document.querySelector('ol > li')) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - begunAt
  }, whole)
}

/** How long each frame takes while somebody scrolls as fast as a flick of the thumb does: four screens a second. */
export function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const frames: number[] = []
    let step = 60
    let before = await new Promise(requestAnimationFrame)
    for (let frame = 0; frame < count; frame++) {
      const from = window.scrollY
      window.scrollBy(0, step)
      if (window.scrollY === from) step = -step
      const now = await new Promise(requestAnimationFrame)
      frames.push(now - before)
      before = now
    }
    return frames
  }, 240)
}

/** How long each frame takes while changes arrive as the server sends them. */
export function changeFrames(page: Page, changes: readonly BoardChange[], eachMs: number): Promise<number[]> {
  return page.evaluate(
    async ([changes, eachMs]) => {
      const frames: number[] = []
      const begunAt = await new Promise(requestAnimationFrame)
      let before = begunAt
      for (const [index, change] of changes.entries()) {
        window.sendChange(change)
        while (before < begunAt + (index + 1) * eachMs) {
          const now = await new Promise(requestAnimationFrame)
          frames.push(now - before)
          before = now
        }
      }
      return frames
    },
    [changes, eachMs] as const,
  )
}

declare global {
  interface Window {
    sendChange: (change: BoardChange) => void
    isListening?: boolean
  }
}
