import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFETIME_MS } from './rotation.ts'

const NAME = 'probant_session'

/** The refresh token's home: out of reach of any script. */
export function sessionCookie({ isSecure }: { isSecure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[NAME],
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(NAME, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(NAME, options),
  }
}
