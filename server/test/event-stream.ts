import { expect } from 'vitest'
import type { Browser } from './browser.ts'

/** Asks for an event stream as a page does, by `fetch` with the bearer; whoever asks reads it, or leaves. */
export function askForEvents(url: string, person: Browser, signal?: AbortSignal): Promise<Response> {
  return fetch(url, { headers: { authorization: `Bearer ${person.accessToken}` }, signal })
}

/** Reads the events named `change`. */
export async function listenTo<Change>(url: string, person: Browser) {
  const leaving = new AbortController()
  const response = await askForEvents(url, person, leaving.signal)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const decoder = new TextDecoder()
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let received = ''
  let read = 0

  /** What the next change says; nothing once the stream has ended. */
  async function next(): Promise<Change | undefined> {
    while (!received.includes('\n\n', read)) {
      const { value, done } = await reader.read()
      if (done) return undefined
      received += decoder.decode(value, { stream: true })
    }
    const end = received.indexOf('\n\n', read)
    const data = /^event: change\ndata: (.*)$/m.exec(received.slice(read, end))?.[1]
    read = end + 2
    return data ? JSON.parse(data) : next()
  }

  return {
    next,
    /** All that has come so far, word by word. */
    heard: () => JSON.stringify([...response.headers]) + received,
    /** How many have come so far. */
    count: () => received.match(/event: change/g)?.length ?? 0,
    async end(): Promise<void> {
      while (await next());
    },
    async leave() {
      leaving.abort()
      await reader.cancel().catch(() => undefined)
    },
  }
}
