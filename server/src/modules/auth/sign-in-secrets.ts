import { createSigner, createVerifier } from 'fast-jwt'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import type { SignInSecrets } from './provider.ts'

const NAME = 'probant_sign_in'
const LIFETIME_MS = 10 * MINUTE

/** What must come back unchanged from the sign-in provider is kept in the browser meanwhile, signed. */
export function signInSecretsCookie({
  secret,
  now,
  isSecure,
}: {
  secret: string
  now: Now
  isSecure: boolean
}) {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  const options = { path: '/api/_auth', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

  return {
    write(reply: FastifyReply, secrets: SignInSecrets): void {
      const exp = Math.floor((now().getTime() + LIFETIME_MS) / 1000)
      reply.setCookie(NAME, sign({ kind: 'sign-in', exp, ...secrets }), {
        ...options,
        maxAge: LIFETIME_MS / 1000,
      })
    },

    /** Reading spends it: a second answer to the same question is no answer. */
    take(request: FastifyRequest, reply: FastifyReply): SignInSecrets | undefined {
      const value = request.cookies[NAME]
      reply.clearCookie(NAME, options)
      const claims = claimsSchema.safeParse(value && payloadOf(value))
      if (!claims.success || claims.data.exp * 1000 <= now().getTime()) return undefined
      const { state, nonce, codeVerifier } = claims.data
      return { state, nonce, codeVerifier }
    },
  }

  function payloadOf(value: string): unknown {
    try {
      return verify(value)
    } catch {
      return undefined
    }
  }
}

const claimsSchema = z.object({
  kind: z.literal('sign-in'),
  exp: z.number(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
})
