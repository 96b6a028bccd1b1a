import type { z } from 'zod'
import type { ApiScope } from './api-keys/scopes.ts'
import type { ErrorName } from './errors.ts'

/**
 * Who may call.
 * - `public`: anyone
 * - `participant`: whoever is signed in, also by an invitation's link, which opens one quiz and nothing else; such calls
 *   are paced, and what comes faster is refused
 * - `user`: whoever is signed in to an account
 * - `admin`: platform administrators
 */
export const ACCESS = ['public', 'participant', 'user', 'admin'] as const
export type Access = (typeof ACCESS)[number]

/** An endpoint as data: the server's routes, the web's client, the documentation and the tests all read it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: `/api/${string}`
  access: Access
  /** One sentence for the documentation. */
  summary: string
  /** The refusals a caller should expect, besides those that any endpoint may give. */
  errors: readonly ErrorName[]
  /** The answer sets or reads the session cookie: never cached, and refused from other sites. */
  cookie?: true
  /** Dangerous: where the account has a second factor, this session must have shown it within the last ten minutes. */
  asksAgain?: true
  /** Works in the workspace that the header `X-Workspace` names: `personal`, the default, or an organization's id. */
  workspace?: true
  /** Makes a file, or works through as much as one: each person has so many of these at once, and is refused before more begin. */
  costs?: 'file'
  /** Of a participant: what comes at the same moment is done together. Of all else one call of each person is done at a time. */
  together?: true
  /** Of a participant: shows no more than what came of their own quiz, and so also to whoever came by a link after its end. */
  result?: true
  /** A program with a key of this scope may call it, within the key's workspace. Missing: no key opens it. */
  program?: ApiScope
  /** It makes something, or does what must not be done twice: a call with an `Idempotency-Key` can be sent again. */
  takesIdempotencyKey?: true
  /** The body is a file, of one of these types. */
  takesFile?: readonly string[]
  schema: {
    params?: z.ZodObject
    querystring?: z.ZodObject
    body?: z.ZodType
    response: { [status: number]: z.ZodType }
  }
}

type Part<E extends Endpoint, K extends 'params' | 'querystring' | 'body'> = E['schema'][K] extends z.ZodType
  ? { [P in K]: z.input<E['schema'][K]> }
  : unknown

/** What a caller hands over. */
export type RequestOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'querystring'> & Part<E, 'body'>

/** What a caller gets back when all goes well. */
export type ResponseOf<E extends Endpoint> = {
  [S in keyof E['schema']['response']]: E['schema']['response'][S] extends z.ZodType
    ? z.output<E['schema']['response'][S]>
    : never
}[keyof E['schema']['response']]
