import { refreshSession } from '@probant/contract/auth'
import type { Endpoint, RequestOf, ResponseOf } from '@probant/contract/endpoint'
import { ApiError } from './api-error.ts'
import { type RequestParts, send } from './http.ts'
import { accessToken, clearSession, fetchSession } from './session.ts'

type Extras = Pick<RequestParts, 'file' | 'signal' | 'workspace'>

type Arguments<E extends Endpoint> =
  unknown extends RequestOf<E> ? [parts?: Extras] : [parts: RequestOf<E> & Extras]

/**
 * Calls the API with the session's token. A call that is refused for its token is made once more with a new one;
 * where there is none to be had, the session is over.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  ...[given]: Arguments<E>
): Promise<ResponseOf<E>> {
  const parts: RequestParts = given ?? {}
  const token = accessToken()
  try {
    return await send(endpoint, parts, { accessToken: token })
  } catch (error) {
    // Without a token there was no session that could have ended.
    if (endpoint.access === 'public' || !token || statusOf(error) !== 401) throw error
  }

  const renewed = await renewToken(token).catch(async (error) => {
    // Only a refusal ends the session: a server that can't be reached says nothing about it.
    if ([401, 403].includes(statusOf(error))) await expireSession(token)
    throw error
  })
  return send(endpoint, parts, { accessToken: renewed }).catch(async (error) => {
    if (statusOf(error) === 401) await expireSession(token)
    throw error
  })
}

/** Told when a session could not be renewed; the application then shows the way to the login. */
export function onSessionExpired(listener: () => void): void {
  expiryListener = listener
}

let expiryListener = () => {}
let renewal: Promise<string | undefined> | undefined
let expiredToken: string | undefined

/** Refreshes the cookie and refetches the session; calls that were refused together share one refresh. */
function renewToken(refused: string | undefined): Promise<string | undefined> {
  // Another call's refusal has led to a new token already.
  if (accessToken() && accessToken() !== refused) return Promise.resolve(accessToken())

  renewal ??= send(refreshSession, {})
    .then(fetchSession)
    .then(accessToken)
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

/** Once per session, however many calls were refused with its token; whoever was signed out already stays so. */
async function expireSession(token: string | undefined): Promise<void> {
  if (expiredToken === token) return
  expiredToken = token
  await clearSession()
  expiryListener()
}

function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : 0
}
