import type { FastifyReply } from 'fastify'
import { DAY } from '#server/platform/clock.ts'
import { BROWSER_COOKIE } from '#server/platform/http/caller.ts'

/** Browsers keep no cookie for much longer. */
export const BROWSER_KNOWN_MS = 365 * DAY

/** By which an account knows a browser again. It outlasts the session, and is read with every caller. */
export function browserCookie({ isSecure }: { isSecure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(BROWSER_COOKIE, token, { ...options, maxAge: BROWSER_KNOWN_MS / 1000 }),
  }
}
