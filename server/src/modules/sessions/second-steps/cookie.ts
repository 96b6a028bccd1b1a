import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE } from '#server/platform/clock.ts'

/** Time enough to fetch a phone. */
export const SECOND_STEP_MS = 10 * MINUTE

const NAME = 'probant_second_step'

/** Which login waits in this browser for its second step. It signs nobody in. */
export function secondStepCookie({ isSecure }: { isSecure: boolean }) {
  const options = { path: '/api/_auth', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[NAME],
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(NAME, token, { ...options, maxAge: SECOND_STEP_MS / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(NAME, options),
  }
}
