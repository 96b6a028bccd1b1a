import type { CDPSession } from '@playwright/test'

/**
 * Developer tools, as far as a worker notices them: each worker of the page, also one that comes later, halts at
 * `debugger` statements.
 */
export async function openDeveloperTools(cdp: CDPSession) {
  const sessions = new Set<string>()
  let halts = 0
  let isHalted = false
  let lastId = 0
  const order = (sessionId: string, method: string) =>
    cdp.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: ++lastId, method }),
    })

  cdp.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
    // What keeps the page's files goes on.
    if (targetInfo.type !== 'service_worker') {
      sessions.add(sessionId)
      await order(sessionId, 'Debugger.enable')
    }
    await order(sessionId, 'Runtime.runIfWaitingForDebugger')
  })
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(sessionId))
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method } = JSON.parse(message)
    // Who begins to look just then is told of the same halt twice.
    if (method === 'Debugger.paused' && !isHalted) halts++
    if (method === 'Debugger.paused') isHalted = true
    if (method === 'Debugger.resumed') isHalted = false
  })
  const attach = (autoAttach: boolean) =>
    cdp.send('Target.setAutoAttach', { autoAttach, waitForDebuggerOnStart: autoAttach, flatten: false })
  await attach(true)
  return {
    haltCount: () => halts,
    workerCount: () => sessions.size,
    /** As by the button that goes on. */
    resume: () => Promise.all([...sessions].map((sessionId) => order(sessionId, 'Debugger.resume'))),
    close: () => attach(false),
  }
}
