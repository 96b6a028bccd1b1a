import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface ChaosProxy {
  port: number
  /** What it did to the requests that came by. */
  actions: Record<Action, number>
  close(): Promise<void>
}

type Action = 'passed' | 'delayed' | 'doubled' | 'lost' | 'unanswered'

/**
 * The network on its worst day: of the requests some are lost, some arrive but their answers are lost, some come twice,
 * the second time later, and some are held up, so that later ones overtake them.
 */
export async function startChaosProxy(target: () => number, random: () => number): Promise<ChaosProxy> {
  const actions: Record<Action, number> = { passed: 0, delayed: 0, doubled: 0, lost: 0, unanswered: 0 }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    actions,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const action = choose()
    actions[action] += 1
    try {
      if (action === 'lost') return void outgoing.destroy()
      if (action === 'delayed') await pause(random() * 400)
      if (action === 'doubled') void pause(random() * 400).then(() => forward(incoming, body).catch(() => {}))
      const answer = await forward(incoming, body)
      if (action === 'unanswered') return void outgoing.destroy()
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    } catch {
      outgoing.destroy()
    }
  }

  function choose(): Action {
    const luck = random()
    if (luck < 0.1) return 'lost'
    if (luck < 0.2) return 'unanswered'
    if (luck < 0.35) return 'doubled'
    return luck < 0.65 ? 'delayed' : 'passed'
  }

  function forward(incoming: IncomingMessage, body: Buffer): Promise<{ status: number; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const { method, url: path, headers } = incoming
      const port = target()
      const onward = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, host: `127.0.0.1:${port}`, 'accept-encoding': 'identity' },
      })
      onward.on('error', reject)
      onward.setTimeout(10_000, () => onward.destroy(new Error('no answer')))
      onward.on('response', async (response) => {
        const chunks: Buffer[] = []
        try {
          for await (const chunk of response) chunks.push(chunk)
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) })
        } catch (error) {
          reject(error)
        }
      })
      onward.end(body)
    })
  }
}
