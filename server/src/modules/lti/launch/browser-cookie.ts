import type { FastifyReply, FastifyRequest } from 'fastify'
import { LAUNCH_MS } from './state.ts'

/** What shows that a launch ends in the browser that it began in. Several may be under way, so each has a cookie of its own. */
export function launchCookie({ isSecure }: { isSecure: boolean }) {
  const options = { path: '/api/lti', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    read: (request: FastifyRequest, hash: string): string | undefined => request.cookies[nameOf(hash)],
    write: (reply: FastifyReply, { token, hash }: { token: string; hash: string }) =>
      reply.setCookie(nameOf(hash), token, { ...options, maxAge: LAUNCH_MS / 1000 }),
  }
}

export type LaunchCookie = ReturnType<typeof launchCookie>

function nameOf(hash: string): string {
  return `probant_launch_${hash.slice(0, 8)}`
}
