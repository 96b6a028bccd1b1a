import type { FastifyReply } from 'fastify'

/** Says when the answer ends before it was given: nobody waits for it any more. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
