import type { Browser, Cookie } from '@playwright/test'

/**
 * A page that Playwright does not know of: it keeps its own ones visible whatever happens to their windows, so that
 * none of them is ever hidden. Whoever these cookies belong to is signed in to it.
 */
export async function openRawPage(browser: Browser, url: string, cookies: Cookie[]) {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  await session.send('Storage.setCookies', {
    browserContextId,
    cookies: cookies.map(({ partitionKey: _, ...cookie }) => cookie),
  })
  const { targetId } = await session.send('Target.createTarget', { url, browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const { windowId } = await session.send('Browser.getWindowForTarget', { targetId })

  let lastId = 0
  const waiting = new Map<number, (answer: { result?: unknown; error?: unknown }) => void>()
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++lastId
    const answered = new Promise<{ result?: unknown; error?: unknown }>((resolve) => waiting.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    await session.send('Target.sendMessageToTarget', { sessionId, message })
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result as Result
  }

  return {
    send,
    async evaluate<Value>(expression: string): Promise<Value> {
      const params = { expression, returnByValue: true, awaitPromise: true }
      const { result } = await send<{ result: { value: Value } }>('Runtime.evaluate', params)
      return result.value
    },
    /** Out of sight, and back. */
    setHidden: (isHidden: boolean) =>
      session.send('Browser.setWindowBounds', {
        windowId,
        bounds: { windowState: isHidden ? 'minimized' : 'normal' },
      }),
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}
