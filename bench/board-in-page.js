/*
 * Runs in the page, before anything else: the board's events come from the bench instead of the server, so that nothing
 * but the page is measured. Plain, since no compiler stands between it and the browser.
 */
// @ts-nocheck: the benches are checked with the server, which knows of no page.
const theirFetch = window.fetch
const frame = () => new Promise(requestAnimationFrame)
let stream

window.fetch = async (input, init) => {
  if (!String(input).endsWith('/board/events')) return theirFetch(input, init)
  const body = new ReadableStream({ start: (controller) => (stream = controller) })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function send(change) {
  stream.enqueue(new TextEncoder().encode(`event: change\ndata: ${JSON.stringify(change)}\n\n`))
}

window.measured = {
  /** From the first word of the server to the frame that shows it. */
  async timeToDraw(whole) {
    while (!stream) await frame()
    const begunAt = performance.now()
    send(whole)
    while (!document.querySelector('ol > li')) await frame()
    await frame()
    return performance.now() - begunAt
  },

  /** How long each frame takes while somebody scrolls as fast as a flick of the thumb does: four screens a second. */
  async scrollFrames() {
    const frames = []
    let step = 60
    let before = await frame()
    for (let count = 0; count < 240; count++) {
      const from = window.scrollY
      window.scrollBy(0, step)
      if (window.scrollY === from) step = -step
      const now = await frame()
      frames.push(now - before)
      before = now
    }
    return frames
  },

  /** How long each frame takes while changes arrive as the server sends them. */
  async changeFrames(changes, eachMs) {
    const frames = []
    const begunAt = await frame()
    let before = begunAt
    for (const [index, change] of changes.entries()) {
      send(change)
      while (before < begunAt + (index + 1) * eachMs) {
        const now = await frame()
        frames.push(now - before)
        before = now
      }
    }
    return frames
  },
}
