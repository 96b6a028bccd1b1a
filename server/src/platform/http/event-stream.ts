import type { FastifyReply } from 'fastify'

/** An answer that goes on: events as the browser's own protocol for them has it, read by `fetch` with the bearer. */
export function openEventStream(reply: FastifyReply, { signMs = SIGN_MS } = {}) {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, reply.server.closing])
  reply.hijack()
  const { raw } = reply
  raw.on('close', () => gone.abort())
  // Whoever left while the answer was being prepared has closed it already, and will not do so again.
  if (raw.destroyed) gone.abort()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that collects before it passes on would spoil it.
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  const beat = setInterval(() => raw.write(': still here\n\n'), signMs)

  return {
    /** Says when nobody listens any more, or the server stops. */
    signal,

    /** Whoever does not read what was sent is cut off, before it fills the memory; the page comes back and reads anew. */
    send(event: string, data: unknown): void {
      if (gone.signal.aborted || raw.destroyed) return
      if (raw.writableLength > UNREAD_MAX) raw.destroy()
      else raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },

    end(): void {
      clearInterval(beat)
      raw.end()
    },
  }
}

export type EventStream = ReturnType<typeof openEventStream>

/** Several boards of ten thousand people. */
const UNREAD_MAX = 8 * 1024 * 1024
/** Often enough for proxies that cut what is silent, and for pages to notice soon that nothing comes any more. */
const SIGN_MS = 10_000
