import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookMessage } from '@probant/contract/webhooks/deliveries'
import { Webhook } from 'standardwebhooks'
import { onTestFinished, vi } from 'vitest'

export interface ReceivedMessage extends WebhookMessage {
  id: string
  headers: Record<string, string>
  body: string
}

type Answer = number | Promise<number> | { status: number; location: string }

/** A program that is sent messages: it takes them as it was told, and keeps what came. */
export async function webhookReceiver(answer: (message: ReceivedMessage) => Answer = () => 204) {
  const received: ReceivedMessage[] = []
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  async function take(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString()
    const headers = request.headers as Record<string, string>
    const message = { ...JSON.parse(body), id: headers['webhook-id'], headers, body }
    received.push(message)
    const told = await receiver.answer(message)
    if (typeof told === 'number') response.writeHead(told).end()
    else response.writeHead(told.status, { location: told.location }).end()
  }

  const receiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    /** May be changed at any time. */
    answer,
    /** By what was said since the last time it was asked. */
    take: () => received.splice(0),
    types: () => received.map(({ type }) => type),
  }
  return receiver
}

/** What a message says, for whoever has the secret and this time on their clock; throws where it proves nothing. */
export function verified({ body, headers }: ReceivedMessage, secret: string, at: Date): unknown {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at.getTime())
  try {
    return new Webhook(secret).verify(body, headers)
  } finally {
    clock.mockRestore()
  }
}
