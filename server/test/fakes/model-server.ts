import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { MODEL_PROTOCOLS, type ModelProtocol } from './model-protocols.ts'

/**
 * A model's provider on loopback. It speaks the streaming protocols of OpenAI (`/v1`), Anthropic (`/v1`) and Google
 * (`/v1beta`), keeps what it was asked, and answers as the test wishes.
 */
export async function startModelServer(): Promise<FakeModelServer> {
  const calls: ModelCall[] = []
  let answer: ModelAnswer = ({ say, end }) => {
    say('{"elements":[]}')
    end()
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname
    const protocol = MODEL_PROTOCOLS.find((one) => one.path.test(path))
    if (!protocol) return void response.writeHead(404).end()

    const left = Promise.withResolvers<void>()
    response.on('close', () => {
      if (!response.writableEnded) left.resolve()
    })
    const call = { path, headers: request.headers, body: (await json(request)) as object, left: left.promise }
    calls.push(call)
    await answer(speaking(response, protocol), call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${url}/v1`,
      AI_API_KEY: 'sk-key',
      AI_MODEL: 'a-model',
      AI_MAX_RETRIES: '0',
      AI_CHECK: 'off',
    },
    calls,
    answerWith(next) {
      answer = next
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function speaking(response: ServerResponse, protocol: ModelProtocol): ModelVoice {
  const begin = () => {
    if (response.headersSent) return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(protocol.opening)
  }
  return {
    say(text) {
      begin()
      response.write(protocol.piece(text))
    },
    end(reason = 'stop') {
      begin()
      response.end(protocol.closing(reason))
    },
    refuse(status, { message = 'as the test wishes', headers = {} } = {}) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(protocol.refusal(status, message)))
    },
    send(status, body, headers = {}) {
      response.writeHead(status, headers).end(body)
    },
    // What was said is on its way by then.
    hangUp: () => void response.write('', () => response.destroy()),
  }
}

/** What a test lets it do with a call. Whoever says nothing keeps the caller waiting. */
export type ModelAnswer = (voice: ModelVoice, call: ModelCall) => void | Promise<void>

export interface ModelVoice {
  /** A piece of the text, as the protocol wraps it. */
  say(text: string): void
  end(reason?: 'stop' | 'length'): void
  refuse(status: number, options?: { message?: string; headers?: Record<string, string> }): void
  /** Something outside of the protocol. */
  send(status: number, body: string, headers?: Record<string, string>): void
  /** Breaks the connection, after what was said. */
  hangUp(): void
}

export interface ModelCall {
  path: string
  headers: IncomingHttpHeaders
  body: object
  /** Settles when the caller goes away before the answer has ended. */
  left: Promise<void>
}

export interface FakeModelServer {
  /** Without the protocol's `/v1`. */
  url: string
  /** Makes a server ask this model. */
  env: Record<string, string>
  /** In the order in which they came. */
  calls: ModelCall[]
  answerWith(answer: ModelAnswer): void
  close(): Promise<void>
}
